"""The table of the comparison: a real table for screen readers, painted as a page of an account book."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from peling_app.compare.model.compare import CompareTable
from peling_app.compare.model.compare_rows import Cell, CellState, CompareRow, RowKind
from peling_app.compare.view.heads import columns_in
from peling_app.kit.model.tables import Index
from peling_app.kit.view import paint
from peling_app.kit.view.lists.paper_table import PaperTable
from peling_app.kit.view.parts import Scale
from peling_app.kit.view.tiles.painting import draw_tile

PROOF = 19
PROOF_ROOM = 4 * (PROOF + 1) + 10
PAD = 6
BESIDE_RING = 6
"""Pixels at the left of words that the ring of the focus needs."""
LEADING = 1.25
"""The height of a line of words, in their size."""


class ComparisonTable(PaperTable):
    """What counts, row by row, with a column for each book.

    Signals:
        book_chosen: a cell in the column of this book was chosen.
    """

    book_chosen = Signal(int)

    def __init__(self, model: CompareTable, scale: Scale) -> None:
        """Show the comparison."""
        super().__init__()
        self._scale = scale
        self._rows = model
        self.setModel(model)
        self.setItemDelegate(_Cells(self, scale))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        # The heads of the books stand over the table; screen readers take these headings.
        self.horizontalHeader().setFixedHeight(0)
        model.modelReset.connect(self.refit)
        scale.theme.changed.connect(self.refit)

    def row(self, number: int) -> CompareRow:
        """Return what a row shows."""
        return self._rows.rows[number]

    def cell(self, index: Index) -> Cell | None:
        """Return what a cell shows; None in the first column and in headings."""
        cells = self.row(index.row()).cells
        return cells[index.column() - 1] if index.column() and cells else None

    def refit(self) -> None:
        """Give rows their heights and columns their widths."""
        self.clearSpans()
        for number, row in enumerate(self._rows.rows):
            if row.kind is RowKind.GROUP:
                self.setSpan(number, 0, 1, self._rows.columnCount())
        self._fit_columns()

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Choose the book of the column."""
        super().currentChanged(current, previous)
        if current.isValid() and current.column():
            self.book_chosen.emit(current.column() - 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room among the columns."""
        super().resizeEvent(event)
        self._fit_columns()

    def minimumSizeHint(self) -> QSize:
        """Return room for a few rows."""
        return QSize(400, 100)

    def _height(self, row: CompareRow) -> int:
        if row.kind is RowKind.GROUP:
            return self._scale.text(14).pixelSize() + 24
        first, _ = columns_in(self.width(), self._rows.columnCount() - 1, self._scale)
        words = round(self.write(None, QRectF(0, 0, first, 0), row))
        return words + 10 if row.kind is RowKind.FIGURE else max(41, words + 8)

    def write(self, painter: QPainter | None, area: QRectF, row: CompareRow) -> float:
        """Write what a row is about in its first column, in as many lines as it needs; return their height.

        Without a painter nothing is written and the height is returned all the same.
        """
        is_item, paper = row.kind is RowKind.ITEM, self._scale.theme.paper
        left = area.left() + BESIDE_RING + (PROOF_ROOM if is_item else 0)
        place = QRectF(left, area.top(), area.right() - left - 2, area.height())
        high = 0.0
        font = self._scale.text(14, QFont.Weight.DemiBold if is_item else QFont.Weight.Normal)
        lines = ((row.title, font, paper.ink), (row.note, self._scale.text(12.5), paper.ink3))
        for words, one, ink in lines:
            if words:
                if painter is not None:
                    painter.setPen(QColor(ink))
                high += paint.paragraph(painter, place.translated(0, high), words, one, LEADING)
        return high

    def _fit_columns(self) -> None:
        books = self._rows.columnCount() - 1
        if books < 1:
            return
        for number, row in enumerate(self._rows.rows):
            self.setRowHeight(number, self._height(row))
        first, step = columns_in(self.width(), books, self._scale)
        self.setColumnWidth(0, first)
        for number in range(books):
            left, right = round(first + number * step), round(first + (number + 1) * step)
            self.setColumnWidth(number + 1, right - left)


class _Cells(QStyledItemDelegate):
    """Paints a cell: proof tiles, words and what differs; or a price with the form of its state."""

    def __init__(self, table: ComparisonTable, scale: Scale) -> None:
        super().__init__(table)
        self._table = table
        self._scale = scale
        self._theme = scale.theme

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint it."""
        row = self._table.row(index.row())
        area = QRectF(option.rect)
        paper = self._theme.paper
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if row.kind is RowKind.GROUP:
            self._paint_group(painter, area, row)
        else:
            cell = self._table.cell(index)
            if cell is not None and row.shades(cell):
                painter.fillRect(area.adjusted(6, 1, 0, -1), paint.colour(paper.gold_ground, 0.45))
            paint.rule_below(painter, area, paper.line)
            if cell is None:
                self._paint_words(painter, area, row)
            else:
                self._paint_price(painter, area, row, cell)
        if option.state & QStyle.StateFlag.State_HasFocus:
            # Between columns the ring keeps clear of the price at its left; words have room beside it.
            paint.focus_ring(painter, area.adjusted(4 if index.column() else 0, 1, 0, -1), paper.gold, 4)
        painter.restore()

    def _paint_group(self, painter: QPainter, area: QRectF, row: CompareRow) -> None:
        paper = self._theme.paper
        painter.setFont(self._scale.display(19))
        painter.setPen(QColor(paper.ink))
        painter.drawText(
            area.adjusted(BESIDE_RING, 6, 0, -2), int(Qt.AlignmentFlag.AlignVCenter.value), row.title
        )
        paint.rule_below(painter, area, paper.border)

    def _paint_words(self, painter: QPainter, area: QRectF, row: CompareRow) -> None:
        left = area.left()
        if row.kind is RowKind.ITEM:
            top = area.center().y() - PROOF * 0.75
            for number, tile in enumerate(row.tiles):
                draw_tile(
                    painter,
                    self._theme.tiles,
                    tile.code,
                    left + BESIDE_RING + number * (PROOF + 1),
                    top,
                    PROOF,
                    index=tile.is_bonus,
                )
        high = self._table.write(None, area, row)
        self._table.write(painter, area.adjusted(0, (area.height() - high) / 2, 0, 0), row)

    def _paint_price(self, painter: QPainter, area: QRectF, row: CompareRow, cell: Cell) -> None:
        paper = self._theme.paper
        earned = cell.state is CellState.EARNED
        size = 15.5 if row.kind is RowKind.ITEM and earned else 14 if earned else 12.5
        bold = row.kind is RowKind.ITEM and earned
        painter.setFont(self._scale.text(size, QFont.Weight.Bold if bold else QFont.Weight.Normal))
        painter.setPen(QColor(paper.ink if earned else paper.ink3))
        place = area.adjusted(0, 0, -PAD - 2, 0)
        side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(place, int(side.value), cell.text)
