"""Word what a player meets for the first time where the book has it in its own way."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP

PART_ONE: Final = {
    "flower": (
        QT_TRANSLATE_NOOP("FirstTimes", "Mandarins"),
        QT_TRANSLATE_NOOP(
            "FirstTimes",
            "Flowers and seasons are called mandarins here and belong to no set. A mandarin is set out,"
            " and a loose tile is drawn for it. One of your own wind doubles your score, one of another"
            " wind counts nothing.",
        ),
    ),
}

PART_TWO: Final = {
    "round-wind": (
        QT_TRANSLATE_NOOP("FirstTimes", "The wind of the round"),
        QT_TRANSLATE_NOOP(
            "FirstTimes",
            "One wind prevails for a whole round, and East comes first. A pair of it counts a little in"
            " any hand. A set of it doubles only the hand of the player whose own wind it is, and that "
            "twice.",
        ),
    ),
    "flower": (
        QT_TRANSLATE_NOOP("FirstTimes", "Mandarins"),
        QT_TRANSLATE_NOOP(
            "FirstTimes",
            "Flowers and seasons are called mandarins here and belong to no set. A mandarin is set out,"
            " and a loose tile is drawn for it. One of your own wind doubles your score, one of another"
            " wind counts nothing.",
        ),
    ),
    "chow": (
        QT_TRANSLATE_NOOP("FirstTimes", "To chow"),
        QT_TRANSLATE_NOOP(
            "FirstTimes",
            "With two tiles of your hand the discard makes a sequence of one suit. Only the player at "
            "your left may give it, unless it completes the whole hand. A sequence counts nothing, "
            "except the one that completes a hand.",
        ),
    ),
}
