"""What is remembered of what a learner does: the inputs from which his progress follows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:  # play takes these types too, and needs no drills
    from peling.lessons.drills.question import Explanation, Key
    from peling.lessons.memory import Recall


@dataclass(frozen=True, slots=True)
class PageDone:
    """The task of the page with this id was done, or the page was read."""

    page: str


@dataclass(frozen=True, slots=True)
class Bookmarked:
    """In the course of this rule set the learner is now on this page."""

    rules: str
    page: str


@dataclass(frozen=True, slots=True)
class Known:
    """The explanation with this id need not be shown any more."""

    explanation: str


@dataclass(frozen=True, slots=True)
class ShownAgain:
    """The explanations whose ids begin so are to be shown again."""

    beginning: str


@dataclass(frozen=True, slots=True)
class ExampleSolved:
    """The example of a book with this id was solved."""

    exercise: str


@dataclass(frozen=True, slots=True)
class Answered:
    """The question with this key was answered in a drill.

    Attributes:
        key: the question.
        explanation: how well.
        asked: the rules that the answer says something of, and whether they were known.
    """

    key: Key
    explanation: Explanation
    asked: tuple[tuple[str, bool], ...] = ()


@dataclass(frozen=True, slots=True)
class TileNamed:
    """The tile with this code was to be named; how the name came to mind."""

    tile: str
    recall: Recall


@dataclass(frozen=True, slots=True)
class Practised:
    """Somebody has practised for so many seconds."""

    seconds: int


@dataclass(frozen=True, slots=True)
class DayAnswered:
    """In the hand of the day of this rule set the tile with this code was chosen."""

    rules: str
    tile: str


Learnt: TypeAlias = (
    PageDone
    | Bookmarked
    | Known
    | ShownAgain
    | ExampleSolved
    | Answered
    | TileNamed
    | Practised
    | DayAnswered
)
