"""A hand may be read in several ways of equal worth: the one nearest to an answer explains it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from peling.lessons import drills
from peling.lessons.drills import Question, State
from peling.lessons.drills.question import SUMS, TOTAL, Earned, Stated, Summed
from peling.lessons.faults import of_question
from peling.rulebooks import RULE_SETS, rule_set
from peling_app.learn.words import faults as fault_words
from tests.by_day import by_day

pytestmark = pytest.mark.usefixtures("english")


def read_in_several_ways(book: str, kind: str, tries: int) -> Iterator[Question]:
    rules = rule_set(book)
    for seed in range(tries):
        question = drills.question(kind, rules, 3 + seed % 3, random.Random(seed))
        if len(question.solutions) > 1:
            yield question


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("book", "tries"),
    by_day(
        {("fenghua", 75)},
        [("fenghua", 75), *((book, 150) for book in RULE_SETS)],
        several=True,
    ),
)
def test_every_right_answer_is_explained_by_its_own_reading(book: str, tries: int) -> None:
    """A hand counted by its second reading was explained by the lines of the first."""
    for kind in ("score", "limit"):
        for question in read_in_several_ways(book, kind, tries):
            for right in question.solutions:
                explained = drills.explain(question, right)
                assert explained.right
                for part in explained.parts:
                    for why in part.why:
                        if isinstance(why, Earned):
                            given = (
                                right.get(part.id, 0)
                                if isinstance(right, dict)
                                else int(part.id in str(right))
                            )
                            assert bool(why.times) is bool(given), (question.key, part.id)
                        if isinstance(why, Summed) and isinstance(right, dict):
                            assert why.right == right.get(part.id, 0), (question.key, part.id)


@pytest.mark.parametrize("book", by_day({"fenghua"}, RULE_SETS))
def test_an_answer_that_mixes_two_readings_is_said_to_mix_them(book: str) -> None:
    rules = rule_set(book)
    for question in read_in_several_ways(book, "score", 150):
        one, other = question.solutions[:2]
        assert isinstance(one, dict)
        assert isinstance(other, dict)
        mixed = {**other, **one}
        if mixed in (one, other):
            continue
        faults = of_question(question, mixed, rules)
        topics = {why.topic for fault in faults for why in fault.why if isinstance(why, Stated)}
        lines = [fault for fault in faults if fault.state is State.WRONG and fault.part not in SUMS]
        assert not lines or "line-too-often" in topics or "line-of-other-reading" in topics, (
            question.key,
            mixed,
        )
        for fault in faults:
            assert " ".join(fault_words.said(fault, question, more=True))


@pytest.mark.thorough
@pytest.mark.parametrize("book", by_day({"fenghua"}, RULE_SETS))
def test_a_wrong_sum_under_right_lines_is_not_said_to_rest_on_wrong_ones(book: str) -> None:
    rules = rule_set(book)
    for question in read_in_several_ways(book, "score", 150):
        for right in question.solutions:
            assert isinstance(right, dict)
            (fault,) = of_question(question, {**right, TOTAL: right[TOTAL] + 2}, rules)
            assert "sum-of-lines" not in {why.topic for why in fault.why if isinstance(why, Stated)}
