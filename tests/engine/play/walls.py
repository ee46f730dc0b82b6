"""Walls made to order, for deals that go as a test wants."""

import random
from collections import Counter

from peling.core.notation import parse_tiles
from peling.core.tiles import WINDS, Tile, full_set, tile

E, S, W, N = WINDS
B3, B4, B5, B6, B7 = parse_tiles("B3 B4 B5 B6 B7")
RED, NORTH = tile("R"), tile("N")

PAIR = "B5 B5 B8 D2 D5 D8 C2 C5 C8 R G Wh E"
THREE = "B5 B5 B5 D2 D5 D8 C2 C5 C8 R G Wh E"
NEIGHBOURS = "B4 B6 B9 D2 D5 D8 C2 C5 C8 R G Wh E"
CALLING = "B4 B6 B8 B8 B8 D3 D4 D5 C7 C8 C9 R R"
CALLING_TOO = "B4 B6 B7 B7 B7 D6 D7 D8 C1 C2 C3 G G"


def wall_of(seed: int = 5, *, bonus: bool = False) -> tuple[Tile, ...]:
    tiles = list(full_set(bonus=bonus))
    random.Random(seed).shuffle(tiles)
    return tuple(tiles)


def wall_for(order: str, *, stacks: int = 17, loose: str = "") -> tuple[Tile, ...]:
    """Return a wall to be broken by 1-1 and 1-1: its first tiles in this order, and its loose tiles."""
    first, end = parse_tiles(order), parse_tiles(loose)
    rest = Counter(full_set(bonus=stacks == 18))
    rest.subtract(first)
    rest.subtract(end)
    # Bonus tiles follow at once, so that none is among those that replace others.
    drawn = [*first, *reversed(list(rest.elements()))]
    lifted = list(end)
    while len(lifted) < 2:
        lifted.append(drawn.pop())
    # Both throws are two: South breaks, the fourth stack of his side is lifted.
    gap = (S.number * stacks + 3) * 2
    physical: list[Tile | None] = [None] * (8 * stacks)
    physical[gap : gap + 2] = lifted
    places = [(S, n) for n in range(4, stacks)]
    places += [(side, n) for side in (E, N, W) for n in range(stacks)] + [(S, n) for n in range(3)]
    for (side, n), pair in zip(places, zip(drawn[::2], drawn[1::2], strict=True), strict=True):
        physical[(side.number * stacks + n) * 2 : (side.number * stacks + n) * 2 + 2] = pair
    return tuple(kind for kind in physical if kind is not None)
