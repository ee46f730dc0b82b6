"""What a player asks the tutor at the table of a game in the window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from peling.core.actions import Pass
from peling_app.play.open_journal import agreement
from peling_app.play.session import Session
from peling_app.play.tutor.view.panel import Tab
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.play.windows import SETUP, at_table, leave_the_dice, play_page


@pytest.mark.thorough
def test_why_not_and_what_if_are_answered_at_the_table(
    game: tuple[MainWindow, AppContext, Session], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, context, session = game
    monkeypatch.setattr("peling_app.play.session.agreement", lambda setup, _: agreement(setup, 5))
    window.ways.start_game(SETUP)
    qtbot.waitUntil(lambda: window.current is PageId.TABLE)
    leave_the_dice(window)
    page = play_page(window)
    qtbot.waitUntil(lambda: session.view is not None and session.view.awaited and not session.is_writing)
    if session.view is not None and session.view.offer is not None:
        session.do(Pass())
    qtbot.waitUntil(lambda: session.view is not None and session.view.turn is session.view.me, timeout=10_000)
    board = page.table_model.board
    key = board.picture.hand[0].key
    board.pointed.emit(f"hand:{key}", True)
    qtbot.waitUntil(lambda: bool(page.tutor_model.what_if.tries))
    board.pointed.emit(f"hand:{key}", False)
    page.table.focus_part("hand")
    page.table.board.setProperty("keysInUse", True)
    for step in (Qt.Key.Key_Home, Qt.Key.Key_Right):
        QTest.keyClick(page.table.quick, step)
    qtbot.waitUntil(lambda: len(page.tutor_model.what_if.table.rows) == 2, timeout=30_000)
    assert dict(board.order.tiles)[key] in {row.tile for row in page.tutor_model.what_if.table.rows}
    assert not page.tutor_model.is_advising
    assert context.commands.trigger("table.why")
    sheet = page.why.sheet
    assert sheet.isVisible()
    assert session.pause.is_held
    sheet.links[0].linkActivated.emit("PC-TURN")
    assert window.current is PageId.BOOKS
    assert not session.pause.is_held
    window.go_back()
    assert window.current is PageId.TABLE
    assert not sheet.isVisible()
    panel = page.tutor.panel
    panel.open_term("chow", panel)
    assert session.pause.is_held
    panel.popover.close_and_return()
    assert not session.pause.is_held


@pytest.mark.thorough
def test_advice_comes_in_front_when_it_is_asked_for_and_not_when_it_grows_sharper(
    game: tuple[MainWindow, AppContext, Session], qtbot: QtBot
) -> None:
    """A rule stayed there when the key was pressed; and who read the score was called away by each answer."""
    window, context, session = game
    context.preferences.update(quick_deal=True)
    page = at_table(qtbot, window)
    panel, coach = page.tutor.panel, page.tutor_model
    qtbot.waitUntil(lambda: coach.may_advise, timeout=60_000)
    panel.open_rule("PC-CHOW")
    assert panel.pages.currentIndex() == len(Tab)
    with qtbot.waitSignal(session.advice, timeout=60_000):
        context.commands.trigger("tutor.advise")
        assert panel.pages.currentIndex() == int(Tab.NOW)
        focus = window.focusWidget()
        assert focus is not None
        assert focus.isVisible()
    panel.show_tab(Tab.SCORE)
    with qtbot.waitSignal(coach.advised, timeout=60_000):
        pass
    assert panel.pages.currentIndex() == int(Tab.SCORE)
    context.commands.trigger("tutor.advise")
    assert panel.pages.currentIndex() == int(Tab.NOW)
