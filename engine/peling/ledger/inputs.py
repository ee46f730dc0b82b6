"""The inputs that make a sheet. The log of them is the sheet: nothing in it is ever changed or removed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from peling.ledger.entry import DealEntry
from peling.rules.ruleset import OptionValue


class SheetInputError(ValueError):
    """An input that does not fit the sheet, or a stored one that cannot be read. The message says why."""


@dataclass(frozen=True, slots=True)
class SheetSetup:
    """What is agreed before the first deal.

    Attributes:
        title: what the sheet is called.
        rules_id: the rule set.
        options: the house rules that differ from the book's defaults; when a sheet is made, all are written.
        players: their names in the order of play: each sits to the right of the one before. Two to four.
        first_east: the place that is East first.
        start: what everybody has at the start.
        rounds: after how many rounds the evening is over; None: open.
        created: when, in ISO 8601 with the zone.
        point: what a point is worth, as a decimal number such as "0.05"; empty: nothing was agreed.
        money: the name of that money; may be empty.
        computers: the places that the computer played, on a sheet made from a game; they are no people.
        where: where the people met, as they call it; empty: it was not said.
    """

    title: str
    rules_id: str
    options: Mapping[str, OptionValue]
    players: tuple[str, ...]
    first_east: int = 0
    start: int = 0
    rounds: int | None = None
    created: str = ""
    point: str = ""
    money: str = ""
    computers: tuple[int, ...] = ()
    where: str = ""


@dataclass(frozen=True, slots=True)
class Enter:
    """The next deal is entered."""

    entry: DealEntry


@dataclass(frozen=True, slots=True)
class Correct:
    """An earlier deal is corrected: its number, the entry as it should be, and why."""

    number: int
    entry: DealEntry
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Insert:
    """A forgotten deal is put in, and gets this number; those after it move on."""

    number: int
    entry: DealEntry
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Remove:
    """A deal is taken out; those after it move up."""

    number: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class SaveDraft:
    """The next deal as far as it is typed. It is not undone, and what was undone stays to be redone."""

    entry: DealEntry


@dataclass(frozen=True, slots=True)
class Undo:
    """The last change is taken back."""


@dataclass(frozen=True, slots=True)
class Redo:
    """What was taken back last is done again."""


@dataclass(frozen=True, slots=True)
class Retitle:
    """The sheet gets another title."""

    title: str


@dataclass(frozen=True, slots=True)
class PlayedAt:
    """Where the people met is written otherwise, as in `SheetSetup`."""

    where: str


@dataclass(frozen=True, slots=True)
class Rename:
    """A player's name is written otherwise."""

    place: int
    name: str


@dataclass(frozen=True, slots=True)
class Stake:
    """What a point is worth was agreed, as in `SheetSetup`; an empty point: nothing is any more."""

    point: str
    money: str = ""


@dataclass(frozen=True, slots=True)
class Archive:
    """The sheet is put away, or taken out again."""

    away: bool


SheetInput: TypeAlias = (
    Enter
    | Correct
    | Insert
    | Remove
    | SaveDraft
    | Undo
    | Redo
    | Retitle
    | PlayedAt
    | Rename
    | Stake
    | Archive
)
"""Everything that changes a sheet."""

NO_DEAL: Final = (Stake, Retitle, PlayedAt, Rename, Archive)
"""Inputs that leave every deal as it is."""


@dataclass(frozen=True, slots=True)
class Logged:
    """An input and when it was given, in ISO 8601 with the zone."""

    at: str
    given: SheetInput
