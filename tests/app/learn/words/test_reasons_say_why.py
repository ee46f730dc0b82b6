"""What is said of an answer says why, and names everything as the question names it."""

from __future__ import annotations

import random

import pytest

from peling.lessons import drills
from peling.lessons.courses import course
from peling.lessons.drills import Choose, Count, Question, State
from peling.lessons.drills.makers.examples import exercises
from peling.lessons.faults.answers import of_question
from peling.lessons.model import AskTask
from peling.rulebooks import RULE_SETS, rule_set
from peling_app.learn.words import drills as words
from peling_app.learn.words import faults as fault_words
from tests.by_day import by_day


def why_right(question: Question) -> str:
    found = drills.explain(question, question.solutions[0])
    return " ".join(
        said for part in found.parts if part.state is State.RIGHT for said in words.why(question, part)
    )


@pytest.mark.parametrize("book", by_day({"four-winds", "fenghua"}, RULE_SETS))
def test_the_one_right_answer_about_a_rule_is_not_only_repeated(book: str) -> None:
    rules = rule_set(book)
    bare = set()
    for seed in range(120):
        question = drills.question("rule", rules, seed % 5 + 1, random.Random(seed))
        one = isinstance(question.form, Count) or (
            isinstance(question.form, Choose) and not question.form.several
        )
        if one and why_right(question).startswith("Right is"):
            bare.add(question.topic)
    assert bare == set()


def asked_on(book: str, page_id: str) -> Question:
    task = next(page.task for page in course(book).pages if page.id == page_id)
    assert isinstance(task, AskTask)
    return task.question(rule_set(book))


def test_a_hand_earns_each_line_under_its_own_title() -> None:
    question = asked_on("four-winds", "fw-points/2")
    (fault,) = of_question(question, 43, rule_set("four-winds"))
    said = " ".join(fault_words.said(fault, question))
    assert "Four cards 1 or 9, hidden" in said
    assert "Four cards 1 or 9, visible" in said


def test_a_rule_says_where_the_number_stands_that_is_asked_for() -> None:
    """Dots stood there, and it began as if the book had been cut: "… tiles, four each of 34 kinds"."""
    question = asked_on("pung-chow", "pc-tiles/4")
    for answer in (5, 137):
        said = [
            line
            for fault in of_question(question, answer, rule_set("pung-chow"))
            for line in fault_words.said(fault, question)
        ]
        assert any(line.startswith("[?] tiles, four each of 34 kinds") for line in said)
        assert not any("136" in line for line in said)


@pytest.mark.parametrize("book", RULE_SETS)
def test_a_slip_is_named_as_the_choice_names_it(book: str) -> None:
    for exercise in exercises(book):
        question = exercise.question
        if question.topic == "slip" and exercise.slip is not None and exercise.slip.how == "wrong-value":
            (right,) = question.solutions
            assert isinstance(right, list)
            title = words.choice(question, right[0]).rsplit(":", 1)[0]
            assert title in why_right(question), exercise.id


def test_right_and_wrong_numbers_together_are_the_numbers_that_count() -> None:
    question = asked_on("four-winds", "fw-extras/3")
    right = question.solutions[0]
    assert isinstance(right, dict)
    assert isinstance(question.form, drills.FillSheet)
    spared = next(line.id for line in question.form.lines if not right.get(line.id))
    said = words.verdict(question, drills.explain(question, {**right, spared: 1}))
    assert said == f"{len(right)} right, 1 wrong."
    missing = dict(list(right.items())[1:])
    said = words.verdict(question, drills.explain(question, missing))
    assert said == f"{len(right) - 1} right, 1 missing."
