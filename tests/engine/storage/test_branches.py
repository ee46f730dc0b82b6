from __future__ import annotations

import random
from datetime import UTC, datetime
from pathlib import Path

import pytest

from peling.core.tiles import Seat
from peling.play.deal import awaited
from peling.play.inputs import GameSetup, PlayerSpec, input_to_json
from peling.storage.branches import Origin, is_untouched, origin_of, origin_to_json, remove_untouched
from peling.storage.entries import Kind, NewEntry
from peling.storage.journal import Journal, glance
from peling.storage.saves import SavedPlay, branch, new_entries, next_deal, place_of, review, start, step
from tests.engine.storage.test_saves import random_act

PLAYERS = tuple(PlayerSpec(name, "novice") for name in ("", "Ann", "Bo"))
SETUP = GameSetup("pung-chow", {}, PLAYERS, seed=1922)
BEGAN = datetime(1922, 11, 5, 20, 30, tzinfo=UTC)


@pytest.fixture
def branched(tmp_path: Path) -> SavedPlay:
    """Give a game that goes on from the first moment of another one."""
    start(tmp_path / "first.peling", SETUP).journal.close()
    return branch(tmp_path / "second.peling", review(tmp_path / "first.peling"), 7, "first.peling", BEGAN)


def go_on(play: SavedPlay, *, own: bool) -> bool:
    """Play until the first chair has done something, or could; return whether it has."""
    rng, state = random.Random(4), play.steps[-1].state
    while True:
        if not state.deal_runs:
            return False
        assert state.deal is not None
        mine = state.wind_of(Seat.FIRST) in awaited(state.deal)
        if mine and not own:
            return False
        given = random_act(state, rng)
        if given.seat is Seat.FIRST and not own:
            continue
        made = step(state, given)
        play.journal.append(*new_entries(made))
        state = made.state
        if given.seat is Seat.FIRST:
            return True


def test_a_branch_says_where_it_comes_from(branched: SavedPlay) -> None:
    branched.journal.close()
    origin = origin_of(glance(branched.journal.path).setup)
    assert origin == Origin("first.peling", BEGAN, 1, len(branched.journal.entries))
    assert origin_of(glance(branched.journal.path.with_name("first.peling")).setup) is None


@pytest.mark.parametrize(
    "value",
    [None, 7, {}, {"of": 1}, {"of": "a", "began": "x", "deal": 0, "entries": 3}, {"of": "a", "deal": 1}],
)
def test_an_origin_that_makes_no_sense_is_none(value: object) -> None:
    assert origin_of({"branch": value}) is None
    assert origin_of({}) is None


def test_an_origin_is_read_as_it_was_written() -> None:
    for origin in (Origin("a", BEGAN, 3, 9), Origin("", None, 1, 1)):
        assert origin_of(origin_to_json(origin)) == origin


def test_a_branch_in_which_nothing_was_done_is_removed(branched: SavedPlay) -> None:
    go_on(branched, own=False)
    assert is_untouched(branched.journal)
    path = branched.journal.path
    assert not remove_untouched(path), "it is open"
    assert path.exists()
    branched.journal.close()
    assert remove_untouched(path)
    assert [file.name for file in path.parent.iterdir()] == ["first.peling"]
    assert not remove_untouched(path)


def test_whatever_the_player_did_keeps_a_branch(branched: SavedPlay) -> None:
    assert go_on(branched, own=True)
    branched.journal.close()
    content = branched.journal.path.read_bytes()
    assert not remove_untouched(branched.journal.path)
    assert branched.journal.path.read_bytes() == content


def test_what_was_taken_back_was_done(branched: SavedPlay) -> None:
    last = branched.steps[-1]
    branched.journal.append(NewEntry(Kind.UNDO, {"to": last.number}, place_of(last.state)))
    branched.journal.close()
    assert not remove_untouched(branched.journal.path)


def test_a_deal_that_was_asked_for_was_done(branched: SavedPlay) -> None:
    state = branched.steps[-1].state
    branched.journal.append(NewEntry(Kind.INPUT, input_to_json(next_deal(state)), place_of(state)))
    assert not is_untouched(branched.journal)
    branched.journal.close()


def test_no_other_file_is_removed(tmp_path: Path) -> None:
    start(tmp_path / "plain.peling", SETUP).journal.close()
    (tmp_path / "notes.peling").write_text("Dear diary")
    setup = {"rules": "pung-chow", **origin_to_json(Origin("x", None, 1, 99))}
    Journal.create(tmp_path / "short.peling", NewEntry(Kind.SETUP, setup, {})).close()
    for path in tmp_path.iterdir():
        assert not remove_untouched(path)
    assert len(list(tmp_path.iterdir())) == 3
