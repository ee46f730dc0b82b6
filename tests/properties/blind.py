"""A deal in which everything is changed about that one player cannot see."""

from __future__ import annotations

import random
from collections.abc import Collection
from dataclasses import replace

from peling.core.actions import Pass
from peling.core.hand import Hand
from peling.core.tiles import KINDS, Tile, Wind
from peling.play.table import DealState, Holding


def shuffled(state: DealState, me: Wind, rng: random.Random, *, kept: Collection[Wind] = ()) -> DealState:
    """Return the deal with everything changed about that this player cannot see.

    Hands, what was dealt, what is barred, the wall but for the tile turned up, and what others have answered.
    The players who are kept keep their hands and answers: of what they are asked depends what can happen.
    """
    fixed = {me, *kept}
    wall = state.wall
    hidden: list[Tile] = [*wall.regular, *wall.loose, *wall.tail]
    for wind, holding in zip(state.winds, state.holdings, strict=True):
        if wind not in fixed:
            hidden += holding.hand.concealed
    rng.shuffle(hidden)

    def take(count: int) -> tuple[Tile, ...]:
        taken = tuple(hidden[:count])
        del hidden[:count]
        return taken

    wall = replace(
        wall,
        regular=take(len(wall.regular)),
        loose=take(len(wall.loose)),
        tail=take(len(wall.tail)),
    )
    holdings, dealt = [], []
    drawn = state.drawn
    for place, (wind, holding) in enumerate(zip(state.winds, state.holdings, strict=True)):
        if wind in fixed:
            holdings.append(holding)
            dealt.append(state.dealt[place])
            continue
        tiles = take(len(holding.hand.concealed))
        if wind is state.turn and drawn is not None:
            drawn = tiles[0]
        hand = Hand.of(tiles, holding.hand.melds, holding.hand.bonus)
        barred = frozenset(rng.sample(KINDS, 2))
        holdings.append(Holding(hand, holding.dead, barred, holding.noted))
        dealt.append(tuple(sorted(rng.sample(KINDS, len(state.dealt[place])))))
    answers = tuple((wind, answer if wind in fixed else Pass()) for wind, answer in state.answers)
    return replace(
        state, wall=wall, holdings=tuple(holdings), drawn=drawn, dealt=tuple(dealt), answers=answers
    )
