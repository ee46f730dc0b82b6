"""Turn the frozen values of a sheet into plain JSON values and back, as their types say.

A value is an object with its fields in order; fields that have their default are left out. Of a union the
class is named too. Tiles are one text of codes, enumerations their values. Reading refuses everything that
writing would not have made, and tells the place.
"""

from __future__ import annotations

import hashlib
import json
import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from operator import attrgetter
from typing import Any, Final, TypeAlias, Union, get_args, get_origin, get_type_hints

from peling.core.tiles import Tile, tile

Reader: TypeAlias = Callable[[object], Any]
Writer: TypeAlias = Callable[[Any], Any]

_CLASS: Final = "is"
"""The key that names the class of a value that may be of several."""
_WHOLE: Final = 2**53
"""Whole numbers from here on do not survive every reader of JSON."""


class ReadError(ValueError):
    """A JSON value that is not what it should be.

    Attributes:
        place: where it stands, for example ``"log[3].given.winner"``.
        detail: what was found, in English, for bug reports.
    """

    def __init__(self, place: str, detail: str) -> None:
        """Keep place and detail."""
        super().__init__(f"{place}: {detail}")
        self.place = place
        self.detail = detail

    def inside(self, outer: str) -> ReadError:
        """Return the same as seen from further out: a place is put together only when something is wrong."""
        return ReadError(f"{outer}{self.place}", self.detail)


def write(value: object, kind: Any) -> Any:
    """Return a value of this type as plain JSON values."""
    return _writer(kind)(value)


def read(value: object, kind: Any, place: str) -> Any:
    """Return the value of this type that `write` wrote.

    Args:
        value: plain JSON values.
        kind: the type.
        place: what the value is called in errors.

    Raises:
        ReadError: it is none.
    """
    try:
        return _reader(kind)(value)
    except ReadError as error:
        raise error.inside(place) from None


@cache
def _writer(kind: Any) -> Writer:
    """Return a function that writes values of a type."""
    if kind in {int, str, bool}:
        return lambda value: value
    if kind is Tile:
        return lambda value: value.code
    if kind == tuple[Tile, ...]:
        return lambda value: " ".join(held.code for held in value)
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in {Union, types.UnionType}:
        return _union_writer(arguments)
    if origin is tuple:
        each = [_writer(argument) for argument in arguments if argument is not Ellipsis]
        if Ellipsis in arguments:
            return lambda value: [each[0](item) for item in value]
        return lambda value: [writer(item) for writer, item in zip(each, value, strict=True)]
    if origin is frozenset:
        return sorted
    if origin is Mapping:
        return lambda value: dict(sorted(value.items()))
    if issubclass(kind, Enum):
        return lambda value: value.value
    return _object_writer(kind)


def _union_writer(members: tuple[Any, ...]) -> Writer:
    tagged_ones: list[Any] = [member for member in members if is_dataclass(member)]
    classes = {member: _writer(member) for member in tagged_ones}
    if classes and len(classes) > 1:
        named = {member: _name(member) for member in classes}

        def tagged(value: Any) -> Any:
            return None if value is None else {_CLASS: named[type(value)], **classes[type(value)](value)}

        return tagged
    others = [member for member in members if member is not types.NoneType]
    if len(others) > 1:
        return lambda value: value
    only = _writer(others[0])
    return lambda value: None if value is None else only(value)


def _object_writer(kind: Any) -> Writer:
    hints = get_type_hints(kind)
    names = [made.name for made in fields(kind)]
    parts = [(made.name, _writer(hints[made.name]), made.default) for made in fields(kind)]
    # Two names at least make a getter return a tuple.
    values = attrgetter(*names, names[0]) if names else lambda _: ()

    def write_object(value: Any) -> dict[str, Any]:
        return {
            name: writer(held)
            for (name, writer, default), held in zip(parts, values(value), strict=False)
            if held is not default and held != default
        }

    return write_object


@cache
def _reader(kind: Any) -> Reader:
    """Return a function that reads values of a type."""
    if kind in {int, str, bool}:
        return _plain(kind)
    if kind is Tile:
        return _tile
    if kind == tuple[Tile, ...]:
        return _tiles
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in {Union, types.UnionType}:
        return _union_reader(arguments)
    if origin is tuple:
        return _tuple_reader(arguments)
    if origin is frozenset:
        several = _tuple_reader((arguments[0], Ellipsis))
        return lambda value: frozenset(several(value))
    if origin is Mapping:
        return _mapping_reader(_reader(arguments[1]))
    if issubclass(kind, Enum):
        return _enum_reader(kind)
    return _object_reader(kind)


