"""Every ruling of every book can be shown: question, readings, decision, reason, and its house rule."""

from __future__ import annotations

import pytest

from peling.rulebooks import SCORED, rule_set


@pytest.mark.parametrize("book", SCORED)
def test_a_ruling_with_a_house_rule_names_it(book: str) -> None:
    rules = rule_set(book)
    assert {ruling.option for ruling in rules.rulings if ruling.option} <= {
        option.key for option in rules.options
    }


@pytest.mark.parametrize("book", SCORED)
def test_a_house_rule_belongs_to_a_ruling_or_a_rule(book: str) -> None:
    rules = rule_set(book)
    known = {ruling.id for ruling in rules.rulings} | {entry.id for entry in rules.entries}
    known |= {item.id for item in rules.items}
    assert {option.source for option in rules.options} <= known


@pytest.mark.parametrize("book", SCORED)
def test_every_ruling_has_two_readings_a_decision_and_a_reason(book: str) -> None:
    for ruling in rule_set(book).rulings:
        assert ruling.question, ruling.id
        assert len(ruling.readings) >= 2, ruling.id
        assert ruling.decision, ruling.id
        assert ruling.why, ruling.id
