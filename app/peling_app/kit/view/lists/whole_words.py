"""Break lines of lists and tables where their words have no more room, the edges of a cell taken off."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyledItemDelegate, QStyleOptionViewItem

from peling_app.kit.model.tables import Index


class WholeWords(QStyledItemDelegate):
    """Gives each row, or cell, as many lines as its words need.

    Qt breaks lines in all of its width and leaves out the padding that a style sheet puts into it: words that
    fit the one, but not the other, are cut with an ellipsis.
    """

    def __init__(self, view: QAbstractItemView, padding: int) -> None:
        """Serve this view; the style sheet takes so many pixels off, left and right together."""
        super().__init__(view)
        self._view = view
        self._padding = padding

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the room of the words, in as many lines as they need."""
        inner = QStyleOptionViewItem(option)
        # A list names the room that its rows took before, not the one they have.
        room = self._view.viewport().rect() if isinstance(self._view, QListView) else option.rect
        inner.rect = room.adjusted(0, 0, -self._padding, 0)
        return super().sizeHint(inner, index)
