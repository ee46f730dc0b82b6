"""Where the tutor stands: beside the table, in a drawer, or put away at the edge."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from peling_app.books.words.citations import NO_BREAK
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import Button
from peling_app.kit.view.parts import Words
from peling_app.platform.preferences import Preferences
from peling_app.play.tutor.model.tutor import TutorModel
from peling_app.play.tutor.view.head import Pinned
from peling_app.play.tutor.view.panel import PADDING, Tab
from peling_app.play.tutor.view.rail import RAIL
from peling_app.play.tutor.view.side import DRAWER, PANEL, WIDE_PANEL, TutorSide
from peling_app.play.tutor.view.tabs import Tabs
from tests.app.play.tutor.fakes import StillSession
from tests.app.play.tutor.positions import discard_of_west
from tests.app.play.tutor.test_tutor_room import scrolled_to_what_would_come
from tests.app.play.tutor.test_tutor_view import bar_of, low_panel
from tests.app.reading_order import tab_stops
from tests.by_day import by_day

pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    qtbot.addWidget(page)
    return page


def side_on(qtbot: QtBot, theme: Theme, page: QWidget, width: int) -> TutorSide:
    page.resize(width, 660)
    side = TutorSide(TutorModel(StillSession(discard_of_west()), page), theme, page)
    side.fit(width, 100)
    side.setGeometry(width - side.width(), 0, side.width(), 660)
    with qtbot.waitExposed(page):
        page.show()
    return side


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize(("width", "expected"), [(1024, RAIL), (1440, PANEL), (2560, WIDE_PANEL)])
def test_the_side_takes_the_form_for_the_room(
    qtbot: QtBot, theme: Theme, page: QWidget, width: int, expected: int
) -> None:
    side = side_on(qtbot, theme, page, width)
    assert side.width() == expected
    assert side.is_open is (expected != RAIL)


def test_the_drawer_lies_beside_the_rail_and_leaves_the_hand_free(
    qtbot: QtBot, theme: Theme, page: QWidget
) -> None:
    side = side_on(qtbot, theme, page, 1024)
    side.open(Tab.LOG)
    assert side.panel.geometry().getRect() == (1024 - RAIL - DRAWER, 0, DRAWER, 560)
    side.put_away()
    assert not side.is_open
    side.toggle()
    assert side.is_open
    side.fit(1440)
    assert side.panel.parentWidget() is side


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize(
    "widths",
    by_day([(1440, 1024), (1024, 1440)], [(1024,), (1440, 1024), (1024, 1440, 1024), (1024, 1440)]),
)
def test_tab_goes_through_the_tutor_from_top_to_foot_and_then_to_the_edge(
    qtbot: QtBot, theme: Theme, page: QWidget, widths: tuple[int, ...]
) -> None:
    """Whatever form it had before, and whatever it has made anew since."""
    side = side_on(qtbot, theme, page, widths[0])
    for width in widths:
        side.fit(width, 100)
        side.open(Tab.NOW)
    theme.changed.emit()
    buttons = side.panel.findChildren(Button, options=Qt.FindChildOption.FindDirectChildrenOnly)
    tabs = side.panel.findChild(Tabs)
    assert tabs is not None
    parts = [tabs, side.panel.pages, side.panel.coaching, *buttons, side.panel.covers, side.rail]
    for tab in Tab:
        side.open(tab)
        stops = tab_stops(page)
        begin = stops.index(tabs)
        passed = [
            next(number for number, part in enumerate(parts) if part is stop or part.isAncestorOf(stop))
            for stop in [*stops[begin:], *stops[:begin]]
        ]
        assert passed == sorted(passed), (tab, [type(stop).__name__ for stop in stops])


@pytest.mark.thorough
def test_a_tutor_that_is_put_away_leaves_a_way_back_at_the_edge(
    qtbot: QtBot, theme: Theme, page: QWidget
) -> None:
    side = side_on(qtbot, theme, page, 1440)
    page.activateWindow()
    assert not side.rail.isVisible()
    side.panel.focus_tabs()
    side.put_away()
    assert not side.is_open
    assert side.rail.isVisible()
    assert side.width() == RAIL
    assert side.rail.arrow.accessibleName() == "Show the tutor"
    assert side.rail.arrow.hasFocus(), "who works with keys stands before the way back"
    for width in (1300, 1024, 1440):
        side.fit(width)
        assert not side.is_open
        assert side.width() == RAIL
    QTest.keyClick(side.rail.arrow, Qt.Key.Key_Return)
    assert side.is_open
    assert side.width() == PANEL
    assert not side.rail.isVisible()
    assert side.panel.isAncestorOf(page.focusWidget())
    side.put_away()
    said = QAccessible.queryAccessibleInterface(side.rail.arrow)
    assert said is not None
    said.actionInterface().doAction(QAccessibleActionInterface.pressAction())
    qtbot.waitUntil(lambda: side.is_open)


def test_a_tab_at_the_edge_brings_its_page(qtbot: QtBot, theme: Theme, page: QWidget) -> None:
    side = side_on(qtbot, theme, page, 1440)
    side.put_away()
    (log,) = (one for one in side.rail.findChildren(QAbstractButton) if one.text() == "Log")
    log.click()
    assert side.is_open
    assert side.panel.tab is Tab.LOG


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_every_button_at_the_edge_is_pressed_by_enter_as_by_space(
    qtbot: QtBot, theme: Theme, page: QWidget, key: Qt.Key
) -> None:
    side = side_on(qtbot, theme, page, 1024)
    for button in side.rail.findChildren(QAbstractButton):
        was = (side.is_open, side.panel.tab)
        button.setFocus()
        QTest.keyClick(button, key)
        assert (side.is_open, side.panel.tab) != was, button.text()


def test_the_arrow_of_the_rail_shuts_an_open_drawer(qtbot: QtBot, theme: Theme, page: QWidget) -> None:
    side = side_on(qtbot, theme, page, 1024)
    names = []
    for _ in range(3):
        names.append(side.rail.arrow.accessibleName())
        side.rail.arrow.click()
    assert names == ["Show the tutor", "Put the tutor away", "Show the tutor"]
    assert side.is_open
    page.activateWindow()
    after = QPushButton(page)
    after.show()
    tabs = side.panel.findChildren(Tabs)[0]
    QWidget.setTabOrder(tabs, after)
    tabs.setFocus()
    side.put_away()
    assert side.rail.arrow.hasFocus(), "not what Tab would reach next"


def test_the_eye_is_a_button(qtbot: QtBot, theme: Theme, page: QWidget) -> None:
    side = side_on(qtbot, theme, page, 1440)
    (eye,) = (
        one
        for one in side.panel.findChildren(QAbstractButton)
        if one.accessibleName() == "Put the tutor away"
    )
    QTest.keyClick(eye, Qt.Key.Key_Space)
    assert not side.is_open


@pytest.mark.parametrize("width", [1024, 1440])
def test_ctrl_and_a_figure_open_a_page_wherever_the_tutor_is(
    qtbot: QtBot, theme: Theme, page: QWidget, width: int
) -> None:
    side = side_on(qtbot, theme, page, width)
    page.activateWindow()
    QTest.keyClick(page, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert side.is_open
    opened = [side.panel.tab]
    QTest.keyClick(page, Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    opened.append(side.panel.tab)
    assert opened == [Tab.SCORE, Tab.LOG]


@pytest.mark.parametrize("width", range(220, 460, 20))
def test_the_eye_lies_on_no_word_of_the_tabs(qtbot: QtBot, theme: Theme, width: int) -> None:
    tabs = Tabs(theme, 3)
    qtbot.addWidget(tabs)
    tabs.set_words(("Tutor", "Wertung jetzt", "Protokoll"), "close")
    tabs.set_factor(1.4)
    tabs.resize(width, 60)
    tabs.show()
    (eye,) = (child for child in tabs.findChildren(QWidget) if child.accessibleName() == "close")
    words = tabs.tabRect(2).adjusted(12, 0, -11, 0)
    assert not (eye.isVisible() and words.intersects(eye.geometry().adjusted(7, 7, -7, -7)))
    assert eye.isVisible() or width < 420


def test_what_a_drawer_says_of_tiles_under_it_is_not_cut_in_large_text(qtbot: QtBot, page: QWidget) -> None:
    preferences = Preferences(None)
    preferences.update(text_zoom=150)
    side = side_on(qtbot, Theme(preferences), page, 1024)
    side.open(Tab.NOW)
    covers = side.panel.covers
    qtbot.waitUntil(covers.isVisible)
    assert covers.sizeHint().width() > side.panel.width() - 2 * PADDING
    assert covers.geometry().right() < side.panel.width()
    assert covers.height() >= covers.heightForWidth(covers.width()) > covers.sizeHint().height()


def test_a_drawer_says_whose_tiles_lie_under_it_and_gives_them_back(
    qtbot: QtBot, theme: Theme, page: QWidget
) -> None:
    side = side_on(qtbot, theme, page, 1024)
    page.activateWindow()
    side.open(Tab.NOW)
    covers = side.panel.covers
    assert covers.isVisible()
    how = "show the table (T)".replace(" ", NO_BREAK)
    assert covers.accessibleName() == f"West’s tiles lie under this: {how}", "the key stands with its words"
    assert covers.width() <= side.panel.width() - 2 * PADDING
    assert covers.height() >= covers.heightForWidth(covers.width())
    covers.click()
    assert not side.is_open
    side.open(Tab.NOW)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not side.is_open, "from the table, where the focus stays while one reads"
    side.fit(1440)
    assert not side.panel.covers.isVisible(), "beside the table it covers nothing"


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("part", ["the tabs", "the eye", "the foot"])
def test_the_keys_that_turn_pages_turn_over_the_page_from_all_of_the_panel(
    qtbot: QtBot, theme: Theme, part: str
) -> None:
    panel, _, _ = low_panel(qtbot, theme, discard_of_west())
    with qtbot.waitExposed(panel):
        panel.show()
    tabs = panel.findChild(Tabs)
    assert tabs is not None
    eye = next(one for one in tabs.findChildren(QAbstractButton) if one.isVisible())
    foot = next(one for one in panel.findChildren(Button) if one.isVisible() and one.isEnabled())
    focus = {"the tabs": tabs, "the eye": eye, "the foot": foot}[part]
    bar = bar_of(panel)
    assert bar.value() == 0
    QTest.keyClick(focus, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    QTest.keyClick(focus, Qt.Key.Key_PageUp)
    assert bar.value() == 0


@pytest.mark.thorough
@pytest.mark.parametrize("high", by_day(range(330, 500, 46), range(330, 500)))
def test_no_line_is_cut_at_the_top_when_what_would_come_of_a_tile_is_scrolled_to(
    qtbot: QtBot, theme: Theme, high: int
) -> None:
    """A few pixels were scrolled, and the first line of the page stood half under the tabs."""
    panel, bar = scrolled_to_what_would_come(qtbot, theme, high)
    area = next(one for one in panel.findChildren(QScrollArea) if one.isAncestorOf(panel.now))
    port = area.viewport()
    over = [one.geometry().bottom() + 1 - port.y() for one in area.findChildren(Pinned) if one.isVisible()]
    edge = max(over, default=0)
    for words in panel.now.findChildren(Words):
        if words.isVisible() and words.text():
            begin, line = words.mapTo(port, QPoint()).y(), words.fontMetrics().lineSpacing()
            lines = words.height() // line
            cut = (edge - begin) % (words.height() / max(1, lines))
            whole = begin >= edge or begin + words.height() <= edge or cut < 2
            assert whole or bar.value() == bar.maximum(), words.text()
