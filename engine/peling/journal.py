"""Keep a game, or a score sheet, on disk: an append-only log of inputs in one SQLite file, with one writer.

What was appended is never changed; taking back is one more entry that says how far. The file stores what went
*in* (the setup, the wall and the dice of each deal, every action) and, as facts, how each deal was settled;
everything else is computed from that again. `append` returns only when the entries are on the disk.

While a journal is open its file is locked, so that a second process is told so instead of writing into it.
After a crash SQLite's log file beside it (``-wal``) holds the last entries; opening takes them in.

Each entry carries a seal over itself and the entry before, because SQLite does not notice a changed byte in a
text.
"""

from __future__ import annotations

import hashlib
import json
import os
import sqlite3
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, Self

from peling.journal_file import (
    APPLICATION_ID,
    FORMAT,
    SCHEMA,
    SUFFIX,
    JournalError,
    Trouble,
    connect,
    migrate,
    set_aside,
    sync_folder,
    system_trouble,
    transaction,
    troubles,
    verify_pages,
)

__all__ = [
    "FORMAT",
    "SUFFIX",
    "Draft",
    "Entry",
    "Glance",
    "Journal",
    "JournalError",
    "Json",
    "Kind",
    "Trouble",
    "glance",
    "set_aside",
]

Json = dict[str, Any]
"""A JSON object."""

_INSERT: Final = "INSERT INTO entry (number, at, kind, body, place, seal) VALUES (?, ?, ?, ?, ?, ?)"
_SELECT: Final = "SELECT number, at, kind, body, place, seal FROM entry ORDER BY number"
_ANY_UNDO: Final = "SELECT EXISTS (SELECT 1 FROM entry WHERE kind = 'undo')"

ASSISTED: Final = "assisted"
"""The key of a setup that says so from the start: a game that goes on from a replay."""


class Kind(StrEnum):
    """What an entry says."""

    SETUP = "setup"
    """The first entry: rule set, options, players."""
    INPUT = "input"
    """An input of the game."""
    SETTLED = "settled"
    """How a deal was settled: a fact that no later mend of a rule changes."""
    UNDO = "undo"
    """The entries after the one named in the body are taken back."""


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry to be appended.

    Attributes:
        kind: what it says.
        body: its contents.
        place: where the game stands after it, for lists of games; a game is never computed from it.
    """

    kind: Kind
    body: Mapping[str, Any]
    place: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry on the disk: a draft with its number, from 1, and the time it was written.

    Body and place are kept as the texts that were written: a long log has many entries of which nobody asks
    for more than the kind.
    """

    number: int
    at: datetime
    kind: Kind
    body_text: str
    place_text: str

    @property
    def body(self) -> Json:
        """Return the contents of the draft."""
        found: Json = json.loads(self.body_text)
        return found

    @property
    def place(self) -> Json:
        """Return where the draft stands."""
        found: Json = json.loads(self.place_text)
        return found


@dataclass(frozen=True, slots=True)
class Glance:
    """What a list of games shows: the setup, where the game stands, when it was last played.

    `assisted` is as `Journal.assisted`.
    """

    setup: Json
    place: Json
    at: datetime
    assisted: bool = False


