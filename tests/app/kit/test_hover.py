"""Buttons that paint themselves show that the mouse is over them."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QShortcut, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QMainWindow,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from peling_app.kit.model.theme import Theme
from peling_app.kit.pace import Pace
from peling_app.kit.view.controls import Button, IconButton
from peling_app.kit.view.focus_keeper import FocusKeeper
from tests.end2end.stage import make_context


@pytest.mark.parametrize(
    "make",
    [lambda theme: Button(theme, height=42), lambda theme: IconButton(theme, "help", framed=True)],
    ids=["button", "icon"],
)
def test_a_button_under_the_mouse_looks_another_way(
    qtbot: QtBot, make: Callable[[Theme], QAbstractButton]
) -> None:
    window = QWidget()
    layout = QVBoxLayout(window)
    layout.setContentsMargins(40, 40, 40, 40)
    button = make(make_context().theme)
    layout.addWidget(button)
    qtbot.addWidget(window)
    window.show()
    looks = []
    for place in (QPoint(2, 2), button.geometry().center(), QPoint(2, 2)):
        QTest.mouseMove(window, place)
        # Only what the window shows by itself counts: nobody asks the button to paint again.
        qtbot.wait(20)
        looks.append(window.screen().grabWindow(window.winId()).toImage())
    assert looks[0] == looks[2]
    assert looks[0] != looks[1]


@dataclass
class Rows:
    """Rows of which not all are seen, in a window; the mouse is over the second."""

    window: QMainWindow
    area: QScrollArea
    buttons: list[Button]

    def to_the_end(self) -> None:
        """Scroll to the last row."""
        bar = self.area.verticalScrollBar()
        bar.setValue(bar.maximum())


@pytest.fixture
def rows(qtbot: QtBot) -> Rows:
    theme, window, inner = make_context().theme, QMainWindow(), QWidget()
    area, layout = QScrollArea(), QVBoxLayout(inner)
    buttons = [Button(theme) for _ in range(12)]
    for button in buttons:
        layout.addWidget(button)
    area.setWidget(inner)
    stack = QStackedWidget()
    stack.addWidget(area)
    window.setCentralWidget(stack)
    qtbot.addWidget(window)
    window.resize(300, 200)
    keeper = FocusKeeper(window, stack, Pace(0))
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    keeper.watch_input()
    QTest.mouseMove(buttons[1])
    qtbot.waitUntil(buttons[1].underMouse)
    buttons[1].setFocus()
    return Rows(window, area, buttons)


def test_what_a_key_scrolls_away_from_the_mouse_is_lit_no_more(rows: Rows) -> None:
    """Else two rows of a list are lit when the mouse comes to the next one."""
    lit = []
    for key in (Qt.Key.Key_Shift, Qt.Key.Key_End):
        QTest.keyClick(rows.window.windowHandle(), key)
        QApplication.processEvents()
        lit.append([button.underMouse() for button in rows.buttons])
        rows.to_the_end()
    assert lit[0][1], "a key that moves nothing leaves it"
    assert not any(lit[1])


def test_what_a_shortcut_scrolls_away_from_the_mouse_is_lit_no_more(qtbot: QtBot, rows: Rows) -> None:
    """Of such a key the window hears no press."""
    QShortcut("Ctrl+G", rows.window).activated.connect(rows.to_the_end)
    QTest.keyPress(rows.window.windowHandle(), Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: not rows.buttons[1].underMouse())


def test_what_the_wheel_scrolls_away_from_the_mouse_is_lit_no_more(qtbot: QtBot, rows: Rows) -> None:
    """A course stayed lit that the mouse was no longer over."""
    place, none, plain = QPointF(30, 30), Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    around, down = QPointF(rows.window.mapToGlobal(place.toPoint())), QPoint(0, -12000)
    wheel = QWheelEvent(place, around, QPoint(), down, none, plain, Qt.ScrollPhase.NoScrollPhase, False)
    QApplication.sendEvent(rows.window.windowHandle(), wheel)
    rows.to_the_end()
    qtbot.waitUntil(lambda: not rows.buttons[1].underMouse())
