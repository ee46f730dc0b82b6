"""Scoring Fenghua hands with three wild tiles: every reading is found, scored and compared."""

import random
import time

from peling.core.hand import Hand
from peling.core.scoring import HandRecord, Win, WinBy
from peling.core.tiles import KINDS, Tile, Wind
from peling.rulebooks import rule_set
from tests.benchmarks.figure import Figure

NUMBER = 400
ROUNDS = 3
ONE_SUIT = KINDS[:9]
"""Hands of one suit have by far the most readings."""


def run() -> list[Figure]:
    """Measure hands of all kinds and of one suit, each scored once; the best of some rounds counts."""
    return [
        Figure("Fenghua hand with three wild tiles", mean_of(KINDS), "ms", 5.0, "<="),
        Figure("Fenghua hand of one suit with three wild tiles", mean_of(ONE_SUIT), "ms", 5.0, "<="),
    ]


def mean_of(kinds: tuple[Tile, ...]) -> float:
    """Return the milliseconds of the processor that scoring a hand takes, none having been met before."""
    best = float("inf")
    for seed in range(ROUNDS):
        records = hands(random.Random(seed), kinds, NUMBER)
        score = rule_set("fenghua").score
        start = time.process_time()
        for record in records:
            score(record)
        best = min(best, 1000 * (time.process_time() - start) / NUMBER)
    return best


def hands(rng: random.Random, kinds: tuple[Tile, ...], number: int) -> list[HandRecord]:
    """Return complete hands in which three tiles were exchanged for wild ones, won by a drawn tile."""
    found: list[HandRecord] = []
    wild = KINDS[-1]
    starts = [kind for kind in kinds if kind.suit is not None and kind.rank <= 7]
    while len(found) < number:
        tiles = [rng.choice(kinds)] * 2
        for _ in range(4):
            if rng.random() < 0.45:
                tiles += [rng.choice(kinds)] * 3
            else:
                first = rng.choice(starts).index
                tiles += KINDS[first : first + 3]
        if wild in tiles or any(tiles.count(kind) > 4 for kind in tiles):
            continue
        rng.shuffle(tiles)
        won = Win(tiles[3], WinBy.WALL)
        hand = Hand.of([*tiles[4:], wild, wild, wild])
        found.append(HandRecord(Wind.SOUTH, Wind.EAST, hand, won, wild=(wild,)))
    return found
