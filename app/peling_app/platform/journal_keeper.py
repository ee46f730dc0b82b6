"""What a session does with its folder of journals: games, or score sheets."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from peling.storage.journal import JournalError
from peling_app.platform.journal_folder import JournalFolder, Unreadable

T = TypeVar("T")


class JournalKeeper(QObject, Generic[T]):
    """The journals of a folder, one of which may be open.

    Signals:
        failed: the id of a message, and the file or the reason it is about.
        list_changed: one was put away, brought back or deleted, or that was refused: the list is another.
    """

    failed = Signal(str, str)
    list_changed = Signal()

    def __init__(self, store: JournalFolder[T], parent: QObject | None = None) -> None:
        """Keep what lies in a folder; none of it is open."""
        super().__init__(parent)
        self._store = store
        self._path: Path | None = None

    @property
    def path(self) -> Path | None:
        """Return the file that is open."""
        return self._path

    @property
    def unreadable(self) -> tuple[Unreadable, ...]:
        """Return the files that could not be read when all were asked for last."""
        return self._store.unreadable

    @property
    def put_away_count(self) -> int:
        """Return how many files were put away, readable or not."""
        return self._store.away.count

    def were_put_away(self) -> tuple[list[T], tuple[Unreadable, ...]]:
        """Return what was put away, and the files among it that cannot be read."""
        return self._store.away.all(), self._store.away.unreadable

    def put_away(self, path: Path) -> Path | None:
        """Take one that is not open off the list; return where it is now, None if that is refused."""
        return self._move(self._store.put_away, path, "moving")

    def bring_back(self, path: Path) -> Path | None:
        """Bring one back that was put away; return where it is now, None if that is refused."""
        return self._move(self._store.bring_back, path, "moving")

    def delete(self, path: Path) -> Path | None:
        """Delete one for good that was put away; return where it was, None if that is refused."""
        return self._move(self._store.delete, path, "deleting")

    def _move(self, move: Callable[[Path], Path], path: Path, what: str) -> Path | None:
        """Move a file or tell why not: `what` is the id of the message where the system refuses it."""
        moved = None
        try:
            moved = move(path)
        except JournalError as error:
            self.failed.emit(*self._store.named(error.kind.value, path.name))
        except OSError as error:
            self.failed.emit(what, error.strerror or str(error))
        self.list_changed.emit()
        return moved
