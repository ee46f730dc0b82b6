"""What the kernel chooses by, as figures: the numbers of a model and the prices of a book.

The order is that of `Model` and `Prices` in `engine/kernel/formula/policy.h`; tests compare what comes of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any, Final

from peling.advice.formula.prices import AIMS, Pattern, Price, Prices
from peling.advice.kernel.codes import NOBODY

MOST_PATTERNS: Final = 16
_NO_PATTERN: Final = (0,) * 9


def model_figures(model: Any) -> tuple[float, ...]:  # noqa: ANN401 -- any dataclass of numbers
    """Return the numbers of a model in the order of its fields; by pattern in the order of `AIMS`."""
    found: list[float] = []
    for field in fields(model):
        value = getattr(model, field.name)
        if isinstance(value, Mapping):
            found += [float(value[aim]) for aim in AIMS]
        elif isinstance(value, tuple):
            found += map(float, value)
        else:
            found.append(float(value))
    return tuple(found)


def price_figures(paid: Prices) -> tuple[int, ...]:
    """Return what a book pays a player.

    Raises:
        ValueError: the book has more patterns than the kernel follows.
    """
    if len(paid.patterns) > MOST_PATTERNS:
        raise ValueError(f"{len(paid.patterns)} patterns are more than the kernel follows")
    patterns = [figure for pattern in paid.patterns for figure in _pattern(pattern)]
    return (
        *_flat(paid.exposed),
        *_flat(paid.concealed),
        *_flat(paid.exposed_kong),
        *_flat(paid.concealed_kong),
        *_flat(paid.pairs),
        NOBODY if paid.ceiling is None else paid.ceiling,
        int(paid.rounded is not None),
        paid.least,
        int(paid.losers_settle),
        len(paid.patterns),
        *patterns,
        *_NO_PATTERN * (MOST_PATTERNS - len(paid.patterns)),
    )


def _pattern(pattern: Pattern) -> tuple[int, ...]:
    inside = sum(1 << group for group, held in enumerate(pattern.groups) if held)
    return (
        AIMS.index(pattern.id),
        inside,
        *pattern.price,
        *pattern.wild_price,
        *pattern.spoilt,
        int(pattern.threes),
    )


def _flat(prices: Iterable[Price]) -> Iterable[int]:
    return (figure for price in prices for figure in price)
