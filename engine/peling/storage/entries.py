"""The entries of a journal: what one says, how it is written and sealed, and which of them are in effect."""

from __future__ import annotations

import hashlib
import json
from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from operator import attrgetter
from typing import Any

Json = dict[str, Any]
"""A JSON object."""


class Kind(StrEnum):
    """What an entry says."""

    SETUP = "setup"
    """The first entry: rule set, options, players."""
    INPUT = "input"
    """An input of the game."""
    SETTLED = "settled"
    """How a deal was settled: a fact that no later mend of a rule changes."""
    UNDO = "undo"
    """The entries after the one named in the body are taken back."""
    HELP = "help"
    """The player had help; the game is what it was. It is never taken back."""


@dataclass(frozen=True, slots=True)
class NewEntry:
    """An entry to be appended.

    Attributes:
        kind: what it says.
        body: its contents.
        place: where the game stands after it, for lists of games; a game is never computed from it.
    """

    kind: Kind
    body: Mapping[str, Any]
    place: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry on the disk: a `NewEntry` with its number, from 1, and the time it was written.

    Body and place are kept as the texts that were written: a long log has many entries of which nobody asks
    for more than the kind.
    """

    number: int
    at: datetime
    kind: Kind
    body_text: str
    place_text: str

    @property
    def body(self) -> Json:
        """Return the contents of the entry."""
        return json_object(self.body_text)

    @property
    def place(self) -> Json:
        """Return where it stands."""
        return json_object(self.place_text)


class Log:
    """The entries of a journal as they are read or added, and those of them that were not taken back.

    Each is looked at once: what is in effect is never found by going through the whole log again.
    """

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.kept: list[Entry] = []
        self.fresh: list[Entry] = []
        self.seal = ""
        self._before = 0

    def with_room(self) -> Log:
        """Return what more can be added to without touching this one."""
        log = Log()
        log.kept, log.seal, log._before = self.kept.copy(), self.seal, len(self.entries)
        return log

    def take_over(self, log: Log) -> None:
        """Keep what was added to what `with_room` returned."""
        self.entries += log.fresh
        self.kept, self.seal = log.kept, log.seal

    def take(self, entry: Entry) -> None:
        """Add an entry.

        Raises:
            ValueError: it cannot stand here.
        """
        before = self._before + len(self.fresh)
        if entry.number != before + 1 or (entry.kind is Kind.SETUP) != (not before):
            raise ValueError(f"entry {entry.number} ({entry.kind}) cannot stand after {before} entries")
        if entry.kind is Kind.UNDO:
            self._take_back(entry.number, entry.body["to"])
        elif entry.kind is not Kind.HELP:
            self.kept.append(entry)
        self.fresh.append(entry)

    def take_new(self, new: NewEntry) -> tuple[int, str, str, str, str, str]:
        """Add a new entry, numbered and sealed, and return its row.

        Raises:
            ValueError: it cannot stand here, or cannot be written.
        """
        number = self._before + len(self.fresh) + 1
        entry = Entry(number, datetime.now(UTC), new.kind, _text(new.body), _text(new.place))
        row = _row(entry)
        self.seal = sealed(self.seal, row)
        self.take(entry)
        return (*row, self.seal)

    def _take_back(self, number: int, to: object) -> None:
        place = bisect_left(self.kept, to, key=attrgetter("number")) if type(to) is int else len(self.kept)
        if place == len(self.kept) or self.kept[place].number != to:
            raise ValueError(f"entry {number} takes back to {to}, which is not in effect")
        del self.kept[place + 1 :]


def _row(entry: Entry) -> tuple[int, str, str, str, str]:
    return (entry.number, entry.at.isoformat(), entry.kind.value, entry.body_text, entry.place_text)


def entry_of(row: tuple[Any, ...]) -> Entry:
    """Return the entry that a row of the file holds."""
    number, at, kind, body, place = row[:5]
    return Entry(number, datetime.fromisoformat(at), Kind(kind), body, place)


def json_object(text: str) -> Json:
    """Return the JSON object that is written in a text.

    Raises:
        ValueError: it is no JSON object, is nested without end, or has half a character in it, that nothing
            can show or write again.
    """
    try:
        found = json.loads(text)
    except RecursionError as error:
        raise ValueError("brackets within brackets without end") from error
    if not isinstance(found, dict):
        raise ValueError(f"{found!r} is no object")  # noqa: TRY004 - as all else that is wrong with a text
    if "\\u" in text:
        json.dumps(found, ensure_ascii=False).encode()
    return found


def _text(value: Mapping[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False)


def sealed(before: str, row: tuple[object, ...]) -> str:
    """Return the seal over an entry's row and the entry before, which is the seal of that."""
    return hashlib.sha256("\n".join((before, *map(str, row))).encode()).hexdigest()[:32]
