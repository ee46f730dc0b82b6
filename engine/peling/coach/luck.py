"""How lucky a draw was: what the hand is worth with it, less the mean over all tiles that might have come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from peling.advice.estimates import estimate, points_for
from peling.advice.formula.appraisal import WIN_FIRST, appraise
from peling.advice.formula.model import model_for
from peling.advice.kernel.kept import UnplayableError, kernel_for
from peling.coach.scale import scale
from peling.core.tiles import COPIES, KINDS, Tile
from peling.core.view import PlayerView, Source
from peling.rules.ruleset import RuleSet

DRAWS = frozenset({Source.WALL, Source.LAST_WALL, Source.LOOSE})


def has_drawn(view: PlayerView) -> bool:
    """Return whether the player holds a tile that he has just drawn."""
    return view.drawn is not None and view.turn is view.me and view.source in DRAWS


def luck_of_draw(view: PlayerView, rules: RuleSet) -> float:
    """Return by how many points the tile just drawn is better than what comes on average; 0 without one.

    It is worked out by the formula, in the points that were measured to go with it (see `scale`), over all
    tiles that the player does not see, each as likely as there are copies of it. Flowers and seasons are
    replaced by other tiles and are left out.
    """
    if not has_drawn(view) or view.drawn is None or view.drawn.is_bonus:
        return 0.0
    drawn = view.drawn
    seen = view.seen()
    seen[drawn.index] -= 1
    live = [(kind, COPIES - seen[kind.index]) for kind in KINDS if seen[kind.index] < COPIES]
    worth = _worths(view, rules, [kind for kind, _ in live])
    mean = sum(worth[kind] * copies for kind, copies in live) / sum(copies for _, copies in live)
    return scale(rules.id).draw * (worth[drawn] - mean)


def drawn_tile(view: PlayerView) -> Tile | None:
    """Return the tile that the player has just drawn; None: he has not."""
    return view.drawn if has_drawn(view) else None


def _worths(view: PlayerView, rules: RuleSet, kinds: Sequence[Tile]) -> dict[Tile, float]:
    """Return what the best that can be done is worth with each of these tiles, in points of the deal.

    The kernel weighs them, where there is one; what ends the deal is exact.
    """
    try:
        weighed = kernel_for(rules).draws(view, model_for(rules.id, len(view.winds)))
    except UnplayableError:
        weighed = {}
    assert view.drawn is not None, "only draws are weighed"  # noqa: S101 -- for the type checker
    before, found = view.hand.remove(view.drawn), {}
    for kind in kinds:
        if kind in weighed:
            found[kind] = points_for(weighed[kind], rules)
            continue
        other = replace(view, hand=before.add(kind), drawn=kind)
        best = appraise(other, rules)[0]
        ends = best.worth >= WIN_FIRST
        found[kind] = estimate(best, other, rules).points if ends else points_for(best.worth, rules)
    return found
