"""A wrong answer in numbers: what is written next begins another try, and what has no mark is said."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget

from peling.lessons.drills import kinds
from peling.lessons.drills.question import Choose, PickTiles, State
from peling.rulebooks import RULE_SETS, rule_set
from peling_app.learn.model.cards import Mark
from peling_app.learn.model.drills import DrillModel
from peling_app.learn.model.guided import GuidedModel
from peling_app.learn.model.question.asked import Asked
from peling_app.learn.session import LearnSession
from peling_app.learn.view.drill_page import DrillPage
from peling_app.learn.view.learn_page import LearnPage
from tests.app.learn.conftest import Bench
from tests.by_day import each_once
from tests.end2end.stage import make_context


def go_to_score(model: GuidedModel) -> None:
    """Do what the guide asks for until the hand is to be counted."""
    while model.step.action is not None:
        model.lesson_table.do(model.step.action)


OF_NUMBERS = ("away", "score", "pays")
"""A kind of drill for each form that is answered in numbers: one, a sheet, payments."""


@pytest.fixture
def drills(bench: Bench, english: object) -> Iterator[DrillPage]:  # noqa: ARG001 - the language comes first
    context = make_context()
    model = DrillModel(LearnSession(new_seed=lambda: 3, parent=context.commands), lambda: "pung-chow")
    model.follow_book()
    made = DrillPage(context.services, model)
    bench.show(made, 1440, 852)
    yield made
    made.unload()


def miss(asked: Asked) -> None:
    """Write numbers that are all too large by one into all fields whose answer is not nothing."""
    right = asked.question.solutions[0]
    parts = right if isinstance(right, dict) else {"number": right}
    for part, value in parts.items():
        assert isinstance(value, int)
        if value:
            asked.write(part, str(value + 1))


def write_on(field: QWidget, key: Qt.Key = Qt.Key.Key_7) -> str:
    """Press a key that writes in a field that was checked; return what stands there then."""
    assert isinstance(field, QLineEdit)
    assert field.isReadOnly()
    field.setFocus()
    QTest.keyClick(field, key)
    return field.text()


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("kind", OF_NUMBERS)
def test_what_is_written_into_a_checked_field_begins_another_try(drills: DrillPage, kind: str) -> None:
    drills.model.choose(kind)
    asked = drills.model.asked
    assert asked is not None
    miss(asked)
    drills.go_on()
    assert drills.model.can_try_again
    field = next((one for one in drills.area.stops if one.property("refused")), drills.area.stops[0])
    is_marked = bool(field.property("refused"))
    assert is_marked is (kind != "away")
    written = write_on(field)
    assert asked.is_open
    assert field.hasFocus()
    assert written == "7" if is_marked else written.endswith("7"), "what is marked is written anew"


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize(("kind", "key"), each_once(OF_NUMBERS, [Qt.Key.Key_Backspace, Qt.Key.Key_Delete]))
def test_what_is_taken_out_of_a_checked_field_begins_another_try(
    drills: DrillPage, kind: str, key: Qt.Key
) -> None:
    """Backspace did nothing, and the digit after it was glued to the wrong number: 43, then 434."""
    drills.model.choose(kind)
    asked = drills.model.asked
    assert asked is not None
    miss(asked)
    drills.go_on()
    field = next((one for one in drills.area.stops if one.property("refused")), drills.area.stops[0])
    assert isinstance(field, QLineEdit)
    before, is_marked = field.text(), bool(field.property("refused"))
    field.setCursorPosition(len(before) if key == Qt.Key.Key_Backspace else 0)
    left = write_on(field, key)
    assert asked.is_open
    assert field.hasFocus()
    cut = before[:-1] if key == Qt.Key.Key_Backspace else before[1:]
    assert left == ("" if is_marked else cut)


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize(("kind", "key"), each_once(OF_NUMBERS, [Qt.Key.Key_7, Qt.Key.Key_Backspace]))
def test_what_was_right_stays_whatever_is_written(drills: DrillPage, kind: str, key: Qt.Key) -> None:
    drills.model.choose(kind)
    asked = drills.model.asked
    assert asked is not None
    drills.model.solve(asked.question.solutions[0])
    drills.go_on()
    for field in drills.area.stops:
        assert isinstance(field, QLineEdit)
        before = field.text()
        assert write_on(field, key) == before
    assert not asked.is_open


def test_a_page_of_a_lesson_is_written_anew_as_a_drill_is(page: LearnPage) -> None:
    page.open("guided")
    go_to_score(page.guided.model)
    panel = page.guided.score
    assert panel is not None
    asked = panel.model.asked
    assert asked is not None
    miss(asked)
    panel.model.check()
    field = panel.area.stops[-1]
    assert write_on(field).endswith("7")
    assert asked.is_open
    panel.model.solve(asked.question.solutions[0])
    panel.model.check()
    assert isinstance(field, QLineEdit)
    before = field.text()
    assert write_on(field) == before


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("book", sorted(RULE_SETS))
def test_errors_without_a_mark_are_said(english: object, book: str) -> None:
    """Few errors are marked at once: nobody may take the others for right."""
    del english
    context = make_context()
    model = DrillModel(LearnSession(new_seed=lambda: 3, parent=context.commands), lambda: book)
    model.follow_book()
    found = 0
    for kind in kinds(rule_set(book)):
        model.choose(kind)
        asked = model.asked
        assert asked is not None
        match asked.question.form:
            case Choose() | PickTiles():
                everything = [part.id for part in asked.cards] or [tile.code for tile, _ in asked.tiles]
                for part in everything:
                    asked.pick(part)
            case _:
                miss(asked)
        for times in (1, 2):
            model.check()
            if asked.explanation is None or asked.explanation.right:
                break
            marks = [card.mark for card in (*asked.cards, *(card for _, card in asked.tiles))]
            marked = [*marks, *(field.mark for field in asked.fields)].count(Mark.WRONG)
            wrong = asked.explanation.count(State.WRONG)
            said = {1: "One error is marked.", 2: "Two errors are marked."}
            assert (said.get(marked, "None") in asked.verdict) is (0 < marked < wrong), (kind, times)
            found += 0 < marked < wrong
            model.try_again()
    assert found
