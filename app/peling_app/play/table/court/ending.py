"""Where the winner's hand is laid open: the own one in its line, another one in the middle of the felt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from peling_app.play.table.court.boxes import NOWHERE, Box, around
from peling_app.play.table.court.contents import OWN, Court, Measure
from peling_app.play.table.court.measures import BODY, text_size

PAD: Final = 6
"""From the tiles of a set to the light round it, in units."""
APART: Final = 8
"""Between the lights of two sets."""
WORD: Final = 62
"""The word that is called, and the sentence under or beside it, in units of text."""
LINE: Final = 20
OTHERS: Final = 0.8
"""The largest tiles of another player's hand, in parts of the own ones."""
PLAQUE: Final = (26, 8, 10)
"""A plaque for a wild tile: the width of the tile in it, the room round it, between two plaques."""
STEM: Final = 14
VEIL: Final = 32
"""So far the dark goes on from the court over the wall: its tiles are 26 and 38 units deep there."""

Stem = tuple[tuple[float, float], tuple[float, float]]
"""A line from a tile to a plaque."""


@dataclass(frozen=True, slots=True)
class EndContents:
    """What is laid open.

    Attributes:
        side: whose hand it is; -1: nobody's.
        by_flowers: the first of the sets are his flowers, which lie there instead of in their place.
        sets: how many tiles each set has.
        stands: the wild tiles: the number of the set, the place in it, the words of the plaque.
        word, line: the word that is called, and the sentence.
        zoom: the text size of the user, 1 for 100 percent.
        measure: how large words are.
    """

    side: int
    by_flowers: bool
    sets: tuple[int, ...]
    stands: tuple[tuple[int, int, str], ...]
    word: str
    line: str
    zoom: float
    measure: Measure


@dataclass(frozen=True, slots=True)
class EndPlaces:
    """Where that lies.

    Attributes:
        veil: what is dimmed: the court, and the wall round it less and less towards its outer edge.
        word, line: the word and the sentence; the pixels of their texts.
        word_size, line_size: the same.
        tile: the width of a tile's face.
        tiles: every tile, set after set.
        lights: the light round each set.
        plaques: the plaque of each wild tile.
        stems: the stem from each wild tile to its plaque.
    """

    veil: Box
    word: Box
    line: Box
    word_size: int
    line_size: int
    tile: int
    tiles: tuple[Box, ...] = ()
    lights: tuple[Box, ...] = ()
    plaques: tuple[Box, ...] = ()
    stems: tuple[Stem, ...] = ()


def beside(wanted: Sequence[float], widths: Sequence[float], left: float, right: float) -> list[float]:
    """Return the left edges of things that are to be under the wanted middles, in order, side by side.

    None overlaps another and all are between `left` and `right`, if that can be.

    >>> beside([50, 60], [40, 40], 0, 200), beside([195], [40], 0, 200), beside([5, 10], [40, 40], 0, 200)
    ([10.0, 60.0], [160.0], [0.0, 50.0])
    """
    if not widths:
        return []
    gap = PLAQUE[2]
    own = [place - width / 2 for place, width in zip(wanted, widths, strict=True)]
    apart = all(one + width + gap <= other for one, width, other in zip(own, widths, own[1:], strict=False))
    if not apart:
        whole = sum(widths) + gap * (len(widths) - 1)
        start = sum(wanted) / len(wanted) - whole / 2
        own = [start + sum(widths[:number]) + gap * number for number in range(len(widths))]
    shift = max(0.0, left - own[0]) - max(0.0, own[-1] + widths[-1] - right)
    return [max(left, place + shift) for place in own]


def ending_places(court: Court, end: EndContents) -> EndPlaces:
    """Return where everything of the end lies."""
    own = end.side == OWN
    # The word of a deal that nobody wins has the place of the claim bar too: nothing lies there.
    low = own or not end.sets
    unit, edge = court.unit, court.hand.x
    room = Box(edge, court.hand.y, court.ground.x * 2 + court.ground.wide - 2 * edge, court.hand.high)
    if own and court.seats[OWN].bonus and not end.by_flowers:
        flowers = around(court.seats[OWN].bonus)
        room = Box(room.x, room.y, flowers.x - 12 * unit - room.x, room.high)
    if not low:
        room = court.inside.grown(-6 * unit)
    pad, apart = max(3, round(PAD * unit)), max(4, round(APART * unit))
    tile = _tile(end.sets, room, pad, apart, round((court.column - 1) * (1 if own else OTHERS)))
    word_size, line_size = _sizes(end, court, low=low)
    high = round(tile * BODY)
    word = end.measure(end.word, word_size)
    line = end.measure(end.line, line_size) if end.line else (0.0, 0.0)
    if low:
        top = room.foot - high
        bar = court.bar if court.bar.wide else Box(room.x, top - 80 * unit, room.wide, 62 * unit)
        words = (
            Box(bar.x, bar.y, word[0] + 4, bar.high),
            Box(bar.x + word[0] + 14 * unit, bar.y, line[0] + 4, bar.high) if end.line else NOWHERE,
        )
    else:
        whole = word[1] + line[1] + 14 * unit + high + 2 * pad
        under = STEM + _plaque_high(unit) if end.stands else 0
        y = room.y + max(0.0, (room.high - whole - under) / 2)
        middle = room.middle[0]
        words = (
            Box(middle - word[0] / 2 - 2, y, word[0] + 4, word[1]),
            Box(middle - line[0] / 2 - 2, y + word[1], line[0] + 4, line[1]) if end.line else NOWHERE,
        )
        top = round(y + word[1] + line[1] + 14 * unit + pad)
    tiles, lights = _sets(end.sets, room, top, tile, pad, apart)
    free = (room.x, room.right)
    if own and court.bar.wide:
        # Beside the plates, after the sentence; where there is no room for both the sentence gives way.
        free = (words[1].right + 10 * unit, max(court.bar.right, court.undo.right))
        if sum(_widths(court, end)) + PLAQUE[2] * len(end.stands) > free[1] - free[0] and end.stands:
            words = (words[0], NOWHERE)
            free = (words[0].right + 10 * unit, free[1])
    plaques, stems = _plaques(court, end, free, tiles, pad)
    return EndPlaces(
        veil=court.inside.grown(VEIL * court.unit),
        word=words[0],
        line=words[1],
        word_size=word_size,
        line_size=line_size,
        tile=tile,
        tiles=tuple(box for group in tiles for box in group),
        lights=lights,
        plaques=plaques,
        stems=stems,
    )


