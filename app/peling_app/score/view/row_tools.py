"""Two small buttons in the row of a deal that is pointed at: correct it, put another in before it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPointF, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QWidget

from peling_app.kit.model.tables import Index
from peling_app.kit.view import paint
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.pressing import Pressing, take_presses
from peling_app.kit.words.tips import tip
from peling_app.score.view.legend import Sizes
from peling_app.score.view.table import SheetTable
from peling_app.score.words import sheet as words

SIDE = 28
LEFT = 11
"""Pixels left free around the number of the deal."""


class RowTool(Pressing, QAbstractButton):
    """A button as low as a row, with an icon; its name is said by tool tip and screen reader."""

    def __init__(self, sizes: Sizes, icon: str, parent: QWidget) -> None:
        """Show an icon."""
        super().__init__(parent)
        self._sizes = sizes
        self._icon = icon
        take_presses(self)

    def sizeHint(self) -> QSize:
        """Return room for the icon."""
        return QSize(SIDE, SIDE)

    def name(self, said: str) -> None:
        """Say what it does."""
        self.setAccessibleName(said)
        self.setToolTip(tip(said))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint ground, icon and ring."""
        painter = paint.smooth_painter(self)
        paper = self._sizes.theme.paper
        area = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(QPen(QColor(paper.ink3 if self.underMouse() else paper.border), 1))
        painter.setBrush(QColor(paper.panel if self.underMouse() else paper.top))
        painter.drawRoundedRect(area, 5, 5)
        picture = paint.icon(self._icon, paper.ink, 15, self.devicePixelRatioF())
        painter.drawImage(QPointF(area.center().x() - 7.5, area.center().y() - 7.5), picture)
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()), paper.gold, 6)


class RowTools(QWidget):
    """The two buttons, in the row that the mouse is on, else in the current row while it has the focus.

    Signals:
        correct_asked: put this deal into the entry panel.
        insert_asked: put a forgotten deal in before this one.
    """

    correct_asked = Signal(int)
    insert_asked = Signal(int)

    def __init__(self, table: SheetTable, sizes: Sizes) -> None:
        """Stand over a table."""
        super().__init__(table.viewport())
        self._table, self._sizes = table, sizes
        self.deal = 0
        self.correct = RowTool(sizes, "pen", self)
        self.insert = RowTool(sizes, "insert", self)
        fill(QHBoxLayout(self), self.correct, self.insert, spacing=0, margins=(0, 0, 0, 0))
        self.correct.clicked.connect(lambda: self.correct_asked.emit(self.deal))
        self.insert.clicked.connect(lambda: self.insert_asked.emit(self.deal))
        table.setMouseTracking(True)
        table.entered.connect(self._show_at)
        table.looked_at.connect(lambda _row, _column: self.rest())
        table.verticalScrollBar().valueChanged.connect(self.rest)
        table.model().modelReset.connect(self.rest)
        table.viewport().installEventFilter(self)
        table.installEventFilter(self)
        self.hide()

    def rest(self) -> None:
        """Stand in the current row while the table has the focus; else be gone."""
        self._show_at(self._table.currentIndex() if self._table.hasFocus() else QModelIndex())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the mouse out of the table, and the focus in and out."""
        if event.type() in {QEvent.Type.Leave, QEvent.Type.FocusIn}:
            self.rest()
        elif event.type() is QEvent.Type.FocusOut and not self.underMouse():
            self._show_at(QModelIndex())
        return super().eventFilter(watched, event)

    def _show_at(self, index: Index) -> None:
        if not index.isValid() or self._table.row(index.row()).entering:
            self.hide()
            return
        self.deal = self._table.row(index.row()).number
        self.correct.name(words.correct_deal(deal=self.deal))
        self.insert.name(words.insert_before(deal=self.deal))
        row = self._table.visualRect(index)
        top = row.top() + (row.height() - SIDE) // 2
        number = QFontMetrics(self._sizes.text(15)).horizontalAdvance(str(self.deal))
        self.setGeometry(QRect(LEFT + number, top, 2 * SIDE, SIDE))
        self.show()
        self.raise_()
