"""A miss tells one error, a second one another too, and what is right comes only on request."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from peling.lessons import courses
from peling.lessons.drills import kinds
from peling.lessons.model import AskTask
from peling.rulebooks import rule_set
from peling_app.learn.model.cards import Mark
from peling_app.learn.model.drills import DrillModel
from peling_app.learn.model.lessons import CourseModel
from peling_app.learn.model.question.asked import Asked
from peling_app.learn.session import LearnSession
from peling_app.learn.view.course_page import CoursePage
from peling_app.learn.view.drill_page import DrillPage
from tests.app.learn.conftest import Bench
from tests.app.learn.tries.in_sight import out_of_sight
from tests.app.learn.tries.wrong_answers import wrong_answers
from tests.by_day import by_day
from tests.end2end.stage import make_context

BOOK = "pung-chow"
KINDS = kinds(rule_set(BOOK))
SIZES = ((1024, 652), (1440, 852))
ASKED = [page.id for page in courses.course(BOOK).pages if isinstance(page.task, AskTask)]


@pytest.fixture
def model(english: object) -> DrillModel:  # noqa: ARG001 - the language comes first
    """Return the drills of Pung Chow with questions that are always the same."""
    seeds = count(1)
    made = DrillModel(LearnSession(new_seed=lambda: next(seeds)), lambda: BOOK)
    made.follow_book()
    return made


@pytest.fixture
def drills(bench: Bench, english: object) -> Iterator[DrillPage]:  # noqa: ARG001 - the language comes first
    """Return the page of drills."""
    context = make_context()
    seeds = count(1)
    learn = LearnSession(new_seed=lambda: next(seeds), parent=context.commands)
    made_model = DrillModel(learn, lambda: BOOK)
    made_model.follow_book()
    made = DrillPage(context.services, made_model)
    bench.show(made, 1440, 852)
    yield made
    made.unload()


@pytest.fixture
def course(bench: Bench, english: object) -> Iterator[CoursePage]:  # noqa: ARG001 - the language comes first
    """Return the course of Pung Chow."""
    context = make_context()
    made_model = CourseModel(context.learn)
    made = CoursePage(context.services, made_model)
    made_model.open(BOOK)
    bench.show(made, 1440, 852)
    yield made
    made.unload()


def miss(model: DrillModel, number: int) -> Asked:
    """Give a wrong answer; after a miss, begin another try first."""
    asked = model.asked
    assert asked is not None
    model.try_again()
    answers = list(wrong_answers(asked.question, 40))
    model.solve(answers[number % len(answers)])
    model.check()
    return asked


def marks(asked: Asked) -> list[Mark]:
    """Return the marks on cards, tiles and fields."""
    tiles = [card for _, card in asked.tiles]
    made = [one.mark for one in (*asked.cards, *tiles)] + [one.mark for one in asked.fields]
    return [mark for mark in made if mark is not Mark.NONE]


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("kind", KINDS)
def test_the_first_miss_marks_one_error_and_the_answer_comes_on_request(model: DrillModel, kind: str) -> None:
    model.choose(kind)
    for number in range(3):
        asked = miss(model, number)
        assert len(marks(asked)) <= 1, "one error is marked"
        assert len(asked.reasons) == 1
        assert asked.reasons[0].lines
        assert asked.reasons[0].cite
        assert not asked.rows
        first = asked.reasons[0]
        miss(model, number)
        again = asked.reasons[0]
        assert set(first.lines) <= set(again.lines)
        assert Mark.MISSED not in [card.mark for card in asked.cards]
        assert model.marks[-1] != "right"
        model.show_me()
        assert asked.is_shown
        assert asked.rows or asked.fields
        model.next()


def test_only_the_first_answer_counts(model: DrillModel) -> None:
    model.choose("claim")
    asked = miss(model, 1)
    before = model.learn.results("claim", BOOK)
    assert before == (1, 0)
    model.try_again()
    model.solve(asked.question.solutions[0])
    model.check()
    assert asked.explanation is not None
    assert asked.explanation.right
    assert model.learn.results("claim", BOOK) == before
    assert len(model.marks) == 1


def in_sight(part: QWidget, page: QWidget) -> bool:
    """Return whether a widget can be seen whole on its page."""
    place = QRect(part.mapTo(page, QPoint(0, 0)), part.size())
    return part.isVisible() and page.rect().contains(place) and part.height() > 0


def said_twice(page: QWidget) -> set[str]:
    """Return the sentences that stand more than once on a page."""
    said = [part.text() for part in page.findChildren(QLabel) if part.isVisible()]
    return {words for words in said if words.endswith(".") and said.count(words) > 1}


@pytest.mark.thorough
@pytest.mark.parametrize("size", by_day([SIZES[0]], SIZES))
@pytest.mark.parametrize("kind", by_day(KINDS[1::6], KINDS))
def test_the_reason_is_in_sight_below_a_drill(
    drills: DrillPage, kind: str, size: tuple[int, int], qtbot: QtBot
) -> None:
    drills.resize(*size)
    drills.model.choose(kind)
    asked = miss(drills.model, 1)
    qtbot.waitUntil(lambda: in_sight(drills.pinned, drills), timeout=2_000)
    assert drills.pinned.height() > 30
    first = drills.closing.findChildren(QWidget)[0]
    assert first.mapTo(drills.pinned.viewport(), QPoint(0, 0)).y() < drills.pinned.height()
    assert said_twice(drills) == set(), kind
    drills.model.show_me()
    QApplication.processEvents()
    assert asked.is_shown
    assert in_sight(drills.look.next, drills)


@pytest.mark.nightly  # by day below a drill, test_all_in_sight.py
@pytest.mark.parametrize(
    ("size", "every"), by_day([(SIZES[0], 9)], [(SIZES[0], 9), *((size, 4) for size in SIZES)], several=True)
)
def test_the_reason_is_in_sight_beside_every_question(
    course: CoursePage, size: tuple[int, int], every: int
) -> None:
    course.resize(*size)
    for page_id in ASKED[::every]:
        course.model.open_page(page_id)
        task = course.model.task
        assert task.asked is not None
        task.solve(next(iter(wrong_answers(task.asked.question, 1))))
        task.check()
        QApplication.processEvents()
        QTest.qWait(1)
        assert task.reasons, page_id
        assert not list(out_of_sight(course.task)), page_id
        labels = {*course.task.findChildren(QLabel), *course.task.pinned.findChildren(QLabel)}
        said = [part.accessibleName() or part.text() for part in labels if part.isVisible()]
        assert said_twice(course.task) == set(), page_id
        for line in task.reasons[0].lines:
            assert [words.endswith(line) for words in said].count(True) == 1, (page_id, line)
        assert in_sight(course.task.pinned, course), page_id
        assert course.task.pinned.height() > 30, page_id
        assert in_sight(course.task.solution, course), page_id


@pytest.mark.thorough
def test_cards_and_tiles_keep_their_place_when_they_are_judged(course: CoursePage) -> None:
    for page_id in ("pc-sets/1", "pc-tiles/1"):
        course.model.open_page(page_id)
        task = course.model.task
        assert task.asked is not None
        QTest.qWait(1)
        QApplication.processEvents()
        area = course.task.area
        made = area.choice.cards if page_id == "pc-sets/1" else area.tiles.cards
        before = [card.geometry() for card in made]
        task.solve(next(iter(wrong_answers(task.asked.question, 1))))
        task.check()
        QApplication.processEvents()
        assert [card.geometry() for card in made] == before, page_id
        task.show_solution()
        QApplication.processEvents()
        assert [card.geometry() for card in made] == before, page_id


def test_f2_shows_what_is_right(course: CoursePage) -> None:
    course.model.open_page("pc-sets/1")
    task = course.model.task
    task.solve(["hand-1", "hand-4"])
    task.check()
    QApplication.processEvents()
    assert course.task.solution.shown_key == "F2"
    QTest.keyClick(course.window().focusWidget(), Qt.Key.Key_F2)
    assert task.is_done
    assert {card.id for card in task.cards if card.mark is Mark.MISSED} == {"hand-3", "hand-5"}


def test_another_try_begins_at_what_was_wrong(course: CoursePage) -> None:
    course.model.open_page("pc-bonuses/3")
    task, area = course.model.task, course.task.area
    task.solve({"PC1-BONUS-DRAW:2": 3, "points": 40, "total": 40})
    task.check()
    course.task.go_on()
    assert not task.is_checked
    assert not next(iter(area.sheet.fields.values())).text(), "an empty one stands above"
    assert area.sheet.fields["PC1-BONUS-DRAW:2"].hasFocus()
    course.model.open_page("pc-sets/1")
    task.solve(["hand-1", "hand-4"])
    task.check()
    wrong = [made.card.id for made in area.choice.cards if made.card.mark is Mark.WRONG]
    course.task.go_on()
    assert [made.card.id for made in area.choice.cards if made.hasFocus()] == wrong[:1]
