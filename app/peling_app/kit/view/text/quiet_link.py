"""A link in the tutor's small type: a word with a line under it that can be pressed."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from peling_app.kit.view import paint
from peling_app.kit.view.parts import Scale
from peling_app.kit.view.pressing import Pressing, take_presses
from peling_app.kit.view.text.flow import follow_width
from peling_app.kit.words import links as words
from peling_app.kit.words.drill_kinds import kind_name
from peling_app.kit.words.tips import tip

EDGE = 5
"""Room at the sides for the ring of the focus, in pixels."""
WRAPPED = int(Qt.AlignmentFlag.AlignVCenter.value) | int(Qt.TextFlag.TextWordWrap.value)
LEAST = 32
"""The least height of what can be hit, in pixels."""


class QuietLink(Pressing, QAbstractButton):
    """Words that lead somewhere; Enter and Space press them too."""

    def __init__(self, scale: Scale, text: str, spoken: str = "", *, wraps: bool = False) -> None:
        """Show words; `spoken` is what a screen reader says of them.

        A link that `wraps` takes more lines where one has no room: a whole sentence in large text.
        """
        super().__init__()
        self._scale = scale
        self.setText(text)
        self.setAccessibleName(spoken or text)
        if spoken:
            self.setToolTip(tip(spoken))
        take_presses(self)
        self._wraps = wraps
        if wraps:
            follow_width(self, QSizePolicy.Policy.Maximum)
        else:
            self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def heightForWidth(self, width: int) -> int:
        """Return the height of the lines that the words need."""
        if not self._wraps:
            return self.sizeHint().height()
        return max(LEAST, round(self._words_in(QRectF(0, 0, width, 9999)).height()) + 8)

    def minimumSizeHint(self) -> QSize:
        """Return the room of the longest word where it wraps, else of all."""
        if not self._wraps:
            return self.sizeHint()
        metrics = QFontMetricsF(self._scale.text(13))
        longest = max(map(metrics.horizontalAdvance, self.text().split()), default=0.0)
        return QSize(round(longest) + 2 * EDGE, LEAST)

    def _words_in(self, area: QRectF) -> QRectF:
        room = area.adjusted(EDGE, 0, -EDGE, 0)
        return QFontMetricsF(self._scale.text(13)).boundingRect(room, WRAPPED, self.text())

    def sizeHint(self) -> QSize:
        """Return the room for the words and the ring of the focus."""
        metrics = QFontMetricsF(self._scale.text(13))
        width = round(metrics.horizontalAdvance(self.text())) + 2 * EDGE
        return QSize(width, max(LEAST, round(metrics.height()) + 8))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the words, the line under them, the ring of the focus."""
        painter = paint.smooth_painter(self)
        paper = self._scale.theme.paper
        font = self._scale.text(13)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        ink = QColor(paper.ink if self.underMouse() else paper.gold)
        area = QRectF(self.rect())
        painter.setPen(ink)
        if self._wraps and self._words_in(area).height() > metrics.height() * 1.5:
            font.setUnderline(True)
            painter.setFont(font)
            painter.drawText(area.adjusted(EDGE, 0, -EDGE, 0), WRAPPED, self.text())
        else:
            self._paint_line(painter, area, metrics)
        if self.hasFocus():
            paint.focus_ring(painter, area.adjusted(0, 3, 0, -3), paper.gold, 5)

    def _paint_line(self, painter: QPainter, area: QRectF, metrics: QFontMetricsF) -> None:
        painter.drawText(area.adjusted(EDGE, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, self.text())
        low = area.center().y() + metrics.height() / 2 - metrics.descent() + 2.5
        painter.setPen(QPen(painter.pen().color(), 1))
        painter.drawLine(QPointF(EDGE, low), QPointF(area.right() - EDGE + 1, low))


def practise_link(scale: Scale, kind: str, *, is_named: bool = False) -> QuietLink:
    """Return the link to a kind of drill; `is_named`: it says which, where another one stands on the page."""
    spoken = words.practise_spoken(drill=kind_name(kind))
    return QuietLink(scale, spoken if is_named else words.practise(), spoken)
