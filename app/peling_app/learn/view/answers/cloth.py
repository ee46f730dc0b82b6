"""The baize on which an exercise with tiles lies, and the cards of tiles on it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import BAIZE, LACQUER
from peling_app.kit.view import paint
from peling_app.kit.view.layouts import fill, parts_of
from peling_app.kit.view.style import text_font
from peling_app.kit.view.text.flow import follow_window
from peling_app.kit.view.tiles.painting import draw_tile
from peling_app.learn.model.cards import Card, Mark
from peling_app.learn.view.answers.cards import SIGNS, AnswerCard, inks
from peling_app.learn.view.answers.low_window import is_low
from peling_app.play.table.view.felt import table_of

FRAME: Final = 12
EDGE, LOW_EDGE = 14, 8
"""Pixels between the frame of the table and what lies on it, and in a low window."""
TILE: Final = 62
LEAST_TILE: Final = 26
SIDE: Final = 12
NARROWEST: Final = 130
"""Pixels that a card of three tiles needs in width."""
LOW_TILE: Final = 44
"""In a low window tiles are so wide at most."""
NOTE_LINES: Final = 2
"""So many lines of the reason have room on a card before there is one, below the verdict."""
HAND: Final = 5
"""So many tiles are a hand: its card is as wide as the page, and a usual reason stands behind the verdict."""
APART: Final = 12
"""Between verdict and reason in one line."""
BESIDE_NOTE: Final = 40
"""Pixels at the left and the right of the reason, to the edges of its card."""


def is_hand(card: Card) -> bool:
    """Return whether a card holds so many tiles that it is as wide as the page."""
    return sum(len(group) for group in card.groups) >= HAND


class Cloth(QWidget):
    """A question with its answer, on paper, or where it is answered with tiles on baize."""

    def __init__(self, theme: Theme) -> None:
        """Hold nothing yet; fill its column."""
        super().__init__()
        self._theme = theme
        self._lies = False
        self.column = fill(QVBoxLayout(self), margins=(0, 0, 0, 0), spacing=8)
        follow_window(self, self._fit)

    def _fit(self) -> None:
        low = is_low(self)
        self.column.setSpacing(5 if low else 8)
        side = FRAME + (LOW_EDGE if low else EDGE) if self._lies else 0
        self.column.setContentsMargins(side, max(0, side - 2), side, max(0, side - 2))

    def lay(self, *, on: bool) -> None:
        """Lay the question on baize, or on paper."""
        if on is self._lies:
            return
        self._lies = on
        self._fit()
        for label in parts_of(self.column):
            if isinstance(label, QLabel):
                label.setStyleSheet(f"color: {BAIZE.text}; background: none;" if on else "")
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the table."""
        if self._lies:
            painter = paint.smooth_painter(self)
            table_of(painter, QRectF(self.rect()), FRAME, self._theme.table_look)


