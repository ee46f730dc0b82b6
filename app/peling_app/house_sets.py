"""Read and write named house rules: one in a file to give away, all of them in the user's own file.

Both are JSON with a mark, so that a foreign file is known as one, and a format number. Options that this
version does not know (of a later version) are kept and written back; everything else that is wrong is named.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, NoReturn, cast

from peling.rulebooks import SCORED, rule_set
from peling.ruleset import Option, OptionValue, UnknownOptionError, house_rules
from peling_app.whole_file import set_aside, write_whole

FILE_NAME: Final = "house-rules.json"
FORMAT: Final = 1
MARK: Final = "pe-ling"
ONE: Final = "house-rules"
ALL: Final = "house-rule-sets"
LONGEST_NAME: Final = 40
LARGEST_NUMBER: Final = 1_000_000
"""The largest free number of an option, as its field in the dialog takes it."""
LONGEST_FILE: Final = 200_000
"""Bytes; a file of house rules has some hundred."""


class Trouble(StrEnum):
    """What is wrong with a file of house rules."""

    UNREADABLE = "unreadable"
    TOO_LONG = "too-long"
    NOT_TEXT = "not-text"
    NOT_JSON = "not-json"
    FOREIGN = "foreign"
    NEWER = "newer"
    MISSING = "missing"
    TWICE = "twice"
    WRONG_KIND = "wrong-kind"
    NAME = "name"
    UNKNOWN_BOOK = "unknown-book"
    WRONG_VALUE = "wrong-value"


class HouseFileError(ValueError):
    """A file that holds no usable house rules.

    Attributes:
        trouble: what is wrong.
        where: the entry or option, the place "line:column", or the system's reason.
        found: what stands there, if that helps.
        allowed: what could stand there: values of an option, or the format that is read.
        book: the rule book of an option.
    """

    def __init__(
        self,
        trouble: Trouble,
        where: str = "",
        *,
        found: str = "",
        allowed: tuple[OptionValue, ...] = (),
        book: str = "",
    ) -> None:
        """Keep what a sentence needs."""
        super().__init__(f"{trouble.value}: {where} {found}".strip())
        self.trouble = trouble
        self.where = where
        self.found = found
        self.allowed = allowed
        self.book = book


@dataclass(frozen=True, slots=True)
class HouseSet:
    """House rules under a name.

    Attributes:
        name: as the user called them.
        book: the id of the rule book they belong to.
        options: what differs from the book, with the options this version does not know.
    """

    name: str
    book: str
    options: Mapping[str, OptionValue]

    @property
    def unknown(self) -> tuple[str, ...]:
        """Return the keys that the book of this version does not have."""
        return unknown_options(self.book, self.options)


@dataclass(frozen=True, slots=True)
class Store:
    """The user's file of house rules, as read.

    Attributes:
        sets: the usable ones in their order.
        others: entries this version cannot use, for example of a book it does not know; written back.
        set_aside: where a damaged file was put; None: it was sound or absent.
        lost: the file is there but could not be read, nor set aside.
        newer: a later version wrote it; it is left as it is, and nothing can be saved.
    """

    sets: tuple[HouseSet, ...] = ()
    others: tuple[Any, ...] = ()
    set_aside: Path | None = None
    lost: bool = False
    newer: bool = False


def unknown_options(book: str, options: Mapping[str, OptionValue]) -> tuple[str, ...]:
    """Return the keys that a book does not have."""
    known = {option.key for option in rule_set(book).options}
    return tuple(key for key in options if key not in known)


def different(book: str, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Return the options without those that stand as the book has them."""
    defaults = {option.key: option.default for option in rule_set(book).options}
    return {
        key: value
        for key, value in options.items()
        if key not in defaults or value != defaults[key] or type(value) is not type(defaults[key])
    }


def same(book: str, left: Mapping[str, OptionValue], right: Mapping[str, OptionValue]) -> bool:
    """Tell whether two choices are the same rules; 1 and True are not the same."""
    typed = [
        {key: (type(value), value) for key, value in different(book, options).items()}
        for options in (left, right)
    ]
    return typed[0] == typed[1]


def written(one: HouseSet) -> str:
    """Return the text of a file that holds one set."""
    entry = {MARK: ONE, "format": FORMAT, **_entry(one)}
    return json.dumps(entry, indent=1, ensure_ascii=False) + "\n"


def read_file(path: Path) -> HouseSet:
    """Return the house rules of a file.

    Raises:
        HouseFileError: it holds none; says what is wrong and where.
    """
    try:
        with path.open("rb") as file:
            content = file.read(LONGEST_FILE + 1)
    except OSError as error:
        raise HouseFileError(Trouble.UNREADABLE, error.strerror or str(error)) from error
    return read(content)


def read(content: bytes) -> HouseSet:
    """Return the house rules that `written` wrote.

    Raises:
        HouseFileError: they are not; says what is wrong and where.
    """
    raw = _json(content)
    if not isinstance(raw, dict) or raw.get(MARK) != ONE:
        raise HouseFileError(Trouble.FOREIGN)
    _check_format(raw)
    return _set_of(raw)


