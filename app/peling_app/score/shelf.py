"""Look after the folder of score sheets: list them, begin new ones, put away what is not wanted."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from peling.ledger.files.sheet_file import SUFFIX, SheetGlance, sheet_glance
from peling.ledger.sheet import Sheet
from peling.rulebooks import rule_set_ids
from peling.storage.journal import JournalError, Trouble
from peling_app.platform.journal_folder import LARGEST, JournalFolder, Unreadable
from peling_app.score.correction import BESIDE as CORRECTION

T = TypeVar("T")


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
        self._journals = JournalFolder(
            folder, SUFFIX, lambda path: saved_sheet(path, sheet_glance(path)), (CORRECTION,)
        )
        self._away = self._journals.put_away_folder()

    @property
    def folder(self) -> Path:
        """Return the folder."""
        return self._journals.folder

    def sheets(self, leave_out: Path | None = None) -> list[SavedSheet]:
        """Return the sheets, `leave_out` left out; see `unreadable` for what could not be read."""
        return self._journals.all(leave_out)

    @property
    def unreadable(self) -> tuple[Unreadable, ...]:
        """Return the files that could not be read when `sheets` was asked last."""
        return self._journals.unreadable

    def put_away_sheets(self) -> tuple[list[SavedSheet], tuple[Unreadable, ...]]:
        """Return the sheets that were put away, and the files among them that cannot be read."""
        return self._away.all(), self._away.unreadable

    @property
    def put_away_count(self) -> int:
        """Return how many sheets and other files were put away; none of them is opened for that."""
        return self._away.count

    def note(self, path: Path, kind: Trouble) -> None:
        """Note what was found when a sheet was opened."""
        self._journals.note(path, kind)

    def begin(self, title: str, make: Callable[[Path], T]) -> T:
        """Return what `make` makes of a new sheet under a free name after its title.

        Raises:
            JournalError: as `make`.
        """
        return self._journals.begin(re.sub(r"[^\w .,()-]+", " ", title).strip(" .")[:60] or "sheet", make)

    def put_away(self, path: Path) -> Path:
        """Move a sheet out of the list and return where it is now.

        Raises:
            JournalError: it is open elsewhere.
            OSError: the system does not allow it.
        """
        return self._journals.put_away(path)

    def bring_back(self, path: Path) -> Path:
        """Move a sheet that was put away back into the list.

        Raises:
            OSError: the system does not allow it.
        """
        return self._journals.bring_back(path)


def saved_sheet(path: Path, seen: SheetGlance) -> SavedSheet:
    """Return a sheet as the list shows it.

    Raises:
        JournalError: its first and last entry say nothing that makes sense, or its rules are not known.
    """
    if seen.rules_id not in rule_set_ids():
        raise JournalError(Trouble.UNKNOWN_RULES, seen.rules_id)
    if not 0 <= seen.deals <= LARGEST:
        raise JournalError(Trouble.DAMAGED, f"{seen.deals} is no number of deals")
    try:
        when = seen.at.astimezone()
    except (OverflowError, ValueError) as error:
        raise JournalError(Trouble.DAMAGED, str(error)) from error
    return SavedSheet(path, seen.title, seen.rules_id, seen.players, seen.deals, when, seen.archived)


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
