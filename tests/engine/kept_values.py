"""Values as plain data, the short mark by which it is seen that they did not change, and files of marks."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any

from peling.core.rules import Citation
from peling.core.tiles import Tile

DIGITS = 6
"""Places of a fraction that count: the last ones differ from machine to machine."""
SENTENCES = {"title", "detail"}
"""Fields that hold words, which may be said better at any time."""


def plain(value: object) -> object:
    """Return a value as JSON can hold it, with every field but sentences and places in books.

    Sets are put in one order, and functions are known by their names.
    """
    match value:
        case Enum():
            return value.name
        case Tile():
            return value.code
        case float():
            return round(value, DIGITS)
        case Citation():
            return value.book
        case None | int() | str():
            return value
        case Mapping():
            return {str(plain(key)): plain(one) for key, one in value.items()}
        case AbstractSet():
            return sorted(map(plain, value), key=repr)
        case Sequence():
            return [plain(one) for one in value]
        case _ if is_dataclass(value) and not isinstance(value, type):
            names = [one.name for one in fields(value) if one.name not in SENTENCES]
            return {name: plain(getattr(value, name)) for name in names}
        case _:
            return getattr(value, "__qualname__", type(value).__qualname__)


def mark(*values: object) -> str:
    """Return a mark of some values, which another value in any field would change."""
    return hashlib.sha256(json.dumps(plain(values)).encode()).hexdigest()[:12]


@cache
def read_marks(path: Path) -> Mapping[str, Any]:
    """Return what a file of marks holds, by the names of what they are of."""
    found: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def changed(module: str) -> str:
    """Return what to do where marks of a module are not those that were kept."""
    return (
        f"another value is kept, or none yet: the head of {module} says what to look at; if it should have "
        f"changed, run python -m {module}"
    )


def write_marks(path: Path, found: Mapping[str, Any]) -> None:
    """Write a file of marks anew."""
    path.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
