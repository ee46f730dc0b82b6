"""One hand laid open on baize: its player, its tiles in sets, what it counts; the winner's in two lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from peling_app.kit.theme import BAIZE, LACQUER
from peling_app.kit.view import paint
from peling_app.kit.view.parts import Scale
from peling_app.kit.view.tiles.pictures import EDGE, Group, TileRow
from peling_app.kit.words.spoken import in_sentences
from peling_app.kit.words.tiles import wind_glyph
from peling_app.kit.words.tips import tip
from peling_app.platform.resources import WIND
from peling_app.play.settle.model.hands import OpenHand
from peling_app.play.settle.view.plaques import HEIGHT, STEM, Plaque, Plaques

SIDE: Final = 12
"""Room at the sides of a row, in pixels."""
BOX: Final = 36
"""The box with the character of a wind."""
WORDS_APART: Final = 12
FIGURE_APART: Final = 14
"""From the player to how he won, and from the sum to its figure, in pixels."""
LOSS: Final = "#F0A99A"
GAIN: Final = "#A9D9BB"
"""What the deal costs or brings, on baize."""


@dataclass(frozen=True, slots=True)
class RowLook:
    """How a hand is laid out.

    Attributes:
        tile: the width of its tiles, in pixels.
        gap: the room between sets.
        plate, total: the room for the player at the left and for the figure at the right.
        lines: two: the player over the tiles; one: beside them.
        labels: what stands under the sets of two lines: 2 kind and how it counts, 1 kind, 0 nothing.
        plaques: what wild tiles stand for is drawn.
    """

    tile: int = 34
    gap: int = 7
    plate: int = 142
    total: int = 112
    lines: int = 1
    labels: int = 2
    plaques: bool = True


class HandRow(QWidget):
    """One hand.

    Signals:
        chosen: it is to be looked at.
        stepped: the choice is to go on by so many rows.
    """

    chosen = Signal()
    stepped = Signal(object, int)

    def __init__(self, hand: OpenHand, scale: Scale, *, followed: bool) -> None:
        """Lay a hand open; a line parts it from the next where it is `followed` by one."""
        super().__init__()
        self.hand = hand
        self._followed = followed
        self._scale = scale
        self._look = RowLook()
        self._marked = False
        self._plaques = Plaques(scale, hand.faces)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(hand.said)
        self.setAccessibleDescription(in_sentences(hand.how, hand.arithmetic, hand.note))
        self.setToolTip(tip(hand.said))
        self.tiles = TileRow(scale.theme, 34, each=True, parent=self)
        self.tiles.show_groups([Group(one.tiles, one.name, one.last, one.begins) for one in hand.sets])
        self.tiles.show_as(hand.faces)

    @property
    def look(self) -> RowLook:
        """Return how it is laid out."""
        return self._look

    def length(self, tile: int, gap: int) -> int:
        """Return how long its tiles are at this width, the ring of the winning one included."""
        return self.tiles.length(tile, gap)

    def sides(self) -> tuple[int, int]:
        """Return the room that player and figure need in one line, in pixels."""
        hand = self.hand
        named = max(
            QFontMetricsF(self._scale.display(19)).horizontalAdvance(hand.player),
            QFontMetricsF(self._scale.text(12.5)).horizontalAdvance(hand.wind_name),
        )
        figure = QFontMetricsF(self._scale.text(24, QFont.Weight.Bold)).horizontalAdvance(hand.figure)
        return round(BOX + 10 + named + 8), round(figure) + 16

    def needed(self, look: RowLook) -> int:
        """Return the height that it needs at least."""
        high = round(look.tile * 1.5) + 2 * EDGE
        if look.lines == 1:
            return max(high, BOX, self._line(19) + self._line(12.5)) + 6
        under = self._line(12.5) if look.labels else 4
        if look.plaques and self._stands():
            under = max(under, STEM + HEIGHT)
        return self._head() + high + under + 10

    def _head_words(self, room: float) -> tuple[str, str]:
        """Return what stands between player and figure in so many pixels: how he won, and the sum.

        Each is whole or left out. The sum is shortened first: the score beside it has it line by line.
        """
        hand = self.hand
        small = QFontMetricsF(self._scale.text(14))
        room -= QFontMetricsF(self._scale.display(26)).horizontalAdvance(hand.player) + WORDS_APART
        ways = (hand.arithmetic, hand.short_sum, "")
        for how, way in ((how, way) for how in (hand.how, "") for way in ways):
            taken = small.horizontalAdvance(how) + (WORDS_APART if how else 0)
            taken += small.horizontalAdvance(way) + FIGURE_APART if way else 0
            if taken <= room:
                return how, way
        return "", ""

    def lay_out(self, look: RowLook) -> None:
        """Lay it out so."""
        self._look = look
        self.tiles.set_tile_width(look.tile, look.gap)
        self._place()
        self.update()

    def label_fits(self, look: RowLook) -> bool:
        """Return whether what stands under the sets has room, each under its own."""
        if look.lines == 1 or not look.labels:
            return True
        metrics = QFontMetricsF(self._scale.text(12.5))
        return all(
            metrics.horizontalAdvance(one.label[look.labels - 1])
            <= len(one.tiles) * (look.tile + 1) + look.gap - 4
            for one in self.hand.sets
            if not one.stands
        )

    def set_marked(self, marked: bool) -> None:
        """Mark it as the one looked at."""
        self._marked = marked
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the tiles in their place."""
        super().resizeEvent(event)
        self._place()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose it."""
        event.accept()
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.chosen.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose with Space, go on with the arrows."""
        match event.key():
            case Qt.Key.Key_Space:
                self.chosen.emit()
            case Qt.Key.Key_Down:
                self.stepped.emit(self, 1)
            case Qt.Key.Key_Up:
                self.stepped.emit(self, -1)
            case _:
                super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint ground, player, figure, and what stands under the sets."""
        painter = paint.smooth_painter(self, pictures=True)
        area = QRectF(self.rect())
        if self._marked:
            painter.setBrush(paint.colour("#F0CE78", 0.07))
            painter.setPen(QPen(QColor("#E2C887"), 1))
            painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        elif self._followed:
            line = paint.colour(LACQUER.brass_text, 0.28)
            painter.fillRect(QRectF(SIDE, area.bottom() - 1, area.width() - 2 * SIDE, 1), line)
        if self._look.lines == 1:
            self._paint_beside(painter, area)
        else:
            self._paint_over(painter, area)
            self._paint_under(painter)
        if self.hasFocus():
            paint.focus_ring(painter, area, LACQUER.highlight, 9)

    def _stands(self) -> bool:
        return any(one.stands for one in self.hand.sets)

    def _line(self, size: float) -> int:
        return round(QFontMetricsF(self._scale.text(size)).height())

    def _head(self) -> int:
        return max(BOX, round(QFontMetricsF(self._scale.text(32, QFont.Weight.Bold)).height())) + 6

    def _place(self) -> None:
        look = self._look
        high = round(look.tile * 1.5) + 2 * EDGE
        if look.lines == 1:
            left = SIDE + look.plate
            self.tiles.setGeometry(
                left, (self.height() - high) // 2, self.width() - left - SIDE - look.total, high
            )
            return
        spare = max(0, self.height() - self.needed(look))
        self.tiles.setGeometry(SIDE + 4, self._head() + 4 + spare // 2, self.width() - 2 * SIDE - 8, high)

    def _paint_box(self, painter: QPainter, left: float, middle: float) -> QRectF:
        box = QRectF(left, middle - BOX / 2, BOX, BOX)
        painter.setBrush(QColor("#1F1511"))
        painter.setPen(QPen(QColor(LACQUER.brass), 1))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        glyph = QFont(WIND)
        glyph.setPixelSize(22)
        painter.setFont(glyph)
        painter.setPen(QColor(LACQUER.cream))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, wind_glyph(self.hand.wind))
        return box

    def _paint_beside(self, painter: QPainter, area: QRectF) -> None:
        """Paint player and figure beside the tiles."""
        middle = area.center().y()
        box = self._paint_box(painter, SIDE, middle)
        left = box.right() + 10
        width = SIDE + self._look.plate - left - 6
        painter.setFont(self._scale.display(19))
        painter.setPen(QColor(BAIZE.text))
        high = painter.fontMetrics().height()
        place = QRectF(left, middle - high + 1, width, high)
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, paint.cut(painter, self.hand.player, width))
        painter.setFont(self._scale.text(12.5))
        painter.setPen(QColor(BAIZE.small_text))
        place = QRectF(left, middle + 1, width, painter.fontMetrics().height())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, self.hand.wind_name)
        self._paint_figure(painter, area)

    def _paint_figure(self, painter: QPainter, area: QRectF) -> None:
        hand = self.hand
        right = area.right() - SIDE - 4
        left = right - self._look.total + 8
        middle = area.center().y()
        inks = {-1: LOSS, 0: BAIZE.text, 1: GAIN}
        painter.setPen(QColor(inks[hand.sign]))
        painter.setFont(self._scale.text(20 if hand.net else 24, QFont.Weight.Bold))
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        small = self._scale.text(12.5)
        under = hand.note.split(":")[0]
        sums = QFontMetricsF(small).horizontalAdvance(hand.bare_sum) <= right - left + 6
        if not under and sums and not hand.net:
            under = hand.arithmetic
        top = middle - (26 if under else 15)
        painter.drawText(QRectF(left - 20, top, right - left + 20, 30), flags, hand.figure)
        if under:
            painter.setPen(QColor(BAIZE.small_text))
            painter.setFont(small)
            room = QRectF(left - 6, middle + 4, right - left + 6, 36)
            wrap = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
            painter.drawText(room, wrap, under)

    def _paint_over(self, painter: QPainter, area: QRectF) -> None:
        """Paint player, how he won and the figure over the tiles."""
        hand = self.hand
        head = self._head()
        middle = 4 + head / 2
        box = self._paint_box(painter, SIDE + 6, middle)
        base = middle + 8
        right = area.right() - SIDE - 8
        painter.setPen(QColor(BAIZE.text))
        painter.setFont(self._scale.text(32, QFont.Weight.Bold))
        right -= painter.fontMetrics().horizontalAdvance(hand.figure)
        painter.drawText(QPointF(right, base + 4), hand.figure)
        left = box.right() + 14
        how, way = self._head_words(right - left)
        painter.setFont(self._scale.text(14))
        painter.setPen(QColor(BAIZE.small_text))
        if way:
            right -= painter.fontMetrics().horizontalAdvance(way) + FIGURE_APART
            painter.drawText(QPointF(right, base + 2), way)
        painter.setFont(self._scale.display(26))
        painter.setPen(QColor(BAIZE.text))
        shown = paint.cut(painter, hand.player, right - left - WORDS_APART)
        painter.drawText(QPointF(left, base), shown)
        left += painter.fontMetrics().horizontalAdvance(shown) + WORDS_APART
        painter.setFont(self._scale.text(14))
        painter.setPen(QColor(BAIZE.small_text))
        painter.drawText(QPointF(left, base), how)

    def _paint_under(self, painter: QPainter) -> None:
        """Paint the words under the sets, and what wild tiles stand for."""
        look, offset = self._look, QPointF(self.tiles.pos())
        foot = self.tiles.y() + self.tiles.height() - EDGE
        painter.setFont(self._scale.text(12.5))
        painter.setPen(QColor(BAIZE.small_text))
        plaques: list[Plaque] = []
        for one, boxes in zip(self.hand.sets, self.tiles.boxes(), strict=True):
            area = boxes[0].united(boxes[-1]).translated(offset)
            drawn = look.plaques and one.stands
            plaques += [
                Plaque(stand, boxes[stand.place].translated(offset).center().x())
                for stand in one.stands
                if drawn
            ]
            if look.labels and not drawn:
                word = one.label[look.labels - 1]
                room = QRectF(area.left() - 40, foot + 3, area.width() + 80, self._line(12.5))
                painter.drawText(room, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter, word)
        if plaques:
            self._plaques.paint(
                painter, plaques, QRectF(SIDE + 4, foot, self.width() - 2 * SIDE - 8, STEM + HEIGHT)
            )
