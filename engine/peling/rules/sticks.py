"""Sticks that stand for points: what they are worth, and how an amount is paid with them, change included."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from peling.core.tiles import Wind

Sticks: TypeAlias = Mapping[int, int]
"""How many sticks of each value somebody has."""


def worth(sticks: Sticks) -> int:
    """Return what sticks are worth together.

    >>> worth({2: 5, 10: 9, 100: 4, 500: 1})
    1000
    """
    return sum(value * number for value, number in sticks.items())


def handed_over(amount: int, payer: Sticks, payee: Sticks) -> HandedOver | None:
    """Return how an amount is paid with the fewest sticks, change given back by the payee.

    Args:
        amount: what is owed, from 0.
        payer: the sticks of the one who pays.
        payee: the sticks of the one who is paid.

    Returns:
        What goes either way; None if it cannot be paid exactly with what both have. Then it stays a debt.

    >>> handed_over(8, {2: 1, 10: 3}, {2: 4})
    HandedOver(paid={10: 1}, change={2: 1})
    """
    values = sorted({*payer, *payee}, reverse=True)
    ways = _ways(amount, [(value, payer.get(value, 0), payee.get(value, 0)) for value in values])
    best = min(ways, key=lambda way: sum(map(abs, way)), default=None)
    if best is None:
        return None
    moved = dict(zip(values, best, strict=True))
    return HandedOver(
        {value: number for value, number in moved.items() if number > 0},
        {value: -number for value, number in moved.items() if number < 0},
    )


class Payment(Protocol):
    """What is to be paid, as a settlement has it or as it is remembered."""

    @property
    def payer(self) -> Wind:
        """Return who pays."""

    @property
    def payee(self) -> Wind:
        """Return who is paid."""

    @property
    def amount(self) -> int:
        """Return how much."""


def settled(
    held: Mapping[Wind, Sticks], payments: Iterable[Payment]
) -> tuple[tuple[HandedOver | None, ...], dict[Wind, Sticks]]:
    """Return how the payments of a deal are made with sticks, one by one, and what everybody has then.

    A payment for which the sticks of both do not suffice is None; it stays a debt on the sheet (A-26).
    """
    now = {wind: Counter(sticks) for wind, sticks in held.items()}
    made = []
    for payment in payments:
        payer, payee = now[payment.payer], now[payment.payee]
        over = handed_over(payment.amount, payer, payee)
        made.append(over)
        if over is not None:
            payer.subtract(over.paid)
            payer.update(over.change)
            payee.update(over.paid)
            payee.subtract(over.change)
    return tuple(made), {wind: dict(sticks) for wind, sticks in now.items()}


def _ways(amount: int, sticks: list[tuple[int, int, int]]) -> Iterator[tuple[int, ...]]:
    """Yield how many sticks of each value may go over (back, if negative) to make up an amount.

    Args:
        amount: what is to be made up; negative if it has to come back.
        sticks: value, number of the payer, number of the payee; the greatest value first.
    """
    if not sticks:
        if amount == 0:
            yield ()
        return
    (value, mine, yours), rest = sticks[0], sticks[1:]
    most = sum(other * held for other, held, _ in rest)
    least = -sum(other * held for other, _, held in rest)
    for number in range(-yours, mine + 1):
        left = amount - number * value
        if least <= left <= most:
            yield from ((number, *way) for way in _ways(left, rest))


@dataclass(frozen=True, slots=True)
class HandedOver:
    """A payment with sticks: by value, how many the payer gives and how many he gets back."""

    paid: Sticks
    change: Sticks
