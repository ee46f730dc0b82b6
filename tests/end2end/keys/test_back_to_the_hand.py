"""Keys come back to the own hand: when what had them is gone, and with Escape from all that lies about it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from peling_app.kit.pace import Pace
from peling_app.platform.settings import Coaching
from peling_app.play.session import Session
from peling_app.play.table.model import ending, timeline
from peling_app.play.table.view.page import TablePage
from peling_app.play.tutor.model.pages import AdvicePage
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.play.conftest import game
from tests.app.play.windows import SETUP, at_table, play_page, play_to_the_end
from tests.by_day import by_day
from tests.end2end.keys.test_enter_beside_boards import parts
from tests.end2end.walks.whole_deal import open_window, setup_for, table_of, waits

__all__ = ["game"]

Key = Qt.Key
Game = tuple[MainWindow, AppContext, Session]


def in_focus(table: TablePage) -> str:
    """Return the name of the part of the table to which keys come; empty: to none."""
    if not table.quick.hasFocus():
        return ""
    return table.board.window().activeFocusItem().objectName()


def hand_of(table: TablePage) -> QQuickItem:
    hand = table.board.findChild(QQuickItem, "hand")
    assert isinstance(hand, QQuickItem)
    return hand


@pytest.mark.nightly  # by day a game from another page
def test_a_new_deal_begins_on_the_hand_where_it_is_laid_at_once(
    game: Game, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The end of the deal before has had the focus: nothing is shown between it and the new hand."""
    window, context, session = game
    monkeypatch.setattr(timeline, "LASTS", {})
    monkeypatch.setattr(ending, "QUIET", 0)
    context.pace = Pace(quiet=0, look=0, seen=True)
    context.preferences.update(quick_deal=True)
    page = at_table(qtbot, window)
    play_to_the_end(qtbot, session)
    assert in_focus(page.table) == "ending"
    QTest.keyClick(window.focusWidget(), Key.Key_Return)
    assert page.is_settled
    context.commands.trigger("game.next-deal")
    qtbot.waitUntil(lambda: not page.is_settled and session.deal_number > 1)
    qtbot.waitUntil(lambda: in_focus(page.table) == "hand")


def on_turn(folder: Path, qtbot: QtBot) -> tuple[MainWindow, Session]:
    """Return a window with a game in which the user is to act, and its session."""
    window, session = open_window(folder, qtbot, "pung-chow")
    window.ways.start_game(setup_for("pung-chow"))
    qtbot.waitUntil(lambda: window.current is PageId.TABLE)
    table_of(window).table_model.board.hurry()
    qtbot.waitUntil(lambda: waits(session))
    return window, session


@pytest.mark.thorough
def test_the_last_move_taken_back_leaves_the_focus_on_the_hand(tmp_path: Path, qtbot: QtBot) -> None:
    window, session = on_turn(tmp_path, qtbot)
    page = table_of(window)
    session.do(session.legal[0])
    qtbot.waitUntil(lambda: waits(session) and session.can_take_back)
    page.table.focus_part("takeBack")
    assert in_focus(page.table) == "takeBack"
    while session.can_take_back:
        qtbot.waitUntil(lambda: waits(session) and not session.is_writing)
        with qtbot.waitSignal(session.changed):
            QTest.keyClick(page.table.quick, Key.Key_Return)
    QApplication.processEvents()
    assert in_focus(page.table) == "hand"


@pytest.mark.thorough
def test_whatever_part_of_the_table_goes_the_hand_has_the_keys(tmp_path: Path, qtbot: QtBot) -> None:
    window, _ = on_turn(tmp_path, qtbot)
    table = table_of(window).table
    hand = hand_of(table)
    there = [part for part in parts(table) if part is not hand]
    assert there
    for part in there:
        for how in ("visible", "enabled"):
            table.setFocus()
            part.forceActiveFocus(Qt.FocusReason.OtherFocusReason)
            assert not hand.hasActiveFocus()
            part.setProperty(how, False)
            QApplication.processEvents()
            assert hand.hasActiveFocus(), part.objectName()
            part.setProperty(how, True)


@pytest.mark.thorough
@pytest.mark.parametrize("page", by_day([PageId.LEARN], [PageId.LEARN, PageId.HOME]))
def test_who_goes_on_with_a_game_from_another_page_begins_on_the_hand(
    tmp_path: Path, qtbot: QtBot, page: PageId
) -> None:
    """Where Tab had been on the board before, Enter did that: the focus lay on *Pass*."""
    window, _ = on_turn(tmp_path, qtbot)
    table = table_of(window).table
    for part in parts(table):
        table.setFocus()
        part.forceActiveFocus(Qt.FocusReason.OtherFocusReason)
        window.show_page(page)
        window.context.commands.trigger("game.continue")
        qtbot.waitUntil(lambda: window.current is PageId.TABLE)
        QApplication.processEvents()
        assert in_focus(table) == "hand", part.objectName()


@pytest.mark.thorough
@pytest.mark.parametrize("manner", by_day([Coaching.REQUEST, Coaching.EXAM], Coaching))
def test_the_key_for_advice_asks_or_says_why_there_is_none(
    game: Game, qtbot: QtBot, manner: Coaching
) -> None:
    window, context, session = game
    context.preferences.update(quick_deal=True, coaching=manner)
    window.ways.start_game(SETUP)
    qtbot.waitUntil(lambda: window.current is PageId.TABLE and waits(session))
    page = play_page(window)
    page.table.focus_part("hand")
    handle = window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, Key.Key_A)
    said = [one.text() for one in window.findChildren(QLabel) if one.isVisible()]
    speaks = manner not in {Coaching.QUIET, Coaching.EXAM}
    assert (page.tutor_model.advice != AdvicePage()) is speaks
    assert any(words.startswith("There is advice when") for words in said) is not speaks


@pytest.mark.thorough
def test_escape_leads_to_the_hand_from_the_tutor_and_from_all_parts_of_the_table(
    game: Game, qtbot: QtBot
) -> None:
    window, context, session = game
    context.preferences.update(quick_deal=True)
    window.ways.start_game(SETUP)
    qtbot.waitUntil(lambda: window.current is PageId.TABLE and waits(session))
    page = play_page(window)
    hand = hand_of(page.table)
    for part in parts(page.table):
        page.table.setFocus()
        part.forceActiveFocus(Qt.FocusReason.OtherFocusReason)
        QTest.keyClick(page.table.quick, Key.Key_Escape)
        assert hand.hasActiveFocus(), part.objectName()
    stops: list[QWidget] = [
        one
        for one in page.tutor.panel.findChildren(QWidget)
        if one.isVisible() and one.isEnabled() and one.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert any(isinstance(one, QComboBox) for one in stops)
    for stop in stops:
        stop.setFocus()
        assert not hand.hasActiveFocus()
        QTest.keyClick(stop, Key.Key_Escape)
        assert hand.hasActiveFocus(), (type(stop).__name__, stop.accessibleName())
    assert window.current is PageId.TABLE
    window.resize(1000, 700)
    qtbot.waitUntil(lambda: not page.tutor.is_open)
    page.tutor.take_focus()
    assert page.tutor.is_open
    assert not hand.hasActiveFocus()
    QTest.keyClick(window.focusWidget(), Key.Key_Escape)
    assert not page.tutor.is_open, "a drawer is put away"
    assert hand.hasActiveFocus(), "and keys are meant for what it hid"
    assert window.current is PageId.TABLE
