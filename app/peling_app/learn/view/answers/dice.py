"""Throws of two dice on paper, each with who threw it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.dice import draw_die
from peling_app.kit.view.style import text_font
from peling_app.learn.words import learn as words

SIDE: Final = 34


TUMBLE: Final = 600
"""Milliseconds for which dice tumble."""
TURNS: Final = ((3, 5), (6, 1), (2, 4), (5, 3), (1, 6), (4, 2))
"""The faces that are seen meanwhile."""


def grows_by(label: QLabel, later: str, width: int) -> int:
    """Return how much higher a label gets at this width with the words that stand in it after the throws."""
    if not later:
        return 0
    flags, metrics = Qt.TextFlag.TextWordWrap.value, label.fontMetrics()
    lines = (metrics.boundingRect(0, 0, width, 1 << 15, flags, text) for text in (label.text(), later))
    now, then = (box.height() for box in lines)
    return max(0, then - now)


class Dice(QWidget):
    """One throw beside another."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Show no throw."""
        super().__init__(parent)
        self._theme = theme
        self._throws: tuple[tuple[str, tuple[int, int]], ...] = ()
        self._turn: int | None = None
        self._rolling = QVariantAnimation(self)
        self._rolling.setDuration(TUMBLE)
        self._rolling.setStartValue(0)
        self._rolling.setEndValue(len(TURNS))
        self._rolling.valueChanged.connect(self._turned)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_throws(self, throws: Sequence[tuple[str, tuple[int, int]]]) -> None:
        """Show throws, each with the words before it."""
        self._throws = tuple(throws)
        self.setAccessibleName("; ".join(words.throw(who, *dice) for who, dice in self._throws))
        self.updateGeometry()
        self.update()

    def tumble(self) -> None:
        """Let the last throw tumble; with reduced motion it lies still at once."""
        if self._throws and not self._theme.is_still():
            self._rolling.stop()
            self._rolling.start()

    def _turned(self, turn: int) -> None:
        self._turn = turn if turn < len(TURNS) else None
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for the dice."""
        return QSize(300, SIDE + 12)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint words and dice."""
        painter = paint.smooth_painter(self)
        font = text_font(self._theme, 15)
        left = 0.0
        for number, (who, thrown) in enumerate(self._throws):
            rolls = self._turn is not None and number + 1 == len(self._throws)
            dice = TURNS[self._turn] if rolls and self._turn is not None else thrown
            painter.setFont(font)
            painter.setPen(QColor(self._theme.paper.ink))
            wide = QFontMetricsF(font).horizontalAdvance(who)
            painter.drawText(QRectF(left, 0, wide + 4, self.height()), Qt.AlignmentFlag.AlignVCenter, who)
            left += wide + 10 if who else 0
            for eyes in dice:
                draw_die(painter, QPointF(left + SIDE / 2, self.height() / 2), eyes, SIDE)
                left += SIDE + 6
            left += 22
