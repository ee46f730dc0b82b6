"""The rule books. `rule_set` builds the rule set of an id for given house rules.

A book is added to the program in one place, `_PRINTED`; `with_book` adds one from outside for a while.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache, lru_cache
from importlib import import_module
from typing import Any, Final

from peling.rules.registry import Registry
from peling.rules.rulebook import RuleBook
from peling.rules.ruleset import OptionValue, RuleSet, UnknownOptionError

_PRINTED: Final = {
    "pung-chow": "pung_chow",
    "pung-chow-limit": "pung_chow",
    "how-to-play": "how_to_play",
    "four-winds": "four_winds",
    "fenghua": "fenghua",
}
"""The package of each rule set; it is imported when one of its rule sets is first asked for."""
RULE_SETS: Final = tuple(_PRINTED)
"""The ids of the rule sets that come with the program, in the order in which they are offered."""

_KINDS: Final = (str, int)
"""The kinds of values that options have."""

_added: Final[Registry[RuleBook]] = Registry()


class UnknownRulesError(ValueError):
    """There is no rule set with this id. The message names it."""


def rule_set_ids() -> tuple[str, ...]:
    """Return the ids of all rule sets there are, in the order in which they are offered."""
    return (*RULE_SETS, *_added)


def rule_book(rules_id: str) -> RuleBook:
    """Return what is known of a rule set before house rules are chosen.

    Raises:
        UnknownRulesError: no such rule set.
    """
    if rules_id in _added:
        return _added[rules_id]
    if rules_id not in _PRINTED:
        known = ", ".join(rule_set_ids())
        raise UnknownRulesError(f"there is no rule set {rules_id!r}; there is: {known}")
    return _printed(rules_id)


@cache
def _printed(rules_id: str) -> RuleBook:
    books: tuple[RuleBook, ...] = import_module(f"{__name__}.{_PRINTED[rules_id]}.book").RULE_BOOKS
    return next(book for book in books if book.id == rules_id)


def rule_set(rules_id: str, options: Mapping[str, object] | None = None) -> RuleSet:
    """Return the rule set of an id for these house rules; equal requests get the same object.

    Raises:
        UnknownRulesError: no such rule set.
        UnknownOptionError: an option or a value that the book does not have.

    >>> rule_set("pung-chow").title
    'Pung Chow, without a limit'
    """
    book = rule_book(rules_id)
    chosen = {} if options is None else options
    for key, value in chosen.items():
        if not isinstance(value, _KINDS):
            raise UnknownOptionError(f"option {key!r} cannot be of this kind")
    # True and 1 are equal to a cache and different to a book, so the type is part of the key.
    return _chosen(book.id, tuple(chosen.items()), tuple(map(type, chosen.values())))


@lru_cache(maxsize=256)
def _chosen(rules_id: str, options: tuple[tuple[str, OptionValue], ...], types: tuple[type, ...]) -> RuleSet:
    """Return the rule set of options in any order: those who ask a thousand times ask in the same one."""
    typed = ((key, kind, value) for (key, value), kind in zip(options, types, strict=True))
    return _built(rules_id, tuple(sorted(typed)))


@lru_cache(maxsize=64)
def _built(rules_id: str, chosen: tuple[tuple[str, type, OptionValue], ...]) -> RuleSet:
    return rule_book(rules_id).build({key: value for key, _, value in chosen})


def examples(rules_id: str) -> dict[str, Any]:
    """Return the examples of a rule set as its file has them: ``"hands"`` and ``"cases"``.

    Raises:
        UnknownRulesError: no such rule set.
    """
    found: dict[str, Any] = json.loads(rule_book(rules_id).examples.read_text(encoding="utf-8"))
    return found


@contextmanager
def with_book(book: RuleBook) -> Iterator[None]:
    """Let a rule set from outside stand behind those of the program until the block ends.

    Raises:
        ValueError: there is a rule set with this id.
    """
    if book.id in RULE_SETS:
        raise ValueError(f"the rule set {book.id!r} comes with the program already")
    try:
        with _added.added(book.id, book):
            yield
    finally:
        _chosen.cache_clear()
        _built.cache_clear()
