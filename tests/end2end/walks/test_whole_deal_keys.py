"""Play a deal from the start page to its settlement, and begin the next, by the keyboard alone."""

from __future__ import annotations

from itertools import cycle, islice
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from peling.rulebooks import RULE_SETS
from peling_app.books.view.book_card import BookCard
from peling_app.play.view.play_page import PlayPage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.by_day import by_day
from tests.end2end.walks.whole_deal import PATIENCE, SEEDS, finish_by_keys, open_window, table_of, type_key


def choose(window: MainWindow, book: str) -> None:
    """Go to the saved of the start page and along it to a book, and choose it."""
    for _ in range(30):
        if isinstance(window.focusWidget(), BookCard):
            break
        type_key(window, Qt.Key.Key_Tab)
    for _ in RULE_SETS:
        card = window.focusWidget()
        if isinstance(card, BookCard) and card.book == book:
            break
        type_key(window, Qt.Key.Key_Right)
    type_key(window, Qt.Key.Key_Return)


def go_on_by_keys(window: MainWindow, page: PlayPage) -> None:
    """Go through the beginning of a deal, each moment by another key; none of them does anything else."""
    deal = page.table_model.board.beginning
    assert deal.opening is not None
    keys = cycle((Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_M, Qt.Key.Key_F1, Qt.Key.Key_Escape))
    for key in islice(keys, len(deal.opening.moments)):
        if deal.opening is not None:
            type_key(window, key)
    assert deal.opening is None
    assert window.current is PageId.TABLE


@pytest.mark.slow
@pytest.mark.parametrize("book", by_day({"fenghua"}, SEEDS))
def test_a_deal_is_played_by_keys(qtbot: QtBot, tmp_path: Path, book: str) -> None:
    window, session = open_window(tmp_path, qtbot, book)
    control = Qt.KeyboardModifier.ControlModifier
    assert window.current is PageId.HOME
    choose(window, book)
    type_key(window, Qt.Key.Key_P)
    qtbot.waitUntil(lambda: window.current is PageId.SETUP)
    type_key(window, Qt.Key.Key_Return, control)
    qtbot.waitUntil(lambda: window.current is PageId.TABLE)
    page = table_of(window)
    board = page.table_model.board
    assert session.rules.id == book

    qtbot.waitUntil(lambda: page.table.quick.hasFocus() and board.beginning.opening is not None)
    go_on_by_keys(window, page)

    done = finish_by_keys(window, session, qtbot)
    assert done["discard"] >= 3
    assert done["claim"] >= 1
    qtbot.waitUntil(lambda: page.is_settled, timeout=PATIENCE)
    type_key(window, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: session.deal_number == 2)
    qtbot.waitUntil(lambda: not page.is_settled and board.beginning.opening is not None)
    go_on_by_keys(window, page)
    window.close()
