"""The rules of an account book: double under a head or over a total, single between rows."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint


class DoubleRule(QWidget):
    """The rule of an account book, under a head or over a total."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make a rule as wide as its place."""
        super().__init__(parent)
        self._theme = theme
        self.setFixedHeight(4)
        theme.changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the two lines."""
        paint.double_rule(QPainter(self), 0, 0, self.width(), self._theme.paper.border)


class SingleRule(QWidget):
    """The thin rule between rows."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make a rule as wide as its place."""
        super().__init__(parent)
        self._theme = theme
        self.setFixedHeight(1)
        theme.changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line."""
        QPainter(self).fillRect(self.rect(), QColor(self._theme.paper.line))
