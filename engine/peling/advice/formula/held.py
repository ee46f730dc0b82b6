"""What the tiles of a hand are good for: points and doubles, hopes included, and what is paid of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import ceil
from operator import mul
from typing import Final

from peling.advice.formula.prices import MAJOR_PUNGS, Pattern
from peling.advice.formula.scene import Scene
from peling.core.melds import Meld, MeldKind
from peling.shapes.plans import ALL_HONOURS, ALL_PUNGS
from peling.shapes.sets import HONOURS, KINDS

ALL_KINDS: Final = tuple(range(KINDS))
ALL_MAJORS: Final = bytes([kind >= HONOURS or kind % 9 in (0, 8) for kind in ALL_KINDS])


def as_it_stands(
    scene: Scene, counts: Sequence[int], melds: tuple[Meld, ...], discards: Sequence[int | None]
) -> list[float]:
    """Return what a hand counts after each of the discards if somebody else wins, hopes included."""
    points, factor = 0.0, 1.0
    for meld in melds:
        price = scene.prices.of_meld(meld)
        points += price.points
        factor *= 1 << price.doubles
    for kind, held in enumerate(counts):
        points += points_of(scene, kind, held)
        factor *= factor_of(scene, kind, held)
    found = []
    for discard in discards:
        left, times = points, factor
        if discard is not None:
            held = counts[discard]
            left = points - points_of(scene, discard, held) + points_of(scene, discard, held - 1)
            times = factor * factor_of(scene, discard, held - 1) / factor_of(scene, discard, held)
        found.append(capped(scene, left * times))
    return found


def points_of(scene: Scene, kind: int, held: int) -> float:
    """Return the points that these tiles are good for."""
    return points_by(scene, kind, held, scene.model.pair_share)


def points_by(scene: Scene, kind: int, held: int, pair_share: float) -> float:
    """Return the same where a pair is worth another part of a pung's points."""
    paid = scene.prices
    if held >= 3:
        return paid.concealed[kind].points
    if held == 2:
        return max(paid.pairs[kind].points, pair_share * paid.exposed[kind].points)
    return 0.0


def scores(scene: Scene, kind: int, held: int) -> bool:
    """Return whether these tiles score as they are."""
    if held >= 3:
        return scene.prices.concealed[kind].points > 0
    return held == 2 and scene.prices.pairs[kind].points > 0


def kept_factor(scene: Scene, pattern: Pattern) -> float:
    """Return the factor by which a hand of a pattern is worth less once something in it scores."""
    return 1 - scene.model.spoilt * (1 - 0.5**pattern.spoilt.doubles)


def factor_of(scene: Scene, kind: int, held: int) -> float:
    """Return by how much the doubles these tiles are good for multiply the hand, hopes included."""
    doubles = scene.prices.concealed[kind].doubles
    if not doubles or not held:
        return 1.0
    if held >= 3:
        return float(1 << doubles)
    hope = scene.model.pair_hope if held == 2 else scene.model.single_hope
    return 1.0 + hope[scene.live[kind]] * ((1 << doubles) - 1)


def capped(scene: Scene, value: float) -> float:
    """Return what is paid of a value: at most the limit, where the book has one, or rounded."""
    paid = scene.prices
    if paid.rounded is not None:
        return paid.rounded(ceil(value))
    return value if paid.ceiling is None else min(value, paid.ceiling)


def inside(pattern: Pattern, counts: Sequence[int]) -> list[int]:
    """Return the counts of the tiles that may be in a hand of a pattern."""
    if not pattern.outside and pattern.id != MAJOR_PUNGS:
        return list(counts)
    return list(map(mul, counts, kinds_inside(pattern)))


def kinds_inside(pattern: Pattern) -> bytes:
    """Return for each kind 1 if it may be in a hand of a pattern."""
    return _kinds_inside(pattern.groups, pattern.id == MAJOR_PUNGS)


@cache
def _kinds_inside(groups: tuple[bool, bool, bool, bool], majors: bool) -> bytes:  # noqa: FBT001 -- a key
    """Return for each kind 1 if it may be in a hand of some groups, or of their majors alone."""
    return bytes([groups[min(kind, HONOURS) // 9] and (ALL_MAJORS[kind] or not majors) for kind in ALL_KINDS])


def fits(shape: str, melds: tuple[Meld, ...]) -> bool:
    """Return whether sets laid down can be in a hand of this shape."""
    if shape == ALL_PUNGS:
        return all(meld.kind is not MeldKind.CHOW for meld in melds)
    if shape == MAJOR_PUNGS:
        return all(meld.kind is not MeldKind.CHOW and ALL_MAJORS[meld.tile.index] for meld in melds)
    return not melds if shape != ALL_HONOURS else all(meld.tile.is_honour for meld in melds)
