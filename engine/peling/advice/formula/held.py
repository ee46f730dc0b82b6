"""What the tiles of a hand are good for: points and doubles, hopes included, and what is paid of them."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from peling.advice.formula.prices import Pattern
from peling.advice.formula.scene import Scene
from peling.core.melds import Meld


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
    paid = scene.prices
    if held >= 3:
        return paid.concealed[kind].points
    if held == 2:
        return max(paid.pairs[kind].points, scene.model.pair_share * paid.exposed[kind].points)
    return 0.0


def scores(scene: Scene, kind: int, held: int) -> bool:
    """Return whether these tiles score as they are."""
    if held >= 3:
        return scene.prices.concealed[kind].points > 0
    return held == 2 and scene.prices.pairs[kind].points > 0


def kept_factor(scene: Scene, pattern: Pattern) -> float:
    """Return by what a hand of a pattern is multiplied when something in it scores."""
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
