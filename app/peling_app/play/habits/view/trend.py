"""The trend: points lost in a deal from stretch to stretch, with the band in which the truth lies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF

from peling_app.kit.balance import apart, ticks
from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.style import text_font
from peling_app.kit.words.numbers import decimal, number
from peling_app.play.habits.model.estimate import Trend
from peling_app.play.habits.view.pointed import PointedChart

HIGH: Final = 200
"""Pixels at the usual size of text."""
DISC: Final = 4.0
BEFORE_NAMES: Final = 14
"""Pixels to the right of the plot where the names of the levels begin."""
MIDDLE = Qt.AlignmentFlag.AlignVCenter


class TrendView(PointedChart):
    """Rules, levels, the band, the line.

    Attributes:
        plot: where the line is.
        figure: where the figure of the point that is meant stands.
    """

    def __init__(self, theme: Theme) -> None:
        """Begin empty."""
        super().__init__(theme, HIGH)
        self._trend = Trend()
        self.plot = self.figure = QRectF()

    def show_trend(self, trend: Trend) -> None:
        """Draw another."""
        self._trend = trend
        self.set_points(tuple(point.said for point in trend.points), trend.sentence)

    def place_at(self, across: float) -> int:
        """Return the point nearest to a place."""
        count = len(self._trend.points)
        if not count or not self.plot.left() - 20 <= across <= self.plot.right() + 20:
            return -1
        return round((across - self.plot.left()) / max(1.0, self.plot.width()) * (count - 1))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint it."""
        points = self._trend.points
        if not points:
            return
        painter = paint.smooth_painter(self)
        paper, font = self.theme.paper, text_font(self.theme, 12.5)
        metrics = QFontMetricsF(font)
        highest = max(point.lost + point.error for point in points)
        marks = ticks([max(1, round(highest + 0.5))], max(2, int(self.height() / (metrics.height() * 2.6))))
        left = max(metrics.horizontalAdvance(number(mark)) for mark in marks) + 14
        right = max((metrics.horizontalAdvance(one.name) for one in self._trend.marks), default=0.0)
        right = max(right + 12, metrics.horizontalAdvance(points[-1].label) / 2 + 8)
        edge = metrics.height()
        self.plot = plot = QRectF(
            left + 12, edge / 2 + 4, self.width() - left - right - 24, self.height() - 1.5 * edge - 12
        )

        def level(lost: float) -> float:
            return plot.bottom() - lost / marks[-1] * plot.height()

        def across(place: int) -> float:
            return plot.left() + place * plot.width() / max(1, len(points) - 1)

        pointed = self.at if self.at >= 0 else len(points) - 1
        text = decimal(points[pointed].lost)
        self.figure = self._place_figure(QPointF(across(pointed), level(points[pointed].lost)), text)
        painter.setFont(font)
        with paint.spared(painter, QRectF(self.rect()), [self.figure]):
            for mark in marks:
                zero = mark == 0
                painter.setPen(QPen(QColor(paper.border if zero else paper.line), 1.4 if zero else 1.0))
                painter.drawLine(QPointF(left, level(mark)), QPointF(plot.right() + 8, level(mark)))
            painter.setPen(QPen(QColor(paper.ink3), 1, Qt.PenStyle.DashLine))
            for one in self._trend.marks:
                if one.lost <= marks[-1]:
                    painter.drawLine(
                        QPointF(plot.left(), level(one.lost)), QPointF(plot.right() + 8, level(one.lost))
                    )
        painter.setPen(QColor(paper.ink3))
        for mark in marks:
            room = QRectF(0, level(mark) - edge / 2, left - 8, edge)
            painter.drawText(room, int((Qt.AlignmentFlag.AlignRight | MIDDLE).value), number(mark))
        self._paint_levels(painter, level, float(marks[-1]))
        self._paint_labels(painter, across)
        self._paint_line(painter, across, level)
        painter.setFont(figure_font(self.theme))
        painter.setPen(QColor(paper.ink))
        painter.drawText(self.figure, Qt.AlignmentFlag.AlignCenter, text)
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()), paper.ink, 4)

    def _paint_levels(self, painter: QPainter, level: Callable[[float], float], highest: float) -> None:
        """Write the name of each level that is not beyond the top at the right of its line."""
        plot = self.plot
        shown = [mark for mark in self._trend.marks if mark.lost <= highest]
        high = QFontMetricsF(painter.font()).height()
        places = apart([level(mark.lost) for mark in shown], high, 0, self.height())
        for mark, place in zip(shown, places, strict=True):
            room = QRectF(
                plot.right() + BEFORE_NAMES,
                place - high / 2,
                self.width() - plot.right() - BEFORE_NAMES,
                high,
            )
            painter.drawText(room, MIDDLE, mark.name)

    def _paint_labels(self, painter: QPainter, across: Callable[[int], float]) -> None:
        """Write when each stretch began, leaving out what has no room."""
        metrics, free = QFontMetricsF(painter.font()), -1.0
        painter.setPen(QColor(self.theme.paper.ink3))
        for place, point in enumerate(self._trend.points):
            wide = metrics.horizontalAdvance(point.label) + 10
            if across(place) - wide / 2 >= free:
                room = QRectF(across(place) - wide / 2, self.plot.bottom() + 6, wide, metrics.height())
                painter.drawText(room, Qt.AlignmentFlag.AlignCenter, point.label)
                free = room.right()

    def _paint_line(
        self, painter: QPainter, across: Callable[[int], float], level: Callable[[float], float]
    ) -> None:
        paper, points = self.theme.paper, self._trend.points
        above = [QPointF(across(n), level(one.lost + one.error)) for n, one in enumerate(points)]
        below = [QPointF(across(n), level(max(0.0, one.lost - one.error))) for n, one in enumerate(points)]
        painter.setPen(
            QPen(QColor(paper.ink), 1, Qt.PenStyle.DotLine)
            if self.theme.is_high_contrast()
            else Qt.PenStyle.NoPen
        )
        painter.setBrush(paint.colour(paper.red, 0.14))
        painter.drawPolygon(QPolygonF([*above, *reversed(below)]))
        line = [QPointF(across(n), level(one.lost)) for n, one in enumerate(points)]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(paper.red), 2.2))
        painter.drawPolyline(QPolygonF(line))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(paper.red))
        for place, point in enumerate(line):
            size = DISC * (1.6 if place == self.at else 1)
            painter.drawEllipse(point, size, size)

    def _place_figure(self, at: QPointF, text: str) -> QRectF:
        """Return where the figure of the point that is meant stands: below it, or above where no room is."""
        metrics = QFontMetricsF(figure_font(self.theme))
        wide, high = metrics.horizontalAdvance(text) + 4, metrics.height()
        top = at.y() + 8 if at.y() + 8 + high < self.plot.bottom() else at.y() - 8 - high
        (left,) = apart([at.x() - wide / 2], 0, 0, self.plot.right() + BEFORE_NAMES - 4 - wide)
        return QRectF(left, top, wide, high)


def figure_font(theme: Theme) -> QFont:
    """Return how the figure of the point that is meant is written."""
    return text_font(theme, 14.5, QFont.Weight.Bold)
