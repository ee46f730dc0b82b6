"""Every rule that a player can meet has a subject, and no subject of a book is empty."""

from random import Random

import pytest

from peling.lessons.drills import question
from peling.lessons.drills.coverage import met
from peling.lessons.subjects import Subject, subjects
from peling.rulebooks import RULE_SETS, rule_set, rule_set_ids
from tests.engine.kept_values import mark


@pytest.mark.parametrize("book", rule_set_ids())
def test_every_rule_has_a_subject(book: str) -> None:
    rules = rule_set(book)
    found = subjects(rules)
    assert set(found) == met(rules)
    assert set(found.values()) == set(Subject) - {Subject.TILES}
    assert all(found[item.id] is Subject.SCORING for item in rules.items if item.id in found)


@pytest.mark.parametrize("book", RULE_SETS)
def test_to_see_whether_a_hand_is_complete_is_no_claim(book: str) -> None:
    rules = rule_set(book)
    found = subjects(rules)
    asked = question("complete", rules, 1, Random(3)).asks
    assert {found[id_] for id_ in asked} == {Subject.COURSE}


@pytest.mark.parametrize("book", RULE_SETS)
def test_a_subject_has_the_rules_that_it_had(book: str) -> None:
    """How far somebody has come in a subject is reckoned from them."""
    assert mark({id_: subject.value for id_, subject in subjects(rule_set(book)).items()}) == OF[book]


OF = {
    "pung-chow": "79591d3f8267",
    "pung-chow-limit": "363574a115cd",
    "how-to-play": "d3902a52ec53",
    "four-winds": "72067ba5004f",
    "fenghua": "2610efc68143",
}
"""Marks of the subject of every rule, by book."""
