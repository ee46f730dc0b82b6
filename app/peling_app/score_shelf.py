"""Look after the folder of score sheets: list them, name new ones, set aside what cannot be read."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from peling.ledger.sheet import Sheet
from peling.ledger.sheet_file import SUFFIX, SheetGlance, sheet_glance
from peling_app.journal_folder import JournalFolder, Message
from peling_app.score_correction import BESIDE as CORRECTION

PUT_AWAY = "put away"
"""The folder beside the sheets into which those go that the user puts away."""

BESIDE = ("", "-wal", "-shm", "-journal", CORRECTION)
"""What is added to a sheet's name for the files beside it: SQLite's own, and a correction that was begun."""


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
        self._journals = JournalFolder(folder, SUFFIX, lambda path: saved_sheet(path, sheet_glance(path)))

    @property
    def folder(self) -> Path:
        """Return the folder."""
        return self._journals.folder

    def sheets(self, leave_out: Path | None = None) -> tuple[list[SavedSheet], list[Message]]:
        """Return the sheets, and a message for each file that had to be set aside.

        Sheets that another process has open or a newer version wrote are left out, and so is `leave_out`.
        """
        return self._journals.all(leave_out)

    def free_path(self, title: str) -> Path:
        """Return a path for a new sheet that is not taken, called after its title."""
        return self._journals.free_path(re.sub(r"[^\w .,()-]+", " ", title).strip(" .")[:60] or "sheet")

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


def saved_sheet(path: Path, seen: SheetGlance) -> SavedSheet:
    """Return a sheet as the list shows it."""
    return SavedSheet(
        path, seen.title, seen.rules_id, seen.players, seen.deals, seen.at.astimezone(), seen.archived
    )


def shelved(path: Path, sheet: Sheet, now: datetime) -> SavedSheet:
    """Return the sheet that is open as the list shows it; `now` stands for a time that cannot be read."""
    last = sheet.log[-1].at if sheet.log else sheet.setup.created
    try:
        when = datetime.fromisoformat(last)
    except ValueError:
        when = now
    setup = sheet.setup
    return SavedSheet(
        path, setup.title, setup.rules_id, setup.players, len(sheet.deals), when.astimezone(), sheet.archived
    )


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
