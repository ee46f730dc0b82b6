"""Pages that have a board go in every order, the window before or after; any warning of Qt fails a test."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtQuickWidgets import QQuickWidget
from pytestqt.qtbot import QtBot

from peling_app.shell.view.pages import PageId
from tests.end2end.keys.test_after_boards import PAGES
from tests.end2end.walks.whole_deal import open_window, setup_for, table_of

BOARDS = (PageId.TABLE, PageId.LEARN, PageId.REPLAY)
WAYS = [(order, close_first) for order in permutations(BOARDS) for close_first in (False, True)]
BY_DAY = {9}
"""The way by day: the window goes first, and the table was neither first nor last."""


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("order", "close_first"),
    [
        pytest.param(
            order,
            close_first,
            id="-".join(order) + (" window first" if close_first else ""),
            marks=[] if place in BY_DAY else [pytest.mark.nightly],
        )
        for place, (order, close_first) in enumerate(WAYS)
    ],
)
def test_pages_with_boards_go_in_any_order(
    qtbot: QtBot, tmp_path: Path, order: tuple[PageId, ...], close_first: bool
) -> None:
    window, session = open_window(tmp_path, qtbot, "fenghua")
    session.new(setup_for("fenghua"))
    qtbot.waitUntil(lambda: window.current is PageId.TABLE)
    table_of(window).table_model.board.hurry()
    for visit in PAGES:
        visit(window)
        QCoreApplication.processEvents()
    assert all(page in window.made for page in order)
    if close_first:
        boards = window.findChildren(QQuickWidget)
        assert len(boards) >= len(order)
        window.close()
        assert [board.rootObject() for board in boards] == [None] * len(boards), "QML goes before its models"
    for page in order:
        window.page(page).deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()
        window.made.pop(page)
    window.close()
