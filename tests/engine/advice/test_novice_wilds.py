"""A beginner does not discard wild tiles while he has others."""

from __future__ import annotations

from random import Random

from peling.advice.novice import Novice
from peling.core.actions import Discard
from peling.core.tiles import WINDS
from peling.core.view import Phase
from peling.play.game import random_throws, random_wall
from peling.play.table import apply, awaited, start_deal, view_of
from peling.rulebooks import rule_set
from peling.rules.legality import legal_actions


def test_a_wild_tile_is_discarded_only_where_there_is_nothing_else() -> None:
    rules, rng = rule_set("fenghua"), Random(3)
    held = 0
    for _ in range(3):
        state, _ = start_deal(rules, 4, random_wall(rng, rules), random_throws(rng), winds=WINDS)
        players = {wind: Novice(Random(rng.random())) for wind in WINDS}
        while state.phase is not Phase.OVER:
            wind = awaited(state)[0]
            view = view_of(state, wind, rules)
            action = players[wind].choose(view, rules)
            if isinstance(action, Discard) and any(kind in view.wild for kind in view.hand.concealed):
                held += 1
                could = {one.tile for one in legal_actions(view, rules) if isinstance(one, Discard)}
                assert action.tile not in view.wild or could <= set(view.wild)
            state, _ = apply(state, wind, action, rules)
    assert held
