"""A game against the computer opens as a sheet with the same deals and totals."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from peling.advice.players import novice
from peling.ledger.entry import Result, Tiles
from peling.ledger.files.exchange import from_json, to_json
from peling.ledger.files.from_game import from_game
from peling.ledger.files.sheet_file import SUFFIX, SheetFile, sheet_glance
from peling.ledger.history import SheetHistory
from peling.ledger.inputs import Correct
from peling.ledger.reckon import deal_reckoning
from peling.ledger.summary.people import attended
from peling.play.game import (
    Act,
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
)
from peling.play.inputs import HUMAN
from peling.play.table import awaited, view_of
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.ruleset import OptionValue
from tests.by_day import by_day
from tests.engine.ledger.sheets import AT, NAMES, points


def played(rules_id: str, players: int, deals: int, seed: int, **options: OptionValue) -> GameState:
    """Return a game of some deals, played by computer players."""
    rng = random.Random(seed)
    specs = tuple(PlayerSpec(name, "novice") for name in NAMES[:players])
    state = new_game(GameSetup(rules_id, options, specs))
    state, _ = advance(state, random_seats(rng, state.rules, players))
    player = novice(rng)
    for _ in range(deals):
        box = random_box(rng, players) if state.seats_due else None
        wall, throws = random_wall(rng, state.rules), random_throws(rng, state.rules)
        state, _ = advance(state, StartDeal(wall, throws, box))
        while state.deal is not None and state.deal_runs:
            wind = awaited(state.deal)[0]
            action = player.choose(view_of(state.deal, wind, state.rules), state.rules)
            state, _ = advance(state, Act(state.seat_of(wind), action))
    return state


def totals(book: SheetHistory) -> dict[str, int]:
    """Return what everybody has, by name."""
    return dict(zip(book.sheet.setup.players, book.sheet.totals, strict=True))


@pytest.mark.parametrize(
    ("rules_id", "players"),
    by_day(
        [("pung-chow", 2), ("pung-chow-limit", 3), ("fenghua", 4)],
        [(rules_id, number) for rules_id in RULE_SETS for number in rule_set(rules_id).course.players],
        several=True,
    ),
)
def test_every_deal_of_a_game_is_reckoned_alike_in_the_sheet(rules_id: str, players: int) -> None:
    state = played(rules_id, players, 3, 1922)
    book = from_game(state, AT, "A game")
    assert totals(book) == {state.player(seat).name: state.totals[seat] for seat in state.seats}
    for row in book.sheet.deals:
        assert all(isinstance(hand, Tiles) for hand in row.entry.hands)
        reckoning = deal_reckoning(row.entry, row.situation, book.sheet.rules)
        assert (reckoning.figures, reckoning.faults) == (row.figures, ())
    assert book.sheet.next.east == book.sheet.setup.players.index(
        state.player(state.next_east or state.seats[0]).name
    )
    assert from_json(to_json(book.sheet)).sheet == book.sheet


def test_a_game_counts_among_games_and_nobody_of_it_among_people(tmp_path: Path) -> None:
    state = played("pung-chow", 4, 2, 3)
    specs = tuple(replace(one, kind=HUMAN) if one.name == NAMES[2] else one for one in state.setup.players)
    book = from_game(replace(state, setup=replace(state.setup, players=specs)), AT)
    setup = book.sheet.setup
    assert [setup.players[place] for place in range(4) if place not in setup.computers] == [NAMES[2]]
    assert sorted(setup.players) == sorted(NAMES), "on the sheet all keep their names"
    assert attended(book.sheet, "a game") == ()
    path = tmp_path / f"game{SUFFIX}"
    SheetFile.adopt(path, book).close()
    assert sheet_glance(path).computers == setup.computers
    assert from_json(to_json(book.sheet)).sheet.setup == setup
    table = tuple(replace(one, kind=HUMAN) for one in state.setup.players)
    people = from_game(replace(state, setup=replace(state.setup, players=table)), AT)
    assert people.sheet.setup.computers == ()
    assert len(attended(people.sheet, "people")) == 4


def test_seats_drawn_anew_are_followed() -> None:
    state = played("pung-chow-limit", 2, 40, 7, reseat_each_set=True)
    assert len(state.seatings) > 1
    book = from_game(state, AT)
    assert totals(book) == {state.player(seat).name: state.totals[seat] for seat in state.seats}
    assert any(row.entry.seats is not None for row in book.sheet.deals)


def test_what_was_paid_in_the_game_is_paid_in_the_sheet() -> None:
    state = played("pung-chow", 4, 2, 3)
    doubled = [
        replace(
            past,
            settlement=replace(
                past.settlement,
                transfers=tuple(replace(paid, base=2 * paid.base) for paid in past.settlement.transfers),
            ),
        )
        for past in state.history
    ]
    book = from_game(replace(state, history=tuple(doubled)), AT)
    assert totals(book) == {state.player(seat).name: 2 * state.totals[seat] for seat in state.seats}


def test_a_game_can_go_on_as_a_sheet(tmp_path: Path) -> None:
    book = from_game(played("four-winds", 4, 2, 5), AT, "A game")
    with SheetFile.adopt(tmp_path / f"game{SUFFIX}", book) as opened:
        opened.append(Correct(1, points(1, 0, 30, 0, 0), "as it should have been"))
        left = opened.sheet
    with SheetFile.open(tmp_path / f"game{SUFFIX}") as opened:
        assert opened.sheet == left
        assert opened.sheet.deals[0].entry.result is Result.WON
