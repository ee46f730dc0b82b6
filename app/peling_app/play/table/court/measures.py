"""All measures of the table in one place.

A measure is said in units: pixels of a felt of 1016 x 820, the table in a window of 1440 x 900. `measures`
turns them into whole pixels of the board at hand. Tiles keep their proportion; words do not shrink under 12
pixels and grow with the text size of the user, so that plates and claim bar take a larger share of a small
table, and the tiles a smaller one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

BODY: Final = 1.5
"""Height of a tile with its thickness, in widths of its face."""
FACE: Final = 160 / 120
"""Height of the face alone."""
PITCH: Final = 1.345
"""From row to row: the row in front covers the thickness of the row behind."""
LYING: Final = (160 / 120, 140 / 120, 121 / 120)
"""Width, height and pitch of a tile turned on its side, in widths of an upright face."""

LONG: Final = 6
"""Tiles along a lane, from one end of its seat's edge to the other."""
DEEP: Final = 4
"""Rows of a lane, from the wall to the middle."""

APART: Final = 6
"""Pixels between a word and anything that it could touch."""
LEADER: Final = 18
"""Pixels of the line from a word to what it names."""
THIRD: Final = 1 / 3
"""The least gutter between two lanes, in widths of a tile."""

SET_SHARE: Final = 44 / 58
"""How wide the tiles of own sets are that have room, in parts of those of the own hand."""
FLOWER_SHARE: Final = 28 / 58
"""How wide own flowers are that have room, in parts of the tiles of the own hand."""
HAND: Final = 14
"""Tiles of a hand with one that is drawn."""
DRAWN_APART: Final = 22
"""Units between the hand and the tile that is drawn."""
SETS_APART: Final = 14
"""Units between the own hand and the sets at least."""
FLOWERED: Final = 2
"""Columns of own flowers that keep their size beside a whole hand."""
FLOWERS_APART: Final = 12
"""Units between own flowers and what lies at their left."""
DROPPED: Final = 3
"""Tiles of a set that the place to drop is as wide as at least."""
DROP_EDGES: Final = 9
"""Pixels that the place to drop is wider than these tiles."""
BELOW_DROP: Final = 4
"""Pixels that the place to drop reaches under the hand."""

LEAST_TEXT: Final = 12
LEAST, MOST, STEP = 0.3, 2.6, 0.004
WIDEST: Final = 1.56
"""The felt that is used, in heights of it: on a wider one the seats would lose sight of each other.

Large text has as many times more: the plates beside the court grow with it.
"""


@dataclass(frozen=True, slots=True)
class Measures:
    """The measures of one board, in pixels.

    Attributes:
        unit: pixels to a unit.
        room: how much larger than usual words are, 1 or more.
        frame: the rosewood around the felt.
        left, top, wide, high: the felt that is used.
        margin: from things to the edge of the felt at the sides.
        tile: the width of a discard; pitch: from row to row; column: from tile to tile.
        gutter: between two lanes; edge: from a lane to the wall.
        wall: width of a stack at the sides; depth: of a stack above and below; layer: thickness of a tile.
        wall_top, wall_foot: where the wall begins and ends.
        court: how wide the wall is.
        row: where the sets opposite begin; sets: the width of a tile in the sets of others.
        bar, bar_high: where the claim bar begins, and its height.
        hand, own: where the own hand begins, and the width of its tiles; foot: where it ends.
        plate_high: the height of a plate.
        bar_wide: the width that the claim bar needs at least.
        plate_wide: the width of a plate that has room.
        undo: the width of the button that takes back.
    """

    unit: float
    room: float
    frame: int
    left: int
    top: int
    wide: int
    high: int
    margin: int
    tile: int
    pitch: int
    column: int
    gutter: int
    edge: int
    wall: int
    depth: int
    layer: int
    wall_top: int
    wall_foot: int
    court: int
    row: int
    sets: int
    bar: int
    bar_high: int
    hand: int
    own: int
    foot: int
    plate_high: int
    plate_wide: int
    bar_wide: int
    undo: int

    def px(self, units: float) -> int:
        """Return a length in pixels."""
        return round(units * self.unit)


def text_size(size: float, unit: float, zoom: float) -> int:
    """Return the pixels of a text of `size` units: it follows the table less than tiles do.

    `zoom` is the text size of the user, 1 for 100 percent. The same as `Paint.px` in QML.

    >>> text_size(12, 0.5, 1), text_size(17, 1, 1), text_size(17, 1, 1.5), text_size(13, 1.6, 1)
    (12, 17, 26, 18)
    """
    plain = max(LEAST_TEXT, int(size * (unit if unit < 1 else 1 + (unit - 1) * 0.6) + 0.5))
    return max(LEAST_TEXT, int(plain * zoom + 0.5))


def drop_wide(face: int) -> int:
    """Return the least width of the place to drop, in pixels, where tiles of sets are `face` pixels wide."""
    return DROPPED * (face + 1) + DROP_EDGES


def frame_of(width: float, height: float) -> int:
    """Return the width of the rosewood frame."""
    return max(8, min(20, int(16 * min(width / 1048, height / 852) ** 1.5 + 0.5)))


