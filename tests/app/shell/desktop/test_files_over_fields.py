"""A file that is let go over a field opens as anywhere else; its address is never written there."""

import ast
import warnings
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

import peling_app
from peling_app.kit.view.text.number_box import NumberBox
from peling_app.kit.view.text.text_field import TextField
from peling_app.shell.view.main_window import MainWindow
from tests.app.score.conftest import window
from tests.app.score.evenings import NAMES
from tests.app.shell.desktop.test_opened_files import context, elsewhere, english, mime, opened

__all__ = ["context", "elsewhere", "english", "window"]


def file_and_text(file: Path) -> QMimeData:
    """Return a file as desktops offer it: its address is text as well."""
    data = mime(file)
    data.setText(file.as_uri())
    return data


def let_go(over: QWidget, data: QMimeData) -> bool:
    """Let something go over a widget; return whether that, or what is round it, took it."""
    how = Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    with warnings.catch_warnings():
        # Qt 6.12 wishes a finer point, which 6.11 does not take.
        warnings.simplefilter("ignore", DeprecationWarning)
        enter, dropped = QDragEnterEvent(QPoint(5, 5), *how), QDropEvent(QPoint(5, 5), *how)
    enter.setAccepted(False)
    QApplication.sendEvent(over, enter)
    if enter.isAccepted():
        QApplication.sendEvent(over, dropped)
    return enter.isAccepted()


def fields_of(window: MainWindow) -> list[QLineEdit]:
    return [field for field in window.findChildren(QLineEdit) if field.isVisible()]


def test_a_sheet_let_go_over_a_field_of_names_opens(
    qtbot: QtBot, window: MainWindow, elsewhere: Path
) -> None:
    window.ways.show_score()
    qtbot.waitUntil(lambda: bool(fields_of(window)))
    first = fields_of(window)[0]
    before = first.text()
    assert let_go(first, file_and_text(elsewhere))
    assert first.text() == before
    assert opened(qtbot, window).names == NAMES


def test_a_field_takes_text_and_no_file(qtbot: QtBot, tmp_path: Path) -> None:
    field = TextField()
    qtbot.addWidget(field)
    assert not let_go(field, file_and_text(tmp_path / "a.json"))
    text = QMimeData()
    text.setText("12")
    assert let_go(field, text)
    assert field.text() == "12"


def test_a_field_of_a_number_takes_neither(qtbot: QtBot, tmp_path: Path) -> None:
    box = NumberBox()
    qtbot.addWidget(box)
    before = box.text()
    assert not let_go(box.lineEdit(), file_and_text(tmp_path / "a.json"))
    assert box.text() == before


def is_plain(node: ast.AST) -> bool:
    """Return whether a plain field of Qt is made here, or a kind of field is made of it."""
    made = [node.func] if isinstance(node, ast.Call) else node.bases if isinstance(node, ast.ClassDef) else []
    return any(getattr(one, "id", "") == "QLineEdit" for one in made)


@pytest.mark.thorough
def test_every_field_of_text_is_of_this_kind() -> None:
    folder = Path(peling_app.__file__).parent
    found = {
        file.name
        for file in folder.rglob("*.py")
        if any(is_plain(node) for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    }
    assert found == {"text_field.py"}
