"""The words of the lessons of Fenghua: small points, payment and liability."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP
from peling_app.learn.words.lessons.raw import Raw

SECTIONS: Final = {
    "fh-scores": QT_TRANSLATE_NOOP("Lessons", "Its scores"),
}
LESSONS: Final = {
    "fh-small": QT_TRANSLATE_NOOP("Lessons", "Small points"),
    "fh-paying": QT_TRANSLATE_NOOP("Lessons", "Paying"),
}
PAGES: Final = {
    "fh-small/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Add up what applies"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Only the winner counts. There are no doubles here: all patterns that apply are "
                "added. Every win has 1 point; four runs with any eye 1; an own tile 1; no wild tile "
                "1.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Four runs, and no wild tile in the hand."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: four points."),
    ),
    "fh-small/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "How you waited"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "If only one kind could complete the hand, at the end or in the middle of a run or as"
                " the eye, that single call is 1 point. Two pairs of which either becomes a pung are "
                "a pair call: 1 point.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "6 and 8 wait for nothing but the 7."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: just the four that a discard needs."),
        labels={
            "end": QT_TRANSLATE_NOOP("Lessons", "an end"),
            "middle": QT_TRANSLATE_NOOP("Lessons", "a middle"),
            "eye": QT_TRANSLATE_NOOP("Lessons", "the eye"),
            "pairs": QT_TRANSLATE_NOOP("Lessons", "a pair call"),
        },
    ),
    "fh-small/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Dragons and winds"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Each set of dragons is 1 point, the seat wind 1, the prevailing wind 1. A wind that "
                "is both is the right wind: 2. Open or closed does not matter.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Two winds, and a middle that could only be one tile."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: five."),
        labels={
            "one": QT_TRANSLATE_NOOP("Lessons", "1 point"),
            "two": QT_TRANSLATE_NOOP("Lessons", "in East's seat and round: 2"),
        },
    ),
    "fh-small/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Points for wild tiles"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "One wild tile in the hand is 1 point, two are 2; none, as you know, is 1. If every "
                "wild tile stands for itself, it is tame: 1 point more.",
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP("Lessons", "Two wild tiles, the right wind, and a pair that became a pung."),
        ),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "fh-paying/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Round up and pay"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The sum is rounded up to a full ten. After a discard the discarder pays it twice, "
                "the two others once. The banker pays like everybody.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "First round up."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "fh-paying/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Own tile: all pay twice"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "If the winner drew the tile himself, each of the three pays the rounded sum twice.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Round up, then double, for each."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "fh-paying/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Feeding"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Whoever fed the winner four times, by discards that he claimed for open sets, pays "
                "the shares of all three. Three times are enough if the hand is of one suit, pure or "
                "mixed, or all pungs.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "See from whom the open sets came."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "fh-paying/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Robbed, or from the bottom"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Two more pay for all: whose kong was robbed, as for an own tile, and who took the "
                "bottom tile and had to discard it into a winning hand.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Who discarded the bottom tile?"),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "fh-paying/5": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The old values"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Until the 1990s the big values went by thirties: 30, 60 and 90 stood where 50, 100 "
                "and 150 stand today. Some tables still play so. A house rule of this program brings "
                "the old values back.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Three thirties."),),
        ask=QT_TRANSLATE_NOOP("Lessons", "Pure one suit is 150 today. What was it?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Give the number."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        wrong={
            "todays": QT_TRANSLATE_NOOP("Lessons", "That is today's value."),
        },
    ),
}
