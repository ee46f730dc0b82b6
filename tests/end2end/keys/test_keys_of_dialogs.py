"""Every dialog shows the keys that answer it: Enter for what it does, Escape for nothing."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import peling_app
from peling.rulebooks import RULE_SETS, rule_set
from peling_app.books.view.house_rules import HouseRulesDialog
from peling_app.books.view.name_dialog import NameDialog, Purpose
from peling_app.kit.view.controls import Button
from peling_app.kit.view.dialogs.ask_before import AskBefore
from peling_app.kit.view.dialogs.paper import PaperDialog
from peling_app.kit.view.lists.choice_box import ChoiceBox
from peling_app.score.session import ScoreSession
from peling_app.score.view.dialogs import InsertDialog, RemoveDialog
from peling_app.score.view.history import HistoryDialog
from peling_app.score.view.people.dialogs import MergeDialog, RenameDialog
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.about import AboutBox
from peling_app.shell.view.settings_dialog import SettingsDialog
from peling_app.shell.view.silent import SilentDialog
from tests.app.play.tutor.conftest import english
from tests.end2end.stage import make_context
from tests.sources import trees

__all__ = ["english"]

APP: Final = Path(peling_app.__file__).parent


def house_rules(book: str, of: AppContext) -> PaperDialog:
    return HouseRulesDialog(of.theme, of.rules, rule_set(book))


TWO: Final[dict[str, Callable[[AppContext], PaperDialog]]] = {
    "a deal put in": lambda of: InsertDialog(of.theme, 4, 2),
    "a deal taken out": lambda of: RemoveDialog(of.theme, 2),
    "a person renamed": lambda of: RenameDialog(of.theme, "Ann", lambda _name: (True, "")),
    "two that are one": lambda of: MergeDialog(of.theme, "Ann", ("Bob",)),
    "house rules named": lambda of: NameDialog(of.theme, Purpose.SAVE, "Ours", lambda _name: False),
}
ONE: Final[dict[str, Callable[[AppContext], PaperDialog]]] = {
    "settings": lambda of: SettingsDialog(of.theme, of.preferences, lambda: None),
    "about": lambda of: AboutBox(of.theme),
    "a window that does not answer": lambda of: SilentDialog(of.theme),
    "corrections": lambda of: HistoryDialog(of.theme, ScoreSession(Path("none"))),
    "a question before": lambda of: AskBefore(of.theme, "Delete it?", "For good", ("Delete", "Keep it")),
    **{f"house rules of {book}": partial(house_rules, book) for book in sorted(RULE_SETS)},
}


def keys_of(dialog: PaperDialog) -> dict[str, Button]:
    """Return the buttons that show a key, by the key."""
    return {
        button.shown_key: button
        for button in dialog.findChildren(Button)
        if button.isVisibleTo(dialog) and button.shown_key
    }


@pytest.mark.cases_by_day(6)
@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("asked", [*TWO, *ONE])
def test_a_dialog_shows_the_keys_of_its_answers(qtbot: QtBot, asked: str) -> None:
    dialog = {**TWO, **ONE}[asked](make_context())
    qtbot.addWidget(dialog)
    dialog.show()
    keys = keys_of(dialog)
    assert sorted(keys) == (["Enter", "Esc"] if asked in TWO else ["Enter"])
    pressed: list[str] = []
    for key, button in keys.items():
        button.clicked.connect(lambda _on=False, key=key: pressed.append(key))
    keys["Enter"].setEnabled(True)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert pressed == ["Enter"]


@pytest.mark.usefixtures("english")
def test_enter_in_a_list_that_is_open_answers_no_dialog(qtbot: QtBot) -> None:
    dialog = ONE["house rules of four-winds"](make_context())
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(dialog.isVisible)
    box = dialog.findChildren(ChoiceBox)[0]
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    listed = QApplication.activePopupWidget()
    assert listed is not None
    QTest.keyClick(box.view(), Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert keys_of(dialog).keys() == {"Enter"}
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert not dialog.isVisible()


def calls(node: ast.AST) -> Iterator[str]:
    """Yield the names of all methods that are called."""
    for part in ast.walk(node):
        if isinstance(part, ast.Call) and isinstance(part.func, ast.Attribute):
            yield part.func.attr


def test_no_dialog_answers_to_keys_in_a_way_of_its_own() -> None:
    own, made, silent = [], [], []
    for path, tree in trees(APP, naming={"setDefault", "PaperDialog"}).items():
        if "view" in path.parts and path.name != "paper.py" and "setDefault" in calls(tree):
            own.append(str(path))
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and "PaperDialog" in [ast.unparse(base) for base in node.bases]:
                made.append(node.name)
                if "answer_by_keys" not in calls(node):
                    silent.append(node.name)
    assert len(made) > 8
    assert (own, silent) == ([], [])
