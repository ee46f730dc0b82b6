"""From the patterns to the score: every way to read a hand is scored, the best that may be claimed stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from peling.core.scoring import (
    HandRecord,
    InvalidHandError,
    NearMiss,
    Points,
    Reading,
    Score,
    ScoreItem,
    ScoreLine,
    ScoreSheet,
    Win,
    WinBy,
)
from peling.rulebooks.fenghua.big_patterns import big_patterns
from peling.rulebooks.fenghua.extras import extras
from peling.rulebooks.fenghua.hands import Facts, ways
from peling.rulebooks.fenghua.options import House
from peling.rulebooks.fenghua.small_points import small_points
from peling.rules.composer import order_of
from peling.rules.patterns import makeup
from peling.rules.readings import loser_reading

Entry: TypeAlias = tuple[int, ScoreLine]
"""A line with its place among the patterns."""
COMMON: Final = frozenset(
    f"FH-PATTERN-{name}"
    for name in (
        "BASE",
        "OWN-TILE",
        "ROB",
        "BOTTOM",
        "HEAVEN",
        "EARTH",
        "FLOWERS8-COMPLETED",
        *(f"KONG-{form}-{how}" for form in ("DIRECT", "CLOSED", "RISKY") for how in ("BUDDING", "BLOOMING")),
        "FLOWER-BLOOMING",
        "OWN-FLOWER",
        "FOUR-FLOWERS",
    )
)
"""Patterns that a hand has in all its readings or in none: they are looked for once."""
OF_SETS: Final = frozenset(
    f"FH-PATTERN-{name}"
    for name in (
        "DRAGON",
        "SEAT-WIND",
        "PREVAILING-WIND",
        "RIGHT-WIND",
        "KONG-DIRECT-BUDDING",
        "KONG-CLOSED-BUDDING",
        "KONG-RISKY-BUDDING",
        "OWN-FLOWER",
        "FOUR-FLOWERS",
    )
)
"""Patterns that single sets and flowers have, whatever becomes of the hand."""
_LATER: Final = Win(None, WinBy.WALL)
DISCARDS: Final = frozenset({WinBy.DISCARD, WinBy.LAST_DISCARD, WinBy.FIRST_DISCARD})


class Scorer:
    """Score hands by the patterns of the article, for one set of house rules."""

    __slots__ = ("_by_reading", "_check", "_common", "_house", "_items", "_needed", "_of_sets")

    def __init__(self, house: House, check: Callable[[HandRecord], None]) -> None:
        """Keep the patterns and the check that a record passes before it is scored."""
        self._house: Final = house
        self._check: Final = check
        needed = (*small_points(house), *big_patterns(house))
        self._needed: Final = frozenset(item.id for item in needed)
        self._items: Final = (*needed, *extras(house))
        ranks = {item.id: rank for rank, item in enumerate(sorted(self._items, key=order_of))}
        ranked = tuple((ranks[item.id], item) for item in self._items)
        self._common: Final = tuple(pair for pair in ranked if pair[1].id in COMMON)
        self._of_sets: Final = tuple(pair for pair in ranked if pair[1].id in OF_SETS)
        self._by_reading: Final = tuple(pair for pair in ranked if pair[1].id not in COMMON)

    @property
    def items(self) -> tuple[ScoreItem[Facts], ...]:
        """Return the patterns in the order of the article."""
        return self._items

    def score(self, record: HandRecord) -> Score:
        """Return the score of a hand by its best reading (FH-SUM, FH-MAXIMISE); a loser's counts nothing.

        Raises:
            InvalidHandError: the record is impossible, the hand is not complete, or it may not be claimed.
        """
        self._check(record)
        if record.win is None:
            return Score(ScoreSheet((), Reading(record.hand.melds)))
        scored = self._scored(record, record.win)
        return Score(scored[0][1], tuple(sheet for _, sheet, _ in scored[1:]))

    def estimate(self, record: HandRecord) -> Score:
        """Return what sets and flowers of a hand that has not won would count if it did.

        Raises:
            InvalidHandError: the record is impossible.
        """
        self._check(record)
        reading = loser_reading(record.hand)
        facts = Facts(record, _LATER, reading, (), (), None, "", beside_wild=False, makeup=makeup(()))
        lines = _lines(self._of_sets, facts)
        return Score(ScoreSheet(tuple([line for _, line in lines]), reading))

    def near_misses(self, record: HandRecord) -> tuple[NearMiss, ...]:
        """Return the patterns that were looked for and just missed, for the reading that counts.

        Raises:
            InvalidHandError: as `score`.
        """
        self._check(record)
        if record.win is None:
            return ()
        _, sheet, facts = self._scored(record, record.win)[0]
        earned = {line.item for line in sheet.lines}
        return tuple(
            NearMiss(item.id, item.title, item.award, shown, item.cite)
            for item in self._items
            if item.id not in earned
            for shown in item.near(facts)
        )

    def points_for_claim(self, record: HandRecord) -> tuple[int, int]:
        """Return the most points that count for such a win, and how many are needed (FH-WIN-DISCARD).

        Raises:
            InvalidHandError: the record is impossible, or the hand is not complete.
        """
        self._check(record)
        if record.win is None:
            return 0, 0
        found = ways(record, record.win, self._house)
        common = _lines(self._common, found[0])
        return max(self._counted(self._sheet(facts, common)[1]) for facts in found), self._least(record.win)

    def _scored(self, record: HandRecord, win: Win) -> list[tuple[tuple[int, ...], ScoreSheet, Facts]]:
        """Return the sheets of the readings that may be claimed, the best first (A-26)."""
        found = ways(record, win, self._house)
        common = _lines(self._common, found[0])
        sheets = [self._sheet(facts, common) for facts in found]
        least = self._least(win)
        if least:
            enough = [scored for scored in sheets if self._counted(scored[1]) >= least]
            if not enough:
                best = max(self._counted(scored[1]) for scored in sheets)
                detail = f"the patterns that count for a claim make {best} points, {least} are needed"
                raise InvalidHandError("below-minimum", "win", detail)
            sheets = enough
        sheets.sort(key=_preference)
        return sheets

    def _least(self, win: Win) -> int:
        """Return the points that the patterns of 6.1 must make for such a win."""
        if win.by in DISCARDS:
            return self._house.least_claim
        return self._house.least_robbed if win.by is WinBy.ROBBED_KONG else 0

    def _counted(self, sheet: ScoreSheet) -> int:
        """Return the points towards a claim: kongs, flowers and three wild tiles do not count."""
        return sum(
            line.award.amount
            for line in sheet.lines
            if line.item in self._needed and isinstance(line.award, Points)
        )

    def _sheet(self, facts: Facts, common: list[Entry]) -> tuple[tuple[int, ...], ScoreSheet, Facts]:
        """Return the sheet of one reading, after the ranks of its lines."""
        entries = common + _lines(self._by_reading, facts)
        entries.sort(key=_rank)
        ranks = tuple([rank for rank, _ in entries])
        return ranks, ScoreSheet(tuple([line for _, line in entries]), facts.reading), facts


def _lines(items: tuple[tuple[int, ScoreItem[Facts]], ...], facts: Facts) -> list[Entry]:
    """Return the lines that these items earn."""
    return [
        (rank, ScoreLine(item.id, item.title, item.award, shown, item.cite))
        for rank, item in items
        for shown in item.find(facts)
    ]


def _rank(entry: Entry) -> int:
    return entry[0]


def _preference(scored: tuple[tuple[int, ...], ScoreSheet, Facts]) -> tuple[int, tuple[int, ...]]:
    """Order sheets, the best first: total, then the list of lines first in order."""
    ranks, sheet, _ = scored
    return -sheet.total, ranks
