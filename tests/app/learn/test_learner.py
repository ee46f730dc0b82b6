"""A scripted learner goes through the whole course of Pung Chow, by mouse and by keyboard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from peling_app.learn.model.lessons import CourseModel
from peling_app.learn.view.course_page import CoursePage
from tests.app.learn.conftest import Bench
from tests.app.learn.learner import Learner
from tests.app.learn.learners import KeyLearner, MouseLearner
from tests.end2end.stage import make_context

BOOK = "pung-chow"


@pytest.fixture
def page(bench: Bench, english: object) -> Iterator[CoursePage]:  # noqa: ARG001 - the language comes first
    """Return the course in a window of the usual size."""
    context = make_context()
    model = CourseModel(context.learn)
    made = CoursePage(context.services, model)
    model.open(BOOK)
    bench.show(made, 1440, 852)
    yield made
    made.unload()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("who", "begin", "step"),
    [
        pytest.param(MouseLearner, 0, 12, marks=pytest.mark.nightly),
        (KeyLearner, 3, 12),
        pytest.param(MouseLearner, 0, 1, marks=pytest.mark.nightly),
        pytest.param(KeyLearner, 0, 1, marks=pytest.mark.nightly),
    ],
)
def test_the_course_is_done(
    page: CoursePage, qtbot: QtBot, who: type[Learner], begin: int, step: int
) -> None:
    """In one go; by day each of the two does every twelfth page, at night both do all."""
    course = page.model
    learner = who(page, qtbot)
    pages = course.pages
    done: Counter[str] = Counter()

    for number in range(begin, len(pages), step):
        course.open_page(pages[number].id)
        done["wrong"] += learner.wrong_try(pages[number])
        learner.solve(pages[number])
        done[learner.task.form.value] += 1
        if number + 1 < len(pages):
            learner.next()
            assert course.current is pages[number + 1]

    assert all(course.is_done(one.id) for one in pages[begin:-1:step])
    assert done["wrong"] >= 30 // step
    assert done["board"] >= 8 // step
