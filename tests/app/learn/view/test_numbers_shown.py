"""Whoever asks for the answer to a number sees the number: in lessons, and in drills."""

from __future__ import annotations

import pytest

from peling.lessons.drills.question import Count
from peling_app.learn.model.lessons import CourseModel
from peling_app.learn.session import LearnSession
from peling_app.learn.view.learn_page import LearnPage
from tests.app.learn.tries.wrong_answers import wrong_answers


@pytest.mark.usefixtures("english")
def test_the_number_is_shown_on_every_page_that_asks_for_one() -> None:
    model = CourseModel(LearnSession(new_seed=lambda: 1))
    model.open("pung-chow")
    seen = 0
    for one in model.pages:
        model.open_page(one.id)
        asked = model.task.asked
        if asked is None or not isinstance(asked.question.form, Count):
            continue
        model.task.solve(next(iter(wrong_answers(asked.question, 1))))
        model.task.check()
        (right,) = asked.question.solutions
        assert model.task.number_verdict == "Not this"
        model.task.show_solution()
        assert model.task.number_verdict == f"Right is {right}", one.id
        seen += 1
    assert seen > 10


@pytest.mark.thorough
def test_the_number_stands_at_its_field_in_a_lesson(page: LearnPage) -> None:
    page.open("course:pung-chow")
    model, shown = page.course.model, page.course.task.area.number
    model.open_page("pc-tiles/4")
    model.task.write("number", "1")
    model.task.check()
    model.task.show_solution()
    assert shown.verdict.text() == "Right is 136"
    assert "Right is 136" in shown.field.accessibleName()


@pytest.mark.nightly  # by day in a lesson, above
def test_the_number_is_shown_in_a_drill_when_it_is_asked_for(page: LearnPage) -> None:
    page.open("drills")
    model = page.drills.model
    model.choose("away")
    assert model.asked is not None
    question = model.asked.question
    model.solve(next(iter(wrong_answers(question, 1))))
    model.check()
    (right,) = question.solutions
    number = page.drills.area.number
    assert number.verdict.text() == "Not this"
    model.show_me()
    assert number.verdict.text() == f"Right is {right}"
    assert f"Right is {right}" in number.field.accessibleName()
