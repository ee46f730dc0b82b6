"""The table by book and level."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.parts import clear, set_look
from peling_app.kit.view.rules import DoubleRule, SingleRule
from peling_app.kit.view.style import display_font, text_font
from peling_app.play.records.model.page import Row
from peling_app.play.records.words import records as words

RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
INDENT: Final = 18
MEAN: Final = 3
"""The place of the mean points among the cells; they are green or red."""


class RecordsTable(QWidget):
    """The sums of each level, under its book, and of all together."""

    def __init__(self, theme: Theme) -> None:
        """Begin empty."""
        super().__init__()
        self._theme = theme
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(5)
        self._grid.setColumnStretch(0, 1)

    def show_rows(self, rows: tuple[Row, ...]) -> None:
        """Show other rows."""
        clear(self._grid)
        for column, head in enumerate(words.heads):
            cell = label("small", wrap=True)
            cell.setText(head())
            self._put(cell, 0, column)
        self._rule(1)
        for place, row in enumerate(rows):
            line = 2 * place + 2
            self._add(row, line)
            if place + 1 < len(rows) and rows[place + 1].is_sum:
                self._grid.addWidget(DoubleRule(self._theme), line + 1, 0, 1, len(words.heads))
            elif not row.is_sum:
                self._rule(line + 1)

    def _add(self, row: Row, line: int) -> None:
        paper = self._theme.paper
        name = label(wrap=True)
        name.setText(row.label)
        if not row.cells:
            set_look(name, display_font(self._theme, 18), paper.ink)
            self._grid.addWidget(name, line, 0, 1, len(words.heads))
            return
        weight = QFont.Weight.Bold if row.is_sum else QFont.Weight.Normal
        set_look(name, text_font(self._theme, 15, weight), paper.ink if row.is_sum else paper.ink2)
        name.setIndent(0 if row.is_sum else INDENT)
        name.setAccessibleName(words.row_said(row.label, row.cells))
        self._put(name, line, 0)
        inks = {1: paper.green, 0: paper.ink, -1: paper.red}
        for place, text in enumerate(row.cells):
            cell = label()
            cell.setText(text)
            ink = inks[row.sign] if place == MEAN else paper.ink
            set_look(cell, text_font(self._theme, 15, weight), ink)
            self._put(cell, line, place + 1)

    def _put(self, cell: QLabel, line: int, column: int) -> None:
        if column:
            cell.setAlignment(RIGHT)
        self._grid.addWidget(cell, line, column)

    def _rule(self, line: int) -> None:
        self._grid.addWidget(SingleRule(self._theme), line, 0, 1, len(words.heads))
