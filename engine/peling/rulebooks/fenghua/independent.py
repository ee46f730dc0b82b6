"""Fourteen tiles of which no two could be in one set: what wild tiles may stand for among them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Final

from peling.shapes.wild_groups import Counts

HONOURS: Final = range(27, 34)
"""The indices of winds and dragons."""
SUITS: Final = (range(9), range(9, 18), range(18, 27))
"""The indices of the tiles of each suit."""


@lru_cache(maxsize=4096)
def independent_kinds(counts: Counts, wilds: int, face: int) -> tuple[tuple[int, ...], ...]:
    """Return what wild tiles may stand for among independent tiles (FH-SHAPE-INDEPENDENT); empty: none.

    Of all choices with equally many honours and tiles of each suit one is given, and one more in which a
    single wild tile stands for its face.
    """
    if max(counts) > 1 or sum(counts) + wilds != 14:
        return ()
    ranks = [tuple(kind - suit[0] for kind in suit if counts[kind]) for suit in SUITS]
    if not all(apart(held) for held in ranks):
        return ()
    missing = sorted((kind for kind in HONOURS if not counts[kind]), key=lambda kind: kind == face)
    found: dict[tuple[int, ...], None] = {}
    for honours in range(min(wilds, len(missing)) + 1):
        for numbers in _shares(wilds - honours):
            added = [
                _added(held, number, face - suit[0] if face in suit else -1)
                for held, number, suit in zip(ranks, numbers, SUITS, strict=True)
            ]
            if all(ranks_added is not None for ranks_added in added):
                suits = zip(added, SUITS, strict=True)
                kinds = [suit[0] + rank for ranks_added, suit in suits for rank in ranks_added or ()]
                found[tuple(sorted((*missing[:honours], *kinds)))] = None
    if wilds == 1 and face >= 0 and not counts[face]:
        suit = next((suit for suit in SUITS if face in suit), None)
        if suit is None or apart(tuple(sorted((*ranks[face // 9], face - suit[0])))):
            found[(face,)] = None
    return tuple(found)


def apart(ranks: tuple[int, ...]) -> bool:
    """Return whether no two of these ranks, in order, could be in one run (FH-SHAPE-INDEPENDENT)."""
    return all(high - low >= 3 for low, high in pairwise(ranks))


def _shares(number: int) -> Iterator[tuple[int, int, int]]:
    for first in range(number + 1):
        for second in range(number - first + 1):
            yield first, second, number - first - second


@lru_cache(maxsize=4096)
def _added(ranks: tuple[int, ...], number: int, avoided: int) -> tuple[int, ...] | None:
    """Return so many ranks that are apart from these, without the avoided one if possible; None: too many."""
    if not number:
        return ()
    for rank in sorted(range(9), key=lambda rank: rank == avoided):
        more = tuple(sorted((*ranks, rank)))
        if apart(more):
            rest = _added(more, number - 1, avoided)
            if rest is not None:
                return (rank, *rest)
    return None
