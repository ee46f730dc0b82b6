"""The kinds of drills: their ids stand in the files of learners, so none may be lost or renamed."""

from __future__ import annotations

import random

import pytest

from peling.core.tiles import Wind
from peling.lessons import drills
from peling.lessons.drills.makers import course_questions
from peling.lessons.drills.makers.liable_questions import NOBODY
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


@pytest.mark.thorough
@pytest.mark.parametrize("book", RULE_SETS)
def test_a_question_of_each_kind_is_of_that_kind(book: str) -> None:
    rules = rule_set(book)
    for kind in drills.kinds(rules):
        asked = drills.question(kind, rules, 1, random.Random(3))
        assert (asked.key.kind, asked.key.rules, asked.key.level) == (kind, book, 1)
        assert drills.again(asked.key, rules) == asked


@pytest.mark.thorough
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
    assert "liable" not in drills.kinds(rule_set("pung-chow-limit", {"pay_all": False}))
    for option in rule_set(book).options:
        for value in option.values[1:]:
            rules = rule_set(book, {option.key: value})
            if "liable" in drills.kinds(rules) and option.key in LIABILITIES:
                right = [
                    drills.question("liable", rules, 2, random.Random(n)).solutions[0] for n in range(12)
                ]
                assert any(answer != [NOBODY] for answer in right), (option.key, value)


def test_who_gave_the_tile_pays_for_all_where_a_house_rule_says_so() -> None:
    """Drills of payments had him pay double and the others once; of no rule of the book they gave reasons."""
    rules = rule_set("four-winds", {"discarder_pays_all": True})
    assert "liable" not in drills.kinds(rules)
    given = 0
    for seed in range(20):
        question = drills.question("pays", rules, 2, random.Random(seed))
        giver, right = dict(question.facts).get("from"), question.solutions[0]
        assert isinstance(right, dict)
        if isinstance(giver, Wind):
            assert {pair.split(">")[0] for pair in right} == {giver.value}
            given += 1
    assert given > 5


@pytest.mark.thorough
@pytest.mark.parametrize("level", [1, 3, 5])
def test_a_limit_that_cuts_every_hand_ends_the_search_for_one_that_it_does_not(level: int) -> None:
    rules = rule_set("pung-chow-limit", {"limit": 8})
    question = drills.question("exposing", rules, level, random.Random(level))
    assert question.solutions == (0,)
