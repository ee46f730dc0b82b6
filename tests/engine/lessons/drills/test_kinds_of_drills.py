"""The kinds of drills: their ids stand in the files of learners, so none may be lost or renamed."""

from __future__ import annotations

import random

import pytest

from peling.lessons import drills
from peling.lessons.drills.makers import course_questions
from peling.lessons.drills.makers.pay_questions import NOBODY
from peling.lessons.drills.question import Choose, PickTiles
from peling.rulebooks import RULE_SETS, rule_set

EVERYWHERE = (
    "complete",
    "waits",
    "away",
    "claim",
    "why-not",
    "first",
    "exposing",
    "score",
    "limit",
    "pays",
    "wind",
    "rule",
)
LIABILITIES = {"pay_all", "liabilities", "discarder_pays_all", "limit"}
"""House rules that say whether a player may pay for all; the others only say when."""
SOMEWHERE = {"wild": {"fenghua"}, "liable": {"pung-chow-limit", "how-to-play", "fenghua"}}


@pytest.mark.parametrize("book", RULE_SETS)
def test_every_book_has_the_kinds_it_had(book: str) -> None:
    found = drills.kinds(rule_set(book))
    everywhere = tuple(kind for kind in found if kind not in SOMEWHERE)
    assert everywhere == EVERYWHERE, "a new kind is added to EVERYWHERE or SOMEWHERE; none may be lost"
    assert set(found) - set(EVERYWHERE) == {kind for kind, books in SOMEWHERE.items() if book in books}


@pytest.mark.parametrize("book", RULE_SETS)
def test_a_question_of_each_kind_is_of_that_kind(book: str) -> None:
    rules = rule_set(book)
    for kind in drills.kinds(rules):
        asked = drills.question(kind, rules, 1, random.Random(3))
        assert (asked.key.kind, asked.key.rules, asked.key.level) == (kind, book, 1)
        assert drills.again(asked.key, rules) == asked


@pytest.mark.parametrize("book", RULE_SETS)
def test_where_something_is_to_be_picked_something_is_right(book: str) -> None:
    """Among seven tiles was no one, nine, wind or dragon, and no answer could be given."""
    rules, key = rule_set(book), drills.Key("rule", book, (), 1, 1)
    for topic, make in course_questions.topics(rules).items():
        for seed in range(120):
            question = make(key, rules, random.Random(seed))
            if isinstance(question.form, Choose | PickTiles):
                assert all(question.solutions), (topic, seed)


@pytest.mark.parametrize("book", RULE_SETS)
def test_who_pays_for_all_is_asked_only_where_somebody_may(book: str) -> None:
    """Where a house rule does without the penalty, the search for a hand that brings it came to no end."""
    for option in rule_set(book).options:
        for value in option.values[1:]:
            rules = rule_set(book, {option.key: value})
            if "liable" in drills.kinds(rules) and option.key in LIABILITIES:
                right = [
                    drills.question("liable", rules, 2, random.Random(n)).solutions[0] for n in range(12)
                ]
                assert any(answer != [NOBODY] for answer in right), (option.key, value)
