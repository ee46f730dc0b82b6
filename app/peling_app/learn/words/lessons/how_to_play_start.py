"""The words of the booklet's lessons: its tiles, the wall and the deal."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP
from peling_app.learn.words.lessons.raw import Raw

SECTIONS: Final = {
    "hp-start": QT_TRANSLATE_NOOP("Lessons", "The beginning"),
}
LESSONS: Final = {
    "hp-tiles": QT_TRANSLATE_NOOP("Lessons", "Its tiles and its words"),
    "hp-start": QT_TRANSLATE_NOOP("Lessons", "Seats, wall and deal"),
}
PAGES: Final = {
    "hp-tiles/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Cardinal, Honour, Major"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "This booklet plays with the same 136 tiles, but has its own words. It calls the "
                '[[winds|wind]] "Cardinal" tiles and the [[dragons|dragon]] "Honour" tiles. Do not '
                "mix them up with other books.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                'Ones and nines are "Major" tiles. Sets of them, of winds and of dragons are worth '
                "twice as much as sets from 2 to 8.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "What a set of them counts decides, not how they look."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        labels={
            "cardinal": QT_TRANSLATE_NOOP("Lessons", "Cardinal"),
            "honour": QT_TRANSLATE_NOOP("Lessons", "Honour"),
            "major": QT_TRANSLATE_NOOP("Lessons", "Major"),
        },
    ),
    "hp-tiles/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Four sets and a pair"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The aim is the usual one: four [[sets|set]] and a [[pair]]. The winner does not "
                "discard any more.",
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP(
                "Lessons", "The bamboos make two sequences: one begins with 3, the other with 4."
            ),
        ),
        ask=QT_TRANSLATE_NOOP("Lessons", "Lay the hand out"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Drag tiles together."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: two sequences that overlap."),
        wrong={
            "one-over": QT_TRANSLATE_NOOP(
                "Lessons", "4 and 5 of bamboos are left with a 6 that you did not use."
            ),
        },
    ),
    "hp-start/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Who is East"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You sit where you like. Everybody throws two dice, and the highest throw is "
                "[[East]]. If two tie, these two throw again. South sits at East's right, then West "
                "and North.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "The sum of both dice counts."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "hp-start/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Whose wall is opened"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Everybody builds 17 stacks of two. East throws two dice and counts round the table "
                "to the right, himself as one. The player counted opens his own side of the [[wall]].",
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP(
                "Lessons", "One is East, two is South, three is West, four is North, five is East again."
            ),
        ),
        ask=QT_TRANSLATE_NOOP("Lessons", "East throws 4 and 2. Whose side is it?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Point at the side."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 2, 6 and 10 are South."),
        wrong={
            "other-way": QT_TRANSLATE_NOOP(
                "Lessons", "That counts to the left. Count to the right, as the turns go."
            ),
        },
    ),
    "hp-start/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Both throws together"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The owner of that side throws too. Both throws together tell how many stacks he "
                "counts from the right end of his wall. That stack is lifted out.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "6 and 3 make 9, counted from South's right end."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "East threw 6, South throws 3. Which stack is lifted out?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Point at the stack."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right, the ninth."),
        wrong={
            "second-alone": QT_TRANSLATE_NOOP(
                "Lessons", "Three is the second throw alone. Add the first one."
            ),
        },
    ),
    "hp-start/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The loose tiles"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The two tiles of the lifted stack become the [[loose tiles|loose-tile]]. The lower "
                "one goes on the stack right of the gap, the upper one two stacks further. In our "
                "case: on the eighth and on the sixth.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The one farther from the gap is drawn first. When both are gone, the next stack is "
                "set up in the same manner.",
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP("Lessons", "Lift the ninth stack from the right end, as South sees it."),
            QT_TRANSLATE_NOOP("Lessons", "The upper tile of stack 9 goes three stacks back."),
        ),
        ask=QT_TRANSLATE_NOOP("Lessons", "Lift the stack, and lay its two tiles on the wall"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Choose the stack that is lifted. East threw 6, South 3."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: the one on the sixth is drawn first."),
        wrong={
            "nearer": QT_TRANSLATE_NOOP("Lessons", "That one lies beside the gap; it is drawn second."),
            "beyond": QT_TRANSLATE_NOOP(
                "Lessons", "That is the other side of the gap: there the wall begins."
            ),
        },
    ),
    "hp-start/5": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The deal"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "East takes two stacks, then South, West and North, three times round. Then East "
                "takes two more tiles, the others one each: fourteen for East, thirteen for the "
                "others.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Four rounds: three of four tiles, then the single ones."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
}
