"""Scoring distinct concealed winning hands, with explanation lines, beside PyPI `mahjong` without."""

import random
import time
from collections.abc import Callable

from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig

from peling.core.hand import Hand
from peling.core.scoring import HandRecord, Win, WinBy
from peling.core.tiles import KINDS, Wind
from peling.rulebooks import rule_set
from tests.benchmarks.figure import Figure

NUMBER = 4000
ROUNDS = 5


def run() -> list[Figure]:
    """Measure both sides by turns in one process and compare the best round of each."""
    hands = winning_hands(random.Random(27318), NUMBER)
    records = [record_of(counts, winning) for counts, winning in hands]
    peer_hands = [peer_hand(counts, winning) for counts, winning in hands]
    score = rule_set("pung-chow").score
    calculator = HandCalculator()

    def ours() -> None:
        for record in records:
            score(record)

    def theirs() -> None:
        for tiles, winning in peer_hands:
            calculator.estimate_hand_value(tiles, winning, config=HandConfig(is_tsumo=True))

    pairs = [(rate(ours), rate(theirs)) for _ in range(ROUNDS)]
    own = max(pair[0] for pair in pairs)
    peer = max(pair[1] for pair in pairs)
    return [Figure("hands scored with lines, against mahjong 2.1.0", own / peer, "x", 1.0, ">=")]


def rate(work: Callable[[], None]) -> float:
    """Return hands per second."""
    start = time.perf_counter()
    work()
    return NUMBER / (time.perf_counter() - start)


def winning_hands(rng: random.Random, number: int) -> list[tuple[tuple[int, ...], int]]:
    """Return distinct hands of four sets and a pair as counts, each with its winning kind."""
    found: dict[tuple[int, ...], int] = {}
    while len(found) < number:
        counts = [0] * 34
        for _ in range(4):
            if rng.random() < 0.45:
                counts[rng.randrange(34)] += 3
            else:
                first = rng.randrange(3) * 9 + rng.randrange(7)
                for kind in range(first, first + 3):
                    counts[kind] += 1
        counts[rng.randrange(34)] += 2
        if max(counts) <= 4:
            held = [kind for kind, copies in enumerate(counts) for _ in range(copies)]
            found[tuple(counts)] = rng.choice(held)
    return list(found.items())


def record_of(counts: tuple[int, ...], winning: int) -> HandRecord:
    """Return a hand for our scorer: drawn from the wall, concealed."""
    rest = [KINDS[kind] for kind, copies in enumerate(counts) for _ in range(copies - (kind == winning))]
    return HandRecord(Wind.SOUTH, None, Hand.of(rest), Win(KINDS[winning], WinBy.WALL))


def peer_hand(counts: tuple[int, ...], winning: int) -> tuple[list[int], int]:
    """Return the same hand for the peer, which numbers the four copies of each kind."""
    tiles = [4 * kind + copy for kind, copies in enumerate(counts) for copy in range(copies)]
    return tiles, 4 * winning
