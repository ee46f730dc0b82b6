"""Open, lock and check the SQLite file of a journal, and say in one kind of error what is wrong with it."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import stat
import tempfile
import threading
import weakref
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypeAlias

FORMAT: Final = 2
"""The highest format this version knows. Every change adds a fixture to the tests.

A file has the lowest that can hold what is in it: 2 from its first note of help on, else 1.
"""

APPLICATION_ID: Final = 0x50654C67
"""SQLite's mark of whose file it is: "PeLg", a game."""

SHEET_ID: Final = 0x50654C73
"""The mark of a score sheet: "PeLs"."""

SUFFIX: Final = ".peling"

LONGEST: Final = 2**28
"""Bytes; a longer file is no journal. Ten thousand actions take two million."""

LONGEST_LOG: Final = 2**25
"""Bytes; a longer log is no log of ours: SQLite takes it into the journal at about four million."""

FileKey: TypeAlias = tuple[int, int]
"""Device and number of a file: what it is, whatever it is called."""

_held: Final[set[FileKey]] = set()
"""The files that are open here."""

_holding: Final = threading.RLock()
"""Taken by whoever looks into a file, or opens one."""

_FIRST_SHARED_BYTE: Final = 0x40000002
_SHARED_BYTES: Final = 510
"""What SQLite locks of a file to write alone (https://www.sqlite.org/src/file/src/os.h)."""

MIGRATIONS: Final[Mapping[int, Callable[[sqlite3.Connection], None]]] = MappingProxyType({})
"""By formats: what makes a file of the format before one of it; for the second nothing has to be done."""

SCHEMA: Final = """
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


class JournalTrouble(StrEnum):
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
        """Return whether the file itself is of no use."""
        return self in {JournalTrouble.NOT_A_JOURNAL, JournalTrouble.DAMAGED}


class JournalError(Exception):
    """A journal that cannot be read or written.

    Attributes:
        kind: what is wrong.
        detail: what was found, in English, for bug reports.
    """

    def __init__(self, kind: JournalTrouble, detail: str) -> None:
        """Keep kind and detail."""
        super().__init__(f"{kind}: {detail}")
        self.kind = kind
        self.detail = detail


class OpenHere(sqlite3.Connection):
    """A connection of this process that has its file to itself until it is closed or forgotten."""

    def hold(self, file: FileKey) -> None:
        """Begin to have this file, which `_take` has just given."""
        self._let_go = weakref.finalize(self, _held.discard, file)

    def close(self) -> None:
        """Close it; the file can be opened again."""
        super().close()
        self._let_go()


def connect(path: Path, mark: int = APPLICATION_ID) -> sqlite3.Connection:
    """Lock and open a file that bears this mark; a foreign file is not touched at all.

    Raises:
        JournalError: it is no journal, of a newer format, in use, or cannot be written.
    """
    with read_only(path, mark):
        pass  # what it says of itself is as it should be
    if not os.access(path, os.W_OK):
        # SQLite would speak of a disk that cannot be read.
        raise JournalError(JournalTrouble.READ_ONLY, f"{path.name} cannot be written to")
    with troubles():
        file = _take(path)
        try:
            connection = sqlite3.connect(
                path, timeout=0, isolation_level=None, check_same_thread=False, factory=OpenHere
            )
        except BaseException:
            _held.discard(file)
            raise
    connection.hold(file)
    try:
        with troubles():
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


@contextmanager
def read_only(path: Path, mark: int) -> Iterator[sqlite3.Connection]:
    """Open a file that bears this mark to look into it: nothing on the disk is changed, or waited for long.

    After a crash a log stands beside it, which SQLite would take in; then a copy of both is read.

    Raises:
        JournalError: it is no journal, of a newer format, in use, or cannot be read.
    """
    with troubles(), ExitStack() as stack:
        stack.enter_context(_unlocked(path))
        if log_beside(path):
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="pe-ling-"))
            connection = sqlite3.connect(_copied(path, Path(folder)), isolation_level=None)
        else:
            connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)
        stack.callback(connection.close)
        if connection.execute("PRAGMA application_id").fetchone()[0] != mark:
            raise JournalError(
                JournalTrouble.NOT_A_JOURNAL, f"{path.name} does not bear the mark of a journal"
            )
        _check_version(connection.execute("PRAGMA user_version").fetchone()[0])
        yield connection


def log_beside(path: Path) -> bool:
    """Return whether SQLite's log stands beside a file: of a crash, or of who has it open."""
    return _log_size(path) > 0


def _log_size(path: Path) -> int:
    """Return how many bytes SQLite's log beside a file has; 0: there is none."""
    try:
        log = Path(f"{path}-wal").stat()
    except OSError:
        return 0
    return log.st_size if stat.S_ISREG(log.st_mode) else 0


def copied_journal(path: Path, folder: Path) -> Path:
    """Copy a file, with SQLite's log beside it, into a folder; return the copy.

    Raises:
        JournalError: it is no journal, damaged, in use, or cannot be read.
    """
    with troubles(), _unlocked(path):
        return _copied(path, folder)


def _copied(path: Path, folder: Path) -> Path:
    copy = folder / path.name
    shutil.copyfile(path, copy)
    if log_beside(path):
        shutil.copyfile(f"{path}-wal", f"{copy}-wal")
    return copy


@contextmanager
def looking_barred() -> Iterator[None]:
    """Let no other thread of this process look into any file, or open one, meanwhile."""
    with _holding:
        yield


