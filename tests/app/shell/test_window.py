from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QRadioButton,
    QScrollBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from peling.rulebooks import rule_set
from peling.storage.journal import JournalTrouble
from peling_app.books.house_rules import HouseSet
from peling_app.books.view.books_page import BooksPage
from peling_app.books.view.house_rules import HouseRulesDialog
from peling_app.kit.commands import COMMANDS, Group
from peling_app.kit.model.commands import command_text
from peling_app.kit.view.command_buttons import shown_keys
from peling_app.kit.view.controls import RING
from peling_app.kit.view.keys import key_text
from peling_app.kit.words.messages import OPENING
from peling_app.platform.settings import Appearance, Language
from peling_app.play.session import Session
from peling_app.play.setup import Level, NewGame, Opponent, SavedGame
from peling_app.play.view.setup_page import SetupPage
from peling_app.score.view.page import ScorePage
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.continue_strip import ContinueStrip
from peling_app.shell.view.help_page import HelpPage, keys_text
from peling_app.shell.view.home import HomePage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from peling_app.shell.view.settings_dialog import SettingsDialog
from tests.end2end.stage import LARGE, MIDDLE, SMALL, make_context, make_window, saved_game

Make = Callable[..., tuple[MainWindow, AppContext]]
CONTROLS = (QAbstractButton, QLineEdit, QComboBox, QAbstractSlider, QAbstractItemView)
OWN_PAGES = (PageId.HOME, PageId.SETUP, PageId.HELP, PageId.BOOKS, PageId.GAMES)


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    contexts: list[AppContext] = []

    def build(
        saved: tuple[SavedGame, ...] = (), size: QSize = MIDDLE, **settings: object
    ) -> tuple[MainWindow, AppContext]:
        context = make_context(saved=saved, settings=settings)
        window = make_window(context, size)
        qtbot.addWidget(window)
        contexts.append(context)
        return window, context

    yield build
    for context in contexts:
        context.translations.use(Language.ENGLISH)


def home(window: MainWindow) -> HomePage:
    page = window.page(PageId.HOME)
    assert isinstance(page, HomePage)
    return page


def setup_page(window: MainWindow) -> SetupPage:
    page = window.page(PageId.SETUP)
    assert isinstance(page, SetupPage)
    return page


def nameless(root: QWidget) -> list[str]:
    """Return the visible controls that a screen reader could not name."""
    found = []
    for widget in root.findChildren(QWidget):
        if not isinstance(widget, CONTROLS) or isinstance(widget, QScrollBar) or not widget.isVisible():
            continue
        interface = QAccessible.queryAccessibleInterface(widget)
        if not interface.text(QAccessible.Text.Name):
            found.append(f"{type(widget).__name__} in {type(widget.parent()).__name__}")
    return found


def test_a_message_about_another_game_is_over_when_a_game_is_open(qtbot: QtBot, tmp_path: Path) -> None:
    session = Session(tmp_path)
    context = replace(
        make_context(session=session, settings={"sound": False}), score_folder=tmp_path / "sheets"
    )
    window = make_window(context)
    qtbot.addWidget(window)
    for _ in range(3):
        window.tell("damaged", "game.damaged")
    window.tell("disk-full")
    window.ways._tell_score("damaged", "sheet")
    assert len(window.notice._waiting) == 3, "the same is told once"
    with qtbot.waitSignal(session.opened):
        birds = tuple(Opponent(name, Level.NOVICE) for name in ("Magpie", "Heron", "Crane"))
        window.ways.start_game(NewGame("pung-chow", (), "", birds, learning_aids=True))
    assert "disk is full" in window.notice.text()
    window.notice._close.click()
    assert "sheet" in window.notice.text(), "a sheet is no game"
    window.ways.show_score()
    score = window.page(PageId.SCORE)
    assert isinstance(score, ScorePage)
    score.score.opened.emit()
    assert not window.notice.isVisible()
    for kind in JournalTrouble:
        if kind not in {JournalTrouble.EXISTS, JournalTrouble.DISK_FULL, JournalTrouble.READ_ONLY}:
            assert kind.value in OPENING
    window.close()