def load(path: Path) -> Store:
    """Read the user's file; a damaged one is renamed, a missing one is empty."""
    try:
        raw = _json(path.read_bytes())
        if not isinstance(raw, dict) or raw.get(MARK) != ALL or not isinstance(raw.get("sets"), list):
            raise HouseFileError(Trouble.FOREIGN)  # noqa: TRY301 - both ways lead to the same place
        _check_format(raw)
    except FileNotFoundError:
        return Store()
    except OSError:
        return Store(lost=True)
    except HouseFileError as error:
        if error.trouble is Trouble.NEWER:
            return Store(newer=True)
        aside = set_aside(path)
        return Store(set_aside=aside, lost=aside is None)
    sets: dict[tuple[str, str], HouseSet] = {}
    others: list[Any] = []
    for entry in raw["sets"]:
        try:
            one = _set_of(entry)
        except HouseFileError:
            others.append(entry)
        else:
            sets.setdefault((one.book, one.name), one)
    return Store(tuple(sets.values()), tuple(others))


def save(path: Path, sets: tuple[HouseSet, ...], others: tuple[Any, ...]) -> None:
    """Write the user's file whole.

    Raises:
        OSError: the folder or the file cannot be written.
    """
    entries = [*(_entry(one) for one in sets), *others]
    content = {MARK: ALL, "format": FORMAT, "sets": entries}
    write_whole(path, json.dumps(content, indent=1, ensure_ascii=False) + "\n")


def _entry(one: HouseSet) -> dict[str, Any]:
    return {"name": one.name, "rules": one.book, "options": dict(one.options)}


def _json(content: bytes) -> Any:  # noqa: ANN401 - JSON may be anything
    """Return what a text in JSON holds.

    Raises:
        HouseFileError: it is too long, no text, no JSON, or names something twice.
    """
    if len(content) > LONGEST_FILE:
        raise HouseFileError(Trouble.TOO_LONG)
    try:
        return json.loads(
            content.decode("utf-8-sig"), object_pairs_hook=_without_doubles, parse_constant=_no_constant
        )
    except UnicodeDecodeError as error:
        raise HouseFileError(Trouble.NOT_TEXT, str(error.start + 1)) from error
    except json.JSONDecodeError as error:
        raise HouseFileError(Trouble.NOT_JSON, f"{error.lineno}:{error.colno}") from error
    # Brackets within brackets without end, or a number with thousands of digits.
    except (RecursionError, OverflowError) as error:
        raise HouseFileError(Trouble.FOREIGN) from error
    except ValueError as error:
        if isinstance(error, HouseFileError):
            raise
        raise HouseFileError(Trouble.FOREIGN) from error


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    held: dict[str, Any] = {}
    for key, value in pairs:
        if key in held:
            raise HouseFileError(Trouble.TWICE, key)
        held[key] = value
    return held


def _no_constant(name: str) -> NoReturn:
    raise HouseFileError(Trouble.WRONG_KIND, name)


def _check_format(raw: dict[str, Any]) -> None:
    number = _field(raw, "format", int)
    if number > FORMAT:
        raise HouseFileError(Trouble.NEWER, found=str(number), allowed=(FORMAT,))
    if number < 1:
        raise HouseFileError(Trouble.WRONG_KIND, "format")


def _field(raw: dict[str, Any], name: str, kind: type) -> Any:  # noqa: ANN401 - of the kind asked for
    if name not in raw:
        raise HouseFileError(Trouble.MISSING, name)
    if not isinstance(raw[name], kind) or isinstance(raw[name], bool):
        raise HouseFileError(Trouble.WRONG_KIND, name)
    return raw[name]


def _set_of(raw: object) -> HouseSet:
    if not isinstance(raw, dict):
        raise HouseFileError(Trouble.FOREIGN)
    entry = cast("dict[str, Any]", raw)
    book: str = _field(entry, "rules", str)
    name = clean_name(_field(entry, "name", str))
    options: dict[str, Any] = _field(entry, "options", dict)
    if not name or len(name) > LONGEST_NAME:
        raise HouseFileError(Trouble.NAME)
    if book not in SCORED:
        raise HouseFileError(Trouble.UNKNOWN_BOOK, found=book)
    known = {option.key: option for option in rule_set(book).options}
    for key, value in options.items():
        if not isinstance(value, str | int) or not _can_be_written(f"{key}{value}"):
            raise HouseFileError(Trouble.WRONG_KIND, key, book=book)
        if key in known:
            _check_value(book, known[key], value)
    return HouseSet(name, book, different(book, options))


def clean_name(name: str) -> str:
    """Return a name in one line, without what cannot be seen."""
    return "".join(letter if letter.isprintable() else " " for letter in " ".join(name.split())).strip()


def _can_be_written(text: str) -> bool:
    """Tell whether a text is more than half a character, as JSON may hold it."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _check_value(book: str, option: Option, value: OptionValue) -> None:
    try:
        house_rules((option,), {option.key: value})
        too_high = option.any_number and isinstance(value, int) and value > LARGEST_NUMBER
    except UnknownOptionError:
        too_high = True
    if too_high:
        raise HouseFileError(
            Trouble.WRONG_VALUE, option.key, found=str(value), allowed=option.values, book=book
        )
