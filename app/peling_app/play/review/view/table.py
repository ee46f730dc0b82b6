"""All decisions of a deal as a table, for whoever would rather read than look at a curve."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStyle, QTableWidget, QTableWidgetItem, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import Button
from peling_app.kit.view.dialogs.paper import PaperDialog
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.play.review.words import review as words

ROW = 1.7
"""How high a row is, in heights of its text."""
FIGURES = frozenset({0, 2, 3, 6})
"""The columns that hold figures stand at the right."""
WORDS = (1, 4, 5, 7)
"""The columns of words, which go on in a second line where all of them are not as wide as they would be."""


class DecisionTable(QTableWidget):
    """A row for each decision; arrows lead from cell to cell.

    Signals:
        wanted: a row was chosen with Enter or a double click: its decision.
    """

    wanted = Signal(int)

    def __init__(self, rows: tuple[tuple[str, ...], ...], place: int) -> None:
        """Show the rows, beginning at one of them."""
        super().__init__(len(rows), len(words.heads))
        self.setAccessibleName(words.fixed("table"))
        self.setHorizontalHeaderLabels([head() for head in words.heads])
        self.verticalHeader().hide()
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(True)
        for line, row in enumerate(rows):
            for column, text in enumerate(row):
                item = QTableWidgetItem(text)
                item.setToolTip("")
                side = Qt.AlignmentFlag.AlignRight if column in FIGURES else Qt.AlignmentFlag.AlignLeft
                item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
                item.setData(
                    Qt.ItemDataRole.AccessibleTextRole, f"{words.heads[column]()}: {text}" if text else ""
                )
                self.setItem(line, column, item)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setStretchLastSection(True)
        self._fit_columns()
        self.setCurrentCell(max(0, place), 0)
        self.activated.connect(lambda index: self.wanted.emit(index.row()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the words go on in a second line where the columns are wider than the table."""
        super().resizeEvent(event)
        self._fit_columns()

    def changeEvent(self, event: QEvent) -> None:
        """Fit the columns to letters of another size."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and self.rowCount():
            self._fit_columns()

    def _fit_columns(self) -> None:
        """Give each column the room of its words, and where that is too much the widest of them less."""
        head = self.horizontalHeader()
        wide = [
            max(self.sizeHintForColumn(column), head.sectionSizeHint(column))
            for column in range(self.columnCount())
        ]
        room = self.viewport().width() - sum(wide[column] for column in set(range(len(wide))) - {*WORDS})
        least = [max(head.sectionSizeHint(column), self._longest_word(column)) for column in WORDS]
        shared = _shared(room, [wide[column] for column in WORDS], least)
        for column, width in zip(WORDS, shared, strict=True):
            wide[column] = width
        for column, width in enumerate(wide):
            head.resizeSection(column, width)
        apart = round(self.fontMetrics().height() * (ROW - 1))
        for line in range(self.rowCount()):
            self.setRowHeight(line, self.sizeHintForRow(line) + apart)

    def _longest_word(self, column: int) -> int:
        """Return how wide a column has to be for its longest word."""
        items = (self.item(line, column) for line in range(self.rowCount()))
        words_ = {word for item in items if item is not None for word in item.text().split()}
        metrics, edge = self.fontMetrics(), 2 * (self.style().pixelMetric(_EDGE, None, self) + 1)
        return max((metrics.horizontalAdvance(word) for word in words_), default=0) + edge


_EDGE = QStyle.PixelMetric.PM_FocusFrameHMargin


def _shared(room: int, wanted: Sequence[int], least: Sequence[int]) -> list[int]:
    """Return what each gets of some room: what it wants, or all no more than one width, yet the least."""
    if sum(wanted) <= room:
        return list(wanted)
    most = max(wanted)
    while most and sum(max(low, min(most, one)) for one, low in zip(wanted, least, strict=True)) > room:
        most -= 1
    return [max(low, min(most, one)) for one, low in zip(wanted, least, strict=True)]


class DecisionsDialog(PaperDialog):
    """The table over the window.

    Signals:
        decision_wanted: a decision is to be looked at.
    """

    decision_wanted = Signal(int)

    def __init__(
        self, title: str, rows: tuple[tuple[str, ...], ...], place: int, theme: Theme, parent: QWidget
    ) -> None:
        """Show the decisions of a deal."""
        super().__init__(theme, parent)
        self._deal = title
        self.table = DecisionTable(rows, place)
        self.table.wanted.connect(self._choose)
        self.column.addWidget(self.table, 1)
        self._close = Button(theme)
        self.answer_by_keys(None, self._close)
        self._close.clicked.connect(self.reject)
        fill(self.foot, STRETCH, self._close)
        self.retranslate()
        self.fit(1180, 620)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _choose(self, place: int) -> None:
        self.accept()
        self.decision_wanted.emit(place)

    def retranslate(self) -> None:
        """Word title and button; the rows stand as they were asked for."""
        self.set_title(self._deal)
        self._close.setText(words.fixed("table-close"))
