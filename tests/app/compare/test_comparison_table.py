"""The table of the comparison: nothing in it is cut, and the ring of the focus runs through no words."""

import pytest
from pytestqt.qtbot import QtBot

from peling.core.notation import parse_tiles
from peling.rulebooks import RULE_SETS
from peling_app.books.words.rulebooks import cover
from peling_app.compare.model.compare import BookColumn, CompareTable
from peling_app.compare.model.compare_rows import Cell, CompareRow, RowKind
from peling_app.compare.view.table import ComparisonTable
from peling_app.kit.view.parts import Scale
from peling_app.shell.view.main_window import MainWindow
from tests.app.rings import darkest_under_ring


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
