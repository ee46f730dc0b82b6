"""Find the fewest payments that make debts even again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

EXACT: Final = 12
"""With so many people who owe or are owed the fewest payments are found; with more, nearly the fewest."""

Payment: TypeAlias = tuple[int, int, int]
"""Who pays and who receives, as places in the balances, and how much."""


def fewest_payments(balances: Sequence[int]) -> tuple[Payment, ...]:
    """Return payments after which everybody has 0, as few as there can be, the largest first.

    People whose balances make 0 together need one payment less than they are; so the more such groups there
    are, the fewer payments. Where several ways need as few, the one whose groups come first is taken.

    Args:
        balances: what each one has won (positive: to be received) or lost (negative: to be paid).

    Raises:
        ValueError: the balances do not make 0 together.

    >>> fewest_payments([410, 1142, -396, -1156])
    ((3, 1, 1142), (2, 0, 396), (3, 0, 14))
    >>> fewest_payments([30, -30, 50, -50])
    ((3, 2, 50), (1, 0, 30))
    """
    if sum(balances):
        raise ValueError(f"balances that make {sum(balances)} together cannot be made even")
    open_ones = [place for place, balance in enumerate(balances) if balance]
    groups = _groups(open_ones, balances) if len(open_ones) <= EXACT else [open_ones]
    made = [payment for group in groups for payment in _within(group, balances)]
    return tuple(sorted(made, key=lambda one: (-one[2], one[0], one[1])))


def _groups(places: Sequence[int], balances: Sequence[int]) -> list[list[int]]:
    """Return the places in as many groups as possible, each of which makes 0."""
    count = 1 << len(places)
    sums = [0] * count
    for chosen in range(1, count):
        lowest = chosen & -chosen
        sums[chosen] = sums[chosen ^ lowest] + balances[places[lowest.bit_length() - 1]]
    # For each choice of places: the most groups that its parts make, and the place that was taken last.
    most = [0] * count
    last = [0] * count
    for chosen in range(1, count):
        rest = chosen
        best = -1
        while rest:
            one = rest & -rest
            if most[chosen ^ one] > best:
                best, last[chosen] = most[chosen ^ one], one
            rest ^= one
        most[chosen] = best + (sums[chosen] == 0)
    groups: list[list[int]] = []
    chosen = count - 1
    while chosen:
        if sums[chosen] == 0:
            groups.append([])
        groups[-1].append(places[last[chosen].bit_length() - 1])
        chosen ^= last[chosen]
    return [sorted(group) for group in groups]


def _within(group: Sequence[int], balances: Sequence[int]) -> list[Payment]:
    """Return one payment less than people in the group, the largest debt to the largest claim first."""
    left = {place: balances[place] for place in group}
    made: list[Payment] = []
    while any(left.values()):
        payer = min(left, key=lambda place: (left[place], place))
        payee = max(left, key=lambda place: (left[place], -place))
        amount = min(-left[payer], left[payee])
        made.append((payer, payee, amount))
        left[payer] += amount
        left[payee] -= amount
    return made
