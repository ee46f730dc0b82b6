"""Show what was done to the sheet: every correction with what stood there before, and why."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QHeaderView,
    QWidget,
)

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.dialogs.paper import PaperDialog
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.lists.paper_table import PaperTable
from peling_app.kit.view.lists.whole_words import WholeWords
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.text.reader import SteadyBar
from peling_app.score.model.history import HistoryTable
from peling_app.score.session import ScoreSession
from peling_app.score.words import history as words

WHAT = 1
"""The column that says what was done."""
HEAD = 20
"""Pixels beside the words of a head."""
GAP = 14
"""Pixels that stay free at the right of a cell."""


class HistoryDialog(PaperDialog):
    """The audit trail, the latest first."""

    def __init__(self, theme: Theme, score: ScoreSession, parent: QWidget | None = None) -> None:
        """Show what was done to the sheet that is open."""
        super().__init__(theme, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._score = score
        self.model = HistoryTable(self)
        self.entries = QCheckBox()
        self._nothing = label("lead", wrap=True)
        self.table = PaperTable()
        self.table.setModel(self.model)
        self.table.setItemDelegate(WholeWords(self.table, GAP))
        self.table.setAlternatingRowColors(True)
        self.table.setWordWrap(True)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setStyleSheet(
            f"QTableView {{ background: transparent; border: none; }}"
            f"QTableView::item {{ padding: 5px {GAP}px 5px 0; }}"
            f"QHeaderView::section {{ background: transparent; border: none; color: {theme.paper.ink3};"
            f" border-bottom: 1px solid {theme.paper.border}; padding: 4px 17px 4px 3px; }}"
        )
        header = self.table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(WHAT, QHeaderView.ResizeMode.Fixed)
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        # Rows are as high as the columns make them; a bar that came and went would change these again.
        self.table.setVerticalScrollBar(SteadyBar(self.table))
        self.table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        header.sectionResized.connect(self._share)
        fill(self.column, self._nothing, (self.table, 1), self.entries)
        self._close = Button(theme, Kind.PRIMARY)
        self.answer_by_keys(self._close)
        fill(self.foot, STRETCH, self._close)
        self._close.clicked.connect(self.accept)
        self.entries.toggled.connect(self.refresh)
        score.changed.connect(self.refresh)
        self.retranslate()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self.fit(theme.sized(900), theme.sized(560))

    def refresh(self) -> None:
        """Read the sheet again."""
        sheet = self._score.sheet
        if sheet is not None:
            self.model.show_changes(sheet, entries=self.entries.isChecked())
        self._nothing.setVisible(not self.model.rows)
        self.table.setVisible(bool(self.model.rows))
        self._share()

    def _share(self) -> None:
        """Give what was done the room of its words, as far as the heads behind it keep theirs."""
        header = self.table.horizontalHeader()
        heads = (
            header.fontMetrics().horizontalAdvance(
                str(self.model.headerData(column, Qt.Orientation.Horizontal))
            )
            for column in range(WHAT + 1, header.count())
        )
        behind = (max(heads, default=0) + HEAD) * (header.count() - WHAT - 1)
        room = self.table.viewport().width() - header.sectionSize(0) - behind
        header.resizeSection(
            WHAT, max(header.minimumSectionSize(), min(room, self.table.sizeHintForColumn(WHAT)))
        )
        self.table.resizeRowsToContents()

    def retranslate(self) -> None:
        """Word the dialog again."""
        self.set_title(self.tr("Corrections"))
        self.table.setAccessibleName(self.tr("Corrections"))
        self._nothing.setText(words.nothing_corrected())
        self.entries.setText(self.tr("Deals as they were entered, too"))
        self._close.setText(self.tr("Close"))
        self.refresh()
