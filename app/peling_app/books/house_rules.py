"""Say what house rules are: options that differ from a book, sets of them by name, what can be wrong."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from peling.rulebooks import rule_set
from peling.rules.ruleset import Option, OptionValue, UnknownOptionError, house_rules

LONGEST_NAME: Final = 40
LARGEST_NUMBER: Final = 1_000_000
"""The largest free number of an option, as its field in the dialog takes it."""

FREE_STEP: Final = 100
"""Points from one free number to the next that is usual."""


def another_number(option: Option, now: OptionValue) -> int:
    """Return where to begin when another number than an option names is wanted: with what stands, or above.

    A number that the option names would stand in the field for those.

    >>> from peling.rulebooks import rule_set
    >>> limit = next(one for one in rule_set("pung-chow-limit").options if one.key == "limit")
    >>> [another_number(limit, now) for now in (300, 600, "none", 352)]
    [500, 700, 500, 352]
    """
    usual = [value for value in option.values if type(value) is int]  # bool is not meant
    number = now if type(now) is int else usual[0]
    while number in usual:
        number += FREE_STEP
    return number


def takes(book: str, option: Option, value: OptionValue) -> bool:
    """Return whether a value can be played by: the option allows it, and so does the book as a whole.

    >>> from peling.rulebooks import rule_set
    >>> limit = next(one for one in rule_set("pung-chow-limit").options if one.key == "limit")
    >>> [takes("pung-chow-limit", limit, value) for value in (350, 352, "none", "much")]
    [False, True, True, False]
    """
    try:
        house_rules((option,), {option.key: value})
        # Only a free number is more than the option knows of; every other value the book has named itself.
        if value not in option.values:
            rule_set(book, {option.key: value})
    except UnknownOptionError:
        return False
    return True


def multiple_of(book: str, option: Option) -> int:
    """Return of what a free number of an option has to be a multiple: 1 where any number can be played by."""
    odd = 1009
    return next(one for one in (1, 2, 4) if takes(book, option, one * odd))


class HouseRulesTrouble(StrEnum):
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
        trouble: HouseRulesTrouble,
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


def unknown_options(book: str, options: Mapping[str, OptionValue]) -> tuple[str, ...]:
    """Return the keys that a book does not have."""
    known = {option.key for option in rule_set(book).options}
    return tuple(key for key in options if key not in known)


def usable_house_rules(book: str, chosen: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Return the options that the book knows, with values it allows; settings may be of another version."""
    known = {option.key: option for option in rule_set(book).options}
    return {key: value for key, value in chosen.items() if key in known and takes(book, known[key], value)}


def different(book: str, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Return the options without those that stand as the book has them."""
    defaults = {option.key: option.default for option in rule_set(book).options}
    return {
        key: value
        for key, value in options.items()
        if key not in defaults or value != defaults[key] or type(value) is not type(defaults[key])
    }


def same(book: str, left: Mapping[str, OptionValue], right: Mapping[str, OptionValue]) -> bool:
    """Return whether two choices are the same rules; 1 and True are not the same."""
    typed = [
        {key: (type(value), value) for key, value in different(book, options).items()}
        for options in (left, right)
    ]
    return typed[0] == typed[1]


def clean_name(name: str) -> str:
    """Return a name in one line, without what cannot be seen."""
    return "".join(letter if letter.isprintable() else " " for letter in " ".join(name.split())).strip()
