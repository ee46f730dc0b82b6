"""A folder of journals of one sort, looked at for a list: games, or score sheets.

Looking changes nothing on the disk, whatever the files hold. A file that cannot be read has a place in the
list too, with the reason.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from time import monotonic
from typing import Final, Generic, TypeVar

from peling.storage.journal import JournalError, JournalTrouble
from peling.storage.journal_file import in_use

T = TypeVar("T")
T2 = TypeVar("T2")
Message = tuple[str, str]
"""The id of a message to the user, and the name of the file it is about."""

PUT_AWAY: Final = "put away"
"""The folder beside the journals into which those go that the user puts away."""

_BESIDE: Final = ("", "-wal", "-shm", "-journal")
"""What SQLite adds to the name of a journal for its own files."""

_MAY_PASS: Final = frozenset(
    {JournalTrouble.IN_USE, JournalTrouble.UNREADABLE, JournalTrouble.READ_ONLY, JournalTrouble.DISK_FULL}
)
"""What may be otherwise the next time, though the file is the same."""

LARGEST: Final = 10**9
"""No number in a list of games or sheets is larger."""

_TRIES: Final = 100


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A file that bears the name of a journal and cannot be read as one.

    Attributes:
        path: the file.
        kind: what is wrong.
        when: when it was last written, in local time; None where even that is unknown.
    """

    path: Path
    kind: JournalTrouble
    when: datetime | None

    @property
    def may_pass(self) -> bool:
        """Return whether it may be readable the next time, though the file is the same."""
        return self.kind in _MAY_PASS

    @property
    def title(self) -> str:
        """Return the name of the file; bytes in it that are no text become question marks."""
        return os.fsencode(self.path.name).decode(errors="replace")


