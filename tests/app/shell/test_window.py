import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QPoint, QSize, Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLabel,
    QRadioButton,
    QScrollBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from peling.storage.journal import JournalTrouble
from peling_app.books.view.books_page import BooksPage
from peling_app.kit.commands import COMMANDS, Group, Scope
from peling_app.kit.model.commands import command_text
from peling_app.kit.view.command_buttons import shown_keys
from peling_app.kit.view.keys import key_text
from peling_app.kit.words.messages import OPENING, SAVING
from peling_app.platform.settings import Appearance, Cloth, Language, TileSet
from peling_app.play.session import Session
from peling_app.play.setup import Level, NewGame, Opponent
from peling_app.score.view.page import ScorePage
from peling_app.score.words.sheet import TROUBLES, trouble
from peling_app.shell.view.help_page import HelpPage, keys_text
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import SHEET, PageId
from peling_app.shell.view.settings_dialog import SettingsDialog
from peling_app.shell.words.keys import place as places
from tests.app.shell.windows import CONTROLS, Make, home, nameless, setup_page
from tests.by_day import by_day
from tests.end2end.stage import LARGE, MIDDLE, SMALL, make_context, make_window, saved_game

OWN_PAGES = (PageId.HOME, PageId.SETUP, PageId.HELP, PageId.BOOKS, PageId.GAMES)


def test_a_message_about_another_game_is_over_when_a_game_is_open(qtbot: QtBot, tmp_path: Path) -> None:
    session = Session(tmp_path)
    context = replace(
        make_context(session=session, settings={"sound": False}), score_folder=tmp_path / "sheets"
    )
    window = make_window(context)
    qtbot.addWidget(window)
    for _ in range(3):
        window.tell("damaged", "game.damaged")
    window.tell("records", "none")
    window.tell_words(partial(trouble, "damaged", "sheet"), SHEET)
    assert len(window.notice.waiting) == 3, "the same is said once"
    assert window.notice.close_button.text() == "Understood"
    with qtbot.waitSignal(session.opened):
        birds = tuple(Opponent(name, Level.NOVICE) for name in ("Magpie", "Heron", "Crane"))
        window.ways.start_game(NewGame("pung-chow", (), "", birds, learning_aids=True))
    said = window.notice.text().splitlines()
    assert len(said) == 2
    assert "records" in said[0]
    assert "sheet" in said[1], "a sheet is no game"
    window.ways.show_score()
    score = window.page(PageId.SCORE)
    assert isinstance(score, ScorePage)
    score.score.opened.emit()
    assert window.notice.text() == said[0]
    saving = {JournalTrouble.EXISTS, JournalTrouble.DISK_FULL, JournalTrouble.READ_ONLY}
    assert {kind.value for kind in set(JournalTrouble) - saving} <= OPENING
    assert {kind for kind in TROUBLES if kind.startswith("import")} <= OPENING
    for trouble_id in SAVING:
        window.tell(trouble_id)
        assert window.notice.text() != said[0]
        session.saved.emit()
        assert window.notice.text() == said[0]
    window.close()


@pytest.mark.parametrize("page_id", by_day(OWN_PAGES[::3], OWN_PAGES))
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
    page, started = setup_page(window), list[NewGame]()
    page.start_asked.connect(started.append)
    window.activateWindow()
    qtbot.waitUntil(home(window).doors[0].hasFocus)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.current is PageId.SETUP)
    qtbot.waitUntil(page.start_button.hasFocus)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(started) == 1)
    setup = started[0]
    assert (setup.rule_set, setup.options) == ("pung-chow", ())
    assert (setup.players, setup.player_name) == (3, "Agnes")
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


