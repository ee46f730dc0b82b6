"""Keep in a journal what help a player had in a game, so that one played without any is known.

A game says from its first entry on that help is noted in it; of one that an older version began nobody knows.
Each sort of help is noted once. What was taken back, and that a game goes on from another one, a journal says
by itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Any, Final

from peling.storage.entries import Entry, Kind, NewEntry

NOTED: Final = "help-noted"
"""The key of a setup that says so."""
_HAD: Final = "had"


class Help(StrEnum):
    """What help a player can have."""

    AT_HAND = "at-hand"
    """He decided something while he could have asked."""
    ADVICE = "advice"
    """He asked what to do."""
    WHAT_IF = "what-if"
    """He asked what would come of something."""
    STOP = "stop"
    """He was stopped before a mistake."""
    LEFT_EXAM = "left-exam"
    """He played without any help, and did so no longer."""
    OTHER = "other"
    """He had help of a sort that only a later version of the program knows."""


def help_entry(had: Help, place: Mapping[str, Any]) -> NewEntry:
    """Return what is noted of help; `place` is where the game stands."""
    return NewEntry(Kind.HELP, {_HAD: had.value}, place)


def help_in(entries: Iterable[Entry]) -> frozenset[Help]:
    """Return what help is noted."""
    known = {one.value: one for one in Help}
    said = (entry.body.get(_HAD) for entry in entries if entry.kind is Kind.HELP)
    return frozenset(known.get(one, Help.OTHER) if isinstance(one, str) else Help.OTHER for one in said)


def is_noted(setup: object) -> bool:
    """Return whether a setup, which may be damaged, says that help is noted."""
    return isinstance(setup, dict) and setup.get(NOTED) is True


def is_alone(noted: frozenset[Help] | None, *, assisted: bool) -> bool:
    """Return whether it is known that a game was played without any help.

    Args:
        noted: what help the player had; None where nobody knows.
        assisted: whether anything was taken back, or the game began as one that is assisted.
    """
    return noted == frozenset() and not assisted
