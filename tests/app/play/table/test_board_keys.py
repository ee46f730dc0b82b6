"""The keys of the board are those of the list of commands, stand nowhere else, and reach it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

import peling_app
from peling.core.tiles import Wind
from peling_app.kit.commands import BY_ID
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.board_keys import PLACES, PUT_BACK, SORT, command_of
from peling_app.play.table.model.table import TableViewModel
from tests.app.play.table.conftest import Hands
from tests.app.play.table.fake_game import FakeGame
from tests.engine.positions import position

BOARD = Path(peling_app.__file__).parent / "play" / "table" / "view" / "Board.qml"
LONG = {"Esc": "Escape"}


@pytest.mark.parametrize("command", [*PLACES, SORT, PUT_BACK])
def test_a_key_of_the_list_gives_its_command_on_the_board(command: str) -> None:
    (key,) = BY_ID[command].keys
    name = f"Key_{LONG.get(key, key)}"
    assert command_of(Qt.Key[name]) == command
    assert f"Qt.{name}" not in BOARD.read_text(encoding="utf-8")


def test_any_other_key_gives_none() -> None:
    assert command_of(Qt.Key.Key_X) == ""


def test_keys_reach_the_hand_again(
    board: BoardViewModel, hands: Callable[[BoardViewModel], Hands], qapp: QApplication
) -> None:
    hand = "C1 C4 C5 C6 B8 B8 B8 D3 D4 S S R R"
    TableViewModel(FakeGame(position({Wind.SOUTH: hand}, turn=Wind.SOUTH, drawn="B7")), board, parent=board)
    user = hands(board)
    user.page.focus_part("hand")
    part = user.item("hand")
    assert part.hasActiveFocus()
    # On X11 the focus comes back before the keys when a menu goes: no part of the board took it.
    user.page.board.window().contentItem().setFocus(False)
    assert user.page.quick.hasFocus()
    assert not part.hasActiveFocus()
    qapp.focusWindowChanged.emit(user.page.window().windowHandle())
    assert part.hasActiveFocus()
    # Who answers by a key while the frame is on the wall goes on with his hand.
    user.page.focus_part("wall")
    assert not part.hasActiveFocus()
    user.key(Qt.Key.Key_Space)
    assert part.hasActiveFocus()
