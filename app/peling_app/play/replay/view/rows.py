"""A list of lines on paper, some of which lead to a moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QListView, QListWidget, QListWidgetItem

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.lists.whole_words import WholeWords
from peling_app.kit.view.parts import Scale

PLACE = Qt.ItemDataRole.UserRole
"""The number of the moment a line leads to, or -1."""
PADDING = 5
"""Pixels left and right of the words of a line."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line.

    Attributes:
        text: what it says.
        place: the moment it leads to; -1: none.
        spoken: what a screen reader says in its place; empty: the same.
        is_head: it stands over the lines that follow.
    """

    text: str
    place: int = -1
    spoken: str = ""
    is_head: bool = False


class Rows(QListWidget):
    """The list; a click or Enter chooses a line.

    Signals:
        chosen: the user wants to go to this moment.
    """

    chosen = Signal(int)

    def __init__(self, theme: Theme) -> None:
        """Make an empty list."""
        super().__init__()
        self._theme = theme
        self._rows: tuple[Row, ...] = ()
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSpacing(1)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setItemDelegate(WholeWords(self, 2 * PADDING))
        self.setStyleSheet(
            f"QListWidget {{ background: transparent; }} QListWidget::item {{ padding: 3px {PADDING}px; }}"
        )
        self.itemActivated.connect(self._choose)
        self.itemClicked.connect(self._choose)

    @property
    def place(self) -> int:
        """Return the moment of the current line; -1: it has none."""
        row = self.currentRow()
        return self._rows[row].place if 0 <= row < len(self._rows) else -1

    def fill(self, rows: Sequence[Row]) -> None:
        """Show these lines; nothing is touched where they are the same, so that the place in it stays."""
        if tuple(rows) == self._rows:
            return
        if len(rows) != len(self._rows):
            self.clear()
            self.addItems([row.text for row in rows])
        self._rows = tuple(rows)
        for number, row in enumerate(rows):
            item = self.item(number)
            item.setText(row.text)
            item.setData(PLACE, row.place)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, row.spoken or row.text)
            font = QFont(self.font())
            font.setBold(row.is_head)
            item.setFont(font)

    def mark(self, place: int) -> None:
        """Stand at the line that leads to a moment, if there is one."""
        for number, row in enumerate(self._rows):
            if row.place == place:
                self.setCurrentRow(number)

    def restyle(self, scale: Scale) -> None:
        """Write in another size; the current line stays, and nobody hears that it was gone meanwhile."""
        self.setFont(scale.text(14.5))
        rows, self._rows, current = self._rows, (), self.currentRow()
        with QSignalBlocker(self):
            self.clear()
            self.fill(rows)
            self.setCurrentRow(current)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines, and a ring around the one that the keys are on."""
        super().paintEvent(event)
        if self.hasFocus() and self.currentIndex().isValid():
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(self.visualRect(self.currentIndex()))
            paint.focus_ring(painter, area, self._theme.paper.gold, 5)

    def _choose(self, item: QListWidgetItem) -> None:
        place = item.data(PLACE)
        if isinstance(place, int) and place >= 0:
            self.chosen.emit(place)
