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
from bisect import bisect_left
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from operator import attrgetter
from pathlib import Path
from typing import Any, Final, Self

from peling.storage.journal_file import (
    APPLICATION_ID,
    FORMAT,
    SCHEMA,
    SUFFIX,
    JournalError,
    Trouble,
    connect,
    give_name,
    log_beside,
    looking_barred,
    migrate,
    read_only,
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
]

Json = dict[str, Any]
"""A JSON object."""

_INSERT: Final = "INSERT INTO entry (number, at, kind, body, place, seal) VALUES (?, ?, ?, ?, ?, ?)"
_SELECT: Final = "SELECT number, at, kind, body, place, seal FROM entry ORDER BY number"
_FIRST: Final = "SELECT kind, body, at FROM entry ORDER BY number LIMIT 1"
_LAST: Final = "SELECT at, place FROM entry ORDER BY number DESC LIMIT 1"
_LONGEST_TEXT: Final = 2**22
"""Bytes of a text that a glance reads: a setup has a thousand."""
_MOST_STEPS: Final = 5_000_000
"""Steps of SQLite after which a glance gives up: it takes some ten for each entry."""
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
        return _object(self.body_text)

    @property
    def place(self) -> Json:
        """Return where the draft stands."""
        return _object(self.place_text)


@dataclass(frozen=True, slots=True)
class Glance:
    """What a list of games shows: the setup, where the game stands, when it was last played.

    `assisted` is as `Journal.assisted`; `began` is the time of the first entry.
    """

    setup: Json
    place: Json
    at: datetime
    assisted: bool = False
    began: datetime | None = None


