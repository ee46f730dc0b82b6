"""Bring together what lies on the table and where it lies, as rows for QML.

`contents_of` says in numbers what a picture has, `peling_app.play.table.court` finds a place for everything,
and the rows here carry both.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF

from peling_app.play.table.court.boxes import NOWHERE, Box, around
from peling_app.play.table.court.contents import (
    Contents,
    Court,
    Measure,
    Named,
    SeatContents,
    SeatPlaces,
    StackContents,
    four,
    guessed,
)
from peling_app.play.table.model.picture import Picture, SeatPicture, Side, Stack, TableTile

DESIGN: Final = (1048, 852)
"""The board that is planned for before its size is known."""
WHOLE_HAND: Final = 14
_OF_TILE: Final = tuple(one.name for one in fields(TableTile))
_OF_STACK: Final = tuple(one.name for one in fields(Stack))
_SIDES: Final = {Side.OWN: "own", Side.RIGHT: "right", Side.OPPOSITE: "top", Side.LEFT: "left"}
_PLATES: Final = {Side.OWN: "Own", Side.RIGHT: "Right", Side.OPPOSITE: "Opposite", Side.LEFT: "Left"}


@dataclass(frozen=True, slots=True)
class LaidTile(TableTile):
    """A tile and where it lies on the board.

    Attributes:
        spot: the tile with its thickness.
        wide: the width of its face as one reads it.
    """

    spot: QRectF = field(default_factory=QRectF)
    wide: int = 0


@dataclass(frozen=True, slots=True)
class LaidStack(Stack):
    """A stack of the wall; `spot`: its upper face as if it were whole."""

    spot: QRectF = field(default_factory=QRectF)


@dataclass(frozen=True, slots=True)
class Standing:
    """A tile in a rack; `spot`: where it stands."""

    key: int
    spot: QRectF


@dataclass(frozen=True, slots=True)
class LaidWords:
    """Words on the felt.

    Attributes:
        key: a name that stays: ``"stack-0"``, ``"box"``, ``"drawn"``, ``"sets"``.
        text: the words.
        spot: where they are.
        line: the corners of the line to what they name; empty: none.
    """

    key: str
    text: str
    spot: QRectF
    line: list[QPointF]


@dataclass(frozen=True, slots=True)
class Shown:
    """How the board is shown: its size in pixels, and the settings that change places."""

    width: int = DESIGN[0]
    height: int = DESIGN[1]
    zoom: float = 1
    turned: bool = False
    labelled: bool = True
    measure: Measure = guessed


def contents_of(picture: Picture, shown: Shown, drawn_word: str, wild_word: str) -> Contents:
    """Return what a picture has that needs a place."""
    seats = four(_seat(seat, side) for side, seat in zip(Side, picture.seats, strict=True))
    return Contents(
        width=shown.width,
        height=shown.height,
        zoom=shown.zoom,
        turned=shown.turned,
        labelled=shown.labelled,
        seats=seats,
        slots=picture.slots,
        stacks=tuple(StackContents(one.side, one.slot, one.tiles, one.loose) for one in picture.wall),
        named=tuple(Named(one.text, one.side, one.slot) for one in picture.labels),
        hand=len(picture.hand),
        drawn=any(tile.drawn for tile in picture.hand),
        claims=bool(picture.claims),
        drop=picture.drop_title != "",
        box=picture.box_line,
        wild=f"{wild_word}\n{picture.wild_line}" if picture.wild_line else "",
        drawn_word=drawn_word,
        sets_word=picture.sets_word,
        plaque=(picture.centre, *picture.winds) if picture.centre or any(picture.winds) else (),
        measure=shown.measure,
    )


def _seat(seat: SeatPicture, side: Side) -> SeatContents:
    sizes: dict[int, int] = {}
    for tile in seat.melds:
        sizes[tile.group] = tile.size
    opened = len(seat.faces)
    # Room for the drawn tile is kept, so that nothing moves when it comes.
    kept = 0 if side is Side.OWN or not seat.concealed else max(seat.concealed, WHOLE_HAND - 3 * len(sizes))
    return SeatContents(
        present=seat.present,
        sets=tuple(sizes[group] for group in sorted(sizes)),
        bonus=len(seat.bonus),
        discards=len(seat.discards),
        concealed=opened or kept,
        open=opened > 0,
        groups=seat.groups,
        east=seat.east,
    )


def rect(box: Box) -> QRectF:
    """Return a box for QML."""
    return QRectF(*box)


def _fields(row: TableTile | Stack) -> dict[str, Any]:
    names = _OF_TILE if isinstance(row, TableTile) else _OF_STACK
    return {name: getattr(row, name) for name in names}


def laid_tiles(tiles: Sequence[TableTile], boxes: Sequence[Box], wide: int) -> tuple[LaidTile, ...]:
    """Return tiles with their places."""
    return tuple(
        LaidTile(**_fields(tile), spot=rect(box), wide=wide)
        for tile, box in zip(tiles, boxes[: len(tiles)], strict=True)
    )


def laid_stacks(stacks: Sequence[Stack], boxes: Sequence[Box]) -> tuple[LaidStack, ...]:
    """Return the stacks of the wall with their places."""
    return tuple(LaidStack(**_fields(one), spot=rect(box)) for one, box in zip(stacks, boxes, strict=True))


def rack_tiles(seat: SeatPicture, places: SeatPlaces) -> tuple[Standing, ...]:
    """Return the standing tiles of a player with their places."""
    count = len(seat.faces) or seat.concealed
    return tuple(Standing(key, rect(box)) for key, box in enumerate(places.rack[:count]))


def laid_words(court: Court) -> tuple[LaidWords, ...]:
    """Return the words that found a place."""
    return tuple(
        LaidWords(name, label.text, rect(label.box), [QPointF(*spot) for spot in label.line])
        for name, label in court.labels.items()
    )


def named_places(court: Court) -> dict[str, QRectF]:
    """Return the places of single things by the names that QML uses."""
    places = {
        "claimBar": court.bar,
        "takeBack": court.undo,
        "hand": court.hand,
        "dropPlace": court.drop,
        "windBox": court.wind_box,
        "wild": court.wild,
        "centreBox": court.plaque,
        "inside": court.inside,
    }
    for side, seat in zip(Side, court.seats, strict=True):
        places[f"plate{_PLATES[side]}"] = seat.plate
        name = _SIDES[side]
        places[f"{name}Next"] = seat.lane[-1] if seat.lane else NOWHERE
        places[f"{name}Discards"] = around(seat.lane[:-1])
        places[f"{name}Melds"] = around(seat.sets)
        places[f"{name}Bonus"] = around(seat.bonus)
        places[f"{name}Rack"] = around(seat.rack)
    return {name: rect(box) for name, box in places.items()}
