"""How good a hand is that is not finished: how near a win, how likely to get there, and what it would count.

A hand is weighed for several plans, the patterns that the book pays for. The tables of `shapes` say how far
each is, the book's own prices what it would count, the live tiles how fast it may come. This is opinion on
what a player sees; nothing of it decides a rule or a score.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress
from operator import and_
from typing import Final, NamedTuple

from peling.advice.formula.held import (
    as_it_stands,
    capped,
    factor_of,
    fits,
    inside,
    kept_factor,
    kinds_inside,
    points_by,
    points_of,
    scores,
)
from peling.advice.formula.model import Model
from peling.advice.formula.prices import MAJOR_PUNGS, Pattern
from peling.advice.formula.scene import Scene
from peling.core.melds import Meld, MeldKind
from peling.shapes.plans import ALL_PUNGS, outline
from peling.shapes.sets import HONOURS, KINDS, Keys, keys_of, keys_without, need_of_keys, useful_mask

NO_TILES: Final = keys_of([0] * KINDS)
OWN_DRAW, ONLY_SEQUENCES = 1, 1
"""What an own tile, and a hand of sequences, count in the plain hand where a book asks points for a claim."""
_TWICE: Final = bytes([0, 0, 1]).ljust(256, b"\0")


class Weighed(NamedTuple):
    """What a hand is worth after a discard (or as it stands, if `kind` is None).

    Attributes:
        worth: points won from each other player times how likely that is.
        need: tiles missing to the pattern.
        kind: the kind discarded.
        pattern: the id of the plan that is worth most.
        value: what the hand would count by that plan.
        useful: for each kind 1 if it brings the plan nearer; None if the discard itself takes it farther.
    """

    worth: float
    need: int
    kind: int | None
    pattern: str
    value: float
    useful: bytes | None


class _Plan(NamedTuple):
    """A pattern followed with the tiles held: what is missing, what it counts, what its kinds hope for.

    `claimed` are the points it has towards winning by a claim, where the book asks for some. `scoring` counts
    the sets laid down and the kinds held that score; `points` and `factor` are less if there are any.
    """

    promise: float
    pattern: Pattern
    keys: Keys
    need: int
    points: float
    factor: float
    chances: tuple[float, ...]
    claimed: float = 0.0
    scoring: int = 0


def weigh(
    scene: Scene, counts: Sequence[int], melds: tuple[Meld, ...], discards: Sequence[int | None]
) -> list[Weighed]:
    """Return what a hand is worth after each of some discards; None among them is the hand as it stands.

    The counts are those of tiles that are not wild.
    """
    sets = 4 - len(melds)
    near = [weight_of(scene.model, kind, held) * scene.live[kind] for kind, held in enumerate(counts)]
    followed = [_follow(scene, plan, counts, sets, near, discards) for plan in _plans(scene, counts, melds)]
    found = (
        followed[0]
        if len(followed) == 1
        else [_best(ways, scene.model.other_plans) for ways in zip(*followed, strict=True)]
    )
    part = scene.model.as_it_stands
    if part and scene.prices.losers_settle:
        standing = as_it_stands(scene, counts, melds, discards)
        found = [
            weighed._replace(worth=weighed.worth + part * counted)
            for weighed, counted in zip(found, standing, strict=True)
        ]
    if not scene.wild:
        return found
    return [weighed._replace(need=max(0, weighed.need - scene.wild)) for weighed in found]


def _best(ways: tuple[Weighed, ...], other_plans: float) -> Weighed:
    """Return the plan that is worth most after a discard; the others keep a way open."""
    best = max(ways)
    others = sum([way.worth for way in ways]) - best.worth
    return best._replace(worth=best.worth + other_plans * others)


def _follow(
    scene: Scene,
    plan: _Plan,
    counts: Sequence[int],
    sets: int,
    near: Sequence[float],
    discards: Sequence[int | None],
) -> list[Weighed]:
    """Return what a hand is worth by one plan after each of the discards."""
    pattern, keys, least = plan.pattern, plan.keys, plan.need
    if pattern.shape or pattern.threes:
        return _follow_shape(scene, plan, counts, sets, discards)
    groups = pattern.groups
    value = capped(scene, plan.points * plan.factor)
    concealed = scene.prices.concealed
    win_weight = _win_weight(scene, plan.claimed)
    standing: Weighed | None = None
    found = []
    for kind in discards:
        if kind is None or not groups[min(kind, HONOURS) // 9]:
            # What is no part of the plan can be spared: the hand stays what it is.
            if standing is None:
                chance, useful = _chance(scene, plan, keys, sets, near, win_weight)
                standing = Weighed(value * chance, least, kind, pattern.id, value, useful)
            found.append(standing if standing.kind == kind else standing._replace(kind=kind))
            continue
        held = counts[kind]
        alone = held == 1 and not concealed[kind].doubles
        left_value = value if alone else _value_without(scene, plan, kind, held)
        left = keys_without(keys, kind)
        need = need_of_keys(left, sets)
        if need > least:
            found.append(Weighed(left_value * plan.chances[need], need, kind, pattern.id, left_value, None))
            continue
        weight = win_weight
        if scene.prices.least and concealed[kind].points:
            given_up = points_of(scene, kind, held) - points_of(scene, kind, held - 1)
            weight = _win_weight(scene, plan.claimed - given_up)
        chance, useful = _chance(scene, plan, left, sets, near, weight)
        if need > 1:
            chance *= 1 - scene.model.neighbour * neighbours(scene.live, kind)
        found.append(Weighed(left_value * chance, need, kind, pattern.id, left_value, useful))
    return found


def in_reach(scene: Scene, counts: Sequence[int], melds: tuple[Meld, ...]) -> dict[str, tuple[int, float]]:
    """Return by the id of each pattern how many tiles are missing to it and what it would count.

    A pattern that the sets laid down exclude is left out; of several ways (one for each suit) the nearest
    stands, then the dearest.
    """
    found: dict[str, tuple[int, float]] = {}
    for plan in _all_plans(scene, counts, melds):
        need = max(0, plan.need - scene.wild)
        value = capped(scene, plan.points * plan.factor)
        known = found.get(plan.pattern.id)
        if known is None or (need, -value) < (known[0], -known[1]):
            found[plan.pattern.id] = (need, value)
    return found


def _plans(scene: Scene, counts: Sequence[int], melds: tuple[Meld, ...]) -> list[_Plan]:
    """Return the plans worth following, the most promising first."""
    plans = _all_plans(scene, counts, melds)
    plans.sort(key=_promise, reverse=True)
    least = plans[0].promise * scene.model.worth_keeping
    return [plan for plan in plans[: scene.model.plans_kept] if plan.promise >= least]


def _all_plans(scene: Scene, counts: Sequence[int], melds: tuple[Meld, ...]) -> list[_Plan]:
    """Return a plan for each pattern that the sets laid down allow."""
    sets = 4 - len(melds)
    keys = keys_of(counts)
    paid = scene.prices
    laid_points, laid_doubles, laid_groups = 0, 0, 0
    for meld in melds:
        price = paid.of_meld(meld)
        laid_points += price.points
        laid_doubles += price.doubles
        laid_groups |= 1 << min(meld.tile.index, HONOURS) // 9
    points, threes, factors, scoring = [0.0] * 4, [0.0] * 4, [1.0] * 4, [0] * 4
    share = scene.model.threes_share
    for kind, held in enumerate(counts):
        if held:
            group = min(kind, HONOURS) // 9
            if held >= 2:
                points[group] += points_of(scene, kind, held)
                threes[group] += points_by(scene, kind, held, share)
                scoring[group] += scores(scene, kind, held)
            factors[group] *= factor_of(scene, kind, held)
    plans = []
    for pattern in paid.patterns:
        if laid_groups & pattern.outside:
            continue
        if pattern.shape:
            plan = _shape_plan(scene, pattern, keys, counts, melds, laid_points)
            if plan is not None:
                plans.append(plan)
            continue
        if pattern.threes and not (share and fits(pattern.id, melds)):
            continue
        own, need = _missing(pattern, keys, counts, sets)
        all_points: float = laid_points + pattern.price.points
        all_points += sum(compress(threes if pattern.threes else points, pattern.groups))
        factor = float(1 << laid_doubles + pattern.price.doubles)
        for part in compress(factors, pattern.groups):
            factor *= part
        found = (laid_points > 0) + sum(compress(scoring, pattern.groups))
        if found:
            all_points -= scene.model.spoilt * pattern.spoilt.points
            factor *= kept_factor(scene, pattern)
        chances = (1.0,) * scene.wild + _chances(scene.model, pattern.id, scene.hazard)
        promise = capped(scene, all_points * factor) * chances[need]
        claimed = 0.0
        if paid.least:
            claimed = all_points - _lost_common(scene, pattern, melds)
            promise *= _win_weight(scene, claimed) / scene.model.win_weight
        plans.append(_Plan(promise, pattern, own, need, all_points, factor, chances, claimed, found))
    return plans


def _missing(pattern: Pattern, keys: Keys, counts: Sequence[int], sets: int) -> tuple[Keys, int]:
    """Return the keys of the tiles that may be in a hand of a pattern, and how many are missing to it."""
    if pattern.threes:
        return keys, outline(ALL_PUNGS, inside(pattern, counts), sets).need
    if not pattern.outside:
        return keys, need_of_keys(keys, sets)
    one, two, three, four = pattern.groups
    own = (
        keys[0] if one else NO_TILES[0],
        keys[1] if two else NO_TILES[1],
        keys[2] if three else NO_TILES[2],
        keys[3] if four else NO_TILES[3],
    )
    return own, need_of_keys(own, sets)


def _lost_common(scene: Scene, pattern: Pattern, melds: tuple[Meld, ...]) -> float:
    """Return what of a hand's points does not count towards a claim, as far as it shows.

    The samples are won by an own tile and of sequences; a three laid down and a kong lose what those counted.
    """
    if pattern.price.points >= 2 * scene.prices.least:
        return 0.0
    kongs = sum([scene.prices.of_meld(meld).points for meld in melds if meld.kind is MeldKind.KONG])
    return kongs + OWN_DRAW + (ONLY_SEQUENCES if any(meld.kind is not MeldKind.CHOW for meld in melds) else 0)


def _win_weight(scene: Scene, claimed: float) -> float:
    """Return from how many sides the last tile comes; a book may ask points of a hand that claims it."""
    missing = scene.prices.least - scene.model.call_point - claimed
    if missing <= 0 or not scene.prices.least:
        return scene.model.win_weight
    return 1 + (scene.model.win_weight - 1) * max(0.0, 1 - missing)


def _shape_plan(
    scene: Scene,
    pattern: Pattern,
    keys: Keys,
    counts: Sequence[int],
    melds: tuple[Meld, ...],
    laid_points: float,
) -> _Plan | None:
    """Return the plan for another shape; None if the sets laid down do not fit it."""
    if not fits(pattern.shape, melds):
        return None
    need = outline(pattern.shape, counts, 4 - len(melds)).need
    price = pattern.wild_price if scene.wild else pattern.price
    points = price.points + laid_points
    chances = (1.0,) * scene.wild + _chances(scene.model, pattern.id, scene.hazard)
    return _Plan(capped(scene, points) * chances[need], pattern, keys, need, points, 1.0, chances)


def _follow_shape(
    scene: Scene, plan: _Plan, counts: Sequence[int], sets: int, discards: Sequence[int | None]
) -> list[Weighed]:
    """Return what a hand is worth by a plan for another shape, or for threes, after each of the discards."""
    pattern, least = plan.pattern, plan.need
    shape = pattern.shape or ALL_PUNGS
    whole = capped(scene, plan.points * plan.factor)
    held = inside(pattern, counts)
    standing: Weighed | None = None
    found: list[Weighed] = []
    for kind in discards:
        part = kind is not None and held[kind] > 0
        if standing is not None and not part:
            found.append(standing._replace(kind=kind))
            continue
        value = whole
        if kind is not None and part:
            if pattern.threes and (held[kind] > 1 or scene.prices.concealed[kind].doubles):
                value = _value_without(scene, plan, kind, held[kind])
            held[kind] -= 1
        need, useful = outline(shape, held, sets)
        if pattern.outside or pattern.id == MAJOR_PUNGS:
            useful = bytes(map(and_, useful, kinds_inside(pattern)))
        if need > least:
            found.append(Weighed(value * plan.chances[need], need, kind, plan.pattern.id, value, None))
        else:
            step = _coming(scene, shape, held, useful, last=need <= 1 + scene.wild) / scene.unseen
            chance = plan.chances[need - 1] * step / (step + scene.hazard)
            found.append(Weighed(value * chance, need, kind, plan.pattern.id, value, useful))
        if kind is not None and part:
            held[kind] += 1
        else:
            standing = found[-1]
    return found


def _coming(scene: Scene, shape: str, held: Sequence[int], useful: bytes, *, last: bool) -> float:
    """Return how many live tiles bring a shape nearer, each as often as it may come from somebody."""
    live = scene.live
    if last:
        return scene.model.win_weight * sum(compress(live, useful))
    if shape == ALL_PUNGS:
        pairs = bytes(held).translate(_TWICE)
        to_pairs = sum(compress(live, map(and_, useful, pairs)))
        return sum(compress(live, useful)) - to_pairs + scene.model.pung_weight * to_pairs
    return sum(compress(live, useful))


def _promise(plan: _Plan) -> float:
    return plan.promise


@lru_cache(maxsize=1024)
def _chances(model: Model, pattern: str, hazard: float) -> tuple[float, ...]:
    """Return how likely a hand is won before somebody else ends the deal, by the tiles still missing."""
    chance = 1.0
    found = [chance]
    slower = model.pattern_pace[pattern]
    for step in model.pace:
        chance *= step * slower / (step * slower + hazard)
        found.append(chance)
    return tuple(found)


def _chance(
    scene: Scene, plan: _Plan, keys: Keys, sets: int, near: Sequence[float], win_weight: float
) -> tuple[float, bytes]:
    """Return how likely the hand is won, by the tiles that are live for its next step, and those tiles."""
    need = plan.need
    useful = useful_mask(keys, need, sets)
    coming = (
        win_weight * sum(compress(scene.live, useful))
        if need <= 1 + scene.wild
        else sum(compress(near, useful))
    )
    step = coming / scene.unseen
    return plan.chances[need - 1] * step / (step + scene.hazard), useful


def neighbours(live: Sequence[int], kind: int) -> int:
    """Return how many live tiles would go with a tile: its equals (counted twice) and its neighbours."""
    if kind >= HONOURS:
        return 2 * live[kind]
    suit = kind - kind % 9
    first, last = max(suit, kind - 2), min(suit + 8, kind + 2)
    return live[kind] + sum(live[first : last + 1])


def weight_of(model: Model, kind: int, held: int) -> float:
    """Return from how many sides a tile beside these comes that does not yet win."""
    if held >= 2:
        return model.pung_weight
    return model.chow_weight if kind < HONOURS else 1.0


def _value_without(scene: Scene, plan: _Plan, kind: int, held: int) -> float:
    """Return what the plan counts when one tile of a kind is given up."""
    share = scene.model.threes_share if plan.pattern.threes else scene.model.pair_share
    points = plan.points - points_by(scene, kind, held, share) + points_by(scene, kind, held - 1, share)
    factor = plan.factor
    if plan.scoring == 1 and scores(scene, kind, held) and not scores(scene, kind, held - 1):
        points += scene.model.spoilt * plan.pattern.spoilt.points
        factor /= kept_factor(scene, plan.pattern)
    return capped(scene, points * factor * factor_of(scene, kind, held - 1) / factor_of(scene, kind, held))
