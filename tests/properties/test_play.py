"""What holds of every deal, whatever is dealt, agreed and done."""

import json
import random
from dataclasses import replace

import pytest
from hypothesis import given, settings

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
    Pass,
)
from peling.events import Event, seen_by
from peling.game import (
    Act,
    GameSetup,
    PlayerSpec,
    SeatThrows,
    StartDeal,
    advance,
    input_from_json,
    input_to_json,
    new_game,
    random_throws,
    random_wall,
    replay,
    seat_throws,
)
from peling.hand import Hand
from peling.invariants import check_invariants
from peling.legality import conceivable, judge, legal_actions
from peling.ruleset import OptionValue, PlayFacts, RuleSet
from peling.table import DealState, Holding, apply, awaited, view_of
from peling.tiles import TILES, Tile, Wind
from peling.view import Phase
from tests.properties.random_play import PLAY_OPTIONS, choose, deal, house_rules, players, rules_of, seeds

FEW = settings(max_examples=15, deadline=None)

UNIVERSE: tuple[Action, ...] = (
    *(made(kind) for made in (Discard, ConcealedKong, AddedKong) for kind in TILES),
    *(ClaimChow((a, b)) for a in TILES[:34] for b in TILES[:34]),
    GoOut(),
    ClaimWin(),
    ClaimKong(),
    ClaimPung(),
    Pass(),
)
"""Every action there is."""


@FEW
@given(seeds, players, house_rules)
def test_nothing_that_must_hold_is_ever_violated(
    seed: int, number: int, options: dict[str, OptionValue]
) -> None:
    rules = rules_of(options)
    for state, _, _ in deal(seed, number, rules):
        check_invariants(state, rules)


@pytest.mark.parametrize(
    ("key", "value"), [(key, value) for key, values in PLAY_OPTIONS.items() for value in values]
)
@pytest.mark.parametrize("number", [2, 3, 4])
def test_nothing_is_violated_under_any_house_rule(key: str, value: OptionValue, number: int) -> None:
    options: dict[str, OptionValue] = {key: value}
    if key == "foreign_mandarin":
        options["mandarins"] = "on"
    rules = rules_of(options)
    for state, _, _ in deal(number, number, rules):
        check_invariants(state, rules)


@settings(max_examples=4, deadline=None)
@given(seeds, players, house_rules)
def test_legal_is_what_is_conceivable_and_allowed_and_nothing_else(
    seed: int, number: int, options: dict[str, OptionValue]
) -> None:
    rules = rules_of(options)
    rng = random.Random(seed)
    for state, _, _ in deal(seed, number, rules):
        view = view_of(state, rng.choice(state.winds), rules)
        legal = legal_actions(view, rules)
        thinkable = conceivable(view, rules)
        assert len(set(thinkable)) == len(thinkable)
        assert legal == tuple(action for action in thinkable if judge(view, action, rules).legal)
        by_type = rules.course.rules
        assert set(legal) == {a for a in UNIVERSE if by_type[type(a)].allows(PlayFacts(view, a))}


@FEW
@given(seeds, players, house_rules)
def test_nobody_learns_from_what_he_cannot_see(
    seed: int, number: int, options: dict[str, OptionValue]
) -> None:
    rules = rules_of(options)
    rng = random.Random(seed)
    for state, _, _ in deal(seed, number, rules):
        me = rng.choice(state.winds)
        other = shuffled(state, me, rng)
        mine, twin = view_of(state, me, rules), view_of(other, me, rules)
        assert mine == twin
        assert legal_actions(mine, rules) == legal_actions(twin, rules)
        for action in conceivable(mine, rules):
            assert judge(mine, action, rules) == judge(twin, action, rules)
        visible_alike(state, other, me, rules)


