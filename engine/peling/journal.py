"""Keep a game on disk: an append-only log of inputs in one SQLite file, with one writer.

What was appended is never changed; taking back is one more entry that says how far. The file stores what went
*in* (the setup, the wall and the dice of each deal, every action) and, as facts, how each deal was settled;
everything else is computed from that again. `append` returns only when the entries are on the disk.

While a journal is open its file is locked, so that a second process is told so instead of writing into it.
After a crash SQLite's log file beside it (``-wal``) holds the last entries; opening takes them in.

Each entry carries a seal over itself and the entry before, because SQLite does not notice a changed byte in a
text.
"""

from __future__ import annotations

import errno
import hashlib
import json
import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, Self

FORMAT: Final = 1
"""The format this version writes. Every change adds a step to `MIGRATIONS` and a fixture to the tests."""

APPLICATION_ID: Final = 0x50654C67
"""SQLite's mark of whose file it is: "PeLg"."""

SUFFIX: Final = ".peling"

Json = dict[str, Any]
"""A JSON object."""

MIGRATIONS: Final[tuple[Callable[[sqlite3.Connection], None], ...]] = ()
"""The step at place n turns format n + 1 into n + 2, inside one transaction."""

_SCHEMA: Final = """
CREATE TABLE entry (
    number INTEGER PRIMARY KEY,
    at TEXT NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    place TEXT NOT NULL,
    seal TEXT NOT NULL
);
CREATE TRIGGER entry_is_not_changed BEFORE UPDATE ON entry
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER entry_is_not_removed BEFORE DELETE ON entry
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER entry_comes_last BEFORE INSERT ON entry
WHEN NEW.number <> (SELECT coalesce(max(number), 0) + 1 FROM entry)
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
"""

_MAGIC: Final = b"SQLite format 3\0"
_INSERT: Final = "INSERT INTO entry (number, at, kind, body, place, seal) VALUES (?, ?, ?, ?, ?, ?)"
_SELECT: Final = "SELECT number, at, kind, body, place, seal FROM entry ORDER BY number"


class Trouble(StrEnum):
    """What can be wrong with a journal; the app has a sentence for each."""

    MISSING = "missing"
    EXISTS = "exists"
    NOT_A_JOURNAL = "not-a-journal"
    DAMAGED = "damaged"
    NEWER_FORMAT = "newer-format"
    IN_USE = "in-use"
    DISK_FULL = "disk-full"
    READ_ONLY = "read-only"
    UNREADABLE = "unreadable"
    UNKNOWN_RULES = "unknown-rules"
    """Its rule set, or one of its house rules, is not known to this version."""
    OTHER_RULES = "other-rules"
    """By the rules of this version it could not have been played so."""

    @property
    def spoils_file(self) -> bool:
        """Tell whether the file itself is of no use, so that it is better set aside."""
        return self in {Trouble.NOT_A_JOURNAL, Trouble.DAMAGED}


class JournalError(Exception):
    """A journal that cannot be read or written.

    Attributes:
        kind: what is wrong.
        detail: what was found, in English, for bug reports.
    """

    def __init__(self, kind: Trouble, detail: str) -> None:
        """Keep kind and detail."""
        super().__init__(f"{kind}: {detail}")
        self.kind = kind
        self.detail = detail


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
    """An entry on the disk: a draft with its number, from 1, and the time it was written."""

    number: int
    at: datetime
    kind: Kind
    body: Json
    place: Json


@dataclass(frozen=True, slots=True)
class Glance:
    """What a list of games shows: the setup, where the game stands, when it was last played."""

    setup: Json
    place: Json
    at: datetime


class Journal:
    """An open journal. It may be handed from thread to thread, but is used by one at a time."""

    def __init__(self, path: Path, connection: sqlite3.Connection, entries: list[Entry], seal: str) -> None:
        """Take over an open connection; use `create` or `open`."""
        self.path = path
        self._connection = connection
        self._entries = entries
        self._seal = seal

    @classmethod
    def create(cls, path: Path, *drafts: Draft) -> Self:
        """Make a new file with these entries, the setup first, and open it.

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
            raise _system_trouble(error) from error
        os.close(handle)
        unnamed = Path(name)
        try:
            with _troubles():
                _write_first(unnamed, drafts)
                unnamed.rename(path)
                _sync_folder(path.parent)
        finally:
            unnamed.unlink(missing_ok=True)
        return cls.open(path)

    @classmethod
    def open(cls, path: Path) -> Self:
        """Open a file, bring it to the present format and verify every entry.

        Raises:
            JournalError: it is no journal, damaged, of a newer version, in use, or cannot be written.
        """
        connection = _connect(path)
        try:
            with _troubles():
                _migrate(connection)
                _verify_pages(connection)
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
        """Tell whether anything was ever taken back."""
        return any(entry.kind is Kind.UNDO for entry in self._entries)

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
        with _troubles(), _transaction(self._connection):
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


def glance(path: Path) -> Glance:
    """Read what a list of games shows, without verifying the whole file.

    Raises:
        JournalError: as `Journal.open`.
    """
    connection = _connect(path)
    try:
        with _troubles():
            first, last = (
                _entry(connection.execute(f"{_SELECT}{order} LIMIT 1").fetchone()) for order in ("", " DESC")
            )
    finally:
        connection.close()
    if first.kind is not Kind.SETUP:
        raise JournalError(Trouble.DAMAGED, "the first entry is no setup")
    return Glance(first.body, last.place, last.at)


def set_aside(path: Path) -> Path | None:
    """Rename a file and SQLite's files beside it to the first free name; None when even that is refused."""
    beside = ("", "-wal", "-shm", "-journal")
    for number in range(1, 1000):
        aside = path.with_name(f"{path.name}.damaged-{number}")
        if any(Path(f"{aside}{end}").exists() for end in beside):
            continue
        try:
            path.rename(aside)
            for end in beside[1:]:
                companion = Path(f"{path}{end}")
                if companion.exists():
                    companion.rename(f"{aside}{end}")
        except OSError:
            return None
        return aside
    return None


