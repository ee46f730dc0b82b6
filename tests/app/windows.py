"""The window of the program at one of its pages, when nothing fades any more."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from peling_app.shell.model.context import AppContext
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.end2end.stage import make_window


def window_at(qtbot: QtBot, context: AppContext, page: PageId) -> MainWindow:
    """Return the active window of the program on a page that has come."""
    window = make_window(context)
    qtbot.addWidget(window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.show_page(page)
    return window
