"""Every page of every course, on the engine: solutions, wrong tries, positions; a change is noticed."""

from __future__ import annotations

import re

import pytest

from peling.lessons import tasks
from peling.lessons.courses import COURSES, course
from peling.lessons.drills import Choose, PickTiles, explain
from peling.lessons.model import AskTask, BoardTask, Page
from peling.lessons.position import deal_of
from peling.play.deal import awaited
from peling.rulebooks import rule_set
from peling.rules.ruleset import OptionValue
from tests.by_day import by_day
from tests.engine.lessons.lesson_faults import faults, is_fixed, stored
from tests.every_case import every

EVERY = [(course(one).rules, page) for one in COURSES for page in course(one).pages]
PAGES = [pytest.param(book, page, id=f"{book}:{page.id}") for book, page in EVERY]
SOME = [one for one in PAGES if one.values[0] in {"how-to-play", "fenghua"}]
"""By day the courses with most forms of hands, of payments and of questions about wild tiles."""
BOARDS = [(book, page) for book, page in EVERY if isinstance(page.task, BoardTask)]
CHANGES: list[tuple[str, dict[str, OptionValue], str]] = [
    ("pung-chow", {"only_place": "by_shape"}, "pc-doubles/2"),
    ("pung-chow-limit", {"mah_jongg_points": 20}, "pc2-last/1"),
    ("how-to-play", {"loser_pairs": "none"}, "hp-sets/3"),
    ("how-to-play", {"limit": "none"}, "hp-limits/2"),
    ("four-winds", {"extend_visible_three": False}, "fw-fours/3"),
    ("fenghua", {"bottom_tile": "last_tile"}, "fh-winning/5"),
]
"""House rules, and a page that is not true any more under them."""


@every("book, page", PAGES, by_day=SOME)
def test_a_page_holds_on_the_engine(book: str, page: Page) -> None:
    assert faults(page, rule_set(book)) == []


@every("book, page", PAGES)
def test_a_page_asks_what_it_teaches(book: str, page: Page) -> None:
    assert page.teaches or page.measured
    if isinstance(page.task, AskTask):
        question = page.task.question(rule_set(book))
        assert set(question.asks) & set(page.teaches), question.asks
        assert question.solutions[0] or not isinstance(question.form, Choose | PickTiles), "nothing is right"


@pytest.mark.thorough
@every("book, page", PAGES, by_day=SOME)
def test_another_question_of_a_page_can_be_answered(book: str, page: Page) -> None:
    if isinstance(page.task, AskTask) and page.task.again is not None:
        question = page.task.again(rule_set(book), 1)
        assert explain(question, question.solutions[0]).right


@every("book, page", PAGES)
def test_only_a_four_lies_face_down_in_a_picture_as_the_book_lays_it(book: str, page: Page) -> None:
    """A hidden three stays in the hand: drawn with its outer tiles turned over, it would be laid so."""
    for piece in (piece for picture in page.pictures for row in picture.rows for piece in row):
        if 0 < len(piece.backs) < len(piece.tiles):
            assert len(piece.tiles) == 4 == piece.tiles.count(piece.tiles[0]), piece
            assert piece.backs == rule_set(book).course.covered, piece


@every("book, page", PAGES)
def test_a_hand_that_is_counted_first_shows_what_its_page_teaches(book: str, page: Page) -> None:
    if not isinstance(page.task, AskTask) or page.task.worked is None:
        return
    rules = rule_set(book)
    sheet = rules.score(page.task.worked(rules).shown.hands[0]).sheet
    is_cut = sheet.total != sheet.uncapped
    assert is_cut or {line.item for line in sheet.lines} & set(page.teaches), sheet.lines


@every("book, page", BOARDS)
def test_a_position_can_be_built_and_awaits_the_learner(book: str, page: Page) -> None:
    assert isinstance(page.task, BoardTask)
    rules = rule_set(book)
    assert deal_of(page.task.position, rules).winds
    deal, _, reply = tasks.begin(page.task, rules)
    assert reply(deal) is None
    assert page.task.me in awaited(deal)


@pytest.mark.parametrize("course_id", COURSES)
def test_pages_are_numbered_in_their_lesson_and_there_is_something_to_do(course_id: str) -> None:
    lessons = course(course_id).lessons
    assert len({lesson.id for lesson in lessons}) == len(lessons)
    assert len({section.id for section in course(course_id).sections}) == len(course(course_id).sections)
    for lesson in lessons:
        assert [page.id for page in lesson.pages] == [
            f"{lesson.id}/{number}" for number in range(1, len(lesson.pages) + 1)
        ]
        assert any(page.task is not None or page.measured for page in lesson.pages)
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)+", lesson.id)


def test_no_answer_is_stored_for_a_page_that_does_not_need_one() -> None:
    fixed = {page.id for _, page in EVERY if is_fixed(page)}
    assert set(stored()) == fixed, "python -m tests.engine.lessons.lesson_faults writes the answers anew"


@pytest.mark.thorough
@pytest.mark.parametrize(("book", "options", "page_id"), by_day(CHANGES[:-1], CHANGES, several=True))
def test_a_lesson_whose_rule_changes_fails(book: str, options: dict[str, OptionValue], page_id: str) -> None:
    rules = rule_set(book, options)
    failing = [page.id for page in course(book).pages if faults(page, rules)]
    assert page_id in failing
    assert len(failing) < len(course(book).pages) / 2
