"""How long a game is: one deal, a round, a full game, or until the players stop."""

import random
from dataclasses import replace

import pytest

from peling.core.tiles import WINDS, Wind
from peling.play.game import (
    GameInputError,
    GameSetup,
    GameState,
    PlayerSpec,
    StartDeal,
    advance,
    new_game,
    random_box,
    random_seats,
    random_throws,
    random_wall,
    setup_from_json,
    setup_to_json,
    with_past_deal,
)
from peling.play.history import History, PastDeal, Remembered
from peling.rulebooks import rule_set, rule_set_ids
from peling.rules.course import Length

TABLES = [(rules_id, players) for rules_id in rule_set_ids() for players in rule_set(rules_id).course.players]
ROUNDS = {Length.ROUND: 1, Length.GAME: 4}


def begun(rules_id: str, players: int, length: Length, rng: random.Random) -> GameState:
    specs = tuple(PlayerSpec(f"P{n}", "club") for n in range(players))
    state = new_game(GameSetup(rules_id, {}, specs, length=length))
    return advance(state, random_seats(rng, state.rules, players))[0]


def started(state: GameState, rng: random.Random) -> StartDeal:
    box = random_box(rng, len(state.seats)) if state.seats_due else None
    return StartDeal(random_wall(rng, state.rules), random_throws(rng, state.rules), box)


def after_deal(state: GameState, winner: Wind | None, rng: random.Random) -> GameState:
    """Return the game after one more deal that this player won, without a payment."""
    east = state.next_east
    assert east is not None
    winds = tuple(wind for wind in WINDS if wind.number in {(seat - east) % 4 for seat in state.seats})
    past = (*(PastDeal(one.winds, one.winner, ()) for one in state.finished), PastDeal(winds, winner, ()))
    known = History(Remembered(past, lambda: ()))
    return with_past_deal(state, started(state, rng), past[-1], state.totals, known)


@pytest.mark.parametrize("length", ROUNDS)
@pytest.mark.parametrize(("rules_id", "players"), TABLES)
def test_it_ends_when_everybody_has_been_east_and_lost_so_often(
    rules_id: str, players: int, length: Length
) -> None:
    rng = random.Random(f"{rules_id} {players} {length}")
    state = begun(rules_id, players, length, rng)
    passed = 0
    while passed < ROUNDS[length] * players:
        assert not state.is_over
        winds = [Wind.EAST, None, *(state.winds[seat] for seat in state.seats)]
        state = after_deal(state, rng.choice(winds), rng)
        passed += (
            state.rules.course.next_east(state.finished[-1].winner, state.finished[-1].winds) is not Wind.EAST
        )
    assert state.is_over
    with pytest.raises(GameInputError, match="the game is over"):
        advance(state, started(state, rng))


@pytest.mark.parametrize(("rules_id", "players"), TABLES)
def test_one_deal_is_one_deal_and_no_end_is_none(rules_id: str, players: int) -> None:
    rng = random.Random(players)
    state = begun(rules_id, players, Length.DEAL, rng)
    assert not state.is_over
    assert not advance(state, started(state, rng))[0].is_over
    over = after_deal(state, Wind.EAST, rng)
    assert over.is_over
    endless = replace(over, setup=replace(over.setup, length=Length.NO_END))
    assert not endless.is_over
    assert not advance(endless, started(endless, rng))[0].is_over


@pytest.mark.parametrize("length", Length)
def test_the_length_is_kept_with_what_was_agreed(length: Length) -> None:
    agreed = GameSetup("pung-chow", {}, (PlayerSpec("", "human"), PlayerSpec("", "club")), length=length)
    assert setup_from_json(setup_to_json(agreed)) == agreed
    assert ("length" in setup_to_json(agreed)) == (length is not Length.NO_END)


@pytest.mark.parametrize("length", ["", "week", 4, None, [], {}])
def test_another_length_is_refused_by_name(length: object) -> None:
    agreed = setup_to_json(GameSetup("pung-chow", {}, (PlayerSpec("", "human"), PlayerSpec("", "club"))))
    with pytest.raises(GameInputError, match="is no length of a game"):
        setup_from_json({**agreed, "length": length})
