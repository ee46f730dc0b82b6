"""The lanes of discards: one to a player, six long and four deep, in a cross inside the wall.

A lane begins at the wall and grows to the middle, in the reader's order: own and opposite in rows from left
to right, at the sides in columns from top to bottom. Where a seat is empty, the others have its room. Tiles
beyond the last place of a lane make all tiles of that lane smaller, so that they keep in it.
"""

from __future__ import annotations

from dataclasses import dataclass

from peling_app.play.table.court.boxes import Box, around
from peling_app.play.table.court.contents import LEFT, OPPOSITE, OWN, RIGHT, SeatContents
from peling_app.play.table.court.measures import BODY, DEEP, LONG, LYING, PITCH, Measures

LONGEST = 8
"""Tiles along a lane at a side that takes the corners of the cross as well."""
LEAST_TILE = 8
"""Pixels under which no tile shrinks."""


@dataclass(frozen=True, slots=True)
class Lane:
    """A lane: its ground, the place of each discard and of the next, and the width of their faces."""

    area: Box
    spots: tuple[Box, ...]
    tile: int


@dataclass(frozen=True, slots=True)
class _Cell:
    """How a tile of so wide a face lies: what it takes, and from tile to tile."""

    wide: int
    high: int
    column: int
    pitch: int


def _cell(face: int, *, lying: bool) -> _Cell:
    if lying:
        wide, high, pitch = (round(face * part) for part in LYING)
        return _Cell(wide, high, wide + 1, pitch)
    return _Cell(face, round(face * BODY), face + 1, round(face * PITCH))


def _fits(cell: _Cell, area: Box) -> tuple[int, int]:
    """Return how many columns and rows of tiles have room in an area."""
    columns = int((area.wide - cell.wide) // cell.column) + 1
    rows = int((area.high - cell.high) // cell.pitch) + 1
    return max(0, columns), max(0, rows)


def lanes(seats: tuple[SeatContents, ...], inside: Box, sizes: Measures, *, turned: bool) -> tuple[Lane, ...]:
    """Return the lanes of the four sides; `inside` is the felt within the wall, its edges left out."""
    long, deep = _lengths(seats)
    middle = long * sizes.column - 1
    side = DEEP * sizes.column - 1
    left = side + sizes.gutter if seats[LEFT].present else 0
    right = side + sizes.gutter if seats[RIGHT].present else 0
    x = inside.x + round((inside.wide - left - middle - right) / 2) + left
    up, down = (_down(rows, sizes) for rows in deep)
    areas = {
        OWN: Box(x, inside.foot - down, middle, down),
        OPPOSITE: Box(x, inside.y, middle, up),
        LEFT: _aside(x - sizes.gutter - side, side, seats[LEFT], inside, sizes),
        RIGHT: _aside(x + middle + sizes.gutter, side, seats[RIGHT], inside, sizes),
    }
    return tuple(
        _lane(number, seat.discards, areas[number], sizes, turned=turned)
        if seat.present
        else Lane(Box(*areas[number][:2], 0, 0), (), sizes.tile)
        for number, seat in enumerate(seats)
    )


def _lengths(seats: tuple[SeatContents, ...]) -> tuple[int, tuple[int, int]]:
    """Return how long the lanes of own and opposite are, and how deep each: opposite first.

    Two players have nobody at the sides, and discards come twice as often to each.
    """
    sides = sum(seats[side].present for side in (LEFT, RIGHT))
    long = (2 * LONG + 2, LONG + 3, LONG)[sides]
    if not seats[OPPOSITE].present:
        return LONG, (0, LONG)
    return long, (DEEP, DEEP)


def _aside(x: float, wide: int, seat: SeatContents, inside: Box, sizes: Measures) -> Box:
    """Return the ground of a lane at a side; beyond 24 discards it takes the corners of the cross as well."""
    rows = LONG if seat.discards <= LONG * DEEP else LONGEST
    high = min(_down(rows, sizes), inside.high)
    return Box(x, inside.y + round((inside.high - high) / 2), wide, high)


def _down(rows: int, sizes: Measures) -> int:
    return (rows - 1) * sizes.pitch + round(sizes.tile * BODY) if rows else 0


def _lane(side: int, count: int, area: Box, sizes: Measures, *, turned: bool) -> Lane:
    lying = turned and side in (LEFT, RIGHT)
    face = sizes.tile
    if lying:
        # Turned tiles are wider than the columns of upright ones: fewer columns, longer ones.
        face = min(face, int((area.wide + 1) / (DEEP - 1) / LYING[0]))
    while face > LEAST_TILE and _room(_cell(face, lying=lying), area) < count:
        face -= 1
    cell = _cell(face, lying=lying)
    # One place more than there are tiles: that of the next; in a full lane it is the last one.
    last = max(0, _room(cell, area) - 1)
    return Lane(area, tuple(_spot(side, min(place, last), area, cell) for place in range(count + 1)), face)


def _room(cell: _Cell, area: Box) -> int:
    columns, rows = _fits(cell, area)
    return columns * rows


def _spot(side: int, place: int, area: Box, cell: _Cell) -> Box:
    columns, rows = _fits(cell, area)
    if side in (OWN, OPPOSITE):
        row, column = divmod(place, max(1, columns))
        x = area.x + column * cell.column
        y = area.y + row * cell.pitch if side == OPPOSITE else area.foot - cell.high - row * cell.pitch
        return Box(x, y, cell.wide, cell.high)
    column, row = divmod(place, max(1, rows))
    x = area.x + column * cell.column if side == LEFT else area.right - cell.wide - column * cell.column
    return Box(x, area.y + row * cell.pitch, cell.wide, cell.high)


def used(lane: Lane) -> Box:
    """Return the ground on which discards lie."""
    return around(lane.spots[:-1])
