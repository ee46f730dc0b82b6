"""Read and write named house rules: one in a file to give away, all of them in the user's own file.

Both are JSON with a mark, so that a foreign file is known as one, and a format number. Options that this
version does not know (of a later version) are kept and written back; everything else that is wrong is named.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Any, Final, cast

from peling.rulebooks import rule_set, rule_set_ids
from peling.rules.ruleset import Option, OptionValue
from peling_app.books.house_rules import (
    LARGEST_NUMBER,
    LONGEST_NAME,
    HouseFileError,
    HouseRulesTrouble,
    HouseSet,
    clean_name,
    different,
    takes,
)
from peling_app.platform.json_text import JsonFault, JsonTextError, write_json
from peling_app.platform.own_file import HOUSE_RULES
from peling_app.platform.user_file import MARK, Kind, UserFile, merged_entries, read_given

FILE_NAME: Final = "house-rules.json"
FORMAT: Final = 1
ALL: Final = "house-rule-sets"
LONGEST_FILE: Final = 200_000
"""Bytes; a file of house rules has some hundred."""
LONGEST_STORE: Final = 4_000_000
"""Bytes of the user's own file; so there is room for some thousand sets."""


@dataclass(frozen=True, slots=True)
class Store:
    """The user's file of house rules.

    Attributes:
        sets: the usable ones in their order.
        others: entries this version cannot use, for example of a book it does not know; written back.
    """

    sets: tuple[HouseSet, ...] = ()
    others: tuple[Any, ...] = ()


def written(one: HouseSet) -> str:
    """Return the text of a file that holds one set."""
    entry = {MARK: HOUSE_RULES, "format": FORMAT, **_entry(one)}
    return write_json(entry)


def read_file(path: Path) -> HouseSet:
    """Return the house rules of a file that somebody chose.

    Raises:
        HouseFileError: it holds none; says what is wrong and where.
    """
    try:
        raw = read_given(path, LONGEST_FILE, HOUSE_RULES)
    except JsonTextError as error:
        raise HouseFileError(_TROUBLES.get(error.fault, HouseRulesTrouble.FOREIGN), error.where) from error
    _check_format(raw)
    return _set_of(raw)


_TROUBLES: Final = {
    JsonFault.UNREADABLE: HouseRulesTrouble.UNREADABLE,
    JsonFault.TOO_LONG: HouseRulesTrouble.TOO_LONG,
    JsonFault.NOT_TEXT: HouseRulesTrouble.NOT_TEXT,
    JsonFault.NOT_JSON: HouseRulesTrouble.NOT_JSON,
    JsonFault.TWICE: HouseRulesTrouble.TWICE,
    JsonFault.NO_VALUE: HouseRulesTrouble.WRONG_KIND,
}
"""What is wrong with a file that is no JSON of ours; else it is a foreign one."""


def store_file(path: Path) -> UserFile[Store]:
    """Return the user's file at a path."""
    return UserFile(path, KIND)


def _store(raw: dict[str, Any]) -> tuple[Store, tuple[str, ...]]:
    """Return the sets of the user's file; entries that are none are kept as they are.

    Raises:
        HouseFileError: it holds no list of sets.
    """
    sets: dict[tuple[str, str], HouseSet] = {}
    others: list[Any] = []
    for entry in _field(raw, "sets", list):
        try:
            one = _set_of(entry)
        except HouseFileError:
            others.append(entry)
        else:
            sets.setdefault((one.book, one.name), one)
    return Store(tuple(sets.values()), tuple(others)), ()


def _entries(store: Store) -> dict[str, object]:
    return {"sets": [*(_entry(one) for one in store.sets), *store.others]}


def _merged(base: Store, mine: Store, theirs: Store) -> Store:
    """Return the sets of the file with those that were saved, renamed or deleted in this window.

    Where another window has saved other rules under the same name meanwhile, both stay: those of the other
    window get a name with a number.
    """
    before, ours, there = ({(s.book, s.name): s for s in one.sets} for one in (base, mine, theirs))
    held = merged_entries(before, ours, there)
    for key, one in there.items():
        if key in held and held[key] != one and before.get(key) not in (one, held[key]):
            other = replace(one, name=_free_name(one.name, {name for book, name in held if book == one.book}))
            held[one.book, other.name] = other
    return Store(tuple(held.values()), theirs.others)


def _free_name(name: str, taken: AbstractSet[str]) -> str:
    """Return a name with a number that is not taken."""
    for number in count(2):
        ending = f" ({number})"
        free = f"{name[: LONGEST_NAME - len(ending)].rstrip()}{ending}"
        if free not in taken:
            return free
    raise AssertionError("numbers have no end")


def _entry(one: HouseSet) -> dict[str, Any]:
    return {"name": one.name, "rules": one.book, "options": dict(one.options)}


def _check_format(raw: dict[str, Any]) -> None:
    number = _field(raw, "format", int)
    if number > FORMAT:
        raise HouseFileError(HouseRulesTrouble.NEWER, found=str(number), allowed=(FORMAT,))
    if number < 1:
        raise HouseFileError(HouseRulesTrouble.WRONG_KIND, "format")


KIND: Final = Kind("house-sets", Store(), FORMAT, LONGEST_STORE, _store, _entries, _merged, ALL)
"""The user's own file."""


def _field(raw: dict[str, Any], name: str, kind: type) -> Any:  # noqa: ANN401 - of the kind asked for
    if name not in raw:
        raise HouseFileError(HouseRulesTrouble.MISSING, name)
    if not isinstance(raw[name], kind) or isinstance(raw[name], bool):
        raise HouseFileError(HouseRulesTrouble.WRONG_KIND, name)
    return raw[name]


def _set_of(raw: object) -> HouseSet:
    if not isinstance(raw, dict):
        raise HouseFileError(HouseRulesTrouble.FOREIGN)
    entry = cast("dict[str, Any]", raw)
    book: str = _field(entry, "rules", str)
    name = clean_name(_field(entry, "name", str))
    options: dict[str, Any] = _field(entry, "options", dict)
    if not name or len(name) > LONGEST_NAME:
        raise HouseFileError(HouseRulesTrouble.NAME)
    if book not in rule_set_ids():
        raise HouseFileError(HouseRulesTrouble.UNKNOWN_BOOK, found=book)
    known = {option.key: option for option in rule_set(book).options}
    for key, value in options.items():
        if not isinstance(value, str | int):
            raise HouseFileError(HouseRulesTrouble.WRONG_KIND, key, book=book)
        if key in known:
            _check_value(book, known[key], value)
    return HouseSet(name, book, different(book, options))


def _check_value(book: str, option: Option, value: OptionValue) -> None:
    too_high = option.any_number and isinstance(value, int) and value > LARGEST_NUMBER
    if too_high or not takes(book, option, value):
        raise HouseFileError(
            HouseRulesTrouble.WRONG_VALUE, option.key, found=str(value), allowed=option.values, book=book
        )