@pytest.mark.parametrize("page_id", OWN_PAGES)
def test_every_control_of_a_page_has_a_name(make: Make, page_id: PageId) -> None:
    window, _ = make(saved=(saved_game(), saved_game(1)))
    window.show_page(page_id)
    QApplication.processEvents()
    assert nameless(window) == []


@pytest.mark.parametrize(
    "open_it",
    [MainWindow.show_settings, lambda window: window.ways.show_house_rules(), MainWindow.show_about],
    ids=["settings", "house rules", "about"],
)
def test_every_control_of_a_dialog_has_a_name_and_escape_closes_it(
    make: Make, open_it: Callable[[MainWindow], None]
) -> None:
    window, _ = make()
    open_it(window)
    dialog = window.findChild(QDialog)
    assert dialog is not None
    assert nameless(dialog) == []
    assert dialog.accessibleName() or dialog.windowTitle()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_doors_books_and_switches_have_the_roles_of_buttons_and_radio_buttons(make: Make) -> None:
    window, _ = make()
    page = home(window)
    roles = {QAccessible.queryAccessibleInterface(door).role() for door in page.doors}
    assert roles == {QAccessible.Role.Button}
    roles = {QAccessible.queryAccessibleInterface(card).role() for card in page.cards}
    assert roles == {QAccessible.Role.RadioButton}
    side = setup_page(window).players.side("3")
    assert QAccessible.queryAccessibleInterface(side).role() is QAccessible.Role.RadioButton


def test_from_the_start_page_to_a_game_by_keys_alone(make: Make, qtbot: QtBot) -> None:
    window, context = make(players=3, player_name="Agnes")
    started: list[NewGame] = []
    page = setup_page(window)
    page.start_asked.connect(started.append)
    window.activateWindow()
    qtbot.waitUntil(home(window).doors[0].hasFocus)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.current is PageId.SETUP)
    qtbot.waitUntil(page.start_button.hasFocus)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(started) == 1)
    setup = started[0]
    assert (setup.rule_set, setup.players, setup.player_name) == ("pung-chow", 3, "Agnes")
    assert setup.options == ()
    assert [opponent.name for opponent in setup.opponents] == ["", ""]
    assert [page.model.opponent(place).name for place in range(2)] == ["Magpie", "Heron"]
    assert context.preferences.current.players == 3


@pytest.mark.parametrize(("key", "door"), [(Qt.Key.Key_P, 0), (Qt.Key.Key_L, 1)])
def test_a_letter_goes_to_a_door_and_through_an_open_one(make: Make, key: Qt.Key, door: int) -> None:
    window, _ = make()
    page = home(window)
    page.cards[0].setFocus()
    QTest.keyClick(page.cards[0], key)
    assert window.current is (PageId.SETUP, PageId.LEARN)[door]


def test_escape_leads_back(make: Make) -> None:
    window, context = make()
    context.commands.trigger("game.new")
    context.commands.trigger("help.keys")
    seen = [window.current]
    for _ in range(2):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
        seen.append(window.current)
    assert seen == [PageId.HELP, PageId.SETUP, PageId.HOME]


def test_the_strip_shows_the_latest_game_and_offers_the_others(make: Make) -> None:
    games = (saved_game(2), saved_game(0), saved_game(1))
    window, context = make(saved=games)
    page = home(window)
    asked: list[Path] = []
    page.continue_asked.connect(asked.append)
    assert context.commands.is_enabled("game.continue")
    buttons = [button for button in page.strip.findChildren(QAbstractButton) if button.isVisible()]
    words = {button.text(): button for button in buttons}
    assert "West has discarded 5 of characters" in words["Continue"].accessibleDescription()
    assert "yesterday, 21:40" in words["Continue"].accessibleDescription()
    QTest.mouseClick(words["Continue"], Qt.MouseButton.LeftButton)
    assert asked == [games[1].path]
    QTest.mouseClick(words["2 other games"], Qt.MouseButton.LeftButton)
    assert window.current is PageId.GAMES


