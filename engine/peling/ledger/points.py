"""Points as people write them down: a number, a sum, or a number doubled."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final

from peling.core.typed import narrow

MOST: Final = 10**7
"""Points above this are a slip of the finger: the highest hand of the books counts half a million."""
LONGEST: Final = 200
"""A text longer than this is no sum of points."""

_TIMES: Final = frozenset("*x×·")
_SIGNS: Final = {"+": 1, "-": -1, "−": -1, "–": -1}


class PointsFault(StrEnum):
    """What is wrong with a text that should be points."""

    EMPTY = "empty"
    NO_NUMBER = "no-number"
    """A number should stand here."""
    NO_SIGN = "no-sign"
    """Something stands here that is neither a digit nor a sign of arithmetic."""
    TOO_MUCH = "too-much"
    NEGATIVE = "negative"


class PointsError(ValueError):
    """A text that cannot be read as points.

    Attributes:
        kind: what is wrong.
        position: where it stands in the text, from 0.
    """

    def __init__(self, kind: PointsFault, position: int) -> None:
        """Keep kind and position."""
        super().__init__(f"{kind} at {position}")
        self.kind = kind
        self.position = position


@dataclass(frozen=True, slots=True)
class PointsSum:
    """A reckoned sum.

    Attributes:
        value: what it comes to.
        terms: the numbers that are added up, each with its sign and its factors.
    """

    value: int
    terms: tuple[tuple[int, ...], ...]


@lru_cache(maxsize=4096)
def reckon_sum(text: str, *, signed: bool = False) -> PointsSum:
    """Return what a text comes to: numbers joined by plus, minus and times, the latter first.

    Args:
        text: digits and signs, spaces anywhere between them.
        signed: whether the first number may have a sign, and the whole may be less than nothing.

    Raises:
        PointsError: it cannot be read, or is beyond all measure.

    >>> reckon_sum("20+8+4").value, reckon_sum("26 x 2 × 2").value, reckon_sum("30−4").value
    (32, 104, 26)
    """
    if len(text) > LONGEST:
        raise PointsError(PointsFault.TOO_MUCH, LONGEST)
    text = narrow(text)
    if not text.strip():
        raise PointsError(PointsFault.EMPTY, 0)
    place, sign = _skip(text, 0), 1
    if signed and place < len(text) and text[place] in _SIGNS:
        sign = _SIGNS[text[place]]
        place = _skip(text, place + 1)
    terms: list[tuple[int, ...]] = []
    factors: tuple[int, ...] = ()
    while True:
        number, place = _number(text, place)
        factors = (*factors, number) if factors else (sign * number,)
        if place == len(text):
            break
        mark = text[place].lower()
        if mark in _SIGNS:
            terms.append(factors)
            sign, factors = _SIGNS[mark], ()
        elif mark not in _TIMES:
            raise PointsError(PointsFault.NO_SIGN, place)
        place = _skip(text, place + 1)
    return _checked((*terms, factors), signed=signed)


def _checked(terms: tuple[tuple[int, ...], ...], *, signed: bool) -> PointsSum:
    value = 0
    for factors in terms:
        product = 1
        for factor in factors:
            product *= factor
        value += product
        if abs(product) > MOST or abs(value) > MOST:
            raise PointsError(PointsFault.TOO_MUCH, 0)
    if value < 0 and not signed:
        raise PointsError(PointsFault.NEGATIVE, 0)
    return PointsSum(value, terms)


def _number(text: str, place: int) -> tuple[int, int]:
    """Return the number that stands here, and the place of the next sign after it."""
    end = place
    while end < len(text) and text[end].isdecimal():
        end += 1
    if end == place:
        raise PointsError(PointsFault.NO_NUMBER, place)
    return int(text[place:end]), _skip(text, end)


def _skip(text: str, place: int) -> int:
    while place < len(text) and text[place].isspace():
        place += 1
    return place
