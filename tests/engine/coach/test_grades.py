"""Grades go by what is lost, by how certain that is, and by what a win brings in the book."""

from __future__ import annotations

import pytest

from peling.advice.equities import Equity
from peling.coach.grades import Grade, grade, held_against, thresholds
from peling.coach.scale import PLAIN, scale
from peling.core.actions import Discard, SetOutBonus
from peling.core.tiles import tile
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
    assert thresholds("nobody knows") == (2.0, 4.0, 10.0)


def test_a_discard_is_held_against_a_discard_where_a_flower_is_laid_down_first() -> None:
    """Of a dragon discarded from an honours hand it was said that to lay down the flower was better."""
    flower = Equity(SetOutBonus(tile("Se4")), 87.5, 9.2, 0.34, 102.5)
    good = Equity(Discard(tile("D7")), 80.0, 9.5, 0.35, 102.5, 0.0, 7.0, 10.3, 1446)
    bad = Equity(Discard(tile("G")), 0.2, 11.4, 0.19, 90.8, 0.0, 87.3, 16.1, 500)
    assert held_against((flower, good, bad), bad.action) is good
    assert held_against((flower, bad), bad.action) is flower, "it is certain to be worse"
    assert held_against((good, flower, bad), flower.action) is good
