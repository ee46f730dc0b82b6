"""Reading values from JSON objects, field by field, with a sentence for everything that is wrong.

Whatever reads a value here raises `InvalidHandError`, made by `bad`: it names the field and
says what is wrong with it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias, TypeVar

from peling.core.scoring import InvalidHandError
from peling.core.tiles import Tile, Wind, tile

E = TypeVar("E", bound=Enum)
T = TypeVar("T")
Answer: TypeAlias = dict[str, object]
"""What is written for one record, as a JSON object."""
_LONGEST: Final = 40
_LONGEST_NUMBER: Final = 300


class Repeated(dict[str, object]):
    """A JSON object in which a key stood twice; `key` is the first such key."""

    key: str = ""


class FieldError(InvalidHandError):
    """A field that is wrong, in words for a command line and as values from which others make a sentence.

    Attributes:
        kind: what is wrong, for example ``"not-tile"``; empty: `reason` says all there is to be said.
        values: what a sentence about it names: tiles, winds and texts as they were found, numbers.
    """

    def __init__(self, reason: str, field: str, detail: str, kind: str, values: Mapping[str, object]) -> None:
        """Keep what a sentence needs."""
        super().__init__(reason, field, detail)
        self.kind = kind
        self.values = values


def bad(field: str, detail: str, reason: str = "bad-record", kind: str = "", **values: object) -> FieldError:
    """Return the error for a field."""
    return FieldError(reason, field, detail, kind, values)


def shown(value: object) -> str:
    """Return a short description of a JSON value for a sentence."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case str():
            return f"'{value}'" if len(value) <= _LONGEST else f"'{value[:_LONGEST]}…'"
        case int() | float():
            return "a number" if abs(value) >= 10**9 else f"{value}"
        case list():
            return "a list"
        case _:
            return "an object"


def read_tile(value: object, field: str) -> Tile:
    """Return the tile of a code."""
    if not isinstance(value, str):
        raise bad(
            field, f"a tile is a text such as 'B3', not {shown(value)}", kind="not-tile", found=shown(value)
        )
    try:
        return tile(value)
    except ValueError:
        raise bad(field, f"{shown(value)} is not a tile", kind="not-tile", found=shown(value)) from None


def read_wind(value: object, field: str) -> Wind:
    """Return the wind of a letter."""
    return read_choice(value, field, Wind)


def read_choice(value: object, field: str, choices: type[E], reason: str = "bad-record") -> E:
    """Return the member of an enumeration with this value."""
    for member in choices:
        if isinstance(value, str) and member.value == value:
            return member
    allowed = ", ".join(str(member.value) for member in choices)
    raise bad(
        field, f"{shown(value)} is none of {allowed}", reason, "none-of", found=shown(value), allowed=allowed
    )


def read_text(value: object, field: str) -> str:
    """Return a text."""
    if not isinstance(value, str):
        raise bad(field, f"a text is needed, not {shown(value)}", kind="not-text", found=shown(value))
    return value


def read_number(value: object, field: str, low: int, high: int) -> int:
    """Return a whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise bad(
            field, f"a whole number is needed, not {shown(value)}", kind="not-number", found=shown(value)
        )
    if not low <= value <= high:
        raise bad(field, f"the number must be from {low} to {high}", kind="out-of-range", low=low, high=high)
    return value


def read_flag(value: object, field: str) -> bool:
    """Return true or false."""
    if not isinstance(value, bool):
        raise bad(field, f"true or false is needed, not {shown(value)}", kind="not-flag", found=shown(value))
    return value


def read_object(value: object, field: str) -> Fields:
    """Return the fields of an object."""
    if not isinstance(value, dict):
        raise bad(field, f"an object is needed, not {shown(value)}", kind="not-object", found=shown(value))
    return Fields(value, field)


def refuse_repeated(value: object) -> None:
    """Refuse a record in which a key stands twice in one object, at any depth."""
    waiting = [value]
    while waiting:
        part = waiting.pop()
        if isinstance(part, Repeated):
            raise bad(part.key[:_LONGEST], "the key stands twice", kind="twice")
        if isinstance(part, dict):
            waiting += part.values()
        elif isinstance(part, list):
            waiting += part


@dataclass(frozen=True, slots=True)
class Fields:
    """An object and where it stands in the record; the empty path is the record itself."""

    values: Mapping[str, object]
    path: str = ""

    def name(self, key: str) -> str:
        """Return the full name of a field."""
        return f"{self.path}.{key}" if self.path else key

    def get(self, key: str, read: Callable[[object, str], T]) -> T:
        """Return a field that must be there."""
        if key not in self.values:
            raise bad(self.name(key), "the field is missing", kind="missing")
        return read(self.values[key], self.name(key))

    def optional(self, key: str, read: Callable[[object, str], T]) -> T | None:
        """Return a field, None if it is absent or null."""
        return None if self.values.get(key) is None else read(self.values[key], self.name(key))

    def items(self, key: str, read: Callable[[object, str], T]) -> tuple[T, ...]:
        """Return the items of a list; an absent list is empty."""
        value = self.values.get(key, [])
        name = self.name(key)
        if not isinstance(value, list):
            raise bad(name, f"a list is needed, not {shown(value)}", kind="not-list", found=shown(value))
        return tuple(read(item, f"{name}[{number}]") for number, item in enumerate(value))

    def tiles(self, key: str) -> tuple[Tile, ...]:
        """Return a list of tiles."""
        return self.items(key, read_tile)

    def wind(self, key: str) -> Wind:
        """Return a wind that must be there."""
        return self.get(key, read_wind)

    def number(self, key: str, low: int, high: int) -> int:
        """Return a whole number that must be there."""
        return self.get(key, lambda value, name: read_number(value, name, low, high))

    def by_wind(self, key: str, read: Callable[[object, str], T]) -> dict[Wind, T]:
        """Return an object from winds to values; an absent one is empty."""
        value = self.values.get(key, {})
        inner = read_object(value, self.name(key))
        return {
            read_wind(wind, inner.name(wind)): read(item, inner.name(wind))
            for wind, item in inner.values.items()
        }


def load_json(text: str) -> object:
    """Return the value of a JSON text.

    Raises:
        ValueError: it is none; as a `json.JSONDecodeError` it has the place.
        RecursionError: it is nested too deeply.
    """
    return json.loads(text, object_pairs_hook=_entries, parse_int=_whole, parse_constant=_refuse_constant)


def _entries(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Return an object; one with a key that stands twice remembers it, for its record alone is wrong."""
    made = dict(pairs)
    if len(made) == len(pairs):
        return made
    repeated = Repeated(made)
    keys = [key for key, _ in pairs]
    repeated.key = next(key for place, key in enumerate(keys) if key in keys[:place])
    return repeated


def _whole(digits: str) -> int | float:
    """Return a whole number; one of absurd length becomes a float, which no field takes."""
    return int(digits) if len(digits) <= _LONGEST_NUMBER else float("inf")


def _refuse_constant(word: str) -> None:
    raise ValueError(f"{word} is no JSON")
