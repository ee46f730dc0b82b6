"""Buttons that paint themselves show that the mouse is over them."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import Button, IconButton
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
