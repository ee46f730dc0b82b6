"""Play a deal to its settlement, and begin the next, with the mouse alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from peling_app.shell.view.pages import PageId
from tests.app.play.table.conftest import Hands
from tests.by_day import by_day
from tests.end2end.walks.whole_deal import PATIENCE, SEEDS, finish_by_drag, open_window, setup_for, table_of

MOMENTS = 12
"""The beginning of a deal has no more of them."""


def press(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def go_on_by_clicks(user: Hands, qtbot: QtBot) -> None:
    """Click through the beginning of a deal, moment by moment."""
    qtbot.waitUntil(lambda: bool(user.items("diceSkip")))
    for _ in range(MOMENTS):
        if user.items("diceSkip"):
            user.click("diceSkip")
    assert not user.items("diceSkip")


@pytest.mark.slow
@pytest.mark.parametrize("book", by_day({"four-winds"}, SEEDS))
def test_a_deal_is_played_by_dragging_and_clicking(qtbot: QtBot, tmp_path: Path, book: str) -> None:
    window, session = open_window(tmp_path, qtbot, book)
    window.ways.start_game(setup_for(book))
    qtbot.waitUntil(lambda: window.current is PageId.TABLE)
    page = table_of(window)
    user = Hands(page.table, qtbot)

    go_on_by_clicks(user, qtbot)

    done = finish_by_drag(user, session, qtbot)
    assert done["discard"] >= 3
    assert done["claim"] >= 1
    qtbot.waitUntil(lambda: page.is_settled, timeout=PATIENCE)
    assert page.settle is not None
    press(page.settle.next)
    qtbot.waitUntil(lambda: session.deal_number == 2)
    qtbot.waitUntil(lambda: not page.is_settled)
    go_on_by_clicks(user, qtbot)
    qtbot.waitUntil(lambda: len(user.items("hand-")) >= 13)
    window.close()