class BaizeCard(AnswerCard):
    """Tiles on baize; once judged, a foot of paper tells how they stand and why. Its room is kept before."""

    def __init__(self, theme: Theme, card: Card, parent: QWidget | None = None) -> None:
        """Show an answer."""
        super().__init__(theme, card, parent)
        follow_window(self)

    def _tile_on_cloth(self, width: int) -> int:
        count = sum(len(group) for group in self.card.groups)
        gaps = 7 * (len(self.card.groups) - 1)
        room = (width - 2 * SIDE - 6 - gaps) / max(1, count) - 1
        return max(LEAST_TILE if count <= 4 else 15, min(TILE, int(room), self.tallest))

    @property
    def tallest(self) -> int:
        """Return the width of a tile at most: less where the page is low."""
        return LOW_TILE if is_low(self) else TILE

    @property
    def _around(self) -> tuple[int, int]:
        """Return the pixels above the tiles, and those between them and the foot."""
        return (6, 4) if is_low(self) else (14, 6)

    def _foot(self, width: float) -> float:
        """Return the height of the foot: what a reason usually takes, or more for a long one."""
        bold, font = self._fonts
        line = bold.pixelSize() * 1.4
        if self._is_behind(width):
            return line + 10
        kept = 0.0 if self._is_hand else NOTE_LINES * font.pixelSize() * 1.3
        room = QRectF(0, 0, width - BESIDE_NOTE, 0)
        needed = paint.paragraph(None, room, self.card.note, font, 1.3) if self.card.note else 0.0
        return line + max(kept, needed) + 10

    @property
    def _fonts(self) -> tuple[QFont, QFont]:
        """Return the fonts of verdict and reason."""
        return text_font(self._theme, 14.5, QFont.Weight.Bold), text_font(self._theme, 13.5)

    @property
    def _is_hand(self) -> bool:
        return is_hand(self.card)

    @property
    def _head(self) -> str:
        """Return the verdict, or what stands in its place."""
        return self.card.verdict or self.card.text or "–"

    def _is_behind(self, width: float) -> bool:
        """Return whether the reason stands behind the verdict: a short one of a hand needs one line."""
        if not (self._is_hand and self.card.note):
            return False
        bold, font = self._fonts
        words = QFontMetricsF(bold).horizontalAdvance(self._head) + APART
        return words + QFontMetricsF(font).horizontalAdvance(self.card.note) <= width - BESIDE_NOTE

    def heightForWidth(self, width: int) -> int:
        """Return the height for tiles and foot, before it is judged as after."""
        above, apart = self._around
        return round(above + self._tile_on_cloth(width) * 1.5 + 2 * apart + self._foot(width))

    def minimumSizeHint(self) -> QSize:
        """Return a size three of which fit where three are laid side by side."""
        return QSize(NARROWEST, 44)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint ring, tiles and foot."""
        painter = self.painter()
        mark, chosen = self.card.mark, self.isChecked()
        ink, ground, _ = inks(self._theme, mark)
        frame = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        line, wide = (LACQUER.highlight, 2.5) if chosen else (LACQUER.brass_dark, 1.2)
        if self._theme.is_high_contrast():
            line, wide = (LACQUER.highlight, 4) if chosen else (LACQUER.brass_text, 2)
        pen = QPen(QColor(line), wide)
        if mark is Mark.MISSED:
            pen = QPen(QColor(LACQUER.highlight), 1.6, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(QColor(255, 255, 255, 18 if self.underMouse() or chosen else 0))
        painter.drawRoundedRect(frame, 7, 7)
        if mark is Mark.WRONG or (mark is Mark.RIGHT and chosen):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(LACQUER.forbidden if mark is Mark.WRONG else "#9AD0AE"), 2))
            painter.drawRoundedRect(frame.adjusted(3, 3, -3, -3), 5, 5)
        tile, (above, apart) = self._tile_on_cloth(self.width()), self._around
        x = (self.width() - self._tiles_width(tile)) / 2
        for group in self.card.groups:
            for held in group:
                code = f"{held.code}-wild" if held in self.card.wild else held.code
                draw_tile(painter, self._theme.tiles, code, x, above, tile, index=tile >= 22 or held.is_bonus)
                x += tile + 1
            x += 7
        foot = QRectF(frame.left() + 1, above + apart + tile * 1.5, frame.width() - 2, 0)
        foot.setBottom(frame.bottom() - 1)
        judged = mark is not Mark.NONE or bool(self.card.note)
        if judged:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(foot, 5, 5)
        self._write(painter, foot, ink, judged=judged)
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()), LACQUER.highlight, 8)

    def _write(self, painter: QPainter, foot: QRectF, ink: str, *, judged: bool) -> None:
        """Write key and name, or sign, verdict and reason."""
        paper = self._theme.paper
        left = foot.left() + 8
        bold, note = self._fonts
        step = bold.pixelSize() * 1.4
        if not judged:
            words = self.card.text if not self._key else f"{self._key}   {self.card.text}".strip()
            painter.setFont(text_font(self._theme, 14))
            painter.setPen(QColor(BAIZE.text))
            painter.drawText(
                QRectF(left, foot.top() + 4, foot.width() - 16, step), Qt.AlignmentFlag.AlignVCenter, words
            )
            return
        top = foot.top() + 4
        if self.card.mark is not Mark.NONE:
            sign = paint.icon(SIGNS[self.card.mark], ink, 14, self.devicePixelRatioF())
            painter.drawImage(QPointF(left, top + (step - 14) / 2), sign)
        painter.setFont(bold)
        painter.setPen(QColor(ink if self.card.mark is not Mark.NONE else paper.ink2))
        line = QRectF(left + 20, top, foot.width() - 30, step)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, self._head)
        painter.setPen(QColor(paper.ink))
        if self._is_behind(self.width()):
            line.setLeft(line.left() + QFontMetricsF(bold).horizontalAdvance(self._head) + APART)
            painter.setFont(note)
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, self.card.note)
        elif self.card.note:
            place = QRectF(left + 20, top + step, foot.width() - 32, 0)
            paint.paragraph(painter, place, self.card.note, note, 1.3)
