"""Files that bear the name of a saved game, a score sheet or another file of the user, and are none.

Each is made of a sound one. What a test does with them: looks into the folder, opens them, starts the
program; and asks that nothing on the disk is changed.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import shutil
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

Make = Callable[[Path], None]
"""Makes what stands under a path."""

SPARSE: Final = 3 * 2**29
"""Bytes of a file that takes no room on the disk: 1.5 GB."""

_NASTY: Final[Mapping[str, str]] = {
    "no JSON": '{"deal":',
    "not an object": "[1,2,3]",
    "null": "null",
    "deeply nested": "[" * 100_000,
    "closed and deeply nested": '{"deal":' + "[" * 900 + "]" * 900 + "}",
    "half a character": '{"deal":1,"wind":"E","waiting":"turn","title":"\\ud800","players":["\\udfff"],'
    '"deals":1,"totals":[0],"archived":false}',
    "a number of 5,000 digits": '{"deal":' + "9" * 5000 + "}",
    "numbers beyond all bounds": '{"deal":1e999,"wind":"E","waiting":"turn","standings":[1e999],"title":"x",'
    '"players":["x"],"deals":1' + "0" * 40 + ',"totals":[0],"archived":false}',
    "a large whole number": '{"deal":1' + "0" * 40 + ',"wind":"E","waiting":"turn"}',
    "no number": '{"deal":NaN,"wind":"E","waiting":"turn"}',
    "wrong types": '{"deal":[],"wind":{},"waiting":7,"tile":[1],"discarder":3.5,"title":1,"players":"x",'
    '"deals":"y","totals":{},"archived":0}',
    "nothing": "{}",
    "longer than any text": '{"deal":"' + "x" * 5_000_000 + '"}',
}
"""Texts that may stand where a journal has the body or the place of an entry."""


def damaged_journals(sound: Path, seed: int = 1922, flips: int = 24) -> Iterator[tuple[str, Make]]:
    """Yield what may stand where a journal should: its name for people, and what makes it.

    `flips` files have a bit turned over, at places that go through all regions of the file.
    """
    content = sound.read_bytes()
    rng = random.Random(seed)
    for number in range(flips):
        place = len(content) * number // flips + rng.randrange(max(1, len(content) // flips))
        turned = bytearray(content)
        turned[min(place, len(content) - 1)] ^= 1 << rng.randrange(8)
        yield f"bit turned at {place}", _bytes(bytes(turned))
    for place in (*range(0, 100, 4), *(100 + 37 * step for step in range(8))):
        turned = bytearray(content)
        turned[place] ^= 0xFF
        yield f"byte {place} of the head", _bytes(bytes(turned))
    for part in (0, 1, 15, 16, 99, 100, 1000, len(content) // 2, len(content) - 1):
        yield f"cut to {part} bytes", _bytes(content[:part])
    yield "noise", _bytes(rng.randbytes(5000))
    yield "another text", _bytes(b"Dear diary")
    yield "zeros", _bytes(bytes(8192))
    yield "a log of noise beside it", _with_log(content, rng.randbytes(5000))
    yield "a log of zeros beside it", _with_log(content, bytes(5000))
    yield "a log of 1.5 GB beside it", _with_long_log(content)
    yield "cut, with a log beside it", _with_log(content[: len(content) // 2], rng.randbytes(5000))
    for column in ("body", "place", "at", "kind", "number"):
        for name, text in _NASTY.items():
            if column in {"body", "place"} or name == "no JSON":
                yield f"{column} of the last entry: {name}", _rewritten(sound, column, text, last=True)
    for name, text in _NASTY.items():
        yield f"body of the first entry: {name}", _rewritten(sound, "body", text, last=False)
    for when in ("0001-01-01T00:00:00+23:59", "9999-12-31T23:59:59-23:59", "0001-01-01", "noon"):
        yield f"written at {when}", _rewritten(sound, "at", when, last=True)
    yield "a number for a text", _rewritten(sound, "body", 7, last=False)
    yield "bytes for a text", _rewritten(sound, "place", b"\xff\xfe", last=True)
    yield "no entries", _emptied(sound)
    yield from other_things(sound)


def other_things(sound: Path) -> Iterator[tuple[str, Make]]:
    """Yield what is no file, or no file that can be read to its end."""
    yield "a folder", Path.mkdir
    yield "a pipe", os.mkfifo
    yield "a link to itself", lambda path: path.symlink_to(path)
    yield "a link to nothing", lambda path: path.symlink_to(path.with_name("nothing"))
    yield "a device", lambda path: path.symlink_to("/dev/zero")
    yield "1.5 GB of nothing", _sparse(b"")
    yield "1.5 GB with a sound beginning", _sparse(sound.read_bytes())


DAMAGED_JSON: Final[Mapping[str, bytes]] = {
    "empty": b"",
    "no text": b"\xff\xfe\x00",
    "no JSON": b"{",
    "deeply nested": b"[" * 200_000,
    "half a character": b'{"\\ud800": "\\udfff"}',
    "a number of 5,000 digits": b'{"format":' + b"9" * 5000 + b"}",
    "beyond all bounds": b'{"format":1e999,"pe-ling":1e999}',
    "no number": b'{"format":NaN}',
    "a list": b"[]",
    "null": b"null",
    "a text": b'"x"',
    "wrong types": b'{"format":[],"what":{},"log":7,"setup":"x","bookmarks":3,"entries":{}}',
}
"""Contents of files in JSON that are none, or say nothing."""


def damaged_json(sound: bytes, seed: int = 1922, flips: int = 24) -> Iterator[tuple[str, Make]]:
    """Yield what may stand where a file in JSON should."""
    rng = random.Random(seed)
    for name, content in DAMAGED_JSON.items():
        yield name, _bytes(content)
    for _ in range(flips):
        turned = bytearray(sound)
        place = rng.randrange(len(turned))
        turned[place] ^= 1 << rng.randrange(8)
        yield f"bit turned at {place}", _bytes(bytes(turned))
    for part in (1, len(sound) // 2, len(sound) - 3):
        yield f"cut to {part} bytes", _bytes(sound[:part])


def contents(folder: Path) -> dict[str, object]:
    """Return what a folder holds, to compare: kinds, sizes, times and contents of all that is in it."""
    found: dict[str, object] = {}
    for path in sorted(folder.rglob("*")):
        kind = path.lstat()
        is_small = path.is_file() and not path.is_symlink() and kind.st_size < 2**24
        content = hashlib.sha256(path.read_bytes()).hexdigest() if is_small else ""
        when = 0 if path.is_dir() else kind.st_mtime_ns
        found[str(path.relative_to(folder))] = (kind.st_mode, kind.st_size, when, kind.st_ino, content)
    return found


def _bytes(content: bytes) -> Make:
    return lambda path: _write(path, content)


def _write(path: Path, content: bytes) -> None:
    path.write_bytes(content)


def _sparse(head: bytes) -> Make:
    def make(path: Path) -> None:
        path.write_bytes(head)
        os.truncate(path, SPARSE)

    return make


def _with_log(content: bytes, log: bytes) -> Make:
    def make(path: Path) -> None:
        path.write_bytes(content)
        Path(f"{path}-wal").write_bytes(log)

    return make


def _with_long_log(content: bytes) -> Make:
    def make(path: Path) -> None:
        path.write_bytes(content)
        _sparse(b"")(Path(f"{path}-wal"))

    return make


def _rewritten(sound: Path, column: str, value: object, *, last: bool) -> Make:
    """Return what makes a copy with a value written over; the seals are those of a file written so."""

    def make(path: Path) -> None:
        shutil.copy(sound, path)
        connection = sqlite3.connect(path)
        connection.execute("DROP TRIGGER entry_is_not_changed")
        order = "max" if last else "min"
        there = 10**15 if column == "number" else value
        which = f"number = (SELECT {order}(number) FROM entry)"  # noqa: S608 - made of our own words
        connection.execute(f"UPDATE entry SET {column} = ? WHERE {which}", (there,))  # noqa: S608 - as above
        _seal_again(connection)
        connection.commit()
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.close()

    return make


def _seal_again(connection: sqlite3.Connection) -> None:
    seal = ""
    rows: list[tuple[Any, ...]] = connection.execute(
        "SELECT number, at, kind, CAST(body AS BLOB), CAST(place AS BLOB) FROM entry ORDER BY number"
    ).fetchall()
    for number, *texts in rows:
        shown = [text.decode(errors="replace") if isinstance(text, bytes) else str(text) for text in texts]
        seal = hashlib.sha256("\n".join((seal, str(number), *shown)).encode()).hexdigest()[:32]
        connection.execute("UPDATE entry SET seal = ? WHERE number = ?", (seal, number))


def _emptied(sound: Path) -> Make:
    def make(path: Path) -> None:
        shutil.copy(sound, path)
        connection = sqlite3.connect(path)
        connection.execute("DROP TRIGGER entry_is_not_removed")
        connection.execute("DELETE FROM entry")
        connection.commit()
        connection.close()

    return make


def is_json_object(content: bytes) -> bool:
    """Return whether a content is still an object in JSON."""
    try:
        return isinstance(json.loads(content), dict)
    except (ValueError, RecursionError):
        return False
