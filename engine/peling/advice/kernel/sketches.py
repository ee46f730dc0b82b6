"""Positions that leave tiles unaccounted for: a sketch says what lies open, not every discard before it.

A rollout needs a place for every tile. Where a view shows fewer tiles than the set has, those that are
missing are gone: discarded by somebody, nobody knows which. So they are chosen by chance among all that the
player does not see, and laid among the discards, before those that he knows of.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import cycle, islice
from random import Random

from peling.core.tiles import BONUS_TILES, COPIES, KINDS, Tile
from peling.core.view import Discarded, PlayerView
from peling.rules.ruleset import RuleSet


def unaccounted(view: PlayerView, rules: RuleSet) -> int:
    """Return how many tiles have no place in a view; none in one that comes from play."""
    held = sum(other.concealed for other in view.others) + view.wall.left
    if view.wall.turned_up is not None:
        held -= 1
    return len(out_of_sight(view, rules)) - held


def out_of_sight(view: PlayerView, rules: RuleSet) -> tuple[Tile, ...]:
    """Return every tile that a player does not see, in the order of the kinds."""
    seen = view.seen()
    found = [kind for kind in KINDS for _ in range(COPIES - seen[kind.index])]
    if rules.course.bonus_tiles:
        shown = {*view.hand.concealed, *view.hand.bonus, view.wall.turned_up}
        shown.update(tile for other in view.others for tile in other.bonus)
        shown.update(discard.tile for discard in view.discards)
        found += [tile for tile in BONUS_TILES if tile not in shown]
    return tuple(found)


def completed(view: PlayerView, rules: RuleSet, rng: Random) -> PlayerView:
    """Return the view with the tiles that lie nowhere put among the discards, by chance."""
    missing = unaccounted(view, rules)
    if missing <= 0:
        return view
    gone = rng.sample(out_of_sight(view, rules), missing)
    by = islice(cycle(view.winds), missing)
    before = tuple(Discarded(wind, tile) for wind, tile in zip(by, gone, strict=True))
    return replace(view, discards=(*before, *view.discards))
