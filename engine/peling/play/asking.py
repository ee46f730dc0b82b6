"""Who is asked whether he claims a tile: whoever may claim it in some way by the rules.

The rules judge by what a player sees, and to lay that out takes longer than all else of a discard. So it is
done for those alone whose tiles leave anything to judge.
"""

from __future__ import annotations

from functools import cache

from peling.core import actions as act
from peling.core.tiles import Tile, Wind
from peling.play.deal import DealState, views_of
from peling.rules.course import PlayFacts
from peling.rules.legality import chow_ways
from peling.rules.nearness import apart
from peling.rules.ruleset import RuleSet


def who_may_claim(state: DealState, rules: RuleSet) -> tuple[Wind, ...]:
    """Return who may claim the offered tile, from the player after the one who gives it."""
    offer = state.offer
    if offer is None:
        return ()
    place = state.winds.index(offer.by)
    possible: dict[Wind, list[act.ClaimAction]] = {}
    for wind in state.winds[place + 1 :] + state.winds[:place]:
        claims = _with_tiles_for_them(state, wind, offer.tile, rules)
        if claims:
            possible[wind] = claims
    if not possible:
        return ()
    by_type = rules.course.rules
    return tuple(
        view.me
        for view in views_of(state, tuple(possible), rules)
        if any(by_type[type(claim)].allows(PlayFacts(view, claim)) for claim in possible[view.me])
    )


def _with_tiles_for_them(
    state: DealState, wind: Wind, offered: Tile, rules: RuleSet
) -> list[act.ClaimAction]:
    """Return the claims for which a player has the tiles without which no rules allow them."""
    hand = state.hand(wind)
    held = hand.counts()
    copies = 0 if offered.is_bonus else held[offered.index]
    found: list[act.ClaimAction] = [chow for chow, low, high in _chows(offered) if held[low] and held[high]]
    if copies >= 2:
        found.append(act.ClaimPung())
    if copies >= 3:
        found.append(act.ClaimKong())
    natural, wilds = apart(hand, state.wild) if state.wild else (held, 0)
    if rules.short(natural, hand.melds, wilds) <= 1:
        found.append(act.ClaimWin())
    washing = rules.course.washing
    if washing is not None and state.dealt:
        dealt = state.dealt[state.winds.index(wind)]
        if washing.value(washing.count(dealt)):
            found.append(act.Wash())
    return [claim for claim in found if type(claim) in rules.course.rules]


@cache
def _chows(offered: Tile) -> tuple[tuple[act.ClaimChow, int, int], ...]:
    """Return the chows that could be made with a tile, each with the kinds of the two others."""
    return tuple((act.ClaimChow((low, high)), low.index, high.index) for low, high in chow_ways(offered))
