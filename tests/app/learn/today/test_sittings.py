"""A sitting of drills: what is asked one after the other, its squares, and its end."""

from __future__ import annotations

import pytest

from peling.lessons.drills.question import Question
from peling_app.learn.view.drill_page import DrillPage
from tests.app.learn.test_drills_page import BOOK, page, settle, solve

__all__ = ["page"]


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("wide", [False, True])
def test_what_a_sitting_came_to_is_said_behind_its_last_question(page: DrillPage, wide: bool) -> None:
    """Where the kinds are a box there is no list of answers beside the question: it was never seen.

    The button said *Next question*, and twenty answers were gone.
    """
    page.resize(1440 if wide else 1024, 652)
    page.model.choose("away")
    page.model.marks = ("wrong", "part", *("right",) * 16)
    for last in (False, True):
        page.model.next()
        solve(page)
        page.go_on()
        settle()
        assert page.outcome.isVisible() is last
        assert page.look.next.text() == ("Begin another sitting" if last else "Next question")
        assert page.sitting.isVisible() is wide
    assert page.outcome.text() == "Of the 20 of this sitting: 18 right, 1 in part."
    assert page.outcome.visibleRegion().boundingRect().height() == page.outcome.height()
    page.model.next()
    assert (page.outcome.isVisible(), page.outcome.text()) == (False, "")


def test_no_square_is_the_present_one_before_the_next_question_is_asked(page: DrillPage) -> None:
    """After a wrong answer the second square was marked while the first question was tried again."""
    page.model.choose("away")
    page.resize(1440, 652)

    def marked() -> bool:
        squares = page.sitting.squares
        before = squares.grab().toImage()
        marks = (*page.model.marks, "")
        squares.show_marks(marks, page.model.total, "", is_new=False)
        settle()
        return squares.grab().toImage() != before

    assert marked()
    solve(page)
    page.go_on()
    settle()
    assert not page.model.is_new
    assert not marked()


@pytest.mark.parametrize("kind", ["wind", "rule"])
def test_a_sitting_asks_nothing_twice_within_four_questions(page: DrillPage, kind: str) -> None:
    """What was answered rightly was asked again two questions on."""
    page.model.choose(kind)
    page.model.set_level(1)
    asked: list[Question] = []
    for _ in range(20):
        assert page.model.asked is not None
        question = page.model.asked.question
        assert not any(question.asks_as(one) for one in asked[-3:])
        asked.append(question)
        solve(page)
        page.go_on()
        page.model.next()


def test_a_level_that_was_chosen_holds_for_its_kind_when_it_is_asked_again(page: DrillPage) -> None:
    """Another kind in between made it the first level again, without a word."""
    model = page.model
    model.choose("wind")
    usual = model.level
    model.set_level(5)
    model.choose("away")
    assert model.level == usual
    model.choose("wind")
    assert model.level == 5


def test_the_examples_of_a_book_begin_again_behind_the_last_one(page: DrillPage) -> None:
    """The button said so, and marks went on: 60 of 59."""
    model = page.model
    model.open_examples(BOOK)
    model.marks = ("right",) * (model.total - 1)
    solve(page)
    page.go_on()
    assert model.next_words == "Begin another sitting"
    model.next()
    assert model.marks == ()


def test_the_same_question_again_behind_the_last_is_the_first_of_another_sitting(page: DrillPage) -> None:
    """It was question 21 of 20."""
    model = page.model
    model.choose("away")
    model.marks = ("right",) * 19
    solve(page)
    page.go_on()
    assert model.outcome
    model.retry()
    assert model.kicker == "Question 1 of 20"


def test_the_same_question_again_takes_no_other_from_what_was_asked_lately(page: DrillPage) -> None:
    """Asked three times it was all that was known, and one from before came back."""
    model = page.model
    model.choose("wind")
    asked: list[Question] = []
    for _ in range(20):
        assert model.asked is not None
        question = model.asked.question
        assert not any(question.asks_as(one) for one in asked[-3:])
        asked.append(question)
        for _ in range(3):
            solve(page)
            page.go_on()
            model.retry()
        solve(page)
        page.go_on()
        model.next()
