"""What is to be placed on the table, as plain numbers and words, and what comes out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from peling_app.play.table.court.boxes import NOWHERE, Box
from peling_app.play.table.court.measures import Measures, measures

Measure = Callable[[str, int], tuple[float, float]]
"""Width and height of words in a text of so many pixels; the words may have several lines."""

OWN, RIGHT, OPPOSITE, LEFT = range(4)
"""The sides of the table, as in `peling_app.play.table.model.picture.Side`."""

_T = TypeVar("_T")


def four(values: Iterable[_T]) -> tuple[_T, _T, _T, _T]:
    """Return what each of the four sides has, in their order.

    Raises:
        ValueError: there are more values than sides, or fewer.
    """
    own, right, opposite, left = values
    return own, right, opposite, left


def guessed(text: str, pixels: int) -> tuple[float, float]:
    """Return a size of words that no font is known for; rather too large."""
    lines = text.split("\n")
    return max(len(line) for line in lines) * pixels * 0.58, len(lines) * pixels * 1.25


@dataclass(frozen=True, slots=True)
class SeatContents:
    """What one player has.

    Attributes:
        present: somebody sits there.
        sets: how many tiles each open set has.
        bonus: how many flowers and seasons lie open.
        discards: how many places of the lane are taken, the prints of claimed tiles too.
        concealed: how many tiles stand in the rack.
        open: they are seen.
        groups: how many of them lie together, where the deal is over and each hand lies in what it has.
        east: the wind box stands here.
    """

    present: bool = False
    sets: tuple[int, ...] = ()
    bonus: int = 0
    discards: int = 0
    concealed: int = 0
    open: bool = False
    groups: tuple[int, ...] = ()
    east: bool = False


@dataclass(frozen=True, slots=True)
class StackContents:
    """A stack: its side, its number along it clockwise, its tiles, whether a loose tile lies on it."""

    side: int
    slot: int
    tiles: int
    loose: bool = False


@dataclass(frozen=True, slots=True)
class Named:
    """Words that name a stack of the wall; `slot` may lie between two."""

    text: str
    side: int
    slot: float


@dataclass(frozen=True, slots=True)
class Contents:
    """Everything that is to be placed.

    Attributes:
        width, height: the board in pixels.
        zoom: the text size of the user, 1 for 100 percent.
        turned: tiles lie towards their player.
        labelled: words for learners are shown.
        seats: the four sides.
        slots: stacks in each side of the whole wall.
        stacks: the stacks that stand.
        named: the words beside the wall, the first is the most important.
        hand: how many tiles the own hand has; drawn: the last of them stands apart.
        claims: there is a claim bar; drop: a place to which a tile may be brought.
        box: the words under the wind box; empty: no box.
        wild: the words of the plaque of wild tiles; empty: none.
        drawn_word, sets_word: the words at the drawn tile and over the own sets.
        plaque: the words of the middle: what happens, then the winds of the four sides.
        measure: how large words are.
    """

    width: int
    height: int
    zoom: float = 1
    turned: bool = False
    labelled: bool = True
    seats: tuple[SeatContents, SeatContents, SeatContents, SeatContents] = (
        SeatContents(),
        SeatContents(),
        SeatContents(),
        SeatContents(),
    )
    slots: int = 17
    stacks: tuple[StackContents, ...] = ()
    named: tuple[Named, ...] = ()
    hand: int = 13
    drawn: bool = False
    claims: bool = True
    drop: bool = False
    box: str = ""
    wild: str = ""
    drawn_word: str = ""
    sets_word: str = ""
    plaque: tuple[str, ...] = ()
    measure: Measure = guessed


def measures_of(table: Contents) -> Measures:
    """Return the measures of a table; a hand of which nothing is claimed needs no room for the bar."""
    return measures(table.width, table.height, table.zoom, barred=table.claims or not table.hand)


@dataclass(frozen=True, slots=True)
class Label:
    """Words that have found a place.

    Attributes:
        text: the words.
        box: where they are.
        line: the corners of the thin line to what they name, from the words; empty: none.
    """

    text: str
    box: Box
    line: tuple[tuple[float, float], ...] = ()


@dataclass(frozen=True, slots=True)
class SeatPlaces:
    """Where the things of a player lie.

    Attributes:
        lane: the place of each discard in order, and of the next one; tile: the width of their faces.
        area: the ground of the lane that is kept free for discards.
        sets: the tiles of the open sets in order; set_tile: the width of their faces.
        bonus: the flowers and seasons; bonus_tile: the width of their faces.
        rack: the standing tiles; rack_tile: how wide and high each is, and how far from the one before.
        plate: the plate.
    """

    lane: tuple[Box, ...] = ()
    tile: int = 0
    area: Box = NOWHERE
    sets: tuple[Box, ...] = ()
    set_tile: int = 0
    bonus: tuple[Box, ...] = ()
    bonus_tile: int = 0
    rack: tuple[Box, ...] = ()
    plate: Box = NOWHERE


@dataclass(frozen=True, slots=True)
class Court:
    """Where everything lies.

    Attributes:
        unit: pixels to a unit, see `measures`.
        frame: the rosewood around the felt.
        layer: the thickness of a tile of the wall.
        seats: the things of the four sides.
        stacks: the stacks in the order they were given, each its upper face as a full stack.
        prints: the stretches of the wall that are taken.
        plaque: the middle; form: ``"full"``, ``"line"`` or ``""`` where there is no room for it.
        bar, undo, hand, drop, wind_box, wild: the other things; without any size: not there.
        column: from tile to tile in the own hand; apart: how far the drawn tile stands off.
        inside: the felt inside the wall; ground: all felt.
        labels: the words that found room, by name: ``"stack-0"``, ``"box"``, ``"drawn"``, ``"sets"``.
    """

    unit: float
    frame: int
    layer: int
    seats: tuple[SeatPlaces, SeatPlaces, SeatPlaces, SeatPlaces]
    stacks: tuple[Box, ...]
    prints: tuple[Box, ...]
    plaque: Box
    form: str
    bar: Box
    undo: Box
    hand: Box
    column: int
    apart: int
    drop: Box
    wind_box: Box
    wild: Box
    inside: Box
    ground: Box
    labels: Mapping[str, Label] = field(default_factory=dict)