def test_the_only_game_offers_its_replay_once_a_deal_is_over() -> None:
    strip = ContinueStrip(make_context().theme)
    asked: list[Path] = []
    strip.replay_asked.connect(asked.append)
    other = strip.findChildren(QAbstractButton)[1]
    strip.set_games((replace(saved_game(), deal=1),))
    assert other.isHidden()
    strip.set_games((saved_game(),))
    assert not other.isHidden()
    other.click()
    assert asked == [saved_game().path]


def test_the_strip_names_saved_house_rules() -> None:
    context = make_context()
    rules = {"limit": 500}
    context.rules.sets.put(HouseSet("Thursday table", "pung-chow-limit", rules))
    every = dict(rule_set("pung-chow-limit", rules).house.values)
    assert context.rules.sets.name_of("pung-chow-limit", every) == "Thursday table"
    assert not context.rules.sets.name_of("pung-chow-limit", every | {"limit": 300})
    strip = ContinueStrip(context.theme)
    strip.set_games((saved_game(),), "Thursday table")
    go_on = strip.findChildren(QAbstractButton)[0]
    assert go_on.accessibleDescription().startswith("Pung Chow, without a limit. Thursday table. Deal 6")


def test_without_a_saved_game_there_is_no_strip(make: Make) -> None:
    window, context = make()
    assert not home(window).strip.isVisible()
    assert not context.commands.is_enabled("game.continue")
    context.games.show([saved_game()])
    assert home(window).strip.isVisible()
    assert context.commands.is_enabled("game.continue")
    context.games.show([])
    assert not home(window).strip.isVisible()


def test_arrows_go_along_the_shelf_and_a_book_of_a_later_version_is_not_chosen(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.end2end.stage.RULE_SETS", ("pung-chow",))
    window, context = make()
    cards = home(window).cards
    cards[0].setFocus()
    QTest.keyClick(cards[0], Qt.Key.Key_Right)
    assert cards[1].hasFocus()
    QTest.keyClick(cards[1], Qt.Key.Key_Return)
    assert not cards[1].isChecked()
    assert "later" in cards[1].accessibleDescription()
    assert context.rules.book == "pung-chow"
    assert [card.isChecked() for card in cards] == [True, False, False, False, False]
    QTest.keyClick(cards[0], Qt.Key.Key_Left)
    assert cards[-1].hasFocus()


def test_opponents_follow_the_number_of_players(make: Make) -> None:
    window, context = make()
    window.show_page(PageId.SETUP)
    page = setup_page(window)
    QTest.mouseClick(page.players.side("2"), Qt.MouseButton.LeftButton)
    assert len(page.model.setup().opponents) == 1
    visible = [edit for edit in page.findChildren(QLineEdit) if edit.isVisible()]
    assert len(visible) == 2
    level = page.cards[0].level
    QTest.mouseClick(level.side("club"), Qt.MouseButton.LeftButton)
    name = page.cards[0].name
    name.setFocus()
    name.selectAll()
    QTest.keyClicks(name, "Wren")
    page._take_names()
    only = page.model.setup().opponents[0]
    assert (only.name, only.level) == ("Wren", Level.CLUB)
    assert context.preferences.current.opponents[0] == "club"


def test_a_house_rule_is_chosen_marked_and_taken_back(make: Make) -> None:
    window, context = make()
    window.show_page(PageId.SETUP)
    window.ways.show_house_rules()
    dialog = window.findChild(HouseRulesDialog)
    assert dialog is not None
    field = dialog.choice("p1_reserve")
    assert field.currentText() == "none (our choice)"
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Down)
    field.activated.emit(field.currentIndex())
    assert context.preferences.current.house_rules == {"pung-chow": {"p1_reserve": 14}}
    assert setup_page(window).model.setup().options == (("p1_reserve", 14),)
    assert "the last 14" in setup_page(window).rules.words
    dialog._as_book.click()
    assert context.preferences.current.house_rules == {}
    assert field.currentIndex() == 0


