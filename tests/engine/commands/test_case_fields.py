"""Whatever is wrong with a case, the answer names a field that the case has or should have.

Each example of each book is spoilt in every place, by leaving a field out and by values that do not fit.
"""

from __future__ import annotations

import json
import re
from functools import partial
from typing import Any, Final

import pytest

from peling.commands.cases import answer_case
from peling.commands.score import answer
from peling.core.scoring import InvalidHandError
from peling.positions.fields import Fields
from peling.rulebooks import RULE_SETS, rule_book, rule_set
from peling.rules.ruleset import RuleSet
from tests.engine.spoilt_records import ODD, mark_of_readings, places, read_or_refused, spoilt

ANSWERED: Final = {
    "pung-chow": "b1df9d8a14ed",
    "pung-chow-limit": "c3aa75cf4de3",
    "how-to-play": "3df3af086816",
    "four-winds": "34a3debce6dc",
    "fenghua": "0dfb1843e95c",
}
"""Marks of all answers and errors; what the commands answer stays as it is within a minor version."""
PLACE: Final = re.compile(r"[^.\[\]]+")


def cases(book: str) -> list[dict[str, Any]]:
    """Return the cases of a book, one of each kind with each set of fields."""
    every = json.loads(rule_book(book).examples.read_text(encoding="utf-8")).get("cases", [])
    unlike = {(case["kind"], *sorted(case["given"])): case for case in every}
    return list(unlike.values())


KNOWN: Final = {str(place[-1]) for book in RULE_SETS for case in cases(book) for place in places(case)}
"""The fields that some case of some book has."""


def names_a_place(field: str, case: object) -> bool:
    """Return whether a field is in a case, or is one of the fields that such cases have and missing there."""
    for name in PLACE.findall(field):
        if isinstance(case, dict) and name in case:
            case = case[name]
        elif isinstance(case, list) and name.isdigit() and int(name) < len(case):
            case = case[int(name)]
        else:
            return isinstance(case, dict) and name in KNOWN and field.endswith(name)
    return True


def trouble(case: dict[str, Any], rules: RuleSet) -> tuple[str, str] | None:
    """Return the field that is wrong and what is wrong with it; None: the case was answered."""
    found = read_or_refused(lambda: answer_case(Fields(case), rules))
    return (found.field, found.detail) if isinstance(found, InvalidHandError) else None


@pytest.mark.parametrize("book", RULE_SETS)
def test_what_is_wrong_with_a_case_is_said_of_one_of_its_fields(book: str) -> None:
    rules = rule_set(book)
    every = []
    for case in cases(book):
        for path in places({"kind": case["kind"], "given": case["given"]}):
            for odd in ODD:
                changed = spoilt(case, path, odd)
                found = read_or_refused(partial(answer_case, Fields(changed), rules))
                every.append(found)
                if isinstance(found, InvalidHandError):
                    assert found.detail
                    assert names_a_place(found.field, changed), (found, changed)
    assert sum(isinstance(found, InvalidHandError) for found in every) > 100
    assert mark_of_readings(every) == ANSWERED[book]


BOUNDS: Final = {
    "break dice": (1, 6),
    "break throws": (2, 12),
    "break total": (4, 24),
    "counters sticks": (0, 10**6),
    "dice-seat throw": (2, 12),
    "first-banker throw": (2, 12),
    "hand-size kongs": (0, 4),
    "reserve fours": (0, 16),
    "settlement scores": (0, 10**12),
    "wall-end tiles_left": (0, 144),
    "wash-value heads": (0, 14),
    "wind-box box_position": (1, 4),
    "wind-box first_throw": (2, 12),
    "wind-box second_throw": (2, 12),
}
"""The least and the greatest number that a case may have in a place."""


def test_a_number_in_a_case_has_bounds_and_they_are_named() -> None:
    found: dict[str, tuple[str, ...]] = {}
    for book in RULE_SETS:
        for case in cases(book):
            for path in places({"given": case["given"]}):
                refused = trouble(spoilt(case, path, 10**15), rule_set(book))
                if refused and (bounds := re.search(r"must be from (-?\d+) to (\d+)", refused[1])):
                    place = f"{case['kind']} {path[1]}"
                    assert found.setdefault(place, bounds.groups()) == bounds.groups()
    assert {place: (int(low), int(high)) for place, (low, high) in found.items()} == BOUNDS


@pytest.mark.parametrize("book", RULE_SETS)
def test_a_case_that_names_no_rules_is_answered_by_those_that_stand_around_it(book: str) -> None:
    for case in cases(book):
        plain = {name: value for name, value in case.items() if name != "rules"}
        named = {**plain, "rules": book}
        assert answer(plain, book) == answer(named) == answer(named, RULE_SETS[book == RULE_SETS[0]])
        assert answer(plain)["valid"] is False


def test_where_both_throws_are_given_their_total_is_not_asked() -> None:
    case = {"rules": "how-to-play", "kind": "break", "given": {"throws": [4, 5], "flowers": False}}
    both = {**case, "given": {**case["given"], "total": 20}}  # type: ignore[dict-item]
    assert answer(both) == answer(case)
    assert answer(case)["breaker"] == "N", "the fourth from East"
