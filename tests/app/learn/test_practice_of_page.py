"""From a page of a lesson into the drill of its rule for two minutes, and back to the very page."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from peling_app.learn.model.drills import TWO_MINUTES
from peling_app.learn.view.learn_page import LearnPage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.learn.today.stage import Time
from tests.by_day import by_day

PAGE = "pc-settling/1"


@pytest.fixture
def time(page: LearnPage) -> Time:
    """Return the clock of Learn."""
    time = Time()
    page.learn.clock = time.clock
    return time


def open_and_solve(page: LearnPage, page_id: str = PAGE) -> None:
    """Open a page of the first course and answer it."""
    page.open("course:pung-chow")
    page.course.model.open_page(page_id)
    task = page.course.model.task
    assert task.asked is not None
    task.solve(task.asked.question.solutions[0])
    task.check()


@pytest.mark.thorough
def test_another_question_is_offered_where_there_is_one_and_says_what_it_gives(page: LearnPage) -> None:
    """*Another hand* stood under questions about seats, and asked the same again where there is but one."""
    said = []
    for page_id in ("pc-turn/4", "pc-seats/3", "pc-seats/2"):
        open_and_solve(page, page_id)
        button = page.course.task.another
        said.append("" if button.isHidden() else button.text())
    assert said == ["Another hand", "Another question", ""]


def answer(page: LearnPage) -> None:
    """Answer the question of the drill rightly."""
    model = page.drills.model
    assert model.asked is not None
    model.solve(model.asked.question.solutions[0])
    model.check()


@pytest.mark.nightly  # by day test_drills_page.py
@pytest.mark.parametrize("page_id", by_day([PAGE], [PAGE, "pc-seats/1"]))
def test_the_closing_word_needs_no_scroll_bar_where_there_is_room(
    page: LearnPage, qtbot: QtBot, page_id: str
) -> None:
    page.window().resize(1440, 900)
    open_and_solve(page, page_id)
    bar = page.course.task.pinned.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() == 0)


def test_two_minutes_of_a_rule_lead_back_to_the_very_page(page: LearnPage, time: Time) -> None:
    open_and_solve(page)
    button = page.course.task.drill
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    drills = page.drills
    assert drills.isVisible()
    assert drills.model.kind == "pays"
    assert drills.model.asked is not None
    assert "PC1-SETTLE" in drills.model.asked.question.asks
    assert drills.kicker.accessibleName() == "Two minutes of practice: question 1"
    answer(page)
    assert drills.look.next.text() == "Next question"
    drills.go_on()
    time.seconds += TWO_MINUTES
    answer(page)
    assert drills.look.next.text() == "Back to the lesson"
    assert drills.kicker.accessibleName() == "Two minutes of practice: the last question"
    drills.go_on()
    assert page.course.isVisible()
    assert page.course.model.current is not None
    assert page.course.model.current.id == PAGE
    assert page.course.model.task.is_done, "the page is as it was left"


@pytest.mark.thorough
def test_whoever_wishes_goes_back_before_the_time_is_up(
    page: LearnPage, window: MainWindow, time: Time
) -> None:
    open_and_solve(page)
    page.course.task.drill.click()
    assert page.drills.sidebar.back.text() == "Back to the lesson"
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert page.course.isVisible()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert page.start.isVisible(), "from the lesson the way leads on as ever"
    page.open("drills")
    assert page.drills.sidebar.back.text() == "All of Learn"
    time.seconds += 2 * TWO_MINUTES
    assert not page.drills.model.is_time_up
    answer(page)
    page.drills.go_on()
    assert page.drills.isVisible(), "other drills have no end"


def test_another_kind_chosen_there_has_no_end_but_still_leads_back(page: LearnPage, time: Time) -> None:
    open_and_solve(page)
    page.course.task.drill.click()
    page.drills.model.choose("waits")
    time.seconds += 2 * TWO_MINUTES
    assert not page.drills.model.is_time_up
    answer(page)
    page.drills.go_on()
    assert page.drills.isVisible()
    page.drills.back_asked.emit()
    assert page.course.isVisible()


def test_a_lesson_that_a_game_opened_leads_back_to_the_game_afterwards(page: LearnPage, time: Time) -> None:
    page.open_lesson("pung-chow", PAGE)
    task = page.course.model.task
    assert task.asked is not None
    task.solve(task.asked.question.solutions[0])
    task.check()
    page.course.task.drill.click()
    time.seconds += TWO_MINUTES
    page.drills.back_asked.emit()
    assert page.course.isVisible()
    seen: list[bool] = []
    page.back_asked.connect(lambda: seen.append(True))
    page.course.back_asked.emit()
    assert seen == [True]


@pytest.mark.thorough
def test_nothing_is_offered_before_a_try_and_where_nothing_is_asked(page: LearnPage) -> None:
    page.open("course:pung-chow")
    model, task = page.course.model, page.course.task
    model.open_page("pc-points/1")
    assert task.drill.isHidden()
    model.task.write("number", "1")
    model.task.check()
    assert task.drill.isHidden(), "first comes another try"
    page.open("guided")
    guided = page.guided.model
    guided.go_to(guided.total - 2)
    assert guided.score.asked is not None
    guided.score.solve({"total": 1})
    guided.score.check()
    assert page.guided.score is not None
    assert page.guided.score.drill.isHidden(), "the guided deal leads nowhere else"


def test_time_on_other_pages_is_no_practice(page: LearnPage, time: Time, window: MainWindow) -> None:
    """Three minutes in a replay stood in the calendar as minutes of practice."""

    def practised() -> int:
        return dict(page.learn.progress.days).get(time.clock.day(), 0)

    page.open("drills")
    time.seconds += 20
    window.show_page(PageId.HOME)
    time.seconds += 180
    window.show_page(PageId.LEARN)
    time.seconds += 7
    answer(page)
    assert practised() == 7, "from the moment on at which Learn was there again"
