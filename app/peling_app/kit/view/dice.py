"""Draw a pair of dice, as a picture beside words."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from peling_app.kit.model.theme import Theme

PIPS = {
    3: ((-1, -1), (0, 0), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
SIDE = 30


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
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for left, turned, eyes in ((22, -8, 6), (60, 11, 3)):
            painter.save()
            painter.translate(left, 23)
            painter.rotate(turned)
            painter.setPen(QPen(QColor("#B9A67E"), 1))
            painter.setBrush(QColor("#FDF8EA"))
            painter.drawRoundedRect(QRectF(-SIDE / 2, -SIDE / 2, SIDE, SIDE), 5, 5)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#1D2C47"))
            for x, y in PIPS[eyes]:
                painter.drawEllipse(QPointF(x * 8, y * 8), 2.6, 2.6)
            painter.restore()
