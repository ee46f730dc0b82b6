"""Helpful tiles: which kinds bring a hand nearer to a win, how many can still come, and at what distance.

This is the one place that says so. Advice, *What if?*, the page "Now" and the players measured by greed ask
here; drills and the book's own findings are held to it by tests.
"""

from __future__ import annotations

from dataclasses import dataclass

from peling.core.tiles import COPIES, KINDS, Tile
from peling.core.view import PlayerView
from peling.rules.nearness import apart
from peling.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Helpful:
    """The tiles that help a hand.

    The distance at which they help stands with them: a hand farther from a win is helped by more tiles,
    and is worse for it.

    Attributes:
        away: how many tiles the hand is short of a win; 0 is complete, 1 is calling.
        kinds: the kinds of which one more brings it nearer, wild ones too, in order; only such as can come.
        live: how many copies of them the player does not see.
        every: whether every kind that can come is among them.
    """

    away: int
    kinds: tuple[Tile, ...] = ()
    live: int = 0
    every: bool = False


def helpful(view: PlayerView, rules: RuleSet) -> Helpful:
    """Return the tiles that help the hand of a view as it stands; a complete hand needs none."""
    counts, wilds = apart(view.hand, view.wild)
    melds = view.hand.melds
    away = rules.short(counts, melds, wilds)
    if not away:
        return Helpful(0)
    nearer_by_wild = rules.short(counts, melds, wilds + 1) < away
    live = copies_left(view)
    found = []
    for kind in live:
        if kind in view.wild:
            helps = nearer_by_wild
        else:
            counts[kind.index] += 1
            helps = rules.short(counts, melds, wilds) < away
            counts[kind.index] -= 1
        if helps:
            found.append(kind)
    return Helpful(away, tuple(found), sum(live[kind] for kind in found), len(found) == len(live))


def copies_left(view: PlayerView) -> dict[Tile, int]:
    """Return how many copies of each kind a player does not see, where there is one, in order of the kinds.

    A flower or season is among them only where it is wild: of no other does a hand take any notice.
    """
    seen = view.seen()
    left = {kind: COPIES - seen[kind.index] for kind in KINDS if seen[kind.index] < COPIES}
    wild = sorted(kind for kind in view.wild if kind.is_bonus)
    if wild:
        shown = {*view.hand.concealed, *view.hand.bonus, view.wall.turned_up}
        shown.update(discard.tile for discard in view.discards)
        shown.update(tile for other in view.others for tile in other.bonus)
        left.update((kind, 1) for kind in wild if kind not in shown)
    return left
