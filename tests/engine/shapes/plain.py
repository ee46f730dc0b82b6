"""Suits as a plain search builds them, for tests of the tables and of their maker."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement


def digits(key: int, kinds: int) -> tuple[int, ...]:
    """Return how many tiles of each kind a key stands for."""
    return tuple(key // 5**place % 5 for place in range(kinds))


def plain_suit_hands(sets: int, pairs: int, kinds: int, *, runs: bool) -> Iterator[tuple[int, ...]]:
    """Build every suit of sets and pairs by putting blocks together."""
    blocks = [tuple(3 * (place == at) for place in range(kinds)) for at in range(kinds)]
    if runs:
        blocks += [tuple(int(at <= place < at + 3) for place in range(kinds)) for at in range(kinds - 2)]
    doubles = [tuple(2 * (place == at) for place in range(kinds)) for at in range(kinds)]
    seen = set()
    for chosen in combinations_with_replacement(blocks, sets):
        for pair in combinations_with_replacement(doubles, pairs):
            hand = tuple(map(sum, zip(*chosen, *pair, strict=True))) if chosen or pair else (0,) * kinds
            if max(hand) <= 4 and hand not in seen:
                seen.add(hand)
                yield hand


def missing(hand: tuple[int, ...], part: tuple[int, ...]) -> int:
    """Return how many tiles of a hand are not in a part."""
    return sum(need - held for need, held in zip(hand, part, strict=True) if need > held)