def test_every_setting_of_the_dialog_is_kept_at_once(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    window, context = make()
    window.show_settings()
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    QTest.mouseClick(dialog.switch("appearance").side("night"), Qt.MouseButton.LeftButton)
    assert context.preferences.current.appearance is Appearance.NIGHT
    assert context.commands.is_checked("view.night")
    for name in ("tile_index", "turn_tiles", "teaching_labels"):
        before = getattr(context.preferences.current, name)
        dialog.check(name).click()
        assert getattr(context.preferences.current, name) is not before
    QTest.mouseClick(dialog.switch("contrast").side("on"), Qt.MouseButton.LeftButton)
    assert context.preferences.current.high_contrast
    QTest.mouseClick(dialog.pictures("tile_set").card("numerals"), Qt.MouseButton.LeftButton)
    assert context.preferences.current.tile_set is TileSet.NUMERALS
    assert not dialog.check("tile_index").isEnabled()
    QTest.mouseClick(dialog.pictures("cloth").card("blue"), Qt.MouseButton.LeftButton)
    assert context.preferences.current.cloth is Cloth.BLUE
    dialog.slider("volume").setValue(4)
    assert (context.preferences.current.sound, context.preferences.current.volume) == (True, 40)
    dialog.slider("text_zoom").setValue(15)
    dialog.slider("computer_pause").setValue(0)
    assert context.preferences.current.text_zoom == 150
    assert context.preferences.current.computer_pause == 0
    context.commands.trigger("view.night")
    assert dialog.switch("appearance").value() == "day"


def test_the_volume_is_heard_when_it_is_moved_and_only_then(make: Make) -> None:
    _, context = make()
    preferences = context.preferences
    heard: list[tuple[bool, int]] = []

    def hear() -> None:
        heard.append((preferences.current.sound, preferences.current.volume))

    dialog = SettingsDialog(context.theme, preferences, hear)
    slider = dialog.slider("volume")
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_Left)
    assert heard == [(True, 90)]
    slider.setValue(0)
    assert heard[1:] == [(False, 90)], "the muted one is tried too, and is silent"
    assert slider.accessibleDescription() == "Off"
    context.commands.trigger("view.sound")
    assert slider.value() == 9, "sound comes back as loud as it was"
    assert slider.accessibleDescription() == "90 %"
    preferences.update(volume=33)
    assert slider.value() == 3
    assert len(heard) == 2
    assert preferences.current.volume == 33, "what is shown in tens is not made one of them"


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
                window.menus.action("help.about").text(),
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
    for menu in window.menus.by_name.values():
        found += menu.actions()
    assert {action.text().partition("\t")[0] for action in found} == {
        command_text(command) for command in COMMANDS if command.in_menu
    }
    assert all(
        window.menus.action(command.id).isEnabled() == context.commands.is_enabled(command.id)
        for command in COMMANDS
    )


def test_the_help_page_shows_every_key(make: Make) -> None:
    window, _ = make()
    page = window.page(PageId.HELP)
    assert isinstance(page, HelpPage)
    shown = {(words.text(), keys.text()) for _, words, _, keys in page.rows}
    assert shown == {(command_text(command), keys_text(command)) for command in COMMANDS if command.keys}
    assert set(page.groups) == set(Group)


def test_help_begins_with_the_first_five_keys_and_says_where_every_other_works(make: Make) -> None:
    window, _ = make()
    page = window.page(PageId.HELP)
    assert isinstance(page, HelpPage)
    window.show_page(PageId.HELP)
    top = min(words.mapTo(page, words.rect().topLeft()).y() for _, words, *_ in page.rows)
    first = [(keys.text(), words.text()) for keys, words in page.first_keys]
    assert len(first) == 5
    assert all(keys and words for keys, words in first)
    assert page.first_keys[0][0].mapTo(page, QPoint()).y() < top + 60, "they stand at the top of the page"
    for group in Group:
        shown = [command for command, *_ in page.rows if command.group is group]
        away = [command.scope in places for command in shown]
        assert away == sorted(away), "what belongs to the heading comes first"
    for command, _, where, _ in page.rows:
        said = command.scope in {Scope.TABLE, Scope.SCORE, Scope.LEARN, Scope.ANYWHERE} or where is not None
        assert said, f"{command.id}: it is not said where it works"
    silent = [one for one in page.begin_part.findChildren(QLabel) if not one.text()]
    assert not silent, "each label takes its time when the page turns to night"


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
@pytest.mark.parametrize("zoom", by_day([150], [80, 100, 150]))
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
    assert "disk is full" in window.notice.text(), "what comes later is seen at once"
    for kind in ("read-only", "writing", "moving"):
        window.tell(kind, kind)
    assert len(window.notice.text().splitlines()) == 3
    assert window.notice.close_button.text() == "Understood (2 more)"
    window.notice.close_button.click()
    assert "disk is full" not in window.notice.text()
    assert "writing" in window.notice.text()
    window.notice.close_button.click()
    assert window.notice.text() == ""
    assert not window.notice.isVisible()
    window.tell("never-heard-of", "x")
    assert "never-heard-of" in window.notice.text()


@pytest.mark.parametrize("page_id", by_day(OWN_PAGES[::2], OWN_PAGES))
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


def test_why_a_key_did_nothing_is_put_away_by_the_next_key(make: Make) -> None:
    window, _ = make()
    window.tell("read-only", "x")
    QTest.keyClick(window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    assert "waiting to be continued" in window.notice.text()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert "waiting" not in window.notice.text()
    assert window.notice.text(), "what went wrong stays until it is read"
