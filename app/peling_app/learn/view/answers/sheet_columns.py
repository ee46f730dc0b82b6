"""Where the lines of a sheet to fill in go on in the next column."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from peling_app.learn.model.cards import Field

WORTH: Final = 2
"""A part of a sheet is divided only where the longest column gets shorter by so many lines."""


def columns(fields: Sequence[Field], most: int) -> tuple[int, ...]:
    """Return the places of the fields that begin a new column, for at most so many columns.

    The points stand at the left, doubles and sums at the right; in a column of their own, where there is
    room for three, the sums are at its top. Where one column would be much longer than the other, it is
    divided, so that as little as can be has to be scrolled: Fenghua has many lines of points and one sum.
    """
    heads = [number for number, field in enumerate(fields) if field.head][1:]
    if most < 2 or not heads:
        return ()
    sums = [number for number in heads if not fields[number].unit][:1]
    last = sums[0] if most > 2 and sums else len(fields)
    first = heads[0] if heads[0] < last else 0
    evened = min(range(1, last), key=lambda cut: (_longest(fields, cut, last), cut), default=0)
    gain = _longest(fields, first, last) - _longest(fields, evened, last)
    cuts = {evened if gain >= WORTH else first, last} - {0, len(fields)}
    return tuple(sorted(cuts))


def from_place(fields: Sequence[Field], first: int) -> Sequence[Field]:
    """Return the fields from a place on; a part that goes on there says again what it is."""
    head = next((field.head for field in reversed(fields[: first + 1]) if field.head), "")
    return [replace(fields[first], head=head), *fields[first + 1 :]]


def _longest(fields: Sequence[Field], cut: int, last: int) -> int:
    """Return the lines of the longer column: a head is a line, and so is one that is said again."""
    left, right = fields[:cut], fields[cut:last]
    again = bool(left and right and not right[0].head)
    return max(_lines(left), _lines(right) + again)


def _lines(fields: Sequence[Field]) -> int:
    return len(fields) + sum(bool(field.head) for field in fields)
