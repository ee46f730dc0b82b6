"""The names of keys in a frame, as they stand beside what the keys do."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.parts import Bare
from peling_app.kit.view.style import text_font

BESIDE: Final = 6
"""Pixels from the frame to the words at their sides; above and below there is one."""
RADIUS: Final = 4


class KeyCap(Bare):
    """A label with the name of a key in a frame, which it paints itself, words and all.

    Of a page with all keys, frames of the style sheet took a third of the time in which it turns to night.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make one that names no key yet."""
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self) -> QSize:
        """Return the room for the words and the frame."""
        metrics, line = QFontMetrics(self._lettering()), self._line()
        wide = metrics.horizontalAdvance(self.text()) + 2 * (BESIDE + line)
        return QSize(wide, metrics.height() + 2 * (1 + line))

    def minimumSizeHint(self) -> QSize:
        """Return the same: a name of a key is not cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the frame, and the words in it."""
        painter, paper, line = paint.smooth_painter(self), self._theme.paper, self._line()
        painter.setPen(QPen(QColor(paper.border), line))
        painter.setBrush(QColor(paper.top))
        frame = QRectF(self.rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2)
        painter.drawRoundedRect(frame, RADIUS - line / 2, RADIUS - line / 2)
        painter.setFont(self._lettering())
        painter.setPen(QColor(paper.ink2))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())

    def _lettering(self) -> QFont:
        return text_font(self._theme, 12.5, QFont.Weight.DemiBold)

    def _line(self) -> int:
        return 2 if self._theme.is_high_contrast() else 1
