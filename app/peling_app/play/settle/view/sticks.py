"""Payments with dotted sticks, drawn: what is handed over, and what comes back."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from peling_app.books.words import sticks as words
from peling_app.kit.view import paint
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.parts import Scale, Words
from peling_app.kit.view.tiles.sticks import draw_stick
from peling_app.kit.words.numbers import number
from peling_app.kit.words.tips import tip
from peling_app.play.settle.model.sticks import StickPayment

LENGTH = 46
THICK = 12


def stick_rows(payments: tuple[StickPayment, ...], scale: Scale) -> QWidget:
    """Return a row for each payment, the payer in front of his sticks."""
    holder = QWidget()
    layout = fill(QVBoxLayout(holder), margins=(0, 4, 0, 2), spacing=scale.px(5))
    paper = scale.theme.paper
    widest = max(QFontMetricsF(scale.text(14)).horizontalAdvance(p.payer) for p in payments)
    for payment in payments:
        row = QWidget()
        row.setAccessibleName(payment.said)
        row.setToolTip(tip(payment.said))
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
        draw_stick(painter, stick, self._value)
