"""Look after the folder of score sheets: list them, begin new ones, put away what is not wanted."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from peling.ledger.files.sheet_file import SUFFIX, SheetGlance, sheet_glance
from peling.ledger.sheet import Sheet
from peling.rulebooks import rule_set_ids
from peling.rules.ruleset import OptionValue
from peling.storage.journal import JournalError, JournalTrouble
from peling_app.platform.journal_folder import LARGEST, JournalFolder
from peling_app.score.correction import BESIDE as CORRECTION

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class SavedSheet:
    """A sheet as the list of sheets shows it.

    Attributes:
        path: its file.
        title, rules_id, players: as agreed; a title of none is worded after the day of `created`.
        deals: how many are entered.
        when: when something was entered last.
        archived: whether it was put into the archive.
        created: when it was begun, in ISO 8601.
        house: its house rules.
        totals: what everybody has.
        computers: the places that the computer played.
        where: where the people met; empty: it was not said.
    """

    path: Path
    title: str
    rules_id: str
    players: tuple[str, ...]
    deals: int
    when: datetime
    archived: bool
    created: str = ""
    house: Mapping[str, OptionValue] = field(default_factory=dict, hash=False)
    totals: tuple[int, ...] = ()
    computers: tuple[int, ...] = ()
    where: str = ""

    @property
    def begun(self) -> datetime:
        """Return when it was begun, by the clock of this place: the evening of which people speak.

        What is corrected or archived later changes nothing of it. A time that cannot be read is that of the
        last entry.
        """
        try:
            return datetime.fromisoformat(self.created).astimezone()
        except (OverflowError, ValueError):
            return self.when

    @property
    def people(self) -> tuple[str, ...]:
        """Return the players that are people."""
        return tuple(name for place, name in enumerate(self.players) if place not in self.computers)


class SheetStore(JournalFolder[SavedSheet]):
    """The folder of score sheets."""

    def __init__(self, folder: Path) -> None:
        """Look at this folder; it need not exist."""
        super().__init__(folder, SUFFIX, lambda path: saved_sheet(path, sheet_glance(path)), (CORRECTION,))


def sheet_name(title: str) -> str:
    """Return how the file of a new sheet is called."""
    return re.sub(r"[^\w .,()-]+", " ", title).strip(" .")[:60] or "sheet"


def saved_sheet(path: Path, seen: SheetGlance) -> SavedSheet:
    """Return a sheet as the list shows it.

    Raises:
        JournalError: its first and last entry say nothing that makes sense, or its rules are not known.
    """
    if seen.rules_id not in rule_set_ids():
        raise JournalError(JournalTrouble.UNKNOWN_RULES, seen.rules_id)
    if not 0 <= seen.deals <= LARGEST:
        raise JournalError(JournalTrouble.DAMAGED, f"{seen.deals} is no number of deals")
    try:
        when = seen.at.astimezone()
    except (OverflowError, ValueError) as error:
        raise JournalError(JournalTrouble.DAMAGED, str(error)) from error
    return SavedSheet(
        path,
        seen.title,
        seen.rules_id,
        seen.players,
        seen.deals,
        when,
        seen.archived,
        seen.created,
        seen.options,
        seen.totals,
        seen.computers,
        seen.where,
    )


def shelved(path: Path, sheet: Sheet, now: datetime) -> SavedSheet:
    """Return the sheet that is open as the list shows it; `now` stands for a time that cannot be read."""
    last = sheet.log[-1].at if sheet.log else sheet.setup.created
    try:
        when = datetime.fromisoformat(last)
    except ValueError:
        when = now
    setup = sheet.setup
    deals = len(sheet.deals)
    when = when.astimezone()
    return SavedSheet(
        path,
        setup.title,
        setup.rules_id,
        setup.players,
        deals,
        when,
        sheet.archived,
        setup.created,
        setup.options,
        sheet.totals,
        setup.computers,
        setup.where,
    )
