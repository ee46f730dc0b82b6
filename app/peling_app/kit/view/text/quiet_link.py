"""A link in the tutor's small type: a word with a line under it that can be pressed."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from peling_app.kit.view import paint
from peling_app.kit.view.parts import Scale
from peling_app.kit.view.pressing import Pressing, take_presses
from peling_app.kit.words import links as words
from peling_app.kit.words.drill_kinds import kind_name
from peling_app.kit.words.tips import tip

EDGE = 2
"""Room at the sides for the ring of the focus, in pixels."""
LEAST = 32
"""The least height of what can be hit, in pixels."""


class QuietLink(Pressing, QAbstractButton):
    """Words that lead somewhere; Enter and Space press them too."""

    def __init__(self, scale: Scale, text: str, spoken: str = "") -> None:
        """Show words; `spoken` is what a screen reader says of them."""
        super().__init__()
        self._scale = scale
        self.setText(text)
        self.setAccessibleName(spoken or text)
        if spoken:
            self.setToolTip(tip(spoken))
        take_presses(self)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

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
        painter.drawText(area.adjusted(EDGE, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, self.text())
        low = area.center().y() + metrics.height() / 2 - metrics.descent() + 2.5
        painter.setPen(QPen(ink, 1))
        painter.drawLine(QPointF(EDGE, low), QPointF(area.right() - EDGE + 1, low))
        if self.hasFocus():
            paint.focus_ring(painter, area.adjusted(1, 3, -1, -3), paper.gold, 5)


def practise_link(scale: Scale, kind: str) -> QuietLink:
    """Return the link to a kind of drill."""
    return QuietLink(scale, words.practise(), words.practise_spoken(drill=kind_name(kind)))