def in_use(path: Path) -> bool:
    """Return whether a file is open as a journal, here or, where the system tells, in another process."""
    try:
        with _unlocked(path):
            return False
    except JournalError as error:
        return error.kind is JournalTrouble.IN_USE


@contextmanager
def _unlocked(path: Path) -> Iterator[None]:
    """Keep a file from being opened here while it is looked into, by whatever means; it must be a file.

    Whoever closes a handle of his own on a file loses, under POSIX, the locks of the whole process on it,
    those of a journal that is open among them: so a file that is open here is not even looked at.

    Raises:
        JournalError: it is not there, no file, empty, longer than any journal or with such a log, open here
            or elsewhere, or cannot be read.
    """
    with _holding:
        with _reading(path):
            kind = path.stat()
        if not stat.S_ISREG(kind.st_mode):
            raise JournalError(JournalTrouble.NOT_A_JOURNAL, f"{path.name} is no file")
        if not kind.st_size:
            raise JournalError(JournalTrouble.DAMAGED, f"{path.name} is empty")
        if kind.st_size > LONGEST:
            raise JournalError(JournalTrouble.NOT_A_JOURNAL, f"{path.name} is longer than any journal")
        if _log_size(path) > LONGEST_LOG:
            raise JournalError(JournalTrouble.DAMAGED, f"the log of {path.name} is longer than any log")
        if (kind.st_dev, kind.st_ino) in _held:
            raise JournalError(JournalTrouble.IN_USE, f"{path.name} is open in this program")
        with _reading(path):
            handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
        try:
            _check_lock(path, handle)
            yield
        finally:
            os.close(handle)


@contextmanager
def _reading(path: Path) -> Iterator[None]:
    """Say what it means that a file cannot be read."""
    try:
        yield
    except FileNotFoundError:
        raise JournalError(JournalTrouble.MISSING, f"{path.name} is not there") from None
    except OSError as error:
        raise JournalError(JournalTrouble.UNREADABLE, error.strerror or str(error)) from error


def _check_lock(path: Path, handle: int) -> None:
    """Find out, where the system knows how, whether another process has locked a file as SQLite does.

    Raises:
        JournalError: it has.
    """
    if os.name != "posix":
        return
    import fcntl  # noqa: PLC0415 - not on every system

    try:
        fcntl.lockf(handle, fcntl.LOCK_SH | fcntl.LOCK_NB, _SHARED_BYTES, _FIRST_SHARED_BYTE)
    except OSError as error:
        if error.errno in {errno.EACCES, errno.EAGAIN}:
            raise JournalError(JournalTrouble.IN_USE, f"{path.name} is open in another program") from error
        # A file system without locks: SQLite will tell.


def _take(path: Path) -> FileKey:
    """Note that a file is open here.

    Raises:
        JournalError: it is open already.
        OSError: it is not there.
    """
    with _holding:
        kind = path.stat()
        file = (kind.st_dev, kind.st_ino)
        if file in _held:
            raise JournalError(JournalTrouble.IN_USE, f"{path.name} is open in this program")
        _held.add(file)
    return file


def _check_version(version: int) -> None:
    if version > FORMAT:
        raise JournalError(JournalTrouble.NEWER_FORMAT, f"format {version}; this version knows {FORMAT}")
    if version < 1:
        raise JournalError(JournalTrouble.DAMAGED, f"there is no format {version}")


def migrate(connection: sqlite3.Connection) -> None:
    """Bring an open file to the present format, one transaction for each step."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    for target in sorted(MIGRATIONS):
        if target > version:
            with transaction(connection):
                MIGRATIONS[target](connection)
                connection.execute(f"PRAGMA user_version = {target}")


def verify_pages(connection: sqlite3.Connection) -> None:
    """Let SQLite check its own pages.

    Raises:
        JournalError: they are damaged.
    """
    found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":
        raise JournalError(JournalTrouble.DAMAGED, found)


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Make what is written inside one transaction: all of it or nothing is kept."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


@contextmanager
def troubles() -> Iterator[None]:
    """Turn what SQLite, the system and damaged contents raise into a `JournalError`.

    Raises:
        JournalError: what happened inside, as one of `JournalTrouble`.
    """
    try:
        yield
    except sqlite3.Error as error:
        raise _database_trouble(error) from error
    except OSError as error:
        raise system_trouble(error) from error
    except (ValueError, TypeError, LookupError, OverflowError, RecursionError) as error:
        raise JournalError(JournalTrouble.DAMAGED, f"{type(error).__name__}: {error}") from error


def _database_trouble(error: sqlite3.Error) -> JournalError:
    # The low byte is SQLite's primary code; an error of Python's own module has none.
    match getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF:
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            kind = JournalTrouble.IN_USE
        case sqlite3.SQLITE_FULL:
            kind = JournalTrouble.DISK_FULL
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            kind = JournalTrouble.READ_ONLY
        case sqlite3.SQLITE_IOERR:
            kind = JournalTrouble.UNREADABLE
        case sqlite3.SQLITE_NOTADB:
            kind = JournalTrouble.NOT_A_JOURNAL
        case _:
            kind = JournalTrouble.DAMAGED
    return JournalError(kind, str(error))


def system_trouble(error: OSError) -> JournalError:
    """Return what an error of the operating system means for a journal."""
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            kind = JournalTrouble.DISK_FULL
        case errno.EACCES | errno.EPERM | errno.EROFS:
            kind = JournalTrouble.READ_ONLY
        case _:
            kind = JournalTrouble.UNREADABLE
    return JournalError(kind, error.strerror or str(error))
