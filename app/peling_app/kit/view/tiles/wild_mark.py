"""Paint the mark of a wild tile: a corner of brass with a star cut into it, known by its shape alone."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

CORNER: Final = 0.38
"""How long the corner's sides are, in widths of the tile."""
POINTS: Final = 5
DEEP: Final = 0.45
"""How far the notches of the star reach to its middle."""


def wild_corner(painter: QPainter, face: QRectF, *, low: bool = False) -> None:
    """Paint the mark into the upper right corner of a face that is so large; `low`: into the lower one.

    Flowers and seasons have their character in the upper one.
    """
    if low:
        painter.save()
        painter.translate(0, face.top() + face.bottom())
        painter.scale(1, -1)
        wild_corner(painter, face)
        painter.restore()
        return
    side, width = face.width() * CORNER, face.width()
    right, top = face.right() - width * 0.012, face.top() + width * 0.012
    radius = width * 0.09
    path = QPainterPath(QPointF(right - side, top))
    path.lineTo(right - radius, top)
    path.quadTo(right, top, right, top + radius)
    path.lineTo(right, top + side)
    path.closeSubpath()
    gold = QLinearGradient(QPointF(right, top), QPointF(right - side / 2, top + side / 2))
    gold.setColorAt(0, QColor("#F0CF7C"))
    gold.setColorAt(1, QColor("#B8862F"))
    painter.save()
    painter.setPen(QPen(QColor("#5A3B10"), max(1.0, width * 0.02)))
    painter.setBrush(QBrush(gold))
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#3A240A"))
    painter.drawPolygon(star(QPointF(right - side * 0.31, top + side * 0.32), side * 0.25))
    painter.restore()


def star(middle: QPointF, reach: float) -> QPolygonF:
    """Return a star of five points round a middle."""
    corners = []
    for number in range(2 * POINTS):
        far = reach * (DEEP if number % 2 else 1)
        turn = pi * (number / POINTS - 0.5)
        corners.append(middle + QPointF(cos(turn), sin(turn)) * far)
    return QPolygonF(corners)
