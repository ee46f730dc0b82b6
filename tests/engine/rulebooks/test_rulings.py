"""Every ruling and house rule of every book is kept: positions on either side of the line it draws."""

from __future__ import annotations

from collections import defaultdict

import pytest

from peling.rulebooks import RULE_SETS, rule_set
from tests.engine.rulebooks.suite import Ruling, by_book, of_each_book
from tests.every_case import every

BOOKS = of_each_book("rulings", tuple)


@every(
    "rules_id, position",
    by_book(
        (rules_id, f"{position[0]}-{number}", position)
        for rules_id, positions in BOOKS.items()
        for number, position in enumerate(positions)
    ),
)
def test_the_ruling_is_kept(rules_id: str, position: Ruling) -> None:
    ruling, got, expected = position
    assert got() == expected, f"{ruling} of {rules_id}"


@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_every_ruling_has_positions_on_either_side(rules_id: str) -> None:
    sides: dict[str, list[object]] = defaultdict(list)
    for ruling, _, expected in BOOKS[rules_id]:
        if expected not in sides[ruling]:
            sides[ruling].append(expected)
    assert set(sides) == {ruling.id for ruling in rule_set(rules_id).rulings}
    assert {ruling for ruling, expected in sides.items() if len(expected) < 2} == set()


@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_a_ruling_with_a_house_rule_names_it(rules_id: str) -> None:
    rules = rule_set(rules_id)
    assert {ruling.option for ruling in rules.rulings if ruling.option} <= {
        option.key for option in rules.options
    }


@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_a_house_rule_belongs_to_a_ruling_or_a_rule(rules_id: str) -> None:
    rules = rule_set(rules_id)
    known = {ruling.id for ruling in rules.rulings} | {entry.id for entry in rules.entries}
    known |= {item.id for item in rules.items}
    assert {option.source for option in rules.options} <= known


@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_every_ruling_has_two_readings_a_decision_and_a_reason(rules_id: str) -> None:
    for ruling in rule_set(rules_id).rulings:
        assert ruling.question, ruling.id
        assert len(ruling.readings) >= 2, ruling.id
        assert ruling.decision, ruling.id
        assert ruling.why, ruling.id
