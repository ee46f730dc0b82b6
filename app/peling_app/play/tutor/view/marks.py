"""The marks of grades: a colour, a shape and a word, always the three together."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from peling.coach.grades import Grade
from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import Paper
from peling_app.kit.view import paint

BOX: Final = 20
"""Pixels of the side of a mark's box, in the usual size of text."""


def ink_of(grade: Grade, paper: Paper) -> str:
    """Return the colour of a grade."""
    match grade:
        case Grade.BEST:
            return paper.green
        case Grade.EQUAL:
            return paper.ink2
        case Grade.SLIP:
            return paper.gold
        case _:
            return paper.red


def draw_mark(painter: QPainter, centre: QPointF, grade: Grade, paper: Paper, scale: float = 1.0) -> None:
    """Draw the mark of a grade round a point."""
    painter.save()
    painter.translate(centre)
    painter.scale(scale, scale)
    ink = QColor(ink_of(grade, paper))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    match grade:
        case Grade.BEST:
            painter.drawEllipse(QPointF(0, 0), 5, 5)
        case Grade.EQUAL:
            painter.setBrush(QColor(paper.top))
            painter.setPen(QPen(ink, 1.8))
            painter.drawEllipse(QPointF(0, 0), 5, 5)
            painter.drawLine(QPointF(-2, 0), QPointF(2, 0))
        case Grade.SLIP:
            painter.drawPolygon(QPolygonF([QPointF(0, -7), QPointF(7, 0), QPointF(0, 7), QPointF(-7, 0)]))
        case Grade.MISTAKE:
            painter.drawPolygon(_triangle(0, 15, 13.5))
        case Grade.GRAVE:
            painter.drawPolygon(_triangle(-4.5, 16, 9))
            painter.drawPolygon(_triangle(4.5, 16, 9))
    painter.restore()


def _triangle(middle: float, width: float, height: float) -> QPolygonF:
    """Return a triangle that points down."""
    top, half = middle - height / 2, width / 2
    return QPolygonF([QPointF(-half, top), QPointF(half, top), QPointF(0, top + height)])


class GradeMark(QWidget):
    """The mark of a grade by itself."""

    def __init__(self, theme: Theme, grade: Grade) -> None:
        """Show a mark; the word stands beside it."""
        super().__init__()
        self._theme = theme
        self._grade = grade
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        side = self.sizeHint()
        self.setFixedSize(side)

    def sizeHint(self) -> QSize:
        """Return the box of a mark."""
        side = round(BOX * max(1.0, self._theme.zoom() / 100))
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the mark."""
        painter = paint.smooth_painter(self)
        centre = QPointF(self.width() / 2, self.height() / 2)
        draw_mark(painter, centre, self._grade, self._theme.paper, self.width() / BOX)
