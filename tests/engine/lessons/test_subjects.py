"""Every rule that a player can meet has a subject, and no subject of a book is empty."""

import pytest

from peling.lessons.drills.coverage import met
from peling.lessons.subjects import Subject, subjects
from peling.rulebooks import rule_set, rule_set_ids


@pytest.mark.parametrize("book", rule_set_ids())
def test_every_rule_has_a_subject(book: str) -> None:
    rules = rule_set(book)
    found = subjects(rules)
    assert set(found) == met(rules)
    assert set(found.values()) == set(Subject) - {Subject.TILES}
    assert all(found[item.id] is Subject.SCORING for item in rules.items if item.id in found)
