"""Luck and play: result = luck - points lost in three boxes, and where luck came from as a bar."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.style import text_font
from peling_app.kit.words.numbers import number, signed
from peling_app.play.review.model.page import Balance
from peling_app.play.review.words import review as words

BOX: Final = 108
SIGN: Final = 34
LEAST_BOX, LEAST_SIGN, SMALLEST = 76, 20, 13
"""Pixels of the narrowest box and the room between two, and of its smallest figure."""
BAR: Final = 24
STRENGTHS: Final = (0.55, 1.0, 0.75)
"""How strong the green of each part of luck is."""
APART: Final = 10
"""Pixels at least between two words under the bar."""
CENTRE = Qt.AlignmentFlag.AlignCenter


class BalanceView(QWidget):
    """Three boxes and a bar."""

    def __init__(self, theme: Theme) -> None:
        """Begin at nought."""
        super().__init__()
        self._theme = theme
        self._balance = Balance()
        # Of a fixed one Qt would take the height of another width for the most.
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self.updateGeometry)

    def show_balance(self, balance: Balance) -> None:
        """Show another deal."""
        self._balance = balance
        said = words.identity_said(signed(balance.result), signed(balance.luck), number(balance.lost))
        parts = ", ".join(f"{words.fixed(name)} {signed(value)}" for name, value in balance.parts)
        self.setAccessibleName(f"{said}. {parts}")
        self.updateGeometry()
        self.update()

    def _font(self, pixels: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        return text_font(self._theme, pixels, weight)

    def _heights(self) -> tuple[float, float, float]:
        """Return the heights of a box, of a word under it, of the bar."""
        box = QFontMetricsF(self._font(26, QFont.Weight.Bold)).height() + 10
        return box, QFontMetricsF(self._font(13.5)).height() + 4, BAR * max(1.0, self._theme.zoom() / 100)

    def sizeHint(self) -> QSize:
        """Return room for boxes, words and bar."""
        wide = 3 * BOX + 2 * SIGN + 60
        return QSize(wide, self.heightForWidth(wide))

    def heightForWidth(self, width: int) -> int:
        """Return the height: where the words under the bar do not fit side by side, each has its line."""
        box, word, bar = self._heights()
        return round(box + word + 12 + bar + word * (1 if self.is_in_one_line(width) else 3) + 4)

    def is_in_one_line(self, width: int) -> bool:
        """Return whether the words under the bar stand side by side: at its left, middle and right."""
        first, middle, last = (sum(self._widths(*part)) for part in self._balance.parts)
        return (width - middle) / 2 >= max(first, last) + APART

    def _widths(self, name: str, value: int) -> tuple[float, float]:
        """Return how wide the name of a part of luck is, and its figure."""
        plain, bold = (
            QFontMetricsF(self._font(13.5, weight)) for weight in (QFont.Weight.Normal, QFont.Weight.Bold)
        )
        return plain.horizontalAdvance(f"{words.fixed(name)} "), bold.horizontalAdvance(signed(value))

    def minimumSizeHint(self) -> QSize:
        """Return the least room: narrower boxes."""
        return QSize(3 * LEAST_BOX + 2 * LEAST_SIGN, self.sizeHint().height())

    def _figures(self, room: float) -> QFont:
        """Return the font of the three figures: as large as the boxes leave room for."""
        balance, size = self._balance, 26.0
        said = (signed(balance.result), signed(balance.luck), number(balance.lost))
        while size > SMALLEST:
            metrics = QFontMetricsF(self._font(size, QFont.Weight.Bold))
            if max(map(metrics.horizontalAdvance, said)) <= room - 10:
                break
            size -= 1
        return self._font(size, QFont.Weight.Bold)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint them."""
        painter = paint.smooth_painter(self)
        paper, balance = self._theme.paper, self._balance
        box, word, bar = self._heights()
        wide = self.width()
        sign = min(SIGN * 2.0, max(LEAST_SIGN, (wide - 3 * BOX) / 2))
        each = (wide - 2 * sign) / 3
        good = paper.green if balance.luck >= 0 else paper.red
        boxes = (
            (signed(balance.result), words.fixed("result"), paper.ink, 2.0),
            (signed(balance.luck), words.fixed("luck"), good, 1.0),
            (number(balance.lost), words.fixed("lost"), paper.red if balance.lost else paper.ink, 1.0),
        )
        for place, (value, name, ink, frame) in enumerate(boxes):
            area = QRectF(place * (each + sign), 0, each, box).adjusted(1, 1, -1, -1)
            painter.setPen(QPen(QColor(paper.ink if frame > 1 else paper.border), frame))
            painter.setBrush(QColor(paper.top))
            painter.drawRoundedRect(area, 4, 4)
            painter.setPen(QColor(ink))
            painter.setFont(self._figures(each))
            painter.drawText(area, CENTRE, value)
            painter.setFont(self._font(13.5))
            painter.setPen(QColor(paper.ink2))
            painter.drawText(QRectF(area.left() - 10, box, each + 20, word), CENTRE, name)
            if place:
                painter.setFont(self._font(20))
                between = QRectF(area.left() - sign - 1, 0, sign, box)
                painter.drawText(between, CENTRE, "=" if place == 1 else "−")
        self._paint_bar(painter, QRectF(0, box + word + 12, wide, bar), word)

    def _paint_bar(self, painter: QPainter, area: QRectF, word: float) -> None:
        """Paint the parts of luck: good ones green, bad ones red and hatched, each as long as it is large."""
        paper, parts = self._theme.paper, self._balance.parts
        whole = sum(abs(value) for _, value in parts) or 1
        painter.setPen(Qt.PenStyle.NoPen)
        left, gap = area.left(), 2.0
        for (_, value), strength in zip(parts, STRENGTHS, strict=True):
            wide = (area.width() - 2 * gap) * abs(value) / whole
            ink = paint.colour(paper.green if value >= 0 else paper.red, strength)
            style = Qt.BrushStyle.SolidPattern if value >= 0 else Qt.BrushStyle.BDiagPattern
            piece = QRectF(left, area.top(), wide, area.height())
            if value < 0:
                painter.fillRect(piece, QColor(paper.red_ground))
            painter.fillRect(piece, QBrush(ink, style))
            left += wide + gap
        in_line = self.is_in_one_line(self.width())
        sides = (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight)
        for place, ((name, value), side) in enumerate(zip(parts, sides, strict=True)):
            line = QRectF(area.left(), area.bottom() + 3, area.width(), word)
            if in_line:
                self._paint_part(painter, line, side, name, value)
            else:
                self._paint_part(painter, line.translated(0, place * word), sides[0], name, value)

    def _paint_part(
        self, painter: QPainter, area: QRectF, side: Qt.AlignmentFlag, name: str, value: int
    ) -> None:
        paper = self._theme.paper
        plain, bold = self._font(13.5), self._font(13.5, QFont.Weight.Bold)
        first, figure = self._widths(name, value)
        wide = first + figure
        left = {
            Qt.AlignmentFlag.AlignLeft: area.left(),
            Qt.AlignmentFlag.AlignRight: area.right() - wide,
        }.get(side, area.center().x() - wide / 2)
        base = area.top() + QFontMetricsF(plain).ascent()
        painter.setFont(plain)
        painter.setPen(QColor(paper.ink2))
        painter.drawText(round(left), round(base), f"{words.fixed(name)} ")
        painter.setFont(bold)
        painter.setPen(QColor(paper.green if value >= 0 else paper.red))
        painter.drawText(round(left + first), round(base), signed(value))
