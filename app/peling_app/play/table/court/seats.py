"""What each player owns outside the wall: plate, rack, open sets, flowers; and what stands beside it.

A plate stands in the corner at its player's left hand, open sets lie at the right hand, the rack is between
them. At the sides these form a column, opposite a row. When a player has more than the room holds, tiles
come closer and then shrink, all in one proportion.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from peling_app.play.table.court.boxes import NOWHERE, Box, around
from peling_app.play.table.court.contents import (
    LEFT,
    OPPOSITE,
    OWN,
    RIGHT,
    Contents,
    SeatContents,
    SeatPlaces,
    four,
)
from peling_app.play.table.court.measures import BODY, LYING, Measures, text_size
from peling_app.play.table.court.wall import inside_wall, wall_box

FLOWERS = 4
"""Flowers in a line at the sides and at the own place; eight make two lines."""
ABREAST = 3
"""Tiles of an open hand in a line at the sides."""
CROWDED = 0.6
"""The part of their size from which on several sets lie in a line at the sides."""
SHARE = 0.16
"""The most of a column that the wind box takes."""
BOX, WILD = (72, 54), (126, 42)
"""The wind box, and the plaque of wild tiles at least."""
WILD_EDGE = 5
"""Pixels at the right of the words on that plaque, one of them for what rounding takes."""


@dataclass(frozen=True, slots=True)
class Around:
    """The things round the wall."""

    plates: tuple[Box, Box, Box, Box]
    bar: Box
    undo: Box
    wind_box: Box
    wild: Box


def columns(sizes: Measures) -> tuple[Box, Box]:
    """Return the felt at the left and at the right of the wall, from its top to the claim bar."""
    court = wall_box(sizes)
    x, right = sizes.left + sizes.margin, sizes.left + sizes.wide - sizes.margin
    wide = court.x - sizes.px(7) - x
    high = sizes.bar - sizes.px(8) - sizes.row
    return Box(x, sizes.row, wide, high), Box(right - wide, sizes.row, wide, high)


def around_wall(table: Contents, sizes: Measures) -> Around:
    """Return where plates, claim bar, wind box and the plaque of wild tiles are."""
    left, right = columns(sizes)
    row = Box(left.x, sizes.bar, right.right - left.x, sizes.bar_high)
    gap = sizes.px(12)
    wide = min(sizes.plate_wide, int(left.wide))
    high = sizes.plate_high
    inner = row.wide - 2 * sizes.plate_wide - 3 * gap - sizes.undo
    beside = inner >= sizes.bar_wide and high <= row.high
    if beside:
        wide = sizes.plate_wide
        y = row.y + round((row.high - high) / 2)
        bar = Box(row.x + wide + gap, row.y, inner, row.high)
    else:
        # Where the claim bar needs the whole line, the two lower plates stand over it, beside the wall.
        y = left.foot - high
        bar = Box(row.x, row.y, row.wide - gap - sizes.undo, row.high)
    undo = Box(bar.right + gap, row.y, sizes.undo, row.high)
    # Over the wall there is room for a wide plate, beside it only for one as wide as the felt there.
    over = sizes.row + high + sizes.px(4) <= sizes.wall_top
    upper = sizes.plate_wide if over else wide
    upper = min(upper, sizes.plate_wide if over else int(left.wide))
    plates = (
        Box(left.x, y, wide, high),
        Box(right.right - wide, y, wide, high),
        Box(right.right - upper, sizes.row, upper, high),
        Box(left.x, sizes.row, upper, high),
    )
    if not table.claims and not table.hand:
        plates = _by_sides(sizes, wide, high)
    shown = four(plate if seat.present else NOWHERE for plate, seat in zip(plates, table.seats, strict=True))
    spot = Around(shown, bar if table.claims else NOWHERE, undo, NOWHERE, NOWHERE)
    return replace(spot, wind_box=_wind_box(table, sizes, spot), wild=_wild(table, sizes, spot))


def _by_sides(sizes: Measures, wide: int, high: int) -> tuple[Box, Box, Box, Box]:
    """Return the places of plates where only the wall is shown: each by its side, in the middle of it.

    In the corners each of them lies by two sides. Over the wall there is no room: opposite it is inside, and
    so are those at the sides where the middle leaves them room. Outside stand the words beside the wall.
    """
    wall, felt = wall_box(sizes), inside_wall(sizes)
    left, right = columns(sizes)
    within = felt.wide >= 3 * (wide + sizes.px(16))
    x, y = wall.x + round((wall.wide - wide) / 2), wall.y + round((wall.high - high) / 2)
    return (
        Box(x, sizes.bar, wide, high),
        Box((felt if within else right).right - wide, y, wide, high),
        Box(x, felt.y, wide, high),
        Box((felt if within else left).x, y, wide, high),
    )


def _free(sizes: Measures, spot: Around, side: int) -> Box:
    """Return what the plates leave of the felt at the left or the right of the wall."""
    column = columns(sizes)[0 if side == LEFT else 1]
    upper, lower = (
        (spot.plates[LEFT], spot.plates[OWN]) if side == LEFT else (spot.plates[OPPOSITE], spot.plates[RIGHT])
    )
    gap = sizes.px(8) + 1
    top = max(column.y, upper.foot + gap) if upper != NOWHERE else column.y
    foot = min(column.foot, lower.y - gap) if lower != NOWHERE else column.foot
    return Box(column.x, top, column.wide, foot - top)


def _wind_box(table: Contents, sizes: Measures, spot: Around) -> Box:
    """Return the place of the box that marks East: by East's plate, on the side of the court."""
    east = next((side for side, seat in enumerate(table.seats) if seat.east), None)
    if not table.box or east is None:
        return NOWHERE
    wide, high = (sizes.px(part) for part in BOX)
    free = _free(sizes, spot, LEFT if east in (OWN, LEFT) else RIGHT)
    if high > free.high * SHARE:
        # On a very small board tiles come first; the plate of East tells it as well.
        return NOWHERE
    x = free.x if east in (OWN, LEFT) else free.right - wide
    y = free.y if east in (LEFT, OPPOSITE) else free.foot - high
    return Box(x, y, wide, high)


