"""From the items of a book to the score of a hand: every reading is scored, the best stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypeVar

from peling.core.hand import Hand
from peling.core.melds import Meld
from peling.core.scoring import (
    Award,
    Doubles,
    HandRecord,
    InvalidHandError,
    Limit,
    NearMiss,
    Points,
    Reading,
    Score,
    ScoreItem,
    ScoreLine,
    ScoreSheet,
    Win,
)
from peling.core.tiles import Tile, Wind
from peling.rules.patterns import Makeup, makeup
from peling.rules.readings import loser_reading, places_to_win, winner_readings

F = TypeVar("F")
Entry: TypeAlias = tuple[int, ScoreLine]
"""A line with its place among the book's items."""
Readings: TypeAlias = Callable[[HandRecord], tuple[Reading, ...]]
"""What gives every way in which a book reads a won hand."""
Scores: TypeAlias = Callable[[HandRecord], Score]
"""What scores a hand; it raises `InvalidHandError` for one that cannot be scored."""
NearMisses: TypeAlias = Callable[[HandRecord], tuple[NearMiss, ...]]
"""What gives the items that a hand just misses."""


def _loser_reading(record: HandRecord) -> Reading:
    return loser_reading(record.hand)


@dataclass(frozen=True, slots=True)
class SetFacts:
    """One set of a reading, for items that look at nothing else but the winds."""

    meld: Meld
    seat: Wind
    round_wind: Wind | None


@dataclass(frozen=True, slots=True)
class HandFacts:
    """The tiles of a hand, finished or not, for items that all players share.

    Attributes:
        seat: the own wind.
        sets: what the hand is read as.
        tiles: every tile but bonus tiles, the winning tile included.
        bonus: flowers and seasons set out.
        makeup: the suits of `tiles`.
    """

    seat: Wind
    sets: tuple[Meld, ...]
    tiles: tuple[Tile, ...]
    bonus: tuple[Tile, ...]
    makeup: Makeup


@dataclass(frozen=True, slots=True)
class WinFacts:
    """A finished hand and how it was finished, for items of the winner.

    Attributes:
        record: the hand as it was recorded.
        win: how it was won.
        reading: how it is read.
        places: the kinds that would have completed it; empty if it was complete as dealt.
    """

    record: HandRecord
    win: Win
    reading: Reading
    places: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class SheetFacts:
    """The lines of all other items, for an item that asks what else the hand counts."""

    win: WinFacts
    lines: tuple[ScoreLine, ...]


@dataclass(frozen=True, slots=True)
class ScoreCard:
    """The items of a book by what they look at.

    Attributes:
        sets: asked of every set of every player.
        hand: asked of the hand of every player.
        win: asked of the winner.
        rest: asked of the winner after all others.
        limits: asked of the winner before all others, if there is a limit: a hand that earns one of them in
            any reading counts these and nothing else.
    """

    sets: tuple[ScoreItem[SetFacts], ...]
    hand: tuple[ScoreItem[HandFacts], ...]
    win: tuple[ScoreItem[WinFacts], ...]
    rest: tuple[ScoreItem[SheetFacts], ...]
    limits: tuple[ScoreItem[WinFacts], ...] = ()

    @property
    def items(self) -> tuple[ScoreItem[Any], ...]:
        """Return all items."""
        return (*self.sets, *self.hand, *self.win, *self.rest, *self.limits)


