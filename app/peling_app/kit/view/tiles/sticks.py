"""Dotted sticks and counters, with which scores are paid, painted."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

DOTS: Final = {2: (2, False), 10: (10, False), 100: (1, True), 500: (5, True)}
"""How many dots each stick has, and whether they are red."""
INK: Final = "#1E1A16"


def draw_counter(painter: QPainter, box: QRectF, value: str) -> None:
    """Draw a counter of bone with its value on it, in the painter's font."""
    _draw_bone(painter, box)
    painter.setPen(QColor(INK))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, value)


def draw_stick(painter: QPainter, stick: QRectF, value: int) -> None:
    """Draw a stick of bone with the dots of its value."""
    _draw_bone(painter, stick)
    count, red = DOTS.get(value, (0, False))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#A3241C" if red else INK))
    size = stick.height() * (0.19 if red and count == 1 else 0.13)
    for place in _dots(count, stick):
        painter.drawEllipse(place, size, size)


def _draw_bone(painter: QPainter, box: QRectF) -> None:
    painter.setPen(QPen(QColor("#A8946A"), 1))
    painter.setBrush(QColor("#FBF5E4"))
    painter.drawRoundedRect(box, box.height() / 2.4, box.height() / 2.4)


def _dots(count: int, stick: QRectF) -> list[QPointF]:
    """Return where the dots of a stick are: one or two in a line, five as on a die, ten as two fives."""
    middle, step = stick.center(), stick.height() * 0.26
    match count:
        case 1:
            return [middle]
        case 2:
            return [middle - QPointF(step * 1.4, 0), middle + QPointF(step * 1.4, 0)]
        case 5:
            return _five(middle, step)
        case 10:
            aside = QPointF(step * 3, 0)
            return [*_five(middle - aside, step), *_five(middle + aside, step)]
        case _:
            return []


def _five(middle: QPointF, step: float) -> list[QPointF]:
    corners = [middle + QPointF(x * step * 1.3, y * step) for x in (-1, 1) for y in (-1, 1)]
    return [middle, *corners]