def _sizes(end: EndContents, court: Court, *, low: bool) -> tuple[int, int]:
    """Return the pixels of the word and of the sentence: as large as there is room for."""
    room = court.bar.wide if low and court.bar.wide else court.inside.wide * 0.94
    most = court.bar.high * 0.94 if low and court.bar.wide else court.inside.high * 0.3
    line_size = text_size(LINE, court.unit, end.zoom)
    for size in range(text_size(WORD, court.unit, 1), line_size, -1):
        wide, high = end.measure(end.word, size)
        beside_it = end.measure(end.line, line_size)[0] + 14 * court.unit if low and end.line else 0
        if wide + beside_it <= room and high <= most:
            return size, line_size
    return line_size, line_size


def _tile(sets: tuple[int, ...], room: Box, pad: int, apart: int, most: int) -> int:
    taken = len(sets) * 2 * pad + max(0, len(sets) - 1) * apart
    count = max(1, sum(sets))
    return max(8, min(most, int((room.wide - taken - count) / count)))


def _sets(
    sets: tuple[int, ...], room: Box, top: float, tile: int, pad: int, apart: int
) -> tuple[tuple[tuple[Box, ...], ...], tuple[Box, ...]]:
    high = round(tile * BODY)
    widths = [size * (tile + 1) - 1 + 2 * pad for size in sets]
    x = round(room.middle[0] - (sum(widths) + apart * max(0, len(sets) - 1)) / 2)
    tiles, lights = [], []
    for size, wide in zip(sets, widths, strict=True):
        lights.append(Box(x, top - pad, wide, high + 2 * pad))
        tiles.append(tuple(Box(x + pad + place * (tile + 1), top, tile, high) for place in range(size)))
        x += wide + apart
    return tuple(tiles), tuple(lights)


def _plaque_high(unit: float) -> int:
    return round(PLAQUE[0] * max(0.8, unit) * BODY) + PLAQUE[1]


def _widths(court: Court, end: EndContents) -> list[float]:
    """Return how wide the plaques are, with the names of what wild tiles stand for."""
    text = text_size(13, court.unit, end.zoom)
    face = round(PLAQUE[0] * max(0.8, court.unit))
    return [end.measure(words, text)[0] + face + 4 * PLAQUE[1] + text for _, _, words in end.stands]


def _plaques(
    court: Court, end: EndContents, free: tuple[float, float], laid: tuple[tuple[Box, ...], ...], pad: int
) -> tuple[tuple[Box, ...], tuple[Stem, ...]]:
    """Return the plaques, between two edges: under the hand, over the own one."""
    if not end.stands:
        return (), ()
    own, high = end.side == OWN, _plaque_high(court.unit)
    widths = _widths(court, end)
    if sum(widths) + PLAQUE[2] * (len(widths) - 1) > free[1] - free[0]:
        # The tile says it without its name.
        widths = [1.7 * high] * len(widths)
    wild = [laid[group][place] for group, place, _ in end.stands]
    lefts = beside([tile.middle[0] for tile in wild], widths, *free)
    top, foot = wild[0].y, wild[0].foot
    y = top - pad - STEM - high if own else foot + pad + STEM
    boxes = tuple(Box(left, y, wide, high) for left, wide in zip(lefts, widths, strict=True))
    stems = []
    for tile, box in zip(wild, boxes, strict=True):
        # Where a plaque cannot stand over its tile, the stem leads to its nearest corner.
        reached = min(max(tile.middle[0], box.x + 6), box.right - 6)
        stems.append(((tile.middle[0], top if own else foot), (reached, box.foot if own else box.y)))
    return boxes, tuple(stems)
