"""Moves at the table one after the other: time lines, calls, skipping, and computer players that wait."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from peling.core.actions import ClaimPung, Discard, Pass
from peling.core.events import BonusSetOut, Claimed, Drawn, Event, KongLaid, TileDiscarded
from peling.core.melds import KongForm, chow, kong, pung
from peling.core.tiles import Wind, tile
from peling.core.view import Source
from peling.play.table import awaited
from peling_app.play.table.model import timeline
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.picture import Side
from peling_app.play.table.model.table import TableViewModel
from peling_app.play.table.model.timeline import CALL, time_line
from tests.app.play.sessions import Anything, MakeSession, setup
from tests.app.play.table.conftest import Hands
from tests.app.play.table.fake_game import FakeGame
from tests.app.play.table.pictures import design, filled
from tests.by_day import by_day
from tests.engine.positions import position

E, S, W, N = Wind.EAST, Wind.SOUTH, Wind.WEST, Wind.NORTH
C5 = tile("C5")
CHOWED = Claimed(W, chow((tile("B3"), tile("B4"), tile("B5")), tile("B4"), S))
FLOWERY: tuple[Event, ...] = (
    Drawn(E, None, Source.WALL),
    BonusSetOut(E, tile("Fl1")),
    Drawn(E, None, Source.LOOSE),
    KongLaid(E, kong(C5, KongForm.DRAWN)),
    TileDiscarded(E, tile("W")),
    CHOWED,
)


@pytest.mark.parametrize("still", [False, True])
def test_each_move_begins_when_the_last_one_has_been_seen(*, still: bool) -> None:
    beats = time_line(FLOWERY, still=still)
    assert beats[0].start == 0
    for one, following in pairwise(beats):
        assert one.ends == following.start
    for beat in beats:
        assert beat.start <= beat.flies < beat.ends
    assert [beat.event for beat in beats] == list(FLOWERY)


def test_a_call_is_seen_before_its_tile_flies_and_is_read_as_long_without_motion() -> None:
    for event in (CHOWED, Claimed(N, pung(C5, S)), KongLaid(E, kong(C5, KongForm.ADDED))):
        (moving,), (still,) = time_line((event,), still=False), time_line((event,), still=True)
        assert moving.flies == CALL
        assert still.flies == 0
        assert moving.ends >= 700
        assert still.ends >= 700, "a word is not read sooner"
    (drawn,) = time_line(FLOWERY[:1], still=True)
    assert drawn.ends <= 160, "all else is one change of opacity"


def claim_game() -> FakeGame:
    """Return a game in which East has discarded a tile of which North has two."""
    game = FakeGame(position({N: "C5 C5 B1 B4 B7 D2 D5 D8 E S W R G"}, turn=E, drawn="C5"))
    game.put(E, Discard(C5))
    return game


def pung_it(game: FakeGame) -> None:
    for wind in (S, W, N):
        assert game.deal is not None
        if wind in awaited(game.deal):
            game.put(wind, ClaimPung() if wind is N else Pass())


def test_a_claim_is_called_heard_and_said_at_its_plate_and_comes_from_the_discard(
    board: BoardViewModel,
) -> None:
    game = claim_game()
    table = TableViewModel(game, board, parent=board, in_time=True)
    called, moved, said = QSignalSpy(board.called), QSignalSpy(board.moved), QSignalSpy(board.announced)
    heard = QSignalSpy(table.sounded)
    pung_it(game)
    # North is the second after South, who looks; East is the third.
    assert [called.at(n) for n in range(called.count())] == [[2, "Pung!"]]
    assert heard.at(0) == ["pung"]
    assert "pung" in said.at(0)[0]
    kind, side, face, _, giver, start, _ = moved.at(0)
    assert (kind, side, face, giver, start) == ("claim", 2, "C5", 3, 1)


def test_what_is_still_to_be_seen_is_shown_at_once_when_the_user_goes_on(
    board: BoardViewModel, qtbot: QtBot, hands: Callable[[BoardViewModel], Hands]
) -> None:
    game = claim_game()
    table = TableViewModel(game, board, parent=board, in_time=True)
    shown = hands(board)
    board.set_up(still=False)
    busy: list[bool] = []
    table.movesShown.connect(busy.append)
    pung_it(game)
    assert table.shows_moves
    flights = shown.item("flights")
    assert flights.property("count") == 1
    shown.click("centreBox")
    assert busy == [True, False]
    qtbot.waitUntil(lambda: flights.property("count") == 0)
    assert board.property("selected") == 0, "the click was meant for nothing else"


def test_another_game_does_not_wait_for_the_moves_of_the_one_before(board: BoardViewModel) -> None:
    game = claim_game()
    table = TableViewModel(game, board, parent=board, in_time=True)
    pung_it(game)
    assert table.shows_moves
    game.opened.emit()
    assert not table.shows_moves


def test_without_time_all_is_shown_at_once(board: BoardViewModel) -> None:
    game = claim_game()
    table = TableViewModel(game, board, parent=board)
    pung_it(game)
    assert not table.shows_moves


@pytest.mark.thorough
@pytest.mark.parametrize("still", by_day([False], [False, True]))
def test_moves_of_computer_players_never_melt_together(
    *, qtbot: QtBot, make: MakeSession, monkeypatch: pytest.MonkeyPatch, still: bool
) -> None:
    """Players without any pause act only when the last move has been seen."""
    monkeypatch.setattr(timeline, "LASTS", dict.fromkeys(timeline.LASTS, (7, 7)))
    session = make()
    board = BoardViewModel()
    board.set_up(still=still)
    table = TableViewModel(session, board, in_time=True)
    table.set_quick(True)
    table.movesShown.connect(session.pause.hold)
    melted: list[bool] = []
    session.happened.connect(lambda _events: melted.append(table.shows_moves))
    player = Anything(random.Random(3))

    def answer(*_: object) -> None:
        view = session.view
        if view is not None and view.awaited and not table.shows_moves and session.last_result is None:
            session.do(player.choose(view, session.rules))

    session.changed.connect(answer)
    table.movesShown.connect(answer)
    session.new(setup())
    qtbot.waitUntil(lambda: len(melted) > 40 or session.last_result is not None, timeout=30_000)
    assert len(melted) > 20
    assert not any(melted)


def test_a_call_stands_over_the_plate_of_its_player_until_what_moves_is_skipped(
    board: BoardViewModel, hands: Callable[[BoardViewModel], Hands], qtbot: QtBot
) -> None:
    filled(board, design(), "C4 C5 C5 C6 B8 B8 D3 D3 S S R R B7")
    user = hands(board)
    assert user.items("call") == []
    board.called.emit(Side.OPPOSITE, "Pung!")
    qtbot.waitUntil(lambda: len(user.items("call")) == 1)
    (sign,) = user.items("call")
    assert sign.property("word") == "Pung!"
    plate = sign.parentItem()
    assert plate is not None
    assert plate.objectName() == "plateOpposite"
    board.skipped.emit()
    assert user.items("call") == []
