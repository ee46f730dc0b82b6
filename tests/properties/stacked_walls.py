"""Walls in which what is rare happens often: hands of heads, all flowers, fours, hands that wait."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import cast

from peling.core.tiles import BONUS_TILES, KINDS, Tile, Wind
from peling.play.dealing import Throw, broken_wall, dealing_order
from peling.play.game import random_wall
from peling.rules.ruleset import RuleSet

HEADS = tuple(kind for kind in KINDS if kind.is_major)


@dataclass
class Stack:
    """Which tiles lie where: in whose hand, drawn first, taken first from the end."""

    hands: dict[Wind, list[Tile]] = field(default_factory=dict)
    first: list[Tile] = field(default_factory=list)
    end: list[Tile] = field(default_factory=list)


def run(rng: random.Random) -> list[Tile]:
    """Return a sequence."""
    low = rng.choice([kind for kind in KINDS if kind.suit is not None and kind.rank <= 7])
    return [KINDS[low.index + step] for step in range(3)]


def waiting(rng: random.Random, melds: int = 0) -> list[Tile]:
    """Return a hand that lacks one tile."""
    tiles = [tile for _ in range(4 - melds) for tile in run(rng)]
    head = rng.choice([kind for kind in KINDS if kind not in tiles])
    tiles += [head, head]
    tiles.remove(rng.choice(tiles))
    return tiles


def heads(rng: random.Random, winds: Sequence[Wind]) -> Stack:
    """Give somebody nine heads or more."""
    return Stack({rng.choice(winds): rng.sample(HEADS, rng.randint(9, 13))})


def waits(rng: random.Random, winds: Sequence[Wind]) -> Stack:
    """Let two players wait for a tile."""
    return Stack({wind: waiting(rng) for wind in rng.sample(list(winds), 2)})


def flowers(rng: random.Random, winds: Sequence[Wind]) -> Stack:
    """Give somebody most of the flowers and seasons, and lay the last of them at the end."""
    bonus = rng.sample(BONUS_TILES, 8)
    dealt = rng.randint(6, 8)
    return Stack({rng.choice(winds): bonus[:dealt]}, end=bonus[dealt:])


def fours(rng: random.Random, winds: Sequence[Wind]) -> Stack:
    """Give somebody fours, and threes of which the fourth lies near."""
    kinds = rng.sample(KINDS, 4)
    stack = Stack({rng.choice(winds): [kind for kind in kinds for _ in range(3)] + kinds[:1]})
    stack.first, stack.end = kinds[1:3], kinds[3:]
    return stack


def robbed(rng: random.Random, winds: Sequence[Wind]) -> Stack:
    """Let somebody come to a pung and its fourth tile, for which another waits."""
    order = list(winds)
    place = rng.randrange(len(order))
    order = order[place:] + order[:place]
    middle = rng.choice([kind for kind in KINDS if kind.suit is not None and 2 <= kind.rank <= 8])
    beside = [KINDS[middle.index - 1], KINDS[middle.index + 1]]
    others = [kind for kind in KINDS if kind not in {middle, *beside}]
    threes = rng.sample(others, 8)
    waiter = [*beside, *(kind for kind in threes[:3] for _ in range(3)), threes[3], threes[3]]
    giver = [middle, *(kind for kind in threes[4:] for _ in range(3))]
    return Stack({order[-1]: giver, order[0]: [middle] * 3, order[1]: waiter})


MakeStack = Callable[[random.Random, Sequence[Wind]], Stack]
STACKS: tuple[MakeStack, ...] = (heads, waits, flowers, fours, robbed)


def stacked_wall(
    rng: random.Random,
    rules: RuleSet,
    winds: Sequence[Wind],
    throws: tuple[Throw, Throw],
    make: MakeStack | None = None,
) -> tuple[Tile, ...]:
    """Return a wall in which some tiles lie where something rare comes of them; now and then only shuffled.

    What comes of it may be chosen.
    """
    wall = list(random_wall(rng, rules))
    if make is None and rng.random() < 0.3:
        return tuple(wall)
    stack = (make or rng.choice(STACKS))(rng, winds)
    numbers = cast("tuple[Tile, ...]", tuple(range(len(wall))))
    broken, _ = broken_wall(numbers, throws, rules)
    places: dict[Wind, list[Tile]] = {wind: [] for wind in winds}
    for wind, number in dealing_order(tuple(winds)):
        taken, broken = broken.take(number)
        places[wind] += taken
    wanted = [
        *(pair for wind, held in stack.hands.items() for pair in zip(places[wind], held, strict=False)),
        *zip(broken.regular, stack.first, strict=False),
        *zip((*broken.loose, *reversed(broken.tail)), stack.end, strict=False),
    ]
    fixed: set[int] = set()
    for place, tile in cast("list[tuple[int, Tile]]", wanted):
        source = next((at for at, lies in enumerate(wall) if lies is tile and at not in fixed), None)
        if source is not None and place not in fixed:
            wall[place], wall[source] = wall[source], wall[place]
            fixed.add(place)
    return tuple(wall)
