"""Windows that say English again when a test is over, and fields whose caret stands still."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling_app.platform.settings import Language
from peling_app.play.setup import SavedGame
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.main_window import MainWindow
from tests.app.shell.windows import Make
from tests.end2end.stage import MIDDLE, make_context, make_window


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    contexts: list[AppContext] = []

    def build(
        saved: tuple[SavedGame, ...] = (), size: QSize = MIDDLE, **settings: object
    ) -> tuple[MainWindow, AppContext]:
        context = make_context(saved=saved, settings=settings)
        window = make_window(context, size)
        qtbot.addWidget(window)
        contexts.append(context)
        return window, context

    yield build
    for context in contexts:
        context.translations.use(Language.ENGLISH)


@pytest.fixture
def steady_caret(qapp: QApplication) -> Iterator[None]:
    """Let no caret blink, so that two pictures of a field with the focus are the same."""
    before = qapp.cursorFlashTime()
    qapp.setCursorFlashTime(0)
    yield
    qapp.setCursorFlashTime(before)
