"""What a player sees when he has acted, before anybody else does anything."""

from __future__ import annotations

from dataclasses import replace

from peling.advice.consequences import set_made
from peling.core import actions as act
from peling.core.melds import Meld, MeldKind
from peling.core.tiles import Tile
from peling.core.view import Discarded, PlayerView


def left_by(view: PlayerView, action: act.Action, then: Tile | None = None) -> PlayerView:
    """Return the view with the hand that an action leaves, and the discard after it, if one is named.

    Every tile is where it lies then, so that what is out of sight can be counted: a discard on the table, a
    claimed tile in its set, a flower set out beside it.
    """
    made, own = set_made(view, action)
    hand = view.hand.remove(*own)
    if isinstance(action, act.SetOutBonus):
        hand = replace(hand, bonus=(*hand.bonus, action.tile))
    if made is not None:
        hand = replace(hand, melds=_with(hand.melds, made, added=isinstance(action, act.AddedKong)))
    discards = view.discards
    if isinstance(action, act.ClaimKong | act.ClaimPung | act.ClaimChow) and view.offer is not None:
        discards = _claimed(view, view.offer.tile)
    given = action.tile if isinstance(action, act.Discard) else then
    if given is not None:
        discards = (*discards, Discarded(view.me, given))
    if then is not None:
        hand = hand.remove(then)
    return replace(view, hand=hand, drawn=None, discards=discards)


def _with(melds: tuple[Meld, ...], made: Meld, *, added: bool) -> tuple[Meld, ...]:
    """Return the sets with a new one; a four made of a three takes its place."""
    if not added:
        return (*melds, made)
    return tuple(made if one.kind is MeldKind.PUNG and one.tile is made.tile else one for one in melds)


def _claimed(view: PlayerView, tile: Tile) -> tuple[Discarded, ...]:
    """Return the discards with the tile that is claimed gone from the table."""
    found = list(view.discards)
    for place in reversed(range(len(found))):
        if found[place].tile is tile and found[place].claimed_by is None:
            found[place] = replace(found[place], claimed_by=view.me)
            break
    return tuple(found)
