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
        """Show these rows instead, with the least insertions, removals and changes.

        Rows that come or go side by side do so together, and a row that stays announces only the fields that
        have changed, so that a view does no more than it must.
        """
        if self._rows == list(rows):
            return
        before = len(self._rows)
        wanted = {row.key for row in rows}
        if len(wanted) != len(rows):
            raise ValueError("two rows have the same key")
        self._remove_others(wanted)
        known = {row.key for row in self._rows}
        place = 0
        while place < len(rows):
            if rows[place].key in known:
                self._bring(place, rows[place])
                place += 1
            else:
                end = place + 1
                while end < len(rows) and rows[end].key not in known:
                    end += 1
                self.beginInsertRows(_ROOT, place, end - 1)
                self._rows[place:place] = rows[place:end]
                self.endInsertRows()
                place = end
        if before != len(self._rows):
            self.countChanged.emit()

    def _remove_others(self, kept: set[object]) -> None:
        end = len(self._rows)
        while end:
            if self._rows[end - 1].key in kept:
                end -= 1
                continue
            first = end - 1
            while first and self._rows[first - 1].key not in kept:
                first -= 1
            self.beginRemoveRows(_ROOT, first, end - 1)
            del self._rows[first:end]
            self.endRemoveRows()
            end = first

    def _bring(self, place: int, row: Any) -> None:  # noqa: ANN401 - rows are of any dataclass
        """Let a row that is there already stand in its place as it is now."""
        if self._rows[place].key != row.key:
            now = next(i for i in range(place + 1, len(self._rows)) if self._rows[i].key == row.key)
            self.beginMoveRows(_ROOT, now, now, _ROOT, place)
            self._rows.insert(place, self._rows.pop(now))
            self.endMoveRows()
        was = self._rows[place]
        if was != row:
            self._rows[place] = row
            others = [name for name in self._names if getattr(was, name) != getattr(row, name)]
            roles = [_FIRST_ROLE + self._names.index(name) for name in others]
            self.dataChanged.emit(self.index(place), self.index(place), roles)

    def _count(self) -> int:
        return len(self._rows)

    count = Property(int, _count, notify=countChanged)
