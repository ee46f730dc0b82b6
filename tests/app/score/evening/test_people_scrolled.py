"""Whoever looks people up sees the head of their list, whoever was chosen and whoever came since."""

from dataclasses import replace

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling_app.score.view.page import ScorePage
from peling_app.shell.view.main_window import MainWindow
from tests.app.score.evenings import EVENING, NAMES, SETUP, enter_all, settle
from tests.end2end.stage import MIDDLE, SMALL


def play(qtbot: QtBot, page: ScorePage, names: tuple[str, ...]) -> None:
    """Play an evening of these people."""
    page.score.new(replace(SETUP, title=names[0], players=names))
    settle(qtbot, page.score)
    enter_all(qtbot, page.score, EVENING[:2])


@pytest.mark.parametrize("place", range(4))
def test_rows_that_come_anew_do_not_scroll_the_page(
    qtbot: QtBot, window: MainWindow, page: ScorePage, place: int
) -> None:
    """The row with the focus went, the focus for a moment to what stands far below, and the page with it."""
    play(qtbot, page, NAMES)
    window.resize(MIDDLE)
    page.show_people()
    people = page.people
    qtbot.waitUntil(lambda: len(people.list.buttons) == 4)
    people.list.chosen.emit(people.list.buttons[place].row.key)
    chosen = people.model.chosen
    people.list.begin()
    page.show_saved()
    play(qtbot, page, (*NAMES[:3], "Vera"))
    window.context.preferences.update(text_zoom=150)
    window.resize(SMALL)
    page.show_people()
    qtbot.waitUntil(lambda: len(people.list.buttons) == 5)
    for _ in range(5):
        QTest.qWait(20)
    focus = QApplication.focusWidget()
    assert focus in people.list.buttons
    assert people.model.chosen == chosen
    scroller = people.scroller
    assert scroller.verticalScrollBar().maximum() > 0
    assert scroller.verticalScrollBar().value() == 0
