"""The text of a rule book: Tab goes through its links, and out of it by the way it came in."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from peling_app.books.view.books_page import BooksPage
from peling_app.kit.view.controls import RING
from peling_app.platform.settings import Appearance, Language
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


CHANGES: list[dict[str, object]] = [
    {"text_zoom": 150, "text_by_system": False},
    {"language": Language.GERMAN},
    {"appearance": Appearance.NIGHT},
    {"text_zoom": 80},
    {"appearance": Appearance.DAY},
    {"language": Language.ENGLISH},
    {"text_zoom": 100},
]
"""What makes the text anew; in the end all is as it was."""


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def block_read(page: BooksPage) -> int:
    """Return the number of the block at the upper edge of what is seen."""
    return page.text.cursorForPosition(QPoint(30, 8)).blockNumber()


@pytest.mark.parametrize("chapter", [1, 4])
def test_place_and_link_stay_in_another_size_language_or_look(window: MainWindow, chapter: int) -> None:
    """The page began again from above, and the next Tab led to the first link."""
    page, preferences = page_of(window), window.context.preferences
    page.chapters.setCurrentRow(chapter)
    page.search.setFocus()
    press(TAB, TAB, TAB)
    links = page.text.textCursor().selectedText()
    bar = page.text.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    settle()
    at, top = bar.value(), block_read(page)
    assert at > 100
    for change in CHANGES:
        preferences.update(**change)
        settle()
        assert abs(block_read(page) - top) <= 2, change
        assert bool(page.text.textCursor().selectedText()) is bool(links), change
    assert page.text.textCursor().selectedText() == links
    assert abs(bar.value() - at) <= 4
    assert block_read(page) == top


def test_what_a_search_has_found_stays_in_another_size(window: MainWindow) -> None:
    page, preferences = page_of(window), window.context.preferences
    page.chapters.setCurrentRow(2)
    page.search.setFocus()
    QTest.keyClicks(page.search, "kong")
    press(Qt.Key.Key_Return, Qt.Key.Key_Return)
    found = page.text.textCursor().selectionStart()
    assert page.text.textCursor().hasSelection()
    preferences.update(text_zoom=150, text_by_system=False)
    settle()
    assert page.text.textCursor().selectionStart() == found
    assert page.text.textCursor().selectedText().lower() == "kong"
    assert page.text.viewport().rect().intersects(page.text.cursorRect())
    press(Qt.Key.Key_Return)
    assert page.text.textCursor().selectionStart() > found


def test_another_chapter_begins_from_its_beginning(window: MainWindow) -> None:
    page = page_of(window)
    for chapter in (1, 4, 1):
        page.chapters.setCurrentRow(chapter)
        settle()
        assert page.text.verticalScrollBar().value() == 0
        page.text.verticalScrollBar().setValue(300)
