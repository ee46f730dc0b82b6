"""Look after the folder of score sheets: list them, name new ones, set aside what cannot be read."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from peling.journal import JournalError, set_aside
from peling.ledger.sheet_file import SUFFIX, SheetGlance, sheet_glance

Message = tuple[str, str]
"""The id of a message to the user, and the name of the file it is about."""

PUT_AWAY = "put away"
"""The folder beside the sheets into which those go that the user puts away."""

BESIDE = ("", "-wal", "-shm", "-journal")
"""What SQLite adds to the name of a file for its own files beside it."""


@dataclass(frozen=True, slots=True)
class SavedSheet:
    """A sheet as the list of sheets shows it.

    Attributes:
        path: its file.
        title, rules_id, players: as agreed.
        deals: how many are entered.
        when: when something was entered last.
        archived: whether it was put into the archive.
    """

    path: Path
    title: str
    rules_id: str
    players: tuple[str, ...]
    deals: int
    when: datetime
    archived: bool


class ScoreShelf:
    """The folder of score sheets. A file is read again only when it was changed."""

    def __init__(self, folder: Path) -> None:
        """Look at this folder; it need not exist."""
        self.folder = folder
        self._known: dict[Path, tuple[object, SavedSheet]] = {}
        self._left: dict[Path, object] = {}

    def sheets(self, leave_out: Path | None = None) -> tuple[list[SavedSheet], list[Message]]:
        """Return the sheets, and a message for each file that had to be set aside.

        Sheets that another process has open or a newer version wrote are left out, and so is `leave_out`.
        """
        found: list[SavedSheet] = []
        messages: list[Message] = []
        for path in sorted(self.folder.glob(f"*{SUFFIX}")):
            if path == leave_out or not path.is_file():
                continue
            try:
                found.append(self._looked_at(path))
            except JournalError as error:
                if error.kind.spoils_file and self._left.get(path) != _stamp(path):
                    messages.append(spoiled(path, error))
                    # Where it could not be moved away, it is told once.
                    self._left[path] = _stamp(path)
        return found, messages

    def free_path(self, title: str) -> Path:
        """Return a path for a new sheet that is not taken, called after its title."""
        name = re.sub(r"[^\w .,()-]+", " ", title).strip(" .")[:60] or "sheet"
        path = self.folder / f"{name}{SUFFIX}"
        number = 1
        while path.exists():
            number += 1
            path = self.folder / f"{name} ({number}){SUFFIX}"
        return path

    def put_away(self, path: Path) -> Path:
        """Move a sheet out of the list and return where it is now.

        Raises:
            OSError: the system does not allow it.
        """
        folder = self.folder / PUT_AWAY
        folder.mkdir(exist_ok=True)
        return _move(path, folder)

    def bring_back(self, path: Path) -> Path:
        """Move a sheet that was put away back into the list.

        Raises:
            OSError: the system does not allow it.
        """
        return _move(path, self.folder)

    def _looked_at(self, path: Path) -> SavedSheet:
        known = self._known.get(path)
        if known is not None and known[0] == _stamp(path):
            return known[1]
        sheet = saved_sheet(path, sheet_glance(path))
        # Looking at a sheet after a crash takes in its log, so the stamp is taken afterwards.
        self._known[path] = (_stamp(path), sheet)
        return sheet


def saved_sheet(path: Path, seen: SheetGlance) -> SavedSheet:
    """Return a sheet as the list shows it."""
    return SavedSheet(
        path, seen.title, seen.rules_id, seen.players, seen.deals, seen.at.astimezone(), seen.archived
    )


def spoiled(path: Path, error: JournalError) -> Message:
    """Set a file aside and return what to tell the user; where even that is refused, the file stays."""
    aside = set_aside(path)
    if aside is None:
        return f"{error.kind.value}-left", path.name
    return error.kind.value, aside.name


def _move(path: Path, folder: Path) -> Path:
    target = folder / path.name
    number = 1
    while any(Path(f"{target}{end}").exists() for end in BESIDE):
        number += 1
        target = folder / f"{path.stem} ({number}){path.suffix}"
    path.rename(target)
    for end in BESIDE[1:]:
        companion = Path(f"{path}{end}")
        if companion.exists():
            companion.rename(f"{target}{end}")
    return target


def _stamp(path: Path) -> object:
    """Return something that differs when the file or SQLite's log beside it has changed."""
    stamps: list[object] = []
    for file in (path, Path(f"{path}-wal")):
        try:
            seen = file.stat()
        except OSError:
            stamps.append(None)
        else:
            stamps.append((seen.st_mtime_ns, seen.st_size))
    return stamps
