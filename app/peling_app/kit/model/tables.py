"""What all models of tables have: a height and a width, sides of cells, and heads over columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeAlias, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

Index: TypeAlias = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
Row = TypeVar("Row")
Column = TypeVar("Column")


class Table(QAbstractTableModel):
    """A table; a subclass says how high and wide it is, and gives the data of a cell and of a head.

    Attributes:
        right_from: the column from which on cells and heads stand at the right.
    """

    right_from = 1

    @property
    def height(self) -> int:
        """Return the number of rows."""
        raise NotImplementedError

    @property
    def width(self) -> int:
        """Return the number of columns."""
        raise NotImplementedError

    def of_cell(self, row: int, column: int, role: int) -> object:
        """Return the data of a cell, but its side; None: there is none."""
        raise NotImplementedError

    def of_head(self, column: int, role: int) -> object:
        """Return the data of the head over a column, but its side; None: there is none."""
        raise NotImplementedError

    def rowCount(self, parent: Index | None = None) -> int:
        """Return the number of rows; a cell has none."""
        return 0 if parent is not None and parent.isValid() else self.height

    def columnCount(self, parent: Index | None = None) -> int:
        """Return the number of columns; a cell has none."""
        return 0 if parent is not None and parent.isValid() else self.width

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        """Return the data of a cell."""
        if not index.isValid():
            return None
        if role == Role.TextAlignmentRole:
            return self._side(index.column())
        return self.of_cell(index.row(), index.column(), role)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        """Return the data of the head over a column; rows have no heads."""
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < self.width:
            return None
        return self._side(section) if role == Role.TextAlignmentRole else self.of_head(section, role)

    def _side(self, column: int) -> int:
        side = Qt.AlignmentFlag.AlignRight if column >= self.right_from else Qt.AlignmentFlag.AlignLeft
        return int((side | Qt.AlignmentFlag.AlignVCenter).value)


class RowTable(Table, Generic[Row, Column]):
    """A table of rows that are all given at once: the words of a row, then a cell in each of its columns."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self.rows: tuple[Row, ...] = ()
        self.columns: tuple[Column, ...] = ()

    def show(self, rows: Sequence[Row], columns: Sequence[Column] = ()) -> None:
        """Show these rows under these columns."""
        self.beginResetModel()
        self.rows, self.columns = tuple(rows), tuple(columns)
        self.endResetModel()

    @property
    def height(self) -> int:
        """Return the number of rows."""
        return len(self.rows)

    @property
    def width(self) -> int:
        """Return one for the words and one for each column."""
        return len(self.columns) + 1
