"""The tables of the settlement: real tables for screen readers, painted as a page of an account book."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from peling_app.kit.model.tables import Index
from peling_app.kit.view import paint
from peling_app.kit.view.keys import is_enter_key
from peling_app.kit.view.lists.paper_table import PaperHead, PaperTable
from peling_app.kit.view.parts import Scale
from peling_app.play.settle.model.tables import PAYEE, PAYER, PaymentModel, TotalModel

LINE = 30
"""Height of a row, in pixels."""
ARROW_ROOM = 30
BESIDE_RING = 4
"""Pixels at each side of a word that the ring of the focus needs."""
PAD, NARROW_PAD = 2 * BESIDE_RING + 4, 2 * BESIDE_RING + 1
"""Pixels beside the words of a column, those for the ring included."""
LONGEST_NAME = 60
"""A player's name over a column is cut at this width."""
LONGEST_PAYER = 110
"""A name in a payment is cut at this width where there is no room for more."""


@dataclass(frozen=True, slots=True)
class CellLook:
    """How a cell is written: font, ink, and the line over it: 0 none, 1 thin, 2 strong, 3 double."""

    font: QFont
    ink: str
    line: int = 1


class AccountTable(PaperTable):
    """A table as high as its rows; columns take what they need, one of them what is left."""

    def __init__(self, scale: Scale, look: Callable[[int, int], CellLook], *, stretch: int) -> None:
        """Paint cells after `look` (row, column); column `stretch` takes the room that is left."""
        super().__init__()
        self._scale = scale
        self._look = look
        self._stretch = stretch
        self._widths: list[int] | None = None
        self._lacking: dict[int, int] = {}
        self._cells = _Cells(self, scale)
        self.setItemDelegate(self._cells)
        self.setHorizontalHeader(_Head(scale, self))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Enter to the page: there is nothing in a row to open."""
        if is_enter_key(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def look(self, row: int, column: int) -> CellLook:
        """Return how a cell is written."""
        return self._look(row, column)

    def arrow_at(self, column: int) -> bool:
        """Return whether cells of a column begin with an arrow."""
        return isinstance(self.model(), PaymentModel) and column == PAYEE

    def _names(self, column: int) -> bool:
        """Return whether cells of a column hold names, which may be longer than any room."""
        return isinstance(self.model(), PaymentModel) and column in {PAYER, PAYEE}

    def refit(self, line: int = LINE) -> None:
        """Take the room that the rows need; each is `line` pixels high at the usual size of text."""
        self._widths = None
        model = self.model()
        if model is None:
            return
        high = self._scale.px(line)
        self.verticalHeader().setMinimumSectionSize(12)
        for row in range(model.rowCount()):
            self.setRowHeight(row, high)
        self._fit_columns()
        self.setFixedHeight(self.horizontalHeader().sizeHint().height() + model.rowCount() * high + 2)

    def reset(self) -> None:
        """Show other rows: what was measured is of those before."""
        self._widths = None
        super().reset()

    def needed_width(self) -> int:
        """Return the width at which nothing is cut but the longest names."""
        return sum(self._needed())

    def minimumSizeHint(self) -> QSize:
        """Return the width at which nothing is cut but the longest names."""
        return QSize(self.needed_width(), 40)

    def sizeHint(self) -> QSize:
        """Return the same."""
        return QSize(self.needed_width(), self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the room that is left to one column."""
        super().resizeEvent(event)
        self._fit_columns()

    def _needed(self) -> list[int]:
        """Return the width that each column needs; measured once for what is shown, see `refit`."""
        if self._widths is None:
            self._widths = self._measured()
        return list(self._widths)

    def _measured(self) -> list[int]:
        model = self.model()
        if model is None:
            return []
        widths = []
        for column in range(model.columnCount()):
            heading = str(model.headerData(column, Qt.Orientation.Horizontal) or "")
            parts = [
                QFontMetricsF(font).horizontalAdvance(text)
                for text, font in zip(heading.split("\n"), _head_fonts(self._scale, heading), strict=False)
            ]
            if len(parts) > 1:
                parts = [min(part, self._scale.px(LONGEST_NAME)) for part in parts]
            for row in range(model.rowCount()):
                text = str(model.index(row, column).data() or "")
                parts.append(QFontMetricsF(self._look(row, column).font).horizontalAdvance(text))
            widest = max(parts, default=0)
            longest = self._scale.px(LONGEST_PAYER) if self._names(column) else widest
            self._lacking[column] = ceil(max(0, widest - longest))
            width = min(widest, longest) + (PAD if self._scale.factor >= 1 else NARROW_PAD)
            widths.append(round(width) + 2 + (ARROW_ROOM if self.arrow_at(column) else 0))
        return widths

    def _fit_columns(self) -> None:
        widths = self._needed()
        if not widths:
            return
        spare = self.viewport().width() - sum(widths)
        if spare > 0:
            if isinstance(self.model(), TotalModel):
                share = spare // len(widths)
                widths = [width + share for width in widths]
                widths[0] += spare - share * len(widths)
            else:
                for column, lacking in self._lacking.items():
                    widths[column] += min(lacking, spare)
                    spare -= min(lacking, spare)
                widths[self._stretch] += spare
        for column, width in enumerate(widths):
            self.setColumnWidth(column, width)


