"""A question about a position in play shows it: the hand of the learner lies on the board."""

from __future__ import annotations

import pytest

from peling.core.actions import ClaimWin
from peling.core.tiles import tile
from peling.lessons.courses import TAUGHT, course
from peling.lessons.model import AskTask, Page
from peling.rulebooks import rule_set
from peling_app.learn.model.lessons import CourseModel
from peling_app.learn.session import LearnSession
from peling_app.play.table.court.plan import plan
from peling_app.play.table.model.laid import Shown
from peling_app.play.table.view.word_sizes import size_of_words
from tests.app.play.table.court.deals import contents
from tests.app.play.table.court.rules import faults
from tests.by_day import by_day

pytestmark = pytest.mark.usefixtures("english")


def _about_a_position(book: str, page: Page) -> bool:
    return isinstance(page.task, AskTask) and page.task.question(rule_set(book)).shown.view is not None


@pytest.mark.parametrize("book", by_day({"fenghua"}, TAUGHT))
def test_a_question_about_a_position_shows_it_on_the_board(book: str) -> None:
    model = CourseModel(LearnSession(new_seed=lambda: 1))
    model.open(book)
    pages = [page.id for page in course(book).pages if _about_a_position(book, page)]
    assert bool(pages) is (book != "four-winds"), "that course asks about none"
    for page_id in pages:
        model.open_page(page_id)
        for _ in range(3):
            assert model.task.asked is not None, page_id
            view = model.task.asked.view
            assert model.task.shows_position is (view is not None), page_id
            if view is not None:
                shown = sorted(kind for _, kind in model.task.board.order.tiles)
                assert shown == sorted(view.hand.concealed), page_id
            model.task.another()


def test_a_question_that_is_about_no_position_needs_no_board() -> None:
    model = CourseModel(LearnSession(new_seed=lambda: 1))
    model.open("how-to-play")
    model.open_page("hp-rounds/1")
    assert model.task.asked is not None
    assert not model.task.shows_position


@pytest.mark.parametrize(
    ("book", "page_id", "throws"), [("fenghua", "fh-wall/1", 1), ("four-winds", "fw-wall/1", 2)]
)
def test_a_wall_is_broken_by_as_many_throws_as_the_book_has(book: str, page_id: str, throws: int) -> None:
    model = CourseModel(LearnSession(new_seed=lambda: 1))
    model.open(book)
    model.open_page(page_id)
    while model.task.can_throw:
        model.task.throw()
    assert len(model.task.dice) == throws


@pytest.mark.parametrize(("page_id", "won"), [("fw-fours/3", "D8"), ("fw-calls/2", "D3")])
def test_the_tile_that_wins_on_the_board_of_a_lesson_stands_in_the_hand(page_id: str, won: str) -> None:
    model = CourseModel(LearnSession(new_seed=lambda: 1))
    model.open("four-winds")
    model.open_page(page_id)
    model.task.lesson_table.do(ClaimWin())
    view = model.task.lesson_table.view
    assert model.task.is_done
    assert view is not None
    shown = sorted(kind for _, kind in model.task.board.order.tiles)
    assert shown == sorted((*view.hand.concealed, tile(won)))


@pytest.mark.parametrize("size", [(690, 549), (560, 340)], ids=["1440x900", "1024x700"])
@pytest.mark.parametrize(("book", "page_id"), [("four-winds", "fw-wall/1"), ("fenghua", "fh-wall/1")])
def test_every_player_of_a_wall_is_named_before_the_middle_of_his_side(
    book: str, page_id: str, size: tuple[int, int]
) -> None:
    """In the corners each plate lay by two sides."""
    model = CourseModel(LearnSession(new_seed=lambda: 1))
    model.open(book)
    model.open_page(page_id)
    while model.task.can_throw:
        model.task.throw()
    model.task.show_solution()
    table = contents(model.task.board.picture, size, Shown(measure=size_of_words))
    court = plan(table)
    assert set(faults(table, court)) <= {"hand: of no size"}
    assert not court.plaque.wide, "who sits where is said once"
    own, right, opposite, left = (seat.plate for seat in court.seats)
    across, down = court.inside.middle
    for plate in (own, opposite):
        assert plate.middle[0] == pytest.approx(across, abs=1)
    for plate in (left, right):
        assert plate.middle[1] == pytest.approx(down, abs=1)
    assert left.right < own.x < own.right < right.x
    assert opposite.foot < left.y < left.foot < own.y
    if size[0] > 600:
        assert len([name for name in court.labels if name.startswith("stack")]) == len(table.named)
