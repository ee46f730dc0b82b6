"""The focus stays in the tutor where it is only worded or painted anew, and leaves it for the own hand."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from peling_app.kit.view.parts import Words
from peling_app.platform.settings import Language
from peling_app.play.session import Session
from peling_app.play.tutor.view.panel import Tab
from peling_app.play.view.play_page import PlayPage
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.main_window import MainWindow
from tests.app.play.focus.test_focus_at_table import begin, has_keys
from tests.app.reading_order import tab_stops

Game = tuple[MainWindow, AppContext, Session]
CHANGES: dict[str, dict[str, object]] = {
    "larger text": {"text_zoom": 110, "text_by_system": False},
    "German": {"language": Language.GERMAN},
    "night": {"appearance": "night"},
}


@pytest.fixture
def table(game: Game, qtbot: QtBot) -> PlayPage:
    """Return a table where the user is asked for something, with the tutor beside it."""
    window, _, _ = game
    window.resize(1440, 900)
    page = begin(game, qtbot)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    page.tutor.open(Tab.NOW)
    return page


def settle() -> None:
    for _ in range(6):
        QApplication.processEvents()


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_every_stop_of_the_tutor_keeps_the_focus(
    game: Game, table: PlayPage, change: dict[str, object]
) -> None:
    _, context, _ = game
    panel = table.tutor.panel
    before = context.preferences.current
    back = {name: getattr(before, name) for name in change}
    stops = tab_stops(panel)
    assert len(stops) > 3
    wrong = []
    for number, kind in enumerate(map(type, stops)):
        tab_stops(panel)[number].setFocus()
        for changes in (change, back):
            context.preferences.update(**changes)
            settle()
            focus = QApplication.focusWidget()
            if focus is not tab_stops(panel)[number]:
                wrong.append((number, kind, focus))
    assert wrong == []


def test_a_rule_that_is_open_is_worded_and_painted_anew_and_stays(game: Game, table: PlayPage) -> None:
    """It was left in the old language at the old size, or gave way to the page before."""
    _, context, _ = game
    panel = table.tutor.panel
    panel.open_rule(panel.now.first_rule() or "PC-KONG-DRAWN")
    settle()
    back = QApplication.focusWidget()
    said = words_of(panel.pages.currentWidget())
    for change in CHANGES.values():
        context.preferences.update(**change)
        settle()
        assert QApplication.focusWidget() is back
    german = words_of(panel.pages.currentWidget())
    assert len(german) == len(said)
    assert german[:2] != said[:2]


def words_of(page: QWidget | None) -> list[str]:
    assert page is not None
    return [one.text() for one in page.findChildren(Words) if one.isVisible()]


def test_whoever_puts_the_tutor_away_by_its_key_goes_on_with_the_hand(game: Game, table: PlayPage) -> None:
    """An arrow did nothing then: the rail of the tutor had the focus."""
    window, _, _ = game
    handle = window.windowHandle()
    assert handle is not None
    table.tutor.panel.focus_tabs()
    QTest.keyClick(handle, Qt.Key.Key_T)
    settle()
    assert not table.tutor.is_open
    assert has_keys(table, "hand")
    QTest.keyClick(handle, Qt.Key.Key_T)
    settle()
    assert table.tutor.is_open
    assert has_keys(table, "hand"), "who is not in the tutor stays where he is"