def test_house_rules_of_another_version_are_left_alone(make: Make) -> None:
    strange = {"pung-chow": {"p1_reserve": 14, "mandarins": "seventeen", "of_the_future": True}}
    window, context = make(house_rules=strange)
    assert setup_page(window).model.rules.house_rules == {"p1_reserve": 14}
    window.show_page(PageId.BOOKS)
    window.ways.show_house_rules()
    dialog = window.findChild(HouseRulesDialog)
    assert dialog is not None
    assert dialog.choice("mandarins").currentText() == "left out (book)"
    assert context.preferences.current.house_rules == strange


def test_every_setting_of_the_dialog_is_kept_at_once(make: Make) -> None:
    window, context = make()
    window.show_settings()
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    QTest.mouseClick(dialog.switch("appearance").side("night"), Qt.MouseButton.LeftButton)
    assert context.preferences.current.appearance is Appearance.NIGHT
    assert context.commands.is_checked("view.night")
    for name in ("sound", "tile_index", "turn_tiles", "teaching_labels", "high_contrast"):
        before = getattr(context.preferences.current, name)
        dialog.check(name).click()
        assert getattr(context.preferences.current, name) is not before
    dialog.slider("text_zoom").setValue(15)
    dialog.slider("computer_pause").setValue(0)
    assert context.preferences.current.text_zoom == 150
    assert context.preferences.current.computer_pause == 0
    context.commands.trigger("view.night")
    assert dialog.switch("appearance").value() == "day"


def test_the_language_changes_while_everything_is_open(make: Make) -> None:
    window, context = make(saved=(saved_game(), saved_game(1)))
    for page_id in OWN_PAGES:
        window.page(page_id)
    window.show_settings()
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    seen = []
    for language in (Language.ENGLISH, Language.GERMAN, Language.ENGLISH):
        context.preferences.update(language=language)
        QApplication.processEvents()
        page = setup_page(window)
        strip = [button.text() for button in home(window).strip.findChildren(QAbstractButton)]
        seen.append(
            (
                home(window).doors[0].text(),
                page.title.text(),
                dialog.title.text(),
                window._menus.action("help.about").text(),
                *strip,
            )
        )
    english, german, again = seen
    assert english == again
    assert english[:3] == ("Play", "Set the table", "Settings")
    assert german[:3] == ("Spielen", "Den Tisch richten", "Einstellungen")
    assert "1 other game" in english
    assert "1 weitere Partie" in german
    assert all(left != right for left, right in zip(english, german, strict=True))


def test_menus_hold_every_command_and_their_keys(make: Make) -> None:
    window, context = make()
    titles = [action.text() for action in window.menuBar().actions()]
    assert titles == ["&Game", "&Table", "&Claims", "&Score sheet", "&Lesson", "&View", "&Help"]
    found: list[QAction] = []
    for menu in window._menus._menus.values():
        found += menu.actions()
    assert {action.text() for action in found} == {
        command_text(command) for command in COMMANDS if command.in_menu
    }
    assert all(
        window._menus.action(command.id).isEnabled() == context.commands.is_enabled(command.id)
        for command in COMMANDS
    )


def test_f10_and_alt_open_a_menu(make: Make) -> None:
    window, context = make()
    assert not window.menuBar().isVisible()
    door = home(window).doors[1]
    door.setFocus()
    QTest.keyClick(door, Qt.Key.Key_Alt)
    assert window.menuBar().isVisible()
    assert window.focusWidget() is window.menuBar()
    popup = QApplication.activePopupWidget()
    if popup is not None:
        QTest.keyClick(popup, Qt.Key.Key_Escape)
    QTest.keyClick(window.menuBar(), Qt.Key.Key_Escape)
    assert not window.menuBar().isVisible()
    assert window.focusWidget() is door
    context.commands.trigger("view.menu")
    assert window._menus.all.isVisible()
    window._menus.all.close()


def test_the_help_page_shows_every_key(make: Make) -> None:
    window, _ = make()
    page = window.page(PageId.HELP)
    assert isinstance(page, HelpPage)
    shown = {(words.text(), keys.text()) for _, words, _, keys in page._rows}
    assert shown == {(command_text(command), keys_text(command)) for command in COMMANDS if command.keys}
    assert set(page._groups) == set(Group)


