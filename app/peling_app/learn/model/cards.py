"""Answers as they stand on cards: what they are, whether they are chosen, what the check says of them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from peling.core.tiles import Tile


class Mark(StrEnum):
    """What the check says of an answer."""

    NONE = "none"
    """It was not checked, or there is nothing to say: rightly left out."""
    RIGHT = "right"
    MISSED = "missed"
    """It is right too, and was left out."""
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Card:
    """One answer.

    Attributes:
        id: which answer it is, unlike all others of its task.
        groups: its tiles, in groups.
        text: its words.
        chosen: the learner chose it.
        mark: what the check says.
        verdict: the mark in a word: "Right", "This is right", "Not possible".
        note: why.
        wild: which of its tiles are wild.
    """

    id: str
    groups: tuple[tuple[Tile, ...], ...] = ()
    text: str = ""
    chosen: bool = False
    mark: Mark = Mark.NONE
    verdict: str = ""
    note: str = ""
    wild: tuple[Tile, ...] = ()


@dataclass(frozen=True, slots=True)
class Field:
    """A row of a sheet with a number to write.

    Attributes:
        id: which row it is, unlike all others of its task.
        title: what the number is of.
        unit: what it counts: "points", "doubles".
        tiles: the tiles it is of.
        value: what is written.
        hint: what stands in the empty field.
        head: words above the row, where a new part of the sheet begins.
        mark: what the check says.
        verdict: the mark in a word.
        note: why.
        is_shown: the right answer is shown, and the reason stands at the field; before, it stands where all
            that is said of a try does.
    """

    id: str
    title: str
    unit: str = ""
    tiles: tuple[Tile, ...] = ()
    value: str = ""
    hint: str = ""
    head: str = ""
    mark: Mark = Mark.NONE
    verdict: str = ""
    note: str = ""
    is_shown: bool = False
