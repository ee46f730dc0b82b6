"""A theme for widgets of Learn, in English."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from peling_app.kit.model.theme import Theme
from tests.app.play.tutor.conftest import english
from tests.end2end.stage import make_context

__all__ = ["english"]


@pytest.fixture
def theme(english: object) -> Theme:  # noqa: ARG001 - the language comes first
    """Return a theme without motion."""
    return make_context().theme


class Bench:
    """A window in which a widget is tried."""

    def __init__(self, qtbot: QtBot) -> None:
        """Open windows for this bot."""
        self.qtbot = qtbot

    def show(self, widget: QWidget, width: int = 700, height: int = 500) -> None:
        """Show a widget in its own active window."""
        self.qtbot.addWidget(widget)
        widget.resize(width, height)
        widget.show()
        self.qtbot.waitExposed(widget)
        widget.activateWindow()
        self.qtbot.waitUntil(widget.isActiveWindow)


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    """Return a place to try widgets."""
    return Bench(qtbot)
