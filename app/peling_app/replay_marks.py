"""Keep the bookmarks of a saved game in a small file beside it.

A bookmark is the number of the journal's entry after which the game stood there, with the name the user gave
it, or none; entries are never changed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from peling_app.whole_file import json_of, read_whole, set_aside, write_whole

FORMAT: Final = 2
"""The format this version writes. Format 1 had no names: ``"entries"``, a list of numbers."""

ENDING: Final = ".bookmarks.json"

LONGEST_NAME: Final = 60

LONGEST_FILE: Final = 2_000_000
"""Bytes; a bookmark has a hundred. More than that cannot be read to its end, so it is no JSON."""


def file_of(game: Path) -> Path:
    """Return where the bookmarks of a saved game are."""
    return game.with_name(game.name + ENDING)


def load(game: Path) -> dict[int, str]:
    """Return the names of the bookmarks by their entries; nothing where there is no file.

    A file that cannot be read is put aside.
    """
    path = file_of(game)
    try:
        return _marks(json_of(read_whole(path, LONGEST_FILE)))
    except OSError:
        return {}
    except ValueError:
        set_aside(path)
        return {}


def save(game: Path, marks: Mapping[int, str]) -> None:
    """Write the bookmarks; a game without any has no file.

    Raises:
        OSError: the file cannot be written.
    """
    path = file_of(game)
    if marks:
        rows = [{"entry": entry, "name": marks[entry]} for entry in sorted(marks)]
        write_whole(path, json.dumps({"format": FORMAT, "bookmarks": rows}, ensure_ascii=False) + "\n")
    else:
        path.unlink(missing_ok=True)


def clean_name(name: str) -> str:
    """Return a name as it is kept: in one line, no longer than `LONGEST_NAME`."""
    return " ".join(name.split())[:LONGEST_NAME].strip()


def _marks(found: object) -> dict[int, str]:
    """Return what a file says.

    Raises:
        ValueError: it makes no sense.
    """
    match found:
        case {"format": 1, "entries": list(entries)}:
            rows = [{"entry": entry, "name": ""} for entry in entries]
        case {"format": 2, "bookmarks": list(rows)}:
            pass
        case _:
            raise ValueError("these are no bookmarks")
    marks: dict[int, str] = {}
    for row in rows:
        match row:
            case {"entry": int(entry), "name": str(name)} if not isinstance(entry, bool):
                marks[entry] = clean_name(name)
            case _:
                raise ValueError(f"{row!r} is no bookmark")
    return marks
