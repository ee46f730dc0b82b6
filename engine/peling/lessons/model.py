"""Lessons as data: courses, lessons, pages, pictures, tasks. No sentence is in here.

The app finds the words of a page by its id (`peling_app.learn.words.prose`). What is right is asked of the
engine when an answer is checked (see `peling.lessons.tasks`), so that a lesson cannot say something that the
rules in force do not.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from peling.advice.equities import CERTAIN, Equity
from peling.core.actions import Action
from peling.core.scoring import HandRecord
from peling.core.tiles import Tile, Wind
from peling.lessons.drills.question import Answer, Question
from peling.lessons.guided import Guided
from peling.lessons.position import Position
from peling.rules.ruleset import RuleSet

Throws: TypeAlias = tuple[tuple[int, int], tuple[int, int]]
"""East's throw and the breaker's, each of two dice."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One part of a row of a picture: tiles that lie together, or a sign between them.

    Attributes:
        tiles: the tiles; empty for a sign.
        sign: ``"plus"``, ``"arrow"``, ``"equals"``, a number, or what is paid with and its value, as
            ``"stick-100"`` and ``"counter-100"``; empty with tiles.
        label: the key of the words below the tiles, in the words of the page; empty: none.
        good: a tick (True) or a cross (False) beside the label; None: neither.
        backs: the places of tiles that lie face down.
        ringed: the places of tiles with a ring.
    """

    tiles: tuple[Tile, ...] = ()
    sign: str = ""
    label: str = ""
    good: bool | None = None
    backs: frozenset[int] = frozenset()
    ringed: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Picture:
    """Rows of tiles and signs, shown after the paragraph of this number, from 1."""

    rows: tuple[tuple[Piece, ...], ...]
    after: int = 1


@dataclass(frozen=True, slots=True)
class WrongTry:
    """A try that is typical and not right, and the key of what is said of it in the words of the page."""

    answer: Answer
    words: str


@dataclass(frozen=True, slots=True)
class AskTask:
    """Answer a question: choose, pick tiles, give a number, fill in a score sheet, settle up.

    Attributes:
        question: makes the question for the rules in force; what is right is computed by the engine.
        wrong: typical wrong answers.
        again: makes another question of the same sort from a number ("another hand"); None: there is none.
        worked: makes the question of a hand that is counted line by line before this one is asked; None: the
            page shows none.
    """

    question: Callable[[RuleSet], Question]
    wrong: tuple[WrongTry, ...] = ()
    again: Callable[[RuleSet, int], Question] | None = None
    worked: Callable[[RuleSet], Question] | None = None


@dataclass(frozen=True, slots=True)
class WrongAct:
    """An act that is typical and not what is wanted, legal or not, and the key of what is said of it."""

    action: Action
    words: str


@dataclass(frozen=True, slots=True)
class BoardTask:
    """Act on the board of play.

    Attributes:
        position: what lies on the table.
        me: whom the learner plays.
        goal: the id of what is to be reached, see `peling.lessons.goals`.
        solution: the learner's acts that reach it.
        wrong: typical wrong acts, each as the first act.
        others: what other players do when they are awaited, in this order; whoever is not in it passes, and
            discards the tile he drew. None in place of an act: he has drawn and waits, so that the learner
            can still claim the discard before, where the book keeps it alive so long.
        weighed: what each of the learner's first acts is worth, the best first, where that was measured: then
            whoever does what is not certain to be worse reaches the goal, and of all else the figures tell
            why it is worse.
    """

    position: Position
    me: Wind
    goal: str
    solution: tuple[Action, ...]
    wrong: tuple[WrongAct, ...] = ()
    others: tuple[tuple[Wind, Action | None], ...] = ()
    weighed: tuple[Equity, ...] = ()

    @property
    def as_good(self) -> tuple[Action, ...]:
        """Return what is not certain to be worse than the best of what was weighed."""
        return tuple(one.action for one in self.weighed if one.behind <= CERTAIN * one.behind_se)


@dataclass(frozen=True, slots=True)
class WallTask:
    """Break the wall: who breaks it, and the stack counted; or where the loose tiles go.

    The answer is ``[letter of the side, number of the stack]``, the stack counted from the right end of that
    side, from 1. Where the loose tiles are laid it has three such places: the stack that is lifted, then the
    stacks on which its two tiles are laid, the one that is taken first before the other.

    Attributes:
        throws: the dice.
        asks: ``"side"`` (any stack there is right), ``"breach"``, ``"first-loose"``, ``"second-loose"``,
            ``"loose"`` (lift the stack and lay both tiles).
        wrong: typical wrong answers.
    """

    throws: Throws
    asks: str = "breach"
    wrong: tuple[WrongTry, ...] = ()


@dataclass(frozen=True, slots=True)
class LayTask:
    """Lay out a hand in sets and a pair. The answer is a list of groups of tiles' codes, ``"B1 B2 B3"``.

    Attributes:
        tiles: the hand.
        wrong: typical wrong answers.
        wild: the tiles of the hand that may stand for others.
        counts: the same hand as it was won, if it is to be laid as it counts most; None: any way will do.
    """

    tiles: tuple[Tile, ...]
    wrong: tuple[WrongTry, ...] = ()
    wild: tuple[Tile, ...] = ()
    counts: HandRecord | None = None


Task: TypeAlias = AskTask | BoardTask | WallTask | LayTask


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured of two ways to play, or of a manner of play.

    Attributes:
        id: the dilemma or the manner.
        points: by how many points of a deal the way that the id names is better than the other way, or a
            player with the manner better off than without it; negative if it is worse.
        se: the standard error of that.
        number: in how many positions the two ways were compared; of a manner, how many deals were played.
        worlds: how often each position was played on, each way; 0 for a manner.
        won: how many of a hundred deals are won, the one way and the other; of a manner one figure.
        counts: what the hand counts on average when it wins, the one way and the other; none for a manner.
    """

    id: str
    points: float
    se: float
    number: int
    worlds: int = 0
    won: tuple[float, ...] = ()
    counts: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Page:
    """One page of a lesson.

    Attributes:
        id: its lesson's id and its number: ``"pc-chow/2"``; the words of the app are found by it.
        teaches: the ids of the rules and items that it teaches; the first one's citation stands on the page.
        pictures: what is shown.
        task: what the learner does; None where there is only something to read.
        measured: what was measured for it: the figures in its words.
        table: what a table seen from above shows beside its words, see `courses.tables`; empty: nothing.
    """

    id: str
    teaches: tuple[str, ...]
    pictures: tuple[Picture, ...] = ()
    task: Task | None = None
    measured: tuple[Figure, ...] = ()
    table: str = ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: its id, ``"pc-chow"``, and its pages in order."""

    id: str
    pages: tuple[Page, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """Lessons that belong together, under a heading."""

    id: str
    lessons: tuple[Lesson, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """The course of a rule book, in its order, or another course beside it.

    Attributes:
        rules: the id of the rule set; its book as printed is taught, without house rules.
        sections: the sections.
        guided: the guided deal with which a beginner starts; None: the course has none.
        subject: empty for the course of the book itself; else what is taught beside it: ``"well"``, to play
            well.
    """

    rules: str
    sections: tuple[Section, ...]
    guided: Callable[[], Guided] | None = None
    subject: str = ""

    @property
    def id(self) -> str:
        """Return the id of the course: that of the rule set, with the subject behind it if it has one."""
        return f"{self.rules}-{self.subject}" if self.subject else self.rules

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """Return all lessons."""
        return tuple(lesson for section in self.sections for lesson in section.lessons)

    @property
    def pages(self) -> tuple[Page, ...]:
        """Return all pages."""
        return tuple(page for lesson in self.lessons for page in lesson.pages)

    def page(self, page_id: str) -> Page:
        """Return a page.

        Raises:
            KeyError: there is no such page.
        """
        for page in self.pages:
            if page.id == page_id:
                return page
        raise KeyError(page_id)