def test_a_key_has_one_name_wherever_it_is_shown(make: Make) -> None:
    _, context = make()
    for language in (Language.ENGLISH, Language.GERMAN):
        context.preferences.update(language=language)
        for command in COMMANDS:
            for keys in command.keys:
                assert "Return" not in key_text(keys)
                assert ("Return" in keys or "Enter" in keys) is ("Enter" in key_text(keys))
                assert key_text(keys) in keys_text(command)
            assert "Return" not in shown_keys(command.id)


def test_the_rule_book_opens_at_a_rule(make: Make) -> None:
    window, _ = make()
    window.ways.open_rule("A20")
    page = window.page(PageId.BOOKS)
    assert isinstance(page, BooksPage)
    assert page.chapters.currentRow() == 3
    assert "A20" in page.text.toPlainText()
    assert page.open_rule("PC-CHOW")
    assert page.chapters.currentRow() == 1
    assert not page.open_rule("NO-SUCH-RULE")


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
@pytest.mark.parametrize("zoom", [80, 100, 150])
def test_the_start_page_fits_every_window(make: Make, size: QSize, zoom: int) -> None:
    window, _ = make(saved=(saved_game(),), size=size, text_zoom=zoom)
    page = home(window)
    parts = [*page.doors, page.strip, page.cards[0].parentWidget()]
    for part in parts:
        assert part is not None
        assert page.rect().contains(part.geometry())
    for before, after in pairwise(parts[2:]):
        assert before is not None
        assert after is not None
        assert before.geometry().bottom() < after.geometry().top()


def test_the_window_asks_for_its_place_again(
    make: Make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, context = make()
    saved = window.saveGeometry()
    window.close()
    asked: list[QByteArray] = []

    # The screen of the offscreen platform is too small to give the place back.
    def take(_: MainWindow, geometry: QByteArray) -> bool:
        asked.append(geometry)
        return True

    monkeypatch.setattr(MainWindow, "restoreGeometry", take)
    qtbot.addWidget(MainWindow(context))
    assert asked == [saved]


def test_a_message_stays_until_it_is_read(make: Make) -> None:
    window, _ = make()
    window.tell("damaged", "game.damaged")
    window.tell("disk-full")
    assert "game.damaged" in window.notice.text()
    window.notice._close.click()
    assert "disk is full" in window.notice.text()
    window.notice._close.click()
    assert window.notice.text() == ""
    assert not window.notice.isVisible()
    window.tell("never-heard-of", "x")
    assert "never-heard-of" in window.notice.text()


@pytest.mark.parametrize("page_id", OWN_PAGES)
def test_tab_reaches_every_control_of_a_page_once_round(make: Make, page_id: PageId) -> None:
    window, _ = make(saved=(saved_game(), saved_game(1)))
    window.show_page(page_id)
    QApplication.processEvents()
    begin = window.focusWidget()
    reached = [begin]
    while window.focusNextChild() and window.focusWidget() is not begin:
        reached.append(window.focusWidget())
        assert len(reached) < 100
    page = window.page(page_id)
    wanted = {
        widget
        for widget in page.findChildren(QWidget)
        if widget.isVisible()
        and widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
        and not (isinstance(widget, QRadioButton) and not widget.isChecked())
        and not isinstance(widget, QScrollBar)
        and isinstance(widget, CONTROLS)
    }
    assert wanted - set(reached) == set()


@pytest.mark.parametrize("zoom", [80, 100, 125, 150])
@pytest.mark.parametrize("size", [SMALL, MIDDLE])
@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_the_button_of_house_rules_lies_on_none_of_its_neighbours(
    make: Make, zoom: int, size: QSize, language: Language
) -> None:
    window, context = make((saved_game(),), size, text_zoom=zoom)
    context.preferences.update(language=language)
    page = home(window)
    button, shelf = page._house_rules.geometry(), page._shelf.geometry()
    assert button.bottom() - shelf.top() <= RING
    assert page.strip.geometry().bottom() - button.top() <= RING
