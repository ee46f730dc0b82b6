"""The words of the lessons of Fenghua: flowers, seats, the wall and the wild tiles."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP
from peling_app.learn.words.lessons.raw import Raw

SECTIONS: Final = {
    "fh-start": QT_TRANSLATE_NOOP("Lessons", "The beginning"),
}
LESSONS: Final = {
    "fh-tiles": QT_TRANSLATE_NOOP("Lessons", "144 tiles"),
    "fh-seats": QT_TRANSLATE_NOOP("Lessons", "Counting, bank and rounds"),
    "fh-wall": QT_TRANSLATE_NOOP("Lessons", "Wall and deal"),
    "fh-wild": QT_TRANSLATE_NOOP("Lessons", "Wild tiles"),
}
PAGES: Final = {
    "fh-tiles/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Flowers and seasons"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Fenghua plays with 144 tiles: the usual 136 and eight [[flowers and seasons|bonus-tile]].",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Spring and plum belong to East, summer and orchid to South, autumn and chrysanthemum"
                " to West, winter and bamboo to North. Elsewhere bamboo and orchid change places.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "The number on the tile: 1 East, 2 South, 3 West, 4 North."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        labels={
            "seasons": QT_TRANSLATE_NOOP("Lessons", "seasons"),
            "flowers": QT_TRANSLATE_NOOP("Lessons", "flowers"),
        },
    ),
    "fh-seats/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "One way to count"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Whatever is counted with dice here is counted in one way: the thrower is one, his "
                "right neighbour two, and on to the right. Who holds East throws, and the player "
                "counted is the first banker.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "5 and 9 come back to the thrower."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "fh-seats/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The bank"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The banker is [[East]], his right neighbour South, then West and North. He keeps the"
                " bank when he wins and after a [[drawn deal|drawn-deal]]. Else it goes to the right,"
                " and the winds with it.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Who has won?"),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "fh-seats/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The wind of the round"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "When the bank comes back to the first banker, the prevailing wind changes: East, "
                "South, West, North. It is the [[wind of the round|round-wind]].",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Has the bank been with all four?"),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "fh-wall/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "One throw for all"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Everybody builds 18 stacks. The banker throws two dice, and this one throw tells "
                "all. The sum counts the player who opens his side. The higher die tells how many "
                "stacks he passes over from his right end.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "6 counts South. The higher die is 4."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "The banker throws 4 and 2. Which is the last stack passed over?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Point at the stack."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right. Tiles are drawn from the fifth on, to the left."),
        wrong={
            "the-sum": QT_TRANSLATE_NOOP(
                "Lessons", "The sum tells the side only. The stacks are counted by the higher die."
            ),
            "to-left": QT_TRANSLATE_NOOP(
                "Lessons", "Count to the right: 1 East, 2 South, and 6 is South again."
            ),
        },
    ),
    "fh-wall/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The tile turned up"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The lower die finds a tile in the same side: count stacks back from the gap, the one"
                " beside it as one, and turn up the upper tile. This tile tells which are wild. It "
                "stays where it is and is never drawn.",
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP("Lessons", "The higher die is the stack beside the gap. Go back from there."),
        ),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "fh-wall/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The tail"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Tiles that replace flowers and follow kongs come from the tail: from the stack "
                "beside the gap on, away from it, the upper tile first.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "It is the last of those that were passed over."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "fh-wall/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Dealing"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Four tiles at a time, three times round from the banker. Then he takes the upper "
                "ones of the first and third stack, the others one tile each.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Count to the right from East."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "fh-wild/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Which tiles are wild"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The other three tiles of the kind turned up are [[wild]]. If it is a flower, the "
                "other three flowers are wild; if a season, the other three seasons.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "The one turned up lies in the wall and is nobody's."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        labels={
            "same": QT_TRANSLATE_NOOP("Lessons", "the other three"),
            "family": QT_TRANSLATE_NOOP("Lessons", "the rest of the family"),
        },
    ),
    "fh-wild/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "What a wild tile is good for"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "In a winning hand a wild tile may stand for any tile but a flower, also for itself. "
                "It is never part of a chow or pung that was claimed, nor of a kong.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Lay out the sets without it, and see what is missing."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "fh-wild/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Flowers after the deal"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "After the deal everybody in turn, the banker first, lays out all his flowers and "
                "seasons and draws as many from the tail. Wild ones stay in the hand: a wild flower "
                "is no flower any more.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Look at the tile turned up first."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
}
