"""A correction or a forgotten deal while it is typed, and the small file beside the sheet that keeps it.

The log of the sheet holds only what was entered. What is typed of the next deal is in it as a draft; what is
typed of an earlier one stands here, so that no crash takes it away.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from peling.ledger.codec import read, write
from peling.ledger.course import after, first_situation
from peling.ledger.entry import DealEntry, empty_deal
from peling.ledger.entry_checks import place_faults
from peling.ledger.history import situation_of
from peling.ledger.inputs import NO_DEAL
from peling.ledger.sheet import DealRow, Sheet
from peling.ledger.situation import Situation
from peling_app.platform.json_text import read_json
from peling_app.platform.whole_file import read_whole, write_whole

BESIDE: Final = ".correction"
"""What is added to the name of the sheet's file."""
LONGEST: Final = 200_000
"""Bytes; a deal has some hundred."""


@dataclass(frozen=True, slots=True)
class Begun:
    """A correction that was begun.

    Attributes:
        number: of the deal.
        forgotten: the deal is to be put in there; else it is one of the sheet.
        entry: as far as it was typed; None while nothing was.
        reason: why it is corrected, as far as that was typed.
    """

    number: int
    forgotten: bool = False
    entry: DealEntry | None = None
    reason: str = ""

    @property
    def is_typed(self) -> bool:
        """Return whether anything would be lost."""
        return self.entry is not None or bool(self.reason)

    def as_typed(self, sheet: Sheet) -> DealEntry:
        """Return the deal as far as it was typed; before that it is as the sheet has it, or empty."""
        return self.untyped(sheet) if self.entry is None else self.entry

    def untyped(self, sheet: Sheet) -> DealEntry:
        """Return the deal as the sheet has it; one that was forgotten is empty."""
        return empty_deal(len(sheet.setup.players)) if self.forgotten else sheet.deals[self.number - 1].entry

    def changes(self, sheet: Sheet, entry: DealEntry) -> bool:
        """Return whether the sheet would be another one with this entry."""
        return self.forgotten or sheet.deals[self.number - 1].entry != entry

    def situation(self, sheet: Sheet) -> Situation:
        """Return the situation of the deal as the book has it, nothing overruled by the deal itself."""
        if self.forgotten:
            return situation_of(sheet, self.number)
        row = sheet.deals[self.number - 1]
        if row.entry.seats is None and row.entry.east is None and row.entry.round_wind is None:
            return row.situation
        if self.number == 1:
            return first_situation(sheet.setup, sheet.rules)
        before = sheet.deals[self.number - 2]
        return after(before.situation, before.entry, sheet.setup, sheet.rules, row.situation.noted)


@dataclass(frozen=True, slots=True)
class SetAside:
    """A correction that was taken back, or left: it can be done again on a sheet with the same deals.

    Attributes:
        begun: the correction.
        deals: those of the sheet on which it was typed.
    """

    begun: Begun
    deals: tuple[DealRow, ...]

    def fits(self, sheet: Sheet | None) -> bool:
        """Return whether a sheet stands as it did when this was typed."""
        return sheet is not None and sheet.deals == self.deals


def keep(path: Path, begun: Begun, sheet: Sheet) -> None:
    """Write what was typed of a correction of this sheet; to be called in the writer's thread.

    Raises:
        OSError: it cannot be written.
    """
    found = {
        "number": begun.number,
        "forgotten": begun.forgotten,
        "sheet": _mark(sheet),
        "reason": begun.reason,
        "entry": write(begun.as_typed(sheet), DealEntry),
    }
    write_whole(_file(path), json.dumps(found, ensure_ascii=False))


def drop(path: Path) -> None:
    """Remove what was kept; nothing may be there."""
    _file(path).unlink(missing_ok=True)


def kept(path: Path, sheet: Sheet) -> Begun | None:
    """Return what was typed of a correction of this sheet as it stands now; None if nothing fits it."""
    try:
        content = read_whole(_file(path), LONGEST)
        raw = read_json(content, LONGEST)
        if not isinstance(raw, dict) or raw.get("sheet") != _mark(sheet):
            return None
        number, forgotten, reason = int(raw["number"]), bool(raw["forgotten"]), str(raw["reason"])
        entry = read(raw["entry"], DealEntry, "entry")
    except (OSError, ValueError, TypeError, KeyError, OverflowError):
        return None
    players = len(sheet.setup.players)
    fits = 1 <= number <= len(sheet.deals) and len(entry.hands) == players
    if not fits or place_faults(entry, players):
        return None
    same = entry == Begun(number, forgotten).untyped(sheet)
    return None if same and not reason else Begun(number, forgotten, entry, reason)


def _file(path: Path) -> Path:
    return path.with_name(path.name + BESIDE)


def _mark(sheet: Sheet) -> list[int]:
    """Return something that is another when deals were entered, corrected or taken out since."""
    made = [one for one in sheet.changes if not isinstance(one.logged.given, NO_DEAL)]
    return [len(sheet.deals), len(made), *sheet.totals]
