"""The keys of the board are those of the list of commands, and stand nowhere else."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

import peling_app
from peling_app.kit.commands import BY_ID
from peling_app.play.table.model.board_keys import PLACES, PUT_BACK, SORT, command_of

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
