"""The limit hands of Part II, and how its hands are read: single heads are no four sets and a pair."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from peling.core.hand import Hand
from peling.core.melds import Meld, MeldKind
from peling.core.rules import evidence
from peling.core.scoring import SHOWN, Found, HandRecord, Limit, Reading, ScoreItem, WinBy
from peling.core.tiles import Tile, Wind
from peling.rulebooks.pung_chow.citations import LIMIT_HANDS
from peling.rules.composer import WinFacts
from peling.rules.readings import (
    THIRTEEN_MAJORS,
    places_for_thirteen_majors,
    places_to_win,
    thirteen_majors,
    winner_readings,
)


def readings(record: HandRecord) -> tuple[Reading, ...]:
    """Return every way to read a won hand, with every place that the last tile may have filled.

    Single heads win too (Part II, The Limit Hands, p. 62–64).
    """
    return winner_readings(record, every_place=True) or thirteen_majors(record)


def places(hand: Hand) -> tuple[Tile, ...]:
    """Return the kinds that would complete a hand one tile short, single heads too (p. 62–64), in order."""
    return tuple(sorted({*places_to_win(hand), *places_for_thirteen_majors(hand)}))


def _winds(facts: WinFacts) -> list[Meld]:
    return [meld for meld in facts.reading.sets if meld.tile.wind is not None and meld.is_triplet]


def _dragons(facts: WinFacts) -> list[Meld]:
    return [meld for meld in facts.reading.sets if meld.tile.dragon is not None and meld.is_triplet]


def _pair(facts: WinFacts) -> Tile | None:
    return facts.reading.sets[-1].tile if facts.reading.sets else None


def _so_many(sets: list[Meld], number: int, *more: Tile) -> Found:
    """Show these sets, and what belongs to them, if there are so many."""
    return (evidence(*(meld.tile for meld in sets), *more),) if len(sets) == number else ()


def _single_heads(facts: WinFacts) -> Found:
    """Give the limit for all thirteen heads, one of them paired.

    The last tile may be claimed (A46); nothing can have been laid down.
    """
    return SHOWN if facts.reading.shape == THIRTEEN_MAJORS else ()


def _all_heads(facts: WinFacts) -> Found:
    """Give the limit for four sets of heads and a pair of heads; threes or fours, no sequence."""
    return SHOWN if facts.reading.sets and not _not_of_heads(facts) else ()


def _not_of_heads(facts: WinFacts) -> list[Meld]:
    return [meld for meld in facts.reading.sets if meld.kind is MeldKind.CHOW or not meld.tile.is_major]


def _almost_all_heads(facts: WinFacts) -> Found:
    others = _not_of_heads(facts)
    return (evidence(*others[0].tiles),) if len(others) == 1 else ()


def _four_winds(facts: WinFacts) -> Found:
    """Give the limit for sets of all four winds, with any pair."""
    return _so_many(_winds(facts), 4)


def _three_winds(facts: WinFacts) -> Found:
    """Give the limit for sets of three winds and a pair of the fourth; the fourth set is free (A45)."""
    pair = _pair(facts)
    return _so_many(_winds(facts), 3, pair) if pair is not None and pair.wind is not None else ()


def _three_winds_without_pair(facts: WinFacts) -> Found:
    pair = _pair(facts)
    return _so_many(_winds(facts), 3) if pair is not None and pair.wind is None else ()


def _fours(facts: WinFacts) -> list[Meld]:
    return [meld for meld in facts.reading.sets if meld.kind is MeldKind.KONG]


def _four_fours(facts: WinFacts) -> Found:
    """Give the limit for four fours of a kind, with any pair."""
    return _so_many(_fours(facts), 4)


def _three_fours(facts: WinFacts) -> Found:
    return _so_many(_fours(facts), 3)


def _dealt(facts: WinFacts) -> Found:
    """Give the limit for East's hand that is complete as dealt."""
    return SHOWN if facts.win.by is WinBy.DEALT and facts.record.seat is Wind.EAST else ()


def _three_dragons(facts: WinFacts) -> Found:
    """Give the limit for sets of all three dragons, with any fourth set and pair."""
    return _so_many(_dragons(facts), 3)


def _two_dragons_and_pair(facts: WinFacts) -> Found:
    pair = _pair(facts)
    return _so_many(_dragons(facts), 2, pair) if pair is not None and pair.dragon is not None else ()


def _nowhere_near(_facts: WinFacts) -> Found:
    return ()


def _limit_hand(
    number: int,
    title: str,
    find: Callable[[WinFacts], Found],
    near: Callable[[WinFacts], Found] = _nowhere_near,
) -> ScoreItem[WinFacts]:
    return ScoreItem(f"PC2-LIMIT-{number}", title, LIMIT_HANDS, Limit(), find, near)


LIMIT_ITEMS: Final = (
    _limit_hand(1, "Single heads", _single_heads),
    _limit_hand(2, "All heads", _all_heads, _almost_all_heads),
    _limit_hand(3, "Four happinesses", _four_winds),
    _limit_hand(4, "Three winds and a pair of the fourth", _three_winds, _three_winds_without_pair),
    _limit_hand(5, "Four fours of a kind", _four_fours, _three_fours),
    _limit_hand(6, "East complete on the deal", _dealt),
    _limit_hand(7, "Three doctors of literature", _three_dragons, _two_dragons_and_pair),
)
