"""Read and write what the user has learnt: his own file, and one to give away or to take along.

Both are JSON with a mark, so that a foreign file is known as one.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Final

from peling.lessons import memory
from peling.lessons.memory import Memory
from peling.lessons.progress import LONGEST_DAY, Progress, Result
from peling.lessons.progress_json import FORMAT, ProgressError, ProgressTrouble, from_json, to_json
from peling.lessons.ratings import HIGHEST, LEAST
from peling_app.platform.json_text import JsonFault, JsonTextError, write_json
from peling_app.platform.user_file import MARK, Kind, UserFile, merged_entries, read_given

FILE_NAME: Final = "progress.json"
KIND: Final = "progress"
LONGEST_FILE: Final = 2_000_000
"""Bytes; much use makes some hundred thousand."""


class ProgressFileTrouble(StrEnum):
    """What is wrong with a file of progress."""

    UNREADABLE = "unreadable"
    TOO_LONG = "too-long"
    NOT_TEXT = "not-text"
    NOT_JSON = "not-json"
    FOREIGN = "foreign"
    NEWER = "newer"
    DAMAGED = "damaged"


class ProgressFileError(ValueError):
    """A file that holds no usable progress.

    Attributes:
        trouble: what is wrong.
        where: the field, the place "line:column", or the system's reason.
    """

    def __init__(self, trouble: ProgressFileTrouble, where: str = "") -> None:
        """Keep what a sentence needs."""
        super().__init__(f"{trouble.value}: {where}".strip())
        self.trouble = trouble
        self.where = where


def progress_file(path: Path) -> UserFile[Progress]:
    """Return the user's file at a path."""
    return UserFile(path, FILE_KIND)


def written(progress: Progress) -> str:
    """Return the text of a file."""
    return write_json({MARK: KIND, **to_json(progress)})


def read_file(path: Path) -> Progress:
    """Return the progress of a file that somebody chose.

    Raises:
        ProgressFileError: it holds none; says what is wrong and where.
    """
    try:
        return from_json(read_given(path, LONGEST_FILE, KIND))
    except JsonTextError as error:
        trouble = _TROUBLES.get(error.fault, ProgressFileTrouble.FOREIGN)
        raise ProgressFileError(trouble, error.where) from error
    except ProgressError as error:
        newer = error.trouble is ProgressTrouble.NEWER
        trouble = ProgressFileTrouble.NEWER if newer else ProgressFileTrouble.DAMAGED
        raise ProgressFileError(trouble, error.where) from error


_TROUBLES: Final = {
    JsonFault.UNREADABLE: ProgressFileTrouble.UNREADABLE,
    JsonFault.TOO_LONG: ProgressFileTrouble.TOO_LONG,
    JsonFault.NOT_TEXT: ProgressFileTrouble.NOT_TEXT,
    JsonFault.NOT_JSON: ProgressFileTrouble.NOT_JSON,
}
"""What is wrong with a file that is no JSON of ours; else it is a foreign one."""


def _entries(progress: Progress) -> Mapping[str, object]:
    return {name: value for name, value in to_json(progress).items() if name != "format"}


def _merged(base: Progress, mine: Progress, theirs: Progress) -> Progress:
    """Return the progress of the file with what was learnt, or forgotten, in this window."""
    memories = merged_entries(dict(base.memories), dict(mine.memories), dict(theirs.memories), _later_memory)
    ratings = merged_entries(dict(base.ratings), dict(mine.ratings), dict(theirs.ratings), _both_numbers)
    days = merged_entries(dict(base.days), dict(mine.days), dict(theirs.days), _both_numbers)
    chosen = merged_entries(dict(base.chosen), dict(mine.chosen), dict(theirs.chosen))
    results = merged_entries(dict(base.results), dict(mine.results), dict(theirs.results), _both)
    bookmark = merged_entries(dict(base.bookmark), dict(mine.bookmark), dict(theirs.bookmark))
    return Progress(
        theirs.pages - (base.pages - mine.pages) | (mine.pages - base.pages),
        tuple(sorted(results.items())),
        memory.in_order(memories),
        theirs.known - (base.known - mine.known) | (mine.known - base.known),
        theirs.exercises - (base.exercises - mine.exercises) | (mine.exercises - base.exercises),
        tuple(sorted(bookmark.items())),
        tuple(sorted((place, min(max(rating, LEAST), HIGHEST)) for place, rating in ratings.items())),
        tuple(sorted((day, min(max(seconds, 0), LONGEST_DAY)) for day, seconds in days.items())),
        tuple(sorted(chosen.items())),
    )


def _later_memory(_base: Memory | None, mine: Memory, theirs: Memory) -> Memory:
    """Return what stands of a thing that was asked in two windows: the later answer."""
    return memory.later(mine, theirs)


def _both_numbers(base: int | None, mine: int, theirs: int) -> int:
    """Return a number to which both windows have added, or from which they have taken."""
    return mine if base is None else theirs + mine - base


def _both(base: Result | None, mine: Result, theirs: Result) -> Result:
    """Return how a drill went that was answered in two windows: the answers of both."""
    before = base or Result()
    asked, right = mine.asked - before.asked, mine.right - before.right
    if asked < 0 or right < 0 or mine.partly < before.partly:
        # It was forgotten here and begun again.
        return mine
    streak = theirs.streak + asked if right == asked else min(mine.streak, right)
    return Result(
        theirs.asked + asked,
        theirs.right + right,
        theirs.partly + mine.partly - before.partly,
        streak,
    )


FILE_KIND: Final = Kind(
    "progress",
    Progress(),
    FORMAT,
    LONGEST_FILE,
    lambda raw: (from_json({"format": FORMAT, **raw}), ()),
    _entries,
    _merged,
    KIND,
)
"""The user's own file."""
