"""A table on paper: of what Qt paints itself nothing is left, its delegate paints every cell."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

LEAST_SECTION = 10
"""Pixels of the narrowest column and the lowest row."""


class PaperTable(QTableView):
    """A table without a frame, a grid and heads of rows; Tab leads out of it, arrows from cell to cell."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make it without a model."""
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(LEAST_SECTION)
        self.horizontalHeader().setMinimumSectionSize(LEAST_SECTION)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        # The delegate shows what is selected; the style would paint a dark ground under a figure.
        self.setStyleSheet(
            "QTableView { background: transparent; border: none; outline: none;"
            " selection-background-color: transparent; }"
        )
        self.viewport().setAutoFillBackground(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Choose the cell that gets the focus: Qt makes the first one current, and nothing showed that."""
        super().focusInEvent(event)
        now = self.currentIndex()
        if now.isValid() and not self.selectionModel().isSelected(now):
            self.setCurrentIndex(now)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave letters and figures to the window."""
        if event.text().isalnum():
            event.ignore()
        else:
            super().keyPressEvent(event)


class PaperHead(QHeaderView):
    """The heads over the columns of such a table, which a subclass paints."""

    def __init__(self, table: PaperTable) -> None:
        """Stand over a table, which is yet to take it."""
        super().__init__(Qt.Orientation.Horizontal, table)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(LEAST_SECTION)
        self.setStyleSheet("QHeaderView { background: transparent; border: none; }")
        self.viewport().setAutoFillBackground(False)
