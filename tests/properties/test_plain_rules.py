"""In every position of a deal the engine allows what the rule texts allow, read a second time."""

import random

import pytest

from peling.core.actions import (
    Discard,
    SetOutBonus,
)
from peling.core.events import Claimed, Drawn, Event
from peling.core.tiles import WINDS
from peling.core.view import Phase
from peling.play.game import random_throws
from peling.play.table import DealState, apply, start_deal, view_of
from peling.rulebooks import rule_set
from peling.rules.legality import legal_actions
from peling.rules.ruleset import OptionValue
from tests.by_day import by_day
from tests.properties.plain_fenghua import PlainFenghua
from tests.properties.plain_four_winds import PlainFourWinds
from tests.properties.plain_rules import Memory, PlainRules
from tests.properties.random_play import choose
from tests.properties.stacked_walls import stacked_wall

HOUSES: tuple[tuple[str, dict[str, OptionValue]], ...] = (
    ("pung-chow", {}),
    ("pung-chow", {"late_claims": "until_next_discard", "kong_after_claim": True, "robbing_kong": True}),
    ("pung-chow", {"mandarins": "on", "p1_reserve": 14, "last_discard_claims": "win_only"}),
    ("pung-chow", {"mandarins": "on", "foreign_mandarin": "discard", "late_claims": "until_next_discard"}),
    ("pung-chow-limit", {}),
    ("pung-chow-limit", {"wash_window": "until_own_draw", "robbing_kong": True, "mandarins": "on"}),
    ("how-to-play", {}),
    ("how-to-play", {"flowers": True, "pung_lock": "pung_only", "standing": "first_discard"}),
    ("how-to-play", {"last_discard": "all_claims", "add_fourth": "just_drawn"}),
    ("how-to-play", {"late_claim": "before_draw_only"}),
    ("four-winds", {}),
    ("four-winds", {"extend_visible_three": False, "reserve": "14+k"}),
    ("four-winds", {"rob_suits_only": False, "reserve": "14"}),
    ("fenghua", {}),
    ("fenghua", {"kong_after_claim": True, "bottom_tile": "last_tile", "multi_win": "banker_first"}),
    ("fenghua", {"forced_flowers": True, "flower_then_kong": "chain", "rob_minimum": 4}),
    ("fenghua", {"min_claim_points": 3, "lone_wild_claim": "arrangement", "fifth_copy": False}),
    ("fenghua", {"seven_pairs_lone_wild_claim": True, "celebration": "celebrate_only"}),
)


def remember(memory: Memory, before: DealState, after: DealState, events: tuple[Event, ...]) -> None:
    """Note who let a pung pass when an offer has gone, and who has drawn."""
    memory.drew.update(event.wind for event in events if isinstance(event, Drawn))
    takers = {event.wind for event in events if isinstance(event, Claimed)}
    offer = before.offer
    still = after.offer is not None and offer is not None and after.offer == offer
    lives_on = after.offer is not None and after.offer.late and len(after.discards) == len(before.discards)
    if offer is None or offer.robbing or still or lives_on:
        return
    for wind in before.winds:
        if wind is not offer.by and wind not in takers and before.hand(wind).count(offer.tile) >= 2:
            memory.passed.setdefault(wind, set()).add(offer.tile)


def reader(book: str, house: dict[str, OptionValue]) -> PlainRules | PlainFourWinds | PlainFenghua:
    """Return the plain reading of a book."""
    match book:
        case "four-winds":
            return PlainFourWinds(house)
        case "fenghua":
            return PlainFenghua(house)
        case _:
            return PlainRules(book, house)


def follow(book: str, house: dict[str, OptionValue], seed: int) -> None:
    """Play a deal to its end; in every position compare what everybody may do."""
    rng = random.Random(seed)
    rules, plain, memory = rule_set(book, house), reader(book, house), Memory()
    players = rng.choice(rules.course.players)
    round_wind = rng.choice(WINDS) if rules.course.rounds else None
    throws = random_throws(rng, rules)
    wall = stacked_wall(rng, rules, rules.course.seats(players), throws)
    state, _ = start_deal(rules, players, wall, throws, round_wind)
    while state.phase is not Phase.OVER:
        for wind in state.winds:
            legal = legal_actions(view_of(state, wind, rules), rules)
            assert set(legal) == plain.allowed(state, wind, memory)
        wind, action = choose(rng, state, rules)
        before = state
        state, events = apply(state, wind, action, rules)
        memory.set_out = wind if isinstance(action, SetOutBonus) else None
        remember(memory, before, state, events)
        if isinstance(action, Discard):
            memory.passed.pop(wind, None)


@pytest.mark.parametrize(("book", "house"), by_day(HOUSES[::3], HOUSES, several=True), ids=str)
def test_a_deal_allows_what_the_texts_allow(book: str, house: dict[str, OptionValue]) -> None:
    for seed in range(2):
        follow(book, house, seed)


@pytest.mark.nightly
@pytest.mark.parametrize(("book", "house"), by_day(HOUSES[::2], HOUSES, several=True), ids=str)
def test_many_deals_allow_what_the_texts_allow(book: str, house: dict[str, OptionValue]) -> None:
    for seed in range(2, 103):
        follow(book, house, seed)
