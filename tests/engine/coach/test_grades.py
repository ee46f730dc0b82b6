"""Grades go by what is lost, by how certain that is, and by what a win brings in the book."""

from __future__ import annotations

import pytest

from peling.coach.grades import Grade, grade, thresholds
from peling.coach.scale import PLAIN, scale
from peling.rulebooks import RULE_SETS


def test_each_grade_begins_at_its_threshold() -> None:
    rules = "pung-chow-limit"
    slip, mistake, grave = thresholds(rules)
    found = [grade(lost, 0.1, rules, first=False) for lost in (slip - 0.3, slip, mistake, grave)]
    assert found == [Grade.EQUAL, Grade.SLIP, Grade.MISTAKE, Grade.GRAVE]


def test_what_may_be_chance_is_about_equal_however_much_it_seems() -> None:
    rules = "pung-chow-limit"
    assert grade(20.0, 10.0, rules, first=False) is Grade.EQUAL
    assert grade(20.0, 9.9, rules, first=False) is Grade.GRAVE


def test_the_first_choice_is_the_best() -> None:
    assert grade(0.0, 0.0, "pung-chow", first=True) is Grade.BEST


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_rule_set_was_measured(rules: str) -> None:
    assert scale(rules) != PLAIN
    assert scale(rules).win > 0
    slip, mistake, grave = thresholds(rules)
    assert 0 < slip < mistake < grave


def test_thresholds_go_by_what_a_win_brings() -> None:
    by_win = sorted(RULE_SETS, key=lambda rules: scale(rules).win)
    graves = [thresholds(rules).grave for rules in by_win]
    assert graves == sorted(graves)
    assert graves[0] < graves[-1]


def test_an_unknown_rule_set_is_graded_as_the_plain_one() -> None:
    assert thresholds("nobody knows") == (1.0, 3.0, 8.0)
