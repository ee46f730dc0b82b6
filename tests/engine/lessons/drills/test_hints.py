"""What a question says before it is answered: each has hints, and those that all of a sort have."""

from __future__ import annotations

import random

import pytest

from peling.lessons import drills
from peling.lessons.drills.catalogue import KINDS
from peling.rulebooks import RULE_SETS, rule_set

HINTS = {
    "claim": ("who-discarded", "count-in-hand", "win-from-anybody"),
    "first": ("win-pung-chow", "count-from-the-discarder"),
}


@pytest.mark.thorough
@pytest.mark.parametrize("book", RULE_SETS)
def test_every_question_has_hints(book: str) -> None:
    rules = rule_set(book)
    for kind in drills.kinds(rules):
        for level in drills.levels(kind, rules):
            asked = drills.question(kind, rules, level, random.Random(level))
            hints = tuple(hint.id for hint in asked.hints)
            assert hints, (kind, level)
            assert hints == HINTS.get(kind, hints)


def test_the_kinds_of_which_the_hints_are_known_exist() -> None:
    assert set(HINTS) <= set(KINDS)