def _broken(words: str, room: float, width: Callable[[str], float]) -> str:
    """Return words with a new line wherever the next word has no room; QML breaks them in the same places."""
    lines: list[str] = []
    for line in words.split("\n"):
        first, *others = line.split(" ")
        lines.append(first)
        for word in others:
            if width(f"{lines[-1]} {word}") <= room:
                lines[-1] += f" {word}"
            else:
                lines.append(word)
    return "\n".join(lines)


def _wild(table: Contents, sizes: Measures, spot: Around) -> Box:
    """Return the place of the plaque that tells which tiles are wild: in an upper corner without wind box."""
    if not table.wild:
        return NOWHERE
    side = RIGHT if table.seats[LEFT].east else LEFT
    free = _free(sizes, spot, side)
    size = text_size(12, sizes.unit, table.zoom)
    # The tile with what is left at both its sides, and at the right edge; the same as in `WildPlaque.qml`.
    beside = 2 * sizes.px(7) + sizes.px(23) + WILD_EDGE
    words = _broken(table.wild, free.wide - beside, lambda text: table.measure(text, size)[0])
    wide, high = table.measure(words, size)
    tall = max(sizes.px(WILD[1]), round(high) + 8)
    room = min(free.wide, max(sizes.px(WILD[0]), math.ceil(wide) + beside))
    return Box(free.x if side == LEFT else free.right - room, free.y, room, tall)


# -- the columns at the sides --------------------------------------------------------------------------------


def side_places(seat: SeatContents, side: int, table: Contents, sizes: Measures, spot: Around) -> SeatPlaces:
    """Return where the rack, the sets and the flowers of a player at the side lie."""
    free = _between(_free(sizes, spot, side), sizes, spot, side)
    tried = (_column(seat, side, table, sizes, free, squeeze / 20) for squeeze in range(20, 0, -1))
    places = _first(tried, lambda whole: whole.high <= free.high)
    return replace(places, plate=spot.plates[side])


