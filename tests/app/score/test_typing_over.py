"""Whoever types faster than the disk writes: what comes behind Enter is the next deal's, and none is lost."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling.ledger.entry import Points
from peling_app.score.view.page import ScorePage
from peling_app.shell.view.main_window import MainWindow
from tests.app.score.evenings import SETUP, settle
from tests.by_day import by_day
from tests.held_writer import HeldWriter

KEYS = {".": Qt.Key.Key_Return, ">": Qt.Key.Key_Tab}


def strike(window: MainWindow, keys: str) -> None:
    """Press keys as the window gets them: `.` is Enter, `>` Tab."""
    handle = window.windowHandle()
    assert handle is not None
    for key in keys:
        QTest.keyClick(handle, KEYS.get(key) or Qt.Key(ord(key.upper())))


def hold(window: MainWindow, key: Qt.Key) -> None:
    """Go on holding a key down."""
    handle = window.windowHandle()
    assert handle is not None
    for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress) * 3:
        none = Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(handle, QKeyEvent(kind, key, none, chr(key), autorep=True))


def begin(qtbot: QtBot, window: MainWindow, page: ScorePage) -> None:
    """Begin a sheet on which points are typed."""
    page.score.new(replace(SETUP, rules_id="pung-chow"))
    settle(qtbot, page.score)
    page.sheet.entry.model.set_all_by_points(on=True)
    window.keeper.watch_input()
    page.sheet.entry.begin()


def on_sheet(page: ScorePage) -> list[list[str]]:
    """Return the points of every deal of the sheet."""
    assert page.score.sheet is not None
    return [
        [hand.text if isinstance(hand, Points) else "" for hand in row.entry.hands]
        for row in page.score.sheet.deals
    ]


@pytest.mark.thorough
@pytest.mark.parametrize("large", by_day([False], [False, True]))
def test_deals_typed_while_one_is_written_are_the_next_ones(
    qtbot: QtBot, window: MainWindow, page: ScorePage, monkeypatch: pytest.MonkeyPatch, *, large: bool
) -> None:
    begin(qtbot, window, page)
    if large:
        page.show_large()
    deals = ("122.4.6.8.", "124.6.8.10.") if large else ("22m>4>6>8.", "24m>6>8>10.")
    held = HeldWriter(monkeypatch)
    strike(window, deals[0][:-1])
    settle(qtbot, page.score)
    held.holding = True
    strike(window, deals[0][-1])
    qtbot.waitUntil(lambda: held.is_stopped)
    before = page.score.entry
    strike(window, deals[1] + "1")
    hold(window, Qt.Key.Key_1)
    assert page.score.entry == before, "nothing of it is written into the deal before"
    held.let_go()
    qtbot.waitUntil(lambda: len(on_sheet(page)) == 2)
    assert on_sheet(page) == [["22", "4", "6", "8"], ["24", "6", "8", "10"]]
    begun = page.score
    qtbot.waitUntil(lambda: begun.entry.winner == 0 if large else begun.entry.hands[0] == Points("1"))
    settle(qtbot, page.score)


@pytest.mark.thorough
def test_what_was_typed_for_a_deal_that_never_came_is_typed_nowhere(
    qtbot: QtBot, window: MainWindow, page: ScorePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(qtbot, window, page)
    strike(window, "22m>4>6>8")
    settle(qtbot, page.score)
    before = page.score.entry

    held = HeldWriter(monkeypatch)
    held.holding = held.fails = True
    strike(window, ".")
    qtbot.waitUntil(lambda: held.is_stopped)
    strike(window, "24m>")
    held.let_go()
    settle(qtbot, page.score)
    strike(window, ">")
    assert (page.score.entry, on_sheet(page)) == (before, [])
    assert "The disk is full" in window.notice.text()
    held.fails = False
    strike(window, ".")
    qtbot.waitUntil(lambda: len(on_sheet(page)) == 1)
    assert window.notice.text() == "", "it is saved now"
    settle(qtbot, page.score)
