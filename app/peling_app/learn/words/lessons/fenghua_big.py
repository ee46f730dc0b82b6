"""The words of the lessons of Fenghua: the big patterns and the extras."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP
from peling_app.learn.words.lessons.raw import Raw

SECTIONS: Final[Mapping[str, str]] = {}
LESSONS: Final = {
    "fh-big": QT_TRANSLATE_NOOP("Lessons", "Big patterns"),
    "fh-extras": QT_TRANSLATE_NOOP("Lessons", "Kongs, flowers, three wild tiles"),
}
PAGES: Final = {
    "fh-big/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "All pung"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Four pungs or kongs and an eye: 100 points straight, that is without a wild tile, 50"
                " with one.",
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP("Lessons", "The wild tile may join the green dragons: two sets of dragons."),
        ),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "fh-big/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The loner"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Four open sets, and one tile alone in the hand that waits for its partner: 100 "
                "straight, 50 with a wild tile. If the one tile is wild, only an own tile wins.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "It waits for one kind only."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "fh-big/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Seven pairs and bombs"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Seven pairs are 150 straight, 50 with a wild tile. Four equal natural tiles among "
                "them are a bomb: 100, or 50 if one of the four was the discard that won.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "The fourth 1 of bamboos came from another player."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "fh-big/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Seven stars"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Fourteen independent tiles are 50. With all seven honours among them they are stars:"
                " 150 more if closed, with all seven there before the last tile; 100 if the last tile"
                " was one of them.",
            ),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "If seven honours and three tiles each of two suits wait for any tile of the third "
                "suit, that is 150 too, in place of the closed stars.",
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP("Lessons", "The wild tile is the seventh honour, and it was there before."),
        ),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        labels={
            "closed": QT_TRANSLATE_NOOP("Lessons", "closed stars"),
            "open": QT_TRANSLATE_NOOP("Lessons", "open stars"),
        },
    ),
    "fh-big/5": Raw(
        QT_TRANSLATE_NOOP("Lessons", "One suit"),
        (QT_TRANSLATE_NOOP("Lessons", "One suit with honours is 70, one suit alone 150."),),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Characters and winds; and only one tile could come."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 73, rounded up to 80."),
    ),
    "fh-big/6": Raw(
        QT_TRANSLATE_NOOP("Lessons", "All honours"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Nothing but winds and dragons: 400 in any mixture, 800 if they make four sets and an"
                " eye. In some places such hands are only celebrated.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Do they make four sets?"),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "fh-big/7": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Celebrated, not paid"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Some wins have a name but no points: the banker's hand that is complete as dealt "
                "(heaven), a win on the very first discard (earth), a robbed kong, the bottom tile. "
                "The last two matter for who pays.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Which tile was it in the wall?"),),
        ask=QT_TRANSLATE_NOOP("Lessons", "South took the last tile and won. What is it?"),
        todo=QT_TRANSLATE_NOOP("Lessons", "Choose one."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        labels={
            "heaven": QT_TRANSLATE_NOOP("Lessons", "a heavenly win"),
            "earth": QT_TRANSLATE_NOOP("Lessons", "an earthly win"),
            "rob": QT_TRANSLATE_NOOP("Lessons", "a robbed kong"),
            "bottom": QT_TRANSLATE_NOOP("Lessons", "the bottom tile"),
        },
        wrong={
            "heaven": QT_TRANSLATE_NOOP("Lessons", "That is for a hand complete as dealt."),
        },
    ),
    "fh-big/8": Raw(
        QT_TRANSLATE_NOOP("Lessons", "The best way to read it"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Often a hand can be read in more than one way, more so with wild tiles. The way that"
                " counts most is taken.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Let the wild tile be a circle, and look at the 8s."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: one suit, and a pair call."),
    ),
    "fh-extras/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Kongs bud and bloom"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A kong that was laid down is budding: direct 50, closed 100, risky 100. If the tile "
                "that follows it wins the hand, it blooms: 100, 150, 200.",
            ),
            QT_TRANSLATE_NOOP("Lessons", "None of this counts for the four points that a discard needs."),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "It was added to an open pung."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
        labels={
            "direct": QT_TRANSLATE_NOOP("Lessons", "direct"),
            "closed": QT_TRANSLATE_NOOP("Lessons", "closed"),
            "risky": QT_TRANSLATE_NOOP("Lessons", "risky"),
        },
    ),
    "fh-extras/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Flowers"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Each flower or season of your own wind is 2 points, all four of one sort 150. If the"
                " tile that replaced a flower wins, that is 50.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Autumn is West's own."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
    "fh-extras/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Eight flowers"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Whoever has laid out all eight may win at once: 400. Or he plays on, and if his hand"
                " is completed too, it is 800.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "Both sorts are complete, and of each sort one is East's."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: 1108, and 1110 when rounded."),
    ),
    "fh-extras/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Three wild tiles"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "All three wild tiles in one hand are 150, and 300 if they are flowers or seasons. "
                "The small points for wild tiles fall away.",
            ),
        ),
        hints=(QT_TRANSLATE_NOOP("Lessons", "The wild tiles may be dragons here."),),
        right=QT_TRANSLATE_NOOP("Lessons", "Right."),
    ),
}
