"""Keep a score sheet on disk: the journal of its inputs, each on the disk before it is shown.

The file is a journal like that of a game (`peling.storage.journal`) with a mark of its own. Beside every
input it keeps what the deals came to by it. Those facts are used when it is opened; a fact that is missing or
makes no sense is reckoned again.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, Self

from peling.ledger.codec import ReadError, read, write
from peling.ledger.facts import facts_from_json, facts_of
from peling.ledger.figures import Figures
from peling.ledger.history import SheetHistory, new_history, replay
from peling.ledger.inputs import Logged, SheetInput, SheetSetup
from peling.ledger.sheet import DealRow, Sheet
from peling.rulebooks import UnknownRulesError
from peling.rules.ruleset import OptionValue, UnknownOptionError
from peling.storage.entries import Entry, Kind, NewEntry
from peling.storage.journal import Journal, JournalError, JournalTrouble, glance
from peling.storage.journal_file import SHEET_ID, copied_journal, troubles

SUFFIX: Final = ".peling-sheet"


@dataclass(frozen=True, slots=True)
class SheetGlance:
    """What a list of sheets shows.

    Attributes:
        title, rules_id, players, created: as in the setup, with the present title and names.
        deals: how many there are.
        totals: what each player has.
        archived: whether it was put away.
        at: when it was last written.
        options: its house rules as they are written; they are not judged here.
        computers: the places that the computer played, as in the setup.
        where: where the people met.
    """

    title: str
    rules_id: str
    players: tuple[str, ...]
    created: str
    deals: int
    totals: tuple[int, ...]
    archived: bool
    at: datetime
    options: Mapping[str, OptionValue] = field(default_factory=dict, hash=False)
    computers: tuple[int, ...] = ()
    where: str = ""


class SheetFile:
    """An open sheet. It may be handed from thread to thread, but is used by one at a time."""

    def __init__(self, journal: Journal, history: SheetHistory) -> None:
        """Take over an open journal; use `create`, `open` or `adopt`."""
        self.journal = journal
        self.history = history

    @classmethod
    def create(cls, path: Path, setup: SheetSetup) -> Self:
        """Make a new file and open it.

        Raises:
            JournalError: the file exists, or the folder cannot be written.
            SheetInputError, UnknownRulesError, UnknownOptionError: as `peling.ledger.history.new_history`.
        """
        return cls.adopt(path, new_history(setup))

    @classmethod
    def adopt(cls, path: Path, history: SheetHistory) -> Self:
        """Make a file of a sheet that was imported, or made from a game, and open it.

        Raises:
            JournalError: the file exists, or the folder cannot be written.
        """
        place = _place(history.sheet)
        inputs = [NewEntry(Kind.INPUT, write(logged, Logged), place) for logged in history.sheet.log]
        facts = [NewEntry(Kind.SETTLED, {"facts": facts_of(history.sheet.deals)}, place)] if inputs else []
        first = NewEntry(Kind.SETUP, write(history.sheet.agreed, SheetSetup), place)
        return cls(Journal.create(path, first, *inputs, *facts, mark=SHEET_ID), history)

    @classmethod
    def open(cls, path: Path) -> Self:
        """Open a file and verify every entry.

        Raises:
            JournalError: it is no sheet, damaged, of a newer version, in use, cannot be written, or its rules
                are not known.
        """
        journal = Journal.open(path, SHEET_ID)
        try:
            history = _read(journal.entries)
        except BaseException:
            journal.close()
            raise
        return cls(journal, history)

    @property
    def path(self) -> Path:
        """Return where the file is."""
        return self.journal.path

    @property
    def sheet(self) -> Sheet:
        """Return the sheet as it stands on the disk."""
        return self.history.sheet

    def append(self, given: SheetInput, at: str | None = None) -> Sheet:
        """Write an input and return what it makes of the sheet, when it is on the disk.

        Raises:
            EntryRefusedError, SheetInputError: the input does not fit; nothing was written.
            JournalError: the disk is full or the like; nothing was written.
        """
        when = at or datetime.now(UTC).isoformat(timespec="milliseconds")
        after = self.history.apply(given, when)
        place = _place(after.sheet)
        fresh = [NewEntry(Kind.INPUT, write(Logged(when, given), Logged), place)]
        anew = _anew(self.history, after)
        if anew:
            fresh.append(NewEntry(Kind.SETTLED, {"facts": facts_of(anew)}, place))
        self.journal.append(*fresh)
        # Somebody may carry the file to another machine in the middle of the evening.
        self.journal.take_in()
        self.history = after
        return after.sheet

    def close(self) -> None:
        """Close the file. Closing twice is allowed."""
        self.journal.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def sheet_glance(path: Path) -> SheetGlance:
    """Read what a list of sheets shows, without verifying the whole file.

    Raises:
        JournalError: as `SheetFile.open`.
    """
    found = glance(path, SHEET_ID)
    match found.place:
        case {
            "title": str(title),
            "players": list(players),
            "deals": int(deals),
            "totals": list(totals),
            "archived": bool(archived),
        }:
            rules, created = str(found.setup.get("rules_id", "")), str(found.setup.get("created", ""))
            names = tuple(map(str, players))
            if not all(type(total) is int for total in totals):
                raise JournalError(JournalTrouble.DAMAGED, "the totals are no numbers")
            options = found.setup.get("options")
            house = {
                str(key): value
                for key, value in (options.items() if isinstance(options, dict) else ())
                if isinstance(value, str | int | bool)
            }
            played = found.setup.get("computers")
            computers = (
                tuple(place for place in played if type(place) is int) if isinstance(played, list) else ()
            )
            where = found.place.get("where", "")
            if not isinstance(where, str):
                raise JournalError(JournalTrouble.DAMAGED, "where it was played is no text")
            return SheetGlance(
                title,
                rules,
                names,
                created,
                deals,
                tuple(totals),
                archived,
                found.at,
                house,
                computers,
                where,
            )
        case _:
            raise JournalError(JournalTrouble.DAMAGED, "where the sheet stands cannot be read")


def _read(entries: Sequence[Entry]) -> SheetHistory:
    """Return the sheet that stored entries make."""
    with troubles():
        try:
            setup: SheetSetup = read(entries[0].body, SheetSetup, "setup")
            stored: dict[str, Figures] = {}
            for entry in entries:
                if entry.kind is Kind.SETTLED:
                    stored |= _facts(entry, len(setup.players))
            log = [read(entry.body, Logged, f"entry {entry.number}") for entry in _telling(entries)]
            return replay(setup, log, stored)
        except (UnknownRulesError, UnknownOptionError) as error:
            raise JournalError(JournalTrouble.UNKNOWN_RULES, str(error)) from error


def _facts(entry: Entry, players: int) -> dict[str, Figures]:
    """Return the figures that an entry keeps; what cannot be read will be reckoned again."""
    try:
        return facts_from_json(entry.body.get("facts"), players, f"entry {entry.number}")
    except ReadError:
        return {}


def _telling(entries: Sequence[Entry]) -> Iterable[Entry]:
    """Yield the inputs, but of drafts that follow each other only the last: the others tell nothing more."""
    inputs = [entry for entry in entries if entry.kind is Kind.INPUT]
    for number, entry in enumerate(inputs):
        following = inputs[number + 1] if number + 1 < len(inputs) else None
        if not (_is_draft(entry) and following is not None and _is_draft(following)):
            yield entry


def _is_draft(entry: Entry) -> bool:
    """Return whether an input is a draft; no quotation mark stands bare in a text, so it need not be read."""
    return '"is":"save-draft"' in entry.body_text


def _anew(before: SheetHistory, after: SheetHistory) -> list[DealRow]:
    """Return the deals that were never reckoned before as they are now."""
    old, rows = before.sheet.deals, after.sheet.deals
    same = 0
    while same < min(len(old), len(rows)) and rows[same] is old[same]:
        same += 1
    return [row for row in rows[same:] if row.key not in before.known]


def sheet_in_file(path: Path) -> Sheet:
    """Return the sheet in a file; see `history_in_file`.

    Raises:
        JournalError: as `SheetFile.open`.
    """
    return history_in_file(path).sheet


def history_in_file(path: Path) -> SheetHistory:
    """Return what a file of a sheet holds, and leave the file exactly as it is.

    Raises:
        JournalError: as `SheetFile.open`.
    """
    with (
        tempfile.TemporaryDirectory(prefix="pe-ling-") as folder,
        SheetFile.open(copied_journal(path, Path(folder))) as file,
    ):
        return file.history


def _place(sheet: Sheet) -> dict[str, Any]:
    """Return where the sheet stands, as a list of sheets shows it."""
    where = {"where": sheet.setup.where} if sheet.setup.where else {}
    return {
        **where,
        "title": sheet.setup.title,
        "players": list(sheet.setup.players),
        "deals": len(sheet.deals),
        "totals": list(sheet.totals),
        "archived": sheet.archived,
    }
