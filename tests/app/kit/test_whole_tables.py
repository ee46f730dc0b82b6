"""A table of sentences for the members of an enumeration has one for each: a missing one stops a page."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from enum import Enum
from typing import Final

import pytest

import peling_app
from peling_app.kit.words.drill_kinds import kind_name
from peling_app.kit.words.marks import Sentences

PARTLY: Final = {
    "peling_app.play.habits.words.named.habit_said": "mistakes of no kind make no habit",
    "peling_app.play.review.words.review._WITHOUT_TILE": "other fates have a tile or need none",
    "peling_app.play.table.words.moments.called": "nobody calls a pair",
    "peling_app.shell.words.refused.refused": "a page that shows that it has nothing says nothing",
    "peling_app.shell.words.keys.place": "keys that work everywhere or on a page with a heading of its own",
}
"""Tables that are asked for some members alone, with the reason."""


def tables() -> Iterator[tuple[str, type[Enum], set[Enum]]]:
    """Yield each table of sentences by members of an enumeration, with what it has."""
    for module in pkgutil.walk_packages(peling_app.__path__, "peling_app."):
        if ".words" not in module.name:
            continue
        for name, value in vars(importlib.import_module(module.name)).items():
            if isinstance(value, Sentences) and value:
                kinds = {type(key) for key in value}
                (kind, *others) = kinds
                if not others and issubclass(kind, Enum):
                    yield f"{module.name}.{name}", kind, set(value)


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize(("name", "kind", "has"), [pytest.param(*one, id=one[0]) for one in tables()])
def test_no_member_is_without_words(name: str, kind: type[Enum], has: set[Enum]) -> None:
    assert (set(kind) == has) or name in PARTLY, sorted(str(one) for one in set(kind) - has)


def test_of_an_id_without_words_it_is_said_which_table_lacks_them() -> None:
    with pytest.raises(
        KeyError, match=r"no words for 'juggling' in the table of 'Drills' with 'Is it complete\?'"
    ):
        kind_name("juggling")
