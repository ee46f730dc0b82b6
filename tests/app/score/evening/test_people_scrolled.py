"""Parts of the score page open at their top: of people the head of the list, whoever was chosen."""

from dataclasses import replace

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling_app.score.view.page import ScorePage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.score.evenings import EVENING, NAMES, SETUP, enter_all, settle
from tests.by_day import by_day
from tests.end2end.stage import MIDDLE, SMALL


def play(qtbot: QtBot, page: ScorePage, names: tuple[str, ...], deals: int = 2) -> None:
    """Play an evening of these people."""
    page.score.new(replace(SETUP, title=names[0], players=names))
    settle(qtbot, page.score)
    enter_all(qtbot, page.score, EVENING[:deals])


@pytest.mark.parametrize("place", by_day([0, 3], range(4)))
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


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("shown", ["people", "evening"])
def test_a_part_that_was_left_at_its_foot_opens_at_its_top(
    qtbot: QtBot, window: MainWindow, page: ScorePage, shown: str
) -> None:
    """It opened where it was left, and what had the focus was out of sight."""
    play(qtbot, page, NAMES)
    window.resize(SMALL)
    window.context.preferences.update(text_zoom=150)
    show = page.show_people if shown == "people" else page.show_evening
    show()
    part = page.people if shown == "people" else page.evening
    qtbot.waitUntil(lambda: shown == "evening" or len(page.people.list.buttons) == 4)
    bar = part.scroller.verticalScrollBar()
    QTest.qWait(200)
    assert bar.maximum() > 0
    bar.setValue(bar.maximum())
    for place in (PageId.HOME, PageId.COMPARE, PageId.SCORE):
        window.show_page(place)
        QTest.qWait(50)
    focus = QApplication.focusWidget()
    assert focus is not None
    assert focus.visibleRegion().boundingRect() == focus.rect()
    assert bar.value() < bar.maximum() / 2, "a person stands below what is said of all"
    assert shown == "people" or bar.value() == 0
