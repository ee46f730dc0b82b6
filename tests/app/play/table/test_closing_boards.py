"""Boards that go: whatever goes first, QML reads nothing of what is gone; any warning of Qt fails a test."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from peling.core.actions import Discard
from peling.core.tiles import Wind, tile
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.table import TableViewModel
from peling_app.play.table.view.page import TablePage
from tests.app.play.table.fake_game import FakeGame
from tests.by_day import by_day
from tests.engine.positions import position

E, S = Wind.EAST, Wind.SOUTH
OWN = "C1 C4 C5 C6 B8 B8 B8 D3 D4 S S R R"


def own_turn() -> FakeGame:
    return FakeGame(position({S: OWN}, turn=S, drawn="B7"))


def offered() -> FakeGame:
    game = FakeGame(position({S: OWN}, turn=E, drawn="R"))
    game.put(E, Discard(tile("R")))
    return game


def unload(page: TablePage, board: BoardViewModel) -> None:
    del board
    page.unload()


def page_first(page: TablePage, board: BoardViewModel) -> None:
    del board
    page.deleteLater()


def model_first(page: TablePage, board: BoardViewModel) -> None:
    del page
    board.deleteLater()


def both_with_their_parent(page: TablePage, board: BoardViewModel) -> None:
    del board
    page.window().deleteLater()


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("game", by_day([offered], [own_turn, offered]))
@pytest.mark.parametrize("still", by_day([False], [True, False]))
@pytest.mark.parametrize("close", [unload, page_first, model_first, both_with_their_parent])
def test_a_board_goes_without_a_warning(
    qtbot: QtBot,
    game: Callable[[], FakeGame],
    close: Callable[[TablePage, BoardViewModel], None],
    still: bool,
) -> None:
    window = QWidget()
    board = BoardViewModel(window)
    board.set_up(still=still)
    table = TableViewModel(game(), board, parent=board)
    page = TablePage(board, window)
    window.resize(1048, 852)
    page.resize(window.size())
    window.show()
    qtbot.waitExposed(window)
    page.focus_part("hand")
    board.tapTile(1)
    table.refresh()
    close(page, board)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
    if close is not both_with_their_parent:
        window.deleteLater()
