"""The own place: the hand from the left edge, open sets from the right edge, the place to drop beside them.

The place for a claimed tile is where the set will lie: beside the last one, growing to the left.
"""

from __future__ import annotations

from dataclasses import dataclass

from peling_app.play.table.court.boxes import NOWHERE, Box
from peling_app.play.table.court.contents import OWN, Contents, SeatPlaces
from peling_app.play.table.court.measures import (
    BELOW_DROP,
    BODY,
    DRAWN_APART,
    FLOWER_SHARE,
    FLOWERS_APART,
    HAND,
    SET_SHARE,
    SETS_APART,
    Measures,
    drop_wide,
)

LINES = 2
"""Lines of own flowers."""
SMALLEST = 0.4


@dataclass(frozen=True, slots=True)
class OwnPlace:
    """The hand, the sets, the flowers and the place to drop."""

    seat: SeatPlaces
    hand: Box
    column: int
    apart: int
    drop: Box


def own_place(table: Contents, sizes: Measures, plate: Box) -> OwnPlace:
    """Return where the things of the user lie."""
    seat = table.seats[OWN]
    x, right = sizes.left + sizes.margin, sizes.left + sizes.wide - sizes.margin
    apart = sizes.px(DRAWN_APART)
    column = sizes.own + 1
    sets = len(seat.sets)
    # Room is kept for a drawn tile as well as for a place to drop, so that sets keep their size.
    most = max(table.hand, HAND - 3 * sets)
    standing = max(most * column + apart, (most - 1) * column + drop_wide(_face(sizes)) if sets < 4 else 0)
    scale = 1.0
    room = right - x - standing - sizes.px(SETS_APART)
    while scale > SMALLEST and _wide(seat.sets, seat.bonus, sizes, scale) > room:
        scale -= 0.01
    face, flower = _tiles(sizes, scale)
    foot = sizes.foot
    bonus, edge = _flowers(seat.bonus, flower, right, foot, sizes)
    groups: list[list[Box]] = []
    high = round(face * BODY)
    for size in seat.sets:
        wide = size * (face + 1) - 1
        groups.append(
            [Box(edge - wide + place * (face + 1), foot - high, face, high) for place in range(size)]
        )
        edge -= wide + sizes.px(10 * scale)
    placed = SeatPlaces(
        sets=tuple(box for group in groups for box in group),
        set_tile=face,
        bonus=bonus,
        bonus_tile=flower,
        plate=plate,
    )
    hand = Box(
        x, sizes.hand, table.hand * column - 1 + (apart if table.drawn else 0), sizes.foot - sizes.hand
    )
    return OwnPlace(placed, hand, column, apart, _drop(table, sizes, hand, edge, high))


def _face(sizes: Measures) -> int:
    """Return the width of a tile in an own set that has room."""
    return round(sizes.own * SET_SHARE)


def _tiles(sizes: Measures, scale: float) -> tuple[int, int]:
    """Return the widths of a tile in an own set and of an own flower in a part of their size."""
    return int(_face(sizes) * scale), int(round(sizes.own * FLOWER_SHARE) * scale)


def _wide(sets: tuple[int, ...], bonus: int, sizes: Measures, scale: float) -> float:
    face, flower = _tiles(sizes, scale)
    columns = -(-bonus // LINES)
    flowers = columns * (flower + 1) + sizes.px(FLOWERS_APART) if bonus else 0
    return flowers + sum(size * (face + 1) + sizes.px(10 * scale) for size in sets)


def _flowers(count: int, face: int, right: int, foot: int, sizes: Measures) -> tuple[tuple[Box, ...], int]:
    """Return the flowers in two lines at the right edge, and where the sets end."""
    if not count:
        return (), right
    high = round(face * BODY)
    columns = -(-count // LINES)
    x = right - columns * (face + 1) + 1
    lines = -(-count // columns)
    boxes = []
    for place in range(count):
        line, column = divmod(place, columns)
        y = foot - (lines - line) * (high + 1) + 1
        boxes.append(Box(x + column * (face + 1), y, face, high))
    return tuple(boxes), x - sizes.px(FLOWERS_APART)


def _drop(table: Contents, sizes: Measures, hand: Box, edge: int, high: int) -> Box:
    if not table.drop:
        return NOWHERE
    tall = max(high, round(_face(sizes) * BODY)) + 2 * BELOW_DROP
    # Words need a place of some width; it may reach to the hand, but not over it.
    least = max(drop_wide(_face(sizes)), round(100 * sizes.room))
    wide = min(least, edge - sizes.px(4) - hand.right - sizes.px(8))
    return Box(edge - sizes.px(4) - wide, sizes.foot - tall + BELOW_DROP, max(0, wide), tall)