class JournalFolder(Generic[T]):
    """The journals of a folder. A file is read again only when it was changed."""

    def __init__(
        self,
        folder: Path,
        suffix: str,
        look: Callable[[Path], T],
        beside: tuple[str, ...] = (),
        look_away: Callable[[Path], T] | None = None,
    ) -> None:
        """Look at files with this suffix; the folder need not exist. `look` raises `JournalError`.

        `beside` is what is added to the name of a journal for files that belong to it; `look_away` looks at
        what was put away, if that is not done by `look`.
        """
        self.folder = folder
        self._suffix = suffix
        self._look = look
        self._look_away = look_away or look
        self._beside = (*_BESIDE, *beside)
        self._known: dict[Path, tuple[object, T | Unreadable]] = {}
        self._unreadable: tuple[Unreadable, ...] = ()
        self._complete = True

    @property
    def unreadable(self) -> tuple[Unreadable, ...]:
        """Return the files that could not be read when `all` was asked last."""
        return self._unreadable

    @property
    def complete(self) -> bool:
        """Return whether every file was looked at when `all` was asked last."""
        return self._complete

    def all(self, leave_out: Path | None = None, within: float = math.inf) -> list[T]:
        """Return what the journals hold, `leave_out` left out; see `unreadable` for the others.

        Files that are not known yet are looked into for so many seconds, the latest first and at least one of
        them; `complete` says whether others are left for the next time.
        """
        found: list[T] = []
        unreadable: list[Unreadable] = []
        for path, seen in self._seen(leave_out, within):
            if not isinstance(seen, Unreadable):
                found.append(seen)
            elif os.path.lexists(path):
                unreadable.append(seen)
        self._unreadable = tuple(unreadable)
        return found

    def note(self, path: Path, kind: JournalTrouble) -> None:
        """Note what was found when a journal was opened: a look at its ends may not have shown it."""
        if kind not in _MAY_PASS:
            self._known[path] = (stamp_of(path), Unreadable(path, kind, _when(path)))

    def named(self, message: str, name: str) -> tuple[str, str]:
        """Return a message about a file: where nothing can be written it is about the folder."""
        return message, str(self.folder) if message == JournalTrouble.READ_ONLY.value else name

    def begin(self, name: str, make: Callable[[Path], T2]) -> T2:
        """Return what `make` makes under the first path called so that is free.

        Another window may take the name in the same moment, or remove what is not in use yet; then the next
        one is tried.

        Raises:
            JournalError: as `make`.
        """
        for _ in range(_TRIES):
            try:
                return make(self.free_path(name))
            except JournalError as error:
                if error.kind not in {JournalTrouble.EXISTS, JournalTrouble.MISSING}:
                    raise
        return make(self.free_path(name))

    def free_path(self, name: str) -> Path:
        """Return a path called so that is not taken."""
        return _free(self.folder, name, self._suffix, ("",))

    def put_away(self, path: Path) -> Path:
        """Move a journal out of the list and return where it is now.

        Raises:
            JournalError: it is open elsewhere.
            OSError: the system does not allow it.
        """
        if in_use(path):
            raise JournalError(JournalTrouble.IN_USE, f"{path.name} is open elsewhere")
        folder = self.folder / PUT_AWAY
        folder.mkdir(exist_ok=True)
        return self._moved(path, folder)

    def bring_back(self, path: Path) -> Path:
        """Move a journal that was put away back into the list.

        Raises:
            OSError: the system does not allow it.
        """
        return self._moved(path, self.folder)

    def delete(self, path: Path) -> Path:
        """Delete a journal that was put away, with all that belongs to it; return where it was.

        Raises:
            JournalError: it is open elsewhere.
            OSError: the system does not allow it.
            ValueError: it was not put away.
        """
        if path.parent != self.folder / PUT_AWAY:
            raise ValueError(f"{path} was not put away")
        if in_use(path):
            raise JournalError(JournalTrouble.IN_USE, f"{path.name} is open elsewhere")
        path.unlink()
        for end in self._beside[1:]:
            Path(f"{path}{end}").unlink(missing_ok=True)
        return path

    @cached_property
    def away(self) -> JournalFolder[T]:
        """Return the folder of what was put away, as another one of the same sort."""
        beside = self._beside[len(_BESIDE) :]
        return JournalFolder(self.folder / PUT_AWAY, self._suffix, self._look_away, beside)

    @property
    def count(self) -> int:
        """Return how many files there are, readable or not."""
        return len(self.paths())

    def paths(self) -> list[Path]:
        """Return the files in the order of their names, readable or not."""
        try:
            return sorted(path for path in self.folder.iterdir() if path.name.endswith(self._suffix))
        except OSError:
            return []

    def _seen(self, leave_out: Path | None, within: float) -> list[tuple[Path, T | Unreadable]]:
        """Return what is known of the files, in the order of their names."""
        seen: dict[Path, T | Unreadable] = {}
        fresh: list[tuple[Path, tuple[int, ...]]] = []
        for path in self.paths():
            stamp, known = stamp_of(path), self._known.get(path)
            if path == leave_out:
                continue
            if known is not None and known[0] == stamp:
                seen[path] = known[1]
            else:
                fresh.append((path, stamp))
        until = monotonic() + within
        self._complete = True
        learned = False
        for path, stamp in sorted(fresh, key=lambda one: one[1][0], reverse=True):
            if learned and monotonic() >= until:
                self._complete = False
                break
            seen[path] = self._looked_at(path, stamp)
            # What is open elsewhere is looked at each time: nothing is learned of it for the next.
            learned |= path in self._known
        return sorted(seen.items())

    def _looked_at(self, path: Path, stamp: object) -> T | Unreadable:
        seen: T | Unreadable
        try:
            seen = self._look(path)
        except JournalError as error:
            seen = Unreadable(path, error.kind, _when(path))
            if error.kind in _MAY_PASS:
                return seen
        self._known[path] = (stamp, seen)
        return seen

    def _moved(self, path: Path, folder: Path) -> Path:
        target = _free(folder, path.stem, path.suffix, self._beside)
        path.rename(target)
        for end in self._beside[1:]:
            companion = Path(f"{path}{end}")
            if companion.exists():
                companion.rename(f"{target}{end}")
        return target


def _free(folder: Path, name: str, suffix: str, beside: tuple[str, ...]) -> Path:
    path = folder / f"{name}{suffix}"
    number = 1
    while any(os.path.lexists(f"{path}{end}") for end in beside):
        number += 1
        path = folder / f"{name} ({number}){suffix}"
    return path


def _when(path: Path) -> datetime | None:
    try:
        return datetime.fromtimestamp(path.lstat().st_mtime, UTC).astimezone()
    except (OSError, ValueError, OverflowError):
        return None


def files_in(folder: Path, ending: str) -> list[Path]:
    """Return the files whose names end so, those put away too; none where that cannot be known."""
    found: list[Path] = []
    for place in (folder, folder / PUT_AWAY):
        try:
            found += sorted(path for path in place.iterdir() if path.name.endswith(ending))
        except OSError:
            continue
    return found


def stamp_of(path: Path) -> tuple[int, ...]:
    """Return what differs when the file or SQLite's log beside it has changed, the time of the file first.

    What is not there has 0 for its time and for its size.
    """
    stamps: list[int] = []
    for file in (path, Path(f"{path}-wal")):
        try:
            seen = file.stat()
        except OSError:
            stamps += (0, 0)
        else:
            stamps += (seen.st_mtime_ns, seen.st_size)
    return tuple(stamps)
