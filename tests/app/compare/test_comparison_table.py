"""The table of the comparison: nothing in it is cut."""

import pytest

from peling.rulebooks import RULE_SETS
from peling_app.books.words.rulebooks import cover
from peling_app.compare.model.compare import BookColumn, CompareTable
from peling_app.compare.model.compare_rows import CompareRow, RowKind
from peling_app.compare.view.table import ComparisonTable
from peling_app.kit.view.parts import Scale
from peling_app.shell.view.main_window import MainWindow


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
