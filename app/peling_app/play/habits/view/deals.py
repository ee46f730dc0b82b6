"""What each deal of a game cost, as stacked bars: a colour and a pattern for each kind of decision."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from peling_app.kit.balance import ticks
from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.parts import set_look
from peling_app.kit.view.style import text_font
from peling_app.kit.words.numbers import number
from peling_app.play.habits.model.page import LastGame
from peling_app.play.habits.view.pointed import PointedChart

HIGH: Final = 150
"""Pixels at the usual size of text."""
WIDEST: Final = 30.0
SHARE: Final = 0.62
"""The part of its room that a bar takes."""
INKS: Final = ("red", "gold", "blue", "green")
PATTERNS: Final = (
    Qt.BrushStyle.SolidPattern,
    Qt.BrushStyle.FDiagPattern,
    Qt.BrushStyle.Dense5Pattern,
    Qt.BrushStyle.HorPattern,
)
"""One for each kind, so that it reads without colour."""


def paint_piece(painter: QPainter, area: QRectF, theme: Theme, kind: int) -> None:
    """Paint a piece of a bar for a kind of decision, by its place."""
    ink = QColor(getattr(theme.paper, INKS[kind]))
    painter.fillRect(area, QColor(theme.paper.top))
    painter.fillRect(area, QBrush(ink, PATTERNS[kind]))
    painter.setPen(QPen(ink, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5))


class DealBars(PointedChart):
    """A bar for each deal, its sum above and its number below.

    Attributes:
        plot: where the bars stand.
        totals: where the sums stand, by the place of the deal.
    """

    def __init__(self, theme: Theme) -> None:
        """Begin empty."""
        super().__init__(theme, HIGH)
        self._game = LastGame()
        self.plot = QRectF()
        self.totals: dict[int, QRectF] = {}

    def show_game(self, game: LastGame) -> None:
        """Show another game."""
        self._game = game
        self.set_points(tuple(bar.said for bar in game.bars), game.note)

    def place_at(self, across: float) -> int:
        """Return the deal at a place."""
        count = len(self._game.bars)
        if not count or not self.plot.left() <= across < self.plot.right():
            return -1
        return int((across - self.plot.left()) / self.plot.width() * count)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint rules, bars, sums and numbers."""
        bars = self._game.bars
        if not bars:
            return
        painter = paint.smooth_painter(self)
        paper, font = self.theme.paper, text_font(self.theme, 12.5)
        bold = text_font(self.theme, 13.5, QFont.Weight.Bold)
        metrics = QFontMetricsF(font)
        line = metrics.height()
        highest = max(sum(bar.parts) for bar in bars)
        marks = ticks([max(1, round(highest + 0.5))], max(2, int(self.height() / (line * 3))))
        left = max(metrics.horizontalAdvance(number(mark)) for mark in marks) + 14
        self.plot = plot = QRectF(left, line + 6, self.width() - left - 4, self.height() - 2 * line - 14)
        each, unit = plot.width() / len(bars), plot.height() / marks[-1]
        has_room = max(metrics.horizontalAdvance(bar.total) for bar in bars) + 3 < each
        self.totals = {
            place: self._total(place, bold if place == self.at else font, line, unit)
            for place in range(len(bars))
            if has_room or place == self.at
        }
        painter.setFont(font)
        with paint.spared(painter, QRectF(self.rect()), list(self.totals.values())):
            for mark in marks:
                high = plot.bottom() - mark * unit
                zero = mark == 0
                painter.setPen(QPen(QColor(paper.border if zero else paper.line), 1.4 if zero else 1.0))
                painter.drawLine(QPointF(left, high), QPointF(plot.right(), high))
        painter.setPen(QColor(paper.ink3))
        for mark in marks:
            room = QRectF(0, plot.bottom() - mark * unit - line / 2, left - 8, line)
            painter.drawText(
                room, int((Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter).value), number(mark)
            )
        wide = min(WIDEST * max(1.0, self.theme.zoom() / 100), each * SHARE)
        for place, bar in enumerate(bars):
            middle = left + (place + 0.5) * each
            self._paint_bar(painter, middle - wide / 2, wide, bar.parts, unit)
            painter.setFont(bold if place == self.at else font)
            painter.setPen(QColor(paper.ink))
            if place in self.totals:
                painter.drawText(self.totals[place], Qt.AlignmentFlag.AlignCenter, bar.total)
                room = QRectF(middle - 60, plot.bottom() + 5, 120, line)
                painter.drawText(room, Qt.AlignmentFlag.AlignCenter, bar.label)
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()), paper.ink, 4)

    def _total(self, place: int, font: QFont, line: float, unit: float) -> QRectF:
        """Return where the sum of a bar stands: above it, with a little room at both sides."""
        bar = self._game.bars[place]
        wide = QFontMetricsF(font).horizontalAdvance(bar.total) + 6
        middle = self.plot.left() + (place + 0.5) * self.plot.width() / len(self._game.bars)
        top = self.plot.bottom() - sum(bar.parts) * unit
        return QRectF(middle - wide / 2, top - line - 2, wide, line)

    def _paint_bar(
        self, painter: QPainter, left: float, wide: float, parts: tuple[float, ...], unit: float
    ) -> None:
        """Paint the pieces of a bar, the first at the foot."""
        top = self.plot.bottom()
        for kind, part in enumerate(parts):
            if part:
                top -= part * unit
                paint_piece(painter, QRectF(left, top, wide, part * unit), self.theme, kind)


class LegendEntry(QWidget):
    """A kind of decision: its piece, its name, what it cost."""

    def __init__(self, theme: Theme, kind: int, name: str, points: str) -> None:
        """Show one."""
        super().__init__()
        said, figure = label("small"), label("small")
        said.setText(name)
        figure.setText(points)
        set_look(figure, text_font(theme, 13, QFont.Weight.Bold), theme.paper.ink)
        fill(QHBoxLayout(self), Piece(theme, kind), said, figure, margins=(0, 0, 8, 0), spacing=5)


class Piece(QWidget):
    """A piece of a bar by itself."""

    def __init__(self, theme: Theme, kind: int) -> None:
        """Show the colour and the pattern of a kind of decision."""
        super().__init__()
        self._theme = theme
        self._kind = kind
        side = round(13 * max(1.0, theme.zoom() / 100))
        self.setFixedSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint it."""
        paint_piece(QPainter(self), QRectF(self.rect()), self._theme, self._kind)
