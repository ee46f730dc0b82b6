"""A page of paper in two columns, one below the other where there is no room side by side."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from peling_app.viewmodels.theme import Theme
from peling_app.views.shell.paper_page import PaperPage

NARROW: Final = 900
"""Pixels at usual size of text; a narrower page has one column."""


class ColumnsPage(PaperPage):
    """A page of paper to be filled in `left` and `right`."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make two empty columns."""
        super().__init__(theme, parent)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(56)
        self.column.addLayout(self._columns)
        self.column.addStretch(1)
        self.left, self.right = QVBoxLayout(), QVBoxLayout()
        for side in (self.left, self.right):
            side.setSpacing(6)
            self._columns.addLayout(side, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the columns one below the other where they have no room side by side."""
        super().resizeEvent(event)
        narrow = self.width() < NARROW * self.theme.zoom() / 100
        direction = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._columns.setDirection(direction)
