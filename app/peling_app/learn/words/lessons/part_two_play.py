"""The words of Pung Chow, Part II: winds, rounds, limit and washing."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP
from peling_app.learn.words.lessons.raw import Raw

SECTIONS: Final = {
    "pc2-winds": QT_TRANSLATE_NOOP("Lessons", "Winds and rounds"),
    "pc2-the-limit": QT_TRANSLATE_NOOP("Lessons", "The limit"),
}
LESSONS: Final = {
    "pc2-box": QT_TRANSLATE_NOOP("Lessons", "The wind box"),
    "pc2-rounds": QT_TRANSLATE_NOOP("Lessons", "Rounds"),
    "pc2-limit": QT_TRANSLATE_NOOP("Lessons", "Why there is a limit"),
    "pc2-wash": QT_TRANSLATE_NOOP("Lessons", "Washing the tiles"),
}
PAGES: Final = {
    "pc2-box/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Who lays out the winds"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Part II of the book is the same game with another way to seat the players and other "
                "scores. Tiles, wall, turns and claims stay as in Part I.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The seats are taken freely at first. Anybody throws two dice and counts to the "
                "right, himself as one. The player he reaches is the [[positioner]]: he lays out the "
                "winds.",
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP(
                "Lessons", "After four you are back at the thrower. Five is the thrower again."
            ),
        ),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "pc2-box/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The line"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The positioner lays the four winds face down in a line that leads away from himself."
                " One of them, he does not know which, lies on the [[wind box]]; the box may stand at"
                " any of the four places.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Then he throws and counts, himself as one. Whoever is reached takes the wind "
                "farthest from the positioner, place 1; the next to the right takes place 2, and so "
                "on.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "First count who takes place 1. Then go on to the right."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right. Where the box goes, there East will sit."),
    ),
    "pc2-box/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "East moves to the box"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Now all look. The chair before which the box stands is the seat of East. Whoever "
                "drew the east wind moves there. South sits down at his right, West opposite, North "
                "at his left.",
            ),
        ),
        remember=(QT_TRANSLATE_NOOP("Lessons", "The box names the chair, the tile names the player."),),
        hints=(
            QT_TRANSLATE_NOOP(
                "Lessons", "Find who takes place 1, and count on to the place of the east wind."
            ),
        ),
        right=QT_TRANSLATE_NOOP("Lessons", "Right. He moves to the chair with the box and is East."),
    ),
    "pc2-rounds/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "East keeps the box"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "East keeps the box before him as long as he wins or nobody does. When another wins, "
                "the box goes to the right, and the player there is [[East]]. As in Part I, East pays"
                " and gets double.",
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP(
                "Lessons", "Did somebody other than East win? Then the box moves one seat to the right."
            ),
        ),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "pc2-rounds/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The wind of the round"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "On the box lies the wind of the round: the [[round wind]]. The first round is the "
                "round of East. When all four players have been East and lost, the round is over, the"
                " next wind is put on top, and the player who was East first begins again.",
            ),
        ),
        remember=(
            QT_TRANSLATE_NOOP(
                "Lessons", "A deal that East wins, or nobody, does not bring the round forward."
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Four losses of East end a round."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "pc2-rounds/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Four rounds"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The rounds of East, South, West and North make a set. The players agree beforehand "
                "how many sets they play.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Four players, four rounds."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "How many deals does a set have at least?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Suppose that East loses every deal."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right, sixteen. A deal that East wins makes it longer."),
        wrong={
            "four": QT_TRANSLATE_NOOP(
                "Lessons", "That is one round: four players lose as East. A set has four rounds."
            ),
        },
    ),
    "pc2-rounds/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The last fourteen"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "In Part II the end of the wall is not touched. The last fourteen tiles, the [[loose "
                "tiles|loose tile]] among them, are set apart. If a tile would have to be drawn and "
                "only they are left, the deal is [[drawn|drawn deal]] and East stays.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "It is the number in the heading."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right. So there are 69 tiles to draw after the deal."),
    ),
    "pc2-limit/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "A ceiling"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A hand can grow to thousands. That is why most tables agree on a [[limit]]: nobody "
                "pays more for a hand. It is usually 300; 400 where Mah-Jongg counts 20; 600 is "
                "played too.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Points that go beyond it are lost. With a limit it is wiser to win fast than to win high.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "28 doubled four times is more than the limit."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "What does this hand count?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "The limit is 300. The points are 28, and there are four doubles."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 300, the limit."),
        wrong={
            "uncapped": QT_TRANSLATE_NOOP(
                "Lessons", "That is what its lines come to. But nobody pays more than the limit."
            ),
        },
    ),
    "pc2-limit/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Twice the limit with East"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "East pays and gets double, also when it is the limit that is paid. So what is paid "
                "to East, or by East, may be twice the limit. The winner is paid first, and then the "
                "losers settle, as in Part I.",
            ),
        ),
        remember=(QT_TRANSLATE_NOOP("Lessons", "300 among the others, 600 with East."),),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Everybody pays East the double."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "pc2-limit/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The losers too"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The losers pay each other the differences of their hands. A difference is cut at the"
                " limit too; with East it may be twice as much. It is the difference that is cut, not"
                " the score of the hand.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "340 less 2 is more than 300. 340 less 80 is not."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "pc2-wash/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "A hand of odd ends"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "If you are dealt nine or more different [[heads|major]], you may lay them open "
                "before anything is drawn and say that you do not play. This is washing the tiles. "
                "Heads are the 1s, the 9s, winds and dragons.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "The action stands beside the claims."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Wash the tiles"),
        todo=QT_TRANSLATE_NOOP(
            "Lessons", "You are East and have nine different heads. Nothing is played yet."
        ),
        right=QT_TRANSLATE_NOOP("Lessons", "Right. The deal is over, and everybody pays you."),
        wrong={
            "too-late": QT_TRANSLATE_NOOP(
                "Lessons", "With that you begin to play, and the chance is gone. Look: nine different heads."
            ),
            "no-hand": QT_TRANSLATE_NOOP("Lessons", "That is no complete hand. But you may show your heads."),
        },
    ),
    "pc2-wash/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "What it brings"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "For nine different heads everybody pays 50, for ten 70, for eleven 100, for twelve "
                "150, for thirteen 200. A second tile of the same kind does not count. You need not "
                "wash; from such a hand something greater may grow.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "The 1 of characters and the green dragon lie there twice."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        wrong={
            "nothing": QT_TRANSLATE_NOOP("Lessons", "Count again: there are more than nine."),
        },
    ),
    "pc2-wash/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "No double"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "At washing East neither pays nor gets double. No other hand is counted. The tiles "
                "are shuffled again, and East stays East.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "200 from each, even for East."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "pc2-wash/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "What goes first"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "If East is dealt a complete hand, that comes before washing. Washing comes before a "
                "win with the first tile that is discarded.",
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP(
                "Lessons", "Is it East's own hand that is complete? If not, washing goes first."
            ),
        ),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
}
