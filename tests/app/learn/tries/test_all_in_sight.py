"""On every page with a task the question and what is said of each try are seen, without scrolling."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from peling.lessons.courses import COURSES, course
from peling_app.learn.view.answers.beside import Stands
from peling_app.learn.view.answers.room import LEAST_BOARD, LEAST_SAID, SMALL_BOARD, Needs, divided
from peling_app.learn.view.course_page import CoursePage
from peling_app.learn.view.learn_page import LearnPage
from peling_app.platform.settings import LANGUAGES, Language
from tests.app.learn.tries.in_sight import ROUNDS, hidden, out_of_sight, states
from tests.by_day import by_day
from tests.end2end.pictures.shots_lessons import opened
from tests.end2end.stage import MIDDLE, SMALL

HARD = "pc-kong/4", "pc2-limit/3"
"""Pages of Pung Chow with a limit that have least room for what is said: a position with cards, payments."""


def unseen(page: CoursePage, ids: Container[str]) -> list[str]:
    """Go through pages of a course in each state, and return what is not seen."""
    model, found = page.model, []
    rules = model.rules
    assert rules is not None
    for one in [one for one in model.pages if one.id in ids and one.task is not None]:
        for state in states(model, one, rules):
            found += [f"{one.id}, {state}: {gone}" for gone in out_of_sight(page.task)]
    return found


def test_what_is_said_is_seen_where_there_is_least_room(page: LearnPage) -> None:
    page.window().resize(SMALL)
    page.open("course:pung-chow-limit")
    assert unseen(page.course, HARD) == []


SHEETS = {"fw-doubles/2", "fw-points/1", "hp-doubles/2", "hp-bonuses/4", "pc2-examples/6", "pc-layouts/2"}
"""Sheets with long titles: each took two lines, and the sums were below the fold before anything was done."""


def below_the_fold(page: CoursePage, ids: Container[str]) -> dict[str, int]:
    """Return of which of these pages not all that is asked is seen, and how many pixels are not."""
    model, found = page.model, {}
    for one in [one for one in model.pages if one.id in ids and one.task is not None]:
        model.open_page(one.id)
        while model.task.is_worked:
            model.task.go_on_with_example()
        for _ in range(ROUNDS):
            QApplication.processEvents()
        if gone := page.task.scroller.verticalScrollBar().maximum():
            found[one.id] = gone
    return found


@pytest.mark.thorough
@pytest.mark.parametrize(
    "course_id",
    by_day({"four-winds"}, ["pung-chow", "pung-chow-limit", "how-to-play", "four-winds"]),
)
def test_long_titles_of_a_sheet_leave_all_of_it_in_sight(page: LearnPage, course_id: str) -> None:
    page.window().resize(SMALL)
    page.open(f"course:{course_id}")
    assert below_the_fold(page.course, SHEETS) == {}


@pytest.mark.nightly
@pytest.mark.parametrize("course_id", COURSES)
def test_all_that_is_asked_is_in_sight_in_a_small_window(page: LearnPage, course_id: str) -> None:
    page.window().resize(SMALL)
    page.open(f"course:{course_id}")
    ids = {one.id for one in page.course.model.pages}
    assert below_the_fold(page.course, ids) == {}


@pytest.mark.nightly
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", [SMALL, MIDDLE], ids=["1024x700", "1440x900"])
@pytest.mark.parametrize("language", LANGUAGES, ids=str)
@pytest.mark.parametrize("course_id", COURSES)
def test_what_is_said_of_a_try_is_seen_on_every_page(course_id: str, language: Language, size: QSize) -> None:
    with opened(size, language=language, book=course(course_id).rules) as (_, page):
        page.open(f"course:{course_id}")
        assert unseen(page.course, tuple(one.id for one in page.course.model.pages)) == []


@pytest.mark.nightly  # by day that cards and tiles keep their places
@pytest.mark.parametrize("size", by_day([SMALL], [SMALL, MIDDLE]))
def test_the_wall_keeps_its_size_from_the_first_throw_to_the_verdict(page: LearnPage, size: QSize) -> None:
    page.window().resize(size)
    page.open("course:four-winds")
    model, panel = page.course.model, page.course.task
    model.open_page("fw-wall/1")
    seen: list[tuple[int, int]] = []

    def look() -> None:
        for _ in range(ROUNDS):
            QApplication.processEvents()
        assert panel.scroller.verticalScrollBar().maximum() == 0, "all that is asked is seen"
        button = panel.throw if panel.throw.isVisible() else panel.check
        table = panel.table
        assert table is not None
        seen.append((table.height(), button.geometry().bottom() if button.isVisible() else seen[-1][1]))

    for step in (None, model.task.throw, model.task.throw):
        if step is not None:
            step()
        look()
    model.task.solve(["S", "17"])
    model.task.check()
    look()
    model.task.retry()
    model.task.solve(["S", "13"])
    model.task.check()
    assert model.task.is_done
    look()
    assert len(set(seen)) == 1, seen


@pytest.mark.nightly  # by day the sheets with long titles
def test_the_sums_of_a_sheet_are_in_sight_in_a_small_window(page: LearnPage) -> None:
    """All sheets of lessons stood in one column there, and the sums were up to 700 pixels below the lines."""
    page.window().resize(SMALL)
    page.open("course:pung-chow")
    page.course.model.open_page("pc-bonuses/3")
    panel = page.course.task
    panel.model.solve({})
    for _ in range(ROUNDS):
        QApplication.processEvents()
    assert hidden(panel.scroller, panel.area.stops[-1]) == 0


def test_room_goes_to_the_question_and_to_what_is_said_before_the_answer_and_the_board() -> None:
    whole = divided(600, Needs(question=70, answer=200, said=150))
    assert (whole.said, whole.is_whole) == (150, True)
    assert divided(300, Needs(question=70, answer=200, said=150)).said == 150
    assert divided(200, Needs(question=150, answer=200, said=150)).said == LEAST_SAID
    assert divided(600, Needs(question=70, answer=90, board=500)).board == 500
    for said in (0, 100, 160):
        assert divided(600, Needs(question=70, answer=90, said=said, board=500, walled=True)).board == 345
    assert divided(550, Needs(question=70, answer=120, board=500, walled=True)).board == LEAST_BOARD
    assert divided(600, Needs(question=70, answer=400, board=500)).board == LEAST_BOARD
    assert divided(600, Needs(question=70, answer=400, said=150, board=500)).board == SMALL_BOARD


def test_a_board_beside_a_question_keeps_its_size_while_the_question_is_tried() -> None:
    fresh = Needs(question=70, answer=200, board=500, asks=True)
    for height in (500, 700, 900, 1400):
        sizes = {divided(height, replace(fresh, said=said)).board for said in (0, 100, 150)}
        assert len(sizes) == 1, (height, sizes)


WAYS = {"pung-chow": {"pc-kong/4", "pc-examples/4"}, "fenghua": {"fh-shapes/2"}}
"""Answers that at times fill a small window alone: a position with cards, a sheet, four hands."""


def test_what_is_said_stands_beside_an_answer_that_leaves_no_room_below_it(page: LearnPage) -> None:
    """Up to 119 pixels of the answer were below what is seen after a first miss."""
    page.window().resize(SMALL)
    found = set()
    for course_id, ids in WAYS.items():
        page.open(f"course:{course_id}")
        model, panel, paper = page.course.model, page.course.task, page.course.paper
        assert model.rules is not None
        for one in [one for one in model.pages if one.id in ids]:
            for state in states(model, one, model.rules):
                assert list(out_of_sight(panel)) == [], (one.id, state)
                assert panel.scroller.verticalScrollBar().maximum() == 0, (one.id, state)
                assert paper.scroller.verticalScrollBar().maximum() == 0, (one.id, state)
                stands = panel.said.stands
                found.add(stands)
                assert paper.isAncestorOf(panel.pinned) is (stands is Stands.BESIDE), (one.id, state)
                apart = panel.closing.errors if stands is Stands.ERRORS else panel.closing.said_of_all
                assert paper.isAncestorOf(apart) is (stands is not Stands.BELOW), (one.id, state)
        model.open_page(model.pages[0].id)
        assert panel.isAncestorOf(panel.pinned), "another page begins anew"
        assert panel.closing.isAncestorOf(panel.closing.errors)
    assert found >= {Stands.BELOW, Stands.ERRORS, Stands.BESIDE}, found
