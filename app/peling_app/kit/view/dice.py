"""Draw dice: one of any size, and a pair as a picture beside words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint

PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
"""Where the pips of each throw are, from the middle of the die."""
RED: Final = frozenset({1, 4})
"""The throws whose pips are red, as on Chinese dice."""
SIDE: Final = 30


def draw_die(painter: QPainter, centre: QPointF, eyes: int, side: float, line: float = 1) -> None:
    """Draw a die of this side, round which runs a line so wide, that shows so many eyes."""
    painter.setPen(QPen(QColor("#B9A67E"), line))
    painter.setBrush(QColor("#FDF8EA"))
    half = side / 2
    painter.drawRoundedRect(QRectF(centre.x() - half, centre.y() - half, side, side), side / 6, side / 6)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#A2241D" if eyes in RED else "#1D2C47"))
    for x, y in PIPS[eyes]:
        painter.drawEllipse(centre + QPointF(x, y) * side * 0.27, side * 0.09, side * 0.09)
    painter.setBrush(Qt.BrushStyle.NoBrush)


class DicePair(QWidget):
    """Two dice that show a six and a three."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make the picture; screen readers pass over it."""
        super().__init__(parent)
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the room for two dice."""
        return QSize(82, 46)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint both dice, each turned a little."""
        painter = paint.smooth_painter(self)
        for left, turned, eyes in ((22, -8, 6), (60, 11, 3)):
            painter.save()
            painter.translate(left, 23)
            painter.rotate(turned)
            draw_die(painter, QPointF(0, 0), eyes, SIDE)
            painter.restore()
