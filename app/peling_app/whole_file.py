"""Read and write a small file whole, or not at all, and put a damaged one aside."""

from __future__ import annotations

import errno
import json
import os
import re
import stat
from pathlib import Path
from typing import Any, Final

_NEVER_WAIT: Final = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
"""Open for reading, at once: a pipe that nobody writes to would be waited for without end."""

_HALF: Final = re.compile(rb"\\u[dD][89a-fA-F]")
"""What in a JSON text may be half a character."""


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


def json_of(content: bytes) -> Any:  # noqa: ANN401 - JSON may be anything
    """Return what a text in JSON holds, whoever wrote it: in UTF-8, and of whole characters alone.

    Raises:
        ValueError: it is no text, no JSON, nested without end, or holds half a character, which nothing
            could show or write again. It is a `UnicodeDecodeError` or a `json.JSONDecodeError` where the
            place is known.
    """
    try:
        found = json.loads(content.decode("utf-8-sig"))
        if _HALF.search(content):
            json.dumps(found, ensure_ascii=False).encode("utf-8")
    except RecursionError as error:
        raise ValueError("brackets within brackets without end") from error
    return found


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a text in UTF-8, or bytes, so that the file is always either the old or the new one.

    Raises:
        OSError: the folder or the file cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    neighbour = path.with_name(path.name + ".new")
    with neighbour.open("wb") as file:
        file.write(content.encode("utf-8") if isinstance(content, str) else content)
        file.flush()
        os.fsync(file.fileno())
    neighbour.replace(path)


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
