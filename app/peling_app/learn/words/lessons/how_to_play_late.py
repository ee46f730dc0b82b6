"""The words of the booklet's lessons: late claims, and the lock after a pung that was let go."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP
from peling_app.learn.words.lessons.raw import Raw

SECTIONS: Final[dict[str, str]] = {}
LESSONS: Final = {
    "hp-late": QT_TRANSLATE_NOOP("Lessons", "Late claims and the lock"),
}
_IN_TIME: Final = QT_TRANSLATE_NOOP("Lessons", "That is in time, and it would do in play. Here, pass first.")
_SOUTH: Final = QT_TRANSLATE_NOOP("Lessons", "You are South. Two acts: first pass, then claim.")
PAGES: Final = {
    "hp-late/1": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Changing your mind"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You have passed, the next player has drawn, and only now you see what you missed. In "
                "this booklet that is not too late: until he discards, the tile can be [[claimed|claim]], "
                "and what he drew goes back on the wall.",
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP(
                "Lessons", "Press Pass. North draws and thinks; the red dragon still lies there."
            ),
            QT_TRANSLATE_NOOP("Lessons", "Now press Pung."),
        ),
        ask=QT_TRANSLATE_NOOP(
            "Lessons", "West discards a red dragon. Pass, then pung it when North has drawn"
        ),
        todo=_SOUTH,
        right=QT_TRANSLATE_NOOP(
            "Lessons", "Right. North’s tile is back on the wall, and you are to discard."
        ),
        wrong={"in-time": _IN_TIME},
    ),
    "hp-late/2": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Too late"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "With the next [[discard]] the one before is dead for good. A claim is always about the "
                "tile that was discarded last.",
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP("Lessons", "Press Pass. North draws and discards, East draws."),
            QT_TRANSLATE_NOOP("Lessons", "Now press Pung and read the answer."),
        ),
        ask=QT_TRANSLATE_NOOP(
            "Lessons", "Let the red dragon go, and try to pung it when North has discarded a tile"
        ),
        todo=_SOUTH,
        right=QT_TRANSLATE_NOOP(
            "Lessons", "The red dragon is dead. Now only North’s tile can be claimed, the 9 of bamboos."
        ),
        wrong={"in-time": _IN_TIME},
    ),
    "hp-late/3": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Claim or draw"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The others may come late, but not the player whose turn it is: by drawing you decline "
                "the discard. Otherwise you could look at your tile first and then choose.",
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP("Lessons", "Press Pass: it is your turn, so you draw."),
            QT_TRANSLATE_NOOP("Lessons", "Now press Chow and read the answer."),
        ),
        ask=QT_TRANSLATE_NOOP(
            "Lessons", "East discards the 6 of characters. Pass, then try to chow it when you have drawn"
        ),
        todo=_SOUTH,
        right=QT_TRANSLATE_NOOP("Lessons", "So look at the discard before you draw."),
        wrong={"in-time": _IN_TIME},
    ),
    "hp-late/4": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Locked"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Whoever lets a [[pung]] go is locked out of that kind, until he has had another turn. See "
                "what happens when the next player discards the same tile.",
            ),
        ),
        remember=(QT_TRANSLATE_NOOP("Lessons", "The lock holds for kongs too, never for Mah-Jongg."),),
        hints=(
            QT_TRANSLATE_NOOP("Lessons", "Press Pass. North discards the last red dragon at once."),
            QT_TRANSLATE_NOOP("Lessons", "Now press Pung and read the answer."),
        ),
        ask=QT_TRANSLATE_NOOP("Lessons", "Let West’s red dragon go, and try to pung North’s"),
        todo=_SOUTH,
        right=QT_TRANSLATE_NOOP("Lessons", "You have two of them, but the lock is on."),
        wrong={"in-time": _IN_TIME},
    ),
    "hp-late/5": Raw(
        QT_TRANSLATE_NOOP("Lessons", "Free again"),
        (
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The lock opens with your own next turn: when you have drawn or claimed and discarded, you "
                "may pung that kind again.",
            ),
        ),
        hints=(
            QT_TRANSLATE_NOOP("Lessons", "Pass. North and East play, then you draw."),
            QT_TRANSLATE_NOOP("Lessons", "Discard the west wind; keep both dragons. Then wait for North."),
        ),
        ask=QT_TRANSLATE_NOOP("Lessons", "Let the red dragon go, take your turn, and pung the next one"),
        todo=QT_TRANSLATE_NOOP("Lessons", "You are South. Three acts: pass, discard a wind, claim."),
        right=QT_TRANSLATE_NOOP("Lessons", "Right: you have had a turn in between."),
        wrong={"in-time": _IN_TIME},
    ),
}
