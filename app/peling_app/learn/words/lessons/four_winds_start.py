"""The words of the leaflet's lessons: its names, the seats and the wall."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP
from peling_app.learn.words.lessons.raw import Raw

SECTIONS: Final = {
    "fw-start": QT_TRANSLATE_NOOP("Lessons", "The beginning"),
}
LESSONS: Final = {
    "fw-words": QT_TRANSLATE_NOOP("Lessons", "Its names"),
    "fw-seats": QT_TRANSLATE_NOOP("Lessons", "Seats and banker"),
    "fw-wall": QT_TRANSLATE_NOOP("Lessons", "The wall"),
}
PAGES: Final = {
    "fw-words/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Cardinals and Directions"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                'The leaflet has names of its own. Tiles are "cards", stacks are "heaps", a deal is a'
                ' "game". Characters are "Numbers".',
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Take care with two of them: the [[dragons|dragon]] are called Cardinals, and the "
                "[[winds|wind]] are Directions. The other old booklet calls the winds Cardinal.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Three colours: red, green and white."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Mark the Cardinals"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Choose every tile."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        labels={
            "cardinals": QT_TRANSLATE_NOOP("Lessons", "Cardinals"),
            "directions": QT_TRANSLATE_NOOP("Lessons", "Directions"),
            "numbers": QT_TRANSLATE_NOOP("Lessons", "Numbers"),
        },
        wrong={
            "winds": QT_TRANSLATE_NOOP(
                "Lessons", "These are Directions. In the other booklet they would be Cardinal."
            ),
        },
    ),
    "fw-words/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The head of the bird"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A hand is four sets and a [[pair]]. The pair is called the head of the bird: without"
                " it the hand does not live.",
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP("Lessons", "6, 7, 8 and 9 of characters: either end may be left for the pair."),
        ),
        ask=QT_TRANSLATE_NOOP("Lessons", "The head is missing. Which tiles win?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Choose every tile."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: the 6 or the 9."),
        labels={
            "head": QT_TRANSLATE_NOOP("Lessons", "the head"),
        },
        wrong={
            "only-nine": QT_TRANSLATE_NOOP("Lessons", "If 7, 8, 9 are the set, the 6 is left and waits too."),
        },
    ),
    "fw-seats/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Drawing for seats"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Four wind tiles lie face down. Somebody throws two dice and counts to the right, "
                "himself as one. Whom the count reaches draws first, the others follow to the right.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Who draws [[East]] takes the first place; South sits at his right, West opposite, "
                "North at his left.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "One is the thrower, two his right neighbour."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "fw-seats/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The first banker"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "East is not yet the banker. He throws the dice, takes one off the sum, as is the "
                "custom, and counts to the right from himself as one. The player counted is banker, "
                "and from him the winds are named anew.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Take one off first."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "fw-seats/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Sixteen games"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The banker keeps the bank until another player wins; then it goes to the right. When"
                " it has gone round once, the [[wind of the round|round-wind]] changes: East, South, "
                "West, North, sixteen games and the repeated ones.",
            ),
            QT_TRANSLATE_NOOP("Lessons", "Whatever the banker wins or loses counts double."),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Who has won?"),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "fw-wall/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Thirteen heaps"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Everybody builds 17 heaps of two. The banker throws and counts as before; the player"
                " counted throws again. Both throws together tell how many heaps are passed over, "
                "from the right end of that player's wall.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The wall is opened there. Tiles are drawn from the heap to the left of the gap; "
                "those passed over are the rear. No tile is lifted out.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "6 and 7, counted from South's right end."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "The banker throws 6, South 7. Which is the last heap passed over?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Point at the stack."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: thirteen are passed over, four remain at his left."),
        wrong={
            "second-alone": QT_TRANSLATE_NOOP("Lessons", "Seven is the second throw alone. Add the first."),
        },
    ),
    "fw-wall/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Dealing"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The banker takes two heaps, then each to the right, three times. Then the banker "
                "takes two single cards, the others one. The banker discards first.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Count to the right from East."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "fw-wall/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Where the game ends"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Seven heaps are never taken, and one heap more for every four of a kind that took a "
                "card from the rear. When only these are left and nobody has won, the game is "
                "[[drawn|drawn-deal]], and nobody pays.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "A heap is two tiles."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
}
