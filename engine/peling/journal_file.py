"""Open, lock and check the SQLite file of a journal, and say in one kind of error what is wrong with it."""

from __future__ import annotations

import errno
import os
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import Final

FORMAT: Final = 1
"""The format this version writes. Every change adds a step to `MIGRATIONS` and a fixture to the tests."""

APPLICATION_ID: Final = 0x50654C67
"""SQLite's mark of whose file it is: "PeLg", a game."""

SHEET_ID: Final = 0x50654C73
"""The mark of a score sheet: "PeLs"."""

SUFFIX: Final = ".peling"

MIGRATIONS: Final[tuple[Callable[[sqlite3.Connection], None], ...]] = ()
"""The step at place n turns format n + 1 into n + 2, inside one transaction."""

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


def connect(path: Path, mark: int = APPLICATION_ID) -> sqlite3.Connection:
    """Lock and open a file that bears this mark; a foreign file is not touched at all.

    Raises:
        JournalError: it is no journal, of a newer format, in use, or cannot be written.
    """
    _check_header(path, mark)
    connection = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
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


def _check_header(path: Path, due: int) -> None:
    """Read what stands in the head of a file without changing, locking or unlocking it.

    SQLite reads it, not we: whoever closes a handle of his own on a file loses, under POSIX, the locks of the
    whole process on it, those of a journal that is open among them.
    """
    try:
        kind = path.stat()
    except FileNotFoundError:
        raise JournalError(Trouble.MISSING, f"{path.name} is not there") from None
    except OSError as error:
        raise system_trouble(error) from error
    if not stat.S_ISREG(kind.st_mode):
        raise JournalError(Trouble.NOT_A_JOURNAL, f"{path.name} is no file")
    if not kind.st_size:
        raise JournalError(Trouble.DAMAGED, f"{path.name} is empty")
    with troubles():
        head = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)
        try:
            mark = head.execute("PRAGMA application_id").fetchone()[0]
            version = head.execute("PRAGMA user_version").fetchone()[0]
        finally:
            head.close()
    if mark != due:
        raise JournalError(Trouble.NOT_A_JOURNAL, f"{path.name} does not bear the mark of a journal")
    _check_version(version)


def _check_version(version: int) -> None:
    if version > FORMAT:
        raise JournalError(Trouble.NEWER_FORMAT, f"format {version}; this version knows {FORMAT}")
    if version < 1:
        raise JournalError(Trouble.DAMAGED, f"there is no format {version}")


def migrate(connection: sqlite3.Connection) -> None:
    """Bring an open file to the present format, one transaction for each step."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    for target, step in enumerate(MIGRATIONS[version - 1 :], start=version + 1):
        with transaction(connection):
            step(connection)
            connection.execute(f"PRAGMA user_version = {target}")


def verify_pages(connection: sqlite3.Connection) -> None:
    """Let SQLite check its own pages.

    Raises:
        JournalError: they are damaged.
    """
    found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":
        raise JournalError(Trouble.DAMAGED, found)


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
    """Turn what SQLite, the system and damaged contents raise into a `JournalError`."""
    try:
        yield
    except sqlite3.Error as error:
        raise _database_trouble(error) from error
    except OSError as error:
        raise system_trouble(error) from error
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
        case sqlite3.SQLITE_NOTADB:
            kind = Trouble.NOT_A_JOURNAL
        case _:
            kind = Trouble.DAMAGED
    return JournalError(kind, str(error))


def system_trouble(error: OSError) -> JournalError:
    """Return what an error of the operating system means for a journal."""
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            kind = Trouble.DISK_FULL
        case errno.EACCES | errno.EPERM | errno.EROFS:
            kind = Trouble.READ_ONLY
        case _:
            kind = Trouble.UNREADABLE
    return JournalError(kind, error.strerror or str(error))


def sync_folder(folder: Path) -> None:
    """Bring the names in a folder to the disk, where the system knows how."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