def _write_first(path: Path, drafts: tuple[Draft, ...]) -> None:
    _, rows = _entries_of(drafts, [], "")
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.executescript(f"BEGIN; PRAGMA user_version = {FORMAT}; {_SCHEMA}")
        connection.executemany(_INSERT, rows)
        connection.execute("COMMIT")
    finally:
        connection.close()


def _connect(path: Path) -> sqlite3.Connection:
    """Lock and open a file that bears our mark; a foreign file is not touched at all."""
    _check_header(path)
    connection = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        with _troubles():
            # In exclusive mode SQLite needs no shared-memory file, and the lock lasts until the end.
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("COMMIT")
            _check_version(connection.execute("PRAGMA user_version").fetchone()[0])
    except BaseException:
        connection.close()
        raise
    return connection


def _check_header(path: Path) -> None:
    try:
        with path.open("rb") as file:
            header = file.read(100)
    except FileNotFoundError:
        raise JournalError(Trouble.MISSING, f"{path.name} is not there") from None
    except IsADirectoryError:
        raise JournalError(Trouble.NOT_A_JOURNAL, f"{path.name} is a folder") from None
    except OSError as error:
        raise _system_trouble(error) from error
    if not header:
        raise JournalError(Trouble.DAMAGED, f"{path.name} is empty")
    if header[:16] != _MAGIC or int.from_bytes(header[68:72], "big") != APPLICATION_ID:
        raise JournalError(Trouble.NOT_A_JOURNAL, f"{path.name} does not bear the mark of a journal")
    _check_version(int.from_bytes(header[60:64], "big"))


def _check_version(version: int) -> None:
    if version > FORMAT:
        raise JournalError(Trouble.NEWER_FORMAT, f"format {version}; this version knows {FORMAT}")
    if version < 1:
        raise JournalError(Trouble.DAMAGED, f"there is no format {version}")


def _migrate(connection: sqlite3.Connection) -> None:
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    for target, step in enumerate(MIGRATIONS[version - 1 :], start=version + 1):
        with _transaction(connection):
            step(connection)
            connection.execute(f"PRAGMA user_version = {target}")


def _verify_pages(connection: sqlite3.Connection) -> None:
    found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":
        raise JournalError(Trouble.DAMAGED, found)


def _read(connection: sqlite3.Connection) -> tuple[list[Entry], str]:
    entries: list[Entry] = []
    seal = ""
    with _troubles():
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
        entry = Entry(number, datetime.now(UTC), draft.kind, dict(draft.body), dict(draft.place))
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
    return (entry.number, entry.at.isoformat(), entry.kind.value, _text(entry.body), _text(entry.place))


def _entry(row: tuple[Any, ...]) -> Entry:
    number, at, kind, body, place = row[:5]
    return Entry(number, datetime.fromisoformat(at), Kind(kind), json.loads(body), json.loads(place))


def _text(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False)


def _sealed(before: str, row: tuple[object, ...]) -> str:
    return hashlib.sha256("\n".join((before, *map(str, row))).encode()).hexdigest()[:32]


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


@contextmanager
def _troubles() -> Iterator[None]:
    """Turn what SQLite, the system and damaged contents raise into a `JournalError`."""
    try:
        yield
    except sqlite3.Error as error:
        raise _database_trouble(error) from error
    except OSError as error:
        raise _system_trouble(error) from error
    except (ValueError, TypeError, KeyError, IndexError) as error:
        raise JournalError(Trouble.DAMAGED, f"{type(error).__name__}: {error}") from error


def _database_trouble(error: sqlite3.Error) -> JournalError:
    # The low byte is SQLite's primary code; an error of Python's own module has none.
    match getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF:
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            kind = Trouble.IN_USE
        case sqlite3.SQLITE_FULL:
            kind = Trouble.DISK_FULL
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            kind = Trouble.READ_ONLY
        case sqlite3.SQLITE_IOERR:
            kind = Trouble.UNREADABLE
        case _:
            kind = Trouble.DAMAGED
    return JournalError(kind, str(error))


def _system_trouble(error: OSError) -> JournalError:
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            kind = Trouble.DISK_FULL
        case errno.EACCES | errno.EPERM | errno.EROFS:
            kind = Trouble.READ_ONLY
        case _:
            kind = Trouble.UNREADABLE
    return JournalError(kind, error.strerror or str(error))


def _sync_folder(folder: Path) -> None:
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
