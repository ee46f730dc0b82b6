"""Read a small file that may be anything, write one whole or not at all, and put a damaged one aside."""

from __future__ import annotations

import errno
import os
import stat
import zlib
from contextlib import suppress
from pathlib import Path
from typing import Final

NEW: Final = ".new"
"""How the names of files end that are being written."""

_NEVER_WAIT: Final = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
"""Open for reading, at once: a pipe that nobody writes to would be waited for without end."""


def read_whole(path: Path, longest: int) -> bytes:
    """Return the bytes of a file: all of them, or `longest` + 1 of one that is longer.

    Nothing else than a file is read: a folder, a pipe or a device is refused, and never waited for.

    Raises:
        OSError: it is not there, is no file, or cannot be read.
    """
    handle = os.open(path, _NEVER_WAIT)
    try:
        kind = os.fstat(handle).st_mode
        if not stat.S_ISREG(kind):
            wrong = errno.EISDIR if stat.S_ISDIR(kind) else errno.EINVAL
            raise OSError(wrong, os.strerror(wrong), str(path))
        with os.fdopen(handle, "rb", closefd=False) as file:
            return file.read(longest + 1)
    finally:
        os.close(handle)


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a text in UTF-8, or bytes, so that the file is always either the old or the new one.

    A link is followed: what it leads to is written. Half a character (a lone surrogate) becomes a question
    mark, so that every text can be written.

    Raises:
        OSError: the folder or the file cannot be written; nothing new is left there.
    """
    target = Path(os.path.realpath(path))
    target.parent.mkdir(parents=True, exist_ok=True)
    # Nobody else's file is called so: neither another process's nor one of the user.
    neighbour = target.with_name(f"{_beginning(target)}{os.getpid()}{NEW}")
    try:
        with neighbour.open("wb") as file:
            file.write(content.encode("utf-8", "replace") if isinstance(content, str) else content)
            file.flush()
            os.fsync(file.fileno())
        neighbour.replace(target)
    except BaseException:
        with suppress(OSError):
            neighbour.unlink()
        raise


def sweep(path: Path) -> None:
    """Remove what processes that were ended while they wrote this file have left beside it.

    To be called only while nobody else may write it.
    """
    target = Path(os.path.realpath(path))
    for left in target.parent.glob(f"{_beginning(target)}*{NEW}"):
        with suppress(OSError):
            left.unlink()


def set_aside(path: Path) -> Path | None:
    """Rename a damaged file to the first free name beside it; None when even that is refused."""
    for number in range(1, 1000):
        aside = path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")
        if not aside.exists():
            try:
                path.rename(aside)
            except OSError:
                return None
            return aside
    return None


def _beginning(path: Path) -> str:
    """Return how the names of the neighbours of a file begin; short, however long its own name is."""
    return f".{zlib.crc32(os.fsencode(path.name)):08x}-"
