"""Drawing winds for the seats, rounds and sets, through the game (Part II of Pung Chow)."""

import json
import random
from dataclasses import replace

import pytest

from peling.core.tiles import WINDS, Seat, Wind
from peling.play.game import (
    Act,
    GameInputError,
    GameSetup,
    GameState,
    Input,
    PlayerSpec,
    SeatThrows,
    StartDeal,
    WindBox,
    advance,
    input_from_json,
    input_to_json,
    new_game,
    random_box,
    random_seats,
    random_throws,
    random_wall,
    replay,
)
from peling.play.seating import counted, drawn_seats, picked_places
from peling.play.table import awaited, view_of
from peling.rules.legality import legal_actions
from peling.rules.ruleset import OptionValue
from tests.by_day import by_day
from tests.engine.play.test_game import play_on

E, S, W, N = WINDS
BOOKS_CASE = WindBox(2, ((6, 1), (5, 3)), (W, S, E, N), 2)
"""Third of four throws 7, the positioner 8, as in the book; the winds are ours."""


def agreed(players: int = 4, **options: OptionValue) -> GameSetup:
    specs = tuple(PlayerSpec("ABCD"[n], "club") for n in range(players))
    return GameSetup("pung-chow-limit", options, specs)


def names(state: GameState) -> str:
    return "".join(state.player(seat).name for seat in state.seats)


def begun(state: GameState, rng: random.Random) -> GameState:
    box = random_box(rng, len(state.seats)) if state.seats_due else None
    return advance(state, StartDeal(random_wall(rng, state.rules), random_throws(rng), box))[0]


def ended(state: GameState, winner: Wind | None) -> GameState:
    """Return the game with the deal that runs as if this player had won it."""
    rng = random.Random(5)
    while state.deal is not None and state.deal_runs:
        wind = awaited(state.deal)[0]
        legal = legal_actions(view_of(state.deal, wind, state.rules), state.rules)
        state, _ = advance(state, Act(state.seat_of(wind), rng.choice(legal)))
    return replace(state, history=(*state.history[:-1], replace(state.history[-1], winner=winner)))


@pytest.mark.parametrize(("thrower", "throw", "named"), [(2, 7, 0), (0, 8, 3), (0, 5, 0), (3, 2, 0)])
def test_a_throw_is_counted_to_the_right_from_the_thrower(thrower: int, throw: int, named: int) -> None:
    assert counted(4, thrower, throw) == named


def test_the_places_are_taken_as_in_the_case_of_the_book() -> None:
    assert ["ABCD"[place] for place in picked_places(4, 0, 8)] == ["D", "A", "B", "C"]
    drawn = drawn_seats((W, S, E, N), 2, 2, (7, 8))
    assert (drawn.positioner, drawn.box_to) == (0, 0)
    # D holds West, A South, B East, C North; B moves to A's chair, where the box stands.
    assert ["ABCD"[place] for place in drawn.order] == ["B", "A", "D", "C"]


def test_the_players_sit_by_the_winds_they_have_drawn_and_the_first_keeps_his_chair() -> None:
    state, events = advance(new_game(agreed()), BOOKS_CASE)
    assert events == ()
    # East B, South A, West D, North C, each to the right of the one before.
    assert names(state) == "ADCB"
    assert state.first_east is Seat.FOURTH
    assert [state.wind_of(seat) for seat in state.seats] == [S, W, N, E]
    assert state.player(state.seat_of(E)).name == "B"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_drawing_seats_everybody_once(players: int) -> None:
    for seed in range(40):
        rng = random.Random(seed)
        state = new_game(agreed(players))
        given = random_seats(rng, state.rules, players)
        assert isinstance(given, WindBox)
        assert input_from_json(json.loads(json.dumps(input_to_json(given)))) == given
        state, _ = advance(state, given)
        assert sorted(names(state)) == list("ABCD"[:players])
        assert names(state)[0] == "A"
        east = state.player(state.seat_of(E)).name
        picks = picked_places(
            players, counted(players, given.thrower, sum(given.throws[0])), sum(given.throws[1])
        )
        assert east == "ABCD"[picks[given.winds.index(E)]]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (SeatThrows((((6, 6), (1, 2), (1, 2), (1, 2)),)), "not thrown for"),
        (replace(BOOKS_CASE, winds=(W, S, E)), "3 winds"),
        (replace(BOOKS_CASE, winds=(W, S, E, E)), "cannot be drawn"),
        (replace(BOOKS_CASE, box=5), "no possible place"),
        (replace(BOOKS_CASE, thrower=4), "no possible place"),
    ],
)
def test_a_drawing_that_cannot_be_is_refused(given: Input, message: str) -> None:
    with pytest.raises(GameInputError, match=message):
        advance(new_game(agreed()), given)