class Journal:
    """An open journal. It may be handed from thread to thread, but is used by one at a time."""

    def __init__(self, path: Path, connection: sqlite3.Connection, log: _Log) -> None:
        """Take over an open connection and what was read by it; use `create` or `open`."""
        self.path = path
        self._connection = connection
        self._log = log

    @classmethod
    def create(cls, path: Path, *drafts: Draft, mark: int = APPLICATION_ID) -> Self:
        """Make a new file with these entries, the setup first, and open it; the mark says what it keeps.

        The file gets its name only when it is complete, so no crash leaves half a journal under it; and of
        two that are made at the same time under one name, in whatever processes, one gets it.

        Raises:
            JournalError: the file exists, or the folder cannot be written.
        """
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
                # Nobody here looks at it before it is open, and takes it for one that nobody has.
                with looking_barred():
                    give_name(unnamed, path)
                    sync_folder(path.parent)
                    return cls.open(path, mark)
        finally:
            unnamed.unlink(missing_ok=True)

    @classmethod
    def open(cls, path: Path, mark: int = APPLICATION_ID) -> Self:
        """Open a file with this mark, bring it to the present format and verify every entry.

        A file that cannot be opened is left as it was, with the log that a crash has left beside it.

        Raises:
            JournalError: it is no journal, damaged, of a newer version, in use, or cannot be written.
        """
        if log_beside(path):
            with read_only(path, mark) as copy:
                _verified(copy)
        connection = connect(path, mark)
        try:
            log = _verified(connection)
        except BaseException:
            connection.close()
            raise
        return cls(path, connection, log)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Return every entry, those that were taken back too."""
        return tuple(self._log.entries)

    @property
    def assisted(self) -> bool:
        """Tell whether anything was ever taken back, or whether the game began as one that is assisted."""
        return is_assisted(self.setup) or any(entry.kind is Kind.UNDO for entry in self._log.entries)

    @property
    def setup(self) -> Json:
        """Return the body of the first entry."""
        return self._log.entries[0].body

    def in_effect(self) -> tuple[Entry, ...]:
        """Return the entries that were not taken back, without those that take back."""
        return tuple(self._log.kept)

    def inputs(self) -> tuple[Json, ...]:
        """Return the inputs that were not taken back, in order."""
        return tuple(entry.body for entry in self.in_effect() if entry.kind is Kind.INPUT)

    def append(self, *drafts: Draft) -> tuple[Entry, ...]:
        """Write entries, all or none, and return them when they are on the disk.

        Raises:
            JournalError: the disk is full or the like; nothing was written.
            ValueError: a second setup, or taking back to an entry that is not in effect.
        """
        log = self._log.with_room()
        rows = [log.take_draft(draft) for draft in drafts]
        with troubles(), transaction(self._connection):
            self._connection.executemany(_INSERT, rows)
        added = tuple(log.fresh)
        self._log.take_over(log)
        return added

    def close(self) -> None:
        """Close the file; its log is taken in and removed. Closing twice is allowed."""
        self._connection.close()

    def remove(self) -> None:
        """Remove the file, with all that SQLite keeps beside it, while it is locked; then close it.

        Raises:
            JournalError: the system does not allow it.
        """
        with troubles():
            try:
                self._connection.execute("PRAGMA journal_mode = DELETE")
                # On some systems no open file can be removed, so none that another program opens now either.
                with suppress(PermissionError):
                    self.path.unlink()
                    return
            finally:
                self.close()
            self.path.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def glance(path: Path, mark: int = APPLICATION_ID) -> Glance:
    """Read what a list of games, or of what else bears the mark, shows; the whole file is not verified.

    Raises:
        JournalError: as `Journal.open`.
    """
    with read_only(path, mark) as connection:
        connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST_TEXT)
        connection.set_progress_handler(lambda: 1, _MOST_STEPS)
        kind, body, first = connection.execute(_FIRST).fetchone()
        at, place = connection.execute(_LAST).fetchone()
        undone = bool(connection.execute(_ANY_UNDO).fetchone()[0])
        if kind != Kind.SETUP.value:
            raise JournalError(Trouble.DAMAGED, "the first entry is no setup")
        setup = _object(body)
        began = datetime.fromisoformat(first)
        assisted = undone or is_assisted(setup)
        return Glance(setup, _object(place), datetime.fromisoformat(at), assisted, began)


def is_assisted(setup: object) -> bool:
    """Tell whether a setup, which may be damaged, says that the player knew more than he saw."""
    return isinstance(setup, dict) and setup.get(ASSISTED) is True


class _Log:
    """The entries of a journal as they are read or added, and those of them that were not taken back.

    Each is looked at once: what is in effect is never found by going through the whole log again.
    """

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.kept: list[Entry] = []
        self.fresh: list[Entry] = []
        self.seal = ""
        self._before = 0

    def with_room(self) -> _Log:
        """Return what more can be added to without touching this one."""
        log = _Log()
        log.kept, log.seal, log._before = self.kept.copy(), self.seal, len(self.entries)
        return log

    def take_over(self, log: _Log) -> None:
        """Keep what was added to what `with_room` returned."""
        self.entries += log.fresh
        self.kept, self.seal = log.kept, log.seal

    def take(self, entry: Entry) -> None:
        """Add an entry.

        Raises:
            ValueError: it cannot stand here.
        """
        before = self._before + len(self.fresh)
        if entry.number != before + 1 or (entry.kind is Kind.SETUP) != (not before):
            raise ValueError(f"entry {entry.number} ({entry.kind}) cannot stand after {before} entries")
        if entry.kind is Kind.UNDO:
            self._take_back(entry.number, entry.body["to"])
        else:
            self.kept.append(entry)
        self.fresh.append(entry)

    def take_draft(self, draft: Draft) -> tuple[int, str, str, str, str, str]:
        """Add a draft, numbered and sealed, and return its row.

        Raises:
            ValueError: it cannot stand here, or cannot be written.
        """
        number = self._before + len(self.fresh) + 1
        entry = Entry(number, datetime.now(UTC), draft.kind, _text(draft.body), _text(draft.place))
        row = _row(entry)
        self.seal = _sealed(self.seal, row)
        self.take(entry)
        return (*row, self.seal)

    def _take_back(self, number: int, to: object) -> None:
        place = bisect_left(self.kept, to, key=attrgetter("number")) if type(to) is int else len(self.kept)
        if place == len(self.kept) or self.kept[place].number != to:
            raise ValueError(f"entry {number} takes back to {to}, which is not in effect")
        del self.kept[place + 1 :]


def _write_first(path: Path, drafts: tuple[Draft, ...], mark: int) -> None:
    log = _Log()
    rows = [log.take_draft(draft) for draft in drafts]
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA application_id = {mark}")
        connection.executescript(f"BEGIN; PRAGMA user_version = {FORMAT}; {SCHEMA}")
        connection.executemany(_INSERT, rows)
        connection.execute("COMMIT")
    finally:
        connection.close()


def _verified(connection: sqlite3.Connection) -> _Log:
    """Bring an open file to the present format, verify its pages and return every entry."""
    with troubles():
        migrate(connection)
        verify_pages(connection)
        log = _Log()
        for row in connection.execute(_SELECT):
            log.seal = _sealed(log.seal, row[:5])
            if log.seal != row[5]:
                raise JournalError(Trouble.DAMAGED, f"entry {row[0]} is not as it was written")
            log.take(_entry(row))
    if not log.fresh:
        raise JournalError(Trouble.DAMAGED, "there are no entries")
    log.entries, log.fresh = log.fresh, []
    return log


def _row(entry: Entry) -> tuple[int, str, str, str, str]:
    return (entry.number, entry.at.isoformat(), entry.kind.value, entry.body_text, entry.place_text)


def _entry(row: tuple[Any, ...]) -> Entry:
    number, at, kind, body, place = row[:5]
    return Entry(number, datetime.fromisoformat(at), Kind(kind), body, place)


def _object(text: str) -> Json:
    """Return what a text holds.

    Raises:
        ValueError: it is no JSON object, is nested without end, or has half a character in it, that nothing
            can show or write again.
    """
    try:
        found = json.loads(text)
    except RecursionError as error:
        raise ValueError("brackets within brackets without end") from error
    if not isinstance(found, dict):
        raise ValueError(f"{found!r} is no object")  # noqa: TRY004 - as all else that is wrong with a text
    if "\\u" in text:
        json.dumps(found, ensure_ascii=False).encode()
    return found


def _text(value: Mapping[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False)


def _sealed(before: str, row: tuple[object, ...]) -> str:
    return hashlib.sha256("\n".join((before, *map(str, row))).encode()).hexdigest()[:32]
