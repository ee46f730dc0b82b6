"""Tab goes through a page of a lesson and comes out of it again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from peling_app.kit.view.text.reader import Reader, order_tabs
from peling_app.learn.view.learn_page import LearnPage
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.view.page import TablePage
from tests.app.learn.conftest import Bench
from tests.app.reading_order import against_reading, tab_stops


def _buttons(*names: str) -> list[QPushButton]:
    return [QPushButton(name) for name in names]


def _walk(first: QWidget, count: int) -> list[str]:
    """Return the names of the buttons at which Tab stops, from one on."""
    first.setFocus(Qt.FocusReason.OtherFocusReason)
    names = []
    for _ in range(count):
        focus = QApplication.focusWidget()
        assert focus is not None
        names.append(focus.text() if isinstance(focus, QPushButton) else type(focus).__name__)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    return names


def test_tab_goes_in_the_order_given_and_comes_back(bench: Bench) -> None:
    window = QWidget()
    row = QHBoxLayout(window)
    made = _buttons("c", "a", "b")
    for button in made:
        row.addWidget(button)
    bench.show(window)
    order_tabs([made[1], made[2], made[0]])
    assert _walk(made[1], 4) == ["a", "b", "c", "a"]


def test_tab_leaves_a_board(bench: Bench) -> None:
    window = QWidget()
    row = QHBoxLayout(window)
    before, after, outside = _buttons("before", "after", "outside")
    board = BoardViewModel(window)
    for button in (outside, before):
        row.addWidget(button)
    table = TablePage(board)
    row.addWidget(table)
    row.addWidget(after)
    bench.show(window)
    order_tabs([before, table.quick, after])
    names = _walk(before, 12)
    table.unload()
    assert names[0] == "before"
    assert [name for name in names if name != "QQuickWidget"][:4] == ["before", "after", "outside", "before"]


@pytest.mark.parametrize(("height", "stops"), [(40, False), (4000, True)])
def test_tab_stops_at_a_text_only_where_there_is_more_to_read(
    bench: Bench, qtbot: QtBot, height: int, stops: bool
) -> None:
    inner = QWidget()
    inner.setMinimumHeight(height)
    reader = Reader(inner)
    bench.show(reader)
    qtbot.waitUntil(lambda: (reader.focusPolicy() is Qt.FocusPolicy.TabFocus) is stops)


def test_no_order_is_made_between_windows(bench: Bench) -> None:
    window, other = QWidget(), QPushButton("elsewhere")
    inside = QPushButton("inside", window)
    bench.show(window)
    order_tabs([inside, other])
    assert inside.nextInFocusChain() is not other


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("book", "page_id"), [("pung-chow", "pc-kong/4"), ("pung-chow", "pc-first/3"), ("fenghua", "fh-turn/5")]
)
def test_tab_comes_to_a_position_before_what_is_asked_about_it(
    page: LearnPage, book: str, page_id: str
) -> None:
    """It came to the board last, behind all buttons below it."""
    page.open(f"course:{book}")
    page.course.model.open_page(page_id)
    QApplication.processEvents()
    task = page.course.task
    assert task.table is not None
    assert not task.has_board
    stops = [stop for stop in tab_stops(page) if task.isAncestorOf(stop)]
    assert stops[0] is task.table.quick
    assert len(stops) > 2
    assert against_reading(page) == []
