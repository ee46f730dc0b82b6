"""What has to be scrolled can be read to its end by keys alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from peling_app import __main__ as program
from peling_app.kit.view.page import takes_tab
from peling_app.kit.view.tiles.places import TilePlace
from peling_app.learn.view.learn_page import LearnPage
from peling_app.score.view.page import ScorePage
from peling_app.shell.view.help_page import HelpPage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.by_day import by_day
from tests.end2end.pictures.shots import all_shots, put_away_windows
from tests.end2end.stage import make_context, make_window, other_stage

STOP = Qt.FocusPolicy.TabFocus
NO_MODIFIER = Qt.KeyboardModifier.NoModifier
SCREENS = (
    "help-1024x700",
    "compare-plain-1024x700-one",
    "books-1024x700",
    "settle-greatest-1024x700-day",
    "drill-pung-chow-score-checked",
)
SPARE = 4
"""A line between two stops may be cut by so many pixels."""


def unread(top: QWidget) -> list[str]:
    """Return the areas that scroll, are no stop of Tab and have more between two stops than is seen."""
    found = []
    for area in top.findChildren(QScrollArea):
        inner = area.widget()
        scrolls = area.isVisible() and area.verticalScrollBar().maximum() > 0
        if inner is None or not inner.isVisible() or not scrolls or area.focusPolicy() & STOP:
            continue
        stops = [
            (one.mapTo(inner, QPoint(0, 0)).y(), one.mapTo(inner, QPoint(0, one.height())).y())
            for one in inner.findChildren(QWidget)
            if one.isVisible() and one.isEnabled() and one.focusPolicy() & STOP
        ]
        end = gap = 0
        for above, below in sorted(stops):
            gap, end = max(gap, above - end), max(end, below)
        gap = max(gap, inner.height() - end)
        if gap > area.viewport().height() + SPARE:
            found.append(f"{type(area.parentWidget()).__name__}: {gap} of {inner.height()}")
    return found


@pytest.fixture
def small(qtbot: QtBot) -> MainWindow:
    """Return the smallest window."""
    window = make_window(make_context(settings={"sound": False}))
    qtbot.addWidget(window)
    window.resize(960, 640)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


@pytest.mark.parametrize("zoom", [pytest.param(100, marks=pytest.mark.nightly), 150])
def test_all_of_every_page_is_reached_by_keys(small: MainWindow, zoom: int) -> None:
    small.context.preferences.update(text_zoom=zoom)
    for page_id in (
        page
        for page in PageId
        if page not in {PageId.TABLE, PageId.REPLAY, PageId.REVIEW, PageId.OWN_HANDS, PageId.SCORE}
    ):
        small.show_page(page_id)
        QApplication.processEvents()
        assert unread(small.page(page_id)) == [], page_id
    small.show_page(PageId.LEARN)
    learn = small.page(PageId.LEARN)
    assert isinstance(learn, LearnPage)
    for way in list(learn.start.cards):
        learn.open(way)
        if way == "guided":
            learn.guided.model.go_to(learn.guided.model.total - 1)
        QApplication.processEvents()
        assert unread(learn) == [], way
    small.close()


def test_the_help_is_read_by_keys(small: MainWindow) -> None:
    small.show_page(PageId.HELP)
    page = small.page(PageId.HELP)
    assert isinstance(page, HelpPage)
    assert page.scroller.hasFocus()
    bar = page.scroller.verticalScrollBar()
    handle = small.windowHandle()
    assert handle is not None
    for _ in range(40):
        QTest.keyClick(handle, Qt.Key.Key_PageDown)
    assert bar.value() == bar.maximum() > 0
    QTest.keyClick(handle, Qt.Key.Key_Tab)
    assert page.back.hasFocus()
    small.close()


@pytest.mark.thorough
@pytest.mark.parametrize("name", by_day(SCREENS[::2], SCREENS))
@pytest.mark.usefixtures("qapp")
def test_all_of_a_screen_is_reached_by_keys(name: str) -> None:
    seen: list[list[str]] = []

    def look(widget: QWidget) -> QImage:
        seen.append(unread(widget.window()))
        return QImage(1, 1, QImage.Format.Format_RGB32)

    with other_stage(look):
        all_shots()[name]()
    put_away_windows()
    assert seen
    assert seen == [[]] * len(seen)


TURNED = (PageId.SETUP, PageId.COMPARE, PageId.JUDGE, PageId.LEARN)
"""Pages with more than is seen in the smallest window, before anything has been done there."""
SHOWN = tuple(page for page in PageId if page not in {PageId.TABLE, PageId.REPLAY, PageId.REVIEW})
"""The pages that are there without a game."""
OWN_USE = (QComboBox, QAbstractSpinBox, QLineEdit, TilePlace)
"""What goes through its own values with these keys, completes what is typed, or keeps it in sight."""


@pytest.mark.cases_by_day(3)
@pytest.mark.parametrize("page_id", TURNED)
def test_the_keys_that_turn_pages_do_so_wherever_the_focus_is(small: MainWindow, page_id: PageId) -> None:
    """From a button, a switch or a tile of the palette PageDown did nothing, and nowhere on Today."""
    handle = small.windowHandle()
    assert handle is not None
    small.show_page(page_id)
    page = small.page(page_id)
    QApplication.processEvents()
    areas = [area for area in page.findChildren(QScrollArea) if area.isVisible()]
    bars = [area.verticalScrollBar() for area in areas]
    assert any(bar.maximum() for bar in bars), page_id
    for stop in page.findChildren(QWidget):
        if not isValid(stop) or not takes_tab(stop) or isinstance(stop, OWN_USE):
            continue
        stop.setFocus()
        if not all(area.verticalScrollBar().maximum() for area in areas if area.isAncestorOf(stop)):
            continue  # all around it is seen
        for bar in bars:
            bar.setValue(0)
        QTest.keyClick(handle, Qt.Key.Key_PageDown)
        assert any(bar.value() for bar in bars), (page_id, stop.accessibleName())


def scroll_to_end(page: QWidget) -> None:
    """Scroll everything in a page to its end, as whoever fills it has done when he leaves it."""
    for area in page.findChildren(QScrollArea):
        if area.isVisible():
            area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())


def unseen(window: MainWindow) -> bool:
    focus = window.focusWidget()
    return not focus.isVisible() or focus.visibleRegion().isEmpty()


@pytest.mark.thorough
@pytest.mark.parametrize(
    "pages",
    [(PageId.SETUP, PageId.JUDGE, PageId.LEARN), pytest.param(SHOWN, marks=pytest.mark.nightly)],
    ids=["long", "all"],
)
def test_where_a_page_begins_is_seen_however_it_was_left(
    qapp: QApplication, tmp_path: Path, qtbot: QtBot, pages: tuple[PageId, ...]
) -> None:
    """What has the focus is in sight on every page, and on the one for a new sheet, begun by its key."""
    small = program.make_window(program.make_context(qapp, program.arguments(["--data-dir", str(tmp_path)])))
    qtbot.addWidget(small)
    small.resize(1024, 640)
    small.show()
    small.activateWindow()
    qtbot.waitUntil(small.isActiveWindow)
    handle = small.windowHandle()
    assert handle is not None
    out_of_sight = []
    for page_id in pages:
        small.show_page(page_id)
        QApplication.processEvents()
        scroll_to_end(small.page(page_id))
        small.show_page(PageId.HOME)
        QTest.keyClick(handle, Qt.Key.Key_Tab)
        small.show_page(page_id)
        QApplication.processEvents()
        out_of_sight += [f"{page_id}: {small.focusWidget()}"] if unseen(small) else []
    small.show_page(PageId.SCORE)
    score = small.page(PageId.SCORE)
    assert isinstance(score, ScorePage)
    score.show_start()
    scroll_to_end(score)
    score.show_saved()
    score.show_start()
    QApplication.processEvents()
    assert not unseen(small)
    assert score.start.scroller.verticalScrollBar().value() == 0, "it is filled from its beginning"
    assert out_of_sight == []
    small.close()


@pytest.mark.thorough
@pytest.mark.parametrize("page_id", [PageId.JUDGE, PageId.COMPARE])
def test_the_label_of_a_field_is_seen_with_it(small: MainWindow, page_id: PageId) -> None:
    """A field came into sight from below without the words over it that say what it is for."""
    small.resize(1024, 640)
    small.show_page(page_id)
    page, handle = small.page(page_id), small.windowHandle()
    assert handle is not None
    cut, met = [], 0
    scroll_to_end(page)
    for key, shift in (
        (Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier),
        (Qt.Key.Key_Tab, NO_MODIFIER),
    ):
        for _ in range(30):
            QTest.keyClick(handle, key, shift)
            QApplication.processEvents()
            focus = small.focusWidget()
            for label in page.findChildren(QLabel):
                if label.buddy() is focus and label.isVisible():
                    met += 1
                    seen = label.visibleRegion().boundingRect()
                    cut += [label.text()] if seen.height() < label.height() else []
    assert met > 3
    assert cut == []
    small.close()
