"""Keep what is typed of a correction or of a forgotten deal in a small file beside the sheet.

The log of the sheet holds only what was entered. What is typed of the next deal is in it as a draft; what is
typed of an earlier one stands here, so that no crash takes it away.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from peling.ledger.codec import read, write
from peling.ledger.entry import DealEntry
from peling.ledger.sheet import Sheet
from peling_app.whole_file import write_whole

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
        entry: as far as it was typed.
    """

    number: int
    forgotten: bool
    entry: DealEntry


def keep(path: Path, begun: Begun, sheet: Sheet) -> None:
    """Write what was typed of a correction of this sheet; to be called in the writer's thread.

    Raises:
        OSError: it cannot be written.
    """
    found = {
        "number": begun.number,
        "forgotten": begun.forgotten,
        "sheet": _mark(sheet),
        "entry": write(begun.entry, DealEntry),
    }
    write_whole(_file(path), json.dumps(found, ensure_ascii=False))


def drop(path: Path) -> None:
    """Remove what was kept; nothing may be there."""
    _file(path).unlink(missing_ok=True)


def kept(path: Path, sheet: Sheet) -> Begun | None:
    """Return what was typed of a correction of this sheet as it stands now; None if nothing fits it."""
    try:
        content = _file(path).read_bytes()
        raw = json.loads(content) if len(content) <= LONGEST else None
        if not isinstance(raw, dict) or raw.get("sheet") != _mark(sheet):
            return None
        number, forgotten = int(raw["number"]), bool(raw["forgotten"])
        entry = read(raw["entry"], DealEntry, "entry")
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return None
    if not 1 <= number <= len(sheet.deals):
        return None
    return Begun(number, forgotten, entry)


def _file(path: Path) -> Path:
    return path.with_name(path.name + BESIDE)


def _mark(sheet: Sheet) -> list[int]:
    """Return something that is another when deals were entered, corrected or taken out since."""
    return [len(sheet.deals), len(sheet.changes), *sheet.totals]
