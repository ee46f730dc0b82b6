"""What is said of a wrong answer to a question with cards: nothing that is not so."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from peling.lessons import drills, faults
from peling.lessons.drills import Choose, Question, State, Stated
from peling.lessons.faults.picks import NONE
from peling.rulebooks import RULE_SETS, rule_set
from tests.by_day import each_once


def asked(book: str, kind: str, number: int) -> Iterator[Question]:
    """Yield questions of a kind, of all levels."""
    rules = rule_set(book)
    for seed in range(number):
        yield drills.question(kind, rules, seed % 5 + 1, Random(seed))


def topics(fault: faults.Fault) -> set[str]:
    """Return what is said of it."""
    return {why.topic for why in (*fault.why, *fault.more) if isinstance(why, Stated)}


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize(("book", "kind"), each_once(list(RULE_SETS), ["claim", "limit"]))
def test_that_something_is_right_is_said_only_of_nothing_and_only_where_it_is_so(
    book: str, kind: str
) -> None:
    """Where nothing is right, that something was chosen is the whole error."""
    rules = rule_set(book)
    seen = set()
    for question in asked(book, kind, 20):
        assert isinstance(question.form, Choose)
        (right, *_) = question.solutions
        assert isinstance(right, list)
        wrong = [choice.id for choice in question.form.choices if choice.id not in right]
        found = faults.of_question(question, wrong, rules)
        assert [fault.part for fault in found if fault.state is State.WRONG] == wrong
        for fault in found:
            says = topics(fault) & {"something-is", "a-great-hand", "nothing-allowed", "no-great-hand"}
            assert not says or fault.part == NONE, (question.key, fault)
        assert (NONE in {fault.part for fault in found}) is (right != [NONE])
        seen.add(right == [NONE])
        if right == [NONE]:
            (nothing,) = faults.of_question(question, [], rules)
            assert not any(topic.startswith("item-") for topic in topics(nothing)), question.key
    assert seen == {True, False}


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("book", RULE_SETS)
def test_of_a_claim_that_comes_too_late_it_is_said_that_the_discard_is_dead(book: str) -> None:
    rules = rule_set(book)
    late = [one for one in asked(book, "claim", 40) if one.topic == "claim-late"]
    for question in late:
        if question.solutions == ([NONE],) and not rules.course.late_claims:
            for fault in faults.of_question(question, ["pung"], rules):
                assert "discard-is-dead" in topics(fault)
                assert [noted.tile for noted in fault.tiles] == [question.fact("tile")]
                assert all(noted.good is False for noted in fault.tiles)
    assert late
