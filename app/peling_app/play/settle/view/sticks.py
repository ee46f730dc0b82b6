"""Payments with dotted sticks, drawn: what is handed over, and what comes back."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from peling_app.books.words import sticks as words
from peling_app.kit.view import paint
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.parts import Scale, Words
from peling_app.kit.words.numbers import number
from peling_app.kit.words.tips import tip
from peling_app.play.settle.model.sticks import StickPayment

LENGTH = 46
THICK = 12
DOTS = {2: (2, False), 10: (10, False), 100: (1, True), 500: (5, True)}
"""How many dots each stick has, and whether they are red."""


def stick_rows(payments: tuple[StickPayment, ...], scale: Scale) -> QWidget:
    """Return a row for each payment, the payer in front of his sticks."""
    holder = QWidget()
    layout = fill(QVBoxLayout(holder), margins=(0, 4, 0, 2), spacing=scale.px(5))
    paper = scale.theme.paper
    widest = max(QFontMetricsF(scale.text(14)).horizontalAdvance(p.payer) for p in payments)
    for payment in payments:
        row = QWidget()
        row.setAccessibleName(payment.told)
        row.setToolTip(tip(payment.told))
        line = fill(QHBoxLayout(row), margins=(0, 0, 0, 0), spacing=scale.px(10))
        payer = Words(scale.text(14), paper.ink, payment.payer, wrap=False)
        payer.setMinimumWidth(round(widest) + 4)
        line.addWidget(payer, 0, Qt.AlignmentFlag.AlignVCenter)
        for value, count in payment.paid:
            line.addWidget(Pile(value, count, scale))
        if payment.change:
            line.addWidget(Words(scale.text(13), paper.ink3, words.gets_back(), wrap=False))
        for value, count in payment.change:
            line.addWidget(Pile(value, count, scale))
        if not payment.paid:
            line.addWidget(Words(scale.text(13), paper.ink2, words.noted(), wrap=False))
        line.addStretch(1)
        layout.addWidget(row)
    return holder


class Pile(QLabel):
    """Some equal sticks: one of them drawn, and how many there are in front of it."""

    def __init__(self, value: int, count: int, scale: Scale) -> None:
        """Draw so many sticks of a value."""
        super().__init__()
        self._value = value
        self._scale = scale
        self._font = scale.text(14, QFont.Weight.Bold)
        self._count = f"{number(count)} ×" if count > 1 else ""
        self._room = QFontMetricsF(self._font).horizontalAdvance(self._count) + 4 if self._count else 0.0
        self.setAccessibleName(words.pile(value, count))
        self.setToolTip(tip(words.pile(value, count)))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """Return the room for the number and the stick."""
        return QSize(round(self._room) + self._scale.px(LENGTH) + 2, self._scale.px(20))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint number and stick."""
        painter = paint.smooth_painter(self)
        paper = self._scale.theme.paper
        if self._count:
            painter.setFont(self._font)
            painter.setPen(QColor(paper.ink))
            side = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            painter.drawText(QRectF(0, 0, self._room, self.height()), side, self._count)
        thick = self._scale.px(THICK)
        stick = QRectF(self._room + 0.5, (self.height() - thick) / 2, self._scale.px(LENGTH), thick)
        painter.setPen(QPen(QColor("#A8946A"), 1))
        painter.setBrush(QColor("#FBF5E4"))
        painter.drawRoundedRect(stick, thick / 2.4, thick / 2.4)
        self._paint_dots(painter, stick)

    def _paint_dots(self, painter: QPainter, stick: QRectF) -> None:
        count, red = DOTS.get(self._value, (0, False))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#A3241C" if red else "#1E1A16"))
        size = stick.height() * (0.19 if red and count == 1 else 0.13)
        for place in _dots(count, stick):
            painter.drawEllipse(place, size, size)


def _dots(count: int, stick: QRectF) -> list[QPointF]:
    """Return where the dots of a stick are: one or two in a line, five as on a die, ten as two fives."""
    middle, step = stick.center(), stick.height() * 0.26
    match count:
        case 1:
            return [middle]
        case 2:
            return [middle - QPointF(step * 1.4, 0), middle + QPointF(step * 1.4, 0)]
        case 5:
            return _five(middle, step)
        case 10:
            aside = QPointF(step * 3, 0)
            return [*_five(middle - aside, step), *_five(middle + aside, step)]
        case _:
            return []


def _five(middle: QPointF, step: float) -> list[QPointF]:
    corners = [middle + QPointF(x * step * 1.3, y * step) for x in (-1, 1) for y in (-1, 1)]
    return [middle, *corners]
