"""A click that a screen reader's press gives later is none once the button is seen no more."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

import peling_app
from peling_app.kit.view.pressing import Seen

LATE = 150
"""Milliseconds; after a hundred Qt gives the click of a press."""


class Plain(Seen, QAbstractButton):
    """A button that paints nothing."""

    def paintEvent(self, _event: object) -> None:
        """Paint nothing."""


@pytest.mark.parametrize(("stays", "clicks"), [(True, 1), (False, 0)])
def test_a_press_is_a_click_only_while_the_button_is_seen(qtbot: QtBot, stays: bool, clicks: int) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    button = Plain(page)
    heard: list[bool] = []
    button.clicked.connect(lambda: heard.append(True))
    page.show()
    QAccessible.queryAccessibleInterface(button).actionInterface().doAction("Press")
    assert heard == []
    page.setVisible(stays)
    qtbot.wait(LATE)
    assert len(heard) == clicks
    page.show()
    qtbot.wait(LATE)
    assert len(heard) == clicks, "nor when it is seen again"


def own_buttons(base: type[QAbstractButton] = QAbstractButton) -> Iterator[type[QAbstractButton]]:
    """Yield every class of buttons that the program makes itself."""
    for made in base.__subclasses__():
        if made.__module__.startswith("peling_app."):
            yield made
        yield from own_buttons(made)


def test_every_button_of_ours_hears_no_late_click(qapp: QApplication) -> None:
    assert qapp is not None
    for module in pkgutil.walk_packages(peling_app.__path__, "peling_app."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    found = set(own_buttons())
    assert len(found) > 15
    assert {made.__name__ for made in found if not issubclass(made, Seen)} == set()
