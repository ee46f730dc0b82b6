"""The start of Learn, what was learnt and its file."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from peling.lessons.courses import COURSES, TAUGHT, beside
from peling.lessons.learnt import Bookmarked, PageDone
from peling_app.learn.model.lessons import CourseModel
from peling_app.learn.model.start import LearnStart, course_of
from peling_app.learn.session import LearnSession
from peling_app.learn.view.learn_page import LearnPage
from peling_app.learn.view.start import WayButton
from peling_app.learn.words.prose import lesson_title
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.by_day import by_day
from tests.end2end.stage import make_context


def test_every_course_has_a_row_and_the_five_minutes_have_the_focus(page: LearnPage) -> None:
    courses = [*TAUGHT, *(course.id for course in beside("pung-chow"))]
    assert [way for way in page.start.cards if way.startswith("course:")] == [f"course:{b}" for b in courses]
    assert all(not page.start.cards[f"course:{b}"].toolTip() for b in courses), "all of it stands in the row"
    assert page.start.five.begin.hasFocus()


@pytest.mark.thorough
def test_a_card_opens_its_course_and_escape_leads_back(page: LearnPage, window: MainWindow) -> None:
    QTest.keyClick(page.start.cards["course:pung-chow"], Qt.Key.Key_Return)
    assert page.course.isVisible()
    assert page.titles[0].startswith("Pung Chow")
    page.course.paper.next.setFocus()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert page.start.isVisible()


@pytest.mark.thorough
def test_a_course_goes_on_where_it_was_left(page: LearnPage) -> None:
    page.open("course:pung-chow")
    third = page.course.model.pages[2]
    page.course.model.open_page(third.id)
    page.show_start()
    page.open("course:pung-chow")
    assert page.course.model.current is third


def test_what_was_learnt_is_on_the_disk_at_once(page: LearnPage, tmp_path: Path) -> None:
    page.learn.do(PageDone("pc-tiles/1"))
    assert "pc-tiles/1" in LearnSession(tmp_path / "progress.json").progress.pages


def test_what_was_learnt_is_exported_forgotten_and_taken_in_again(page: LearnPage, tmp_path: Path) -> None:
    page.learn.do(PageDone("pc-tiles/1"))
    file = tmp_path / "mine.json"
    page.start.export_file(file)
    assert page.start.said.text() == f"Written to {file}.", "where it lies is part of it"
    page.start.reset()
    assert not page.learn.is_done("pc-tiles/1")
    page.start.import_file(file)
    assert page.learn.is_done("pc-tiles/1")
    assert "mine.json" in page.start.said.text()
    page.open("drills")
    page.show_start()
    assert not page.start.said.text(), "it is no news any more"


def test_what_was_forgotten_is_brought_back_with_what_was_learnt_since(
    page: LearnPage, tmp_path: Path
) -> None:
    """There was no way back but a file written before."""
    start = page.start
    page.learn.do(PageDone("pc-tiles/1"))
    assert not start.undo_button.isVisible()
    start.reset()
    start.reset()
    assert start.undo_button.isVisible()
    page.learn.do(PageDone("pc-tiles/2"))
    start.undo_button.setFocus()
    start.undo_button.click()
    for learn in (page.learn, LearnSession(tmp_path / "progress.json")):
        assert learn.progress.pages == {"pc-tiles/1", "pc-tiles/2"}
    assert start.said.text() == "What you had learnt is back."
    assert start.reset_button.hasFocus()
    assert not start.undo_button.isVisible()
    start.reset()
    start.undo_button.setFocus()
    start.retranslate()
    assert start.undo_button.hasFocus(), "another language takes nothing away"
    assert start.said.text() == "Everything begins again."
    page.open("drills")
    page.show_start()
    assert not start.undo_button.isVisible(), "it is no news any more"


def test_what_is_brought_back_is_what_was_forgotten_last(page: LearnPage) -> None:
    """What somebody before had learnt and forgotten came back, too."""
    for lesson in ("pc-tiles/1", "pc-tiles/2"):
        page.learn.do(PageDone(lesson))
        page.start.reset()
        page.open("drills")
        page.show_start()
    page.start.reset()
    page.start.undo_button.click()
    assert page.learn.progress.pages == {"pc-tiles/2"}


def test_a_foreign_file_is_refused_in_words(page: LearnPage, tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    file.write_text("{}", encoding="utf-8")
    page.start.import_file(file)
    assert page.start.said.text() == "other.json holds nothing that was learnt here, or is damaged."


def test_a_damaged_file_is_set_aside_and_reported(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "progress.json"
    file.write_text("{", encoding="utf-8")
    learn = LearnSession(file)
    with qtbot.waitSignal(learn.failed) as said:
        assert not learn.progress.pages
    assert said.args is not None
    assert said.args[0] == "progress-damaged"
    assert not file.exists()


@pytest.mark.thorough
def test_a_term_opens_beside_the_text_and_escape_returns_the_focus(page: LearnPage) -> None:
    page.open("course:pung-chow")
    course = page.course
    course.model.open_page("pc-chow/1")
    course.paper.next.setFocus()
    course.paper.link_asked.emit("term:chow", course.paper.next)
    assert course.popover.isVisible()
    assert course.popover.accessibleName().lower().startswith("chow")
    assert course.popover.close_button is not None
    assert course.popover.close_button.hasFocus()
    QTest.keyClick(course.popover.close_button, Qt.Key.Key_Escape)
    assert not course.popover.isVisible()
    assert course.paper.next.hasFocus()


def test_the_citation_of_a_page_opens_the_book(page: LearnPage, window: MainWindow, qtbot: QtBot) -> None:
    page.open("course:pung-chow")
    course = page.course
    course.model.open_page("pc-chow/1")
    course.paper.link_asked.emit("rule:PC-CHOW", course.paper.next)
    with qtbot.waitSignal(page.rule_asked) as asked:
        course.popover.rule_asked.emit("PC-CHOW")
    assert asked.args == ["PC-CHOW"]
    assert window.current is PageId.BOOKS


def test_the_tab_leads_back_to_the_start(page: LearnPage, window: MainWindow) -> None:
    page.open("drills")
    QTest.mouseClick(window.bar.tab("learn"), Qt.MouseButton.LeftButton)
    assert page.start.isVisible()


@pytest.mark.thorough
def test_a_narrow_window_drops_the_map_down(page: LearnPage, window: MainWindow, qtbot: QtBot) -> None:
    page.open("course:pung-chow")
    window.resize(1024, 700)
    qtbot.waitUntil(page.course.map.isVisible)
    assert not page.course.sidebar.isVisible()


@pytest.mark.thorough
def test_tab_goes_from_the_page_to_the_task_and_its_button(
    page: LearnPage, window: MainWindow, qtbot: QtBot
) -> None:
    page.open("course:pung-chow")
    course = page.course
    course.model.open_page("pc-sets/1")
    course.model.task.pick(course.model.task.cards[0].id)
    stops = [*course.paper.stops, *course.task.area.stops, course.task.check]
    there = [stop for stop in stops if stop.isEnabled() and stop.focusPolicy() is not Qt.FocusPolicy.NoFocus]
    qtbot.waitUntil(there[0].isVisible)
    there[0].setFocus()
    walked = [there[0]]
    while walked[-1] is not course.task.check and len(walked) < 40:
        focus = window.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        focus = window.focusWidget()
        assert focus is not None
        walked.append(focus)
    assert list(dict.fromkeys(one for one in walked if one in there)) == there


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("book", COURSES)
def test_a_card_names_the_lesson_that_it_opens(english: object, tmp_path: Path, book: str) -> None:  # noqa: ARG001 - as above
    """Also when the learner went ahead: some lessons are done, and he left in a later one."""
    context = make_context()
    context.learn_file = tmp_path / "progress.json"
    learn = context.learn
    context.rules.choose_book(learn.course(book).rules)
    lessons = learn.course(book).lessons
    for done in lessons[0].pages:
        learn.do(PageDone(done.id))
    learn.do(Bookmarked(book, lessons[3].pages[-1].id))
    row = next(row for row in LearnStart(learn, context.rules).courses if course_of(row.id) == book)
    model = CourseModel(learn)
    model.open(book)
    opened = next(lesson for lesson in lessons if model.current in lesson.pages)
    assert opened is lessons[3]
    assert row.state.endswith(lesson_title(opened.id))


@pytest.mark.thorough
@pytest.mark.parametrize("way", by_day(["key"], ["mouse", "key", "focus"]))
def test_the_table_is_turned_by_mouse_and_key_and_says_who_sits_where(
    page: LearnPage, window: MainWindow, qtbot: QtBot, way: str
) -> None:
    page.open("course:pung-chow")
    page.course.model.open_page("pc-seats/2")
    sketch = page.course.paper.sketch
    assert sketch is not None
    qtbot.waitUntil(sketch.isVisible)
    assert sketch.accessibleName().startswith("Seen from East’s chair: South at the right")
    seen = []
    for _ in range(4):
        match way:
            case "mouse":
                QTest.mouseClick(sketch.turn, Qt.MouseButton.LeftButton)
            case "focus":
                assert sketch.turn in page.course.paper.stops
                sketch.turn.setFocus()
                QTest.keyClick(sketch.turn, Qt.Key.Key_Space)
            case _:
                QTest.keyClick(window.focusWidget(), Qt.Key.Key_T)
        seen.append((sketch.row.chairs[0].name, sketch.accessibleName().split("’")[0]))
    assert [name for name, _ in seen] == ["South", "West", "North", "East"]
    assert [heard for _, heard in seen] == [f"Seen from {name}" for name, _ in seen]


@pytest.mark.thorough
def test_a_table_that_goes_on_stays_turned_and_another_begins_anew(page: LearnPage) -> None:
    page.open("course:pung-chow")
    page.course.model.open_page("pc-seats/2")
    sketch = page.course.task.sketch
    sketch.turn_table()
    page.course.task.refresh()
    assert sketch.row.chairs[0].name == "South"
    page.course.model.open_page("pc-settling/1")
    assert sketch.row.chairs[0].name == "East"


def test_every_line_of_the_tip_of_a_way_says_something_by_itself(page: LearnPage) -> None:
    """Below what *Judge this hand* is stood the words "your own positions"."""
    ways = page.start.findChildren(WayButton)
    lines = [line for way in ways for line in way.toolTip().split("\n")]
    assert len(ways) > 3
    assert [line for line in lines if not (line[:1].isupper() or line[:1].isdigit())] == []
