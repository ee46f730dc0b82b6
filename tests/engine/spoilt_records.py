"""Records that are spoilt in every place, and what a reader makes of each of them."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from peling.core.scoring import InvalidHandError
from tests.engine.kept_values import mark

MISSING: Final = object()
ODD: Final[tuple[Any, ...]] = (
    MISSING,
    None,
    True,
    -1,
    99,
    "odd",
    "E",
    "B1",
    "Fl1",
    [],
    ["odd"],
    ["B1"] * 5,
    {},
    {"E": "odd"},
)


def places(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the places in a value, from the outside in, the value itself left out."""
    inside: Any = ()
    if isinstance(value, dict):
        inside = value.items()
    elif isinstance(value, list):
        inside = list(enumerate(value))[:2]
    for key, part in inside:
        yield (*path, key)
        yield from places(part, (*path, key))


def spoilt(case: dict[str, Any], path: tuple[str | int, ...], odd: object) -> dict[str, Any]:
    """Return a case with another value in one place."""
    changed = copy.deepcopy(case)
    inside: Any = changed
    for key in path[:-1]:
        inside = inside[key]
    if odd is MISSING:
        del inside[path[-1]]
    else:
        inside[path[-1]] = odd
    return changed


def read_or_refused(read: Callable[[], object]) -> object:
    """Return what is read, or the error by which it is refused."""
    try:
        return read()
    except InvalidHandError as error:
        return error


def mark_of_readings(every: Iterable[object]) -> str:
    """Return a mark of what was read and of what was refused why, whatever the sentences are."""
    return mark([_of_error(one) if isinstance(one, InvalidHandError) else one for one in every])


def _of_error(error: InvalidHandError) -> object:
    return error.reason, error.field, getattr(error, "kind", ""), getattr(error, "values", {})
