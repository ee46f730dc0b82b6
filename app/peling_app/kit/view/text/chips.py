"""What is framed among words and wraps with them: a verdict with its sign, the arithmetic of doubling."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from peling_app.kit.model.steps import Step
from peling_app.kit.view import paint
from peling_app.kit.view.parts import Scale, sign
from peling_app.kit.view.text.flow import follow_width


class Chip(QWidget):
    """A verdict in a few words, with its sign: allowed or not allowed."""

    BESIDE: Final = 34
    """Pixels of width beside the words."""
    WRAPPED: Final = int(Qt.AlignmentFlag.AlignVCenter.value) | int(Qt.TextFlag.TextWordWrap.value)

    def __init__(self, scale: Scale, text: str, *, good: bool) -> None:
        """Show a verdict."""
        super().__init__()
        self._scale = scale
        self._text = text
        self._good = good
        self.setAccessibleName(text)
        follow_width(self, QSizePolicy.Policy.Maximum)

    def _font(self) -> QFont:
        return self._scale.text(12.5, QFont.Weight.Bold)

    def sizeHint(self) -> QSize:
        """Return the room for sign and words in one line."""
        metrics = QFontMetricsF(self._font())
        width = round(metrics.horizontalAdvance(self._text)) + self.BESIDE
        return QSize(width, round(metrics.height()) + 7)

    def minimumSizeHint(self) -> QSize:
        """Return the room for the longest word."""
        metrics = QFontMetricsF(self._font())
        longest = max(map(metrics.horizontalAdvance, self._text.split()), default=0.0)
        return QSize(round(longest) + self.BESIDE, self.sizeHint().height())

    def hasHeightForWidth(self) -> bool:
        """Say that a narrow chip is higher: its words take more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the lines that the words need."""
        room = QRectF(0, 0, width - self.BESIDE + 4, 9999)
        return round(QFontMetricsF(self._font()).boundingRect(room, self.WRAPPED, self._text).height()) + 7

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground, the sign, the word."""
        paper = self._scale.theme.paper
        ink, ground = (paper.green, paper.green_ground) if self._good else (paper.red, paper.red_ground)
        painter = paint.smooth_painter(self)
        area = QRectF(self.rect())
        painter.setBrush(QColor(ground))
        painter.setPen(QPen(QColor(ink), 1) if self._scale.theme.is_high_contrast() else Qt.PenStyle.NoPen)
        corner = self.sizeHint().height() / 2
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
        sign(painter, QRectF(7, area.height() / 2 - 7, 14, 14), ink, good=self._good)
        painter.setPen(QColor(ink))
        painter.setFont(self._font())
        painter.drawText(area.adjusted(25, 0, -5, 0), self.WRAPPED, self._text)


class Chain(QWidget):
    """The arithmetic of doubling: 50, times 2, 100, times 2, 200; it wraps when there is no room."""

    ARROW = 42
    BOX = 46

    def __init__(self, scale: Scale, steps: Sequence[Step]) -> None:
        """Show the steps, the last framed as the total."""
        super().__init__()
        self._scale = scale
        self._steps = tuple(steps)
        spoken = " ".join(f"{step.factor} {step.word}, {step.value};" for step in self._steps)
        self.setAccessibleName(spoken.strip(" ;"))
        follow_width(self)

    def hasHeightForWidth(self) -> bool:
        """Say that a narrow chain is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height for the lines the chain needs."""
        lines = -(-len(self._steps) // self._per_line(width)) if self._steps else 0
        return lines * self._line_height()

    def sizeHint(self) -> QSize:
        """Return a size in which two boxes stand side by side."""
        width = 2 * self._box_width() + self.ARROW
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return room for one box beside an arrow, in one line: how many there are, the width tells."""
        return QSize(self._box_width() + self.ARROW, self._line_height())

    def _value_font(self, *, last: bool) -> QFont:
        return self._scale.text(26 if last else 22, QFont.Weight.Bold)

    def _box_width(self) -> int:
        metrics = QFontMetricsF(self._value_font(last=True))
        word = QFontMetricsF(self._scale.text(13))
        needed = [metrics.horizontalAdvance(step.value) + 18 for step in self._steps]
        needed += [word.horizontalAdvance(step.word) + 6 for step in self._steps]
        return round(max(80.0, *needed)) if needed else 80

    def _line_height(self) -> int:
        return self._scale.px(self.BOX) + self._scale.px(30)

    def _per_line(self, width: int) -> int:
        return max(1, (width + self.ARROW) // (self._box_width() + self.ARROW))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint boxes, arrows, words."""
        painter = paint.smooth_painter(self)
        paper = self._scale.theme.paper
        per_line, box = self._per_line(self.width()), self._box_width()
        in_line = min(per_line, len(self._steps))
        spare = self.width() - in_line * box
        arrow = spare / (in_line - 1) if in_line > 1 else self.ARROW
        arrow = min(arrow, 170.0)
        for number, step in enumerate(self._steps):
            line, place = divmod(number, per_line)
            left = place * (box + arrow)
            top = line * self._line_height()
            area = QRectF(left, top, box, self._scale.px(self.BOX))
            last = number == len(self._steps) - 1
            if place:
                self._paint_arrow(painter, area, arrow, step.factor)
            painter.setPen(QPen(QColor(paper.ink if last else paper.border), 2 if last else 1))
            painter.setBrush(QColor(paper.top))
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 4, 4)
            painter.setFont(self._value_font(last=last))
            painter.setPen(QColor(paper.ink))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, step.value)
            painter.setFont(self._scale.text(13))
            painter.setPen(QColor(paper.ink3))
            under = QRectF(left - 8, area.bottom() + 3, box + 16, self._scale.px(20))
            word = step.word if place or not line else f"{step.factor} {step.word}"
            painter.drawText(under, Qt.AlignmentFlag.AlignHCenter, word)

    def _paint_arrow(self, painter: QPainter, box: QRectF, length: float, factor: str) -> None:
        paper = self._scale.theme.paper
        left, right, middle = box.left() - length + 6, box.left() - 6, box.center().y() + 7
        painter.setPen(QPen(QColor(paper.ink3), 1.3))
        painter.drawLine(QPointF(left, middle), QPointF(right, middle))
        painter.drawLine(QPointF(right - 5, middle - 3.5), QPointF(right, middle))
        painter.drawLine(QPointF(right - 5, middle + 3.5), QPointF(right, middle))
        painter.setPen(QColor(paper.gold))
        painter.setFont(self._scale.text(14, QFont.Weight.Bold))
        above = QRectF(left - 6, box.top(), right - left + 12, middle - box.top() - 3)
        painter.drawText(above, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, factor)
