"""The words of Pung Chow, Part I: examples of the book, mandarins, two and three players."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP
from peling_app.learn.words.lessons.raw import Raw

SECTIONS: Final = {
    "pc-more": QT_TRANSLATE_NOOP("Lessons", "More"),
}
LESSONS: Final = {
    "pc-examples": QT_TRANSLATE_NOOP("Lessons", "Examples of hands"),
    "pc-layouts": QT_TRANSLATE_NOOP("Lessons", "Four hands laid open"),
    "pc-mandarins": QT_TRANSLATE_NOOP("Lessons", "The mandarins"),
    "pc-few": QT_TRANSLATE_NOOP("Lessons", "Two and three players"),
}
PAGES: Final = {
    "pc-examples/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The least of hands"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The book closes its chapter on scoring with twenty hands. You find all of them under "
                "“The book’s examples” on the first page of Learn. Here are five. This is the first.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "The winning tile was claimed: that set is open."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 22 is the least a winner can have."),
    ),
    "pc-examples/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Find the slip"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The book has some slips of the pen, and its own list of errors. A figure in the "
                "third example is not right.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Look at the pair."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: two points for the pair."),
    ),
    "pc-examples/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Six doubles"),
        (QT_TRANSLATE_NOOP("Lessons", "The seventh example is worth thousands. Count calmly."),),
        hints=(QT_TRANSLATE_NOOP("Lessons", "All honours: three doubles. And each set of dragons."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "pc-examples/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The highest"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The twentieth hand is the highest that can be won without being dealt complete. East"
                " collects double from everybody.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Four hidden fours of the best kind."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "pc-examples/5": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Another slip"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "In the seventeenth example South has won with 140. The book says: East pays 280, North and "
                "South pay 140 each.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Who has won? The winner does not pay."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: the winner cannot be among those who pay."),
    ),
    "pc-layouts/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The winner"),
        (QT_TRANSLATE_NOOP("Lessons", "Four hands of one deal lie open. East has won this one."),),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Own wind and two dragons."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "pc-layouts/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The best of the losers"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "West was not far behind. For a loser only sets, pairs and doubles count, no bonus.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "No 20 points: West has not won."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "pc-layouts/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Who pays whom"),
        (QT_TRANSLATE_NOOP("Lessons", "Now the four settle."),),
        hints=(QT_TRANSLATE_NOOP("Lessons", "East has won: double for East, then the three others singly."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "pc-layouts/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The cheap win that saves thousands"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "In the second deal West had a hand worth 2560, and then North went out with 22. "
                "North is paid first, as always. And yet West, a loser, gains most.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Three open sets of winds or dragons are an alarm for everybody. North heard it and "
                "ran for the quickest end.",
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP(
                "Lessons", "First 22 to North, double from East. Then West against the two others."
            ),
        ),
        right=QT_TRANSLATE_NOOP("Lessons", "Right. Without North's 22 it would have been worse for all."),
    ),
    "pc-layouts/5": Raw(
        QT_TRANSLATE_NOOP("Lessons", "In time"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "In the third deal North wins 416. When a rival seems to be one tile short, take "
                "winds and dragons into your suit, for one double, and do not wait for the pure suit "
                "and its three.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "416 to North. Then three differences, double with East."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "pc-layouts/6": Raw(
        QT_TRANSLATE_NOOP("Lessons", "A suit too late"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The fourth deal warns of a suit that everybody else is throwing away. Do not begin "
                "it unless you were dealt enough pairs: when others come, their partners are gone "
                "already.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "184 to North, and then the losers."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "pc-mandarins/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Flowers and seasons"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Some sets have eight tiles more, called [[mandarins|bonus tile]]: four flowers and "
                "four seasons, one of each for every wind. 1 is East's, 2 South's, 3 West's, 4 "
                "North's. They are usually left out, as they bring luck into the game. With them the "
                "walls are 18 stacks long.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Count from East: 1, 2, 3, 4."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        labels={
            "flowers": QT_TRANSLATE_NOOP("Lessons", "flowers"),
            "seasons": QT_TRANSLATE_NOOP("Lessons", "seasons"),
        },
    ),
    "pc-mandarins/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Set out and replaced"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A mandarin is no part of the hand. It is laid open, and a loose tile is drawn for "
                "it; after the deal before East's first discard. A mandarin of your own wind doubles "
                "your score. The book says nothing of the mandarins of other winds; here they bring "
                "you nothing.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "All flowers and seasons are set out, whosever they are."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "pc-few/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Two and three players"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Pung Chow can be played by two or three. All four walls are built all the same, some"
                " for a player who is not there; his turn is passed over. Everything else stays as it"
                " is, and the hands grow higher, since fewer players take the tiles.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "There are always four sides."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right. Now play a deal."),
    ),
}
