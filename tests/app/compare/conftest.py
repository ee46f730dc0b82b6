from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from peling_app.compare.view.page import ComparePage
from peling_app.kit.view.fade import Fade
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.play.tutor.conftest import english
from tests.end2end.stage import make_context, make_window

__all__ = ["english"]


@pytest.fixture
def window(qtbot: QtBot, english: object) -> Iterator[MainWindow]:  # noqa: ARG001 - the language comes first
    made = make_window(make_context())
    qtbot.addWidget(made)
    made.activateWindow()
    made.show_page(PageId.COMPARE)
    for fade in made.findChildren(Fade):
        fade.finish()
    yield made
    made.close()


@pytest.fixture
def page(window: MainWindow) -> ComparePage:
    shown = window.page(PageId.COMPARE)
    assert isinstance(shown, ComparePage)
    shown.entry.setFocus(Qt.FocusReason.OtherFocusReason)
    return shown