class _Cells(QStyledItemDelegate):
    """Paints a cell: the line over it, its words, an arrow before who receives."""

    def __init__(self, table: AccountTable, scale: Scale) -> None:
        super().__init__(table)
        self._table = table
        self._scale = scale

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint it."""
        paper = self._scale.theme.paper
        look = self._table.look(index.row(), index.column())
        area: QRect = option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        strong = QColor(paper.border)
        match look.line:
            case 1:
                painter.fillRect(area.left(), area.top(), area.width(), 1, QColor(paper.line))
            case 2:
                painter.fillRect(area.left(), area.top(), area.width(), 1, strong)
            case 3:
                painter.fillRect(area.left(), area.top(), area.width(), 1, strong)
                painter.fillRect(area.left(), area.top() + 3, area.width(), 1, strong)
            case _:
                pass
        text = QRectF(area).adjusted(BESIDE_RING, 0, -BESIDE_RING, 0)
        if self._table.arrow_at(index.column()):
            _arrow(painter, QPointF(text.left() + 2, text.center().y()), paper.ink3)
            text.setLeft(text.left() + ARROW_ROOM)
        painter.setFont(look.font)
        painter.setPen(QColor(look.ink))
        side = index.data(Qt.ItemDataRole.TextAlignmentRole)
        painter.drawText(text, int(side), paint.cut(painter, str(index.data() or ""), text.width()))
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint.focus_ring(painter, QRectF(area).adjusted(0, 1, 0, -1), paper.gold, 4)
        painter.restore()


class _Head(PaperHead):
    """Headings: one line in small type, or wind over name."""

    def __init__(self, scale: Scale, table: AccountTable) -> None:
        super().__init__(table)
        self._scale = scale
        self._table = table
        self.setSectionsClickable(False)
        # The columns of numbers are narrow.
        self.setMinimumSectionSize(8)

    def _lines(self) -> int:
        model = self.model()
        if model is None:
            return 1
        count = model.columnCount()
        texts = [str(model.headerData(column, Qt.Orientation.Horizontal) or "") for column in range(count)]
        return max((text.count("\n") + 1 for text in texts), default=1)

    def sizeHint(self) -> QSize:
        """Return the height of one or two lines."""
        return QSize(100, self._scale.px(46 if self._lines() > 1 else 26))

    def paintSection(self, painter: QPainter, rect: QRect, number: int) -> None:
        """Paint a heading."""
        model = self.model()
        text = str(model.headerData(number, Qt.Orientation.Horizontal) or "")
        side = model.headerData(number, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole)
        flags = int(side) if side is not None else int(Qt.AlignmentFlag.AlignLeft.value)
        flags &= ~int(Qt.AlignmentFlag.AlignVCenter.value)
        paper = self._scale.theme.paper
        painter.save()
        lines = text.split("\n")
        fonts = _head_fonts(self._scale, text)
        top = rect.top() + (0 if len(lines) > 1 else rect.height() - self._scale.px(22))
        for line, font in zip(lines, fonts, strict=False):
            painter.setFont(font)
            painter.setPen(QColor(paper.ink if len(lines) > 1 and line == lines[0] else paper.ink3))
            height = self._scale.px(24 if len(lines) > 1 and line == lines[0] else 20)
            left = rect.left() + BESIDE_RING + (ARROW_ROOM if self._table.arrow_at(number) else 0)
            room = rect.right() + 1 - BESIDE_RING - left
            shown = QFontMetricsF(font).elidedText(line, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QRectF(left, top, room, height), flags, shown)
            top += height
        painter.restore()


def _head_fonts(scale: Scale, text: str) -> list[QFont]:
    return [scale.display(17), scale.text(13)] if "\n" in text else [scale.text(13)]


def payment_table(model: PaymentModel, scale: Scale) -> AccountTable:
    """Return the table of who pays whom."""

    def look(row: int, column: int) -> CellLook:
        paper = scale.theme.paper
        line = 2 if not row or model.rows[row].begins else 1
        if column == 3:
            return CellLook(scale.text(14, QFont.Weight.Bold), paper.gold, line)
        weight = QFont.Weight.Bold if column == 4 else QFont.Weight.Normal
        return CellLook(scale.text(14, weight), paper.ink, line)

    table = AccountTable(scale, look, stretch=2)
    table.setModel(model)
    return table


def total_table(model: TotalModel, scale: Scale) -> AccountTable:
    """Return the table of the totals."""

    def look(row: int, column: int) -> CellLook:
        paper = scale.theme.paper
        shown = model.rows[row]
        line = {"deal": 2, "total": 3}.get(shown.kind, 1)
        if not column:
            return CellLook(scale.text(14), paper.ink, line)
        sign = shown.signs[column - 1]
        ink = paper.green if sign > 0 else paper.red if sign < 0 else paper.ink
        bold = shown.kind in {"deal", "total"}
        size = 16 if shown.kind == "total" else 14
        return CellLook(scale.text(size, QFont.Weight.Bold if bold else QFont.Weight.Normal), ink, line)

    table = AccountTable(scale, look, stretch=0)
    table.setModel(model)
    return table


def _arrow(painter: QPainter, start: QPointF, ink: str) -> None:
    pen = QPen(QColor(ink), 1.5)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    end = start + QPointF(12, 0)
    painter.drawLine(start, end)
    painter.drawLine(end, end + QPointF(-4, -4))
    painter.drawLine(end, end + QPointF(-4, 4))
