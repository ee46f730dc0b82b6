"""A page that has just come takes keys that lead on, and none that could be meant for the page before."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from peling_app.kit.commands import COMMANDS, Scope
from peling_app.kit.pace import Pace
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PLACES, PageId
from tests.end2end.stage import make_context, make_window

OLD = {PageId.HOME: PageId.SETUP}
"""Where one comes from, if not from the start page."""
LEADING = (Scope.ANYWHERE, Scope.HOME)
WITHOUT_GAME = (PageId.HOME, PageId.SETUP, PageId.LEARN, PageId.BOOKS, PageId.GAMES)


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    """Return a window in which every page is new for good."""
    context = replace(make_context(), pace=Pace(quiet=10**9, look=0, seen=False))
    made = make_window(context)
    qtbot.addWidget(made)
    qtbot.waitUntil(made.isActiveWindow)
    return made


def press(window: MainWindow, keys: str | Qt.Key) -> None:
    handle = window.windowHandle()
    assert handle is not None
    QTest.keySequence(handle, QKeySequence(keys))


def click(window: MainWindow) -> None:
    """Click, which does nothing on a new page either: letters that were typed wait for no field any more."""
    handle = window.windowHandle()
    assert handle is not None
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=window.rect().center())


@pytest.mark.thorough
def test_what_leads_on_is_taken_and_what_could_be_meant_for_the_page_before_is_not(
    window: MainWindow,
) -> None:
    given: list[str] = []
    window.context.commands.handle({one.id: partial(given.append, one.id) for one in COMMANDS})
    for page_id in WITHOUT_GAME:
        window.show_page(OLD.get(page_id, PageId.HOME))
        window.show_page(page_id)
        assert window.keeper.is_quiet
        # Those that lead on come first: behind a letter, which a field may still come for, no key acts.
        for command in sorted(COMMANDS, key=lambda one: one.scope not in LEADING):
            if not window.context.commands.is_enabled(command.id):
                continue
            for keys in command.keys:
                given.clear()
                press(window, keys)
                assert given == ([command.id] if command.scope in LEADING else []), (page_id, keys)
        window.show_page(OLD.get(page_id, PageId.HOME))
        window.show_page(page_id)
        click(window)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            given.clear()
            press(window, key)
            assert (window.current, given) == (page_id, []), key
        press(window, Qt.Key.Key_Escape)
        led = window.current is not page_id or given == ["learn.all"]
        assert led is PLACES[page_id].escapes, page_id
    window.close()
