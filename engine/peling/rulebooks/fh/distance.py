"""How far a hand is from a win: the nearest of the shapes, wild tiles standing for what is missing."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from peling.hand import Hand
from peling.rulebooks.fh.independent import SUITS, apart
from peling.shapes import tiles_away
from peling.tiles import Tile

_WHOLE: Final = 14


def away(hand: Hand, wild: tuple[Tile, ...]) -> int:
    """Return how many tiles a hand lacks to the nearest winning shape; 0: it is complete.

    >>> from peling.notation import parse_hand
    >>> away(parse_hand("B1 B4 B7 D2 D5 D8 C3 C6 C9 E S W N"), ())
    1
    """
    natural = [tile for tile in hand.concealed if tile not in wild and not tile.is_bonus]
    wilds = sum(tile in wild for tile in hand.concealed)
    counts = [0] * 34
    for tile in natural:
        counts[tile.index] += 1
    lacking = [tiles_away(counts, 4 - len(hand.melds), wilds)]
    if all(meld.tile.is_honour for meld in hand.melds):
        honours = sum(counts[27:])
        lacking.append(_WHOLE - 3 * len(hand.melds) - honours - wilds)
    if not hand.melds:
        lacking.append(_to_pairs(counts) - wilds)
        lacking.append(_to_independent(counts) - wilds)
    return max(0, min(lacking))


def _to_pairs(counts: list[int]) -> int:
    """Return how many tiles natural ones lack to seven pairs."""
    pairs = sum(number // 2 for number in counts)
    odd = sum(number & 1 for number in counts)
    missing = max(0, 7 - pairs)
    return 2 * missing - min(odd, missing)


def _to_independent(counts: list[int]) -> int:
    """Return how many tiles natural ones lack to fourteen independent tiles."""
    kept = sum(bool(number) for number in counts[27:])
    for suit in SUITS:
        ranks = [kind - suit[0] for kind in suit if counts[kind]]
        kept += max(len(some) for size in range(4) for some in combinations(ranks, size) if apart(some))
    return _WHOLE - kept