class Journal:
    """An open journal. It may be handed from thread to thread, but is used by one at a time."""

    def __init__(self, path: Path, connection: sqlite3.Connection, entries: list[Entry], seal: str) -> None:
        """Take over an open connection; use `create` or `open`."""
        self.path = path
        self._connection = connection
        self._entries = entries
        self._seal = seal

    @classmethod
    def create(cls, path: Path, *drafts: Draft, mark: int = APPLICATION_ID) -> Self:
        """Make a new file with these entries, the setup first, and open it; the mark says what it keeps.

        The file gets its name only when it is complete, so no crash leaves half a journal under it.

        Raises:
            JournalError: the file exists, or the folder cannot be written.
        """
        if path.exists():
            raise JournalError(Trouble.EXISTS, f"{path.name} exists already")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".new", dir=path.parent)
        except OSError as error:
            raise system_trouble(error) from error
        os.close(handle)
        unnamed = Path(name)
        try:
            with troubles():
                _write_first(unnamed, drafts, mark)
                unnamed.rename(path)
                sync_folder(path.parent)
        finally:
            unnamed.unlink(missing_ok=True)
        return cls.open(path, mark)

    @classmethod
    def open(cls, path: Path, mark: int = APPLICATION_ID) -> Self:
        """Open a file with this mark, bring it to the present format and verify every entry.

        Raises:
            JournalError: it is no journal, damaged, of a newer version, in use, or cannot be written.
        """
        connection = connect(path, mark)
        try:
            with troubles():
                migrate(connection)
                verify_pages(connection)
            entries, seal = _read(connection)
        except BaseException:
            connection.close()
            raise
        return cls(path, connection, entries, seal)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Return every entry, those that were taken back too."""
        return tuple(self._entries)

    @property
    def assisted(self) -> bool:
        """Tell whether anything was ever taken back, or whether the game began as one that is assisted."""
        return is_assisted(self.setup) or any(entry.kind is Kind.UNDO for entry in self._entries)

    @property
    def setup(self) -> Json:
        """Return the body of the first entry."""
        return self._entries[0].body

    def in_effect(self) -> tuple[Entry, ...]:
        """Return the entries that were not taken back, without those that take back."""
        return tuple(_in_effect(self._entries))

    def inputs(self) -> tuple[Json, ...]:
        """Return the inputs that were not taken back, in order."""
        return tuple(entry.body for entry in self.in_effect() if entry.kind is Kind.INPUT)

    def append(self, *drafts: Draft) -> tuple[Entry, ...]:
        """Write entries, all or none, and return them when they are on the disk.

        Raises:
            JournalError: the disk is full or the like; nothing was written.
            ValueError: a second setup, or taking back to an entry that is not in effect.
        """
        added, rows = _entries_of(drafts, self._entries, self._seal)
        with troubles(), transaction(self._connection):
            self._connection.executemany(_INSERT, rows)
        self._entries += added
        if rows:
            self._seal = rows[-1][-1]
        return tuple(added)

    def close(self) -> None:
        """Close the file; its log is taken in and removed. Closing twice is allowed."""
        self._connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def glance(path: Path, mark: int = APPLICATION_ID) -> Glance:
    """Read what a list of games, or of what else bears the mark, shows; the whole file is not verified.

    Raises:
        JournalError: as `Journal.open`.
    """
    connection = connect(path, mark)
    try:
        with troubles():
            first, last = (
                _entry(connection.execute(f"{_SELECT}{order} LIMIT 1").fetchone()) for order in ("", " DESC")
            )
            undone = bool(connection.execute(_ANY_UNDO).fetchone()[0])
    finally:
        connection.close()
    if first.kind is not Kind.SETUP:
        raise JournalError(Trouble.DAMAGED, "the first entry is no setup")
    return Glance(first.body, last.place, last.at, undone or is_assisted(first.body))


def is_assisted(setup: object) -> bool:
    """Tell whether a setup, which may be damaged, says that the player knew more than he saw."""
    return isinstance(setup, dict) and setup.get(ASSISTED) is True


def _write_first(path: Path, drafts: tuple[Draft, ...], mark: int) -> None:
    _, rows = _entries_of(drafts, [], "")
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA application_id = {mark}")
        connection.executescript(f"BEGIN; PRAGMA user_version = {FORMAT}; {SCHEMA}")
        connection.executemany(_INSERT, rows)
        connection.execute("COMMIT")
    finally:
        connection.close()


def _read(connection: sqlite3.Connection) -> tuple[list[Entry], str]:
    entries: list[Entry] = []
    seal = ""
    with troubles():
        for row in connection.execute(_SELECT):
            seal = _sealed(seal, row[:5])
            if seal != row[5]:
                raise JournalError(Trouble.DAMAGED, f"entry {row[0]} is not as it was written")
            entry = _entry(row)
            _check_sequence(entries, entry)
            entries.append(entry)
    if not entries:
        raise JournalError(Trouble.DAMAGED, "there are no entries")
    return entries, seal


def _entries_of(
    drafts: tuple[Draft, ...], before: list[Entry], seal: str
) -> tuple[list[Entry], list[tuple[int, str, str, str, str, str]]]:
    """Return the drafts that follow some entries numbered, checked and sealed: as entries and as rows."""
    added: list[Entry] = []
    rows: list[tuple[int, str, str, str, str, str]] = []
    for draft in drafts:
        number = len(before) + len(added) + 1
        entry = Entry(number, datetime.now(UTC), draft.kind, _text(draft.body), _text(draft.place))
        _check_sequence([*before, *added], entry)
        row = _row(entry)
        seal = _sealed(seal, row)
        rows.append((*row, seal))
        added.append(entry)
    return added, rows


def _check_sequence(before: list[Entry], entry: Entry) -> None:
    if entry.number != len(before) + 1 or (entry.kind is Kind.SETUP) != (not before):
        raise ValueError(f"entry {entry.number} ({entry.kind}) cannot stand after {len(before)} entries")
    if entry.kind is Kind.UNDO and entry.body["to"] not in {kept.number for kept in _in_effect(before)}:
        raise ValueError(f"entry {entry.number} takes back to {entry.body['to']}, which is not in effect")


def _in_effect(entries: list[Entry]) -> list[Entry]:
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind is Kind.UNDO:
            while kept[-1].number > entry.body["to"]:
                kept.pop()
        else:
            kept.append(entry)
    return kept


def _row(entry: Entry) -> tuple[int, str, str, str, str]:
    return (entry.number, entry.at.isoformat(), entry.kind.value, entry.body_text, entry.place_text)


def _entry(row: tuple[Any, ...]) -> Entry:
    number, at, kind, body, place = row[:5]
    return Entry(number, datetime.fromisoformat(at), Kind(kind), body, place)


def _text(value: Mapping[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False)


def _sealed(before: str, row: tuple[object, ...]) -> str:
    return hashlib.sha256("\n".join((before, *map(str, row))).encode()).hexdigest()[:32]
