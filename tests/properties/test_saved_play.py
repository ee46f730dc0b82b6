"""What is kept of a game is the game: every input as text, and the file read again in mid-deal."""

import json
import random
from pathlib import Path

import pytest

from peling.core.actions import SetOutBonus, TakeLast, Wash
from peling.core.tiles import WINDS, Seat
from peling.play.game import (
    Act,
    GameInputError,
    GameSetup,
    GameState,
    Input,
    PlayerSpec,
    StartDeal,
    advance,
    input_from_json,
    input_to_json,
    new_game,
    random_seats,
    random_throws,
    setup_from_json,
    setup_to_json,
)
from peling.play.inputs import action_from_json, action_to_json
from peling.play.table import awaited
from peling.rulebooks import RULE_SETS
from peling.storage.entries import Kind, NewEntry
from peling.storage.journal import Journal
from peling.storage.saves import Step, new_entries, place_of, resume, step
from tests.by_day import by_day
from tests.properties.random_play import Setting, choose, moves, random_setting
from tests.properties.stacked_walls import stacked_wall
from tests.properties.test_play import UNIVERSE


def first_input(rng: random.Random, state: GameState) -> Input:
    """Return how the seats are found."""
    return random_seats(rng, state.rules, len(state.setup.players))


def next_input(rng: random.Random, state: GameState) -> Input:
    """Return a random input that goes on with a game: a new deal, or what somebody does."""
    if state.deal is not None and state.deal_runs:
        wind, action = choose(rng, state.deal, state.rules)
        return Act(state.seat_of(wind), action)
    throws = random_throws(rng, state.rules)
    seats = [wind for wind in WINDS if wind in state.winds.values()]
    return StartDeal(stacked_wall(rng, state.rules, seats, throws), throws)


def agreed(setting: Setting, seed: int) -> GameSetup:
    players = tuple(PlayerSpec(f"Ä {place}", "club") for place in range(setting.players))
    options = dict(setting.rules.house.values)
    return GameSetup(setting.book, options, players, learning=True, seed=seed)


def kept(folder: Path, book: str, seed: int, every: int) -> None:
    """Play two deals into a file; read it again after so many steps, and at the end."""
    rng = random.Random(f"{book} {seed}")
    setup = agreed(random_setting(rng, book), seed)
    assert setup_from_json(json.loads(json.dumps(setup_to_json(setup)))) == setup
    seated = step(new_game(setup), first_input(rng, new_game(setup)))
    made = step(seated.state, next_input(rng, seated.state))
    path = folder / f"{book}-{seed}.peling"
    first = NewEntry(Kind.SETUP, {**setup_to_json(setup), "revision": made.state.rules.revision}, {})
    journal = Journal.create(path, first, *new_entries(seated), *new_entries(made))
    number = 0
    while made.state.deal_number < 3:
        number += 1
        check_step(made)
        if number % every == 0 or not made.state.deal_runs:
            journal.close()
            again = resume(path)
            assert (again.steps[-1].state, again.steps[-1].events) == (made.state, made.events)
            journal = again.journal
        made = step(made.state, next_input(rng, made.state))
        if made.state.deal_number < 3:
            journal.append(*new_entries(made))
    journal.close()


def check_step(made: Step) -> None:
    """Check that an input, and all that could follow, is read as it was written; and where the game is."""
    state = made.state
    assert input_from_json(json.loads(json.dumps(input_to_json(made.given)))) == made.given
    assert sum(state.totals.values()) == 0
    assert json.loads(json.dumps(place_of(state))) == place_of(state)
    waiting = place_of(state)["waiting"]
    if state.deal is None or not state.deal_runs:
        assert waiting == "next-deal"
        return
    for _, action in moves(state.deal, state.rules):
        assert action_from_json(json.loads(json.dumps(action_to_json(action)))) == action
    me, asked = state.wind_of(Seat.FIRST), awaited(state.deal)
    mine = "turn" if state.deal.turn is me else "claim"
    assert waiting == (mine if me in asked else "computer")


@pytest.mark.parametrize("book", by_day({"pung-chow"}, RULE_SETS))
def test_a_game_is_read_again_from_its_file_in_the_middle_of_a_deal(tmp_path: Path, book: str) -> None:
    kept(tmp_path, book, 1, every=40)


@pytest.mark.nightly
@pytest.mark.parametrize("book", RULE_SETS)
def test_a_game_is_read_again_from_its_file_after_every_step(tmp_path: Path, book: str) -> None:
    for seed in range(2):
        kept(tmp_path, book, seed, every=1)


def test_every_action_there_is_is_read_as_it_was_written() -> None:
    for action in UNIVERSE:
        assert action_from_json(json.loads(json.dumps(action_to_json(action)))) == action
    assert len({json.dumps(action_to_json(action)) for action in UNIVERSE}) == len(UNIVERSE)


@pytest.mark.parametrize("book", RULE_SETS)
def test_an_action_that_the_book_does_not_know_is_refused_in_words(book: str) -> None:
    """An input of another book, in a file that was put together, is no reason to break down."""
    rng = random.Random(book)
    state = new_game(agreed(Setting(book, (), 4), 1))
    state, _ = advance(state, first_input(rng, state))
    state, _ = advance(state, next_input(rng, state))
    unknown = [action for action in UNIVERSE if not state.rules.course.knows(action)]
    assert {type(action) for action in unknown} & {SetOutBonus, TakeLast, Wash}
    for action in unknown:
        with pytest.raises(GameInputError, match=f"{book} knows no"):
            advance(state, Act(Seat.FIRST, action))
