"""How the seats were found, line by line, as the board shows it before the first deal."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from peling.core.tiles import WINDS, Seat, Wind, tile
from peling.play.game import (
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
from peling_app.play.table.model.picture import Throw
from peling_app.play.table.model.throws import opening_lines

PLAYERS = ("Ann", "Bo", "Cy", "Di")
E, S, W, N = WINDS


def dealt(book: str, drawn: SeatThrows | WindBox | None, seed: int = 3, **options: bool) -> GameState:
    setup = GameSetup(book, options, tuple(PlayerSpec(name, "novice") for name in PLAYERS))
    state = new_game(setup)
    rng = random.Random(seed)
    state, _ = advance(state, drawn or random_seats(rng, state.rules, 4))
    state, _ = advance(state, StartDeal(random_wall(rng, state.rules), random_throws(rng, state.rules)))
    return state


def names_of(state: GameState) -> dict[Seat, str]:
    return {seat: state.player(seat).name for seat in state.seats}


def lines_of(state: GameState) -> tuple[Throw, ...]:
    return opening_lines(state, names_of(state))


def test_the_leaflet_names_drawer_chairs_and_first_banker() -> None:
    # Ann throws 10: Bo at her right draws first. Cy draws East and takes Ann's chair; 12 less 1 is opposite.
    state = dealt("four-winds", WindBox(0, ((4, 6), (6, 6)), (S, E, N, W), 1))
    lines = lines_of(state)
    assert [(line.who, line.first + line.second, line.tile, line.sentence) for line in lines] == [
        ("Ann", 10, "", "counted round to the right as they sat before, takes the first wind: Bo"),
        ("Bo", 0, "S", "takes South"),
        ("Cy", 0, "E", "takes East and sits in the place of Ann"),
        ("Di", 0, "N", "takes North"),
        ("Ann", 0, "W", "takes West"),
        ("Cy", 12, "", "one is taken off: 11, counted to the right. East first: Ann"),
    ]
    assert [line.key for line in lines] == list(range(6))
    as_thrown = dealt("four-winds", WindBox(0, ((4, 6), (6, 6)), (S, E, N, W), 1), banker_subtract_one=False)
    assert lines_of(as_thrown)[-1].sentence == "12, counted to the right. East first: Di"


def test_the_drawer_of_east_may_sit_there_already() -> None:
    state = dealt("four-winds", WindBox(0, ((2, 3), (3, 4)), WINDS, 1))
    assert lines_of(state)[1].sentence == "takes East and stays; the others sit round by their winds"


def test_in_fenghua_who_draws_east_keeps_his_chair() -> None:
    # The draw of the leaflet above: there Cy, who has drawn East, moves to Ann's chair.
    lines = lines_of(dealt("fenghua", WindBox(0, ((4, 6), (6, 6)), (S, E, N, W), 1)))
    assert lines[2].who == "Cy"
    assert lines[2].sentence == "takes East and stays; the others sit round by their winds"


def test_your_place_is_yours() -> None:
    state = dealt("four-winds", WindBox(0, ((4, 6), (6, 6)), (S, E, N, W), 1))
    names = {seat: "You" if name == "Ann" else name for seat, name in names_of(state).items()}
    assert opening_lines(state, names)[2].sentence == "takes East and sits in your place"


def test_part_two_names_who_lays_out_the_winds_and_where_the_box_stands() -> None:
    # Cy's 7 names Ann; her 8 names Di for the first wind. The box stands at the second place of the line.
    state = dealt("pung-chow-limit", WindBox(2, ((3, 4), (4, 4)), (S, E, W, N), 2))
    lines = lines_of(state)
    assert [(line.who, line.tile, line.sentence) for line in lines] == [
        ("Cy", "", "counted round to the right as they sat before, lays out the winds: Ann"),
        ("Ann", "", "counted round to the right as they sat before, takes the first wind: Di"),
        ("Di", "S", "takes South"),
        ("Ann", "E", "takes East with the wind box, and stays"),
        ("Bo", "W", "takes West"),
        ("Cy", "N", "takes North"),
    ]


@pytest.mark.parametrize("number", [2, 3])
def test_few_players_draw_the_winds_that_they_hold(number: int) -> None:
    for seed in range(20):
        setup = GameSetup(
            "pung-chow-limit", {}, tuple(PlayerSpec(name, "novice") for name in PLAYERS[:number])
        )
        rng = random.Random(seed)
        state = new_game(setup)
        state, _ = advance(state, random_seats(rng, state.rules, number))
        state, _ = advance(state, StartDeal(random_wall(rng, state.rules), random_throws(rng, state.rules)))
        taken = {line.who: tile(line.tile).wind for line in lines_of(state) if line.tile}
        assert taken == {state.player(seat).name: wind for seat, wind in state.winds.items()}


@pytest.mark.parametrize("book", ["four-winds", "fenghua", "pung-chow-limit"])
def test_the_winds_taken_are_how_the_players_sit(book: str) -> None:
    for seed in range(60):
        state = dealt(book, None, seed)
        lines = lines_of(state)
        taken = {line.who: tile(line.tile).wind for line in lines if line.tile}
        assert set(taken) == set(PLAYERS)
        names = names_of(state)
        drawer = next(who for who, wind in taken.items() if wind is Wind.EAST)
        start = next(seat for seat, name in names.items() if name == drawer)
        for steps, wind in enumerate(WINDS):
            assert taken[names[Seat((start + steps) % 4)]] is wind
        east = names[state.seat_of(Wind.EAST)]
        assert lines[-1].sentence.endswith(f": {east}") if book != "pung-chow-limit" else east == drawer


def test_highest_throws_are_said_and_nothing_in_later_deals() -> None:
    state = dealt("pung-chow", SeatThrows((((6, 3), (1, 2), (4, 4), (1, 1)),)))
    assert lines_of(state)[0].sentence == "the highest, so East: Ann"
    assert lines_of(replace(dealt("four-winds", None), deal_number=2)) == ()
