"""Who pays whom while a deal is entered, why, and at the foot what everybody gains."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from peling_app.kit.view.layouts import NO_LIMIT, STRETCH, fill
from peling_app.kit.view.parts import Cut, Scale, Words, clear, column, rule
from peling_app.kit.view.rules import DoubleRule
from peling_app.play.settle.model.tables import PaymentModel
from peling_app.play.settle.view.tables import payment_table
from peling_app.score.model.entry_rows import NetShown, PaidShown
from peling_app.score.view.entry.score import HEADING, part_head
from peling_app.score.words import entry_paid as words

LINE: Final = 25
"""Height of a payment in pixels: so all of them are in sight below tiles and palette in a usual window."""
LEAST_LINE: Final = 18
"""The same where many payments are made in little room: rather close together than out of sight."""
BELOW_HEADING: Final = 4
"""Pixels between the heading and its rule, and with the rule below it."""
FRAME: Final = 2
"""Pixels of the edges of the table."""
BELOW_TABLE: Final = 6
"""Pixels between the payments and the words below them."""
COUNTED, TYPED, PAID = 58, 30, 42
"""The shares of a score that is explained, of one that was typed, and of who pays whom, of their width."""
ABOUT: Final = 4
"""By so many pixels the heading may be higher than its letters say."""


class PaidPart(QWidget):
    """The payments of the deal, the reason of the one that is chosen, and what everybody gains."""

    def __init__(self, scale: Scale) -> None:
        """Begin empty."""
        super().__init__()
        self._scale = scale
        self._model = PaymentModel(self)
        self._shown = PaidShown()
        self._room = self._left = NO_LIMIT
        self._note: Words | None = None
        self.said = ""
        self.table = payment_table(self._model, scale)
        self.table.setAccessibleName(words.paid_title())
        self.table.selectionModel().currentChanged.connect(self._tell)
        self._head: QVBoxLayout = column(spacing=BELOW_HEADING)
        self._notes: QVBoxLayout = column(spacing=2)
        self._gap = QWidget()
        self._gap.setFixedHeight(BELOW_TABLE)
        fill(column(self), self._head, self.table, self._gap, self._notes, STRETCH)

    def show_paid(self, shown: PaidShown) -> None:
        """Show the payments."""
        self._shown = shown
        scale, paper = self._scale, self._scale.theme.paper
        clear(self._head)
        fill(self._head, part_head(scale, words.paid_title(), shown.cite), rule(paper.border))
        self._model.show(shown.rows)
        self.table.setVisible(bool(shown.rows))
        self.table.horizontalHeader().hide()
        self.table.setAccessibleName(words.paid_title())
        self._tell(QModelIndex())
        self._lay_lines()

    def fit(self, room: int) -> None:
        """Let the payments lie as close together as they must to be in sight in this height."""
        if room != self._room:
            self._room = room
            self._lay_lines()

    def _lay_lines(self) -> None:
        rows = len(self._shown.rows)
        if not rows:
            return
        # Of the heading, which was made just now, the layout knows no height yet.
        head = QFontMetrics(self._scale.display(HEADING)).height() + 2 * BELOW_HEADING
        line = int((self._room - head - FRAME) / rows / (self._scale.px(100) / 100))
        self.table.refit(max(LEAST_LINE, min(LINE, line)))
        high = sum(self.table.rowHeight(row) for row in range(rows))
        self.table.setFixedHeight(high + FRAME)
        self._left = self._room - head - FRAME - high
        self._part_notes()

    def _part_notes(self) -> None:
        """Put the notes where they are whole in the room below the payments, or wholly out of sight.

        Half a line at the edge could not be read, and looked like a fault.
        """
        needed = BELOW_TABLE + ABOUT
        if self._note is not None:
            needed += self._note.heightForWidth(self.width())
        self._gap.setFixedHeight(
            BELOW_TABLE if needed <= self._left else max(BELOW_TABLE, self._left + ABOUT)
        )

    def _tell(self, now: QModelIndex) -> None:
        """Tell why the chosen payment is made, else what concerns all of them."""
        clear(self._notes)
        self._note = None
        scale, paper = self._scale, self._scale.theme.paper
        notes = list(self._shown.notes)
        if now.isValid() and now.row() < len(self._shown.rows):
            notes.insert(0, self._shown.rows[now.row()].reason)
        self.said = " ".join(notes)
        if notes:
            self._note = Words(scale.text(13.5), paper.ink3, self.said)
            self._note.setMinimumWidth(1)  # a long name is one word
            self._notes.addWidget(self._note)
        self._part_notes()


class NetsPart(QWidget):
    """What everybody gains in the deal, under a double rule."""

    def __init__(self, scale: Scale) -> None:
        """Begin empty."""
        super().__init__()
        self._scale = scale
        self._layout: QVBoxLayout = column(self)

    def show_nets(self, nets: tuple[NetShown, ...]) -> None:
        """Show the players and what they gain."""
        clear(self._layout)
        fill(self._layout, DoubleRule(self._scale.theme), 2, _nets(self._scale, nets))


def _nets(scale: Scale, nets: tuple[NetShown, ...]) -> QHBoxLayout:
    """Return names and amounts in one line."""
    paper = scale.theme.paper
    line = fill(QHBoxLayout(), spacing=scale.px(8))
    inks = {1: paper.green, 0: paper.ink, -1: paper.red}
    for shown in nets:
        name = Cut(scale.display(16), paper.ink, shown.name)
        amount = Words(scale.text(16.5, QFont.Weight.Bold), inks[shown.sign], shown.amount, wrap=False)
        amount.setAccessibleName(words.net(name=shown.name, amount=shown.amount))
        for widget in (name, amount):
            widget.setAlignment(Qt.AlignmentFlag.AlignRight)
        fill(line, (name, 1), amount)
    return line
