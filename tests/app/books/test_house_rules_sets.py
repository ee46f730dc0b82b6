"""Named house rules in the program: chosen, saved, renamed, deleted, given away, taken in, played."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from peling.play.inputs import setup_from_json, setup_to_json
from peling.rules.course import Length
from peling_app.books.house_sets import FILE_NAME
from peling_app.books.model.house_sets import HouseSets
from peling_app.books.view.house_rules import HouseRulesDialog
from peling_app.books.view.name_dialog import NameDialog
from peling_app.kit.view.controls import Button
from peling_app.platform.preferences import Preferences
from peling_app.platform.settings import Language
from peling_app.platform.user_file import LeftAloneError
from peling_app.play.open_journal import agreement
from peling_app.play.view.setup_page import SetupPage
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.home import HomePage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.shell.windows import nameless
from tests.by_day import by_day
from tests.end2end.stage import MIDDLE, make_context, make_window

BOOK = "pung-chow"
Opened = tuple[MainWindow, AppContext, HouseRulesDialog]


@pytest.fixture
def opened(qtbot: QtBot) -> Iterator[Callable[..., Opened]]:
    contexts: list[AppContext] = []

    def build(size: QSize = MIDDLE, **settings: object) -> Opened:
        context = make_context(settings=settings)
        contexts.append(context)
        window = make_window(context, size)
        qtbot.addWidget(window)
        window.ways.show_house_rules()
        dialog = window.findChild(HouseRulesDialog)
        assert dialog is not None
        return window, context, dialog

    yield build
    for context in contexts:
        context.translations.use(Language.ENGLISH)


def choose(dialog: HouseRulesDialog, key: str, row: int) -> None:
    field = dialog.choice(key)
    field.setCurrentIndex(row)
    field.activated.emit(row)


def name_it(dialog: HouseRulesDialog, name: str) -> NameDialog:
    asked = [child for child in dialog.findChildren(NameDialog) if child.isVisible()][-1]
    asked.field.selectAll()
    QTest.keyClicks(asked.field, name)
    return asked


def save_as(dialog: HouseRulesDialog, name: str) -> None:
    dialog.sets.save_as_button.click()
    name_it(dialog, name).done_button.click()


def test_rules_are_saved_under_a_name_changed_and_saved_again(opened: Callable[..., Opened]) -> None:
    _, context, dialog = opened()
    bar = dialog.sets
    assert bar.box.currentText() == "As in the book"
    assert not bar.save_button.isEnabled()
    choose(dialog, "p1_reserve", 1)
    assert bar.box.currentText() == "Own choice, not saved"
    save_as(dialog, "Club evening")
    assert bar.box.currentText() == "Club evening"
    assert bar.message.text() == "“Club evening” was saved."
    assert not bar.save_button.isEnabled()
    choose(dialog, "mandarins", 1)
    assert bar.box.currentText() == "Club evening (changed since it was saved)"
    bar.save_button.click()
    assert bar.box.currentText() == "Club evening"
    one = context.rules.sets.find(BOOK, "club EVENING")
    assert one is not None
    assert one.options == {"p1_reserve": 14, "mandarins": "on"}


def test_another_set_is_chosen_and_the_fields_follow(opened: Callable[..., Opened]) -> None:
    _, context, dialog = opened(house_rules={BOOK: {"p1_reserve": 14}})
    save_as(dialog, "Club")
    bar = dialog.sets
    choose(dialog, "mandarins", 1)
    bar.box.wished.emit("")
    assert dialog.choice("p1_reserve").currentText() == "none (our choice)"
    assert context.preferences.current.house_rules == {}
    assert bar.message.text() == "“Club (changed since it was saved)” was put away without being saved."
    bar.undo_button.click()
    assert context.preferences.current.house_rules == {BOOK: {"p1_reserve": 14, "mandarins": "on"}}
    assert bar.box.currentText() == "Club (changed since it was saved)"
    bar.box.activated.emit(bar.box.findData("Club"))
    assert dialog.choice("mandarins").currentText() == "left out (book)"
    assert dialog.choice("p1_reserve").currentText() == "the last 14"


def test_a_set_is_renamed_but_not_to_a_name_that_is_taken(opened: Callable[..., Opened]) -> None:
    _, context, dialog = opened(house_rules={BOOK: {"p1_reserve": 14}})
    save_as(dialog, "Club")
    save_as(dialog, "Home")
    dialog.sets.rename_button.click()
    asked = name_it(dialog, "club")
    assert not asked.done_button.isEnabled()
    assert "already" in asked.note.accessibleName()
    name_it(dialog, "   ")
    assert not asked.done_button.isEnabled()
    name_it(dialog, "HOME")
    assert asked.done_button.isEnabled(), "other capitals of its own name"
    name_it(dialog, "At home")
    QTest.keyClick(asked.field, Qt.Key.Key_Return)
    assert [one.name for one in context.rules.sets.of_book(BOOK)] == ["At home", "Club"]
    assert context.rules.sets.chosen(BOOK) == "At home"


def test_rules_that_were_not_saved_come_back_after_as_in_the_book(opened: Callable[..., Opened]) -> None:
    _, context, dialog = opened(house_rules={BOOK: {"p1_reserve": 14}})
    bar = dialog.sets
    dialog.as_book.click()
    assert context.preferences.current.house_rules == {}
    assert bar.message.text() == "“Own choice, not saved” was put away without being saved."
    bar.undo_button.click()
    assert context.preferences.current.house_rules == {BOOK: {"p1_reserve": 14}}
    assert bar.message.text() == "Undone."
    choose(dialog, "mandarins", 1)
    assert not bar.message.isVisible(), "what was said is no longer the last that was done"


def test_no_set_is_called_as_rules_are_that_nobody_has_named(
    opened: Callable[..., Opened], tmp_path: Path
) -> None:
    _, context, dialog = opened(house_rules={BOOK: {"p1_reserve": 14}})
    path = tmp_path / "own.json"
    dialog.sets.export_file(path)
    dialog.sets.save_as_button.click()
    for name in ("as in the Book", "Own choice, not saved"):
        assert not name_it(dialog, name).done_button.isEnabled()
        assert "another name" in name_it(dialog, name).note.accessibleName()
    name_it(dialog, "Club").done_button.click()
    path.write_text(json.dumps({**json.loads(path.read_text()), "name": "As in the book"}))
    dialog.sets.import_file(path)
    name_it(dialog, "Theirs").done_button.click()
    assert [one.name for one in context.rules.sets.of_book(BOOK)] == ["Club", "Theirs"]


def test_the_focus_stays_on_the_button_that_was_pressed_or_goes_to_the_sets(
    opened: Callable[..., Opened],
) -> None:
    """A button may be off for a moment, while a set has no name; Enter again opens what it opened before."""
    _, _, dialog = opened(house_rules={BOOK: {"p1_reserve": 14}})
    bar = dialog.sets

    def after(button: Button, name: str = "") -> QWidget | None:
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Return)
        if name:
            asked = name_it(dialog, name)
            QTest.keyClick(asked.field, Qt.Key.Key_Return)
            QApplication.processEvents()
        return dialog.focusWidget()

    assert after(bar.save_as_button, "Club") is bar.save_as_button
    assert after(bar.rename_button, "Home") is bar.rename_button
    choose(dialog, "mandarins", 1)
    assert after(bar.save_button) is bar.box, "there is nothing more to save"
    assert after(bar.delete_button) is bar.undo_button
    assert after(bar.undo_button) is bar.box


def test_a_deleted_set_comes_back_by_undo(opened: Callable[..., Opened]) -> None:
    _, context, dialog = opened(house_rules={BOOK: {"p1_reserve": 14}})
    save_as(dialog, "Club")
    bar = dialog.sets
    before = context.rules.sets.snapshot()
    bar.delete_button.click()
    assert context.rules.sets.of_book(BOOK) == ()
    assert bar.box.currentText() == "Own choice, not saved", "the rules in force stay"
    assert bar.undo_button.isVisible()
    QTest.keyClick(bar.undo_button, Qt.Key.Key_Return)
    bar.undo_button.click()
    assert context.rules.sets.snapshot() == before
    assert bar.box.currentText() == "Club"
    assert not bar.undo_button.isVisible()


def test_rules_stay_where_they_are_looked_at_when_a_slip_comes_above_them(
    opened: Callable[..., Opened],
) -> None:
    _, _, dialog = opened(house_rules={BOOK: {"p1_reserve": 14}})
    save_as(dialog, "Club")

    def place() -> int:
        QApplication.processEvents()
        field = dialog.choice("mandarins")
        return field.mapTo(dialog, QPoint()).y()

    bar = dialog.scroller.verticalScrollBar()
    for scrolled in (0, bar.maximum()):
        dialog.sets.withdraw()
        place()
        bar.setValue(scrolled)
        before = place()
        dialog.sets.delete_button.click()
        assert dialog.sets.undo_button.isVisible()
        assert place() == before
        dialog.sets.undo_button.click()
        assert place() == before


@pytest.mark.thorough
def test_exported_rules_are_imported_by_another_player(opened: Callable[..., Opened], tmp_path: Path) -> None:
    _, _, dialog = opened(house_rules={BOOK: {"p1_reserve": 14, "of_the_future": 3}})
    save_as(dialog, "Club")
    path = tmp_path / "club.json"
    assert dialog.sets.undo_button.isVisible()
    dialog.sets.export_file(path)
    assert str(path) in dialog.sets.message.text()
    assert not dialog.sets.undo_button.isVisible(), "it would undo what was done before, not the writing"
    _, other, theirs = opened()
    theirs.sets.import_file(path)
    assert theirs.sets.message.text() == "“Club” was imported and chosen for Pung Chow, without a limit."
    assert other.preferences.current.house_rules == {BOOK: {"p1_reserve": 14, "of_the_future": 3}}
    assert theirs.sets.unknown.text().endswith("of_the_future")
    choose(theirs, "mandarins", 1)
    assert other.preferences.current.house_rules[BOOK]["of_the_future"] == 3


@pytest.mark.thorough
@pytest.mark.parametrize("before", by_day([200], [0, 200]))
def test_house_rules_of_a_file_are_shown_from_the_first_on(
    opened: Callable[..., Opened], tmp_path: Path, before: int
) -> None:
    """What was said of them over the rules moved these: the first was cut, as if it had been scrolled."""
    _, _, dialog = opened()
    path = tmp_path / "club.json"
    save_as(dialog, "Club")
    dialog.sets.export_file(path)
    dialog.accept()
    _, _, theirs = opened()
    bar = theirs.scroller.verticalScrollBar()
    bar.setValue(before)
    QApplication.processEvents()
    theirs.sets.import_file(path)
    for _ in range(3):
        QApplication.processEvents()
    assert theirs.sets.message.isVisible()
    assert (bar.value(), bar.maximum() > before) == (0, True)


def test_an_imported_name_that_is_taken_is_asked_about(opened: Callable[..., Opened], tmp_path: Path) -> None:
    _, context, dialog = opened(house_rules={BOOK: {"p1_reserve": 14}})
    save_as(dialog, "Club")
    path = tmp_path / "club.json"
    dialog.sets.export_file(path)
    file = json.loads(path.read_text())
    path.write_text(json.dumps({**file, "name": "CLUB", "options": {"mandarins": "on"}}))
    dialog.sets.import_file(path)
    asked = [child for child in dialog.findChildren(NameDialog) if child.isVisible()][-1]
    assert asked.done_button.text() == "Replace"
    asked.reject()
    assert [dict(one.options) for one in context.rules.sets.of_book(BOOK)] == [{"p1_reserve": 14}]
    dialog.sets.import_file(path)
    asked = name_it(dialog, "Club two")
    assert asked.done_button.text() == "Import"
    asked.done_button.click()
    assert [one.name for one in context.rules.sets.of_book(BOOK)] == ["Club", "Club two"]
    dialog.sets.import_file(path)
    asked = [child for child in dialog.findChildren(NameDialog) if child.isVisible()][-1]
    asked.done_button.click()
    assert [(one.name, dict(one.options)) for one in context.rules.sets.of_book(BOOK)] == [
        ("CLUB", {"mandarins": "on"}),
        ("Club two", {"mandarins": "on"}),
    ]


def test_a_wrong_file_is_reported_and_changes_nothing(opened: Callable[..., Opened], tmp_path: Path) -> None:
    _, context, dialog = opened(house_rules={BOOK: {"p1_reserve": 14}})
    save_as(dialog, "Club")
    before = context.rules.sets.snapshot()
    path = tmp_path / "friend.json"
    path.write_text('{"pe-ling": "house-rules",\n "format": 1,\n "name" "x"}')
    dialog.sets.import_file(path)
    assert "friend.json" in dialog.sets.message.text()
    assert "line 3 at column 9" in dialog.sets.message.text()
    assert not dialog.sets.undo_button.isVisible()
    assert context.rules.sets.snapshot() == before
    context.preferences.update(language=Language.GERMAN)
    QApplication.processEvents()
    assert "Zeile 3" in dialog.sets.message.text()


def test_what_cannot_be_written_is_reported(opened: Callable[..., Opened], tmp_path: Path) -> None:
    _, _, dialog = opened()
    dialog.sets.export_file(tmp_path)
    assert "Nothing was changed" in dialog.sets.message.text()


def test_every_control_has_a_name_also_when_a_name_is_asked(opened: Callable[..., Opened]) -> None:
    _, _, dialog = opened()
    dialog.sets.save_as_button.click()
    asked = dialog.findChild(NameDialog)
    assert asked is not None
    assert nameless(dialog) == []
    assert nameless(asked) == []
    assert asked.field.hasFocus() or asked.focusWidget() is asked.field
    QTest.keyClick(asked, Qt.Key.Key_Escape)
    assert not asked.isVisible()


def test_new_games_take_the_named_set_and_remember_its_name(opened: Callable[..., Opened]) -> None:
    window, _, dialog = opened(house_rules={BOOK: {"p1_reserve": 14}})
    save_as(dialog, "Club")
    page = window.page(PageId.SETUP)
    assert isinstance(page, SetupPage)
    assert page.sets_box.currentText() == "Club"
    setup = page.model.setup()
    assert (setup.house_name, setup.options) == ("Club", (("p1_reserve", 14),))
    stored = json.loads(json.dumps(setup_to_json(agreement(setup, 1))))
    assert stored["house-name"] == "Club"
    assert setup_from_json(stored).house_name == "Club"
    home = window.page(PageId.HOME)
    assert isinstance(home, HomePage)
    assert "House rules: Club." in home.note.text()
    choose(dialog, "mandarins", 1)
    assert page.sets_box.currentText() == "Club (changed since it was saved)"
    assert page.model.setup().house_name == "", "these are not the rules of that name"
    page.sets_box.wished.emit("")
    assert page.model.setup().options == ()
    assert home.note.text() == "New games and sheets follow this book."


def test_a_game_without_a_name_is_stored_as_it_always_was(opened: Callable[..., Opened]) -> None:
    window, _, _ = opened()
    page = window.page(PageId.SETUP)
    assert isinstance(page, SetupPage)
    page.model.set_length(Length.NO_END)
    assert set(setup_to_json(agreement(page.model.setup(), 1))) == {
        "rules",
        "options",
        "players",
        "learning",
        "seed",
    }


def test_sets_are_on_the_disk_and_come_back(tmp_path: Path) -> None:
    path, settings = tmp_path / FILE_NAME, tmp_path / "settings.json"
    sets = HouseSets(Preferences(settings), path)
    sets.set_options(BOOK, {"p1_reserve": 14})
    sets.save(BOOK, " Club \n evening ")
    again = HouseSets(Preferences(settings), path)
    assert again.chosen(BOOK) == "Club evening"
    assert not again.is_changed(BOOK)
    assert [one.name for one in again.of_book(BOOK)] == ["Club evening"]
    assert again.of_book("pung-chow-limit") == ()
    with pytest.raises(KeyError):
        again.choose(BOOK, "Nobody's")
    with pytest.raises(KeyError):
        again.rename(BOOK, "Nobody's", "x")


def test_a_file_of_a_later_version_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    path.write_text('{"pe-ling": "house-rule-sets", "format": 9, "sets": []}')
    sets = HouseSets(Preferences(), path)
    sets.set_options(BOOK, {"p1_reserve": 14})
    with pytest.raises(LeftAloneError):
        sets.save(BOOK, "Club")
    assert sets.of_book(BOOK) == ()
    assert '"format": 9' in path.read_text()
