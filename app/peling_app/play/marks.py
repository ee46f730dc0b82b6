"""Keep the bookmarks of a saved game in a small file beside it.

A bookmark is the number of the journal's entry after which the game stood there, with the name the user gave
it, or none; entries are never changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias

from peling_app.platform.user_file import Kind, UserFile, merged_entries

Marks: TypeAlias = Mapping[int, str]
"""The names of bookmarks, by their entries."""

FORMAT: Final = 2
"""The format this version writes. Format 1 had no names: ``"entries"``, a list of numbers."""

ENDING: Final = ".bookmarks.json"

REVIEWS: Final = ".reviews.json"
"""What the name of the file ends in that lies beside a game and keeps the reviews of its deals."""

MANNER: Final = ".coaching.json"
"""What the name of the file ends in that keeps how the coach helps in a game."""

LONGEST_NAME: Final = 60

LONGEST_FILE: Final = 1_000_000
"""Bytes; a bookmark has a hundred at most."""


def file_of(game: Path) -> Path:
    """Return where the bookmarks of a saved game are."""
    return game.with_name(game.name + ENDING)


def marks_file(game: Path) -> UserFile[Marks]:
    """Return the file with the bookmarks of a saved game; a game without any has none."""
    return UserFile(file_of(game), KIND)


def load(game: Path) -> Marks:
    """Return the names of the bookmarks by their entries; nothing where there is no usable file."""
    return marks_file(game).load().value


def clean_name(name: str) -> str:
    """Return a name as it is kept: in one line, no longer than `LONGEST_NAME`."""
    return " ".join(name.split())[:LONGEST_NAME].strip()


def _read(raw: Mapping[str, Any]) -> tuple[Marks, tuple[str, ...]]:
    """Return what a file says.

    Raises:
        ValueError: it makes no sense.
    """
    match raw:
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
    return marks, ()


def _entries(marks: Marks) -> dict[str, object] | None:
    if not marks:
        return None
    return {"bookmarks": [{"entry": entry, "name": marks[entry]} for entry in sorted(marks)]}


KIND: Final[Kind[Marks]] = Kind("bookmarks", {}, FORMAT, LONGEST_FILE, _read, _entries, merged_entries)
