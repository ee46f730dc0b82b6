"""The leaflet at the table: reserve, house rules, first banker, cases of its own."""

import random

import pytest

from peling.commands.score import answer
from peling.core.actions import (
    AddedKong,
    ClaimWin,
    ConcealedKong,
    GoOut,
)
from peling.core.tiles import WINDS, Seat, Wind
from peling.core.view import Phase
from peling.play.game import (
    GameInputError,
    GameSetup,
    GameState,
    PlayerSpec,
    SeatThrows,
    StartDeal,
    WindBox,
    advance,
    new_game,
    random_seats,
    random_throws,
    random_wall,
)
from peling.play.table import DealState, apply, awaited, drawable, result, start_deal, view_of
from peling.rulebooks import rule_set
from peling.rules.legality import conceivable, judge, legal_actions
from peling.rules.ruleset import OptionValue
from tests.by_day import by_day
from tests.engine.rulebooks.four_winds.plays import B5, FIVE_OPEN, HEADLESS, REST, RULES
from tests.engine.rulebooks.positions import view


def step(rng: random.Random, state: DealState) -> DealState:
    """Let somebody do something, a win or a four whenever there is one."""
    rules = rule_set(RULES)
    wind = rng.choice(awaited(state))
    actions = legal_actions(view_of(state, wind, rules), rules)
    wanted = [one for one in actions if isinstance(one, GoOut | ClaimWin | ConcealedKong | AddedKong)]
    return apply(state, wind, rng.choice(wanted or actions), rules)[0]


def game(**options: OptionValue) -> GameState:
    return new_game(GameSetup(RULES, options, tuple(PlayerSpec(name, "club") for name in "ABCD")))


def names(state: GameState) -> str:
    return "".join(state.player(seat).name for seat in state.seats)


def test_by_a_house_rule_a_visible_three_stays_one() -> None:
    seen = view(FIVE_OPEN)
    assert AddedKong(B5) in conceivable(seen, rule_set(RULES))
    assert AddedKong(B5) not in conceivable(seen, rule_set(RULES, {"extend_visible_three": False}))


def test_by_a_house_rule_honours_are_robbed_too() -> None:
    seen = view(HEADLESS, "R N", robbing=True)
    assert judge(seen, ClaimWin(), rule_set(RULES, {"rob_suits_only": False})).legal


@pytest.mark.parametrize(("reserve", "needed"), [("14+2k", 3), ("14+k", 2), ("14", 1)])
def test_the_card_of_a_four_leaves_the_reserve_untouched(reserve: str, needed: int) -> None:
    rules = rule_set(RULES, {"reserve": reserve})
    hand = f"B5 B5 B5 B5 {REST}"
    assert judge(view(hand, drawable=needed), ConcealedKong(B5), rules).legal
    refused = judge(view(hand, drawable=needed - 1), ConcealedKong(B5), rules)
    assert [finding.evidence.fact("drawable") for finding in refused.unmet] == [0]


def test_the_wall_is_counted_off_and_dealt() -> None:
    rules = rule_set(RULES)
    wall = random_wall(random.Random(1), rules)
    state, _ = start_deal(rules, 4, wall, ((3, 3), (3, 4)), Wind.EAST)
    # Heaps 14 and 15 of South's wall are the banker's first two.
    south = wall[34:68]
    assert set(south[26:30]) <= set(state.hand(Wind.EAST).concealed)
    assert [len(state.hand(wind).concealed) for wind in state.winds] == [14, 13, 13, 13]
    assert drawable(state, rules) == 136 - 53 - 14
    # The rear begins with the last heap that was counted, its upper card first.
    first, wall_left = state.wall.take_loose()
    assert [first, wall_left.take_loose()[0]] == [south[24], south[25]]


@pytest.mark.parametrize("seed", by_day(range(10), range(30)))
def test_a_deal_ends_with_the_reserve_untouched_and_is_settled(seed: int) -> None:
    rng = random.Random(seed)
    rules = rule_set(RULES)
    state, _ = start_deal(rules, 4, random_wall(rng, rules), random_throws(rng), Wind.SOUTH)
    while state.phase is not Phase.OVER:
        state = step(rng, state)
        assert state.wall.left >= rules.course.reserve(state.kongs)
    done = result(state, rules)
    assert done is not None
    assert sum(done.settlement.net(done.winds).values()) == 0
    if done.winner is None:
        assert state.wall.left - rules.course.reserve(state.kongs) == 0
        assert not done.settlement.transfers


@pytest.mark.parametrize(
    ("kind", "given", "field"),
    [
        ("counters", {"sticks": {"3": 1}}, "given.sticks.3"),
        ("counters", {"sticks": {"2": -1}}, "given.sticks.2"),
        ("counters", {}, "given.sticks"),
        ("first-banker", {"thrower": "E", "throw": 13}, "given.throw"),
        ("reserve", {"fours": "one"}, "given.fours"),
    ],
)
def test_a_case_that_cannot_be_read_says_where(kind: str, given: dict[str, object], field: str) -> None:
    got = answer({"rules": RULES, "kind": kind, "given": given})
    assert got["valid"] is False
    assert str(got["message"]).startswith(f"{field}: ")


@pytest.mark.parametrize("kind", ["counters", "first-banker"])
def test_other_books_do_not_answer_what_they_do_not_have(kind: str) -> None:
    given = {"thrower": "E", "throw": 5, "sticks": {}}
    assert answer({"rules": "pung-chow", "kind": kind, "given": given})["valid"] is False


@pytest.mark.parametrize(
    ("winds", "seated", "banker"), [("ESWN", "ABCD", "D"), ("NEWS", "ADBC", "D"), ("SNEW", "ACDB", "A")]
)
def test_the_drawer_of_east_throws_for_the_first_banker(winds: str, seated: str, banker: str) -> None:
    # A throws 10, so B draws first; whoever draws East throws 12, and 11 is the player opposite.
    box = WindBox(0, ((5, 5), (6, 6)), tuple(map(Wind, winds)), 1)
    state, _ = advance(game(), box)
    assert names(state) == seated
    assert state.first_east is not None
    assert state.player(state.first_east).name == banker


def test_without_the_custom_the_throw_counts_as_it_is() -> None:
    box = WindBox(0, ((5, 5), (6, 6)), WINDS, 1)
    state, _ = advance(game(banker_subtract_one=False), box)
    assert state.first_east is Seat.FIRST


def test_every_drawing_seats_everybody_once_and_begins_the_east_game() -> None:
    rng = random.Random(9)
    first = set()
    for _ in range(60):
        state = game()
        state, _ = advance(state, random_seats(rng, state.rules, 4))
        state, _ = advance(state, StartDeal(random_wall(rng, state.rules), random_throws(rng)))
        assert sorted(names(state)) == list("ABCD")
        assert state.deal is not None
        assert state.deal.round_wind is Wind.EAST
        first.add(state.first_east)
    assert first == set(Seat)


def test_nobody_throws_for_east_alone() -> None:
    with pytest.raises(GameInputError, match="not thrown for"):
        advance(game(), SeatThrows((((6, 6), (1, 1), (1, 1), (1, 1)),)))
