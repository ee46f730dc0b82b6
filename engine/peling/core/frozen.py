"""Frozen values with some of their fields changed: as `dataclasses.replace`, in less than half the time.

The states of a deal are such values, and each action of a player makes some of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any

__all__ = ["changed"]

if TYPE_CHECKING:
    # So that it is checked which fields there are, and of which types.
    from dataclasses import replace as changed
else:

    def changed(value: object, /, **new: object) -> object:
        """Return a value of a data class with other values of the fields that are named.

        The class must have slots, and at least two.

        Raises:
            TypeError: it has no such slots, or does something after its constructor, which would be left out.

        >>> from peling.core.hand import Hand
        >>> from peling.core.tiles import tile
        >>> changed(Hand((tile("B1"),)), bonus=(tile("Fl1"),))
        Hand(concealed=(B1,), melds=(), bonus=(Fl1,))
        """
        kind = value.__class__
        read, places, puts = _parts(kind)
        parts = list(read(value))
        for name, part in new.items():
            parts[places[name]] = part
        made = object.__new__(kind)
        for put, part in zip(puts, parts, strict=True):
            put(made, part)
        return made


Put = Callable[[object, object], None]


@cache
def _parts(kind: type) -> tuple[attrgetter[Any], dict[str, int], tuple[Put, ...]]:
    """Return what reads all fields of a class, their places, and what puts each of them into a new value."""
    names = [field.name for field in fields(kind)]
    if hasattr(kind, "__post_init__") or len(names) < 2 or not {*names} <= {*_slots(kind)}:
        raise TypeError(f"{kind.__name__} is to be changed by dataclasses.replace")
    places = {name: place for place, name in enumerate(names)}
    return attrgetter(*names), places, tuple(getattr(kind, name).__set__ for name in names)


def _slots(kind: type) -> Iterator[str]:
    for one in kind.__mro__:
        yield from vars(one).get("__slots__", ())
