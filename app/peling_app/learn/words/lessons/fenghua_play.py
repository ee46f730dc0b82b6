"""The words of the lessons of Fenghua: turns, claims, kongs, shapes and winning."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP
from peling_app.learn.words.lessons.raw import Raw

SECTIONS: Final = {
    "fh-play": QT_TRANSLATE_NOOP("Lessons", "Its play"),
}
LESSONS: Final = {
    "fh-turn": QT_TRANSLATE_NOOP("Lessons", "Turns and claims"),
    "fh-kongs": QT_TRANSLATE_NOOP("Lessons", "Kongs"),
    "fh-shapes": QT_TRANSLATE_NOOP("Lessons", "Five shapes that win"),
    "fh-winning": QT_TRANSLATE_NOOP("Lessons", "Winning"),
}
PAGES: Final = {
    "fh-turn/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "A flower comes"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "In your turn you draw. If it is a flower, you may lay it out and draw one from the "
                "tail instead. You need not, but a hand with a flower in it cannot win.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Summer is even your own."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "You have drawn summer. Lay it out"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right, and a tile from the tail has come."),
        wrong={
            "throws-it": QT_TRANSLATE_NOOP(
                "Lessons", "You may, but it is worth points on the table: it is your own season."
            ),
        },
    ),
    "fh-turn/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Chow with natural tiles"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A [[chow]] from the left neighbour, with two natural tiles of your hand. A wild tile"
                " cannot help there.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "3 and 4 of bamboos are natural."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "East discards the 5 of bamboos; the 1 of circles is wild. Chow it"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        wrong={
            "with-wild": QT_TRANSLATE_NOOP(
                "Lessons", "The 1 of circles is wild, but an open run must be made of natural tiles."
            ),
            "let-go": QT_TRANSLATE_NOOP("Lessons", "Take it once, for practice."),
        },
    ),
    "fh-turn/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Pung with natural tiles"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A [[pung]] from anybody, with two equal natural tiles. The claimed tile lies across "
                "and shows whom it came from: remember this, it can cost money.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "You hold two."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "West discards a red dragon. Pung it"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        wrong={
            "let-go": QT_TRANSLATE_NOOP(
                "Lessons", "A set of dragons is a point towards the four you need. Take it."
            ),
        },
    ),
    "fh-turn/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "One winner"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Winning goes before pung and kong, these before chow. Of two winners the one whose "
                "turn comes first after the discarder wins alone.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Count to the right from the discarder."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "fh-turn/5": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Nobody's tile"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A wild tile that somebody discards can be claimed by nobody, not even to win. A "
                "discarded flower neither.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Which tile is wild in this deal?"),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "fh-kongs/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "A closed kong"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Four equal tiles in the hand are no [[kong]] yet: it becomes one when you lay it "
                "down and draw from the tail. After that you may win, lay down another, or discard.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "The button above your hand says what can be laid down."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "You have drawn the fourth 7. Lay the kong down"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: a closed kong is worth 100 points if you win."),
        wrong={
            "gives-it-away": QT_TRANSLATE_NOOP("Lessons", "That would give 100 points away."),
        },
    ),
    "fh-kongs/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "A direct kong"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "With three in the hand you may claim the fourth from anybody: a direct kong, worth "
                "50 if you win.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "You hold three natural ones."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Claim the green dragon for a kong"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        wrong={
            "only-three": QT_TRANSLATE_NOOP("Lessons", "For a kong all four lie down."),
        },
    ),
    "fh-kongs/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "A risky kong"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The fourth tile may be added to your open pung. It is called risky, since another "
                "player may rob it; then you pay for everybody. It is worth 100.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Your three 8s lie on the table."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Add the 8 of bamboos"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right, and nobody could rob it."),
        wrong={
            "lies-open": QT_TRANSLATE_NOOP("Lessons", "Three lie open already. Add the fourth there."),
        },
    ),
    "fh-kongs/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Not after a claim"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons", "After a chow or pung you discard at once. No kong and no flower in between."
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "What happened just before?"),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "fh-shapes/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Sets, or seven pairs"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                'Five shapes win. The first is the usual one: four sets and a pair, the "eye". The '
                "second is seven [[pairs|pair]], with nothing claimed. Four equal tiles are two "
                "pairs.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "One hand has a tile too many of one kind for pairs."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Which hands win?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Choose all."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        labels={
            "pairs": QT_TRANSLATE_NOOP("Lessons", "seven pairs"),
        },
        wrong={
            "no-four": QT_TRANSLATE_NOOP("Lessons", "In the second hand, four 1s are two pairs."),
        },
    ),
    "fh-shapes/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Fourteen that stand apart"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The third shape is the opposite of a hand: fourteen different tiles, of which in one"
                " suit no two are nearer than three. 1, 4 and 7 are all right, 1 and 3 are not. "
                "Nothing may be claimed.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Look for two tiles that are equal or nearly neighbours."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Which hands win?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Choose all."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: no wind or dragon twice, no 1 beside a 3."),
        labels={
            "apart": QT_TRANSLATE_NOOP("Lessons", "all stand apart"),
        },
        wrong={
            "gap-of-two": QT_TRANSLATE_NOOP(
                "Lessons", "In the second hand, 1 and 3 of bamboos wait for the 2. They are too near."
            ),
        },
    ),
    "fh-shapes/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Nothing but honours, eight flowers"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The fourth: fourteen [[honours|honour]], winds and dragons in any mixture. The "
                "fifth: whoever has laid out all eight flowers wins, whatever else he holds.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "In any mixture, but all of them."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Which hands win?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Choose all."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        wrong={
            "sets-only": QT_TRANSLATE_NOOP("Lessons", "They need not be sets: the first hand wins too."),
        },
    ),
    "fh-shapes/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Waiting with a wild tile"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Wild tiles help in every shape but the eight flowers. One in your hand opens many "
                "doors: see what it could be, and what would then be missing.",
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP("Lessons", "First let the wild tile be the dragon's partner, then a bamboo."),
        ),
        ask=QT_TRANSLATE_NOOP("Lessons", "The 1 of circles is wild. Which tiles win?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Choose every tile that wins if you draw it."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right. Another wild tile helps as well."),
        labels={
            "stands": QT_TRANSLATE_NOOP("Lessons", "the wild tile stands for 1 or 4"),
        },
        wrong={
            "only-dragon": QT_TRANSLATE_NOOP(
                "Lessons", "If the wild tile is the second dragon, 6 and 7 of bamboos wait for 5 and 8."
            ),
        },
    ),
    "fh-shapes/5": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Giving wild tiles a place"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A complete hand with two wild tiles: you decide what each of them stands for. There is "
                "often more than one way; the one that counts most is taken in the score.",
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP("Lessons", "Lay out first what is complete without wild tiles."),
            QT_TRANSLATE_NOOP("Lessons", "3 and 4 of bamboos lack one tile, and so do the two 7s."),
        ),
        ask=QT_TRANSLATE_NOOP(
            "Lessons", "The 1 of circles is wild. Lay the hand out in four sets and a pair"
        ),
        todo=QT_TRANSLATE_NOOP("Lessons", "Drag tiles together. Both wild tiles must have a place."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        wrong={
            "two-pairs": QT_TRANSLATE_NOOP(
                "Lessons", "There may be one pair only. A wild tile makes the other one a pung."
            ),
        },
    ),
    "fh-winning/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "An own tile"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "With a tile that you draw yourself you may always win, however little the hand is worth.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "2, 3, 4 of bamboos is the last set."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "You have drawn the 4 of bamboos. Win"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        wrong={
            "goes-on": QT_TRANSLATE_NOOP("Lessons", "The hand is complete."),
        },
    ),
    "fh-winning/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Four points for a discard"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "To win with a discard the hand must be worth at least four points, before rounding, "
                "and without what kongs, flowers and three wild tiles add. Two come easily: one for "
                "winning, one for having no wild tile or just one. You need two more.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Count the small points of the hand."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "fh-winning/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "A lone wild tile"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "If your sets are finished and only a wild tile is left, any tile completes the eye. "
                "Such a hand may win only with an own tile, never with a discard.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons", "Else a discard may well complete a set in which a wild tile helps."
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Lay out the sets without the wild tile."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "fh-winning/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Robbing"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A tile that is added to an open pung can be [[robbed|robbing]] if it completes your "
                "hand. It counts as your own tile, needs no four points, and the robbed player pays "
                "for all.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "6 and 7 of circles wait for 5 or 8."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "North adds the 8 of circles. Rob it"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right. That was the risk of the risky kong."),
        wrong={
            "let-go": QT_TRANSLATE_NOOP("Lessons", "It completes your hand. Look again."),
        },
    ),
    "fh-winning/5": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The bottom tile"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The tile just before the one turned up is the last. Whoever is in turn may take it "
                "or refuse it. If you take it, you win with it or must discard that very tile; and if"
                " somebody wins with this discard, you pay for all.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "If all four refuse, the deal is [[drawn|drawn-deal]]: nobody pays, and the banker stays.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "You cannot win with any tile. You could only lose."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Your hand is nowhere near. Refuse the bottom tile"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: all have refused, and the deal is drawn."),
        wrong={
            "takes-it": QT_TRANSLATE_NOOP(
                "Lessons", "Now you must discard it, and whoever wins with it is paid by you alone."
            ),
        },
    ),
}