def order_of(item: ScoreItem[Any]) -> tuple[int, str, int]:
    """Return the place of an item's lines on a sheet: points, doubles, limit; by id; larger value first."""
    award: Award = item.award
    match award:
        case Points(amount):
            return (0, item.id, -amount)
        case Doubles(times):
            return (1, item.id, -times)
        case Limit(numerator, denominator):
            return (2, item.id, -numerator * 1000 // denominator)


class Composer:
    """Score hands by the items of one book.

    The lines of a set depend on the set and the winds alone, so they are kept: whoever scores many hands
    meets the same sets again and again.
    """

    __slots__ = ("_card", "_full", "_limit", "_loser", "_places", "_ranked", "_readings", "_set_lines")

    def __init__(
        self,
        card: ScoreCard,
        *,
        limit: int | None = None,
        full: int | None = None,
        readings: Readings = winner_readings,
        places: Callable[[Hand], tuple[Tile, ...]] = places_to_win,
        loser: Callable[[HandRecord], Reading] = _loser_reading,
    ) -> None:
        """Keep what the book scores by.

        Args:
            card: the items.
            limit: the ceiling; None if there is none.
            full: what a limit hand counts, if that is not the ceiling.
            readings: gives every way to read a won hand; none if it is not complete.
            places: gives the kinds that would complete a hand one tile short.
            loser: reads the hand of a player who has not won.
        """
        self._card: Final = card
        self._limit: Final = limit
        self._full: Final = limit if full is None else full
        self._readings: Final = readings
        self._places: Final = places
        self._loser: Final = loser
        self._ranked: Final = _ranked(card)
        self._set_lines: Final[dict[tuple[Wind, Wind | None], dict[Meld, tuple[Entry, ...]]]] = {}

    def score(self, record: HandRecord) -> Score:
        """Return the score of a hand by its best reading.

        Raises:
            InvalidHandError: the hand was won and is not complete.
        """
        if record.win is None:
            return Score(self._sheet(record, self._loser(record), ())[1])
        readings = self._readings(record)
        if not readings:
            raise InvalidHandError("not-complete", "concealed", "the hand is not four sets and a pair")
        places = () if record.win.tile is None else self._places(record.hand)
        if self._card.limits and self._full is not None:
            limited = self._limit_sheet(record, record.win, readings, places)
            if limited is not None:
                return Score(limited)
        scored = [self._sheet(record, reading, places) for reading in readings]
        if len(scored) > 1:
            scored.sort(key=_preference)
        return Score(scored[0][1], tuple(sheet for _, sheet in scored[1:]))

    def near_misses(self, record: HandRecord) -> tuple[NearMiss, ...]:
        """Return the items that were looked for and just missed, for the reading that counts.

        Raises:
            InvalidHandError: as `score`.
        """
        sheet = self.score(record).sheet
        earned = {line.item for line in sheet.lines}
        hand = _hand_facts(record, sheet.reading)
        near: list[NearMiss] = []
        for meld in sheet.reading.sets:
            near += _near(self._card.sets, SetFacts(meld, record.seat, record.round_wind), set())
        near += _near(self._card.hand, hand, earned)
        if record.win is not None:
            places = () if record.win.tile is None else self._places(record.hand)
            win = WinFacts(record, record.win, sheet.reading, places)
            if self._full is not None:
                near += _near(self._card.limits, win, earned)
            near += _near(self._card.win, win, earned)
            near += _near(self._card.rest, SheetFacts(win, sheet.lines), earned)
        return tuple(near)

    def checked(self, check: Callable[[HandRecord], None]) -> tuple[Scores, NearMisses]:
        """Return `score` and `near_misses` as functions that check a record first."""

        def score(record: HandRecord) -> Score:
            check(record)
            return self.score(record)

        def near_misses(record: HandRecord) -> tuple[NearMiss, ...]:
            check(record)
            return self.near_misses(record)

        return score, near_misses

    def _limit_sheet(
        self, record: HandRecord, win: Win, readings: tuple[Reading, ...], places: tuple[Tile, ...]
    ) -> ScoreSheet | None:
        """Return one line for every limit hand that some reading makes; None if there is none.

        The sheet is read as the reading that makes most of them, the first of equals.
        """
        found: dict[int, ScoreLine] = {}
        best, most = readings[0], 0
        for reading in readings:
            entries = self._lines(self._ranked.limits, WinFacts(record, win, reading, places))
            for rank, line in entries:
                found.setdefault(rank, line)
            if len(entries) > most:
                best, most = reading, len(entries)
        if not found:
            return None
        return ScoreSheet(tuple(found[rank] for rank in sorted(found)), best, self._full)

    def _sheet(
        self, record: HandRecord, reading: Reading, places: tuple[Tile, ...]
    ) -> tuple[tuple[int, ...], ScoreSheet]:
        """Return the sheet of one reading, after the ranks of its lines."""
        entries: list[Entry] = []
        known = self._set_lines.setdefault((record.seat, record.round_wind), {})
        for meld in reading.sets:
            found = known.get(meld)
            if found is None:
                facts = SetFacts(meld, record.seat, record.round_wind)
                found = known[meld] = tuple(self._lines(self._ranked.sets, facts))
            entries += found
        entries += self._lines(self._ranked.hand, _hand_facts(record, reading))
        if record.win is not None:
            win = WinFacts(record, record.win, reading, places)
            entries += self._lines(self._ranked.win, win)
            if self._card.rest:
                entries += self._lines(self._ranked.rest, SheetFacts(win, tuple(line for _, line in entries)))
        entries.sort(key=_rank)
        sheet = ScoreSheet(tuple([line for _, line in entries]), reading, self._limit)
        return tuple([rank for rank, _ in entries]), sheet

    def _lines(self, items: tuple[tuple[int, ScoreItem[F]], ...], facts: F) -> list[Entry]:
        """Return the lines that these items earn."""
        return [
            (rank, ScoreLine(item.id, item.title, item.award, shown, item.cite))
            for rank, item in items
            for shown in item.find(facts)
        ]


@dataclass(frozen=True, slots=True)
class _Ranked:
    """The items of a score card, each with the place of its lines on a sheet."""

    sets: tuple[tuple[int, ScoreItem[SetFacts]], ...]
    hand: tuple[tuple[int, ScoreItem[HandFacts]], ...]
    win: tuple[tuple[int, ScoreItem[WinFacts]], ...]
    rest: tuple[tuple[int, ScoreItem[SheetFacts]], ...]
    limits: tuple[tuple[int, ScoreItem[WinFacts]], ...]


def _ranked(card: ScoreCard) -> _Ranked:
    """Return the items with their ranks; an item of a book may give several awards under one id."""
    ranks = {key: rank for rank, key in enumerate(sorted({order_of(item) for item in card.items}))}

    def with_rank(items: tuple[ScoreItem[F], ...]) -> tuple[tuple[int, ScoreItem[F]], ...]:
        return tuple((ranks[order_of(item)], item) for item in items)

    return _Ranked(
        with_rank(card.sets),
        with_rank(card.hand),
        with_rank(card.win),
        with_rank(card.rest),
        with_rank(card.limits),
    )


def _hand_facts(record: HandRecord, reading: Reading) -> HandFacts:
    tiles = record.hand.all_tiles()
    if record.win is not None and record.win.tile is not None:
        tiles = (*tiles, record.win.tile)
    return HandFacts(record.seat, reading.sets, tiles, record.hand.bonus, makeup(tiles))


def _rank(entry: Entry) -> int:
    return entry[0]


def _preference(scored: tuple[tuple[int, ...], ScoreSheet]) -> tuple[int, int, int, tuple[int, ...]]:
    """Order sheets, the best first: total, uncapped, points, then the list of lines first in order."""
    ranks, sheet = scored
    return -sheet.total, -sheet.uncapped, -sheet.points, ranks


def _near(items: Iterable[ScoreItem[F]], facts: F, earned: set[str]) -> list[NearMiss]:
    return [
        NearMiss(item.id, item.title, item.award, shown, item.cite)
        for item in items
        if item.id not in earned
        for shown in item.near(facts)
    ]
