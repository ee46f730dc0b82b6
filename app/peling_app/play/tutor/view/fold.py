"""One line that opens: what is shown only to who asks for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QWidget

from peling_app.kit.view import paint
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.parts import Scale, column
from peling_app.kit.view.pressing import Pressing, take_presses
from peling_app.kit.view.text.flow import follow_width
from peling_app.kit.view.text.reader import order_tabs, stops_in
from peling_app.kit.view.toggling import Toggling

MARK: Final = 20
"""Room for the mark before the words, in pixels."""
LEAST: Final = 32
"""The least height of what can be hit, in pixels."""
WRAPPED: Final = int(Qt.AlignmentFlag.AlignVCenter.value) | int(Qt.TextFlag.TextWordWrap.value)


class FoldLine(Pressing, Toggling, QAbstractButton):
    """The line: a mark that points at what is below, words, and at the right another word as a link."""

    def __init__(self, scale: Scale, text: str, spoken: str, aside: str) -> None:
        """Show words; a screen reader says `spoken`, and whether it is open."""
        super().__init__()
        self._scale = scale
        self._aside = aside
        self.setText(text)
        self.setAccessibleName(spoken)
        self.setCheckable(True)
        self.hear_toggle()
        take_presses(self)
        follow_width(self)

    def _bold(self) -> QFont:
        return self._scale.text(13.5, QFont.Weight.DemiBold)

    def _beside(self) -> int:
        """Return the width that the words do not have."""
        aside = QFontMetricsF(self._bold()).horizontalAdvance(self._aside) + 12 if self._aside else 0.0
        return MARK + round(aside)

    def hasHeightForWidth(self) -> bool:
        """Say that a narrow one is higher: its words take more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the lines that the words need."""
        room = QRectF(0, 0, max(40, width - self._beside()), 9999)
        high = QFontMetricsF(self._scale.text(14)).boundingRect(room, WRAPPED, self.text()).height()
        return max(LEAST, round(high) + 10)

    def sizeHint(self) -> QSize:
        """Return the room of one line."""
        width = round(QFontMetricsF(self._scale.text(14)).horizontalAdvance(self.text())) + self._beside() + 4
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the room of the longest word."""
        metrics = QFontMetricsF(self._scale.text(14))
        longest = max(map(metrics.horizontalAdvance, self.text().split()), default=0.0)
        return QSize(round(longest) + self._beside(), LEAST)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the mark, the words, the word at the right, the ring of the focus."""
        painter = paint.smooth_painter(self)
        paper = self._scale.theme.paper
        area = QRectF(self.rect())
        painter.setPen(QPen(QColor(paper.ink3), 1.7))
        middle = QPointF(MARK / 2 - 1, area.center().y())
        turned = [(-3, -1.5), (1, 2.5), (5, -1.5)] if self.isChecked() else [(-1, -4), (3, 0), (-1, 4)]
        painter.drawPolyline(QPolygonF([middle + QPointF(*step) for step in turned]))
        painter.setFont(self._scale.text(14))
        painter.setPen(QColor(paper.ink if self.underMouse() else paper.ink2))
        painter.drawText(area.adjusted(MARK, 0, MARK - self._beside(), 0), WRAPPED, self.text())
        if self._aside:
            self._paint_aside(painter, area)
        if self.hasFocus():
            paint.focus_ring(painter, area, paper.gold, 6)

    def _paint_aside(self, painter: QPainter, area: QRectF) -> None:
        painter.setFont(self._bold())
        painter.setPen(QColor(self._scale.theme.paper.gold))
        place = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(area.adjusted(0, 0, -2, 0), place, self._aside)
        metrics = QFontMetricsF(self._bold())
        low = area.center().y() + metrics.height() / 2 - metrics.descent() + 2.5
        left = area.right() - 2 - metrics.horizontalAdvance(self._aside)
        painter.drawLine(QPointF(left, low), QPointF(area.right() - 2, low))


class Fold(QWidget):
    """A line and what it opens, which is made when it is opened first.

    Signals:
        turned: it was opened (True) or shut.

    Attributes:
        content: what it opens; None: it was never open.
    """

    turned = Signal(bool)

    def __init__(
        self, scale: Scale, text: str, make: Callable[[], QWidget], *, spoken: str = "", aside: str = ""
    ) -> None:
        """Show a line; `spoken` is what a screen reader says of it, `aside` a word at its right."""
        super().__init__()
        self.line = FoldLine(scale, text, spoken or text, aside)
        self.content: QWidget | None = None
        self._make = make
        self._column = fill(column(self), self.line)
        self.line.clicked.connect(self._turn)

    @property
    def is_open(self) -> bool:
        """Return whether it is open."""
        return self.line.isChecked()

    def show_open(self, is_open: bool) -> None:
        """Open or shut it without telling anybody."""
        self.line.setChecked(is_open)
        if is_open and self.content is None:
            self.content = self._make()
            self._column.addWidget(self.content)
            order_tabs(tuple(stops_in(self._column)))
        if self.content is not None:
            self.content.setVisible(is_open)
        self.line.update()

    def _turn(self) -> None:
        self.show_open(not self.is_open)
        self.turned.emit(self.is_open)
