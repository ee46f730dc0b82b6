"""A table seen from above: four seats, arrows between them for the order of play or for payments."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHideEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from peling.core.tiles import Wind
from peling_app.kit.commands import BY_ID
from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import BAIZE, LACQUER
from peling_app.kit.view import paint
from peling_app.kit.view.announce import announce
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.keys import key_text
from peling_app.kit.view.style import display_font, text_font
from peling_app.kit.view.text.flow import follow_width, follow_window
from peling_app.kit.words.tiles import wind_glyph
from peling_app.kit.words.tips import tip
from peling_app.learn.model.question.sketch import Arrow, Chair, SketchRow, said_from_chair, turned
from peling_app.learn.view.answers.low_window import is_low
from peling_app.learn.words import learn as said
from peling_app.play.table.view.felt import table_of

FRAME: Final = 12
PLATE: Final = QSize(150, 50)
CLOSE: Final = 40
"""The height of a small plate."""
NAME: Final = 0.58
"""The part of a plate's height that its name has, above a note in smaller letters."""
USUAL: Final = 560
LOW_HEIGHT, NARROW_HEIGHT = 196, 236
"""Pixels of height in a low window, and of a narrow table there: sums must not lie on one another."""
TALLEST: Final = 340
PART, LARGE_PART = 0.42, 0.5
"""The most of a window's height that a table takes: in a large one question and answer leave more to it."""
FLAT, LARGE_FLAT = 0.52, 0.6
"""How high it is for its width, as far as it may."""
NARROW: Final = 460
"""A table that is no wider has small plates."""
APART: Final = 40
"""The least room between the plate below and the words of the button beside it."""
ACROSS: Final = (0.3, 0.2)
"""Where the label of an arrow across the table stands, upright and level: away from where the two cross."""
BEND: Final = 0.24
"""How far an arrow between neighbours bends away from the middle, as a part of its length."""


class _Coming(QObject):
    """Tells when any table comes into sight or goes."""

    changed = Signal()


COMING: Final = _Coming()
"""Pages make and hide tables as they like; whoever offers to turn them hears of it here."""


