"""Reading tiles: to name any tile without its index, those first that are easily taken for each other.

A sitting goes on until each of its tiles was named at once: what was wrong or slow comes back after three
others.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Final

from peling.core.tiles import KINDS, Tile, tile
from peling.lessons.memory import TILES, Memories, Memory, Point, Recall, due

SECONDS: Final = 2.0
"""A tile is read at once if it is named within so many seconds."""
MOST: Final = 12
"""Tiles of a sitting: with what comes back about three minutes."""
OTHERS_BETWEEN: Final = 3
"""So many other tiles come before one that was missed."""
CHOICES: Final = 4

_ALIKE: Final = tuple(
    tuple(tile(code) for code in group.split())
    for group in (
        # Characters that are alike but for a stroke.
        "C4 C6 C8 W",
        "C7 C9 C5",
        # Winds and dragons: signs that nobody knows who has not learnt them.
        "E S W N",
        "R G Wh",
        "R C4 E",
        # Many pieces: they are counted at first, and known by their pattern later.
        "B7 B8 B9 B6",
        "D7 D8 D9 D6",
        "B1 B2 B3",
        "B4 B5 B6",
        "D4 D5 D6",
        "D1 D2 D3",
        "C1 C2 C3",
        "Wh D1",
    )
)
"""Tiles that are taken for each other, those that beginners confuse most in the first groups."""
ORDER: Final = tuple(dict.fromkeys((*(kind for group in _ALIKE for kind in group), *KINDS)))
"""All kinds, the easily confused first."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A sitting.

    Attributes:
        left: the tiles still to name, the present one first.
        done: those that were named at once, in that order.
    """

    left: tuple[Tile, ...]
    done: tuple[Tile, ...] = ()


def alike(kind: Tile) -> tuple[Tile, ...]:
    """Return all other kinds, those first for which this one is taken most easily.

    >>> [other.code for other in alike(tile("C4"))][:3]
    ['C6', 'C8', 'W']
    """
    near = [other for group in _ALIKE if kind in group for other in group]
    same = [other for other in KINDS if kind.suit is not None and other.suit is kind.suit]
    same.sort(key=lambda other: (abs(other.rank - kind.rank), other.index))
    honours = [other for other in KINDS if kind.suit is None and other.suit is None]
    return tuple(one for one in dict.fromkeys((*near, *same, *honours, *KINDS)) if one != kind)


def choices(kind: Tile, rng: random.Random) -> tuple[Tile, ...]:
    """Return four kinds to choose from, this one among them, in the order of tiles."""
    others = alike(kind)
    near = others[: CHOICES - 2]
    more = rng.choice(others[CHOICES - 2 : CHOICES + 3])
    return tuple(sorted((kind, *near, more), key=lambda one: one.index))


def to_read(memories: Memories, today: date) -> tuple[Tile, ...]:
    """Return the tiles of a sitting: what is due, then what was never read, then what fades first."""
    held: dict[Tile, Memory] = {}
    known = dict(memories)
    for kind in ORDER:
        memory = known.get(Point(TILES, kind.code))
        if memory is not None:
            held[kind] = memory
    codes = {item.about for item in due(memories, today, TILES) if isinstance(item, Point)}
    ready = [kind for kind in ORDER if kind.code in codes]
    new = [kind for kind in ORDER if kind not in held]
    fading = sorted((kind for kind in held if kind not in ready), key=lambda kind: held[kind].trace.stability)
    return tuple([*ready, *new, *fading][:MOST])


def begin(kinds: Sequence[Tile]) -> Reading:
    """Return a sitting of these tiles."""
    return Reading(tuple(kinds))


def recall_of(*, right: bool, seconds: float) -> Recall:
    """Return how the name of a tile came to mind.

    >>> [recall_of(right=True, seconds=n).name for n in (0.9, 1.9, 2.1)]
    ['AT_ONCE', 'GOOD', 'SLOW']
    """
    if not right:
        return Recall.FORGOTTEN
    if seconds > SECONDS:
        return Recall.SLOW
    return Recall.AT_ONCE if seconds <= SECONDS / 2 else Recall.GOOD


def after(reading: Reading, recall: Recall) -> Reading:
    """Return the sitting after the present tile was to be named."""
    first, *rest = reading.left
    if recall >= Recall.GOOD:
        return Reading(tuple(rest), (*reading.done, first))
    rest.insert(OTHERS_BETWEEN, first)
    return replace(reading, left=tuple(rest))
