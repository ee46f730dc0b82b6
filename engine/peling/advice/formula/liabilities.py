"""Which discards would make a player pay for everybody, as far as the sets laid down by another tell it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from peling.core.hand import Hand
from peling.core.melds import Meld
from peling.core.scoring import HandRecord, InvalidHandError, Win, WinBy
from peling.core.tiles import COPIES, TILES, Tile, Wind
from peling.core.view import Opponent
from peling.rules.ruleset import HouseRules, RuleSet, nobody_liable

FEWEST_SETS: Final = 2
"""With fewer sets before a player no book warns of him."""
KINDS: Final = tuple(kind for kind in TILES if not kind.is_bonus)
NOTHING: Final = bytes(len(KINDS))


def pays_for_all(rules: RuleSet, other: Opponent, me: Wind, round_wind: Wind | None) -> bytes:
    """Return for each kind 1 if discarding it to a hand that fits the opponent's sets means paying for all.

    The book's own rule of liability is asked, with hands that the opponent may hold.
    """
    if rules.liable is nobody_liable or len(other.melds) < FEWEST_SETS:
        return NOTHING
    return _found(
        _Discarder(rules.id, rules.revision, rules.house, other.wind, me, round_wind, other.melds, rules)
    )


@dataclass(frozen=True, slots=True)
class _Discarder:
    """Who would discard to whom; a rule set cannot be compared, its names can."""

    id: str
    revision: int
    house: HouseRules
    winner: Wind
    giver: Wind
    round_wind: Wind | None
    melds: tuple[Meld, ...]
    rules: RuleSet = field(compare=False, repr=False)

    def liable(self, kind: Tile, concealed: tuple[Tile, ...]) -> bool:
        """Return whether the giver of this tile would pay for all if it completed such a hand."""
        win = Win(kind, WinBy.DISCARD, self.giver)
        record = HandRecord(self.winner, self.round_wind, Hand.of(concealed, self.melds), win)
        try:
            return self.rules.liable(record) is self.giver
        except InvalidHandError:
            return False


@lru_cache(maxsize=512)
def _found(asked: _Discarder) -> bytes:
    laid = Counter(held for meld in asked.melds for held in meld.tiles)
    return bytes(
        any(asked.liable(kind, hand) for hand in _hands(kind, len(asked.melds), laid)) for kind in KINDS
    )


def _hands(kind: Tile, sets: int, laid: Counter[Tile]) -> Iterator[tuple[Tile, ...]]:
    """Yield what may be concealed beside so many sets and wait for this tile: its own kind, or all heads.

    The rest is of the same suit, or terminals and honours, since that is what the books warn of.
    """
    if sets >= 4:
        yield (kind,)
        return
    if laid[kind] > COPIES - 3:
        return
    free = [other for other in KINDS if other is not kind and other not in laid]
    near = [other for other in free if other.suit is kind.suit]
    heads = [other for other in free if other.is_major]
    for others in (near, heads):
        if len(others) > 1:
            pair, three = others[:2]
            yield (kind, kind, *(three,) * (3 * (3 - sets)), pair, pair)
