"""Read and write what the user has learnt: his own file, and one to give away or to take along.

Both are JSON with a mark, so that a foreign file is known as one. A damaged file is renamed, never
deleted; one of a later version is left as it is.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

from peling.lessons.progress import Progress, ProgressError, from_json, to_json
from peling.lessons.progress import Trouble as Fault
from peling_app.whole_file import set_aside, write_whole

FILE_NAME: Final = "progress.json"
MARK: Final = "pe-ling"
KIND: Final = "progress"
LONGEST_FILE: Final = 2_000_000
"""Bytes; much use makes some hundred thousand."""


class Trouble(StrEnum):
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

    def __init__(self, trouble: Trouble, where: str = "") -> None:
        """Keep what a sentence needs."""
        super().__init__(f"{trouble.value}: {where}".strip())
        self.trouble = trouble
        self.where = where


NOTHING: Final = Progress()


@dataclass(frozen=True, slots=True)
class Loaded:
    """The user's own file, as read.

    Attributes:
        progress: what it holds; nothing where it was absent or unusable.
        set_aside: where a damaged file was put; None: it was sound or absent.
        lost: the file is there but could not be read, nor set aside.
        newer: a later version wrote it; it is left as it is, and nothing can be saved.
    """

    progress: Progress = NOTHING
    set_aside: Path | None = None
    lost: bool = False
    newer: bool = False


def load(path: Path) -> Loaded:
    """Read the user's file; a damaged one is renamed, a missing one is empty."""
    try:
        return Loaded(read(path.read_bytes()))
    except FileNotFoundError:
        return Loaded()
    except OSError:
        return Loaded(lost=True)
    except ProgressFileError as error:
        if error.trouble is Trouble.NEWER:
            return Loaded(newer=True)
        aside = set_aside(path)
        return Loaded(set_aside=aside, lost=aside is None)


def save(path: Path, progress: Progress) -> None:
    """Write the user's file whole.

    Raises:
        OSError: the folder or the file cannot be written.
    """
    write_whole(path, written(progress))


def written(progress: Progress) -> str:
    """Return the text of a file."""
    return json.dumps({MARK: KIND, **to_json(progress)}, indent=1, ensure_ascii=False) + "\n"


def read_file(path: Path) -> Progress:
    """Return the progress of a file that somebody chose.

    Raises:
        ProgressFileError: it holds none; says what is wrong and where.
    """
    try:
        with path.open("rb") as file:
            content = file.read(LONGEST_FILE + 1)
    except OSError as error:
        raise ProgressFileError(Trouble.UNREADABLE, error.strerror or str(error)) from error
    return read(content)


def read(content: bytes) -> Progress:
    """Return the progress that `written` wrote.

    Raises:
        ProgressFileError: it is none; says what is wrong and where.
    """
    raw = _json(content)
    if not isinstance(raw, dict) or raw.get(MARK) != KIND:
        raise ProgressFileError(Trouble.FOREIGN)
    try:
        return from_json(raw)
    except ProgressError as error:
        trouble = Trouble.NEWER if error.trouble is Fault.NEWER else Trouble.DAMAGED
        raise ProgressFileError(trouble, error.where) from error


def _json(content: bytes) -> Any:  # noqa: ANN401 - JSON may be anything
    """Return what a text in JSON holds.

    Raises:
        ProgressFileError: it is too long, no text or no JSON.
    """
    if len(content) > LONGEST_FILE:
        raise ProgressFileError(Trouble.TOO_LONG)
    try:
        return json.loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise ProgressFileError(Trouble.NOT_TEXT, str(error.start + 1)) from error
    except json.JSONDecodeError as error:
        raise ProgressFileError(Trouble.NOT_JSON, f"{error.lineno}:{error.colno}") from error
    # Brackets within brackets without end, or a number with thousands of digits.
    except (RecursionError, ValueError) as error:
        raise ProgressFileError(Trouble.FOREIGN) from error
