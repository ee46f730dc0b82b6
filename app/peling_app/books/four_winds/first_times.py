"""Word what a player meets for the first time where the book has it in its own way."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP

WORDS: Final = {
    "round-wind": (
        QT_TRANSLATE_NOOP("FirstTimes", "The direction of the game"),
        QT_TRANSLATE_NOOP(
            "FirstTimes",
            "One direction prevails until four bankers have lost the bank, and East comes first. A "
            "three or four of it doubles only the hand of the player whose own direction it is, and "
            "that twice.",
        ),
    ),
    "loose": (
        QT_TRANSLATE_NOOP("FirstTimes", "A card from the rear"),
        QT_TRANSLATE_NOOP(
            "FirstTimes",
            "A four uses four cards for one set, so a card is missing. It is made good from the rear "
            "end of the wall. For each of them one heap more stays in the reserve.",
        ),
    ),
    "last-tiles": (
        QT_TRANSLATE_NOOP("FirstTimes", "The last tiles"),
        QT_TRANSLATE_NOOP(
            "FirstTimes",
            "Few cards are left to draw, since seven heaps are never taken. If nobody wins before, the "
            "deal is drawn and not paid.",
        ),
    ),
    "settlement": (
        QT_TRANSLATE_NOOP("FirstTimes", "The settlement"),
        QT_TRANSLATE_NOOP(
            "FirstTimes",
            "The deal is over, and only the winner’s hand is counted. Each of the others pays him his "
            "points; they pay nothing to each other. At the right stands how a hand comes to its score.",
        ),
    ),
    "limit": (
        QT_TRANSLATE_NOOP("FirstTimes", "Full points"),
        QT_TRANSLATE_NOOP(
            "FirstTimes",
            "A number of full points was agreed on, and no hand counts more than that. Some hands are "
            "worth it at once, without counting.",
        ),
    ),
    "drawn": (
        QT_TRANSLATE_NOOP("FirstTimes", "A drawn deal"),
        QT_TRANSLATE_NOOP(
            "FirstTimes",
            "Only the reserve was left before anybody won. Such a deal is drawn and not paid.",
        ),
    ),
}
