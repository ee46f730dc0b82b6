"""Show how seats are drawn: each throw with its dice, each wind with its tile, one after the other."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QHideEvent, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.announce import announce
from peling_app.kit.view.dice import draw_die
from peling_app.kit.view.keys import is_enter
from peling_app.kit.view.style import display_font, text_font
from peling_app.kit.view.text.flow import follow_width
from peling_app.kit.view.tiles.painting import draw_tile
from peling_app.kit.words.spoken import in_sentences
from peling_app.score.seat_draw import DrawLine

STEP = 650
"""Milliseconds between two steps; a click or a key shows the rest at once."""

TALL = 33
DIE = 22
BESIDE_DICE = 2 * DIE + 18
"""Pixels from where dice begin to the words."""
BETWEEN = 12
"""Pixels between the words of two steps that take more than one line."""
WRAPPED = int(Qt.AlignmentFlag.AlignVCenter.value) | int(Qt.TextFlag.TextWordWrap.value)
BESIDE_RING = 8
"""Pixels at both sides that the ring of the focus needs."""


class DrawView(QWidget):
    """The steps of a drawing, appearing one by one.

    Signals:
        finished: all steps are shown.
    """

    finished = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self._theme = theme
        self._lines: tuple[DrawLine, ...] = ()
        self._shown = 0
        self._timer = QTimer(self)
        self._timer.setInterval(STEP)
        self._timer.timeout.connect(self._next)
        follow_width(self)
        theme.changed.connect(self.updateGeometry)

    @property
    def shown(self) -> int:
        """Return how many steps are shown."""
        return self._shown

    @property
    def is_running(self) -> bool:
        """Return whether steps are still to come."""
        return self._timer.isActive()

    def play(self, lines: tuple[DrawLine, ...]) -> None:
        """Show a drawing step by step; at once where motion is reduced."""
        self._lines = lines
        self._shown = 0
        self.updateGeometry()
        if self._theme.is_still():
            self.skip()
        else:
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self._timer.start()
            self._next()

    def say_again(self, lines: tuple[DrawLine, ...]) -> None:
        """Show the same drawing, if one is shown, in other words."""
        if self._lines:
            self._lines = lines
            self.setAccessibleName(_spoken(lines[: self._shown]))
            self.update()

    def clear(self) -> None:
        """Show nothing."""
        if not self._lines:
            return
        self._timer.stop()
        self._lines = ()
        self._shown = 0
        self.updateGeometry()
        self.update()

    def skip(self) -> None:
        """Show all steps now."""
        self._timer.stop()
        self._shown = len(self._lines)
        self._tell(_spoken(self._lines))
        self.update()
        self.finished.emit()

    def _next(self) -> None:
        self._shown += 1
        if self._shown >= len(self._lines):
            self.skip()
        else:
            self.update()

    def _tell(self, words: str) -> None:
        self.setAccessibleName(words)
        if words and self.isVisible():
            announce(self, words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the rest at once."""
        if self.is_running and (event.key() == Qt.Key.Key_Space or is_enter(event)):
            self.skip()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """Show the rest at once."""
        if self.is_running:
            self.skip()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let no timer run for what nobody sees."""
        if self.is_running:
            self.skip()
        super().hideEvent(event)

    def sizeHint(self) -> QSize:
        """Return room for all steps, so that nothing moves while they appear."""
        return QSize(360, self.heightForWidth(360))

    def minimumSizeHint(self) -> QSize:
        """Return the least width, and the height that the steps have where words need no second line."""
        return QSize(240, len(self._lines) * self._tall())

    def hasHeightForWidth(self) -> bool:
        """Say that a narrow one is higher: its words take more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return room for all steps in this width."""
        inside = width - 2 * BESIDE_RING
        return sum(self._height_of(line, inside) for line in self._lines)

    def _tall(self) -> int:
        return max(TALL, self._theme.sized(15) + 18)

    def _left(self, inside: float) -> float:
        """Return where dice and tiles begin, behind the names."""
        metrics = QFontMetricsF(display_font(self._theme, 17))
        names = max((metrics.horizontalAdvance(line.name) for line in self._lines), default=0)
        return min(inside * 0.34, names) + 14

    def _height_of(self, line: DrawLine, inside: float) -> int:
        """Return the height of a step: one or more lines of words beside the dice."""
        metrics = QFontMetricsF(text_font(self._theme, 14))
        room = QRectF(0, 0, max(40.0, inside - self._left(inside) - BESIDE_DICE), 9999)
        high = metrics.boundingRect(room, WRAPPED, line.said).height()
        return max(self._tall(), round(high) + BETWEEN)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the steps shown so far."""
        painter = paint.smooth_painter(self, pictures=True)
        paper = self._theme.paper
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()), paper.gold, 6)
        painter.translate(BESIDE_RING, 0)
        names = display_font(self._theme, 17)
        said = text_font(self._theme, 14)
        metrics = QFontMetricsF(names)
        inside = self.width() - 2 * BESIDE_RING
        left = self._left(inside)
        wide = left - 14
        top = 0.0
        for line in self._lines[: self._shown]:
            tall = self._height_of(line, inside)
            row = QRectF(0, top, inside, tall)
            top += tall
            painter.fillRect(QRectF(0, row.bottom() - 1, row.width(), 1), QColor(paper.line))
            painter.setFont(names)
            painter.setPen(QColor(paper.ink))
            name = metrics.elidedText(line.name, Qt.TextElideMode.ElideRight, wide + 1)
            painter.drawText(QRectF(0, row.top(), wide + 2, tall), WRAPPED, name)
            centre = QPointF(left + DIE / 2, row.center().y())
            if line.dice is not None:
                for place, eyes in enumerate(line.dice):
                    draw_die(painter, centre + QPointF(place * (DIE + 5), 0), eyes, DIE)
            elif line.tile is not None:
                draw_tile(
                    painter,
                    self._theme.tiles,
                    line.tile.code,
                    left + 15,
                    row.center().y() - 14,
                    18,
                    index=False,
                )
            painter.setFont(said)
            painter.setPen(QColor(paper.ink2))
            room = QRectF(left + BESIDE_DICE, row.top(), row.right() - left - BESIDE_DICE, tall)
            painter.drawText(room, WRAPPED, line.said)


def _spoken(lines: tuple[DrawLine, ...]) -> str:
    """Return steps of a drawing in words."""
    return in_sentences(*(line.spoken for line in lines))
