"""Every page of every course: its words, its stored wrong tries explained, its solution taken."""

from __future__ import annotations

import pytest

from peling.lessons.courses import COURSES
from peling.lessons.learnt import PageDone
from peling.lessons.model import AskTask, BoardTask, LayTask, WallTask
from peling_app.kit.model.lesson_rows import Paragraph
from peling_app.learn.model.cards import Mark
from peling_app.learn.model.forms import Form
from peling_app.learn.model.lessons import CourseModel
from peling_app.learn.model.task import TaskModel
from peling_app.learn.session import LearnSession
from peling_app.learn.words import learn as words
from tests.by_day import by_day


@pytest.fixture(params=by_day({"fenghua", "four-winds-well"}, COURSES))
def course(request: pytest.FixtureRequest, english: object) -> CourseModel:  # noqa: ARG001 - comes first
    """Return each course in turn."""
    model = CourseModel(LearnSession(new_seed=lambda: 1))
    model.open(request.param)
    return model


@pytest.mark.thorough
def test_every_page_has_words_a_place_in_the_book_and_a_lesson_in_the_map(course: CourseModel) -> None:
    lessons = {row.id for row in course.map if row.id}
    for page in course.pages:
        course.open_page(page.id)
        row = course.page
        assert row is not None
        assert row.title, page.id
        assert any(isinstance(block, Paragraph) and block.html for block in row.blocks), page.id
        assert row.cite, page.id
        assert page.id.rpartition("/")[0] in lessons
        assert all("[[" not in block.html for block in row.blocks if isinstance(block, Paragraph)), page.id


@pytest.mark.cases_by_day(1)
def test_every_task_says_what_to_do_and_its_solution_is_right(course: CourseModel) -> None:
    for page in course.pages:
        course.open_page(page.id)
        task = course.task
        if page.task is None:
            assert not task.is_shown
            continue
        assert task.question, page.id
        assert task.line, page.id
        task.show_solution()
        assert task.is_done, (page.id, task.message)
        assert task.mark is Mark.MISSED, page.id
        assert task.message.endswith(words.shown_only()), page.id
        assert not course.is_done(page.id), "shown is not done"
        course.learn.do(PageDone(page.id))
        course.open_page(page.id)
        task.show_solution()
        assert words.shown_only() not in task.message, "it was done before"


@pytest.mark.thorough
def test_every_stored_wrong_try_is_explained_and_can_be_tried_again(course: CourseModel) -> None:
    tried = 0
    for page in course.pages:
        course.open_page(page.id)
        task = course.task
        for number in range(len(page.task.wrong) if page.task is not None else 0):
            course.open_page(page.id)
            try_wrong(task, number)
            assert not task.is_done, (page.id, number)
            assert task.message, (page.id, number)
            assert task.mark is Mark.WRONG, (page.id, number)
            if task.is_checked:
                task.retry()
            assert not task.is_checked, (page.id, number)
            tried += 1
    assert tried >= 10 or all(page.measured for page in course.pages)


def try_wrong(model: TaskModel, number: int) -> None:
    """Make a stored wrong try."""
    match model.task:
        case BoardTask(wrong=acts):
            model.lesson_table.do(acts[number].action)
        case AskTask(wrong=answers) | WallTask(wrong=answers) | LayTask(wrong=answers):
            if model.form is Form.LAY:
                lay_wrong(model, answers[number].answer)
            else:
                model.solve(answers[number].answer)
            model.check()
        case _:
            raise AssertionError(model.task)


def lay_wrong(model: TaskModel, answer: object) -> None:
    """Lay tiles as a wrong answer says, as far as the hand has them."""
    assert isinstance(answer, list)
    for place, group in enumerate(answer):
        for code in group.split():
            free = [n for n, kind in enumerate(model.lay_tiles) if kind.code == code and model.where[n] < 0]
            model.move(free[0], place)


def test_the_next_page_follows_and_reading_is_doing_where_there_is_no_task(course: CourseModel) -> None:
    seen = [course.current]
    course.open_page(course.pages[0].id)
    seen = [course.current]
    while course.go_on():
        seen.append(course.current)
    assert tuple(seen) == course.pages
    assert all(course.is_done(page.id) for page in course.pages if page.task is None)
