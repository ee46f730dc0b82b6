"""Random deals of every book, under house rules of play: they break no invariant and end as the book says."""

from __future__ import annotations

import random

import pytest

from peling.core.actions import Action
from peling.core.tiles import Wind
from peling.core.view import Phase
from peling.play.game import random_throws, random_wall
from peling.play.invariants import check_invariants
from peling.play.table import DealState, apply, awaited, drawable, result, start_deal, view_of
from peling.rulebooks import rule_set
from peling.rules.legality import legal_actions
from peling.rules.ruleset import OptionValue, RuleSet
from tests.properties.random_play import choose

HOUSES: dict[str, tuple[dict[str, OptionValue], ...]] = {
    "pung-chow": (
        {},
        {"mandarins": "on", "robbing_kong": True, "p1_reserve": 14},
    ),
    "pung-chow-limit": (
        {},
        {"mandarins": "on", "robbing_kong": True, "limit": 600},
    ),
    "how-to-play": (
        {},
        {"flowers": True},
        {
            "flowers": True,
            "late_claim": "before_draw_only",
            "pung_lock": "pung_only",
            "add_fourth": "just_drawn",
        },
        {"last_discard": "all_claims", "standing": "first_discard", "limit": 300},
    ),
    "four-winds": (
        {},
        {"reserve": "14+k", "drawn_game_bank": "passes", "losers_settle": True},
        {"reserve": "14", "extend_visible_three": False, "discarder_pays_all": True},
        {"rob_form": "rear_card", "rob_suits_only": False, "full_points": 500},
    ),
    "fenghua": (
        {},
        {"bottom_tile": "last_tile"},
        {"forced_flowers": True, "kong_after_claim": True, "flower_then_kong": "chain"},
        {"multi_win": "banker_first", "rob_minimum": 4},
    ),
}
SEEDS = {"pung-chow": 2, "pung-chow-limit": 2, "how-to-play": 6, "four-winds": 3, "fenghua": 4}
BY_DAY = 1
"""So many deals of each house are played by day, at night all of them."""


TAKES_THE_LAST = {"fenghua"}
"""Books that end with the last tile taken or refused, so that their reserve may be played."""


def step(rng: random.Random, state: DealState, rules: RuleSet) -> tuple[Wind, Action]:
    """Return a move; half of them are the first that is legal, a late claim is made where there is one."""
    if rules.course.late_claims:
        return choose(rng, state, rules)
    wind = rng.choice(awaited(state))
    legal = legal_actions(view_of(state, wind, rules), rules)
    return wind, legal[0] if rng.random() < 0.5 else rng.choice(legal)


@pytest.mark.parametrize(
    ("rules_id", "house", "seed"),
    [
        pytest.param(
            rules_id,
            house,
            seed,
            id=f"{rules_id}-{seed}-{house}",
            marks=[] if seed < BY_DAY else [pytest.mark.nightly],
        )
        for rules_id, houses in HOUSES.items()
        for house in houses
        for seed in range(SEEDS[rules_id])
    ],
)
def test_random_deals_break_no_invariant(rules_id: str, house: dict[str, OptionValue], seed: int) -> None:
    rules = rule_set(rules_id, house)
    rng = random.Random(seed)
    state, _ = start_deal(rules, 4, random_wall(rng, rules), random_throws(rng), Wind.SOUTH)
    while state.phase is not Phase.OVER:
        check_invariants(state, rules)
        state, _ = apply(state, *step(rng, state, rules), rules)
    check_invariants(state, rules)
    done = result(state, rules)
    assert done is not None
    assert sum(done.settlement.net(done.winds).values()) == 0
    if rules_id not in TAKES_THE_LAST:
        assert state.wall.left >= rules.course.reserve(state.kongs)
        assert done.winner is not None or drawable(state, rules) == 0
