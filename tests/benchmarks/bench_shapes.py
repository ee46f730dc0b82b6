"""How fast the tables of shapes answer, beside the distance of the PyPI package `mahjong`."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from time import perf_counter

from mahjong.shanten import Shanten

from peling.shapes.sets import KINDS, arrangements, best_discards, tiles_away, waits
from tests.benchmarks.figure import Figure

HANDS = 4000
REPEATS = 5


def random_hand(rng: Random) -> list[int]:
    counts = [0] * KINDS
    for kind in rng.sample([kind for kind in range(KINDS) for _ in range(4)], 14):
        counts[kind] += 1
    return counts


def complete_hand(rng: Random) -> list[int]:
    """Return four sets, mostly sequences, and a pair."""
    while True:
        counts = [0] * KINDS
        counts[rng.randrange(KINDS)] += 2
        for _ in range(4):
            if rng.random() < 0.6:
                first = rng.randrange(3) * 9 + rng.randrange(7)
                for kind in range(first, first + 3):
                    counts[kind] += 1
            else:
                counts[rng.randrange(KINDS)] += 3
        if max(counts) <= 4:
            return counts


def calling_hand(rng: Random) -> list[int]:
    counts = complete_hand(rng)
    counts[rng.choice([kind for kind in range(KINDS) if counts[kind]])] -= 1
    return counts


def microseconds(ask: Callable[[list[int]], object], hands: Sequence[list[int]]) -> float:
    """Return the time for one hand in the fastest of some rounds."""
    rounds = []
    for _ in range(REPEATS):
        start = perf_counter()
        for hand in hands:
            ask(hand)
        rounds.append(perf_counter() - start)
    return min(rounds) / len(hands) * 1e6


def run() -> list[Figure]:
    rng = Random(1922)
    drawn = [random_hand(rng) for _ in range(HANDS)]
    complete = [complete_hand(rng) for _ in range(HANDS)]
    calling = [calling_hand(rng) for _ in range(HANDS)]
    regular = partial(Shanten().calculate_shanten, use_chiitoitsu=False, use_kokushi=False)
    ours, theirs = microseconds(tiles_away, drawn), microseconds(regular, drawn)
    return [
        Figure("distance from counts", ours, "us", 4, "<="),
        Figure("distance from counts, rate of mahjong's", theirs / ours, "times", 8, ">="),
        Figure("waits of a calling hand", microseconds(waits, calling), "us", 10, "<="),
        Figure("all best discards with live tiles", microseconds(best_discards, drawn), "us", 64, "<="),
        Figure("arrangements of a complete hand, warm", microseconds(arrangements, complete), "us", 8, "<="),
    ]
