"""Whoever sat at one table are two people: no dialog makes them one, and no evening counts twice."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import Button
from peling_app.kit.view.rules import DoubleRule
from peling_app.platform.preferences import Preferences
from peling_app.score.model.evenings.people import PeopleModel
from peling_app.score.people import FILE_NAME, PeopleStore
from peling_app.score.session import ScoreSession
from peling_app.score.view.page import ScorePage
from peling_app.score.view.people.dialogs import RenameDialog
from peling_app.score.view.people.page import PeoplePage
from peling_app.shell.view.main_window import MainWindow
from tests.app.score.evening.test_people import evenings, names, play, read, store
from tests.app.score.evenings import NAMES, evening
from tests.app.score.panels import dialog
from tests.by_day import by_day

__all__ = ["store"]


@pytest.mark.thorough
@pytest.mark.parametrize("new", by_day({" agnes "}, ["Agnes", " agnes "]))
def test_the_dialog_refuses_the_name_of_one_at_the_same_table_and_says_why(
    qtbot: QtBot, page: ScorePage, new: str
) -> None:
    asked = renaming(qtbot, page, "Theo")
    asked.field.setText(new)
    assert not asked.done_button.isEnabled()
    assert asked.note.text().startswith("Theo and Agnes sat at one table (")
    assert asked.field.accessibleDescription() == asked.note.text()
    QTest.keyClick(asked.field, Qt.Key.Key_Return)
    assert asked.isVisible()
    assert names(page.people.model.store) == {*NAMES, "Joe"}
    asked.field.setText("Theodore")
    asked.take()
    assert names(page.people.model.store) == {*NAMES, "Joe", "Theodore"} - {"Theo"}


def test_the_dialog_says_that_a_known_name_makes_one_person_of_two(qtbot: QtBot, page: ScorePage) -> None:
    asked = renaming(qtbot, page, "Joe")
    asked.field.setText("Joseph")
    assert asked.note.text() == "Joseph is known already: Joe and Joseph are then one person."
    asked.take()
    assert evenings(page.people.model.store, "Joseph") == 2


def renaming(qtbot: QtBot, page: ScorePage, name: str) -> RenameDialog:
    play(qtbot, page.score)
    page.show_people()
    qtbot.waitUntil(lambda: bool(page.people.list.buttons))
    page.people.model.choose(name)
    page.people.ask_name()
    return dialog(page, RenameDialog)


def test_no_way_makes_one_of_two_at_one_table(store: PeopleStore) -> None:
    model = PeopleModel(store)
    model.choose("Theo")
    model.rename("Agnes")
    model.merge("Agnes", "Theo")
    assert not store.rename("Agnes", "Theo")
    model.merge("Joseph", "Joe")
    assert not store.rename("Joseph", "Theo"), "he sat there by his other name"
    assert names(store) == set(NAMES)
    assert sum(one.balance for one in store.people) == 0


def test_a_file_that_makes_them_one_counts_no_evening_twice(
    qtbot: QtBot, score: ScoreSession, tmp_path: Path
) -> None:
    """Another window, an earlier version, or a later evening at which both sat may have said so."""
    play(qtbot, score)
    known = {"pe-ling": 1, "called": {"Agnes": "Theo", "Joe": "Joseph"}, "apart": []}
    (tmp_path / FILE_NAME).write_text(json.dumps(known))
    made = PeopleStore(score, tmp_path)
    read(qtbot, made)
    assert names(made) == set(NAMES)
    assert [evenings(made, name) for name in NAMES] == [2, 2, 2, 2]
    for one in made.people:
        assert one.balance == sum(amount for _, amount in one.paid)
        assert one.name not in one.met


@pytest.mark.nightly
@pytest.mark.parametrize("high", [620, 900])
def test_whoever_is_chosen_stays_in_sight_beside_a_long_list(
    qtbot: QtBot, page: ScorePage, high: int
) -> None:
    """Beside fifty people the balance was as high as the list, and whom one chose far above."""
    page.window().resize(1440, high)
    play(qtbot, page.score)
    page.show_people()
    shown = page.people
    qtbot.waitUntil(lambda: bool(shown.model.person.flows))
    rows = shown.model.rows
    many = tuple(replace(rows[number % 5], key=f"{number}") for number in range(50))
    shown.list.show_rows(many, "40")
    bar, seen = shown.scroller.verticalScrollBar(), shown.scroller.viewport()
    for _ in range(5):
        QApplication.processEvents()
    assert bar.maximum() > 1000
    for at in (0, bar.maximum() // 2, bar.maximum()):
        bar.setValue(at)
        QApplication.processEvents()
        top = shown.person.mapTo(seen, shown.person.rect().topLeft()).y()
        assert shown.person.height() == max(seen.height(), shown.person.minimumSizeHint().height())
        assert top == (0 if at == 0 else seen.height() - shown.person.height())


@pytest.mark.thorough
def test_the_key_of_undo_takes_a_name_back_where_its_button_does(qtbot: QtBot, page: ScorePage) -> None:
    """It said that there was nothing to undo on a score sheet, beside the button that undid it."""
    evening(qtbot, page.score)
    page.services.commands.trigger("score.people")
    store, commands = page.people.model.store, page.services.commands
    qtbot.waitUntil(lambda: store.find("Agnes") is not None)
    assert not commands.is_enabled("score.undo")
    assert store.rename("Agnes", "Agnes B.")
    qtbot.waitUntil(lambda: store.find("Agnes B.") is not None)
    assert commands.is_enabled("score.undo")
    deals = page.score.sheet
    commands.trigger("score.undo")
    qtbot.waitUntil(lambda: store.find("Agnes B.") is None)
    assert not commands.is_enabled("score.undo")
    page.show_sheet()
    assert commands.is_enabled("score.undo"), "here it is what was done on the sheet"
    assert page.score.sheet is deals


@pytest.mark.thorough
def test_f2_asks_how_whoever_is_chosen_is_called(qtbot: QtBot, window: MainWindow, page: ScorePage) -> None:
    """It corrects a deal on the sheet; among people it only said that no sheet was there."""
    play(qtbot, page.score)
    page.show_people()
    qtbot.waitUntil(lambda: bool(page.people.list.buttons))
    page.people.list.begin()
    QTest.keyClick(window, Qt.Key.Key_F2)
    dialog(page, RenameDialog).reject()
    assert not window.notice.isVisible()
    assert not page.services.commands.is_enabled("score.correct")
    page.show_sheet()
    assert page.services.commands.is_enabled("score.correct")
    assert not page.services.commands.is_enabled("score.rename-person")


@pytest.mark.parametrize("some", [False, True])
def test_the_line_below_the_people_stands_below_somebody(
    qtbot: QtBot, score: ScoreSession, tmp_path: Path, some: bool
) -> None:
    """With nobody in the table it stood alone under the sentence that says so."""
    if some:
        play(qtbot, score)
    made = PeopleStore(score, tmp_path)
    read(qtbot, made)
    page = PeoplePage(Theme(Preferences()), PeopleModel(made))
    qtbot.addWidget(page)
    page.show()
    assert any(rule.isVisible() for rule in page.scroller.findChildren(DoubleRule)) is some


def test_who_is_called_as_before_again_is_still_chosen(qtbot: QtBot, page: ScorePage) -> None:
    """The choice and the focus jumped to the first row."""
    asked = renaming(qtbot, page, "Theo")
    people = page.people
    first = people.model.rows[0].name
    assert first != "Theo"
    asked.field.setText("Theodore")
    asked.take()
    assert people.model.chosen == "Theodore"
    people.list.begin()
    people.model.store.undo()
    assert people.model.chosen == "Theo"
    assert names(people.model.store) == {*NAMES, "Joe"}
    focus = QApplication.focusWidget()
    assert focus is people.list.buttons[[row.name for row in people.model.rows].index("Theo")]


def test_another_size_of_text_leaves_the_focus_on_the_answer_about_two_names(
    qtbot: QtBot, window: MainWindow, page: ScorePage
) -> None:
    """The questions are made anew for it, and the focus went to whoever is chosen."""
    play(qtbot, page.score)
    page.show_people()
    qtbot.waitUntil(lambda: bool(page.people.list.buttons))

    def answers() -> list[Button]:
        shown = page.people.findChildren(Button)
        return [one for one in shown if "one person" in one.accessibleName() and not one.isHidden()]

    qtbot.waitUntil(lambda: len(answers()) == 1)
    (before,) = answers()
    before.setFocus()
    QApplication.processEvents()
    window.context.preferences.update(text_zoom=110, text_by_system=False)
    QApplication.processEvents()
    (after,) = answers()
    assert after is not before
    assert QApplication.focusWidget() is after
