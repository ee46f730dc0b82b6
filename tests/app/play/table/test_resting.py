"""Passing over a thing is not resting on it, and a tile or a place that is rested on means what it can do."""

from __future__ import annotations

import pytest

from peling.core.actions import ClaimChow, ClaimPung, Discard
from peling.core.tiles import Wind, tile
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.resting import Resting
from peling_app.play.table.model.table import TableViewModel
from tests.app.play.table.fake_game import FakeGame
from tests.engine.positions import position

E, S = Wind.EAST, Wind.SOUTH

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def rested() -> tuple[Resting, list[str]]:
    said: list[str] = []
    resting = Resting()
    resting.rested.connect(said.append)
    return resting, said


def test_only_what_is_rested_on_is_said(rested: tuple[Resting, list[str]]) -> None:
    resting, said = rested
    resting.point("hand:1", here=True)
    assert said == []
    resting.point("hand:1", here=False)
    resting.point("hand:2", here=True)
    resting.settle()
    resting.settle()
    assert said == ["hand:2"]
    resting.point("hand:2", here=False)
    resting.settle()
    assert said == ["hand:2", ""]


def test_what_was_come_to_last_counts_and_what_stays_is_said_anew(rested: tuple[Resting, list[str]]) -> None:
    resting, said = rested
    resting.point("hand:1", here=True)
    resting.point("claim:pung", here=True)
    resting.settle()
    resting.point("claim:pung", here=False)
    resting.settle()
    assert said == ["claim:pung", "hand:1"]
    resting.forget()
    resting.settle()
    assert said == ["claim:pung", "hand:1", "hand:1"]


def test_a_tile_means_its_discard_and_a_place_every_way_of_its_claim() -> None:
    own = FakeGame(position({S: "C1 C4 C5 C6 B8 B8 B8 D3 D4 S S R R"}, turn=S, drawn="B7"))
    board = BoardViewModel()
    table = TableViewModel(own, board, parent=board)
    key = next(row.key for row in board.picture.hand if row.face == "R")
    assert table.meant(f"hand:{key}") == (Discard(tile("R")),)
    assert table.meant("claim:pung") == table.meant("hand:99") == table.meant("wall:1") == ()
    game = FakeGame(position({S: "C3 C4 C6 C7 B8 B8 B8 D3 D4 S C5 C5 R"}, turn=E, drawn="C5"))
    game.put(E, Discard(tile("C5")))
    other = BoardViewModel()
    offered = TableViewModel(game, other, parent=other)
    assert [type(one) for one in offered.meant("claim:chow")] == [ClaimChow] * 3
    assert offered.meant("claim:pung") == (ClaimPung(),)
    assert offered.meant("claim:pass") == ()
    offered.press("chow")
    assert offered.meant("way:1") == offered.meant("claim:chow")[1:2]
    assert offered.meant("way:3") == ()
    assert offered.meant(f"hand:{other.picture.hand[0].key}") == ()
