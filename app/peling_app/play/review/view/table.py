"""All decisions of a deal as a table, for whoever would rather read than look at a curve."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import Button
from peling_app.kit.view.dialogs.paper import PaperDialog
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.play.review.words import review as words

ROW = 1.7
"""How high a row is, in heights of its text."""
FIGURES = frozenset({0, 2, 3, 6})
"""The columns that hold figures stand at the right."""


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
        self.resizeColumnsToContents()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setStretchLastSection(True)
        self.verticalHeader().setDefaultSectionSize(round(self.fontMetrics().height() * ROW))
        self.setCurrentCell(max(0, place), 0)
        self.activated.connect(lambda index: self.wanted.emit(index.row()))


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
