"""What is saved as a list: games or score sheets, then the files among them that cannot be read."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QAbstractListModel, QObject, Qt

from peling_app.kit.model.tables import Index
from peling_app.kit.words import unreadable as words
from peling_app.platform.journal_folder import Unreadable


class Saved(Protocol):
    """A game or a sheet that is saved."""

    @property
    def path(self) -> Path:
        """Return its file."""


T = TypeVar("T", bound=Saved)


class SavedRows(QAbstractListModel, Generic[T]):
    """The rows in the order in which they are given; a subclass says what is said of one that can be read."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self._saved: tuple[T, ...] = ()
        self._bad: tuple[Unreadable, ...] = ()

    @property
    def saved(self) -> tuple[T, ...]:
        """Return what is shown and can be read."""
        return self._saved

    @property
    def paths(self) -> tuple[Path, ...]:
        """Return the file of each row."""
        return (*(one.path for one in self._saved), *(one.path for one in self._bad))

    def show(self, saved: Sequence[T], unreadable: tuple[Unreadable, ...] = ()) -> None:
        """Show these, then these files that cannot be read."""
        if (tuple(saved), unreadable) != (self._saved, self._bad):
            self.beginResetModel()
            self._saved, self._bad = tuple(saved), unreadable
            self.endResetModel()

    def readable(self, index: Index) -> T | None:
        """Return what is saved in a row; None for none and for a file that cannot be read."""
        return self._saved[index.row()] if index.isValid() and index.row() < len(self._saved) else None

    def unreadable(self, index: Index) -> Unreadable | None:
        """Return the file of a row that cannot be read; None for all other rows."""
        place = index.row() - len(self._saved)
        return self._bad[place] if index.isValid() and 0 <= place < len(self._bad) else None

    def of_readable(self, one: T, role: int) -> object:
        """Return what is said of one that can be read; None: nothing in this role."""
        raise NotImplementedError

    def rowCount(self, parent: Index | None = None) -> int:
        """Return the number of rows; a row has none."""
        return 0 if parent is not None and parent.isValid() else len(self.paths)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what a row is called, or for screen readers all that it shows."""
        bad = self.unreadable(index)
        if bad is not None:
            return _of_unreadable(bad, role)
        one = self.readable(index)
        return None if one is None else self.of_readable(one, role)


def _of_unreadable(one: Unreadable, role: int) -> object:
    match role:
        case Qt.ItemDataRole.DisplayRole:
            return one.title
        case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
            return words.row(one)
        case _:
            return None
