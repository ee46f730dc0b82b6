from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from peling_app.compare.view.page import ComparePage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.play.tutor.conftest import english
from tests.app.windows import window_at
from tests.end2end.stage import make_context

__all__ = ["english"]


@pytest.fixture
def window(qtbot: QtBot, english: object) -> Iterator[MainWindow]:  # noqa: ARG001 - the language comes first
    made = window_at(qtbot, make_context(), PageId.COMPARE)
    yield made
    made.close()


@pytest.fixture
def page(window: MainWindow) -> ComparePage:
    shown = window.page(PageId.COMPARE)
    assert isinstance(shown, ComparePage)
    shown.entry.setFocus(Qt.FocusReason.OtherFocusReason)
    return shown
