"""In every position of a deal the engine allows what the rule texts allow, read a second time."""

import random

import pytest

from peling.actions import (
    Action,
    AddedKong,
    ClaimChow,
    ClaimKong,
    ClaimPung,
    ClaimWin,
    ConcealedKong,
    Discard,
    GoOut,
    Wash,
)
from peling.events import Claimed, Drawn, Event
from peling.game import random_throws, random_wall
from peling.legality import legal_actions
from peling.rulebooks import rule_set
from peling.ruleset import OptionValue
from peling.table import DealState, apply, awaited, start_deal, view_of
from peling.tiles import Wind
from peling.view import Phase
from tests.properties.plain_rules import Memory, PlainRules

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
)
WEIGHTS = {GoOut: 0.15, ClaimWin: 0.15, Wash: 0.1, ClaimChow: 0.6}
SETS = (ClaimPung, ClaimKong, ConcealedKong, AddedKong)


def weight(state: DealState, wind: Wind, action: Action) -> float:
    """Return how gladly an action is done: sets are made, pairs and neighbours kept, wins mostly let go."""
    if not isinstance(action, Discard):
        return 3.0 if isinstance(action, SETS) else WEIGHTS.get(type(action), 1.0)
    held, kind = state.hand(wind).concealed, action.tile
    beside = sum(
        kind.suit is not None and other.suit is kind.suit and abs(other.rank - kind.rank) <= 2
        for other in held
    )
    return (5.0 if action.standing else 1.0) / (held.count(kind) ** 3 * (1 + beside))


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


def follow(book: str, house: dict[str, OptionValue], seed: int) -> None:
    """Play a deal to its end; in every position compare what everybody may do."""
    rng = random.Random(seed)
    rules, plain, memory = rule_set(book, house), PlainRules(book, house), Memory()
    players = 4 if plain.booklet else rng.choice((4, 4, 3, 2))
    round_wind = Wind.EAST if rules.course.rounds else None
    state, _ = start_deal(rules, players, random_wall(rng, rules), random_throws(rng, rules), round_wind)
    while state.phase is not Phase.OVER:
        may: list[tuple[Wind, Action]] = []
        for wind in state.winds:
            legal = legal_actions(view_of(state, wind, rules), rules)
            assert set(legal) == plain.allowed(state, wind, memory)
            may += [(wind, action) for action in legal]
        asked = awaited(state)
        late = [one for one in may if one[0] not in asked]
        choice = late if late and rng.random() < 0.4 else [one for one in may if one[0] in asked]
        wind, action = rng.choices(choice, [weight(state, *one) for one in choice])[0]
        before = state
        state, events = apply(state, wind, action, rules)
        remember(memory, before, state, events)
        if isinstance(action, Discard):
            memory.passed.pop(wind, None)


@pytest.mark.parametrize(("book", "house"), HOUSES, ids=str)
def test_a_deal_allows_what_the_texts_allow(book: str, house: dict[str, OptionValue]) -> None:
    for seed in range(3):
        follow(book, house, seed)


@pytest.mark.nightly
@pytest.mark.parametrize(("book", "house"), HOUSES, ids=str)
def test_many_deals_allow_what_the_texts_allow(book: str, house: dict[str, OptionValue]) -> None:
    for seed in range(3, 200):
        follow(book, house, seed)
