"""The full-point hands and the whole score card in the order of the leaflet."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from peling.core.hand import Hand
from peling.core.melds import MeldKind
from peling.core.rules import evidence
from peling.core.scoring import (
    SHOWN,
    Found,
    HandRecord,
    Limit,
    NearMiss,
    Reading,
    Score,
    ScoreItem,
    ScoreLine,
    ScoreSheet,
    WinBy,
)
from peling.core.tiles import Tile
from peling.rulebooks.four_winds.citations import FULL, NATURAL, UNNATURAL
from peling.rulebooks.four_winds.options import ScoreHouse
from peling.rulebooks.four_winds.sets import PAIR_HONOUR, SET_DOUBLES, SetItem, combinations
from peling.rulebooks.four_winds.winner import BASE, PLAIN_HAND, doubles, extras, heads
from peling.rules.composer import Composer, ScoreCard, WinFacts
from peling.rules.findings import thirteen_singles, won_by
from peling.rules.readings import thirteen_majors, winner_readings


def score_card(house: ScoreHouse) -> ScoreCard:
    """Return the items for these house rules (§5 to §7, Extras), but for the unnatural winning."""
    return ScoreCard(
        sets=(*combinations(house), *_honour_pairs(house), *SET_DOUBLES),
        hand=(),
        win=(BASE, PLAIN_HAND, *heads(house.head_points), *doubles(house), *extras(house)),
        rest=(),
        limits=FULL_HANDS,
    )


def items_in_order(house: ScoreHouse) -> tuple[ScoreItem[Any], ...]:
    """Return the items in the order in which the leaflet has them."""
    return (
        NATURAL_WIN,
        UNNATURAL_WIN,
        BASE,
        PLAIN_HAND,
        *SET_DOUBLES,
        *doubles(house),
        THIRTEEN,
        FOUR_DIRECTIONS,
        *heads(house.head_points),
        *combinations(house),
        *_honour_pairs(house),
        *extras(house),
    )


def _honour_pairs(house: ScoreHouse) -> tuple[SetItem, ...]:
    return (PAIR_HONOUR,) if house.pair_honour else ()


class Scorer:
    """Score hands by the leaflet, for one set of house rules."""

    __slots__ = ("_check", "_composer", "_house", "_losers_count", "_sets")

    def __init__(self, house: ScoreHouse, check: Callable[[HandRecord], None], *, losers_count: bool) -> None:
        """Keep the house rules and the check that a record passes before it is scored.

        Args:
            house: the house rules of the score card.
            check: refuses impossible records.
            losers_count: whether the threes and fours of losers count too, because they settle (A-15).
        """
        card = score_card(house)
        limit = house.full if house.capped else None
        self._check: Final = check
        self._house: Final = house
        self._composer: Final = Composer(
            card,
            limit=limit,
            full=house.full,
            readings=_readings,
            places=_no_places,
        )
        self._losers_count: Final = losers_count
        self._sets: Final = Composer(ScoreCard(card.sets, (), (), ()), limit=limit)

    def score(self, record: HandRecord) -> Score:
        """Return the score of a hand by its best reading (§5 to §7).

        Raises:
            InvalidHandError: the record is impossible, or the hand is not complete.
        """
        self._check(record)
        if record.win is None:
            if self._losers_count:
                return self._sets.score(record)
            return Score(ScoreSheet((), Reading(record.hand.melds)))
        counted = self._composer.score(record)
        return counted if record.win.by is not WinBy.FIRST_DISCARD else self._unnatural(record, counted)

    def estimate(self, record: HandRecord) -> Score:
        """Return what the sets of a hand that has not won would count if it did.

        Raises:
            InvalidHandError: the record is impossible.
        """
        self._check(record)
        return self._sets.score(record)

    def near_misses(self, record: HandRecord) -> tuple[NearMiss, ...]:
        """Return the items that were looked for and just missed, for the reading that counts.

        Raises:
            InvalidHandError: as `score`.
        """
        self._check(record)
        if record.win is None:
            return ()
        return self._composer.near_misses(record)

    def _unnatural(self, record: HandRecord, counted: Score) -> Score:
        """Return the score of a hand that the banker's first discard completes (FW-UNNATURAL, A-27).

        Hands of full points are full points; others are half of them, or by default what they count if that
        is more.
        """
        sheet = counted.sheet
        if record.win is None or any(isinstance(line.award, Limit) for line in sheet.lines):
            return counted
        flat = self._house.flat_unnatural
        if not flat and counted.total > _HALF.of(self._house.full):
            return counted
        item = UNNATURAL_WIN
        lines = tuple(
            ScoreLine(item.id, item.title, item.award, shown, item.cite)
            for shown in item.find(WinFacts(record, record.win, sheet.reading, ()))
        )
        half = ScoreSheet(lines, sheet.reading, self._house.full)
        return Score(half, () if flat else (sheet, *counted.others))


def _readings(record: HandRecord) -> tuple[Reading, ...]:
    """Return every way to read a won hand; it matters which set a drawn card completes (A-11)."""
    return (*_every_place(record), *thirteen_majors(record))


_every_place: Final = partial(winner_readings, every_place=True)


def _no_places(_hand: Hand) -> tuple[Tile, ...]:
    """Return no kinds: nothing in this book asks which others would have won."""
    return ()


def _natural(facts: WinFacts) -> Found:
    """Give the banker full points if the fourteen cards dealt to him are complete."""
    return SHOWN if facts.win.by is WinBy.DEALT else ()


def _unnatural(facts: WinFacts) -> Found:
    """Give half of full points for a win on the banker's first discard, if that is more than it counts.

    A hand of the thirteen kinds or of the four directions is full points all the same (A-16, A-25, A-27).
    """
    return won_by(facts.win, WinBy.FIRST_DISCARD)


def _thirteen(facts: WinFacts) -> Found:
    """Give full points for one of each 1, 9, wind and dragon and one of these once more, drawn or given."""
    return thirteen_singles(facts)


def _four_directions(facts: WinFacts) -> Found:
    """Give full points for threes or fours of all four winds with a pair of dragons (A-19)."""
    winds, dragons = _winds_and_dragons(facts)
    return (evidence(*winds),) if len(winds) == 4 and dragons else ()


def _nearly_four_directions(facts: WinFacts) -> Found:
    """Show four threes of winds with another pair, or three of them with the pair of dragons."""
    winds, dragons = _winds_and_dragons(facts)
    near = len(winds) == 3 if dragons else len(winds) == 4
    return (evidence(*winds),) if near else ()


def _winds_and_dragons(facts: WinFacts) -> tuple[tuple[Tile, ...], bool]:
    """Return the winds of which there are threes or fours, and whether the pair is of dragons."""
    sets = facts.reading.sets
    winds = tuple(meld.tile for meld in sets if meld.is_triplet and meld.tile.wind is not None)
    pair = sets[-1:]
    return winds, any(meld.kind is MeldKind.PAIR and meld.tile.dragon is not None for meld in pair)


_HALF: Final = Limit(1, 2)
NATURAL_WIN: Final = ScoreItem("FW-NATURAL", "Natural winning", NATURAL, Limit(), _natural)
UNNATURAL_WIN: Final = ScoreItem("FW-UNNATURAL", "Unnatural winning", UNNATURAL, _HALF, _unnatural)
THIRTEEN: Final = ScoreItem("FW-THIRTEEN", "The thirteen kinds", FULL, Limit(), _thirteen)
FOUR_DIRECTIONS: Final = ScoreItem(
    "FW-FOUR-DIRECTIONS",
    "Four Directions and a pair of Cardinals",
    FULL,
    Limit(),
    _four_directions,
    _nearly_four_directions,
)
FULL_HANDS: Final = (NATURAL_WIN, THIRTEEN, FOUR_DIRECTIONS)
