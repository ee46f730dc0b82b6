"""Choose the cases of a test that are tested by day; at night all of them are."""

from __future__ import annotations

from collections.abc import Collection, Iterable
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
