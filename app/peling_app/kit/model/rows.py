"""A list model of frozen rows: one class for every list that QML shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final

from PySide6.QtCore import (
    Property,
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

_FIRST_ROLE: Final = int(Qt.ItemDataRole.UserRole) + 1
_ROOT: Final = QModelIndex()


class RowsModel(QAbstractListModel):
    """Rows of one frozen dataclass whose fields are the roles; its field `key` tells a row from the others.

    `show` takes the whole new list and works out the least that changed, so that a tile that stays where it
    is stays the same item on the screen.
    """

    countChanged = Signal()

    def __init__(self, row_type: type, parent: QObject | None = None) -> None:
        """Make an empty list of rows of `row_type`."""
        super().__init__(parent)
        self._names = [field.name for field in fields(row_type)]
        self._rows: list[Any] = []

    @property
    def rows(self) -> tuple[Any, ...]:
        """Return the rows in order."""
        return tuple(self._rows)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        """Return the number of rows; a row has no children."""
        return 0 if parent.isValid() else len(self._rows)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return a field of a row."""
        place = role - _FIRST_ROLE
        if not index.isValid() or not 0 <= place < len(self._names):
            return None
        return getattr(self._rows[index.row()], self._names[place])

    def roleNames(self) -> dict[int, Any]:
        """Return the names of the fields."""
        return {_FIRST_ROLE + place: name.encode() for place, name in enumerate(self._names)}

    def show(self, rows: Sequence[Any]) -> None:
        """Show these rows instead, with the least insertions, removals and changes."""
        before = len(self._rows)
        wanted = [row.key for row in rows]
        if len(set(wanted)) != len(wanted):
            raise ValueError("two rows have the same key")
        self._remove_others(set(wanted))
        for place, row in enumerate(rows):
            now = next((i for i in range(place, len(self._rows)) if self._rows[i].key == row.key), None)
            if now is None:
                self.beginInsertRows(_ROOT, place, place)
                self._rows.insert(place, row)
                self.endInsertRows()
                continue
            if now != place:
                self.beginMoveRows(_ROOT, now, now, _ROOT, place)
                self._rows.insert(place, self._rows.pop(now))
                self.endMoveRows()
            if self._rows[place] != row:
                self._rows[place] = row
                self.dataChanged.emit(self.index(place), self.index(place))
        if before != len(self._rows):
            self.countChanged.emit()

    def _remove_others(self, kept: set[object]) -> None:
        for place in range(len(self._rows) - 1, -1, -1):
            if self._rows[place].key not in kept:
                self.beginRemoveRows(_ROOT, place, place)
                del self._rows[place]
                self.endRemoveRows()

    def _count(self) -> int:
        return len(self._rows)

    count = Property(int, _count, notify=countChanged)
