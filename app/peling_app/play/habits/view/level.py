"""The scale of levels, from much lost to nothing, with the player on it."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from peling_app.kit.balance import apart
from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.style import text_font
from peling_app.kit.view.text.flow import follow_width
from peling_app.kit.words.numbers import number
from peling_app.play.habits.model.estimate import LevelScale

BAND, DIAMOND, TICK = 10, 8, 14
"""Pixels of the height of the band, of half the diamond, of the tick of a level."""
SIDE: Final = 8.0
"""Pixels at either side of the line."""
BETWEEN: Final = 12.0
"""Pixels between two names in a line."""
MARGIN: Final = 1.08
"""The scale goes so much farther than the most that is lost."""
CENTRE = Qt.AlignmentFlag.AlignCenter


class LevelView(QWidget):
    """A line with the levels below and the player above."""

    def __init__(self, theme: Theme) -> None:
        """Begin empty."""
        super().__init__()
        self._theme = theme
        self._scale: LevelScale | None = None
        follow_width(self)
        theme.changed.connect(self.updateGeometry)

    def show_scale(self, scale: LevelScale | None) -> None:
        """Show another."""
        self._scale = scale
        self.setAccessibleName("" if scale is None else scale.said)
        self.updateGeometry()
        self.update()

    def _fonts(self) -> tuple[QFont, QFont]:
        return text_font(self._theme, 14.5, QFont.Weight.Bold), text_font(self._theme, 13.5)

    def hasHeightForWidth(self) -> bool:
        """Say that names which would meet stand in two lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return room for a line of words above, and one or two below."""
        bold, plain = map(QFontMetricsF, self._fonts())
        lines = 1 + self._is_crowded(width)
        return round(bold.height() + lines * plain.height() + BAND + 1.5 * TICK)

    def sizeHint(self) -> QSize:
        """Return the size of the design."""
        return QSize(560, self.heightForWidth(560))

    def minimumSizeHint(self) -> QSize:
        """Return the least width in which the names of levels stand apart, in one line or two."""
        return QSize(280, self.heightForWidth(560))

    def _ends(self, width: float) -> list[tuple[float, str]]:
        """Return where the levels and the end of the scale stand in a width, with their names."""
        scale = self._scale
        if scale is None:
            return []
        ends = [(mark.lost, mark.said) for mark in scale.marks]
        return sorted((self._across(lost, width), name) for lost, name in (*ends, (0.0, number(0))))

    def _across(self, lost: float, width: float) -> float:
        """Return where a loss stands in a width."""
        scale = self._scale
        assert scale is not None, "there is a scale to stand on"  # noqa: S101 - for the type checker
        most = max((scale.lost + scale.error, *(mark.lost for mark in scale.marks), 1.0)) * MARGIN
        left, right = SIDE, width - SIDE
        return right - min(most, max(0.0, lost)) / most * (right - left)

    def _is_crowded(self, width: float) -> bool:
        metrics = QFontMetricsF(self._fonts()[1])
        wide = [(where, metrics.horizontalAdvance(name)) for where, name in self._ends(width)]
        return any(two[0] - one[0] < (one[1] + two[1]) / 2 + BETWEEN for one, two in pairwise(wide))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line, the levels, the band and the diamond."""
        scale = self._scale
        if scale is None:
            return
        painter = paint.smooth_painter(self)
        paper, (bold, plain) = self._theme.paper, self._fonts()
        line = self._line
        left, right = SIDE, self.width() - SIDE

        def across(lost: float) -> float:
            return self._across(lost, self.width())

        painter.setPen(QPen(QColor(paper.gold), 1.6))
        painter.drawLine(QPointF(left, line), QPointF(right, line))
        band = QRectF(
            QPointF(across(scale.lost + scale.error), line - BAND / 2),
            QPointF(across(scale.lost - scale.error), line + BAND / 2),
        )
        painter.setPen(QPen(QColor(paper.ink), 1) if self._theme.is_high_contrast() else Qt.PenStyle.NoPen)
        painter.setBrush(paint.colour(paper.gold, 0.4))
        painter.drawRoundedRect(band, BAND / 2, BAND / 2)
        painter.setPen(QPen(QColor(paper.ink), 1.6))
        for where, _ in self._ends(self.width()):
            painter.drawLine(QPointF(where, line - TICK / 2), QPointF(where, line + TICK / 2))
        self._paint_names(painter, plain)
        middle = across(scale.lost)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(paper.gold))
        corners = ((0, -DIAMOND), (DIAMOND, 0), (0, DIAMOND), (-DIAMOND, 0))
        painter.drawPolygon(QPolygonF([QPointF(middle + x, line + y) for x, y in corners]))
        self._paint_word(painter, scale.you, middle, 0, bold, paper.ink)

    def placed_names(self, width: float) -> list[tuple[str, QRectF]]:
        """Return where the names stand in a width, from left to right as the levels do.

        Each is under its tick. Where two would meet, every second one stands a line lower, and what would
        meet in a line still is moved apart.
        """
        metrics = QFontMetricsF(self._fonts()[1])
        high, crowded = metrics.height(), self._is_crowded(width)
        top = self._line + TICK / 2 + 2
        ends = self._ends(width)
        low = [crowded and place % 2 == len(ends) % 2 for place in range(len(ends))]
        wide = [metrics.horizontalAdvance(name) + 4 for _, name in ends]
        lefts = [where - one / 2 for (where, _), one in zip(ends, wide, strict=True)]
        for row in (False, True):
            here = [place for place in range(len(ends)) if low[place] is row]
            end = width
            for place in reversed(here):
                lefts[place] = min(lefts[place], end - wide[place])
                end = lefts[place] - BETWEEN
            begin = 0.0
            for place in here:
                lefts[place] = max(lefts[place], begin)
                begin = lefts[place] + wide[place] + BETWEEN
        return [
            (name, QRectF(lefts[place], top + low[place] * high, wide[place], high))
            for place, (_, name) in enumerate(ends)
        ]

    @property
    def _line(self) -> float:
        """Return how far below the top the line is."""
        return QFontMetricsF(self._fonts()[0]).height() + TICK

    def _paint_names(self, painter: QPainter, font: QFont) -> None:
        painter.setFont(font)
        painter.setPen(QColor(self._theme.paper.ink2))
        for name, place in self.placed_names(self.width()):
            painter.drawText(place, CENTRE, name)

    def _paint_word(
        self, painter: QPainter, word: str, middle: float, top: float, font: QFont, ink: str
    ) -> None:
        metrics = QFontMetricsF(font)
        wide = metrics.horizontalAdvance(word) + 4
        (begin,) = apart([middle - wide / 2], 0, 0, max(0.0, self.width() - wide))
        painter.setFont(font)
        painter.setPen(QColor(ink))
        painter.drawText(QRectF(begin, top, wide, metrics.height()), CENTRE, word)
