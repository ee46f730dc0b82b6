"""How the balance of each player goes from deal to deal: what the chart draws and what it says in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor


@dataclass(frozen=True, slots=True)
class BalanceLine:
    """The balance of one player.

    Attributes:
        name: how the player is called.
        values: the balance at the start and after each deal.
        next: the balance after the deal that is being entered, as far as it is known; None if it is not.
        own: it is the user's: it looks the same in every chart, wherever he stands.
        label: what stands at its right end; empty: the name.
    """

    name: str
    values: tuple[int, ...]
    next: int | None = None
    own: bool = False
    label: str = ""

    @property
    def shown(self) -> str:
        """Return the words at the right end of the line."""
        return self.label or self.name

    @property
    def last(self) -> int:
        """Return the balance at the right end of the line."""
        return self.values[-1] if self.next is None else self.next


@dataclass(frozen=True, slots=True)
class Balance:
    """The lines of all players, in the order of the sheet; all have the same number of values."""

    lines: tuple[BalanceLine, ...] = ()

    @property
    def deals(self) -> int:
        """Return how many deals are entered."""
        return len(self.lines[0].values) - 1 if self.lines else 0

    @property
    def begun(self) -> int:
        """Return what everybody began with."""
        return self.lines[0].values[0] if self.lines else 0

    @property
    def steps(self) -> int:
        """Return how many deals the chart has room for: one more while one is being entered."""
        entering = any(line.next is not None for line in self.lines)
        return max(1, self.deals + entering)

    @property
    def looks(self) -> tuple[int, ...]:
        """Return which colour, dashes and mark each line has: the user's own the first, if one is."""
        order = sorted(range(len(self.lines)), key=lambda place: not self.lines[place].own)
        return tuple(order.index(place) for place in range(len(order)))

    def standing(self, deal: int) -> tuple[tuple[str, int], ...]:
        """Return names and balances after a deal (0: at the start), the highest first."""
        found = [(line.name, line.values[deal]) for line in self.lines]
        return tuple(sorted(found, key=lambda one: -one[1]))


def ticks(values: Sequence[int], most: int = 6) -> tuple[int, ...]:
    """Return round numbers that enclose the values, evenly spaced, at most so many spaces; 0 is among them.

    >>> ticks([0, 400, -506])
    (-600, -400, -200, 0, 200, 400)
    >>> ticks([0])
    (-10, 0, 10)
    """
    low, high = min(0, *values, 0), max(0, *values, 0)
    if low == high:
        return (low - 10, low, low + 10)
    step = 1
    while True:
        for factor in (1, 2, 5):
            size = step * factor
            first, last = floor(low / size), ceil(high / size)
            if last - first <= most:
                return tuple(size * number for number in range(first, last + 1))
        step *= 10


def outline(values: Sequence[int], columns: int) -> tuple[int, ...]:
    """Return which values to draw where there are far more than columns: in each the lowest and the highest.

    The first and the last are among them always; where there is room, all are drawn.

    >>> outline((0, 4, 2), 10)
    (0, 1, 2)
    >>> outline((0, 5, 1, 2, 9, 3, 4, 8), 2)
    (0, 1, 4, 5, 7)
    """
    count = len(values)
    if count <= 2 * columns:
        return tuple(range(count))
    kept = {0, count - 1}
    for column in range(columns):
        here = range(count * column // columns, count * (column + 1) // columns)
        kept.add(min(here, key=values.__getitem__))
        kept.add(max(here, key=values.__getitem__))
    return tuple(sorted(kept))


def spaced(deals: int, most: int) -> tuple[int, ...]:
    """Return the deals that get a number below the chart: all, or every second, fifth, tenth ...

    >>> spaced(9, 12), spaced(16, 8)
    ((1, 2, 3, 4, 5, 6, 7, 8, 9), (2, 4, 6, 8, 10, 12, 14, 16))
    """
    step = 1
    while True:
        for factor in (1, 2, 5):
            if deals // (step * factor) <= max(1, most):
                return tuple(range(step * factor, deals + 1, step * factor))
        step *= 10


def apart(places: Sequence[float], least: float, low: float, high: float) -> tuple[float, ...]:
    """Return places for labels that wish to stand at these, at least so far apart, between low and high.

    Labels keep their order; the ones that crowd are moved as little as a pass down and a pass up need.

    >>> apart([10, 12, 50], 10, 0, 60)
    (10, 20, 50)
    >>> apart([58, 59, 60], 10, 0, 60)
    (40, 50, 60)
    """
    order = sorted(range(len(places)), key=lambda number: places[number])
    found = list(places)
    edge = low
    for number in order:
        found[number] = max(found[number], edge)
        edge = found[number] + least
    edge = high
    for number in reversed(order):
        found[number] = min(found[number], edge)
        edge = found[number] - least
    return tuple(found)
