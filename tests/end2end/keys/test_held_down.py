"""A key that is held down does its work once; what leads on goes on."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from peling_app.kit.view.controls import Button
from peling_app.kit.view.dialogs.ask_before import AskBefore
from peling_app.kit.view.keys import Repeats, acts_once
from peling_app.kit.view.layouts import fill
from tests.end2end.keys.test_back_to_the_hand import hand_of
from tests.end2end.walks.whole_deal import PATIENCE, open_window, setup_for, table_of, waits

Key = Qt.Key
TIMES = 6


def again(key: Qt.Key) -> QKeyEvent:
    """Return the event of a key that is still held."""
    return QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", autorep=True)


def hold(window: QWidget, key: Qt.Key) -> None:
    """Press a key, and let it come again some times, as the system sends it to the window."""
    handle = window.windowHandle()
    QTest.keyPress(handle, key)
    for _ in range(TIMES):
        QCoreApplication.sendEvent(handle, again(key))
    QTest.keyRelease(handle, key)


def test_enter_held_down_lifts_a_tile_and_does_not_discard_it(qtbot: QtBot, tmp_path: Path) -> None:
    window, session = open_window(tmp_path, qtbot, "pung-chow")
    window.ways.start_game(setup_for("pung-chow"))
    page = table_of(window)
    page.table_model.board.hurry()
    qtbot.waitUntil(lambda: waits(session), timeout=PATIENCE)
    while session.view is not None and session.view.offer is not None:
        with qtbot.waitSignal(session.changed, timeout=PATIENCE):
            page.table_model.board.give("claim.pass")
        qtbot.waitUntil(lambda: waits(session), timeout=PATIENCE)
    page.table.focus_part("hand")
    qtbot.waitUntil(page.table.quick.hasFocus)
    before, hand = session.view, hand_of(page.table)
    hold(window, Key.Key_Home)
    hold(window, Key.Key_Right)
    assert hand.property("current") == TIMES + 1, "an arrow goes on"
    hold(window, Key.Key_Return)
    assert page.table_model.board.property("selected") > 0
    assert session.view == before
    held = [action.text() for action in window.actions() if action.shortcuts() and action.autoRepeat()]
    assert held == []


def test_a_key_held_down_acts_once_in_a_dialog_too(qtbot: QtBot, tmp_path: Path) -> None:
    """Also where it has opened the dialog: its answer to the question there would be the next repetition."""
    window, _ = open_window(tmp_path, qtbot, "pung-chow")
    theme, heard = window.theme_over(), []
    dialog = AskBefore(theme, "Away with it?", "It is gone then.", ("Away", "Keep"), window)
    more = Button(theme)
    more.clicked.connect(lambda: heard.append("more"))
    dialog.finished.connect(lambda _: heard.append("closed"))
    fill(dialog.column, more)
    dialog.open()
    qtbot.waitUntil(dialog.isActiveWindow)
    QCoreApplication.sendEvent(dialog.windowHandle(), again(Key.Key_Return))
    assert heard == []
    more.setFocus()
    hold(dialog, Key.Key_Return)
    hold(dialog, Key.Key_Space)
    assert heard == ["more", "more"]
    hold(dialog, Key.Key_Tab)
    hold(dialog, Key.Key_Escape)
    assert heard == ["more", "more", "closed"]


def test_in_a_field_all_may_be_held_but_enter() -> None:
    field = QLineEdit()
    assert field.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
    for key, in_field, once in (
        (Key.Key_8, True, False),
        (Key.Key_Delete, True, False),
        (Key.Key_Return, True, True),
        (Key.Key_Delete, False, True),
        (Key.Key_Space, False, True),
        (Key.Key_PageDown, False, False),
    ):
        assert acts_once(again(key), in_field=in_field) is once, (key, in_field)


def test_on_x11_a_press_in_the_moment_of_the_release_is_no_other_press(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def sent(kind: QEvent.Type, moment: int) -> QKeyEvent:
        made = QKeyEvent(kind, Key.Key_Return, Qt.KeyboardModifier.NoModifier)
        made.setTimestamp(moment)
        return made

    repeats = Repeats()
    press = sent(QEvent.Type.KeyPress, 5)
    repeats.note(press)
    assert not repeats.are_more(press)
    repeats.note(sent(QEvent.Type.KeyRelease, 900))
    assert not repeats.are_more(sent(QEvent.Type.KeyPress, 900)), "elsewhere Qt says it by itself"
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    assert repeats.are_more(sent(QEvent.Type.KeyPress, 900))
    assert not repeats.are_more(sent(QEvent.Type.KeyPress, 940))
    assert repeats.are_more(again(Key.Key_Return))
