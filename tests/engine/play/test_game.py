"""A game: who is East, how East passes, totals, the inputs and their JSON form."""

import json
import random
from collections.abc import Mapping
from dataclasses import replace

import pytest

from peling.core.actions import (
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
from peling.core.tiles import WINDS, Seat, Wind, tile
from peling.play.game import (
    Act,
    GameInputError,
    GameSetup,
    GameState,
    Input,
    PlayerSpec,
    SeatThrows,
    StartDeal,
    action_from_json,
    action_to_json,
    advance,
    highest_seat,
    input_from_json,
    input_to_json,
    new_game,
    random_throws,
    random_wall,
    replay,
    seat_throws,
    setup_from_json,
    setup_to_json,
)
from peling.play.table import awaited, view_of
from peling.rules.defaults import next_east
from peling.rules.legality import IllegalActionError, legal_actions
from peling.rules.ruleset import OptionValue
from tests.by_day import by_day

E, S, W, N = WINDS
ONE, TWO, THREE, FOUR = Seat
NONE: Mapping[str, OptionValue] = {}


def agreed(players: int = 4, options: Mapping[str, OptionValue] = NONE) -> GameSetup:
    return GameSetup("pung-chow", options, tuple(PlayerSpec(f"P{n}", "club") for n in range(players)))


def seated(players: int = 4, options: Mapping[str, OptionValue] = NONE, *, east: int = 0) -> GameState:
    """Return a game in which the player in this place threw highest."""
    throws = tuple((6, 6) if place == east else (1, 2) for place in range(players))
    return advance(new_game(agreed(players, options)), SeatThrows((throws,)))[0]


def play_on(state: GameState, rng: random.Random) -> tuple[GameState, list[Input]]:
    """Play one deal at random and return the inputs too."""
    inputs: list[Input] = [StartDeal(random_wall(rng, state.rules), random_throws(rng))]
    state, _ = advance(state, inputs[0])
    while state.deal is not None and state.deal_runs:
        wind = awaited(state.deal)[0]
        legal = legal_actions(view_of(state.deal, wind, state.rules), state.rules)
        inputs.append(Act(state.seat_of(wind), legal[0] if rng.random() < 0.7 else rng.choice(legal)))
        state, _ = advance(state, inputs[-1])
    return state, inputs


# Seats


@pytest.mark.parametrize(
    ("rounds", "east"),
    [
        ((((1, 2), (6, 5), (3, 3), (1, 1)),), TWO),
        ((((6, 5), (6, 5), (3, 3), (5, 6)), ((1, 1), (2, 1), (1, 1))), TWO),
        ((((6, 5), (1, 1), (3, 3), (5, 6)), ((4, 4), (2, 6)), ((1, 1), (1, 2))), FOUR),
    ],
)
def test_the_highest_throw_is_east_and_those_who_tie_throw_again(
    rounds: tuple[tuple[tuple[int, int], ...], ...], east: Seat
) -> None:
    assert highest_seat(tuple(Seat), rounds) is east


@pytest.mark.parametrize(
    ("rounds", "message"),
    [
        ((((6, 5), (1, 1)),), "2 throws"),
        ((((6, 5), (6, 5), (1, 1), (1, 1)),), "tie"),
        ((((6, 5), (6, 5), (1, 1), (1, 1)), ((1, 1), (1, 2), (1, 3))), "3 throws"),
        ((((6, 5), (5, 5), (1, 1), (1, 1)), ((1, 1),)), "1 throws"),
        ((), "tie"),
    ],
)
def test_throws_that_contradict_themselves_are_refused(
    rounds: tuple[tuple[tuple[int, int], ...], ...], message: str
) -> None:
    with pytest.raises(GameInputError, match=message):
        highest_seat(tuple(Seat), rounds)


def test_random_throws_for_east_always_name_one() -> None:
    tied = 0
    for seed in range(60):
        throws = seat_throws(random.Random(seed), 4)
        tied += len(throws.rounds) > 1
        assert highest_seat(tuple(Seat), throws.rounds) in Seat
    assert tied


def test_south_sits_at_the_right_of_east() -> None:
    state = seated(east=2)
    assert state.first_east is THREE
    assert state.winds == {ONE: W, TWO: N, THREE: E, FOUR: S}
    assert state.seat_of(S) is FOUR
    assert state.wind_of(ONE) is W


@pytest.mark.parametrize(
    ("players", "options", "seats"),
    [
        (4, {}, tuple(Seat)),
        (3, {}, (ONE, TWO, THREE)),
        (2, {}, (ONE, THREE)),
        (2, {"two_hand_seats": "adjacent"}, (ONE, TWO)),
    ],
)
def test_fewer_players_leave_chairs_empty(
    players: int, options: dict[str, OptionValue], seats: tuple[Seat, ...]
) -> None:
    state = new_game(agreed(players, options))
    assert state.seats == seats
    assert [state.player(seat).name for seat in seats] == [f"P{n}" for n in range(players)]


@pytest.mark.parametrize("players", [1, 5])
def test_a_number_of_players_the_book_does_not_know_is_refused(players: int) -> None:
    with pytest.raises(GameInputError, match=f"not for {players} players"):
        new_game(agreed(players))


# East passes


@pytest.mark.parametrize(("winner", "east"), [(E, E), (None, E), (S, S), (W, S), (N, S)])
def test_east_passes_to_the_right_unless_he_wins_or_nobody_does(winner: Wind | None, east: Wind) -> None:
    assert next_east(winner, WINDS) is east


def finished(state: GameState, winner: Wind | None) -> GameState:
    """Return the game with the deal that was started ended as if this player had won it."""
    rng = random.Random(4)
    state, _ = play_on(state, rng)
    return replace(state, history=(*state.history[:-1], replace(state.history[-1], winner=winner)))


@pytest.mark.parametrize(
    ("players", "options", "orders"),
    [
        (4, {}, ["ESWN", "NESW", "WNES", "SWNE", "ESWN"]),
        (3, {}, ["ESW", "NES", "WNE", "ESW"]),
        (2, {}, ["EW", "WE", "EW"]),
        (2, {"two_hand_seats": "adjacent"}, ["ES", "NE", "ES"]),
    ],
)
def test_winds_are_counted_over_all_four_chairs(
    players: int, options: dict[str, OptionValue], orders: list[str]
) -> None:
    state = seated(players, options)
    rng = random.Random(8)
    for number, order in enumerate(orders, 1):
        state, _ = advance(state, StartDeal(random_wall(rng, state.rules), random_throws(rng)))
        assert "".join(state.winds[seat].value for seat in state.seats) == order
        assert state.deal is not None
        assert state.deal.winds == tuple(wind for wind in WINDS if wind.value in order)
        assert state.deal_number == number
        # The player at East's right wins, so East passes.
        state = _end(state, state.deal.winds[1])


def _end(state: GameState, winner: Wind) -> GameState:
    assert state.deal is not None
    while state.deal_runs:
        wind = awaited(state.deal)[0]
        action = legal_actions(view_of(state.deal, wind, state.rules), state.rules)[-1]
        state, _ = advance(state, Act(state.seat_of(wind), action))
        assert state.deal is not None
    return replace(state, history=(*state.history[:-1], replace(state.history[-1], winner=winner)))


def test_east_stays_after_his_win_and_after_a_drawn_deal() -> None:
    state = seated(east=1)
    for winner in (E, None):
        ended = finished(state, winner)
        assert ended.next_east is TWO
    assert finished(state, N).next_east is THREE


# Course of a game


def test_totals_are_the_sums_of_the_settlements() -> None:
    rng = random.Random(3)
    state = seated()
    expected = dict.fromkeys(Seat, 0)
    for _ in range(12):
        state, _ = play_on(state, rng)
        assert state.result is not None
        for wind, points in state.result.settlement.net(WINDS).items():
            expected[state.seat_of(wind)] += points
    assert state.totals == expected
    assert any(expected.values())
    assert len(state.history) == state.deal_number == 12


@pytest.mark.parametrize("players", by_day([2, 4], [2, 3, 4]))
def test_a_game_is_made_of_its_inputs_and_of_nothing_else(players: int) -> None:
    rng = random.Random(players)
    inputs: list[Input] = [seat_throws(rng, players)]
    setup = agreed(players, {"mandarins": "on"})
    state = replay(setup, inputs)
    for _ in range(4):
        state, more = play_on(state, rng)
        inputs += more
    stored = json.dumps([input_to_json(given) for given in inputs])
    again = replay(setup, [input_from_json(value) for value in json.loads(stored)])
    assert again == state
    # A prefix is the game as it stood then: that is how an action is taken back.
    half = replay(setup, inputs[: len(inputs) // 2])
    for given in inputs[len(inputs) // 2 :]:
        half, _ = advance(half, given)
    assert half == state


def test_inputs_out_of_time_are_refused() -> None:
    rng = random.Random(1)
    fresh = new_game(agreed())
    start = StartDeal(random_wall(rng, fresh.rules), ((1, 1), (1, 1)))
    with pytest.raises(GameInputError, match="nobody is East"):
        advance(fresh, start)
    state = seated()
    with pytest.raises(GameInputError, match="only once"):
        advance(state, seat_throws(rng, 4))
    with pytest.raises(GameInputError, match="no deal"):
        advance(state, Act(ONE, Pass()))
    with pytest.raises(GameInputError, match="136 are needed"):
        advance(state, StartDeal(start.wall[1:], start.throws))
    state, _ = advance(state, start)
    with pytest.raises(GameInputError, match="not over"):
        advance(state, start)
    with pytest.raises(IllegalActionError):
        advance(state, Act(TWO, Pass()))
    two = seated(2)
    two, _ = advance(two, start)
    with pytest.raises(GameInputError, match="chair 1"):
        advance(two, Act(TWO, Pass()))


def test_a_wall_with_wrong_tiles_is_refused() -> None:
    state = seated()
    wall = random_wall(random.Random(1), state.rules)
    with pytest.raises(GameInputError, match="not the tiles of a set"):
        advance(state, StartDeal((wall[0], *wall[:-1]), ((1, 1), (1, 1))))


def test_the_result_is_there_only_between_deals() -> None:
    state = seated()
    assert state.result is None
    state, _ = play_on(state, random.Random(2))
    assert state.result is state.history[-1]
    started, _ = advance(state, StartDeal(random_wall(random.Random(3), state.rules), ((1, 1), (1, 1))))
    assert started.result is None
    assert started.next_east is started.seat_of(E)


# JSON

ACTIONS: list[Action] = [
    Discard(tile("Fl1")),
    ConcealedKong(tile("R")),
    AddedKong(tile("B1")),
    GoOut(),
    ClaimWin(),
    ClaimKong(),
    ClaimPung(),
    ClaimChow((tile("B4"), tile("B6"))),
    Pass(),
]


@pytest.mark.parametrize("action", ACTIONS, ids=repr)
def test_actions_are_read_as_they_were_written(action: Action) -> None:
    assert action_from_json(json.loads(json.dumps(action_to_json(action)))) == action


@pytest.mark.parametrize("seed", [None, 7])
def test_agreements_are_read_as_they_were_written(seed: int | None) -> None:
    setup = replace(agreed(3, {"p1_reserve": 14, "robbing_kong": True}), learning=False, seed=seed)
    assert setup_from_json(json.loads(json.dumps(setup_to_json(setup)))) == setup


@pytest.mark.parametrize(
    "value",
    [
        None,
        {},
        [],
        {"input": "fly"},
        {"input": "act", "seat": 4, "action": ["pass"]},
        {"input": "act", "seat": 1, "action": []},
        {"input": "act", "seat": 1, "action": "pass"},
        {"input": "act", "seat": 1, "action": ["pass", "B1"]},
        {"input": "act", "seat": 1, "action": ["discard"]},
        {"input": "act", "seat": 1, "action": ["discard", "B0"]},
        {"input": "act", "seat": 1, "action": ["discard", 3]},
        {"input": "act", "seat": 1, "action": ["claim-chow", "B1"]},
        {"input": "start-deal", "wall": "B1 X", "throws": [[1, 1], [1, 1]]},
        {"input": "start-deal", "wall": "B1", "throws": [[1, 1], [1, 7]]},
        {"input": "seat-throws", "rounds": [[[1]]]},
        {"input": "seat-throws", "rounds": [3]},
    ],
)
def test_what_is_no_input_is_refused(value: object) -> None:
    with pytest.raises(GameInputError):
        input_from_json(value)


@pytest.mark.parametrize(
    "value",
    [
        None,
        {"rules": "pung-chow"},
        {"rules": 1, "options": {}, "players": [], "learning": True, "seed": None},
        {"rules": "x", "options": {"a": []}, "players": [], "learning": True, "seed": None},
        {"rules": "x", "options": {}, "players": [["a"]], "learning": True, "seed": None},
        {"rules": "x", "options": {}, "players": [], "learning": 1, "seed": None},
    ],
)
def test_what_is_no_agreement_is_refused(value: object) -> None:
    with pytest.raises(GameInputError):
        setup_from_json(value)
