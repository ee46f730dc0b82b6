"""Under every house rule a question is found or refused in a bounded number of tries."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from peling.lessons import drills
from peling.lessons.drills import makers
from peling.lessons.drills.hands import NoHandError, searching
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.ruleset import OptionValue

LIMITS = (4, 8, 12, 20, 24, 32, 40, 64, 100, 152, 300, 600, 1000, 4000)
SAMPLED = 3
"""So many house rules of a book are tried by day, drawn anew for each kind of drill."""


def house_rules(book: str) -> Iterator[dict[str, OptionValue]]:
    """Yield the book's own rules, each other value of a house rule alone, and all sorts of limits."""
    yield {}
    for option in rule_set(book).options:
        for value in (*option.values[1:], *(LIMITS if option.any_number else ())):
            yield {option.key: value}


def ask(book: str, kind: str, house: dict[str, OptionValue], level: int, seed: int) -> None:
    """Ask a question; that there is none of the sort is said by an error."""
    rules = rule_set(book, house)
    if kind in drills.kinds(rules):
        assert drills.question(kind, rules, level, random.Random(f"{house} {seed}")).solutions


@pytest.mark.parametrize("book", RULE_SETS)
def test_some_house_rules_leave_something_to_ask(book: str) -> None:
    every = list(house_rules(book))
    for number, kind in enumerate(drills.kinds(rule_set(book))):
        for house in random.Random(f"{book} {kind}").sample(every, min(SAMPLED, len(every))):
            ask(book, kind, house, 1 + number % 5, number)


@pytest.mark.nightly
@pytest.mark.parametrize("book", RULE_SETS)
def test_every_house_rule_leaves_something_to_ask(book: str) -> None:
    for house in house_rules(book):
        for kind in drills.kinds(rule_set(book, house)):
            for level in drills.levels(kind, rule_set(book, house)):
                ask(book, kind, house, level, level)


def test_a_search_ends() -> None:
    search = searching(rule_set("fenghua"), "what there is not")
    assert len(list(islice(search, 100))) == 100
    with pytest.raises(NoHandError, match="what there is not"):
        list(search)


def test_every_search_counts_its_tries() -> None:
    """A loop without an end that counts no tries has hung under a house rule three times."""
    loops = 0
    for path in sorted(Path(*makers.__path__).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.While):
                first = ast.unparse(node.body[0])
                assert first == "next(search)", f"{path.name}:{node.lineno}"
                loops += 1
    assert loops > 5


def test_what_is_not_found_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("peling.lessons.drills.hands.TRIES", 0)
    with pytest.raises(drills.UnknownDrillError, match="no question"):
        drills.question("waits", rule_set("pung-chow"), 3, random.Random(1))
