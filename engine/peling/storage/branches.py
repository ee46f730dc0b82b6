"""Tell a game that goes on from a moment of another one, and whether its player has done anything in it yet.

Trying out a position is done with a click, and leaves a whole journal. As long as there is nothing in it but
what was repeated and what computer players did, it is worth nothing, and is removed when it is left.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from peling.core.tiles import Seat
from peling.play.inputs import Act, GameInputError, input_from_json
from peling.storage.entries import Entry, Kind
from peling.storage.journal import Journal, JournalError

_KEY: Final = "branch"
"""The key of a setup under which this stands."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a game was taken from.

    Attributes:
        name: the name of that game's file, which may have been put away since.
        began: when that game began; None where that is not known.
        deal: the deal from which the new game goes on, from 1.
        entries: how many entries of the new game repeat the other one.
    """

    name: str
    began: datetime | None
    deal: int
    entries: int


def origin_to_json(origin: Origin) -> dict[str, Any]:
    """Return what is added to the setup of a game."""
    began = None if origin.began is None else origin.began.isoformat()
    return {
        _KEY: {"of": origin.name, "began": began, "deal": origin.deal, "entries": origin.entries},
    }


def origin_of(setup: Mapping[str, Any]) -> Origin | None:
    """Return where a game was taken from; None for one that began by itself, or makes no sense."""
    match setup.get(_KEY):
        case {"of": str(name), "began": str() | None as began, "deal": int(deal), "entries": int(entries)}:
            try:
                when = None if began is None else datetime.fromisoformat(began)
            except ValueError:
                when = None
            known = when if when is not None and when.tzinfo is not None else None
            return Origin(name, known, deal, entries) if entries > 0 < deal else None
        case _:
            return None


def is_untouched(journal: Journal) -> bool:
    """Return whether a journal is a branch in which its player, on the first chair, has done nothing yet."""
    origin, entries = origin_of(journal.setup), journal.entries
    if origin is None or origin.entries > len(entries):
        return False
    return all(_is_by_computer(entry) for entry in entries[origin.entries :])


def remove_untouched(path: Path) -> bool:
    """Remove the file of a branch in which nothing was done; return whether it is gone.

    It is locked meanwhile, so a game that is open, here or elsewhere, stays; so does all that is no such
    branch, or cannot be read or removed.
    """
    try:
        with Journal.open(path) as journal:
            untouched = is_untouched(journal)
            if untouched:
                journal.remove()
            return untouched
    except JournalError:
        return False


def _is_by_computer(entry: Entry) -> bool:
    """Return whether an entry says what a computer player did, or what came of it."""
    if entry.kind is Kind.SETTLED:
        return True
    if entry.kind is not Kind.INPUT:
        return False
    try:
        given = input_from_json(entry.body)
    except (GameInputError, ValueError):
        return False
    return isinstance(given, Act) and given.seat is not Seat.FIRST
