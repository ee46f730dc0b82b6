"""What is known by heart, subject by subject, and a calm calendar: minutes of practice, day by day."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.style import text_font
from peling_app.learn.model.today import Day, KnownRow
from peling_app.learn.words import learn
from peling_app.learn.words import today as words

BAR: Final = 11
BETWEEN: Final = 8
"""Pixels between the lines of words."""
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
MIDDLE: Final = Qt.AlignmentFlag.AlignVCenter


class KnownBars(QWidget):
    """A bar for each subject: full what is firm, hatched what was met."""

    def __init__(self, theme: Theme) -> None:
        """Begin empty."""
        super().__init__()
        self._theme = theme
        self._rows: tuple[KnownRow, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def show_rows(self, rows: tuple[KnownRow, ...]) -> None:
        """Show other rows."""
        self._rows = rows
        said = [
            words.known_spoken(subject=row.subject, firm=row.firm, seen=row.seen, total=row.total)
            for row in rows
        ]
        self.setAccessibleName("; ".join(said))
        self.updateGeometry()
        self.update()

    def _font(self) -> QFont:
        return text_font(self._theme, 14)

    def _high(self) -> float:
        return QFontMetricsF(self._font()).height() + BETWEEN

    def sizeHint(self) -> QSize:
        """Return the height of all rows and of the key to them."""
        return QSize(340, round(self._high() * (len(self._rows) + 1)))

    def minimumSizeHint(self) -> QSize:
        """Return room for names and figures."""
        return QSize(240, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the rows, and below them what full and hatched mean."""
        painter = paint.smooth_painter(self)
        paper, high = self._theme.paper, self._high()
        font, metrics = self._font(), QFontMetricsF(self._font())
        counts = [learn.of(row.firm, row.total) for row in self._rows]
        left = max((metrics.horizontalAdvance(row.subject) for row in self._rows), default=0.0) + 14
        right = max((metrics.horizontalAdvance(count) for count in counts), default=0.0) + 14
        for place, (row, count) in enumerate(zip(self._rows, counts, strict=True)):
            area = QRectF(0, place * high, self.width(), high)
            painter.setFont(font)
            painter.setPen(QColor(paper.ink))
            painter.drawText(area, MIDDLE, row.subject)
            painter.setPen(QColor(paper.ink2))
            painter.drawText(area, RIGHT, count)
            box = QRectF(left, area.center().y() - BAR / 2, max(20.0, self.width() - left - right), BAR)
            self._paint_bar(painter, box, row)
        self._paint_key(painter, QRectF(0, len(self._rows) * high, self.width(), high))

    def _paint_bar(self, painter: QPainter, box: QRectF, row: KnownRow) -> None:
        paper = self._theme.paper
        painter.fillRect(box, QColor(paper.top))
        total = max(1, row.total)
        firm = box.width() * row.firm / total
        met = box.width() * min(row.total, row.firm + row.seen) / total
        self._hatch(painter, QRectF(box.left(), box.top(), met, box.height()))
        painter.fillRect(QRectF(box.left(), box.top(), firm, box.height()), QColor(paper.green))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(paper.border), 1))
        painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))

    def _hatch(self, painter: QPainter, box: QRectF) -> None:
        paper = self._theme.paper
        painter.fillRect(box, QColor(paper.panel))
        painter.fillRect(box, QBrush(QColor(paper.ink3), Qt.BrushStyle.BDiagPattern))

    def _paint_key(self, painter: QPainter, area: QRectF) -> None:
        paper = self._theme.paper
        font = text_font(self._theme, 13)
        painter.setFont(font)
        left = 0.0
        for said, is_firm in ((words.firm(), True), (words.seen(), False)):
            box = QRectF(left, area.center().y() - 4.5, 14, 9)
            if is_firm:
                painter.fillRect(box, QColor(paper.green))
            else:
                self._hatch(painter, box)
            painter.setPen(QColor(paper.ink3))
            painter.drawText(QRectF(left + 20, area.top(), self.width() - left, area.height()), MIDDLE, said)
            left += 20 + QFontMetricsF(font).horizontalAdvance(said) + 16


ROOMY: Final = 1.4
"""So many times its usual height the calendar has at most."""


class Calendar(QWidget):
    """Five weeks: each day its minutes; empty days are blank, today has a frame. Nothing is counted up."""

    def __init__(self, theme: Theme) -> None:
        """Begin empty."""
        super().__init__()
        self._theme = theme
        self._days: tuple[Day, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        theme.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        """Grow no more than so that a week is still a line."""
        self.setMaximumHeight(round(self.sizeHint().height() * ROOMY))
        self.updateGeometry()

    def show_days(self, days: tuple[Day, ...]) -> None:
        """Show other days, whole weeks from Monday on."""
        self._days = days
        self._fit()
        said = [
            words.on_day(day=words.short_day(one.day), minutes=one.minutes) for one in days if one.minutes
        ]
        self.setAccessibleName(words.calendar_spoken(days=", ".join(said) or words.no_minutes()))
        self.update()

    def _font(self) -> QFont:
        return text_font(self._theme, 13)

    def _lines(self) -> int:
        return len(self._days) // 7 + 1

    def _high(self) -> float:
        return (self.height() - 4) / self._lines()

    def sizeHint(self) -> QSize:
        """Return room for the letters of the days and the weeks."""
        high = QFontMetricsF(self._font()).height() + 9
        return QSize(340, round(high * self._lines()) + 4)

    def minimumSizeHint(self) -> QSize:
        """Return room for seven narrow days."""
        return QSize(240, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the weeks."""
        painter = paint.smooth_painter(self)
        paper, font, high = self._theme.paper, self._font(), self._high()
        weeks = self._days[::7]
        metrics = QFontMetricsF(font)
        dates = [words.short_day(one.day) for one in weeks]
        left = max((metrics.horizontalAdvance(said) for said in dates), default=0.0) + 12
        wide = (self.width() - left) / 7
        painter.setFont(font)
        painter.setPen(QColor(paper.ink3))
        for number, letter in enumerate(words.weekday_letters()):
            box = QRectF(left + number * wide, 0, wide, high)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)
        for number, said in enumerate(dates):
            painter.setPen(QColor(paper.ink3))
            painter.drawText(QRectF(0, (number + 1) * high, left, high), MIDDLE, said)
        for number, one in enumerate(self._days):
            row, column = divmod(number, 7)
            box = QRectF(left + column * wide, (row + 1) * high, wide, high).adjusted(2.5, 2.5, -2.5, -2.5)
            self._paint_day(painter, box, one)

    def _paint_day(self, painter: QPainter, box: QRectF, one: Day) -> None:
        paper = self._theme.paper
        if one.is_ahead:
            return
        border = paper.gold if one.is_today else paper.border if one.minutes else paper.line
        painter.setPen(QPen(QColor(border), 2 if one.is_today else 1))
        painter.setBrush(QColor(paper.panel) if one.minutes else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 3, 3)
        if one.minutes:
            painter.setPen(QColor(paper.ink))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(one.minutes))
