"""Enter or Space with another key is a command of the page: nothing may take it for Enter or Space."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

import peling_app
from peling_app.kit.view.keys import is_enter, is_enter_key, take_enter
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.end2end.stage import silent_window
from tests.sources import trees

APP = Path(peling_app.__file__).parent
HELD = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
PRESSING = {APP / "kit" / "view" / "keys.py", APP / "self_test.py"}
"""What says which keys they are, and what presses them itself."""


def press(key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, held)


@pytest.mark.parametrize("key", ENTER)
def test_enter_is_enter_alone(key: Qt.Key) -> None:
    done: list[int] = []
    pad = Qt.KeyboardModifier.KeypadModifier
    for held in (Qt.KeyboardModifier.NoModifier, pad):
        assert is_enter(press(key, held))
        assert take_enter(press(key, held), lambda: done.append(1))
    assert len(done) == 2
    for held in (*HELD, HELD[0] | pad):
        event = press(key, held)
        assert not is_enter(event)
        assert is_enter_key(event)
        assert take_enter(event, lambda: done.append(1))
        assert not event.isAccepted()
        assert is_enter(press(key, held), held)
    assert len(done) == 2
    assert not take_enter(press(Qt.Key.Key_Space), lambda: done.append(1))


def test_no_view_asks_for_enter_by_itself() -> None:
    names = {"Key_Return", "Key_Enter"}
    asking = {
        path: node.lineno
        for path, tree in trees(APP, naming=names).items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in names
    }
    assert set(asking) == PRESSING, asking


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with silent_window(tmp_path) as made:
        qtbot.addWidget(made)
        yield made


def buttons_of_pages(window: MainWindow) -> Iterator[tuple[PageId, QAbstractButton]]:
    """Show one page after the other and yield its buttons that can be pressed."""
    for page in PageId:
        window.show_page(page)
        shown = window.page(page)
        assert shown is not None
        for button in shown.findChildren(QAbstractButton):
            if button.isVisible() and button.isEnabled():
                yield page, button


def test_no_button_on_a_page_is_pressed_by_enter_or_space_with_another_key(window: MainWindow) -> None:
    window.activateWindow()
    pressed: list[str] = []
    asked = {Qt.Key.Key_Return: 0, Qt.Key.Key_Space: 0}
    for page, button in buttons_of_pages(window):
        for signal in (button.pressed, button.clicked):
            signal.connect(lambda *_, b=button, p=page: pressed.append(f"{p}: {type(b).__name__}"))
        for held in HELD:
            # Not through the window: what is a shortcut there has another meaning.
            button.keyPressEvent(press(Qt.Key.Key_Return, held))
            button.keyReleaseEvent(press(Qt.Key.Key_Return, held))
            assert not pressed
            asked[Qt.Key.Key_Return] += 1
        button.setFocus()
        if not button.hasFocus():
            continue
        for held in HELD:
            QTest.keyClick(window.windowHandle(), Qt.Key.Key_Space, held)
            assert not pressed
            asked[Qt.Key.Key_Space] += 1
    assert min(asked.values()) > 100