class Sketch(QWidget):
    """The four chairs of a table, what goes from one to another, and the way to see it from another chair."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, low: int = 0) -> None:
        """Show an empty table; in a low window it is so many pixels high, 0: as its width asks."""
        super().__init__(parent)
        self._theme = theme
        self._low = low
        self._given = self._row = SketchRow((), (), "")
        self._turns = 0
        self.turn = Button(theme, Kind.LACQUER, icon="redo", height=28, parent=self)
        self.turn.clicked.connect(self.turn_table)
        follow_width(self)
        follow_window(self)

    def show_sketch(self, row: SketchRow) -> None:
        """Show these chairs and arrows; another table is seen from the chair that it begins with."""
        if row.title != self._given.title or [one.wind for one in row.chairs] != [
            one.wind for one in self._given.chairs
        ]:
            self._turns = 0
        self._given = row
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        """Tell that there is a table now."""
        super().showEvent(event)
        COMING.changed.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Tell that this table is gone."""
        super().hideEvent(event)
        COMING.changed.emit()

    def turn_table(self) -> None:
        """See the table from the chair at the right, and let a screen reader say who sits where now."""
        self._turns = (self._turns + 1) % 4
        self._show()
        announce(self, self.accessibleName())

    @property
    def row(self) -> SketchRow:
        """Return the table as it is seen now: the chair below comes first."""
        return self._row

    def _show(self) -> None:
        self._row = turned(self._given, self._turns)
        self.setAccessibleName(said_from_chair(self._row))
        self.turn.setAccessibleName(said.turn_table())
        key = key_text(BY_ID["learn.turn-table"].keys[0])
        self.turn.setToolTip(tip(f"{said.turn_table()} ({key})"))
        self._place_turn()
        self.updateGeometry()
        self.update()

    def _place_turn(self) -> None:
        """Put the button into the corner at the right below; without its words where they have no room."""
        room = (self.width() - self._plate().width()) / 2 - FRAME - APART
        self.turn.setText(said.turn_table())
        if self.turn.sizeHint().width() > room:
            self.turn.setText("")
        self.turn.resize(self.turn.sizeHint())
        edge = FRAME + 4
        self.turn.move(self.width() - edge - self.turn.width(), self.height() - edge - self.turn.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the button in its corner."""
        super().resizeEvent(event)
        self._place_turn()

    def hasHeightForWidth(self) -> bool:
        """Say that a narrow table is less high."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height at this width."""
        low = is_low(self)
        usual = NARROW_HEIGHT if width < self._theme.sized(NARROW) else LOW_HEIGHT
        least = self._theme.sized((self._low or usual) if low else 250)
        part, flat = (LARGE_PART, LARGE_FLAT) if self._theme.is_large() else (PART, FLAT)
        most = least if low else max(self._theme.sized(TALLEST), round(self.window().height() * part))
        return min(most, max(least, round(width * flat)))

    @property
    def _is_close(self) -> bool:
        """Return whether there is little room: then the plates bear no sign, and the arrows get it."""
        return self.width() < self._theme.sized(NARROW) or is_low(self)

    def sizeHint(self) -> QSize:
        """Return the usual size."""
        return QSize(USUAL, self.heightForWidth(USUAL))

    def minimumSizeHint(self) -> QSize:
        """Return a narrow size."""
        return QSize(300, self._low or LOW_HEIGHT)

    # -- places --------------------------------------------------------------------------------------------

    def _plate(self) -> QSize:
        close = self._is_close
        names = display_font(self._theme, 16 if close else 18)
        widest = max(
            (QFontMetricsF(names).horizontalAdvance(chair.name) for chair in self._row.chairs), default=0
        )
        under = text_font(self._theme, 11.5 if close else 12.5)
        below = max(
            (QFontMetricsF(under).horizontalAdvance(chair.note) for chair in self._row.chairs), default=0
        )
        if close:
            counts = any(chair.count for chair in self._row.chairs)
            wide = round(max(widest, below)) + self._theme.sized(58 if counts else 22)
            wide = max(self._theme.sized(84), wide)
            return QSize(min(wide, (self.width() - 2 * FRAME - 84) // 2), self._theme.sized(CLOSE))
        wide = max(self._theme.sized(PLATE.width()), round(max(widest, below)) + self._theme.sized(92))
        return QSize(min(wide, (self.width() - 2 * FRAME - 60) // 2), self._theme.sized(PLATE.height()))

    def chair_boxes(self) -> list[QRectF]:
        """Return the plates of the chairs: below, right, above, left."""
        plate = self._plate()
        wide, tall = float(plate.width()), float(plate.height())
        left, right = FRAME + 16.0, self.width() - FRAME - 16.0
        top, foot = FRAME + 14.0, self.height() - FRAME - 14.0
        middle, half = self.width() / 2, self.height() / 2
        return [
            QRectF(middle - wide / 2, foot - tall, wide, tall),
            QRectF(right - wide, half - tall / 2, wide, tall),
            QRectF(middle - wide / 2, top, wide, tall),
            QRectF(left, half - tall / 2, wide, tall),
        ]

    def _sign_box(self, box: QRectF) -> QRectF:
        """Return where the sign of a wind stands on its plate, if that is large enough for one."""
        side = box.height() - 16
        return QRectF(box.left() + 8, box.top() + 8, side, side)

    def lines_of(self, chair: Chair, box: QRectF) -> list[tuple[str, QFont, QRectF]]:
        """Return name and note of a chair, each with its letters and place on its plate.

        The letters are smaller where a line has too little room.
        """
        close = self._is_close
        count = QFontMetricsF(self._count_font()).horizontalAdvance(f" {chair.count}") if chair.count else 0
        left = box.left() + 10 if close else self._sign_box(box).right() + 8
        words = QRectF(left, box.top() + 3, box.right() - 10 - left - count, box.height() - 6)
        # A plate without a note has its name in the middle.
        above = words.height() * (NAME if chair.note else 1)
        name, note = (
            display_font(self._theme, 16 if close else 18),
            text_font(self._theme, 11.5 if close else 12.5),
        )
        return [
            (text, paint.fitted(font, text, words.width()), QRectF(words.left(), top, words.width(), high))
            for text, font, top, high in (
                (chair.name, name, words.top(), above),
                (chair.note, note, words.top() + above, words.height() - above),
            )
            if text
        ]

    def _count_font(self) -> QFont:
        return text_font(self._theme, 17, QFont.Weight.Bold)

    # -- paint ---------------------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint table, arrows, chairs."""
        painter = paint.smooth_painter(self)
        table_of(painter, QRectF(self.rect()), FRAME, self._theme.table_look)
        boxes = self.chair_boxes()
        for arrow in self._row.arrows:
            self._paint_arrow(painter, arrow)
        for arrow in self._row.arrows:
            if arrow.label:
                self._paint_label(painter, arrow)
        for chair, box in zip(self._row.chairs, boxes, strict=False):
            self._paint_chair(painter, chair, box)
        if self._row.title:
            painter.setFont(text_font(self._theme, 14))
            painter.setPen(QColor(BAIZE.text))
            left, right = boxes[3].right() + 14, boxes[1].left() - 14
            place = QRectF(left, self.height() / 2 - 40, right - left, 80)
            middle = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(place, middle, self._row.title)

    def _paint_chair(self, painter: QPainter, chair: Chair, box: QRectF) -> None:
        east = chair.wind is Wind.EAST
        painter.setPen(
            QPen(QColor(LACQUER.highlight if chair.framed else LACQUER.brass), 2.5 if chair.framed else 1.2)
        )
        painter.setBrush(QColor(LACQUER.ground9))
        painter.drawRoundedRect(box, 5, 5)
        if not self._is_close:
            sign = self._sign_box(box)
            painter.setPen(QPen(QColor(LACQUER.forbidden if east else LACQUER.brass), 1))
            painter.drawRoundedRect(sign, 3, 3)
            painter.setFont(display_font(self._theme, 19))
            painter.setPen(QColor(LACQUER.forbidden if east else LACQUER.title))
            painter.drawText(sign, Qt.AlignmentFlag.AlignCenter, wind_glyph(chair.wind))
        red = east and self._is_close
        for colour, (text, font, place) in zip(
            (LACQUER.forbidden if red else LACQUER.title, LACQUER.text2),
            self.lines_of(chair, box),
            strict=False,
        ):
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, text)
        if chair.count:
            painter.setFont(self._count_font())
            painter.setPen(QColor(LACQUER.title))
            both = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(box.adjusted(10, 3, -10, -3), both, chair.count)

    def _way(self, arrow: Arrow) -> QPainterPath:
        """Return the way from the middle of a plate to that of another: bent between neighbours."""
        boxes = self.chair_boxes()
        start, end = boxes[arrow.start].center(), boxes[arrow.end].center()
        middle = (start + end) / 2
        if _is_across(arrow):
            # Two that cross, or that lead there and back, must not hide one another.
            lengthwise = QPointF(end - start)
            control = middle + QPointF(-lengthwise.y(), lengthwise.x()) * 0.08
        else:
            control = middle + (middle - QPointF(self.width() / 2, self.height() / 2)) * BEND * 2
        path = QPainterPath(start)
        path.quadTo(control, end)
        return path

    def _ends(self, arrow: Arrow, path: QPainterPath) -> tuple[float, float]:
        """Return between which parts of its way an arrow is seen: from plate to plate."""
        boxes = self.chair_boxes()
        return _leaving(path, boxes[arrow.start]), 1 - _leaving(path.toReversed(), boxes[arrow.end])

    def label_box(self, arrow: Arrow) -> QRectF:
        """Return where the label of an arrow stands: farther out where a plate would lie on it."""
        path = self._way(arrow)
        first, last = self._ends(arrow, path)
        part = ACROSS[arrow.start % 2] if _is_across(arrow) else 0.5
        at = path.pointAtPercent(first + (last - first) * part)
        metrics = QFontMetricsF(self._label_font())
        high = metrics.height() + 6
        wide = max(high, metrics.horizontalAdvance(arrow.label) + 16)
        found = QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high)
        inside = QRectF(self.rect()).adjusted(FRAME, FRAME, -FRAME, -FRAME)
        return _beside(found, self.chair_boxes(), inside, inwards=_is_across(arrow))

    def _label_font(self) -> QFont:
        return text_font(self._theme, 14.5, QFont.Weight.Bold)

    def _paint_arrow(self, painter: QPainter, arrow: Arrow) -> None:
        path = self._way(arrow)
        first, last = self._ends(arrow, path)
        shown = QPainterPath(path.pointAtPercent(first))
        for step in range(1, 25):
            shown.lineTo(path.pointAtPercent(first + (last - first) * step / 24))
        colour = QColor(LACQUER.highlight if arrow.strong else "#D8CDA6")
        pen = QPen(colour, 4 if arrow.strong else 1.8)
        if arrow.dashed:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(shown)
        self._paint_head(
            painter, path.pointAtPercent(last), path.pointAtPercent(max(0.0, last - 0.06)), colour
        )

    @staticmethod
    def _paint_head(painter: QPainter, tip: QPointF, before: QPointF, colour: QColor) -> None:
        way = tip - before
        length = max(0.1, (way.x() ** 2 + way.y() ** 2) ** 0.5)
        way /= length
        side = QPointF(-way.y(), way.x())
        path = QPainterPath(tip)
        path.lineTo(tip - way * 11 + side * 6)
        path.lineTo(tip - way * 11 - side * 6)
        path.closeSubpath()
        painter.fillPath(path, colour)

    def _paint_label(self, painter: QPainter, arrow: Arrow) -> None:
        box = self.label_box(arrow)
        pen = QPen(QColor(LACQUER.brass), 1)
        if arrow.dashed:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(QColor(LACQUER.highlight if arrow.strong else LACQUER.ground9))
        painter.drawRoundedRect(
            box, box.height() / 2 if arrow.round else 5, box.height() / 2 if arrow.round else 5
        )
        painter.setFont(self._label_font())
        painter.setPen(QColor(LACQUER.legal_text if arrow.strong else LACQUER.title))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, arrow.label)


def _is_across(arrow: Arrow) -> bool:
    """Return whether an arrow leads to the player opposite."""
    return (arrow.end - arrow.start) % 2 == 0


def _beside(label: QRectF, plates: Sequence[QRectF], inside: QRectF, *, inwards: bool) -> QRectF:
    """Return a label moved off the plates, as little as may be; towards the middle only if `inwards`."""
    away = label.center() - inside.center()
    across, down = [0.0], [0.0]
    for plate in plates:
        across += (plate.left() - 1 - label.right(), plate.right() + 1 - label.left())
        down += (plate.top() - 1 - label.bottom(), plate.bottom() + 1 - label.top())
    free = [
        moved
        for x, y in product(across, down)
        if inside.contains(moved := label.translated(x, y))
        and (inwards or (x * away.x() >= 0 and y * away.y() >= 0))
        and not any(plate.intersects(moved) for plate in plates)
    ]
    return min(free, key=lambda one: (one.center() - label.center()).manhattanLength(), default=label)


def _leaving(path: QPainterPath, box: QRectF) -> float:
    """Return at which part of a path it has left a plate and a little room round it."""
    room = box.adjusted(-6, -6, 6, 6)
    return next((step / 60 for step in range(60) if not room.contains(path.pointAtPercent(step / 60))), 0.0)
