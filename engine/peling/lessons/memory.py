"""Memory: what a learner has met, how well it sits, and on which day it is to be asked again.

What is remembered are rules of a book and faces of tiles, not single questions: a rule whose day has come is
asked by a fresh question about it. How long a memory lasts is worked out by a schedule that is given in; the
engine knows none. All functions are pure: the day is given in too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from enum import IntEnum
from typing import Final, NamedTuple, TypeAlias

from peling.core.tiles import KINDS
from peling.lessons.drills.question import Earned, Explanation, FillSheet, Judged, Key, Question, State, Why

TILES: Final = "tiles"
"""Stands for the rule set where the face of a tile is remembered: it is the same in all books."""
_CODES: Final = frozenset(kind.code for kind in KINDS)
FIRM: Final = 21.0
"""A memory is firm when nine of ten are still there after so many days."""
MOST: Final = 2000
"""So many memories are kept at most; those that were met longest ago go first."""


class Recall(IntEnum):
    """How something came to mind."""

    FORGOTTEN = 1
    SLOW = 2
    """It was right, and took long."""
    GOOD = 3
    AT_ONCE = 4


class Point(NamedTuple):
    """One thing to know.

    Attributes:
        rules: the id of the rule set, or `TILES`.
        about: the id of a rule or item, or the code of a tile.
    """

    rules: str
    about: str


@dataclass(frozen=True, slots=True)
class Trace:
    """How well something sits.

    Attributes:
        stability: the days after which nine of ten such memories are still there.
        difficulty: how hard it is to learn, from 1 to 10.
        seen: the day on which it was asked last.
        due: the day on which it is to be asked again.
    """

    stability: float
    difficulty: float
    seen: date
    due: date


@dataclass(frozen=True, slots=True)
class Memory:
    """What is remembered of one thing: its trace, and the question that asked it last; None for a tile."""

    trace: Trace
    key: Key | None = None

    @property
    def is_firm(self) -> bool:
        """Return whether it is known by heart."""
        return self.trace.stability >= FIRM


Item: TypeAlias = Point | Key
"""What comes back: a thing to know, or, from files of the first format, one question as it was."""
Schedule: TypeAlias = Callable[[Trace | None, Recall, date], Trace]
"""Works out the trace after a thing came to mind so on a day; before is None when it was never met."""
Memories: TypeAlias = tuple[tuple[Item, Memory], ...]


def met(held: Memories, said: Mapping[Item, Memory | None]) -> Memories:
    """Return memories with some of them changed; None: it is gone."""
    entries = dict(held) | {item: memory for item, memory in said.items() if memory is not None}
    for item, memory in said.items():
        if memory is None:
            entries.pop(item, None)
    return in_order(entries)


def recalled(
    held: Memories, item: Item, recall: Recall, today: date, schedule: Schedule, key: Key | None = None
) -> Memories:
    """Return memories after something was asked.

    Right again on the same day proves little and changes nothing; a miss always counts.
    """
    before = dict(held).get(item)
    trace = None if before is None else before.trace
    if trace is not None and trace.seen == today and recall is not Recall.FORGOTTEN:
        return held
    return met(held, {item: Memory(schedule(trace, recall, today), key)})


def answered(
    held: Memories, key: Key, asked: Iterable[tuple[str, bool]], today: date, schedule: Schedule
) -> Memories:
    """Return memories after a question was answered.

    Args:
        held: the memories before.
        key: the question.
        asked: the rules that it asked and whether they were known, see `remembered`.
        today: the day.
        schedule: works out when they come back.
    """
    # A question that came back as it was has done its work: from now on its rules come back.
    held = met(held, {key: None})
    for about, known in asked:
        recall = Recall.GOOD if known else Recall.FORGOTTEN
        held = recalled(held, Point(key.rules, about), recall, today, schedule, key)
    return held


def remembered(question: Question, explained: Explanation) -> tuple[tuple[str, bool], ...]:
    """Return which rules an answer says something of, and whether they were known.

    A right answer knew all that the question asks. In a wrong one those are missed that its faulty parts
    name; where none is named, all, but for a sheet: there only the sums are wrong.
    """
    if explained.right:
        return tuple((about, True) for about in question.asks)
    faulty = [part for part in explained.parts if part.state in {State.MISSED, State.WRONG}]
    named = {about for part in faulty for why in part.why for about in _named(why)}
    blamed = [about for about in question.asks if about in named]
    if not blamed and not isinstance(question.form, FillSheet):
        blamed = list(question.asks)
    return tuple((about, False) for about in blamed)


def _named(why: Why) -> tuple[str, ...]:
    match why:
        case Earned(offered):
            return (offered.item,)
        case Judged(verdict):
            return (verdict.rule,)
        case _:
            return ()


def due(held: Memories, today: date, book: str, kind: str = "") -> tuple[Item, ...]:
    """Return what is due in a book, or of the tiles, the longest due first; `kind`: of this drill alone.

    What is no tile, of an odd file, is not due among the tiles.
    """
    ready = [
        (memory.trace.due, item)
        for item, memory in held
        if memory.trace.due <= today
        and item.rules == book
        and (book != TILES or (isinstance(item, Point) and item.about in _CODES))
        and (not kind or (memory.key is not None and memory.key.kind == kind))
    ]
    return tuple(item for _, item in sorted(ready, key=lambda one: (one[0], _order(one[1]))))


def merged(one: Memories, other: Memories) -> Memories:
    """Return the memories of both; of a thing in both, what was asked later stands."""
    entries = dict(one)
    for item, memory in other:
        mine = entries.get(item)
        entries[item] = memory if mine is None else later(mine, memory)
    return in_order(entries)


def later(one: Memory, other: Memory) -> Memory:
    """Return the memory that was asked later; on one day the weaker one."""
    return max(one, other, key=lambda held: (held.trace.seen, -held.trace.stability, held.trace.difficulty))


def in_order(entries: Mapping[Item, Memory]) -> Memories:
    """Return memories in an order that does not depend on how they came, and no more than are kept."""
    found = sorted(entries.items(), key=lambda one: one[1].trace.seen)[-MOST:]
    return tuple(sorted(found, key=lambda one: _order(one[0])))


def _order(item: Item) -> tuple[str, str, int, int, str]:
    if isinstance(item, Point):
        return item.rules, item.about, 0, 0, ""
    return item.rules, item.kind, item.level, item.seed, repr(item.options)
