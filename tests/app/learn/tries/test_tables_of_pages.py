"""The pages where a beginner fails show a table: who sits where, whose turn, who may claim, who pays whom."""

from __future__ import annotations

import pytest

from peling.core.tiles import WINDS, Wind
from peling.lessons.courses import TAUGHT, course
from peling.lessons.courses.tables import KINDS, TABLES
from peling.lessons.drills.question import Paid
from peling.lessons.model import AskTask, Page
from peling.rulebooks import rule_set
from peling_app.learn.model.lessons import CourseModel
from peling_app.learn.model.question.tables import dice_of, table_of
from peling_app.learn.session import LearnSession

pytestmark = pytest.mark.usefixtures("english")
PAGES = {page.id: (book, page) for book in TAUGHT for page in course(book).pages}


def topic_of(book: str, page: Page) -> str:
    """Return the topic of the question of a page; empty: it asks none."""
    return page.task.question(rule_set(book)).topic if isinstance(page.task, AskTask) else ""


def test_every_table_belongs_to_a_page_that_is_there() -> None:
    assert set(TABLES) <= set(PAGES)
    assert {PAGES[page_id][1].table for page_id in TABLES} == set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_a_table_has_four_seats_and_says_what_it_shows(kind: str) -> None:
    shown = table_of(kind)
    assert shown is not None
    row, caption = shown
    assert [chair.wind for chair in row.chairs] == list(WINDS)
    assert caption in row.spoken
    for chair in row.chairs:
        assert not chair.note or chair.note in row.spoken
    assert all(arrow.label in row.spoken for arrow in row.arrows)
    assert table_of("") is None


@pytest.mark.parametrize("book", TAUGHT)
def test_pages_about_seats_turns_precedence_and_payments_have_one(book: str) -> None:
    wanted = {"highest-throw", "turn-next", "next-east", "first", "draws-first", "first-banker", "dealing"}
    pages = [page for page in course(book).pages if topic_of(book, page) in wanted]
    assert pages
    assert [page.id for page in pages if not page.table] == []


@pytest.mark.parametrize("book", TAUGHT)
def test_a_tile_is_robbed_on_the_table_where_the_book_lets_one_be_robbed(book: str) -> None:
    pages = [page.id for page in course(book).pages if page.table == "rob"]
    assert bool(pages) is rule_set(book).course.robbing, pages


@pytest.mark.parametrize("page_id", [page for page, kind in TABLES.items() if "pay" in kind])
def test_payments_on_the_table_are_as_often_as_the_book_says(page_id: str) -> None:
    """What a table shows of payments is what the engine pays in the question of that page."""
    book, page = PAGES[page_id]
    shown = table_of(page.table)
    assert shown is not None
    if not isinstance(page.task, AskTask):
        pytest.skip("nothing is paid there")
    question = page.task.question(rule_set(book))
    winner, paid = question.fact("winner"), {}
    for pair, whys in question.parts:
        payer, payee = map(Wind, pair.split(">"))
        for why in whys:
            if isinstance(why, Paid) and why.transfers and payee is winner:
                paid[payer] = why.transfers[0].factor
    drawn = {WINDS[arrow.start]: int(arrow.label[2:]) for arrow in shown[0].arrows}
    if Wind.EAST in paid and winner is not Wind.EAST and page.table == "all-pay":
        assert paid[Wind.EAST] == drawn[Wind.EAST] == 2
    others = sorted(factor for payer, factor in paid.items() if payer is not Wind.EAST)
    if page.table != "all-pay":
        assert sorted(paid.values()) == sorted(drawn.values())
    elif winner is not Wind.EAST:
        assert set(others) == {1}


def test_the_throws_for_the_seats_lie_as_dice() -> None:
    model = CourseModel(LearnSession(new_seed=lambda: 1))
    for book, page_id in (("pung-chow", "pc-seats/1"), ("how-to-play", "hp-start/1")):
        model.open(book)
        model.open_page(page_id)
        asked = model.task.asked
        assert asked is not None
        dice = dice_of(asked.question)
        assert [name for name, _ in dice] == ["A", "B", "C", "D"]
        assert model.task.dice == dice
        assert all(sum(throw) == asked.question.fact(f"throw-{name}") for name, throw in dice)