def visible_alike(state: DealState, other: DealState, me: Wind, rules: RuleSet) -> None:
    """Check that an own discard looks the same in both deals, up to what the others answer."""
    discards = [a for a in legal_actions(view_of(state, me, rules), rules) if isinstance(a, Discard)]
    if not discards:
        return
    after, events = apply(state, me, discards[0], rules)
    twin, same = apply(other, me, discards[0], rules)
    if awaited(after) == awaited(twin) and not _bonus_seen(events, same):
        assert [seen_by(event, me) for event in events] == [seen_by(event, me) for event in same]
        assert view_of(after, me, rules) == view_of(twin, me, rules)


def _bonus_seen(events: tuple[Event, ...], same: tuple[Event, ...]) -> bool:
    """Tell whether a bonus tile, which everybody sees, came to light in one of the deals."""
    return len(events) != 2 or len(same) != 2


def shuffled(state: DealState, me: Wind, rng: random.Random) -> DealState:
    """Return the deal with everything changed about that this player cannot see.

    A player who was asked for his answer keeps his hand, since who is asked decides what can be done.
    """
    fixed = {me, *state.asked} if state.phase in {Phase.CLAIMS, Phase.ROBBING} else {me}
    hidden: list[Tile] = list(state.wall.tiles)
    for wind, holding in zip(state.winds, state.holdings, strict=True):
        if wind not in fixed:
            hidden += holding.hand.concealed
    rng.shuffle(hidden)

    def take(count: int) -> list[Tile]:
        taken = hidden[:count]
        del hidden[:count]
        return taken

    wall = replace(
        state.wall,
        regular=tuple(take(len(state.wall.regular))),
        loose=tuple(take(len(state.wall.loose))),
    )
    holdings = []
    drawn = state.drawn
    for wind, holding in zip(state.winds, state.holdings, strict=True):
        if wind in fixed:
            holdings.append(holding)
            continue
        hand = holding.hand
        tiles = take(len(hand.concealed))
        if wind is state.turn and drawn is not None:
            drawn = tiles[0]
        holdings.append(Holding(Hand.of(tiles, hand.melds, hand.bonus), holding.dead))
    return replace(state, wall=wall, holdings=tuple(holdings), drawn=drawn)


@FEW
@given(seeds, players, house_rules)
def test_an_answer_changes_nothing_that_others_see_until_all_have_answered(
    seed: int, number: int, options: dict[str, OptionValue]
) -> None:
    rules = rules_of(options)
    for state, _, _ in deal(seed, number, rules):
        if state.phase is Phase.CLAIMS and len(awaited(state)) > 1:
            wind = awaited(state)[0]
            for action in legal_actions(view_of(state, wind, rules), rules):
                after, events = apply(state, wind, action, rules)
                assert events == ()
                for other in state.winds:
                    if other is not wind:
                        assert view_of(after, other, rules) == view_of(state, other, rules)


@FEW
@given(seeds, players, house_rules)
def test_a_game_is_replayed_from_what_was_stored(
    seed: int, number: int, options: dict[str, OptionValue]
) -> None:
    rng = random.Random(seed)
    setup = GameSetup("pung-chow", options, tuple(PlayerSpec(str(n), "club") for n in range(number)))
    inputs: list[SeatThrows | StartDeal | Act] = [seat_throws(rng, number)]
    state, _ = advance(new_game(setup), inputs[0])
    for _ in range(2):
        inputs.append(StartDeal(random_wall(rng, state.rules), random_throws(rng)))
        state, _ = advance(state, inputs[-1])
        while state.deal is not None and state.deal_runs:
            wind, action = choose(rng, state.deal, state.rules)
            inputs.append(Act(state.seat_of(wind), action))
            state, _ = advance(state, inputs[-1])
    stored = json.dumps([input_to_json(made) for made in inputs])
    assert replay(setup, [input_from_json(value) for value in json.loads(stored)]) == state
    assert sum(state.totals.values()) == 0


@FEW
@given(seeds, players)
def test_the_same_inputs_make_the_same_events(seed: int, number: int) -> None:
    rules = rules_of({})
    assert list(deal(seed, number, rules)) == list(deal(seed, number, rules))
