"""The small dialogs show the keys that answer them: Enter for what is asked, Escape for nothing."""

from collections.abc import Callable
from typing import Final

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from peling_app.books.view.name_dialog import NameDialog, Purpose
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import Button
from peling_app.platform.preferences import Preferences
from peling_app.score.view.dialogs import InsertDialog, RemoveDialog
from peling_app.score.view.people.dialogs import MergeDialog, RenameDialog

DIALOGS: Final[dict[str, Callable[[Theme], QWidget]]] = {
    "a deal put in": lambda theme: InsertDialog(theme, 4, 2),
    "a deal taken out": lambda theme: RemoveDialog(theme, 2),
    "a person renamed": lambda theme: RenameDialog(theme, "Ann", lambda _name: (True, "")),
    "two that are one": lambda theme: MergeDialog(theme, "Ann", ("Bob",)),
    "house rules named": lambda theme: NameDialog(theme, Purpose.SAVE, "Ours", lambda _name: False),
}


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("asked", DIALOGS)
def test_a_dialog_shows_the_keys_of_its_answers(qtbot: QtBot, asked: str) -> None:
    dialog = DIALOGS[asked](Theme(Preferences(None)))
    qtbot.addWidget(dialog)
    dialog.show()
    foot = [button for button in dialog.findChildren(Button) if button.isVisible()]
    assert sorted(button.shown_key for button in foot) == ["Enter", "Esc"]