def _first(tried: Iterable[SeatPlaces], fits: Callable[[Box], bool]) -> SeatPlaces:
    """Return the first that fits, or the last."""
    places = SeatPlaces()
    for places in tried:
        if fits(_whole(places)):
            break
    return places


def _whole(places: SeatPlaces) -> Box:
    return around((*places.rack, *places.sets, *places.bonus))


def _between(free: Box, sizes: Measures, spot: Around, side: int) -> Box:
    """Return the free felt less what stands at its ends: the wind box and the plaque of wild tiles."""
    top, foot, gap = free.y, free.foot, sizes.px(8) + 1
    for thing in (spot.wind_box, spot.wild):
        if thing == NOWHERE or (thing.x < sizes.left + sizes.wide / 2) is not (side == LEFT):
            continue
        if thing.middle[1] < free.middle[1]:
            top = max(top, thing.foot + gap)
        else:
            foot = min(foot, thing.y - gap)
    return Box(free.x, top, free.wide, foot - top)


def _column(
    seat: SeatContents, side: int, table: Contents, sizes: Measures, free: Box, squeeze: float
) -> SeatPlaces:
    wide, high = LYING[:2] if table.turned else (1.0, BODY)
    most = max((3, *seat.sets))
    face = max(4, int(min(sizes.sets * squeeze, (free.wide + 1) / most / wide - 1)))
    flower = max(4, int(min(sizes.px(28) * squeeze, (free.wide + 1) / FLOWERS / wide - 1)))
    gap = sizes.px(10 * squeeze)
    rack = _side_rack(seat, side, sizes, squeeze)
    room = free.wide if squeeze < CROWDED else 0
    sets = _set_lines(seat.sets, round(face * wide), round(face * high), gap, room)
    flowers = [
        _line(min(FLOWERS, seat.bonus - first), round(flower * wide), round(flower * high))
        for first in range(0, seat.bonus, FLOWERS)
    ]
    parts: list[tuple[str, list[Box]]] = [("rack", rack)]
    parts += [("sets", line) for line in sets]
    parts += [("bonus", line) for line in flowers]
    if side == RIGHT:
        # His right hand is above: the first set lies next to the rack.
        parts = [*reversed(parts[1 + len(sets) :]), *reversed(parts[1 : 1 + len(sets)]), parts[0]]
    parts = [part for part in parts if part[1]]
    heights = [around(boxes).high for _, boxes in parts]
    gaps = [_gap(parts[i][0], parts[i + 1][0], gap) for i in range(len(parts) - 1)]
    total = sum(heights) + sum(gaps)
    middle = (sizes.wall_top + sizes.wall_foot) / 2
    y = max(free.y, min(free.foot - total, round(middle - total / 2)))
    found: dict[str, list[list[Box]]] = {"rack": [], "sets": [], "bonus": []}
    for number, (kind, boxes) in enumerate(parts):
        line = around(boxes).wide
        x = free.x if side == LEFT else free.right - line
        found[kind].append([Box(x + box.x, y + box.y, box.wide, box.high) for box in boxes])
        y += heights[number] + (gaps[number] if number < len(gaps) else 0)
    if side == RIGHT:
        found["sets"].reverse()
        found["bonus"].reverse()
    flat = {kind: tuple(box for line in lines for box in line) for kind, lines in found.items()}
    return SeatPlaces(
        sets=flat["sets"], set_tile=face, bonus=flat["bonus"], bonus_tile=flower, rack=flat["rack"]
    )


def _gap(above: str, below: str, gap: int) -> int:
    return round(gap * 0.6) + 1 if above == below else gap + 2


def _set_lines(sets: tuple[int, ...], wide: int, high: int, gap: int, room: float) -> list[list[Box]]:
    """Return the open sets, one to a line; several where that many have `room`."""
    lines: list[list[Box]] = []
    for size in sets:
        line = _line(size, wide, high)
        x = around(lines[-1]).wide + gap if lines else 0
        if lines and x + around(line).wide <= room:
            lines[-1] += [Box(x + box.x, 0, box.wide, box.high) for box in line]
        else:
            lines.append(line)
    return lines


