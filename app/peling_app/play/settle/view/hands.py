"""The hands laid open on baize, one row for each player; a row can be chosen to see its score."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
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
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from peling_app.books.words import settlement as words
from peling_app.kit.theme import BAIZE, LACQUER
from peling_app.kit.view import paint
from peling_app.kit.view.parts import Scale, clear, column
from peling_app.kit.view.tiles.pictures import Group, TileRow
from peling_app.kit.words.tiles import wind_glyph
from peling_app.kit.words.tips import tip
from peling_app.platform.resources import WIND
from peling_app.play.settle.model.page import OpenHand
from peling_app.play.table.view.felt import look_of, table_of

FRAME = 14
PLATE = 142
TOTAL = 112
SMALL_PLATE = 116
SMALL_TOTAL = 88
NARROW = 760
"""Hands narrower than this have a smaller plate and total, so that the tiles keep their size."""
LARGEST_TILE = 76
LEAST_TILE = 18
RING = 12
"""Room at the end of a row for the ring of the winning tile."""


class Hands(QWidget):
    """The table with the hands; a click or the arrows choose one.

    Signals:
        chosen: the hand with this number is to be looked at.
    """

    chosen = Signal(int)

    def __init__(self, scale: Scale, parent: QWidget | None = None) -> None:
        """Lay nothing open yet."""
        super().__init__(parent)
        self._scale = scale
        self._rows: list[HandRow] = []
        self._layout: QVBoxLayout = column(self, spacing=6)
        self._layout.setContentsMargins(FRAME + 14, FRAME + 8, FRAME + 14, FRAME + 8)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def rows(self) -> tuple[HandRow, ...]:
        """Return the rows, for tests."""
        return tuple(self._rows)

    def show_hands(self, hands: tuple[OpenHand, ...], chosen: int) -> None:
        """Lay these hands open, one of them chosen."""
        clear(self._layout)
        self._rows = []
        for number, hand in enumerate(hands):
            row = HandRow(hand, self._scale)
            row.chosen.connect(lambda place=number: self.chosen.emit(place))
            row.stepped.connect(self._step)
            self._rows.append(row)
            self._layout.addWidget(row, 1)
        self.mark(chosen)
        self._fit()

    def mark(self, chosen: int) -> None:
        """Mark the hand that is looked at."""
        for number, row in enumerate(self._rows):
            row.set_marked(number == chosen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the tiles grow and shrink with the room."""
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Return room for rows of small tiles."""
        return QSize(420, 2 * (FRAME + 8) + max(1, len(self._rows)) * 58)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint frame and baize."""
        painter = paint.smooth_painter(self)
        look = look_of(flat=self._scale.theme.is_high_contrast(), night=self._scale.theme.is_night())
        table_of(painter, QRectF(self.rect()), FRAME, look)

    def _fit(self) -> None:
        if not self._rows:
            return
        margins = self._layout.contentsMargins()
        small = self.width() < NARROW
        plate, total = (SMALL_PLATE, SMALL_TOTAL) if small else (PLATE, TOTAL)
        for row in self._rows:
            row.set_sides(plate, total)
        room = self.width() - margins.left() - margins.right() - plate - total - 2 * HandRow.SIDE - RING
        high = (self.height() - margins.top() - margins.bottom()) / len(self._rows) - 24
        width = int(min(high / 1.5, LARGEST_TILE))
        while width > LEAST_TILE and any(row.tiles.length(width) > room for row in self._rows):
            width -= 1
        for row in self._rows:
            row.tiles.set_tile_width(max(LEAST_TILE, width))

    def _step(self, row: object, by: int) -> None:
        place = next(number for number, known in enumerate(self._rows) if known is row)
        target = max(0, min(len(self._rows) - 1, place + by))
        self._rows[target].setFocus(Qt.FocusReason.TabFocusReason)
        self.chosen.emit(target)


