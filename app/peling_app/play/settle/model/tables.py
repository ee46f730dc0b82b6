"""Hold payments and totals as tables, for the eye and for screen readers."""

from __future__ import annotations

from peling_app.books.words import settlement as words
from peling_app.kit.model.tables import Role, RowTable
from peling_app.kit.words.tips import tip
from peling_app.play.settle.model.page import Payment, TotalRow

PAYER, PAYEE, FACTOR = 0, 1, 3
"""The columns of those who pay and are paid, and of the factor."""


class PaymentModel(RowTable[Payment, str]):
    """The payments as a table: pays, receives, difference, factor, points."""

    right_from = 2
    width = 5

    def of_cell(self, row: int, column: int, role: int) -> object:
        """Return the words of a cell, or the reason of the payment as a tool tip."""
        one = self.rows[row]
        if role == Role.DisplayRole:
            return (one.payer, one.payee, one.difference, one.factor, one.points)[column]
        if role != Role.ToolTipRole:
            return None
        # A long name is cut in its cell.
        name = {PAYER: one.payer, PAYEE: one.payee}.get(column, "")
        return tip("\n".join(filter(None, (name, one.reason))))

    def of_head(self, column: int, role: int) -> object:
        """Return the heading of a column."""
        if role not in {Role.DisplayRole, Role.AccessibleTextRole}:
            return None
        differences = not self.rows or any("=" in row.difference for row in self.rows)
        # "× 2" says itself; its heading is for screen readers alone.
        hidden = role == Role.DisplayRole and column == FACTOR
        return "" if hidden else words.columns(differences=differences)[column]


class TotalModel(RowTable[TotalRow, tuple[str, str]]):
    """The totals as a table: a row's word, then a column for each player."""

    def of_cell(self, row: int, column: int, role: int) -> object:
        """Return the words of a cell."""
        if role != Role.DisplayRole:
            return None
        return self.rows[row].cells[column - 1] if column else self.rows[row].word

    def of_head(self, column: int, role: int) -> object:
        """Return wind and name over a column."""
        if not column:
            return "" if role == Role.DisplayRole else None
        shown = "\n".join(self.columns[column - 1])
        return shown if role == Role.DisplayRole else tip(shown) if role == Role.ToolTipRole else None
