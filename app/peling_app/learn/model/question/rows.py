"""The lines that explain an answer, and the hints that tell how to look, as frozen values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from peling.core.tiles import Tile
from peling.lessons.drills.fault import Fault
from peling.lessons.drills.question import Arranged, Hint, Question, State, Why
from peling_app.books.words.citations import citation
from peling_app.learn.model.cards import Mark
from peling_app.learn.words import drills as drill_words
from peling_app.learn.words import faults as fault_words

MARKS = {
    State.RIGHT: Mark.RIGHT,
    State.MISSED: Mark.MISSED,
    State.WRONG: Mark.WRONG,
    State.SPARED: Mark.NONE,
}


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the explanation.

    Attributes:
        id: the part of the answer.
        mark: how it stands.
        label: its short name.
        tile: the tile it is about, if it is one.
        groups: the tiles laid out.
        left: tiles left over.
        lines: why.
    """

    id: str
    mark: Mark
    label: str
    tile: Tile | None = None
    groups: tuple[tuple[Tile, ...], ...] = ()
    left: tuple[Tile, ...] = ()
    lines: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Seen:
    """A tile of a wrong try with its mark and the word below it."""

    tile: Tile
    mark: Mark
    word: str


@dataclass(frozen=True, slots=True)
class Reason:
    """One error of a wrong try, as it is named.

    Attributes:
        part: the part of the answer.
        title: what was chosen or given.
        tiles: its tiles, one by one.
        lines: why it is wrong, a sentence each.
        cite: where the rule stands.
    """

    part: str
    title: str
    tiles: tuple[Seen, ...]
    lines: tuple[str, ...]
    cite: str


def reason(fault: Fault, question: Question | None, title: str, *, more: bool) -> Reason:
    """Return an error as it is named; `more`: it was missed before."""
    marks = {True: Mark.RIGHT, False: Mark.WRONG, None: Mark.NONE}
    return Reason(
        fault.part,
        title,
        tuple(Seen(one.tile, marks[one.good], fault_words.below(one)) for one in fault.tiles),
        tuple(fault_words.said(fault, question, more=more)),
        "" if fault.cite is None else citation(fault.cite),
    )


def told_now(faults: Sequence[Fault], misses: int) -> tuple[Fault, ...]:
    """Return which errors are named after so many misses: one, then all that was wrong, or one left out."""
    wrong = [fault for fault in faults if fault.state is State.WRONG]
    return tuple((wrong or list(faults))[: 1 if misses < 2 or not wrong else None])


@dataclass(frozen=True, slots=True)
class Way:
    """One way to look at a hand, in the column of hints."""

    title: str
    text: str
    groups: tuple[tuple[Tile, ...], ...]


@dataclass(frozen=True, slots=True)
class Look:
    """How to look: a title, a sentence, and ways to arrange the tiles."""

    title: str
    text: str
    ways: tuple[Way, ...]


def ways(hint: Hint) -> tuple[Way, ...]:
    """Return the ways to arrange a hand."""
    return tuple(
        Way(
            drill_words.way_title(hint, place),
            drill_words.way_text(hint, place),
            tuple(meld.tiles for meld in way.sets) + ((way.left,) if way.left else ()),
        )
        for place, way in enumerate(hint.ways)
    )


def laid_out(why: tuple[Why, ...]) -> tuple[tuple[tuple[Tile, ...], ...], tuple[Tile, ...]]:
    """Return the sets laid out in a reason, and the tiles left over."""
    laid = next((one for one in why if isinstance(one, Arranged)), None)
    if laid is None:
        return (), ()
    return tuple(meld.tiles for meld in laid.sets), laid.left
