"""The text of a rule book: Tab goes through its links, and out of it by the way it came in."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from peling_app.books.view.books_page import BooksPage
from peling_app.kit.view.controls import RING
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.end2end.stage import make_context, make_window


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    made = make_window(make_context())
    qtbot.addWidget(made)
    made.show_page(PageId.BOOKS)
    made.activateWindow()
    yield made
    made.close()


def page_of(window: MainWindow) -> BooksPage:
    page = window.page(PageId.BOOKS)
    assert isinstance(page, BooksPage)
    page.chapters.setCurrentRow(4)
    assert "href" in page.text.toHtml(), "there are links to go through"
    return page


def focus() -> QWidget | None:
    return QApplication.focusWidget()


def press(*keys: Qt.Key) -> None:
    for key in keys:
        one = focus()
        assert one is not None
        QTest.keyClick(one, key)


TAB, BACK = Qt.Key.Key_Tab, Qt.Key.Key_Backtab


def test_who_comes_to_the_text_by_tab_goes_back_to_where_he_came_from(window: MainWindow) -> None:
    """Qt went to the last link of the text first, and from there through all others."""
    page = page_of(window)
    page.search.setFocus()
    press(TAB)
    assert focus() is page.text
    press(BACK)
    assert focus() is page.search
    press(TAB, TAB)
    assert page.text.textCursor().selectedText(), "the first link"
    press(BACK)
    assert focus() is page.search
    QTest.keyClicks(page.search, "limit")
    QTest.keyClick(page.search, Qt.Key.Key_Return)
    assert page.text.textCursor().hasSelection(), "what was found"
    press(TAB, BACK)
    assert focus() is page.search


def test_who_comes_to_the_text_from_below_goes_back_to_where_he_came_from(window: MainWindow) -> None:
    page = page_of(window)
    page.compare.setFocus()
    press(BACK, BACK)
    assert focus() is page.text
    press(TAB)
    after = focus()
    assert after is not page.text
    press(BACK, BACK)
    assert focus() is page.text
    assert page.text.textCursor().selectedText(), "the last link"


@pytest.mark.parametrize("rule", ["A08", "A35", "PC2-PENALTY-PAYALL"])
def test_what_a_link_leads_to_keeps_off_the_edge(window: MainWindow, rule: str) -> None:
    """The ring of the focus was drawn through the title."""
    page = page_of(window)
    window.resize(1024, 700)
    assert page.open_rule(rule)
    text = page.text
    cursor = QTextCursor(text.document())
    while rule not in cursor.charFormat().anchorNames():
        assert cursor.movePosition(QTextCursor.MoveOperation.NextCharacter), "there is no such anchor"
    assert RING < text.cursorRect(cursor).top() < text.viewport().height() // 4
