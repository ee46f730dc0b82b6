"""Choose the cases of a test that are tested by day; at night all of them are."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import product
from typing import Any

import pytest


def by_day(day: Collection[Any], cases: Iterable[Any], *, several: bool = False) -> list[Any]:
    """Return cases for `pytest.mark.parametrize`, marked for the night unless they are among those by day.

    By day are those that differ most; the night finds what the others alone would show. A case is the value
    of one argument, or a tuple of the values of several ones.

    >>> [getattr(one, "values", one) for one in by_day({"fenghua"}, ["pung-chow", "fenghua"])]
    [('pung-chow',), 'fenghua']

    Raises:
        ValueError: a case by day is none of the cases, so that nothing would be tested by day in its place.
    """
    listed = list(cases)
    if missing := [one for one in day if one not in listed]:
        raise ValueError(f"no case is called {missing}")
    return [
        one if one in day else pytest.param(*(one if several else (one,)), marks=pytest.mark.nightly)
        for one in listed
    ]


def each_once(*arguments: Sequence[Any], more: Sequence[Sequence[Any]] = ()) -> list[Any]:
    """Return cases of several arguments of which by day each value comes, and at night all with all.

    A fault that one value alone shows is found by day, one that two of them show together at night: the worst
    values stand first, so that they come together by day, too.

    Args:
        arguments: the values of each argument, in the order of their names.
        more: further values of each argument, for the night.

    >>> cases = each_once(["small", "large"], ["de", "en", "fr"])
    >>> [one for one in cases if isinstance(one, tuple) and not hasattr(one, "marks")]
    [('small', 'de'), ('small', 'fr'), ('large', 'en')]
    >>> len(cases)
    6

    Raises:
        ValueError: `more` has not as many parts as there are arguments.
    """
    further = more or [()] * len(arguments)
    day = [tuple(values[at % len(values)] for values in arguments) for at in range(max(map(len, arguments)))]
    whole = ([*one, *other] for one, other in zip(arguments, further, strict=True))
    return by_day(day, product(*whole), several=True)


def left_out(cases: int, number: int) -> list[int]:
    """Return which of so many cases are left out by day, when `number` of them, evenly spread, are run.

    >>> left_out(5, 2)
    [1, 2, 3]
    >>> left_out(3, 1)
    [1, 2]
    >>> left_out(4, 4)
    []

    Raises:
        ValueError: none would be run, or more than there are.
    """
    if not 1 <= number <= cases:
        raise ValueError(f"{number} of {cases} cases cannot be run")
    day = {round(at * (cases - 1) / max(number - 1, 1)) for at in range(number)}
    return [case for case in range(cases) if case not in day]
