"""Where a list offers to bring back what was put away, the key of Undo does so."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling.play.inputs import GameSetup, PlayerSpec
from peling.storage.saves import start
from peling_app.play.session import Session
from peling_app.play.view.games_page import GamesPage
from peling_app.score.view.page import ScorePage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.score.evenings import SETUP, settle
from tests.end2end.stage import make_context, make_window

PLAYERS = (PlayerSpec("", "human"), *(PlayerSpec(name, "novice") for name in ("Magpie", "Heron", "Crane")))
SAID = "nothing to undo"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """Return a window with two saved games and no sheet."""
    for name in ("one", "two"):
        start(tmp_path / f"{name}.peling", GameSetup("pung-chow", {}, PLAYERS, seed=1922)).journal.close()
    context = make_context(session=Session(tmp_path), settings={"sound": False, "computer_pause": 0})
    context.score_folder = tmp_path / "sheets"
    made = make_window(context)
    qtbot.addWidget(made)
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def press(
    window: MainWindow, key: Qt.Key, shift: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """Press a key as the window gets it."""
    QTest.keyClick(window.windowHandle(), key, shift)
    QApplication.processEvents()


def undo(window: MainWindow) -> None:
    """Press the key of Undo."""
    press(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def test_a_sheet_is_brought_back_and_taken_out_of_the_archive(qtbot: QtBot, window: MainWindow) -> None:
    """It said that there is nothing to undo, beside the button that undid it."""
    window.ways.show_score()
    page = window.page(PageId.SCORE)
    assert isinstance(page, ScorePage)
    for title in ("One", "Two"):
        page.score.new(replace(SETUP, title=title))
        settle(qtbot, page.score)
    page.show_saved()
    saved = page.saved
    undo(window)
    assert SAID in window.notice.text()
    press(window, Qt.Key.Key_Delete)
    assert saved.model.rowCount() == 1
    saved.archive_button.click()
    settle(qtbot, page.score)
    qtbot.waitUntil(saved.archiving.isVisible)
    assert saved.model.rowCount() == 0
    for there in (1, 2):
        undo(window)
        settle(qtbot, page.score)
        qtbot.waitUntil(saved.list.isVisible)
        assert saved.model.rowCount() == there
        assert saved.isAncestorOf(window.focusWidget())
    undo(window)
    assert SAID in window.notice.text()
    page.show_start()
    undo(window)
    assert saved.model.rowCount() == 2
    window.close()


def test_a_game_is_brought_back(window: MainWindow) -> None:
    window.show_page(PageId.GAMES)
    page = window.page(PageId.GAMES)
    assert isinstance(page, GamesPage)
    press(window, Qt.Key.Key_Delete)
    assert len(page.model.paths) == 1
    undo(window)
    assert len(page.model.paths) == 2
    assert page.list.hasFocus()
    undo(window)
    assert "No game was put away" in window.notice.text()
    window.close()
