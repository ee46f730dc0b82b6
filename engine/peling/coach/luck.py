"""How lucky a draw was: what the hand is worth with it, less the mean over all tiles that might have come."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import NamedTuple

from peling.advice.estimates import estimate, points_for
from peling.advice.formula.appraisal import WIN_FIRST, appraise
from peling.advice.formula.model import model_for
from peling.advice.helpful import copies_left
from peling.advice.kernel.kept import UnplayableError, kernel_for
from peling.coach.scale import scale
from peling.core.tiles import Tile
from peling.core.view import PlayerView, Source
from peling.rules.ruleset import RuleSet

DRAWS = frozenset({Source.WALL, Source.LAST_WALL, Source.LOOSE})


def has_drawn(view: PlayerView) -> bool:
    """Return whether the player holds a tile that he has just drawn."""
    return view.drawn is not None and view.turn is view.me and view.source in DRAWS


class DrawLuck(NamedTuple):
    """How lucky a draw was, in points of the deal, in two parts.

    Attributes:
        ends: by what it ends the deal or does not, where other tiles would have ended it; exact but for what
            the deal is worth if it goes on.
        goes_on: by how much the formula likes it better than the other tiles with which the deal goes on; 0
            for one that ends it.
    """

    ends: float
    goes_on: float


def luck_of_draw(view: PlayerView, rules: RuleSet) -> float:
    """Return by how many points the tile just drawn is better than what comes on average; 0 without one.

    How many points of the deal go with a point of `DrawLuck.goes_on` was measured (see `scale`).
    """
    found = parts_of_luck(view, rules)
    return found.ends + scale(rules.id).draw * found.goes_on


def parts_of_luck(view: PlayerView, rules: RuleSet) -> DrawLuck:
    """Return how lucky the tile just drawn is, over all tiles that the player does not see.

    Each kind is as likely as there are copies of it. Flowers and seasons are replaced by other tiles and are
    left out, but for those that are wild in this deal (*Fenghua*), which stay in the hand. Where nothing was
    drawn, there is no luck.
    """
    drawn = drawn_tile(view)
    if drawn is None or (drawn.is_bonus and drawn not in view.wild):
        return DrawLuck(0.0, 0.0)
    live = copies_left(replace(view, hand=view.hand.remove(drawn), drawn=None))
    ends, goes_on = _worths(view, rules, live)
    level = _mean(goes_on, live) if goes_on else 0.0
    mean = _mean({kind: ends.get(kind, level) for kind in live}, live)
    return DrawLuck(ends.get(drawn, level) - mean, goes_on[drawn] - level if drawn in goes_on else 0.0)


def drawn_tile(view: PlayerView) -> Tile | None:
    """Return the tile that the player has just drawn; None: he has not."""
    return view.drawn if has_drawn(view) else None


def _mean(worth: Mapping[Tile, float], live: Mapping[Tile, int]) -> float:
    """Return what tiles are worth on average, each kind as often as there are copies of it."""
    return sum(worth[kind] * live[kind] for kind in worth) / sum(live[kind] for kind in worth)


def _worths(
    view: PlayerView, rules: RuleSet, kinds: Iterable[Tile]
) -> tuple[dict[Tile, float], dict[Tile, float]]:
    """Return what the best that can be done is worth with each of these tiles, in points of the deal.

    First those that end the deal, which is exact; then the others, by the formula. The kernel weighs these,
    where there is one.
    """
    try:
        weighed = kernel_for(rules).draws(view, model_for(rules.id, len(view.winds)))
    except UnplayableError:
        weighed = {}
    assert view.drawn is not None, "only draws are weighed"  # noqa: S101 -- for the type checker
    before = view.hand.remove(view.drawn)
    ends, goes_on = dict[Tile, float](), dict[Tile, float]()
    for kind in kinds:
        if kind in weighed:
            goes_on[kind] = points_for(weighed[kind], rules)
            continue
        other = replace(view, hand=before.add(kind), drawn=kind)
        best = appraise(other, rules)[0]
        if best.worth >= WIN_FIRST:
            ends[kind] = estimate(best, other, rules).points
        else:
            goes_on[kind] = points_for(best.worth, rules)
    return ends, goes_on