def _line(count: int, wide: int, high: int) -> list[Box]:
    return [Box(place * (wide + 1), 0, wide, high) for place in range(count)]


def _side_rack(seat: SeatContents, side: int, sizes: Measures, squeeze: float) -> list[Box]:
    """Return the standing tiles from above; a hand that lies open has two to a line."""
    if seat.open:
        face = int(sizes.px(30) * squeeze)
        high = round(face * BODY)
        if seat.groups:
            return _in_groups(seat.groups, face, high, sizes.px(7 * squeeze))
        return [
            Box(place % 2 * (face + 1), place // 2 * (high + 1), face, high)
            for place in range(seat.concealed)
        ]
    pitch = max(2, round(sizes.px(25) * squeeze))
    wide = sizes.px(40)
    found = [Box(0, place * pitch, wide, pitch) for place in range(seat.concealed)]
    # A tile that is drawn comes to the end that is away from the sets.
    return found[::-1] if side == LEFT else found


def _in_groups(groups: tuple[int, ...], face: int, high: int, gap: int) -> list[Box]:
    """Return the tiles of a hand in what it has, three to a line; small groups share one."""
    found: list[Box] = []
    x = y = taken = 0
    for size in groups:
        if taken and taken + size > ABREAST:
            x, y, taken = 0, y + high + 2, 0
        x += gap if taken else 0
        for _ in range(size):
            found.append(Box(x, y, face, high))
            x += face + 1
        taken += size
    return found


# -- the row opposite ----------------------------------------------------------------------------------------


def top_places(seat: SeatContents, sizes: Measures, spot: Around) -> SeatPlaces:
    """Return where the flowers, the sets and the rack of the player opposite lie, from left to right."""
    gap = sizes.px(12)
    left = spot.plates[LEFT].right + gap if spot.plates[LEFT] != NOWHERE else sizes.left + sizes.margin
    right = spot.plates[OPPOSITE].x - gap if spot.plates[OPPOSITE] != NOWHERE else left
    tried = (_row(seat, sizes, squeeze / 40) for squeeze in range(40, 10, -1))
    places = _first(tried, lambda whole: whole.wide <= right - left)
    wide = _whole(places).wide
    x = round(max(left, min(right - wide, sizes.left + (sizes.wide - wide) / 2)))

    def moved(boxes: tuple[Box, ...]) -> tuple[Box, ...]:
        return tuple(Box(x + box.x, sizes.row + box.y, box.wide, box.high) for box in boxes)

    return replace(
        places,
        bonus=moved(places.bonus),
        sets=moved(places.sets),
        rack=moved(places.rack),
        plate=spot.plates[OPPOSITE],
    )


def _row(seat: SeatContents, sizes: Measures, squeeze: float) -> SeatPlaces:
    face, flower = int(sizes.sets * squeeze), int(sizes.px(28) * squeeze)
    tall = round(sizes.sets * BODY)
    between, gap = max(4, sizes.px(8 * squeeze)), max(5, sizes.px(16 * squeeze))
    x = 0
    bonus, sets, rack = [], [], []
    for _ in range(seat.bonus):
        high = round(flower * BODY)
        bonus.append(Box(x, (tall - high) // 2, flower, high))
        x += flower + 1
    x += gap if bonus else 0
    for size in seat.sets:
        high = round(face * BODY)
        for _ in range(size):
            sets.append(Box(x, (tall - high) // 2, face, high))
            x += face + 1
        x += between
    x += gap - between if sets else 0
    wide = int(sizes.px(30 if seat.open else 27) * squeeze)
    high = round(wide * (BODY if seat.open else 4 / 3))
    for size in seat.groups if seat.open and seat.groups else (seat.concealed,):
        for _ in range(size):
            rack.append(Box(x, (tall - high) // 2, wide, high))
            x += wide + 1
        x += between
    return SeatPlaces(
        sets=tuple(sets), set_tile=face, bonus=tuple(bonus), bonus_tile=flower, rack=tuple(rack)
    )
