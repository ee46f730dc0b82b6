"""A theme for widgets of Learn, and its page in the window of the program, in English."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from peling_app.kit.model.theme import Theme
from peling_app.learn.view.learn_page import LearnPage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.play.tutor.conftest import english
from tests.app.windows import window_at
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


@pytest.fixture
def window(qtbot: QtBot, english: object, tmp_path: Path) -> Iterator[MainWindow]:  # noqa: ARG001 - as above
    """Return the program's window on the start of Learn."""
    context = make_context()
    context.learn_file = tmp_path / "progress.json"
    made = window_at(qtbot, context, PageId.LEARN)
    yield made
    made.close()


@pytest.fixture
def page(window: MainWindow) -> LearnPage:
    """Return the page of Learn."""
    made = window.page(PageId.LEARN)
    assert isinstance(made, LearnPage)
    return made
