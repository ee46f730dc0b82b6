"""The sheet itself: a table of deals by players, painted as a page of an account book, and its totals."""

from __future__ import annotations

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from peling_app.kit.model.tables import Index
from peling_app.kit.view import paint
from peling_app.kit.view.keys import take_enter
from peling_app.kit.view.lists.paper_table import PaperHead, PaperTable
from peling_app.score.model.table import FIRST, DealTable, SheetCell, SheetRow, TotalTable
from peling_app.score.view.legend import CORNER, LEFT, Sizes, dashes, draw_corner, draw_name, draw_seal
from peling_app.score.words import sheet as words

LEADING = (80, 76)
"""Widths of the columns before those of the players; in the first the tools of a row have room too."""
ROW, HEAD, TOTAL = 33, 56, 44
PAD = 6
"""Pixels between what stands in a cell and its right edge."""
BESIDE_RING = 7
"""Pixels that the number of a deal stands from the left: the ring of its cell leaves it alone."""
LEAST_WORDS = 12
"""The smallest size of words, in pixels of the design, before they are cut."""
BESIDE_WORDS, AFTER_WORDS = 2, 14
"""Pixels before a word for a deal without a winner, and of the design behind it, as behind figures."""
RIGHT = int((Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter).value)


class SheetTable(PaperTable):
    """The deals, the last one in sight; arrows move, Enter or a double click opens a deal for correction.

    Signals:
        opened: a deal is to be corrected, or the one being entered is to be gone on with; its number.
        looked_at: another cell is looked at; its place in the model.
        refitted: the columns share this width now.
        menu_asked: what can be done with the current deal is to be shown here, a place on the screen.
    """

    opened = Signal(int)
    looked_at = Signal(int, int)
    refitted = Signal(int)
    menu_asked = Signal(QPoint)

    def __init__(self, model: DealTable, sizes: Sizes, parent: QWidget | None = None) -> None:
        """Show the deals."""
        super().__init__(parent)
        self.setProperty("takes_enter", True)
        self._sizes = sizes
        self._rows = model
        self.setModel(model)
        self.setHorizontalHeader(_Heads(self, model, sizes))
        self.setItemDelegate(_Cells(self, sizes))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.doubleClicked.connect(self._open)
        model.rowsInserted.connect(self.scrollToBottom)
        for changed in (model.rowsInserted, model.rowsRemoved, model.modelReset):
            changed.connect(self.updateGeometry)
        sizes.theme.changed.connect(self.refit)
        self.refit()

    def row(self, place: int) -> SheetRow:
        """Return what a row shows."""
        return self._rows.row(place)

    def cell(self, index: Index) -> SheetCell | None:
        """Return what a player's cell shows; None in the columns before."""
        return self._rows.cell(index)

    def refit(self) -> None:
        """Give rows and head their heights."""
        self.verticalHeader().setDefaultSectionSize(self._sizes.px(ROW))
        self.horizontalHeader().setFixedHeight(self._sizes.px(HEAD))
        self.fit()
        self.updateGeometry()
        self.viewport().update()

    def fit(self) -> None:
        """Share the width among the columns, and send `refitted`."""
        width = self.viewport().width()
        fit_columns(self, self._sizes, width)
        self.refitted.emit(width)

    def whole_rows(self, room: int) -> int:
        """Return the height for all deals, or for as many as have room, none of them cut."""
        head, row = self._sizes.px(HEAD), self._sizes.px(ROW)
        return head + min(self._rows.rowCount(), max(3, (room - head - 1) // row)) * row + 1

    def go_to(self, deal: int) -> None:
        """Make a deal the current row; the column stays."""
        column = max(0, self.currentIndex().column())
        index = self._rows.index(deal - 1, column)
        self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.scrollTo(index)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin with the last deal if none was looked at yet."""
        if not self.currentIndex().isValid() and self._rows.rowCount():
            self.go_to(self._rows.rowCount())
        super().focusInEvent(event)
        # What the mouse is on stays under it.
        if event.reason() is not Qt.FocusReason.MouseFocusReason:
            self.scrollTo(self.currentIndex())

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tell which cell is looked at."""
        super().currentChanged(current, previous)
        if current.isValid():
            self.looked_at.emit(current.row(), current.column())

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Look at the cell that a screen reader has chosen: it selects one and leaves the current one."""
        super().selectionChanged(selected, deselected)
        found, model = selected.indexes(), self.selectionModel()
        if found and not model.isSelected(self.currentIndex()):
            model.setCurrentIndex(found[0], QItemSelectionModel.SelectionFlag.NoUpdate)

    def _open(self, index: Index) -> None:
        if index.isValid():
            self.opened.emit(self.row(index.row()).number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open with Enter; leave letters and figures to the window."""
        if not take_enter(event, lambda: self._open(self.currentIndex())):
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for what can be done with the deal that was clicked, or with the current one."""
        index = self.indexAt(event.pos())
        if event.reason() is QContextMenuEvent.Reason.Mouse and index.isValid():
            self.setCurrentIndex(index)
        if self.currentIndex().isValid():
            self.menu_asked.emit(event.globalPos())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room among the columns; the last deal stays in sight."""
        bar = self.verticalScrollBar()
        at_end = bar.value() == bar.maximum()
        super().resizeEvent(event)
        self.fit()
        if at_end:
            self.scrollToBottom()

    def minimumSizeHint(self) -> QSize:
        """Return room for the head and three deals, or as many as there are."""
        return QSize(320, self.whole_rows(0))


class TotalView(PaperTable):
    """The totals, in the columns of the deals above."""

    def __init__(self, model: TotalTable, sizes: Sizes, parent: QWidget | None = None) -> None:
        """Show the totals."""
        super().__init__(parent)
        self._sizes = sizes
        self._room = 0
        self.setModel(model)
        self.horizontalHeader().setFixedHeight(0)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(_Totals(self, sizes))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        sizes.theme.changed.connect(self.refit)
        model.modelReset.connect(self.refit)
        self.refit()

    def refit(self) -> None:
        """Give the row its height."""
        self.setFixedHeight(self._sizes.px(TOTAL))
        self.verticalHeader().setDefaultSectionSize(self._sizes.px(TOTAL))
        fit_columns(self, self._sizes, self._room or self.width())
        # The words before the players need more room than the first column has.
        self.setSpan(0, 0, 1, FIRST)
        self.viewport().update()

    def fit_to(self, width: int) -> None:
        """Take the columns of a table of this width, from now on."""
        self._room = width
        self.refit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the double rule above, the cells, the rule below."""
        painter = QPainter(self.viewport())
        paper = self._sizes.theme.paper
        paint.double_rule(painter, 0, 0, self.width(), paper.border)
        painter.fillRect(QRect(0, self.height() - 1, self.width(), 1), QColor(paper.border))
        painter.end()
        super().paintEvent(event)


def fit_columns(table: PaperTable, sizes: Sizes, width: int) -> None:
    """Give the columns before the players what they need and share the rest among the players."""
    players = table.model().columnCount() - FIRST
    if players < 1:
        return
    narrow = min(1.0, width / (sizes.px(sum(LEADING)) + players * sizes.px(88)))
    # The number of the deal becomes narrow with the window; words keep most of their room.
    first = [round(sizes.px(wide) * max(narrow, 0.8 if place else 0.0)) for place, wide in enumerate(LEADING)]
    rest = width - sum(first)
    for column, wide in zip(range(FIRST), first, strict=True):
        table.setColumnWidth(column, wide)
    for player in range(players):
        left, right = round(rest * player / players), round(rest * (player + 1) / players)
        table.setColumnWidth(player + FIRST, right - left)


class _Heads(PaperHead):
    """The heads of the columns: deal, score, and each player with what he holds now."""

    def __init__(self, table: PaperTable, model: DealTable, sizes: Sizes) -> None:
        super().__init__(table)
        self._rows = model
        self._sizes = sizes

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rules above and below, then the heads."""
        painter = QPainter(self.viewport())
        paper = self._sizes.theme.paper
        width = self.viewport().width()
        paint.double_rule(painter, 0, 0, width, paper.border)
        painter.fillRect(QRect(0, self.height() - 1, width, 1), QColor(paper.border))
        painter.end()
        super().paintEvent(event)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Paint a head."""
        sizes, paper = self._sizes, self._sizes.theme.paper
        area = QRectF(rect)
        small = sizes.text(13)
        painter.save()
        painter.setFont(small)
        painter.setPen(QColor(paper.ink3))
        foot = area.adjusted(4, 0, -PAD, -sizes.px(6))
        below = int(Qt.AlignmentFlag.AlignBottom.value)
        if section < FIRST:
            side = Qt.AlignmentFlag.AlignRight if section else Qt.AlignmentFlag.AlignLeft
            place = foot.adjusted(0, 0, -sizes.px(8) if section else 0, 0)
            painter.drawText(place, below | int(side.value), words.headings()[section])
        else:
            column = self._rows.columns[section - FIRST]
            foot.setLeft(area.left() + 12)
            right = int(Qt.AlignmentFlag.AlignRight.value)
            room = QFontMetricsF(small).elidedText(column.now, Qt.TextElideMode.ElideRight, foot.width())
            painter.drawText(foot, below | right, room)
            painter.setPen(QColor(paper.ink))
            above = QRectF(
                foot.left(),
                area.top() + 4,
                foot.width(),
                foot.bottom() - QFontMetricsF(small).height() - area.top() - 5,
            )
            draw_name(painter, above, column.name, sizes.display(20))
        painter.restore()


class _Cells(QStyledItemDelegate):
    """Paints a cell of a deal."""

    def __init__(self, table: SheetTable, sizes: Sizes) -> None:
        super().__init__(table)
        self._table = table
        self._sizes = sizes

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint ground, mark, figure and the ring of the current cell."""
        row = self._table.row(index.row())
        cell = self._table.cell(index)
        paper = self._sizes.theme.paper
        area = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.entering:
            painter.fillRect(area, QColor(paper.gold_ground))
        elif row.corrected:
            painter.fillRect(area, QColor(paper.panel))
        paint.rule_below(painter, area, paper.line)
        if row.put_in:
            dashes(painter, area.topLeft() + QPointF(0, 1), area.right(), paper.gold)
        if cell is not None:
            self._paint_cell(painter, area, row, cell)
        elif index.column():
            painter.setPen(QColor(paper.ink2 if row.entering else paper.ink3))
            said = row.leading[index.column()]
            room = area.adjusted(BESIDE_WORDS, 0, -self._sizes.px(AFTER_WORDS), 0)
            # Words for a deal without a winner are wider than figures: rather smaller than cut.
            for size in range(15, LEAST_WORDS - 1, -1):
                painter.setFont(self._sizes.text(size))
                if painter.fontMetrics().horizontalAdvance(said) < room.width():
                    break
            painter.drawText(room, RIGHT, paint.cut(painter, said, room.width()))
        else:
            self._paint_number(painter, area, row)
        if option.state & QStyle.StateFlag.State_Selected and self._table.hasFocus():
            paint.focus_ring(painter, area.adjusted(1, 0, -1, 0), paper.gold, 4)
        elif option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(QPen(QColor(paper.border), 1, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(area.adjusted(1.5, 1.5, -1.5, -1.5), 4, 4)
        painter.restore()

    def _paint_number(self, painter: QPainter, area: QRectF, row: SheetRow) -> None:
        sizes, paper = self._sizes, self._sizes.theme.paper
        if row.noted:
            draw_corner(painter, area.topLeft(), sizes.px(CORNER), paper.gold)
        font = sizes.text(15, QFont.Weight.Bold if row.entering else QFont.Weight.Normal)
        painter.setFont(font)
        painter.setPen(QColor(paper.ink))
        painter.drawText(area.adjusted(BESIDE_RING, 0, 0, 0), LEFT, row.leading[0])
        if row.corrected:
            side = sizes.px(13)
            left = area.left() + BESIDE_RING + 6 + QFontMetricsF(font).horizontalAdvance(row.leading[0])
            ratio = painter.device().devicePixelRatioF()
            painter.drawImage(
                QPointF(left, area.center().y() - side / 2), paint.icon("pen", paper.gold, side, ratio)
            )

    def _paint_cell(self, painter: QPainter, area: QRectF, row: SheetRow, cell: SheetCell) -> None:
        sizes, paper = self._sizes, self._sizes.theme.paper
        font = sizes.text(15, QFont.Weight.Bold if cell.winner and not row.entering else QFont.Weight.Normal)
        font.setItalic(row.entering)
        painter.setFont(font)
        inks = {1: paper.green, -1: paper.red, 0: paper.ink3}
        painter.setPen(QColor(inks[cell.sign]))
        painter.drawText(area.adjusted(0, 0, -PAD, 0), RIGHT, cell.text)
        if cell.east:
            side = sizes.px(17)
            free = area.width() - PAD - QFontMetricsF(font).horizontalAdvance(cell.text)
            left = area.left() + max(1.0, free - side - sizes.px(8))
            draw_seal(painter, QRectF(left, area.center().y() - side / 2 - 0.5, side, side), paper.red)


class _Totals(QStyledItemDelegate):
    """Paints a total."""

    def __init__(self, table: TotalView, sizes: Sizes) -> None:
        super().__init__(table)
        self._table = table
        self._sizes = sizes

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint it; the cells before the players as one."""
        sizes, paper = self._sizes, self._sizes.theme.paper
        area = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(paper.ink))
        if index.column() == 0:
            painter.setFont(sizes.display(19))
            room = QRectF(area.left() + 4, area.top() + 3, sizes.px(sum(LEADING)), area.height() - 3)
            painter.setClipping(False)
            painter.drawText(room, LEFT, paint.cut(painter, str(index.data()), room.width()))
        elif index.column() >= FIRST:
            painter.setFont(sizes.text(18, QFont.Weight.Bold))
            painter.drawText(area.adjusted(0, 3, -PAD, 0), RIGHT, str(index.data()))
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint.focus_ring(painter, area.adjusted(0, 5, -1, -2), paper.gold, 4)
        painter.restore()
