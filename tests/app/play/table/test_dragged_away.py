"""What is dragged off the board, or out of the window, and let go there, was meant for nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from peling.core.actions import Discard
from peling.core.tiles import Wind, tile
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.table import TableViewModel
from tests.app.play.table.conftest import Hands
from tests.app.play.table.fake_game import FakeGame
from tests.engine.positions import position

E, S = Wind.EAST, Wind.SOUTH
OWN = "C1 C4 C5 C6 B8 B8 B8 D3 D4 S S R R"


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("is_offered", [False, True])
def test_what_is_let_go_outside_goes_back(
    board: BoardViewModel, hands: Callable[[BoardViewModel], Hands], *, is_offered: bool
) -> None:
    game = FakeGame(position({S: OWN}, turn=E if is_offered else S, drawn="R"))
    if is_offered:
        game.put(E, Discard(tile("R")))
    _table, user = TableViewModel(game, board, parent=board), hands(board)
    things = [item for item in user.items("d-") if item.property("claimable")] or user.items("hand-")
    before, wide, high = [*game.acted], user.page.width(), user.page.height()
    for beside in (QPoint(-40, 300), QPoint(wide + 90, 300), QPoint(500, high + 70), QPoint(500, -60)):
        user.drag(things[0].objectName(), beside)
        assert game.acted == before
        assert user.page.board.property("dragKey") == -1


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("by_key", [True, False])
def test_what_was_put_back_is_not_let_go_again(
    board: BoardViewModel, hands: Callable[[BoardViewModel], Hands], *, by_key: bool
) -> None:
    """By Escape, or by another page that comes, while the mouse holds the tile and moves on."""
    board.set_up(still=False)
    game = FakeGame(position({S: OWN}, turn=S, drawn="R"))
    _table, user = TableViewModel(game, board, parent=board), hands(board)
    user.drag(user.items("hand-")[0].objectName(), QPoint(520, 400), drop=False)
    if by_key:
        user.key(Qt.Key.Key_Escape)
    else:
        user.page.hide()
        user.page.show()
    QTest.mouseMove(user.page.quick, QPoint(500, 410))
    QTest.mouseRelease(user.page.quick, Qt.MouseButton.LeftButton, pos=QPoint(500, 410))
    assert game.acted == []