@lru_cache(maxsize=64)
def measures(width: int, height: int, zoom: float = 1, *, barred: bool = True) -> Measures:
    """Return the measures of the largest table that has room on a board of this size.

    `barred`: room is kept for a claim bar. What is left of a board that is too high lies above and below.
    """
    unit = LEAST
    frame = frame_of(width, height)
    high = height - 2 * frame
    widest = int(high * WIDEST * max(1.0, zoom))
    wide = min(width - 2 * frame, widest)
    bound = min(MOST, high / 760, wide / 900)
    steps = int((bound - LEAST) / STEP)
    for step in range(steps, -1, -1):
        unit = LEAST + step * STEP
        tried = _measured(width, height, wide, unit, zoom, barred=barred)
        spare = frame + high - tried.foot - round(6 * unit)
        if spare >= 0 and _across(tried) <= wide:
            full = widest + 2 * frame
            most = tried.own if width >= full else measures(full, height, zoom, barred=barred).own
            grown = _with_large_hand(tried, spare, most)
            return _lowered(grown, (spare - (grown.foot - tried.foot)) // 2)
    return _measured(width, height, wide, LEAST, zoom, barred=barred)


def _with_large_hand(sizes: Measures, spare: int, most: int) -> Measures:
    """Return measures with a hand as large as there is room for, where the width left height to spare.

    In large text plates beside the wall take the width: own tiles would be as small as those of the court.
    `most` is the width of an own tile on a board as high that has all the width it can use: on a narrower one
    they are no larger, or they would become smaller while a window is made wider.
    """
    room = sizes.wide - 2 * sizes.margin - sizes.px(DRAWN_APART + SETS_APART)
    # A hand without the drawn tile, a place to drop, and two columns of flowers. Each tile has a pixel beside
    # it, and what the place needs whatever its tiles are is drop_wide(0).
    standing = HAND - 1
    apart = standing + drop_wide(0) + FLOWERED + sizes.px(FLOWERS_APART)
    widest = int((room - apart) / (standing + DROPPED * SET_SHARE + FLOWERED * FLOWER_SHARE))
    own = min(sizes.own + int((spare - BELOW_DROP) / BODY), widest, most)
    if own <= sizes.own:
        return sizes
    return replace(sizes, own=own, foot=sizes.hand + round(own * BODY))


def _lowered(sizes: Measures, by: int) -> Measures:
    return replace(
        sizes,
        row=sizes.row + by,
        wall_top=sizes.wall_top + by,
        wall_foot=sizes.wall_foot + by,
        bar=sizes.bar + by,
        hand=sizes.hand + by,
        foot=sizes.foot + by,
    )


def _across(sizes: Measures) -> float:
    """Return how wide the felt must be: the court, and at each side a rack with sets or a plate."""
    return sizes.court + 2 * max(146 * sizes.unit, 94 * sizes.room)


def _measured(width: int, height: int, wide: int, unit: float, zoom: float, *, barred: bool) -> Measures:
    def px(units: float) -> int:
        return round(units * unit)

    room = max(1.0, zoom)
    frame = frame_of(width, height)
    tile = px(44.4)
    pitch = round(tile * PITCH)
    column = tile + 1
    deep = (DEEP - 1) * pitch + round(tile * BODY)
    gutter = max(px(16), int(tile * THIRD) + 1)
    edge = max(3, px(6))
    wall, depth, layer = px(26), px(19), max(2, px(5))
    thick = depth + 2 * layer
    row = frame + px(9)
    sets = px(34)
    wall_top = row + round(sets * BODY) + max(3, px(5))
    wall_foot = wall_top + 2 * thick + 2 * edge + 2 * deep + gutter
    court = 2 * wall + 2 * edge + 2 * gutter + (LONG * column - 1) + 2 * (DEEP * column - 1)
    line = text_size(12.5, max(0.9, unit), zoom)
    title = text_size(15.5, max(0.9, unit), zoom)
    bar = wall_foot + max(5, px(8))
    bar_high = max(px(58), round(1.17 * (title + 2 * line) + 7 + 10 * (room - 1))) if barred else 0
    own = px(58)
    hand = bar + bar_high + max(px(20), px(14) + 4)
    name, total = text_size(17, max(0.9, unit), zoom), text_size(15, max(0.9, unit), zoom)
    return Measures(
        unit=unit,
        room=room,
        frame=frame,
        left=round((width - wide) / 2),
        top=frame,
        wide=wide,
        high=height - 2 * frame,
        margin=max(6, px(12)),
        tile=tile,
        pitch=pitch,
        column=column,
        gutter=gutter,
        edge=edge,
        wall=wall,
        depth=depth,
        layer=layer,
        wall_top=wall_top,
        wall_foot=wall_foot,
        court=court,
        row=row,
        sets=sets,
        bar=bar,
        bar_high=bar_high,
        hand=hand,
        own=own,
        foot=hand + round(own * BODY),
        plate_high=max(px(52), round(1.28 * (name + total)) + 7),
        plate_wide=max(px(134), round(122 * room)),
        bar_wide=round(560 * room),
        undo=max(px(48), round(44 * room)),
    )
