"""Check many small cases in one test: the framework takes longer over a test than such a case does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from inspect import Parameter, signature
from typing import Any

import pytest

Test = Callable[..., None]
NAMED: Any = type(pytest.param())


def every(names: str, cases: Iterable[Any], by_day: Iterable[Any] = ()) -> Callable[[Test], Test]:
    """Have one test check every case, go on where one is wrong, and fail with all that are wrong, by name.

    Args:
        names: the arguments of the test that a case gives, parted by ", "; the others are fixtures.
        cases: values as for `pytest.mark.parametrize`: one value where there is one name, else a tuple, or a
            `pytest.param` with an id.
        by_day: those of the cases that are checked by day; the others are left to the night. None: all are.

    There must be a case, and each name stands for one case alone: a test of nothing says nothing.
    """
    given = names.split(", ")
    listed = [_named(given, number, case) for number, case in enumerate(cases)]
    rows = dict(listed)
    if not rows or len(rows) < len(listed):
        raise ValueError(f"of {len(listed)} cases {len(rows)} have names of their own")
    chosen = [_named(given, 0, case)[1] for case in by_day]
    if missing := [one for one in chosen if one not in rows.values()]:
        raise ValueError(f"no case is {missing}")
    night = {name for name, values in rows.items() if chosen and values not in chosen}

    def decorate(test: Test) -> Test:
        """Return the test of all cases."""

        @wraps(test)
        def check_all(hour: str = "day", **fixtures: object) -> None:
            wrong = []
            asked = {name: values for name, values in rows.items() if (name in night) is (hour == "night")}
            for name, values in asked.items():
                try:
                    test(**fixtures, **values)
                except Exception as error:  # noqa: BLE001 - whatever it is, the other cases are checked too
                    wrong.append(f"{name}: {type(error).__name__}: {error}")
            if wrong:
                raise AssertionError("\n".join((f"{len(wrong)} of {len(asked)} cases are wrong", *wrong)))

        whole = signature(test)
        kept = [one for name, one in whole.parameters.items() if name not in given]
        if night:
            kept.append(Parameter("hour", Parameter.KEYWORD_ONLY))
        vars(check_all)["__signature__"] = whole.replace(parameters=kept)
        hours = ["day", pytest.param("night", marks=pytest.mark.nightly)]
        return pytest.mark.parametrize("hour", hours)(check_all) if night else check_all

    return decorate


def _named(given: list[str], number: int, case: object) -> tuple[str, dict[str, object]]:
    """Return the name of a case and its values by the names of the arguments."""
    values: Any = case.values if isinstance(case, NAMED) else case if len(given) > 1 else (case,)
    name = case.id if isinstance(case, NAMED) else None
    return str(name or f"{number} {values}"), dict(zip(given, values, strict=True))
