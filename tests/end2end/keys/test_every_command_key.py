"""Every key of every command that can be given on a page gives it there, where the page has the focus."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from peling_app.books.view.house_rules import HouseRulesDialog
from peling_app.kit.commands import COMMANDS, Command, Flag
from peling_app.kit.view.controls import Button
from peling_app.kit.view.dialogs.notice import Notice
from peling_app.score.view.page import ScorePage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PLACES, PageId
from tests.end2end.walks.whole_deal import open_window, setup_for, table_of, waits

BY_BOARD = {
    "claim.mah-jongg": "mahjongg",
    "claim.kong": "kong",
    "claim.pung": "pung",
    "claim.chow": "chow",
    "claim.pass": "pass",
    "hand.sort": "sort",
}
"""What the board takes itself while it has the focus."""


def press(window: MainWindow, keys: str) -> None:
    """Press a shortcut as the window gets it."""
    pressed = QKeySequence(keys)
    handle = window.windowHandle()
    assert handle is not None
    QTest.keySequence(handle, pressed)
    QApplication.processEvents()


def listen(window: MainWindow, said: Callable[[str], None]) -> None:
    """Let every command that can be given only be noted, so that none leads away or opens anything."""
    commands = window.context.commands
    for command in COMMANDS:
        if commands.is_enabled(command.id):
            commands.handle({command.id: partial(said, command.id)})


@pytest.mark.slow
def test_every_key_of_a_command_works_on_its_page(qtbot: QtBot, tmp_path: Path) -> None:
    """One window goes through all pages; the table is the last, as its own keys go on with the game."""
    window, session = open_window(tmp_path, qtbot, "fenghua")
    window.context.score_folder = tmp_path / "sheets"
    session.new(setup_for("fenghua"))
    qtbot.waitUntil(lambda: window.current is PageId.TABLE)
    board = table_of(window).table_model.board
    board.hurry()
    qtbot.waitUntil(lambda: waits(session))
    given: list[str] = []
    board.claimWished.connect(given.append)
    board.handArranged.connect(lambda: given.append("sort"))
    dead: list[tuple[PageId, str]] = []
    silent: list[tuple[PageId, str, str, list[str]]] = []
    twice: list[tuple[PageId, str]] = []
    few: list[PageId] = []
    for page_id in sorted(PageId, key=lambda one: one is PageId.TABLE):
        window.show_page(page_id)
        QApplication.processEvents()
        window.context.commands.set_flags(dict.fromkeys(Flag, True))
        window.context.commands.set_in_front({one.id: False for one in COMMANDS})
        shown = [
            one.text() for menu in window.menus.by_name.values() for one in menu.actions() if one.isVisible()
        ]
        twice += [(page_id, text) for text in set(shown) if shown.count(text) > 1]
        carried_out = able(window)
        dead += [
            (page_id, one.id)
            for one in COMMANDS
            if one.works_on(PLACES[page_id].scope) and one.in_menu and one not in carried_out
        ]
        tried, mute = press_all(window, given)
        silent += [(page_id, *one) for one in mute]
        if tried < 10:
            few.append(page_id)
    assert dead == [], "a command of this page is shown in its menu, but nobody carries it out"
    assert silent == []
    assert twice == [], "the menus name something of another page as well"
    assert few == []
    window.close()


@pytest.mark.slow
def test_the_keys_of_a_new_game_work_on_a_new_sheet_and_for_a_hand_wherever_the_focus_is(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window, _ = open_window(tmp_path, qtbot, "fenghua")
    window.context.score_folder = tmp_path / "sheets"
    for page_id in (PageId.HOME, PageId.SETUP, PageId.SCORE, PageId.JUDGE):
        window.show_page(page_id)
        window.bar.tab("score").setFocus()
        press(window, "Ctrl+H")
        assert len(window.findChildren(HouseRulesDialog)) == 1, page_id
        window.findChildren(HouseRulesDialog)[0].close()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
    window.show_page(PageId.SCORE)
    page = window.page(PageId.SCORE)
    assert isinstance(page, ScorePage)
    window.bar.tab("score").setFocus()
    page.start.model.set_name(0, "Agnes")
    page.start.model.set_name(1, "Agnes")
    press(window, "Ctrl+Return")
    assert not page.score.opening, "two players of one name are refused, as by the button"
    assert not any(notice.isVisible() for notice in window.findChildren(Notice))
    page.start.model.set_name(1, "Theo")
    press(window, "Ctrl+Return")
    qtbot.waitUntil(lambda: page.score.sheet is not None)
    window.close()


def press_all(window: MainWindow, given: list[str]) -> tuple[int, list[tuple[str, str, list[str]]]]:
    """Press every key on the page in front; return how many, and which did not give their command."""
    if isinstance(window.focusWidget(), QLineEdit):  # there some keys, such as Undo, are of the text
        page = window.page(window.current)
        next(one for one in page.findChildren(Button) if one.isVisible() and one.isEnabled()).setFocus()
    listen(window, given.append)
    tried = 0
    silent: list[tuple[str, str, list[str]]] = []
    for command in able(window):
        for keys in command.keys:
            given.clear()
            # What a key before has done may have cleared some of them again.
            window.context.commands.set_flags(flags_for(command))
            press(window, keys)
            tried += 1
            expected = {command.id, BY_BOARD.get(command.id, command.id)}
            if not expected & set(given):
                silent.append((command.id, keys, list(given)))
    return tried, silent


def flags_for(command: Command) -> dict[Flag, bool]:
    """Return all flags but those of a command that has the same key when this one cannot be given."""
    rivals = {
        other.needs
        for other in COMMANDS
        if other.scope is command.scope and set(other.keys) & set(command.keys)
    }
    return {flag: flag == command.needs or flag not in rivals for flag in Flag}


def able(window: MainWindow) -> list[Command]:
    """Return the commands that can be given now."""
    return [command for command in COMMANDS if window.context.commands.is_enabled(command.id)]
