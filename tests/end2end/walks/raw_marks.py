"""Marks of a sentence that a value should have taken the place of, found in what is read on the screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Final

from PySide6.QtCore import QAbstractListModel
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QLabel, QWidget

MARK: Final = re.compile(r"\{\w*\}|%L?n|%L?\d+\b|\bNone\b(?! of )")
"""The place of a value in our sentences or in Qt's, and what Python writes where there is no value.

"None of these" is English.
"""
MOST_CELLS: Final = 2000
"""Cells of a list that are read: a page shows no more of them at once."""


def raw_marks(widget: QWidget) -> Iterator[str]:
    """Yield what a widget and all that is seen in it say, where that has a mark in it."""
    for one in (widget, *widget.findChildren(QWidget)):
        if not one.isHidden():
            yield from (words for words in _words(one) if MARK.search(words))


def _words(widget: QWidget) -> Iterator[str]:
    """Yield what a widget says to eyes, to a pointer that rests on it, and to a screen reader."""
    yield from (
        widget.accessibleName(),
        widget.accessibleDescription(),
        widget.toolTip(),
        widget.windowTitle(),
    )
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    model = widget.model() if isinstance(widget, QAbstractItemView) else None
    if model is not None:
        # Of a list Qt does not say how many columns it has.
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
        rows = min(model.rowCount(), MOST_CELLS // max(1, columns))
        for row, column in product(range(rows), range(columns)):
            yield str(model.index(row, column).data() or "")
