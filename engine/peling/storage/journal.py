"""Keep a game, or a score sheet, on disk: an append-only log of inputs in one SQLite file, with one writer.

What was appended is never changed; taking back is one more entry that says how far. The file stores what went
*in* (the setup, the wall and the dice of each deal, every action) and, as facts, how each deal was settled;
everything else is computed from that again. `append` returns only when the entries are on the disk.

While a journal is open its file is locked, so that a second process gets an error instead of writing into it.
After a crash SQLite's log file beside it (``-wal``) holds the last entries; opening takes them in.

Each entry carries a seal over itself and the entry before, because SQLite does not notice a changed byte in a
text.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from types import MappingProxyType
from typing import Final, Self

from peling.storage.entries import Entry, Json, Kind, Log, NewEntry, entry_of, json_object, sealed
from peling.storage.help import Help, help_in, is_alone, is_noted
from peling.storage.journal_file import (
    APPLICATION_ID,
    FORMAT,
    SCHEMA,
    SUFFIX,
    JournalError,
    JournalTrouble,
    connect,
    copied_journal,
    log_beside,
    looking_barred,
    migrate,
    read_only,
    system_trouble,
    transaction,
    troubles,
    verify_pages,
)
from peling.storage.names import give_name, sync_folder

__all__ = [
    "FORMAT",
    "SUFFIX",
    "Glance",
    "Journal",
    "JournalError",
    "JournalTrouble",
    "copy_in",
    "glance",
    "goes_on_from",
]


_INSERT: Final = "INSERT INTO entry (number, at, kind, body, place, seal) VALUES (?, ?, ?, ?, ?, ?)"
_SELECT: Final = "SELECT number, at, kind, body, place, seal FROM entry ORDER BY number"
_FIRST: Final = "SELECT kind, body, at FROM entry ORDER BY number LIMIT 1"
_LAST: Final = "SELECT at, place FROM entry ORDER BY number DESC LIMIT 1"
_LAST_SEAL: Final = "SELECT number, seal FROM entry ORDER BY number DESC LIMIT 1"
_SEAL: Final = "SELECT number, seal FROM entry WHERE number = ?"
_LONGEST_TEXT: Final = 2**22
"""Bytes of a text that a glance reads: a setup has a thousand."""
_MOST_STEPS: Final = 5_000_000
"""Steps of SQLite after which a glance gives up: it takes some ten for each entry."""
_WHETHER: Final = "SELECT total(kind = 'undo'), total(kind = 'help') FROM entry"
_NEEDED: Final[Mapping[Kind, int]] = MappingProxyType({Kind.HELP: 2})
"""The formats that can hold some kinds of entries; all others the first one can."""

ASSISTED: Final = "assisted"
"""The key of a setup that says so from the start: a game that goes on from a replay."""


@dataclass(frozen=True, slots=True)
class Glance:
    """What a list of games shows: the setup, where the game stands, when it was last played.

    `setup` and `place` are bodies of entries as JSON, `assisted` and `unassisted` are as those of `Journal`,
    `at` and `began` are the times of the last entry and the first.
    """

    setup: Json
    place: Json
    at: datetime
    assisted: bool = False
    began: datetime | None = None
    unassisted: bool = False


class Journal:
    """An open journal. It may be handed from thread to thread, but is used by one at a time."""

    def __init__(self, path: Path, connection: sqlite3.Connection, log: Log) -> None:
        """Take over an open connection and what was read by it; use `create` or `open`."""
        self.path = path
        self.connection = connection
        self._log = log

    @classmethod
    def create(cls, path: Path, *fresh: NewEntry, mark: int = APPLICATION_ID) -> Self:
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
                _write_first(unnamed, fresh, mark)
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
        """Return whether anything was ever taken back, or whether the game began as one that is assisted."""
        return is_assisted(self.setup) or any(entry.kind is Kind.UNDO for entry in self._log.entries)

    @property
    def help_noted(self) -> frozenset[Help] | None:
        """Return what help the player had; None where it is not noted."""
        return help_in(self._log.entries) if is_noted(self.setup) else None

    @property
    def unassisted(self) -> bool:
        """Return whether it is known that the player had no help of any kind, nor took anything back."""
        return is_alone(self.help_noted, assisted=self.assisted)

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

    def append(self, *fresh: NewEntry) -> tuple[Entry, ...]:
        """Write entries, all or none, and return them when they are on the disk.

        Raises:
            JournalError: the disk is full, the file is no longer where it was, or the like; nothing was
                written.
            ValueError: a second setup, or taking back to an entry that is not in effect.
        """
        if not self.path.exists():
            # Where an open file can be removed, SQLite goes on writing to one that nobody finds again.
            raise JournalError(JournalTrouble.MISSING, f"{self.path.name} was taken away while it was open")
        log = self._log.with_room()
        rows = [log.take_new(new) for new in fresh]
        with troubles(), transaction(self.connection):
            self.connection.executemany(_INSERT, rows)
            _hold(self.connection, fresh)
        added = tuple(log.fresh)
        self._log.take_over(log)
        return added

    def take_in(self) -> None:
        """Bring what SQLite's log holds into the file, so that a copy of the file alone has all of it.

        Where that is refused, by a full disk for instance, the log goes on holding it, as after each entry.
        """
        with suppress(sqlite3.Error):
            self.connection.execute("PRAGMA wal_checkpoint")

    def close(self) -> None:
        """Close the file; its log is taken in and removed. Closing twice is allowed."""
        self.connection.close()

    def remove(self) -> None:
        """Remove the file, with all that SQLite keeps beside it, while it is locked; then close it.

        Raises:
            JournalError: the system does not allow it.
        """
        with troubles():
            try:
                self.connection.execute("PRAGMA journal_mode = DELETE")
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


def copy_in(path: Path, target: Path, mark: int = APPLICATION_ID) -> Path:
    """Copy a journal that lies elsewhere to a name that nobody has, and return that; the other one stays.

    The copy gets its name when it is complete, on the disk, and every entry is verified.

    Raises:
        JournalError: as `Journal.open`; there is such a file, or the folder cannot be written.
    """
    with troubles():
        target.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(
            prefix=f".{target.name}.", suffix=".new", dir=target.parent
        ) as folder:
            copy = copied_journal(path, Path(folder))
            with Journal.open(copy, mark), copy.open("rb") as written:
                os.fsync(written.fileno())
            with looking_barred():
                give_name(copy, target)
                sync_folder(target.parent)
    return target


def goes_on_from(path: Path, other: Path, mark: int = APPLICATION_ID) -> bool:
    """Return whether a journal has every entry of another: it is a copy of it, perhaps with more since.

    The seal of an entry is over all before it, so one is compared; neither file is verified.

    Raises:
        JournalError: as `Journal.open`.
    """
    with read_only(other, mark) as connection:
        last = connection.execute(_LAST_SEAL).fetchone()
    with read_only(path, mark) as connection:
        return last is not None and connection.execute(_SEAL, last[:1]).fetchone() == last


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
        undone, helped = map(bool, connection.execute(_WHETHER).fetchone())
        if kind != Kind.SETUP.value:
            raise JournalError(JournalTrouble.DAMAGED, "the first entry is no setup")
        setup = json_object(body)
        began = datetime.fromisoformat(first)
        assisted = undone or is_assisted(setup)
        alone = is_noted(setup) and not assisted and not helped
        return Glance(setup, json_object(place), datetime.fromisoformat(at), assisted, began, alone)


def is_assisted(setup: object) -> bool:
    """Return whether a setup, which may be damaged, says that the player knew more than he saw."""
    return isinstance(setup, dict) and setup.get(ASSISTED) is True


def _write_first(path: Path, fresh: tuple[NewEntry, ...], mark: int) -> None:
    log = Log()
    rows = [log.take_new(new) for new in fresh]
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA application_id = {mark}")
        connection.executescript(f"BEGIN; PRAGMA user_version = 1; {SCHEMA}")
        connection.executemany(_INSERT, rows)
        _hold(connection, fresh)
        connection.execute("COMMIT")
    finally:
        connection.close()


def _hold(connection: sqlite3.Connection, fresh: tuple[NewEntry, ...]) -> None:
    """Raise the format of a file, inside a transaction, where these entries need it."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    needed = max((_NEEDED.get(new.kind, 1) for new in fresh), default=1)
    if needed > version:
        connection.execute(f"PRAGMA user_version = {needed}")


def _verified(connection: sqlite3.Connection) -> Log:
    """Bring an open file to the present format, verify its pages and return every entry."""
    with troubles():
        migrate(connection)
        verify_pages(connection)
        log = Log()
        for row in connection.execute(_SELECT):
            log.seal = sealed(log.seal, row[:5])
            if log.seal != row[5]:
                raise JournalError(JournalTrouble.DAMAGED, f"entry {row[0]} is not as it was written")
            log.take(entry_of(row))
    if not log.fresh:
        raise JournalError(JournalTrouble.DAMAGED, "there are no entries")
    log.entries, log.fresh = log.fresh, []
    return log