class HandRow(QWidget):
    """One hand: the plate of its player, the tiles, the total with its arithmetic.

    Signals:
        chosen: it is to be looked at.
        stepped: the choice is to go on by so many rows.
    """

    SIDE = 12
    chosen = Signal()
    stepped = Signal(object, int)

    def __init__(self, hand: OpenHand, scale: Scale) -> None:
        """Lay a hand open."""
        super().__init__()
        self._hand = hand
        self._scale = scale
        self._marked = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        name = words.hand_name(wind=hand.wind_name, player=hand.player, total=hand.total)
        self.setAccessibleName(name)
        self.setAccessibleDescription(". ".join(filter(None, (hand.arithmetic, hand.note))))
        self.setToolTip(tip(name))
        self.tiles = TileRow(38, each=True)
        self.tiles.show_groups([Group(part.tiles, part.name, part.ringed) for part in hand.sets])
        self.tiles.show_as(hand.faces)
        self._line = line = QHBoxLayout(self)
        self._plate, self._total = PLATE, TOTAL
        self.set_sides(PLATE, TOTAL)
        # As high as the row, so that the ring of the winning tile has room.
        self.tiles.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        line.addWidget(self.tiles, 1)

    def set_marked(self, marked: bool) -> None:
        """Mark it as the one looked at."""
        self._marked = marked
        self.update()

    def set_sides(self, plate: int, total: int) -> None:
        """Leave so much room for the plate and for the total."""
        self._plate, self._total = plate, total
        self._line.setContentsMargins(self.SIDE + plate, 2, self.SIDE + total, 2)

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
        """Paint ground, plate, total."""
        painter = paint.smooth_painter(self)
        area = QRectF(self.rect())
        if self._marked:
            painter.setBrush(paint.colour("#000000", 0.16))
            painter.setPen(QPen(QColor(LACQUER.brass), 1))
            painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        else:
            painter.fillRect(
                QRectF(0, area.bottom() - 1, area.width(), 1), paint.colour(LACQUER.brass_text, 0.28)
            )
        self._paint_plate(painter, area)
        self._paint_total(painter, area)
        if self.hasFocus():
            paint.focus_ring(painter, area, LACQUER.highlight, 9)

    def _paint_plate(self, painter: QPainter, area: QRectF) -> None:
        box = QRectF(self.SIDE, area.center().y() - 16, 32, 32)
        painter.setBrush(QColor("#1F1511"))
        painter.setPen(QPen(QColor(LACQUER.brass), 1))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        glyph = QFont(WIND)
        glyph.setPixelSize(20)
        painter.setFont(glyph)
        painter.setPen(QColor(LACQUER.cream))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, wind_glyph(self._hand.wind))
        left = box.right() + 10
        width = self.SIDE + self._plate - left - 6
        name = self._scale.display(19)
        painter.setFont(name)
        painter.setPen(QColor(BAIZE.text))
        player = QFontMetricsF(name).elidedText(self._hand.player, Qt.TextElideMode.ElideRight, width)
        middle = area.center().y()
        painter.drawText(QRectF(left, middle - 24, width, 24), Qt.AlignmentFlag.AlignVCenter, player)
        painter.setFont(self._scale.text(12.5))
        painter.setPen(QColor(BAIZE.small_text))
        under = QRectF(left, middle, width, 20)
        painter.drawText(under, Qt.AlignmentFlag.AlignVCenter, self._hand.wind_name)

    def _paint_total(self, painter: QPainter, area: QRectF) -> None:
        right = area.right() - self.SIDE - 4
        left = right - self._total + 8
        middle = area.center().y()
        painter.setPen(QColor(BAIZE.text))
        painter.setFont(self._scale.text(24, QFont.Weight.Bold))
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        under = self._hand.note or self._hand.arithmetic
        top = middle - (26 if under else 15)
        painter.drawText(QRectF(left - 20, top, right - left + 20, 30), flags, self._hand.total)
        if not under:
            return
        painter.setPen(QColor(BAIZE.small_text))
        small = self._scale.text(12.5)
        painter.setFont(small)
        if self._hand.note:
            under = self._hand.note.split(":")[0]
        room = QRectF(left - 6, middle + 4, right - left + 6, 36)
        wrap = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        painter.drawText(room, wrap, under)
