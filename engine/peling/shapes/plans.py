"""Shapes of a hand other than four sets and a pair: what they lack, and which tiles bring them nearer.

Which of them win, and what they count, is a matter of each book; here they are only measured. Everything
works on counts as in `shapes`: 34 integers, how many of each kind are held, wild tiles left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, pairwise
from typing import Final, NamedTuple

from peling.shapes.sets import HONOURS, KINDS

SEVEN_PAIRS: Final = "seven-pairs"
INDEPENDENT: Final = "independent"
ALL_PUNGS: Final = "all-pungs"
ALL_HONOURS: Final = "all-honours"
THIRTEEN_MAJORS: Final = "thirteen-majors"
SHAPES: Final = (SEVEN_PAIRS, INDEPENDENT, ALL_PUNGS, ALL_HONOURS, THIRTEEN_MAJORS)
"""Pairs; tiles of which no two could be in one set; threes and a pair; winds and dragons as they come; each
one, nine, wind and dragon and one of them twice."""

_WHOLE: Final = 14
_NOTHING: Final = bytes(KINDS)
_ALL: Final = bytes([1]) * KINDS
_MAJORS: Final = bytes([kind >= HONOURS or kind % 9 in (0, 8) for kind in range(KINDS)])
_ALL_HONOURS: Final = bytes(HONOURS) + bytes([1]) * (KINDS - HONOURS)


class Outline(NamedTuple):
    """What is missing to a shape.

    Attributes:
        need: how many tiles.
        useful: for each of the 34 kinds 1 if one more of it is one of them.
    """

    need: int
    useful: bytes


def outline(shape: str, counts: Sequence[int], sets: int) -> Outline:
    """Return what is missing to a shape; `sets` are still to be made of the counts.

    Raises:
        KeyError: there is no such shape.
    """
    return _OUTLINES[shape](counts, sets)


def short_of_pairs(counts: Sequence[int]) -> int:
    """Return how many tiles are missing to seven pairs (FH-SHAPE-SEVEN-PAIRS); four of a kind are two pairs.

    >>> short_of_pairs([4, 2, 2, 2, 1, 1, 1, *[0] * 27])
    2
    """
    missing = max(0, 7 - sum([held >> 1 for held in counts]))
    return 2 * missing - min(sum([held & 1 for held in counts]), missing)


def short_of_independent(counts: Sequence[int]) -> int:
    """Return how many tiles are missing to fourteen that are independent (FH-SHAPE-INDEPENDENT)."""
    kept = sum([held > 0 for held in counts[HONOURS:]])
    for start in (0, 9, 18):
        kept += _KEPT[_ranks(counts, start)]
    return max(0, _WHOLE - kept)


def _pairs(counts: Sequence[int], _sets: int) -> Outline:
    missing = max(0, 7 - sum([held >> 1 for held in counts]))
    odd = sum([held & 1 for held in counts])
    useful = _NOTHING if not missing else _ALL if odd < missing else bytes([held & 1 for held in counts])
    return Outline(2 * missing - min(odd, missing), useful)


def _independent(counts: Sequence[int], _sets: int) -> Outline:
    ranks = [_ranks(counts, start) for start in (0, 9, 18)]
    honours = [held > 0 for held in counts[HONOURS:]]
    need = max(0, _WHOLE - sum(honours) - sum([_KEPT[held] for held in ranks]))
    if not need:
        return Outline(0, _NOTHING)
    return Outline(need, b"".join([_WIDER[held] for held in ranks]) + bytes([not held for held in honours]))


def _pungs(counts: Sequence[int], sets: int) -> Outline:
    held = bytes(counts)
    need, gains = _gains_of_pungs(held.count(1), held.count(2), held.count(3) + held.count(4), sets)
    return Outline(need, held.translate(gains))


@cache
def _gains_of_pungs(ones: int, twos: int, threes: int, sets: int) -> tuple[int, bytes]:
    """Return how many tiles are missing, and by how many of a kind are held 1 if one more brings it nearer.

    The numbers are those of kinds that are held once, twice, three times or more; there are others.
    """
    need = _short_of_pungs(ones, twos, threes, sets)
    with_more = (
        _short_of_pungs(ones + 1, twos, threes, sets),
        _short_of_pungs(ones - 1, twos + 1, threes, sets) if ones else need,
        _short_of_pungs(ones, twos - 1, threes + 1, sets) if twos else need,
    )
    return need, bytes([after < need for after in with_more]).ljust(256, b"\0")


def _short_of_pungs(ones: int, twos: int, threes: int, sets: int) -> int:
    """Return how many tiles are missing, by how many kinds are held once, twice, three times."""
    made = min(threes, sets)
    begun = min(twos, sets - made)
    single = min(ones, sets - made - begun)
    pair = 2 if threes > made or twos > begun else min(1, ones - single)
    return 3 * sets + 2 - 3 * made - 2 * begun - single - pair


def _honours(counts: Sequence[int], sets: int) -> Outline:
    need = max(0, 3 * sets + 2 - sum(counts[HONOURS:]))
    return Outline(need, _ALL_HONOURS if need else _NOTHING)


def _majors(counts: Sequence[int], _sets: int) -> Outline:
    held = [number * major for number, major in zip(counts, _MAJORS, strict=True)]
    paired = max(held) > 1
    need = _WHOLE - sum([number > 0 for number in held]) - paired
    if not need:
        return Outline(0, _NOTHING)
    useful = bytes([major and not (number and paired) for number, major in zip(held, _MAJORS, strict=True)])
    return Outline(need, useful)


def _ranks(counts: Sequence[int], start: int) -> int:
    """Return the ranks held of a suit as bits."""
    bits = 0
    for rank, held in enumerate(counts[start : start + 9]):
        if held:
            bits |= 1 << rank
    return bits


def _kept() -> bytes:
    """Return for each set of ranks how many of them are three apart."""
    found = bytearray()
    for bits in range(512):
        ranks = [rank for rank in range(9) if bits >> rank & 1]
        some = [kept for size in (1, 2, 3) for kept in combinations(ranks, size)]
        apart = [kept for kept in some if all(high - low >= 3 for low, high in pairwise(kept))]
        found.append(max(map(len, apart), default=0))
    return bytes(found)


_KEPT: Final = _kept()
_WIDER: Final = tuple(
    bytes([_KEPT[bits | 1 << rank] > _KEPT[bits] for rank in range(9)]) for bits in range(512)
)
_OUTLINES: Final = {
    SEVEN_PAIRS: _pairs,
    INDEPENDENT: _independent,
    ALL_PUNGS: _pungs,
    ALL_HONOURS: _honours,
    THIRTEEN_MAJORS: _majors,
}
