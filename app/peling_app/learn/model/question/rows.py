"""The lines that explain an answer, and the hints that tell how to look, as frozen values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from peling.core.tiles import Tile
from peling.lessons.drills.fault import Fault
from peling.lessons.drills.question import Arranged, Hint, Question, State, Stated, Why
from peling_app.books.words.citations import citation
from peling_app.kit.model.lesson_rows import StripRow
from peling_app.kit.words.tiles import begun
from peling_app.learn.model.cards import Mark
from peling_app.learn.words import drills as drill_words
from peling_app.learn.words import faults as fault_words

AT_ONCE: Final = 2
"""So many errors are named at once at most: nobody mends more with one look."""
PART: Final = 6
"""So many tiles at most are a part of a hand that is meant, though nothing is marked in it."""
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

    @property
    def reasons(self) -> tuple[str, ...]:
        """Return why, beside the short name: what begins with that does not say it again."""
        named = f"{self.label}: "
        if not self.label or not self.lines or not self.lines[0].startswith(named):
            return self.lines
        return (begun(self.lines[0].removeprefix(named)), *self.lines[1:])


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

    @property
    def named(self) -> tuple[str, str]:
        """Return the beginning of the first sentence that is the title itself, and the rest of the sentence.

        ("", "") where it begins otherwise, or there is none.
        """
        first, size = next(iter(self.lines), ""), len(self.title)
        whole = not first[size : size + 1].isalnum()
        if not size or not whole or first[:size].casefold() != self.title.casefold():
            return "", ""
        return first[:size], first[size:]

    @property
    def spoken(self) -> tuple[str, ...]:
        """Return title and sentences; the title is said once."""
        return self.lines if self.named[0] else (self.title, *self.lines)


def not_again(reasons: Iterable[Reason], above: Iterable[StripRow]) -> tuple[Reason, ...]:
    """Leave out of reasons a whole hand that lies above the question, where nothing is marked in it."""
    # Of a concealed kong two tiles show their backs there: the kinds are the same.
    hands = [{held for group in row.groups for held in group.tiles} for row in above]
    return tuple(
        replace(one, tiles=())
        if _is_unmarked(one) and any(hand.issuperset(seen.tile for seen in one.tiles) for hand in hands)
        else one
        for one in reasons
    )


def _is_unmarked(one: Reason) -> bool:
    """Return whether nothing is marked in the tiles of a reason; words have no room below so many."""
    return len(one.tiles) > PART and all(seen.mark is Mark.NONE for seen in one.tiles)


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


def named_now(faults: Sequence[Fault], misses: int, at_once: int = AT_ONCE) -> tuple[Fault, ...]:
    """Return which errors are named after so many misses: one, then some that are wrong, or one left out."""
    wrong = [fault for fault in faults if fault.state is State.WRONG and not _rests(fault)]
    return tuple((wrong or list(faults))[: at_once if misses > 1 and wrong else 1])


def _rests(fault: Fault) -> bool:
    """Return whether a sum is wrong for a line above it, which is said first, given or left out."""
    return any(isinstance(why, Stated) and why.topic == "sum-of-lines" for why in fault.why)


def said_once(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """Return reasons without tiles and sentences that one before them has; each keeps its first sentence.

    One that names no part of its own, and has nothing that was not said, is left out.
    """
    seen: set[tuple[Seen, ...]] = set()
    heard: set[str] = set()
    found = []
    for one in reasons:
        if not one.title and heard.issuperset(one.lines) and one.tiles in {(), *seen}:
            continue
        lines = (*one.lines[:1], *(line for line in one.lines[1:] if line not in heard))
        found.append(replace(one, lines=lines, tiles=() if one.tiles in seen else one.tiles))
        seen.add(one.tiles)
        heard.update(one.lines)
    return tuple(found)


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


def looks_of(question: Question, *, shown: bool) -> tuple[Look, ...]:
    """Return the hints of a question; ways to arrange a hand are shown once it is `shown` what is right."""
    return tuple(
        Look(drill_words.hint_title(hint), drill_words.hint_text(hint), ways(hint) if shown else ())
        for hint in question.hints
    )


def one_reason(rows: list[Row]) -> list[Row]:
    """Return lines of an explanation; one reason for all is said once, beside the first of the right ones."""
    said = {(row.groups, row.left, row.lines) for row in rows}
    if len(rows) < 2 or len(said) > 1:
        return rows
    first, *others = [row for row in rows if row.mark in {Mark.RIGHT, Mark.MISSED}] or rows[:1]
    return [first, *(replace(row, groups=(), left=(), lines=()) for row in others)]


def laid_out(why: tuple[Why, ...]) -> tuple[tuple[tuple[Tile, ...], ...], tuple[Tile, ...]]:
    """Return the sets laid out in a reason, and the tiles left over."""
    laid = next((one for one in why if isinstance(one, Arranged)), None)
    if laid is None:
        return (), ()
    return tuple(meld.tiles for meld in laid.sets), laid.left
