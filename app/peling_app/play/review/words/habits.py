"""Name what decisions were about, and what they cost in a deal."""

from __future__ import annotations

from typing import Final, TypeAlias, TypeVar

from PySide6.QtCore import QCoreApplication

from peling.coach.habits import Kind, Subject
from peling_app.kit.words.marks import Sentence, Sentences
from peling_app.kit.words.numbers import decimal, number

translate = QCoreApplication.translate

Key = TypeVar("Key")
Names: TypeAlias = Sentences[Key]

title = Sentence("Habits", "This game")
by_kind = Sentence("Habits", "By kind")
by_subject = Sentence("Habits", "By subject")

kinds: Final = Sentences[Kind](
    {
        Kind.DISCARD: Sentence("Habits", "Discards"),
        Kind.CLAIM: Sentence("Habits", "Claims"),
        Kind.KONG: Sentence("Habits", "Kongs"),
        Kind.GOING_OUT: Sentence("Habits", "Going out"),
    }
)
"""What was to be decided."""

subjects: Final = Sentences[Subject](
    {
        Subject.LONE_HONOURS: Sentence("Habits", "Lone honours"),
        Subject.BROKEN_PAIRS: Sentence("Habits", "Broken pairs"),
        Subject.EARLY_CLAIMS: Sentence("Habits", "Early claims"),
        Subject.MISSED_CLAIMS: Sentence("Habits", "Missed claims"),
        Subject.DREAMS: Sentence("Habits", "Dreams"),
        Subject.DANGERS: Sentence("Habits", "Dangers"),
        Subject.FEEDS: Sentence("Habits", "Tiles for others"),
        Subject.WILD_TILES: Sentence("Habits", "Wild tiles"),
        Subject.AIMS_LEFT: Sentence("Habits", "Aims given up"),
        Subject.SLOWER: Sentence("Habits", "Slower hands"),
        Subject.WAITS: Sentence("Habits", "Narrow waits"),
        Subject.CHEAPER: Sentence("Habits", "Cheaper hands"),
        Subject.OTHER: Sentence("Habits", "Other"),
    }
)
"""What a costly decision was about."""


def reviewed(done: int, whole: int) -> str:
    """Return how many deals of the game have been reviewed."""
    return translate("Habits", "{done} of {whole} deals reviewed").format(
        done=number(done), whole=number(whole)
    )


def in_a_deal(points: float, error: float) -> str:
    """Return how many points were lost in a deal on average, with the error of that where it is known."""
    if not error:
        return translate("Habits", "{points} points lost in a deal").format(points=decimal(points))
    return translate("Habits", "{points} ± {error} points lost in a deal").format(
        points=decimal(points), error=decimal(2 * error)
    )
