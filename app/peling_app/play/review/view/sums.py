"""What decisions cost in a whole game, as bars: by what was to be decided, and by subject."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.style import text_font
from peling_app.play.review.model.game_sums import GameSums, SumRow
from peling_app.play.review.words import habits as words

BAR: Final = 12
WHISKER, CAP = 1.6, 9
"""Pixels of the width of a whisker, and of the height of its ends."""
MIDDLE = Qt.AlignmentFlag.AlignVCenter


class SumsView(QWidget):
    """Heading, how many deals, the bars."""

    def __init__(self, theme: Theme) -> None:
        """Begin empty."""
        super().__init__()
        self._title, self._note = label("subheading", wrap=True), label("small", wrap=True)
        self._heads = [label("small", wrap=True), label("small", wrap=True)]
        self._lost = label(wrap=True)
        self._bars = [Bars(theme, "red"), Bars(theme, "gold")]
        column = fill(QVBoxLayout(self), self._title, self._note, self._lost, margins=(0, 0, 0, 0), spacing=4)
        for head, bars in zip(self._heads, self._bars, strict=True):
            fill(column, 4, head, bars)

    def show_sums(self, sums: GameSums) -> None:
        """Show other sums."""
        self._title.setText(words.title())
        self._note.setText(sums.note)
        self._lost.setText(sums.lost)
        self._heads[0].setText(words.by_kind())
        self._heads[1].setText(words.by_subject())
        for head, bars, rows in zip(self._heads, self._bars, (sums.kinds, sums.subjects), strict=True):
            bars.show_rows(rows)
            head.setVisible(bool(rows))
            bars.setVisible(bool(rows))


class Bars(QWidget):
    """A bar for each row, with its name and its figure."""

    def __init__(self, theme: Theme, ink: str) -> None:
        """Begin empty; `ink` is the name of a colour of paper."""
        super().__init__()
        self._theme = theme
        self._ink = ink
        self._rows: tuple[SumRow, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def show_rows(self, rows: tuple[SumRow, ...]) -> None:
        """Show other rows."""
        self._rows = rows
        self.setAccessibleName(", ".join(f"{row.name} {row.lost}" for row in rows))
        self.updateGeometry()
        self.update()

    def _high(self) -> float:
        return QFontMetricsF(text_font(self._theme, 14.5)).height() + 8

    def sizeHint(self) -> QSize:
        """Return the height of all rows."""
        return QSize(320, round(self._high() * len(self._rows)))

    def minimumSizeHint(self) -> QSize:
        """Return room for names and figures."""
        return QSize(200, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint them."""
        painter = paint.smooth_painter(self)
        paper, high = self._theme.paper, self._high()
        font, bold = text_font(self._theme, 14.5), text_font(self._theme, 14.5, QFont.Weight.Bold)
        metrics = QFontMetricsF(font)
        left = max((metrics.horizontalAdvance(row.name) for row in self._rows), default=0.0) + 14
        right = max((QFontMetricsF(bold).horizontalAdvance(row.lost) for row in self._rows), default=0.0) + 12
        for place, row in enumerate(self._rows):
            area = QRectF(0, place * high, self.width(), high)
            painter.setFont(font)
            painter.setPen(QColor(paper.ink))
            painter.drawText(area, MIDDLE, row.name)
            painter.setFont(bold)
            painter.drawText(area, Qt.AlignmentFlag.AlignRight | MIDDLE, row.lost)
            self._paint_bar(painter, area.adjusted(left, 0, -right, 0), row)

    def _paint_bar(self, painter: QPainter, area: QRectF, row: SumRow) -> None:
        """Paint the bar, its whisker, and where it ended before."""
        middle, ink = area.center().y(), QColor(self._theme.paper.ink)
        bar = QRectF(area.left(), middle - BAR / 2, max(2.0, area.width() * row.part), BAR)
        painter.fillRect(bar, QColor(getattr(self._theme.paper, self._ink)))
        if row.high > row.part:
            painter.setPen(QPen(ink, WHISKER))
            low, high = (area.left() + area.width() * part for part in (row.low, row.high))
            painter.drawLine(QPointF(low, middle), QPointF(high, middle))
            for end in (low, high):
                painter.drawLine(QPointF(end, middle - CAP / 2), QPointF(end, middle + CAP / 2))
        if row.before is not None:
            paint_before(painter, area.left() + area.width() * row.before, area, ink)


def paint_before(painter: QPainter, across: float, area: QRectF, ink: QColor) -> None:
    """Paint the dashed tick that says where a bar ended in earlier deals."""
    painter.setPen(QPen(ink, WHISKER, Qt.PenStyle.DotLine))
    painter.drawLine(QPointF(across, area.top() + 2), QPointF(across, area.bottom() - 2))
