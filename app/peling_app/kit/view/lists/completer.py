"""Complete what is written in a field to what is known, from a list below it."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QSize, QStringListModel, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QCompleter,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from peling_app.kit.model.tables import Index

LEAST: Final = 32
"""The least height of a row that can be hit, in pixels."""
EDGE: Final = 8
"""Pixels before the words of a row, so that they stand below those of the field."""


def completer(known: QStringListModel, field: QLineEdit) -> QCompleter:
    """Return what completes a field to what is known.

    Each field has its own: Enter leads on before the completer says what was chosen, and Qt would write it
    into the field that has the focus by then, over the name of another player.
    """
    made = QCompleter(known, field)
    made.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    field.textEdited.connect(partial(_heighten, made))
    return made


def _heighten(made: QCompleter, _text: str) -> None:
    """Give the list high rows before it is seen; Qt makes it, a window of its own, when it is asked for."""
    rows = made.popup()
    if rows is not None and not isinstance(rows.itemDelegate(), _HighRows):
        rows.setItemDelegate(_HighRows(rows))


class _HighRows(QStyledItemDelegate):
    """Gives each row at least the height of what can be hit."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the room of the words, and what a row has round them."""
        return super().sizeHint(option, index).expandedTo(QSize(0, LEAST)) + QSize(2 * EDGE, 0)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the words further in than Qt does, on the ground of the whole row."""
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, option.palette.highlight())
        inner = QStyleOptionViewItem(option)
        inner.rect = option.rect.adjusted(EDGE, 0, 0, 0)
        super().paint(painter, inner, index)
