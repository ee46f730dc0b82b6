"""Keep the bookmarks of a saved game in a small file beside it.

A bookmark is the number of the journal's entry after which the game stood there; entries are never changed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from peling_app.whole_file import set_aside, write_whole

FORMAT: Final = 1
ENDING: Final = ".bookmarks.json"


def file_of(game: Path) -> Path:
    """Return where the bookmarks of a saved game are."""
    return game.with_name(game.name + ENDING)


def load(game: Path) -> frozenset[int]:
    """Return the bookmarks; none where there is no file. A file that cannot be read is put aside."""
    path = file_of(game)
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except OSError:
        return frozenset()
    except ValueError:
        set_aside(path)
        return frozenset()
    marks = found.get("entries") if isinstance(found, dict) and found.get("format") == FORMAT else None
    if not isinstance(marks, list) or not all(type(mark) is int for mark in marks):
        set_aside(path)
        return frozenset()
    return frozenset(marks)


def save(game: Path, marks: frozenset[int]) -> None:
    """Write the bookmarks; a game without any has no file.

    Raises:
        OSError: the file cannot be written.
    """
    path = file_of(game)
    if marks:
        write_whole(path, json.dumps({"format": FORMAT, "entries": sorted(marks)}) + "\n")
    else:
        path.unlink(missing_ok=True)
