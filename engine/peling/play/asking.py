"""Who is asked whether he claims a tile: whoever may claim it in some way by the rules.

The rules judge by what a player sees, and to lay that out takes longer than all else of a discard. So it is
done for those alone whose tiles leave anything to judge.
"""

from __future__ import annotations

from typing import assert_never

from peling.core import actions as act
from peling.core.tiles import Tile, Wind
from peling.play.deal import DealState, views_of
from peling.rules.course import PlayFacts
from peling.rules.legality import claims_of
from peling.rules.nearness import short_of
from peling.rules.ruleset import RuleSet


def who_may_claim(state: DealState, rules: RuleSet) -> tuple[Wind, ...]:
    """Return who may claim the offered tile, from the player after the one who gives it."""
    offer = state.offer
    if offer is None:
        return ()
    by_type = rules.course.rules
    thinkable = [claim for claim in (*claims_of(offer.tile), act.Wash()) if type(claim) in by_type]
    place = state.winds.index(offer.by)
    possible: dict[Wind, list[act.ClaimAction]] = {}
    for wind in state.winds[place + 1 :] + state.winds[:place]:
        claims = [claim for claim in thinkable if _has_tiles_for(claim, state, wind, offer.tile, rules)]
        if claims:
            possible[wind] = claims
    if not possible:
        return ()
    return tuple(
        view.me
        for view in views_of(state, tuple(possible), rules)
        if any(by_type[type(claim)].allows(PlayFacts(view, claim)) for claim in possible[view.me])
    )


def _has_tiles_for(
    claim: act.ClaimAction, state: DealState, wind: Wind, offered: Tile, rules: RuleSet
) -> bool:
    """Return whether a player has the tiles without which no rules allow him a claim."""
    hand = state.hand(wind)
    match claim:
        case act.ClaimChow((low, high)):
            return low in hand.concealed and high in hand.concealed
        case act.ClaimPung():
            return hand.count(offered) >= 2
        case act.ClaimKong():
            return hand.count(offered) >= 3
        case act.ClaimWin():
            return short_of(hand, hand.melds, state.wild, rules) <= 1
        case act.Wash():
            washing, dealt = rules.course.washing, state.dealt
            return (
                washing is None
                or not dealt
                or bool(washing.value(washing.count(dealt[state.winds.index(wind)])))
            )
        case act.Pass():
            return True
        case _:
            assert_never(claim)