def test_winds_are_drawn_once_and_only_where_the_book_has_it() -> None:
    state, _ = advance(new_game(agreed()), BOOKS_CASE)
    with pytest.raises(GameInputError, match="not the time"):
        advance(state, BOOKS_CASE)
    part_one = new_game(replace(agreed(), rules_id="pung-chow"))
    with pytest.raises(GameInputError, match="no winds are drawn"):
        advance(part_one, BOOKS_CASE)
    assert part_one.round_wind is None


@pytest.mark.parametrize("value", [{"input": "wind-box"}, {"input": "wind-box", "throws": [[1, 1], [1, 1]]}])
def test_what_is_no_drawing_is_refused(value: object) -> None:
    with pytest.raises(GameInputError):
        input_from_json(value)


@pytest.mark.parametrize("players", by_day([2, 4], [2, 3, 4]))
def test_a_round_ends_when_all_have_been_east_and_lost(players: int) -> None:
    rng = random.Random(players)
    state, _ = advance(new_game(agreed(players)), random_box(rng, players))
    first = state.first_east
    seen = []
    for deal in range(4 * players + 1):
        state = begun(state, rng)
        assert state.deal is not None
        assert state.deal.round_wind is state.round_wind
        seen.append(state.deal.round_wind)
        if deal % players == 0:
            assert state.seat_of(E) is first
        state = ended(state, state.deal.winds[1])
    expected = [wind for wind in WINDS for _ in range(players)]
    assert seen == [*expected, E]
    assert (state.set_number, state.round_number) == (2, 5)


def test_a_retained_deal_does_not_advance_the_round() -> None:
    rng = random.Random(2)
    state, _ = advance(new_game(agreed()), BOOKS_CASE)
    for winner in (E, None, E, S, None, S, S):
        state = ended(begun(state, rng), winner)
    assert (state.times_passed, state.round_number, state.round_wind) == (3, 1, E)
    state = ended(begun(state, rng), W)
    assert (state.round_number, state.round_wind) == (2, S)


@pytest.mark.parametrize("players", [2, 4])
def test_by_a_house_rule_winds_are_drawn_anew_for_each_set(players: int) -> None:
    rng = random.Random(9)
    state, _ = advance(new_game(agreed(players, reseat_each_set=True)), random_box(rng, players))
    for _ in range(4 * players):
        assert not state.seats_due
        state = begun(state, rng)
        assert state.deal is not None
        state = ended(state, state.deal.winds[1])
    assert state.seats_due
    with pytest.raises(GameInputError, match="new set"):
        advance(state, StartDeal(random_wall(rng, state.rules), random_throws(rng)))
    before = {state.player(seat).name: total for seat, total in state.totals.items()}
    box = random_box(rng, players)
    given = StartDeal(random_wall(rng, state.rules), random_throws(rng), box)
    assert input_from_json(json.loads(json.dumps(input_to_json(given)))) == given
    state, _ = advance(state, given)
    assert {state.player(seat).name: total for seat, total in state.totals.items()} == before
    assert state.seat_of(E) is state.first_east
    assert not state.seats_due
    assert state.round_wind is E
    for winner in (E, None, E):
        state = ended(state if state.deal_runs else begun(state, rng), winner)
        assert not state.seats_due, "a deal that East retains belongs to the set that has begun"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_of_rounds_is_made_of_its_inputs(players: int) -> None:
    rng = random.Random(players)
    inputs: list[Input] = [random_box(rng, players)]
    setup = agreed(players)
    state = replay(setup, inputs)
    for _ in range(5):
        state, more = play_on(state, rng)
        inputs += more
    stored = json.dumps([input_to_json(given) for given in inputs])
    assert replay(setup, [input_from_json(value) for value in json.loads(stored)]) == state
