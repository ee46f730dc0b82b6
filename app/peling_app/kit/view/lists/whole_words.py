"""Break the lines of a list where its words have no more room, the edges of a row taken off."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem


class WholeWords(QStyledItemDelegate):
    """Gives each row as many lines as its words need.

    Qt breaks lines at the width of the list and leaves out the padding that a style sheet puts into each row:
    words that fit the list, but not the row, were cut with an ellipsis.
    """

    def __init__(self, view: QListView, padding: int) -> None:
        """Serve this list; the style sheet takes so many pixels off each row, left and right together."""
        super().__init__(view)
        self._view = view
        self._padding = padding

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the room of a row."""
        inner = QStyleOptionViewItem(option)
        # The type of Qt for Python does not know the place of an option as one that can be set.
        setattr(inner, "rect", QRect(0, 0, self._view.viewport().width() - self._padding, 1))  # noqa: B010
        return super().sizeHint(inner, index)
