"""Where keys go on at the table: on the own hand, after whatever was done beside it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from peling_app.play.session import Session
from peling_app.play.table.model.board_keys import PLACES
from peling_app.play.view.play_page import PlayPage
from peling_app.play.view.setup_page import SetupPage
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.play.windows import SETUP, play_page

Game = tuple[MainWindow, AppContext, Session]
PARTS = ("wall", "claimBar")
"""Parts of the board that Tab comes to as well."""


def has_keys(page: PlayPage, part: str) -> bool:
    """Return whether keys come to a part of the board."""
    item = page.table.board.findChild(QQuickItem, part)
    return bool(page.table.quick.hasFocus() and item is not None and item.hasActiveFocus())


def begin(game: Game, qtbot: QtBot) -> PlayPage:
    """Begin a game that is laid at once, and wait until the user is asked for something."""
    window, context, session = game
    context.preferences.update(quick_deal=True)
    window.show_page(PageId.HOME)
    with qtbot.waitSignal(session.opened):
        window.ways.start_game(SETUP)
    qtbot.waitUntil(lambda: window.current is PageId.TABLE)
    qtbot.waitUntil(lambda: session.view is not None and session.view.awaited and not session.is_writing)
    return play_page(window)


def test_what_is_done_beside_the_table_leads_back_to_the_hand(game: Game, qtbot: QtBot) -> None:
    window, context, _ = game
    page = begin(game, qtbot)
    for left in PARTS:
        # Tab goes through the claim bar to a message: Enter struck twice on that must not let a tile pass.
        page.table.focus_part(left)
        assert has_keys(page, left)
        window.tell_words(lambda: "Something went wrong.")
        window.notice.close_button.setFocus()
        window.notice.close_button.click()
        qtbot.waitUntil(lambda: has_keys(page, "hand"))
    for command in PLACES:
        # The tutor names arrows and Enter next, ways to choose from show their digits; to pass asks nothing.
        page.table.focus_part("wall")
        context.commands.trigger("view.other-part")
        assert not page.table.quick.hasFocus()
        context.commands.trigger(command)
        assert has_keys(page, "hand") is (command != "claim.pass"), command


@pytest.mark.thorough
def test_another_game_begins_on_the_hand(game: Game, qtbot: QtBot) -> None:
    for left in PARTS:
        begin(game, qtbot).table.focus_part(left)
    page = begin(game, qtbot)
    qtbot.waitUntil(lambda: has_keys(page, "hand"))


def asks_for_a_command(window: MainWindow) -> bool:
    """Return whether Space would give a command now, and not come to what has the focus."""
    event = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ")
    event.ignore()
    QApplication.sendEvent(window.windowHandle(), event)
    return not event.isAccepted()


@pytest.mark.thorough
def test_space_presses_a_button_that_has_the_focus_and_does_not_pass(game: Game, qtbot: QtBot) -> None:
    window, _, _ = game
    begin(game, qtbot)
    window.keeper.watch_input()
    pressed = [
        widget
        for widget in window.findChildren(QWidget)
        if isinstance(widget, QAbstractButton | QComboBox)
        and widget.isVisible()
        and widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert len(pressed) > len(PLACES)
    for widget in pressed:
        widget.setFocus()
        assert widget.hasFocus()
        assert not asks_for_a_command(window), widget.accessibleName() or type(widget).__name__


@pytest.mark.thorough
def test_the_table_is_said_to_come_as_soon_as_it_is_asked_for(game: Game, qtbot: QtBot) -> None:
    window, context, session = game
    context.preferences.update(quick_deal=True)
    window.show_page(PageId.SETUP)
    page = window.page(PageId.SETUP)
    assert isinstance(page, SetupPage)
    before, asked = page.start_button.text(), list[object]()
    page.start_asked.connect(asked.append)
    for trouble in (True, False):
        context.commands.trigger("game.start")
        assert (page.start_button.text(), page.start_button.shown_key) == ("The table is coming…", "")
        busy = QApplication.overrideCursor()
        assert busy is not None
        assert busy.shape() is Qt.CursorShape.BusyCursor
        context.commands.trigger("game.start")
        page.start_button.click()
        assert len(asked) == (1 if trouble else 2), "struck twice it is asked for once"
        if trouble:
            session.failed.emit("disk-full", "x")
            assert page.start_button.text() == before
        else:
            qtbot.waitUntil(lambda: window.current is PageId.TABLE)
            assert page.start_button.text() == before
        assert QApplication.overrideCursor() is None


def test_no_game_is_begun_by_what_is_struck_on_at_the_table(
    game: Game, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever strikes Enter again and again has not seen that another page is in front."""
    window, context, _ = game
    begin(game, qtbot)
    page = window.page(PageId.SETUP)
    assert isinstance(page, SetupPage)
    page.look_time.setInterval(3_600_000)
    asked, looks = list[object](), list[bool]()
    page.start_asked.connect(asked.append)

    def look() -> None:
        looks.append(True)
        QTimer.start(page.look_time)

    monkeypatch.setattr(page.look_time, "start", look)
    for _ in range(2):
        window.show_page(PageId.SETUP)
        qtbot.waitUntil(page.scroller.hasFocus)
        assert not page.start_button.isEnabled()
        looks.clear()
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            handle = window.windowHandle()
            assert handle is not None
            QTest.keyClick(handle, key)
        assert len(looks) == 2, "it waits anew"
        context.commands.trigger("game.start")
        QTest.mouseClick(page.start_button, Qt.MouseButton.LeftButton)
        assert asked == []
        page.look_time.over.emit()
        assert page.start_button.hasFocus()
        window.show_page(PageId.TABLE)
    window.show_page(PageId.SETUP)
    page.look_time.begin()
    page.look_time.timeout.emit()
    assert not page.start_button.isEnabled(), "it is not painted yet"
    page.look_time.over.emit()
    page.look_time.cancel()
    handle = window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, Qt.Key.Key_Return)
    assert len(asked) == 1
