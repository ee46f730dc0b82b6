"""How far a hand is from a win: the nearest of the shapes, wild tiles standing for what is missing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from peling.core.hand import Hand
from peling.core.melds import Meld
from peling.core.tiles import Tile
from peling.shapes.plans import short_of_independent, short_of_pairs
from peling.shapes.sets import tiles_away

_WHOLE: Final = 14


def away(hand: Hand, wild: tuple[Tile, ...]) -> int:
    """Return how many tiles a hand lacks to the nearest winning shape (FH-SHAPES); 0: it is complete.

    >>> from peling.core.notation import parse_hand
    >>> away(parse_hand("B1 B4 B7 D2 D5 D8 C3 C6 C9 E S W N"), ())
    1
    """
    counts = [0] * 34
    wilds = 0
    for tile in hand.concealed:
        if tile in wild:
            wilds += 1
        elif not tile.is_bonus:
            counts[tile.index] += 1
    return short(counts, hand.melds, wilds)


def short(counts: Sequence[int], melds: tuple[Meld, ...], wilds: int) -> int:
    """Return how many tiles a hand lacks to the nearest winning shape (FH-SHAPES).

    Given are the counts of the tiles in hand that are not wild, the sets laid down, and how many are wild.

    >>> short([2, 2, 2, 2, 2, 2, 1, *[0] * 27], (), 0)
    1
    """
    lacking = tiles_away(counts, max(0, 4 - len(melds)), wilds)
    if lacking and all(meld.tile.is_honour for meld in melds):
        lacking = min(lacking, _WHOLE - 3 * len(melds) - sum(counts[27:]) - wilds)
    if lacking and not melds:
        lacking = min(lacking, short_of_pairs(counts) - wilds, short_of_independent(counts) - wilds)
    return max(0, lacking)
