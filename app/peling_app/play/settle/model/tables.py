"""Hold payments and totals as tables, for the eye and for screen readers."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from peling_app.books.words import settlement as words
from peling_app.kit.words.tips import tip
from peling_app.play.settle.model.page import Payment, TotalRow

Index = QModelIndex | QPersistentModelIndex
FACTOR = 3
"""The column of the factor."""


class PaymentModel(QAbstractTableModel):
    """The payments as a table: pays, receives, difference, factor, points."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self.rows: tuple[Payment, ...] = ()

    def show(self, rows: tuple[Payment, ...]) -> None:
        """Show these payments."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    @property
    def _columns(self) -> tuple[str, ...]:
        return words.columns(differences=not self.rows or any("=" in row.difference for row in self.rows))

    def rowCount(self, parent: Index | None = None) -> int:
        """Return the number of payments."""
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        """Return five: payer, payee, difference, factor, points."""
        return 0 if parent is not None and parent.isValid() else 5

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the words of a cell, its alignment, or the reason of the payment as a tool tip."""
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return (row.payer, row.payee, row.difference, row.factor, row.points)[index.column()]
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(right=index.column() >= 2)
            case Qt.ItemDataRole.ToolTipRole:
                return tip(row.reason)
            case _:
                return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the heading of a column."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            # "× 2" says itself; its heading is for screen readers alone.
            return "" if section == FACTOR else self._columns[section]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._columns[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(right=section >= 2)
        return None


class TotalModel(QAbstractTableModel):
    """The totals as a table: a row's word, then a column for each player."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self.players: tuple[tuple[str, str], ...] = ()
        self.rows: tuple[TotalRow, ...] = ()

    def show(self, players: tuple[tuple[str, str], ...], rows: tuple[TotalRow, ...]) -> None:
        """Show these rows."""
        self.beginResetModel()
        self.players, self.rows = players, rows
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """Return the number of rows."""
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        """Return one for the words and one for each player."""
        return 0 if parent is not None and parent.isValid() else len(self.players) + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the words of a cell or its alignment."""
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.cells[index.column() - 1] if index.column() else row.word
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(right=index.column() > 0)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return wind and name over a column."""
        if orientation is not Qt.Orientation.Horizontal or not section:
            return "" if role == Qt.ItemDataRole.DisplayRole else None
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole}:
            shown = "\n".join(self.players[section - 1])
            return shown if role == Qt.ItemDataRole.DisplayRole else tip(shown)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(right=True)
        return None


def _alignment(*, right: bool) -> int:
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    return int((side | Qt.AlignmentFlag.AlignVCenter).value)
