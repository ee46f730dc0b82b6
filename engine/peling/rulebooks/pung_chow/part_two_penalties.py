"""Who pays for all in Part II, and what excuses him (p. 67-70)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from peling.core.melds import Meld
from peling.core.scoring import Doubles, HandRecord, ScoreSheet, Win, WinBy
from peling.core.tiles import Suit, Tile, Wind
from peling.rulebooks.pung_chow.part_two_limits import places, readings
from peling.rulebooks.pung_chow.part_two_scoring import DOUBLING_HONOURS, Part2House, other_card, winner_card
from peling.rules.composer import Composer
from peling.rules.patterns import makeup

EXCUSED: Final = "discarder-excused"
NO_CHOICE: Final = "discarder-no-choice"
DISCARDER: Final = frozenset({EXCUSED, NO_CHOICE})
"""The circumstances that free a discarder from paying for all."""
EXPOSED_TILES: Final = 9
"""So many exposed tiles of one suit, or heads, are a warning."""
Dangerous: TypeAlias = Callable[[Tile], bool]
"""Tells which tiles the exposed sets forbade to discard."""


@dataclass(frozen=True, slots=True)
class PenaltyHouse:
    """The house rules on which the penalty depends.

    Attributes:
        pay_all: whether there is such a penalty.
        concealed_kong: fours that lie on the table with their end tiles down are exposed in its sense (A49d).
        count_items: doubling honors are counted by items, not by doublings (A49b).
    """

    pay_all: bool = True
    concealed_kong: bool = True
    count_items: bool = False


def liable(record: HandRecord, house: PenaltyHouse) -> Wind | None:
    """Return who pays the winner for all; None if nobody does (PC2-PENALTY-PAYALL)."""
    if record.win is None or record.circumstances & DISCARDER or not dangers(record, house):
        return None
    return record.win.giver


def dangers(record: HandRecord, house: PenaltyHouse) -> tuple[Dangerous, ...]:
    """Return the danger patterns that lay exposed and that the discard completed.

    A tile taken from a player who adds it to his three is no discard (A49h).
    """
    win = record.win
    if not house.pay_all or win is None or win.tile is None or not is_discard(win):
        return ()
    exposed = [meld for meld in record.hand.melds if house.concealed_kong or not meld.concealed]
    tiles = [held for meld in exposed for held in meld.tiles]
    whole = (*record.hand.all_tiles(), win.tile)
    found = (
        _one_suit(tiles, whole),
        _heads(tiles, whole),
        _third_dragon(exposed, record.hand.count(win.tile), win.tile),
        _fourth_wind(exposed, win.tile),
    )
    return tuple(pattern for pattern in found if pattern is not None)


def is_discard(win: Win | None) -> bool:
    """Return whether a hand was won by a discard: only then a giver pays for all (PC2-PENALTY-PAYALL)."""
    return win is not None and win.by.claimed and win.by is not WinBy.ROBBED_KONG


def _one_suit(exposed: list[Tile], whole: tuple[Tile, ...]) -> Dangerous | None:
    """Find nine exposed tiles of one suit, and a hand of that suit alone (case 1)."""
    if len(exposed) < EXPOSED_TILES:
        return None
    made = makeup(whole)
    suit: Suit | None = made.suits[0] if made.one_suit else None
    if suit is None:
        return None
    return lambda tile: tile.suit is suit


def _heads(exposed: list[Tile], whole: tuple[Tile, ...]) -> Dangerous | None:
    """Find nine exposed heads, and a hand of heads alone (case 2)."""
    if len(exposed) < EXPOSED_TILES or not all(held.is_major for held in whole):
        return None
    return lambda tile: tile.is_major


def _third_dragon(exposed: list[Meld], held: int, claimed: Tile) -> Dangerous | None:
    """Find two exposed sets of dragons, and a discard that makes the set of the third (case 3; A49g)."""
    dragons = [meld.tile for meld in exposed if meld.tile.dragon is not None]
    if len(dragons) < 2 or claimed.dragon is None or held < 2:
        return None
    return lambda tile: tile is claimed


def _fourth_wind(exposed: list[Meld], claimed: Tile) -> Dangerous | None:
    """Find three exposed sets of winds, and a discard of the fourth that wins (case 4; A49g)."""
    winds = {meld.tile for meld in exposed if meld.tile.wind is not None}
    if len(winds) < 3 or claimed.wind is None:
        return None
    return lambda tile: tile is claimed


def excuses(
    house: PenaltyHouse, card: Part2House
) -> Callable[[Mapping[Wind, HandRecord], Wind], frozenset[str]]:
    """Return what finds, when all hands are laid open, whether the discarder is excused (PC2-PENALTY-EXCUSE).

    The records are those of all players; the discarder's hand is without the tile that he gave away.
    """
    unlimited = Part2House(limit=None, mah_jongg=card.mah_jongg)
    others = Composer(other_card())
    winners = Composer(winner_card(unlimited), readings=readings, places=places)

    def count(sheet: ScoreSheet) -> int:
        honours = [line.award for line in sheet.lines if line.item in DOUBLING_HONOURS]
        if house.count_items:
            return len(honours)
        return sum(award.times for award in honours if isinstance(award, Doubles))

    def is_excused(discarder: HandRecord) -> bool:
        """Return whether he was waiting, with two doubling honors, or with more than two in prospect."""
        waits = places(discarder.hand)
        if not waits:
            return False
        if count(others.score(discarder).sheet) >= 2:
            return True
        return any(count(sheet) > 2 for sheet in _prospects(discarder, waits, winners))

    def shown(records: Mapping[Wind, HandRecord], winner: Wind) -> frozenset[str]:
        win = records[winner].win
        patterns = dangers(records[winner], house)
        if win is None or win.giver is None or not patterns:
            return frozenset()
        discarder = records[win.giver]
        found = set()
        if is_excused(discarder):
            found.add(EXCUSED)
        if all(any(forbids(held) for forbids in patterns) for held in discarder.hand.concealed):
            found.add(NO_CHOICE)
        return frozenset(found)

    return shown


def _prospects(record: HandRecord, waits: Iterable[Tile], winners: Composer) -> Iterable[ScoreSheet]:
    """Yield every way to read the hand with each tile that would complete it."""
    for wait in waits:
        won = HandRecord(record.seat, record.round_wind, record.hand, Win(wait, WinBy.WALL))
        score = winners.score(won)
        yield score.sheet
        yield from score.others