def _plain(kind: type) -> Reader:
    def read_plain(value: object) -> object:
        too_large = kind is int and isinstance(value, int) and not -_WHOLE < value < _WHOLE
        if type(value) is not kind or too_large:
            raise ReadError("", f"{_shown(value)} is no {kind.__name__}")
        return value

    return read_plain


def _tile(value: object) -> Tile:
    try:
        return tile(str(value))
    except ValueError as error:
        raise ReadError("", str(error)) from None


def _tiles(value: object) -> tuple[Tile, ...]:
    if not isinstance(value, str):
        raise ReadError("", f"{_shown(value)} is no text of tiles")
    return tuple(map(_tile, value.split()))


def _enum_reader(kind: type[Enum]) -> Reader:
    by_value = {member.value: member for member in kind}

    def read_member(value: object) -> Enum:
        if not isinstance(value, str) or value not in by_value:
            raise ReadError("", f"{_shown(value)} is none of {', '.join(map(str, by_value))}")
        return by_value[value]

    return read_member


def _tuple_reader(arguments: tuple[Any, ...]) -> Reader:
    each = [_reader(argument) for argument in arguments if argument is not Ellipsis]
    any_number = Ellipsis in arguments

    def read_items(value: object) -> tuple[Any, ...]:
        if not isinstance(value, list) or not (any_number or len(value) == len(each)):
            raise ReadError("", f"{_shown(value)} is no list as it should be")
        readers = each * len(value) if any_number else each
        held: list[Any] = []
        try:
            for reader, item in zip(readers, value, strict=True):
                held.append(reader(item))
        except ReadError as error:
            raise error.inside(f"[{len(held)}]") from None
        return tuple(held)

    return read_items


def _mapping_reader(reader: Reader) -> Reader:
    def read_mapping(value: object) -> dict[str, Any]:
        held = {}
        for key, item in _object(value).items():
            try:
                held[key] = reader(item)
            except ReadError as error:
                raise error.inside(f".{key}") from None
        return held

    return read_mapping


def _union_reader(members: tuple[Any, ...]) -> Reader:
    optional = types.NoneType in members
    others = [member for member in members if member is not types.NoneType]
    tagged: list[Any] = [member for member in others if is_dataclass(member)]
    classes = {_name(member): _reader(member) for member in tagged}

    def read_tagged(value: object) -> Any:
        if value is None and optional:
            return None
        held = dict(_object(value))
        name = held.pop(_CLASS, None)
        if not isinstance(name, str) or name not in classes:
            raise ReadError(f".{_CLASS}", f"{_shown(name)} is none of {', '.join(classes)}")
        return classes[name](held)

    def read_plain(value: object) -> Any:
        if type(value) not in others:
            raise ReadError("", f"{_shown(value)} is no value of an option")
        return value

    if len(classes) > 1:
        return read_tagged
    if len(others) > 1:
        return read_plain
    only = _reader(others[0])
    return lambda value: None if value is None and optional else only(value)


def _object_reader(kind: Any) -> Reader:
    hints = get_type_hints(kind)
    readers = {made.name: _reader(hints[made.name]) for made in fields(kind)}
    due = [made.name for made in fields(kind) if made.default is MISSING]

    def read_object(value: object) -> Any:
        held = {}
        for name, item in _object(value).items():
            if name not in readers:
                raise ReadError(f".{name}", "there is no such field")
            try:
                held[name] = readers[name](item)
            except ReadError as error:
                raise error.inside(f".{name}") from None
        for name in due:
            if name not in held:
                raise ReadError(f".{name}", "it is missing")
        return kind(**held)

    return read_object


def _object(value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ReadError("", f"{_shown(value)} is no object")
    return value


def _name(kind: type) -> str:
    """Return what a class is called in JSON.

    >>> _name(ReadError)
    'read-error'
    """
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__)[1:]


def _shown(value: object) -> str:
    shown = repr(value)
    return shown if len(shown) <= 40 else f"{shown[:37]}..."


def digest(plain: object) -> str:
    """Return 32 letters that tell plain JSON values from all others, in whatever order their keys are."""
    return hashlib.sha256(_in_one_order(plain).encode()).hexdigest()[:32]


_in_one_order: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":")).encode
