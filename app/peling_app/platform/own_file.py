"""Find out what a file is that somebody wants to open: by what it holds, whatever it is called.

Here it is only known what to open a file with; whether it is whole, its own reader finds out.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

from peling.storage.journal_file import APPLICATION_ID, SHEET_ID
from peling_app.platform.user_file import MARK
from peling_app.platform.whole_file import read_whole

LONGEST: Final = 64 * 2**20
"""Bytes; the longest of our files that is text, a copy of a sheet, has no more."""
LONGEST_HAND: Final = 100_000
HEAD: Final = 72
"""So many bytes of a journal say whose it is: the head of SQLite with the application's mark at byte 68
(https://www.sqlite.org/fileformat2.html, section 1.3)."""
SQLITE: Final = b"SQLite format 3\0"
HOUSE_RULES: Final = "house-rules"
SHEET_COPY: Final = "pe-ling-sheet"
OF_POSITION: Final = frozenset({"rules", "concealed", "melds", "me", "hand"})
"""An object with one of these entries is taken for a position: its fields are then judged."""


class Trouble(StrEnum):
    """Why a file cannot be opened."""

    MISSING = "missing"
    FOLDER = "folder"
    UNREADABLE = "unreadable"
    EMPTY = "empty"
    FOREIGN = "foreign"
    NO_JSON = "no json"
    OF_PROFILE = "of profile"
    """It is a file in which the program keeps something for itself."""


class FileKind(StrEnum):
    """What a file is."""

    GAME = "game"
    SHEET = "sheet"
    SHEET_COPY = "sheet copy"
    HOUSE_RULES = "house rules"
    HAND = "hand"


BY_ENDING: Final = {
    ".peling": FileKind.GAME,
    ".peling-sheet": FileKind.SHEET,
    ".house-rules.json": FileKind.HOUSE_RULES,
}
"""What a file is meant to be that does not tell."""


@dataclass(frozen=True, slots=True)
class OwnFile:
    """A file that can be opened.

    Attributes:
        kind: what it is.
        text: what it holds, if that is a hand.
    """

    kind: FileKind
    text: str = ""


class NotOursError(Exception):
    """A file that cannot be opened.

    Attributes:
        trouble: why not.
        where: the place "line:column", or the reason of the system; empty: there is none.
    """

    def __init__(self, trouble: Trouble, where: str = "") -> None:
        """Keep what a sentence needs."""
        super().__init__(f"{trouble.value}: {where}")
        self.trouble = trouble
        self.where = where


def own_file(path: Path) -> OwnFile:
    """Return of which kind a file is, found by its content.

    Raises:
        NotOursError: it is none of ours, or cannot be read.
    """
    try:
        head = read_whole(path, HEAD - 1)
        if not head:
            raise NotOursError(Trouble.EMPTY)
        if head.startswith(SQLITE):
            return OwnFile(_journal(path, head))
        meant = _meant(path)
        if meant in {FileKind.GAME, FileKind.SHEET}:
            # Its reader says what is wrong with it.
            return OwnFile(meant)
        content = read_whole(path, LONGEST)
    except FileNotFoundError:
        raise NotOursError(Trouble.MISSING) from None
    except OSError as error:
        if path.is_dir():
            raise NotOursError(Trouble.FOLDER) from error
        raise NotOursError(Trouble.UNREADABLE, error.strerror or os.strerror(error.errno or 0)) from error
    if len(content) > LONGEST:
        raise NotOursError(Trouble.FOREIGN)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise NotOursError(Trouble.FOREIGN) from None
    return _text(text, meant)


def _meant(path: Path) -> FileKind | None:
    name = path.name.lower()
    return next((kind for ending, kind in BY_ENDING.items() if name.endswith(ending)), None)


def _journal(path: Path, head: bytes) -> FileKind:
    """Return of what a file of SQLite is the journal."""
    match int.from_bytes(head[68:72], "big"):
        case mark if mark == APPLICATION_ID:
            return FileKind.GAME
        case mark if mark == SHEET_ID:
            return FileKind.SHEET
    meant = _meant(path)
    if meant in {FileKind.GAME, FileKind.SHEET}:
        return meant
    raise NotOursError(Trouble.FOREIGN)


def _text(text: str, meant: FileKind | None) -> OwnFile:
    """Return what a text is: JSON of ours, or a hand in notation."""
    if not text.strip():
        raise NotOursError(Trouble.EMPTY)
    if meant is FileKind.HOUSE_RULES:
        return OwnFile(FileKind.HOUSE_RULES)
    if text.lstrip()[0] not in "{[":
        return _hand(text)
    try:
        found: Any = json.loads(text)
    except json.JSONDecodeError as error:
        raise NotOursError(Trouble.NO_JSON, f"{error.lineno}:{error.colno}") from error
    except (ValueError, RecursionError) as error:
        raise NotOursError(Trouble.FOREIGN) from error
    match found:
        case {"what": what} if what == SHEET_COPY:
            return OwnFile(FileKind.SHEET_COPY)
        case dict() if MARK in found:
            if found[MARK] == HOUSE_RULES:
                return OwnFile(FileKind.HOUSE_RULES)
            raise NotOursError(Trouble.OF_PROFILE)
        case dict() if OF_POSITION & found.keys():
            return _hand(text)
        case [dict() as first, *_] if OF_POSITION & first.keys():
            return _hand(text)
    raise NotOursError(Trouble.FOREIGN)


def _hand(text: str) -> OwnFile:
    if len(text) > LONGEST_HAND:
        raise NotOursError(Trouble.FOREIGN)
    return OwnFile(FileKind.HAND, text)
