"""The keys of the board are those of the list of commands, stand nowhere else, and reach it."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

import peling_app
from peling.core.actions import ClaimPung, Discard, Pass
from peling.core.tiles import Wind, tile
from peling.play.table import view_of
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


def sit(board: BoardViewModel, drawn: str = "B7") -> TableViewModel:
    """Let the board show the user's turn."""
    hand = "C1 C4 C5 C6 B8 B8 B8 D3 D4 S S R R"
    game = FakeGame(position({Wind.SOUTH: hand}, turn=Wind.SOUTH, drawn=drawn))
    return TableViewModel(game, board, parent=board)


def selected(board: BoardViewModel) -> object:
    """Return the key of the tile that is lifted; 0: none is."""
    return board.property("selected")


@pytest.mark.parametrize("own", [True, False])
def test_a_tile_that_was_lifted_lies_again_when_something_has_happened(
    board: BoardViewModel, *, own: bool
) -> None:
    """Before the own claim, or before another's move: one Enter would discard what nobody means any more."""
    south, west, north = Wind.SOUTH, Wind.WEST, Wind.NORTH
    game = FakeGame(position({south: "C1 C4 C5 C6 B8 B8 B8 D3 D4 S S R R"}, turn=west, drawn="R"))
    game.put(west, Discard(tile("R")))
    TableViewModel(game, board, parent=board)
    if own:
        board.tapTile(board.picture.hand[0].key)
        game.do(ClaimPung())
    else:
        game.do(Pass())
        board.tapTile(board.picture.hand[0].key)
        assert selected(board)
        assert game.deal is not None
        game.put(north, Discard(view_of(game.deal, north, game.rules).hand.concealed[0]))
    assert selected(board) == 0


def test_keys_reach_the_hand_again(
    board: BoardViewModel, hands: Callable[[BoardViewModel], Hands], qapp: QApplication
) -> None:
    sit(board)
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


def test_a_tile_that_is_the_drawn_one_again_has_the_focus_again(
    board: BoardViewModel, hands: Callable[[BoardViewModel], Hands]
) -> None:
    """As when a move is taken back: the tile lay in the hand, and no tile comes."""
    sit(board)
    picture = board.picture
    (drawn,) = (row for row in picture.hand if row.drawn)
    board.show(replace(picture, hand=tuple(replace(row, drawn=False) for row in picture.hand)))
    user = hands(board)
    user.page.focus_part("hand")
    user.key(Qt.Key.Key_Home)
    board.show(picture)
    user.key(Qt.Key.Key_Return)
    assert selected(board) == drawn.key


def test_in_another_hand_of_as_many_tiles_the_focus_is_on_no_wild_one(
    board: BoardViewModel, hands: Callable[[BoardViewModel], Hands]
) -> None:
    sit(board)
    user = hands(board)
    user.page.focus_part("hand")
    user.key(Qt.Key.Key_Home)
    hand = tuple(replace(row, key=row.key + 100, drawn=False) for row in board.picture.hand)
    board.show(replace(board.picture, hand=hand, wild_face=hand[0].face))
    user.key(Qt.Key.Key_Return)
    assert selected(board) not in {0, *(row.key for row in hand if row.face == hand[0].face)}
