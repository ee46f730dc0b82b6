"""Play a deal from the start page to its settlement, and begin the next, by the keyboard alone."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from peling.actions import ClaimChow, ClaimKong, ClaimPung
from peling.rulebooks import ALL_IDS
from peling_app.views.shell.book_card import BookCard
from peling_app.views.shell.main_window import MainWindow
from peling_app.views.shell.pages import PageId
from tests.end2end.whole_deal import CLAIMS, PATIENCE, SEEDS, open_window, table_of, waits, wish

KEYS = {
    ClaimKong: Qt.Key.Key_K,
    ClaimPung: Qt.Key.Key_P,
    ClaimChow: Qt.Key.Key_C,
}


def type_key(window: MainWindow, key: Qt.Key, held: Qt.KeyboardModifier | None = None) -> None:
    """Press a key where the focus is."""
    QTest.keyClick(window.focusWidget(), key, held or Qt.KeyboardModifier.NoModifier)


def choose(window: MainWindow, book: str) -> None:
    """Go to the shelf of the start page and along it to a book, and choose it."""
    for _ in range(30):
        if isinstance(window.focusWidget(), BookCard):
            break
        type_key(window, Qt.Key.Key_Tab)
    for _ in ALL_IDS:
        card = window.focusWidget()
        if isinstance(card, BookCard) and card.book == book:
            break
        type_key(window, Qt.Key.Key_Right)
    type_key(window, Qt.Key.Key_Return)


@pytest.mark.parametrize("book", SEEDS)
def test_a_deal_is_played_by_keys(qtbot: QtBot, tmp_path: Path, book: str) -> None:
    window, session = open_window(tmp_path, qtbot, book)
    control = Qt.KeyboardModifier.ControlModifier
    done: Counter[str] = Counter()
    assert window.current is PageId.HOME
    choose(window, book)
    type_key(window, Qt.Key.Key_P)
    qtbot.waitUntil(lambda: window.current is PageId.SETUP)
    type_key(window, Qt.Key.Key_Return, control)
    qtbot.waitUntil(lambda: window.current is PageId.TABLE)
    page = table_of(window)
    board = page.table_model.board
    assert session.rules.id == book

    qtbot.waitUntil(lambda: page.table.quick.hasFocus() and bool(board.property("throwsShown")))
    type_key(window, Qt.Key.Key_Return)
    assert not board.property("throwsShown")

    while session.last_result is None:
        qtbot.waitUntil(lambda: waits(session), timeout=PATIENCE)
        view = session.view
        if not session.legal:
            continue
        wished = wish(session)
        with qtbot.waitSignal(session.changed, timeout=PATIENCE):
            match wished:
                case "discard":
                    type_key(window, Qt.Key.Key_End)
                    type_key(window, Qt.Key.Key_Return)
                    type_key(window, Qt.Key.Key_Return)
                case "claim":
                    claim = next(action for action in session.legal if isinstance(action, CLAIMS))
                    type_key(window, KEYS[type(claim)])
                case "mahjongg":
                    type_key(window, Qt.Key.Key_M)
                case _:
                    type_key(window, Qt.Key.Key_Space)
        assert session.view != view
        done[wished] += 1

    assert done["discard"] >= 3
    assert done["claim"] >= 1
    qtbot.waitUntil(lambda: page.is_settled, timeout=PATIENCE)
    type_key(window, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: session.deal_number == 2)
    qtbot.waitUntil(lambda: not page.is_settled and bool(board.property("throwsShown")))
    type_key(window, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not board.property("throwsShown"))
    window.close()
