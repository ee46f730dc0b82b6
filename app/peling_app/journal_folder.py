"""A folder of journals of one sort, looked at for a list: games, or score sheets."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, TypeVar

from peling.journal import JournalError, set_aside

T = TypeVar("T")
Message = tuple[str, str]
"""The id of a message to the user, and the name of the file it is about."""


class JournalFolder(Generic[T]):
    """The journals of a folder. A file is read again only when it was changed."""

    def __init__(self, folder: Path, suffix: str, look: Callable[[Path], T]) -> None:
        """Look at files with this suffix; the folder need not exist. `look` raises `JournalError`."""
        self.folder = folder
        self._suffix = suffix
        self._look = look
        self._known: dict[Path, tuple[object, T]] = {}
        self._left: dict[Path, object] = {}

    def all(self, leave_out: Path | None = None) -> tuple[list[T], list[Message]]:
        """Return what the journals hold, and a message for each file that had to be set aside.

        Journals that another process has open or a newer version wrote are left out, and so is `leave_out`.
        """
        found: list[T] = []
        messages: list[Message] = []
        for path in sorted(self.folder.glob(f"*{self._suffix}")):
            if path == leave_out or not path.is_file():
                continue
            try:
                found.append(self._looked_at(path))
            except JournalError as error:
                stamp = _stamp(path)
                if error.kind.spoils_file and self._left.get(path) != stamp:
                    messages.append(spoiled(path, error))
                    # Where it could not be moved away, it is told once.
                    self._left[path] = stamp
        return found, messages

    def free_path(self, name: str) -> Path:
        """Return a path called so that is not taken."""
        path = self.folder / f"{name}{self._suffix}"
        number = 1
        while path.exists():
            number += 1
            path = self.folder / f"{name} ({number}){self._suffix}"
        return path

    def _looked_at(self, path: Path) -> T:
        known = self._known.get(path)
        if known is not None and known[0] == _stamp(path):
            return known[1]
        seen = self._look(path)
        # Looking at a journal after a crash takes in its log, so the stamp is taken afterwards.
        self._known[path] = (_stamp(path), seen)
        return seen


def spoiled(path: Path, error: JournalError) -> Message:
    """Set a file aside and return what to tell the user; where even that is refused, the file stays."""
    aside = set_aside(path)
    if aside is None:
        return f"{error.kind.value}-left", path.name
    return error.kind.value, aside.name


def _stamp(path: Path) -> object:
    """Return something that differs when the file or SQLite's log beside it has changed."""
    stamps: list[Any] = []
    for file in (path, Path(f"{path}-wal")):
        try:
            seen = file.stat()
        except OSError:
            stamps.append(None)
        else:
            stamps.append((seen.st_mtime_ns, seen.st_size))
    return stamps
