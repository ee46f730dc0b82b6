"""Tab leads through all that can be entered and out again, however the hand of each player is typed in."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from peling_app.kit.view.focus_keeper import PageStack
from peling_app.score.view.page import ScorePage
from peling_app.shell.view.main_window import MainWindow
from tests.app.score.evenings import SETUP, settle
from tests.by_day import each_once

MOST = 60
"""Strokes; a round of everything has about thirty."""
MIXED = [(False, False, False, True), (True, False, False, False), (False, True, True, False)]
"""Which players' hands are typed as points, the others' as tiles; by day."""
UNMIXED = [one for one in product([False, True], repeat=4) if one not in MIXED]
KEYS = [Qt.Key.Key_Tab, Qt.Key.Key_Backtab]


def round_by(key: Qt.Key, window: MainWindow) -> list[QWidget]:
    """Return where the focus stands on its way round, until it comes to where it began."""
    handle, met = window.windowHandle(), list[QWidget]()
    assert handle is not None
    for _ in range(MOST):
        QTest.keyClick(handle, key)
        QApplication.processEvents()
        held = QApplication.focusWidget()
        assert held is not None
        met.append(held)
    return met


@pytest.mark.thorough
@pytest.mark.parametrize(("by_points", "key"), each_once(MIXED, KEYS, more=(UNMIXED, ())), ids=str)
def test_every_hand_and_all_else_is_come_to(
    qtbot: QtBot, window: MainWindow, page: ScorePage, by_points: tuple[bool, ...], key: Qt.Key
) -> None:
    """Of three hands in tiles and one in points Tab went round among the tiles for ever."""
    page.begin(SETUP)
    settle(qtbot, page.score)
    QApplication.processEvents()
    entry = page.sheet.entry
    entry.model.set_all_by_points(on=False)
    for place, turned in enumerate(by_points):
        if turned:
            entry.model.turn(place)
    entry.rows[0].begin()
    met = round_by(key, window)
    rows = {place for place, row in entry.rows.items() for one in met if row is one or row.isAncestorOf(one)}
    assert rows == set(range(4))
    assert any(entry.foot.isAncestorOf(one) for one in met)
    assert any(window.bar.isAncestorOf(one) for one in met)
    assert not any(isinstance(one, PageStack) for one in met)
