"""The table of the comparison: nothing in it is cut, and the ring of the focus runs through no words."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling.core.notation import parse_tiles
from peling.rulebooks import RULE_SETS
from peling_app.books.words.rulebooks import cover
from peling_app.compare.model.compare import BookColumn, CompareTable
from peling_app.compare.model.compare_rows import Cell, CompareRow, RowKind
from peling_app.compare.view.page import ComparePage, Part
from peling_app.compare.view.table import ComparisonTable
from peling_app.kit.view.parts import Scale
from peling_app.platform.settings import LANGUAGES, Language
from peling_app.shell.view.main_window import MainWindow
from tests.app.rings import darkest_under_ring
from tests.by_day import by_day
from tests.end2end.pictures import shots_compare

CORNER = 9
"""Pixels of a head in which its corners are round."""
ROUNDS = 6
"""After so many rounds of events everything has its place."""


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("width", [420, 800])
def test_what_differs_is_read_to_its_end(window: MainWindow, width: int) -> None:
    """Five books may be named in a row."""
    books = [BookColumn(book, cover(book), book) for book in RULE_SETS]
    pictures = []
    for end in ("a", "a", "b"):
        note = f"priced differently; no item in Pung Chow I, Pung Chow II, How to Play and {end}"
        row = CompareRow(RowKind.ITEM, "A set of four of the own wind, drawn", note=note)
        model = CompareTable()
        model.show([row], books)
        table = ComparisonTable(model, Scale(window.context.theme))
        table.resize(width, 200)
        table.refit()
        pictures.append(table.grab().toImage())
    assert pictures[0] == pictures[1]
    assert pictures[1] != pictures[2]


def test_the_ring_of_the_focus_runs_beside_words_tiles_and_prices(qtbot: QtBot, window: MainWindow) -> None:
    theme, model = window.context.theme, CompareTable()
    books = [BookColumn(book, cover(book), book) for book in RULE_SETS]
    cells = tuple(Cell("1.000") for _ in books)
    words = CompareRow(RowKind.FIGURE, "Punkte", cells)
    item = CompareRow(RowKind.ITEM, "A set of three", cells, tiles=tuple(parse_tiles("B1 B1 B1 B1")))
    model.show([words, CompareRow(RowKind.GROUP, "Sets and pair"), item], books)
    table = ComparisonTable(model, Scale(theme))
    qtbot.addWidget(table)
    table.resize(560, 200)
    table.refit()
    table.show()
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)

    for row in range(3):
        for column in (0, 1, len(books)) if model.rows[row].cells else (0,):
            table.setCurrentIndex(model.index(row, column))
            table.setFocus()
            assert darkest_under_ring(table, theme.paper.top) > 120, (row, column)


@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES))
@pytest.mark.parametrize("record", by_day(["LIMIT", "PAIRS"], ["LIMIT", "PLAIN", "PAIRS", "FIVE", "OTHER"]))
def test_no_head_of_a_book_is_cut_in_the_least_window_in_large_text(
    window: MainWindow, page: ComparePage, record: str, language: Language
) -> None:
    """Words of heads ran over their frames, and the highest head was pressed together."""
    window.context.preferences.update(language=language, text_zoom=150, text_by_system=False)
    window.resize(960, 640)
    page.show_part(Part.BOOKS)
    page.show_hand(getattr(shots_compare, record))
    for _ in range(ROUNDS):
        QApplication.processEvents()
    assert page.table.isVisible()
    for head in page.heads.heads:
        assert head.reckon(head.width()) <= head.height(), head.accessibleName()
        card = head.grab().toImage()
        beside = [
            card.pixel(x, y)
            for x in range(head.width() - 6, head.width() - 3)
            for y in range(CORNER, head.height() - CORNER)
        ]
        assert len(set(beside)) == 1, f"{head.accessibleName()}: words run to the frame"
    window.context.preferences.update(language=Language.ENGLISH)
