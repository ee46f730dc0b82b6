"""The menu bar comes when Alt is pressed alone, and by nothing else that is done while Alt is held down."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling_app.shell.view.pages import PageId
from tests.by_day import by_day
from tests.end2end.stage import make_context, make_window

ALT = Qt.KeyboardModifier.AltModifier
KEYS = tuple(
    getattr(Qt.Key, f"Key_{name}")
    for name in ("Home", "End", "Left", "Right", "Up", "Down", "PageUp", "Space", "Return", "F8", "X")
)


def click(window: QWindow) -> None:
    place = QPoint(window.width() - 3, window.height() - 3)
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, ALT, place)


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize(
    "page", by_day([PageId.HOME, PageId.SETUP], [PageId.HOME, PageId.BOOKS, PageId.SETUP, PageId.HELP])
)
def test_the_menu_bar_is_shown_by_alt_alone(qtbot: QtBot, page: PageId) -> None:
    window = make_window(make_context())
    qtbot.addWidget(window)
    window.show_page(page)
    QApplication.processEvents()
    handle = window.windowHandle()
    assert handle is not None
    done: dict[str, Callable[[], None]] = {
        key.name: partial(QTest.keyClick, handle, key, ALT) for key in KEYS
    }
    done["a click"] = partial(click, handle)
    shown_by = []
    for name, meanwhile in done.items():
        QTest.keyPress(handle, Qt.Key.Key_Alt)
        meanwhile()
        QTest.keyRelease(handle, Qt.Key.Key_Alt)
        if window.menuBar().isVisible():
            shown_by.append(name)
            QTest.keyClick(window.menuBar(), Qt.Key.Key_Escape)
    assert shown_by == []
    QTest.keyClick(handle, Qt.Key.Key_Alt)
    assert window.menuBar().isVisible()
