"""Random deals for property tests: every house rule of play, two to four players, legal moves at random."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from peling.actions import Action
from peling.events import Event
from peling.game import random_throws, random_wall
from peling.legality import legal_actions
from peling.rulebooks import rule_set
from peling.ruleset import OptionValue, RuleSet
from peling.table import DealState, apply, awaited, start_deal, view_of
from peling.tiles import Wind
from peling.view import Phase

PLAY_OPTIONS: dict[str, tuple[OptionValue, ...]] = {
    "mandarins": ("off", "on"),
    "foreign_mandarin": ("replace", "discard"),
    "robbing_kong": (False, True),
    "kong_after_claim": (False, True),
    "p1_reserve": (0, 14),
    "last_discard_claims": ("all", "win_only"),
    "late_claims": ("off", "until_next_discard"),
    "two_hand_seats": ("opposite", "adjacent"),
    "draw_settlement": ("none", "differences"),
    "original_hand": ("east_only", "first_turn"),
}
"""Every option of the course of play with its values, the default first."""

house_rules = st.fixed_dictionaries({key: st.sampled_from(values) for key, values in PLAY_OPTIONS.items()})
players = st.integers(2, 4)
seeds = st.integers(0, 2**32)


def rules_of(options: dict[str, OptionValue]) -> RuleSet:
    """Return Part I of Pung Chow with these house rules."""
    return rule_set("pung-chow", options)


def moves(state: DealState, rules: RuleSet) -> list[tuple[Wind, Action]]:
    """Return everything that anybody may do now, late claims of players who are not awaited included."""
    return [
        (wind, action) for wind in state.winds for action in legal_actions(view_of(state, wind, rules), rules)
    ]


def choose(rng: random.Random, state: DealState, rules: RuleSet) -> tuple[Wind, Action]:
    """Return a move: mostly of whoever is awaited, mostly the most eager, so that much happens."""
    if rng.random() < 0.1:
        return rng.choice(moves(state, rules))
    wind = rng.choice(awaited(state))
    legal = legal_actions(view_of(state, wind, rules), rules)
    return wind, legal[0] if rng.random() < 0.6 else rng.choice(legal)


def deal(
    seed: int, number: int, rules: RuleSet
) -> Iterator[tuple[DealState, tuple[Event, ...], tuple[Wind, Action] | None]]:
    """Play a deal at random; yield each state, what had just happened, and the move that will be made."""
    rng = random.Random(seed)
    state, events = start_deal(rules, number, random_wall(rng, rules), random_throws(rng))
    while state.phase is not Phase.OVER:
        move = choose(rng, state, rules)
        yield state, events, move
        state, events = apply(state, *move, rules)
    yield state, events, None
