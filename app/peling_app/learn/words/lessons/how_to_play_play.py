"""The words of the booklet's lessons: turns, claims, fours, a standing hand, rounds."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP
from peling_app.learn.words.lessons.raw import Raw

SECTIONS: Final = {
    "hp-play": QT_TRANSLATE_NOOP("Lessons", "Its play"),
}
LESSONS: Final = {
    "hp-turns": QT_TRANSLATE_NOOP("Lessons", "Turns and claims"),
    "hp-fours": QT_TRANSLATE_NOOP("Lessons", "Pungs and kongs"),
    "hp-first": QT_TRANSLATE_NOOP("Lessons", "Who comes first"),
    "hp-standing": QT_TRANSLATE_NOOP("Lessons", "Standing hand, last tiles"),
    "hp-rounds": QT_TRANSLATE_NOOP("Lessons", "East and the rounds"),
}
PAGES: Final = {
    "hp-turns/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "East discards first"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "East has fourteen tiles and begins with a [[discard]], face up and named aloud. From"
                " then on every turn is: draw or claim, lay down what you wish, discard.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "The single wind and the single dragon stand alone."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Discard a tile that fits nothing"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are East."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        wrong={
            "breaks-pair": QT_TRANSLATE_NOOP(
                "Lessons", "Your hand needs a pair. Keep it as long as single tiles are left."
            ),
        },
    ),
    "hp-turns/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Draw, then discard"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "If you claim nothing in your turn, you draw the end tile of the wall, the upper one "
                "of a stack first. The turn goes to the right.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "6, 7 and 8 do not come with a wind."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "You have drawn the 7 of circles. Discard what is useless now"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        wrong={
            "throws-it-back": QT_TRANSLATE_NOOP(
                "Lessons", "7 stands beside 8, and with a 6 or 9 it makes a set. The lone wind goes."
            ),
        },
    ),
    "hp-turns/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Chow from the left"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A [[chow]] may be claimed only from the player at your left, with two tiles of your "
                "hand in the same suit. Never with winds or dragons.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "You hold 5 and 7."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "East discards the 6 of characters. Chow it"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        wrong={
            "let-go": QT_TRANSLATE_NOOP(
                "Lessons", "Nothing else fills the gap between 5 and 7. Take it this time."
            ),
        },
    ),
    "hp-turns/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Pung from anybody"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "With two equal tiles you may [[pung]] the third from anybody. Play goes on at your right.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "But here is a rule of this booklet: whoever lets a possible pung go may not pung "
                "that kind again until he has had another turn. Think before you keep silent.",
            ),
        ),
        remember=(QT_TRANSLATE_NOOP("Lessons", "The lock holds for kongs too, never for Mah-Jongg."),),
        hints=(QT_TRANSLATE_NOOP("Lessons", "You hold two red dragons."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "West discards a red dragon. Pung it"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        wrong={
            "locked": QT_TRANSLATE_NOOP(
                "Lessons",
                "Now you are locked: even if the next player throws a red dragon, you may not pung it"
                " before your next turn.",
            ),
        },
    ),
    "hp-turns/5": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Locked"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Here somebody let a pung go a moment ago, and now the same kind is discarded again.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "He has not had a turn in between."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "hp-fours/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "A kong by a claim"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "With three of a kind in your hand you may claim the fourth from anybody. The "
                "[[kong]] lies open, and you draw a [[loose tile|loose-tile]] before you discard.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "You hold three."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Claim the green dragon for a kong"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        wrong={
            "only-three": QT_TRANSLATE_NOOP(
                "Lessons", "A pung would leave the third in your hand. Take all four."
            ),
        },
    ),
    "hp-fours/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Adding the fourth"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A fourth tile that you draw yourself may be added to your open pung, never a "
                "discard. The kong stays [[exposed]].",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Your three 8s lie on the table."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Add the 8 of bamboos"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right, and a loose tile has come."),
        wrong={
            "lies-open": QT_TRANSLATE_NOOP(
                "Lessons", "Three of them lie open already. Add the fourth there."
            ),
        },
    ),
    "hp-fours/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "A concealed kong"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Sets that you draw yourself stay in the hand; nobody needs to know. Four of a kind "
                "may be laid down in any turn of yours, the outer two face down. Only then comes the "
                "loose tile.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "If another player wins before you lay them down, they count as a [[concealed]] pung only.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "The button above your hand says what can be laid down."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "You have drawn the fourth 7. Lay the four down"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        labels={
            "own": QT_TRANSLATE_NOOP("Lessons", "concealed: counts double"),
        },
        wrong={
            "gives-it-away": QT_TRANSLATE_NOOP("Lessons", "A fourth 7 is worth much more on the table."),
        },
    ),
    "hp-first/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Pung before chow"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons", "Two players want the same tile: a [[pung]] or [[kong]] goes before a [[chow]]."
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Three of a kind before a sequence."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "hp-first/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Still alive"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Only the latest discard can be claimed. But it stays alive longer than elsewhere: "
                "even when the next player has drawn, you may still take it, until he discards. His "
                "tile goes back on the wall.",
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP(
                "Lessons", "Look what your hand holds of that tile; and does it complete the hand?"
            ),
        ),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "hp-first/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Mah-Jongg before all"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Whoever is one tile short is [[calling]]. He may take any discard that completes his"
                " hand, for a set, a sequence or the pair, before every other claim.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Of two who win with the same tile, the one goes first whose turn would have come first.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Count to the right from the discarder."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "hp-first/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Snatching a kong"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "When somebody adds a tile to his open pung, you may take this tile if it completes "
                'your hand. The booklet calls it "snatching": [[robbing|robbing]] a kong. A concealed'
                " kong is safe.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "6 and 7 of circles wait for 5 or 8."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "North adds the 8 of circles to his pung. Win with it"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South."),
        right=QT_TRANSLATE_NOOP("Lessons", "Mah-Jongg, and the snatched kong doubles your score."),
        wrong={
            "let-go": QT_TRANSLATE_NOOP("Lessons", "It completes your hand, and it doubles. Look again."),
        },
    ),
    "hp-standing/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Standing"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "If your hand is [[calling]] right after your first draw and discard (for East: his "
                'first discard), you may say "Standing". From then on you must not change it: what '
                "you draw goes, until the winning tile comes.",
            ),
            QT_TRANSLATE_NOOP("Lessons", "A [[standing hand|standing]] that wins is paid 100 points more."),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Without the dragon, 6 and 7 of circles wait for 5 or 8."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Discard so that your hand stands"),
        todo=QT_TRANSLATE_NOOP("Lessons", 'You are East. Choose "Standing" and the tile that is left over.'),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: it stands from now on."),
        wrong={
            "says-nothing": QT_TRANSLATE_NOOP(
                "Lessons", "The right tile, but you did not declare it. The 100 points are for those who do."
            ),
            "not-calling": QT_TRANSLATE_NOOP(
                "Lessons", "Keep 6 and 7: without them the hand is not calling."
            ),
        },
    ),
    "hp-standing/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The last fourteen"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The last tiles of the wall are never drawn, the loose ones among them. If nobody has"
                " won by then, the deal is a [[drawn deal|drawn-deal]]: nobody pays, and the same "
                "East deals again.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Seven stacks."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "hp-standing/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Count your tiles"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Thirteen after your turn, a kong's fourth tile not counted. Whoever has another "
                "number holds a [[dead hand|dead-hand]]: he draws and discards, but cannot win.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Thirteen, and one more for every kong."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "hp-rounds/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "When East passes"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "[[East]] stays East while he wins, and after a drawn deal. Else the player at his "
                "right becomes East.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Who has won?"),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "hp-rounds/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Four rounds"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "There is a wind of the [[round]]: first East, then South, West, North. The next "
                "round begins when the first East would become East again. Sets of this wind double.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "All four must have been East."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
}
