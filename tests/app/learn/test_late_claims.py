"""On the board of a lesson: a late claim, claims that are refused with the reason, by mouse and by keys."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from peling.core.actions import ClaimPung, Pass
from peling_app.learn.model.cards import Mark
from peling_app.learn.model.lessons import CourseModel
from peling_app.learn.session import LearnSession
from peling_app.learn.view.course_page import CoursePage
from tests.app.learn.conftest import Bench
from tests.app.learn.learners import KeyLearner, MouseLearner
from tests.by_day import by_day
from tests.end2end.stage import make_context


@pytest.mark.thorough
@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("pages", by_day([(1, 4)], [(1, 4), (1, 2, 3, 4, 5)]), ids=str)
def test_late_claims_and_the_lock_are_played_out(bench: Bench, qtbot: QtBot, pages: tuple[int, ...]) -> None:
    """Pages by mouse and by keys in turn; a wrong try (in time) is made first."""
    context = make_context()
    course = CourseModel(context.learn)
    page = CoursePage(context.services, course)
    course.open("how-to-play")
    bench.show(page, 1440, 852)
    for number in pages:
        learner = (MouseLearner if number % 2 else KeyLearner)(page, qtbot)
        course.open_page(f"hp-late/{number}")
        assert course.current is not None
        assert learner.wrong_try(course.current)
        learner.solve(course.current)
        assert course.task.is_done, course.task.message
    page.unload()


@pytest.fixture
def course(english: object) -> CourseModel:  # noqa: ARG001 - the language comes first
    """Return the booklet's course."""
    made = CourseModel(LearnSession(new_seed=lambda: 1))
    made.open("how-to-play")
    return made


@pytest.mark.parametrize(
    ("page_id", "reason"),
    [
        ("hp-late/2", "Two of the kind are needed in hand"),
        ("hp-late/4", "You let a pung of red dragons pass"),
    ],
)
def test_a_refusal_that_was_to_be_met_is_said_by_the_verdict(
    course: CourseModel, page_id: str, reason: str
) -> None:
    course.open_page(page_id)
    course.task.lesson_table.do(Pass())
    assert not course.task.is_done
    course.task.lesson_table.do(ClaimPung())
    assert course.task.is_done
    assert course.task.mark is Mark.RIGHT
    assert reason in course.task.message
    assert course.task.board.noteReason.startswith(reason)


def test_wild_tiles_to_lay_out_are_marked(english: object) -> None:  # noqa: ARG001 - the language comes first
    course = CourseModel(LearnSession(new_seed=lambda: 1))
    course.open("fenghua")
    course.open_page("fh-shapes/5")
    assert {tile.code for tile in course.task.lay_wild} == {"D1"}
    course.task.show_solution()
    assert "Here 1 of circles stands for 2 of bamboos or 5 of bamboos." in course.task.message
    assert "stands for 7 of bamboos" in course.task.spots[1].note
