"""House rules as functions of a book take them: if nothing is said they are what the options say."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from typing import Any

import pytest

from peling import rulebooks
from peling.rulebooks.fenghua import book as fenghua
from peling.rulebooks.four_winds import book as four_winds
from peling.rulebooks.how_to_play import book as how_to_play
from peling.rulebooks.pung_chow import part_one, part_two

BOOKS = (part_one, part_two, how_to_play, four_winds, fenghua)


def houses() -> Iterator[type[Any]]:
    """Yield the classes of house rules in which everything has a default."""
    for found in pkgutil.walk_packages(rulebooks.__path__, "peling.rulebooks."):
        for name, kind in vars(importlib.import_module(found.name)).items():
            if name.endswith("House") and is_dataclass(kind) and kind.__module__ == found.name:
                assert isinstance(kind, type)
                if all(part.default is not MISSING for part in fields(kind)):
                    yield kind


@pytest.mark.parametrize("kind", list(houses()), ids=lambda kind: f"{kind.__module__}.{kind.__name__}")
def test_the_defaults_of_house_rules_are_those_of_the_book(
    kind: type[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[object] = []
    begin = kind.__init__

    def noted(self: object, *given: object, **named: object) -> None:
        begin(self, *given, **named)
        made.append(self)

    monkeypatch.setattr(kind, "__init__", noted)
    for book in BOOKS:
        book.rule_set({})
    assert made
    assert made[0] == kind()
