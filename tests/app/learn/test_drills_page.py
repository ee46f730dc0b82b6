"""The page of drills: a question of every kind by the page's own widgets, its check, what comes next."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from peling.lessons.drills import kinds
from peling.lessons.drills.question import Choose, PickTiles
from peling.rulebooks import rule_set
from peling_app.learn.model.cards import Mark
from peling_app.learn.model.drills import DrillModel
from peling_app.learn.model.question.rows import Look
from peling_app.learn.session import LearnSession
from peling_app.learn.view.drill_page import DrillPage
from peling_app.learn.view.way_back import Origin
from peling_app.learn.words import learn
from peling_app.platform.settings import LANGUAGES, Language
from tests.app.learn.conftest import Bench
from tests.by_day import by_day
from tests.end2end.stage import make_context

BOOK = "pung-chow"
KINDS = kinds(rule_set(BOOK))


@pytest.fixture
def page(bench: Bench, english: object) -> Iterator[DrillPage]:  # noqa: ARG001 - the language comes first
    """Return the drills of Pung Chow with questions that are always the same."""
    context = make_context()
    seeds = count(1)
    learn = LearnSession(new_seed=lambda: next(seeds), parent=context.commands)
    model = DrillModel(learn, lambda: BOOK)
    model.follow_book()
    made = DrillPage(context.services, model)
    bench.show(made, 1440, 852)
    yield made
    made.unload()


def solve(page: DrillPage) -> None:
    """Fill in the right answer."""
    assert page.model.asked is not None
    page.model.solve(page.model.asked.question.solutions[0])


def picks(page: DrillPage) -> list[str]:
    """Return the ids of the right answers."""
    assert page.model.asked is not None
    solution = page.model.asked.question.solutions[0]
    assert isinstance(solution, list)
    return solution


@pytest.mark.cases_by_day(3)
@pytest.mark.parametrize("kind", by_day(KINDS[2::3], KINDS))
def test_a_right_answer_is_said_to_be_right(page: DrillPage, kind: str) -> None:
    page.model.choose(kind)
    asked = page.model.asked
    assert asked is not None
    assert asked.prompt
    solve(page)
    page.go_on()

    assert asked.explanation is not None
    assert asked.explanation.right
    assert page.model.marks == ("right",)
    assert page.look.next.isVisibleTo(page)
    assert not page.check.isVisibleTo(page)


@pytest.mark.thorough
@pytest.mark.parametrize("kind", by_day({"exposing"}, KINDS))
def test_all_that_is_said_of_an_answer_is_seen_where_there_is_room(page: DrillPage, kind: str) -> None:
    """It had a scroll bar in a window half empty."""
    page.model.choose(kind)
    for _ in range(3):
        solve(page)
        page.go_on()
        for _ in range(5):
            page.pinned.updateGeometry()
            QTest.qWait(10)
        assert page.pinned.height() <= page.height() / 2
        if page.pinned.needed() <= page.height() / 2:
            assert page.pinned.verticalScrollBar().maximum() == 0
        page.model.next()


def test_a_tile_left_out_is_marked_and_the_answer_counts_in_part(page: DrillPage) -> None:
    page.model.choose("waits")
    solution = picks(page)
    while len(solution) < 2:
        page.model.next()
        solution = picks(page)
    for card in page.area.tiles.cards:
        if card.card.id in solution[1:]:
            QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.check, Qt.MouseButton.LeftButton)

    left_out = next(card for card in page.area.tiles.cards if card.card.id == solution[0])
    assert not left_out.card.verdict
    assert page.model.marks == ("part",)
    QTest.mouseClick(page.look.show_me, Qt.MouseButton.LeftButton)
    assert left_out.card.mark is Mark.MISSED
    assert any(row.groups for row in page.explained.rows)


def test_enter_checks_then_asks_on_and_digits_choose(page: DrillPage) -> None:
    page.model.choose("claim")
    first = page.model.asked
    assert first is not None
    assert isinstance(first.question.form, Choose)
    page.area.take_focus()
    QTest.keyClick(page.window().focusWidget(), Qt.Key.Key_1)
    assert first.cards[0].chosen
    QTest.keyClick(page.window().focusWidget(), Qt.Key.Key_Return)
    assert first.explanation is not None
    QTest.keyClick(page.window().focusWidget(), Qt.Key.Key_Return)
    assert page.model.asked is first
    assert first.is_open
    solve(page)
    QTest.keyClick(page.window().focusWidget(), Qt.Key.Key_Return)
    assert first.explanation.right
    QTest.keyClick(page.window().focusWidget(), Qt.Key.Key_Return)

    assert page.model.asked is not first
    assert len(page.model.marks) == 1


def test_a_checked_answer_cannot_be_changed(page: DrillPage) -> None:
    page.model.choose("waits")
    asked = page.model.asked
    assert asked is not None
    solve(page)
    page.go_on()
    assert isinstance(asked.question.form, PickTiles)
    before = asked.answer
    page.model.pick(asked.question.form.palette[0].code)

    assert asked.answer == before


def test_a_missed_question_comes_back_after_three_others(page: DrillPage) -> None:
    page.model.choose("wind")
    missed = page.model.asked
    assert missed is not None
    wrong = next(card.id for card in missed.cards if card.id not in picks(page))
    page.model.pick(wrong)
    page.model.check()
    for _ in range(3):
        page.model.next()
        assert page.model.asked is not None
        assert page.model.asked.question.key != missed.question.key
        solve(page)
        page.model.check()
    page.model.next()

    assert page.model.asked is not None
    assert page.model.asked.question.key == missed.question.key


def test_the_same_question_is_asked_again_without_an_answer(page: DrillPage) -> None:
    page.model.choose("away")
    asked = page.model.asked
    assert asked is not None
    solve(page)
    page.model.check()
    page.model.retry()

    assert page.model.asked is not None
    assert page.model.asked.question is asked.question
    assert page.area.number.field.text() == ""


def test_another_level_asks_another_question(page: DrillPage) -> None:
    page.model.choose("waits")
    asked = page.model.asked
    page.model.set_level(3)

    assert page.model.asked is not asked
    assert page.model.asked is not None
    assert page.model.asked.question.key.level == 3


def test_examples_are_asked_in_the_order_of_the_book(page: DrillPage) -> None:
    page.model.open_examples(BOOK)
    first = page.model.asked
    assert first is not None
    assert page.model.number == 1
    solve(page)
    page.model.check()
    page.model.next()
    assert page.model.number == 2
    assert not page.level.isVisibleTo(page)

    page.model.open_examples(BOOK)
    assert page.model.number == 2, "the solved one is done"


@pytest.mark.nightly  # by day walks/test_sweep.py
def test_a_question_stands_as_wide_when_its_answer_makes_it_scroll(page: DrillPage) -> None:
    page.model.choose("score")
    page.model.set_level(5)
    page.resize(page.width(), 600)
    QApplication.processEvents()
    before = page.strip.width()
    page.model.solve({})
    page.model.check()
    page.model.show_me()
    QApplication.processEvents()
    bar = page.scroller.verticalScrollBar()
    assert bar.maximum() > 0
    assert page.strip.width() == before


def test_what_was_answered_is_counted_in_the_list(page: DrillPage) -> None:
    page.model.choose("waits")
    solve(page)
    page.model.check()

    assert page.sidebar.button("waits").entry.count == "1 of 1"
    assert page.sidebar.button("away").entry.count == "new"


def test_arrows_go_on_from_kind_to_kind_in_the_box(page: DrillPage) -> None:
    page.resize(1000, 650)
    page.model.choose(KINDS[0])
    page.kinds.setFocus()
    for kind in KINDS[1:3]:
        QTest.keyClick(page.kinds, Qt.Key.Key_Down)
        assert page.model.kind == kind
        assert page.kinds.hasFocus(), "the next arrow went to the answers"


@pytest.mark.thorough
def test_the_box_of_kinds_says_what_is_asked(page: DrillPage) -> None:
    page.model.open_examples(BOOK)
    page.refresh()
    assert page.kinds.currentText() == ""
    assert page.kinds.placeholderText() == learn.examples_title()
    assert page.title[0] == learn.examples_title()
    assert page.model.follows == learn.examples_follow(), "no example comes back after three others"
    for kind in page.model.kinds:
        page.model.choose(kind.id)
        page.refresh()
        assert page.kinds.currentText() == kind.name


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("kind", by_day(KINDS[::6], KINDS))
@pytest.mark.parametrize("level", by_day([4], [1, 4]))
def test_what_an_answer_was_worth_is_seen_in_a_small_window(page: DrillPage, kind: str, level: int) -> None:
    page.resize(1024, 652)
    page.model.choose(kind)
    page.model.set_level(level)
    asked = page.model.asked
    assert asked is not None
    for answer in (asked.question.solutions[0], None):
        if answer is None:
            page.model.retry()
        solve(page)
        page.go_on()
        QTest.qWait(1)
        for _ in range(20):
            QApplication.processEvents()
        assert page.verdict.visibleRegion().boundingRect().height() == page.verdict.height()


def test_no_word_of_the_hints_is_cut_by_their_column(page: DrillPage) -> None:
    word = "Verdoppelungszusammenstellungen"
    page.look.show_looks((Look(word, f"{word} und mehr.", ()),))
    page.look.fit(narrow=True)
    for _ in range(4):
        QCoreApplication.sendPostedEvents()
        QCoreApplication.processEvents()
    labels = [one for one in page.look.findChildren(QLabel) if one.isVisible() and word in one.text()]
    assert len(labels) == 2
    for label in labels:
        right = label.mapTo(page.look.scroller.viewport(), QPoint(label.minimumSizeHint().width(), 0)).x()
        assert right <= page.look.scroller.viewport().width(), label.text()


def test_the_field_of_kinds_says_what_is_asked_where_that_is_of_no_kind(page: DrillPage) -> None:
    page.kinds.setCurrentIndex(-1)
    assert page.kinds.shown_text() == learn.examples_title()


def settle() -> None:
    """Let everything be laid out."""
    QTest.qWait(1)
    for _ in range(20):
        QApplication.processEvents()


@pytest.mark.thorough
def test_a_question_with_a_board_begins_at_its_head_and_what_has_the_focus_stays_in_sight(
    page: DrillPage,
) -> None:
    page.resize(1400, 792)
    page.model.choose("claim")
    settle()
    assert page.scroller.verticalScrollBar().maximum() == 0
    page.area.choice.cards[-1].setFocus()
    page.go_on()
    settle()
    focus = page.area.choice.cards[-1]
    assert focus.hasFocus()
    assert focus.visibleRegion().boundingRect().height() == focus.height()
    page.model.next()
    settle()
    assert page.scroller.verticalScrollBar().value() == 0


@pytest.mark.thorough
@pytest.mark.parametrize("kind", by_day({"why-not"}, ["claim", "why-not"]))
def test_the_answers_to_a_position_are_seen_below_it_in_a_small_window(page: DrillPage, kind: str) -> None:
    page.resize(1024, 652)
    page.model.choose(kind)
    for _ in range(3):
        settle()
        assert page.board.table is not None
        assert page.board.isVisible()
        hidden = [
            made.accessibleName()
            for made in page.area.choice.cards
            if made.visibleRegion().boundingRect().height() < made.height()
        ]
        assert hidden == []
        page.model.next()


@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES))
@pytest.mark.parametrize("zoom", by_day([125], [100, 125, 150]))
def test_the_way_back_from_a_narrow_page_says_its_key(bench: Bench, language: Language, zoom: int) -> None:
    """Words such as those to the review were too long for it by a few pixels."""
    context = make_context(language=language, settings={"text_zoom": zoom, "text_by_system": False})
    model = DrillModel(LearnSession(new_seed=lambda: 1, parent=context.commands), lambda: BOOK)
    model.follow_book()
    page = DrillPage(context.services, model)
    bench.show(page, 1024, 640)
    for origin in Origin:
        page.way_back.lead(origin)
        QApplication.processEvents()
        assert page.back.isVisible()
        assert page.back.shown_key == "Esc", page.back.text()
        assert page.back.accessibleName() == page.sidebar.back.text(), "a reader says the whole of it"
    page.unload()
    context.translations.use(Language.ENGLISH)
