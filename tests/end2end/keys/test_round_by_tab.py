"""Tab goes round every page, forwards and backwards, and what has the focus is always in sight."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtQuickWidgets import QQuickWidget
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from peling.lessons.learnt import Bookmarked
from peling_app.kit.view.controls import Button
from peling_app.learn.view.learn_page import LearnPage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.by_day import by_day
from tests.end2end.stage import make_context, make_window

COURSE = "course:four-winds"
WAYS = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
MOST = 400
"""So many keys lead round every page; more are pressed only where Tab does not come out of something."""
WITHOUT_GAME = (
    PageId.HOME,
    PageId.SETUP,
    PageId.SCORE,
    PageId.COMPARE,
    PageId.JUDGE,
    PageId.BOOKS,
    PageId.HELP,
    PageId.GAMES,
    PageId.RECORDS,
    PageId.HABITS,
)


@pytest.fixture
def small(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """Return a small window with the focus, on an empty profile."""
    context = make_context(settings={"sound": False, "text_zoom": 100})
    context.score_folder = tmp_path / "sheets"
    context.learn_file = tmp_path / "progress.json"
    window = make_window(context)
    qtbot.addWidget(window)
    window.resize(1024, 700)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def cut(widget: QWidget) -> bool:
    """Return whether something is out of sight, or partly so though it would have room."""
    seen = widget.visibleRegion().boundingRect()
    above = widget.parentWidget()
    while above is not None and not isinstance(above, QScrollArea):
        above = above.parentWidget()
    port = None if above is None else above.viewport()
    if port is not None and port.height() < widget.height():
        return seen.isEmpty()
    return seen.height() < widget.height() or seen.isEmpty()


def round_trip(window: MainWindow, key: Qt.Key) -> tuple[list[QWidget], list[str]]:
    """Go round the window twice from where the focus is; return the stops, and which were not in sight."""
    handle, start = window.windowHandle(), window.focusWidget()
    assert handle is not None
    stops: list[QWidget] = []
    unseen = []
    rounds = 0
    for _ in range(MOST):
        QTest.keyClick(handle, key)
        now = window.focusWidget()
        assert now is not None
        if not isinstance(now, QQuickWidget) and cut(now):
            place = now.mapTo(window, QPoint(0, 0))
            unseen.append(f"{type(now).__name__} {now.accessibleName() or now.objectName()} at {place.y()}")
        # A board and words with links have several stops in one widget.
        rounds += now is start and stops[-1:] != [start]
        stops.append(now)
        if rounds == 2:
            return stops, unseen
    names = [type(stop).__name__ for stop in stops[-3:]]
    pytest.fail(f"Tab does not come round: {names}")


def learn_page(window: MainWindow, way: str) -> LearnPage:
    """Show a way of learning."""
    window.show_page(PageId.LEARN)
    learn = window.page(PageId.LEARN)
    assert isinstance(learn, LearnPage)
    learn.open(way)
    QApplication.processEvents()
    return learn


@pytest.mark.thorough
def test_tab_goes_round_a_page_with_a_sheet_in_both_ways(small: MainWindow) -> None:
    # Its head begins with a link, its closing words have no height yet, and the sheet scrolls.
    small.show_page(PageId.LEARN)
    page = small.page(PageId.LEARN)
    assert isinstance(page, LearnPage)
    page.learn.do(Bookmarked("four-winds", "fw-extras/1"))
    learn = learn_page(small, COURSE)
    wanted = [stop for stop in learn.course.task.stops if stop.focusPolicy() & Qt.FocusPolicy.TabFocus]
    wanted = [stop for stop in wanted if stop.isVisible() and stop.isEnabled()]
    assert len(wanted) > 12
    for key in WAYS:
        stops, unseen = round_trip(small, key)
        assert unseen == []
        met = [stop for stop in stops if stop in wanted]
        first = met.index(wanted[0 if key == WAYS[0] else -1])
        assert met[first : first + len(wanted)] == (wanted if key == WAYS[0] else wanted[::-1])
    small.close()


@pytest.mark.nightly
@pytest.mark.parametrize("key", WAYS)
def test_tab_goes_round_every_page(small: MainWindow, key: Qt.Key) -> None:
    for page_id in WITHOUT_GAME:
        small.show_page(page_id)
        QApplication.processEvents()
        assert round_trip(small, key)[1] == [], page_id
    learn = learn_page(small, "drills")
    for way in list(learn.start.cards):
        if way != "judge":
            learn_page(small, way)
            assert round_trip(small, key)[1] == [], way
    small.close()


def test_f6_goes_round_the_parts_of_every_page_and_comes_back(small: MainWindow) -> None:
    """Where a page is one part the bar is the other; in a part it is where it was left."""
    handle = small.windowHandle()
    assert handle is not None
    for page_id in (*WITHOUT_GAME, PageId.LEARN):
        small.show_page(page_id)
        QApplication.processEvents()
        first = small.focusWidget()
        assert first is not None
        assert small.page(page_id).isAncestorOf(first), page_id
        reached = [first]
        for _ in range(12):
            QTest.keyClick(handle, Qt.Key.Key_F6)
            QApplication.processEvents()
            now = small.focusWidget()
            assert now is not None
            assert now is not reached[-1], (page_id, "F6 leads on")
            assert not cut(now), (page_id, now)
            reached.append(now)
        again = [place for place, one in enumerate(reached) if one is reached[-1]]
        assert len(again) > 1, (page_id, "it goes round")
        assert len(set(reached[again[0] : again[1]])) == again[1] - again[0], page_id
    small.show_page(PageId.SETUP)
    start = small.focusWidget()
    QTest.keyClick(handle, Qt.Key.Key_F6)
    assert small.page(PageId.SETUP).isAncestorOf(small.focusWidget()), "to the books, past the bar"
    QTest.keyClick(handle, Qt.Key.Key_F6)
    assert small.focusWidget() is start


@pytest.mark.parametrize("size", by_day([(1440, 900)], [(1440, 900), (1024, 700)]))
def test_f6_into_a_part_leads_to_its_work_and_never_to_the_way_out(
    small: MainWindow, size: tuple[int, int]
) -> None:
    """From a drill it led to *All of Learn*, before the list of drills: Enter left what one was doing."""
    small.resize(*size)
    handle = small.windowHandle()
    assert handle is not None
    ways = [(PageId.LEARN, way) for way in ("drills", COURSE, "reading", "guided", "")]
    reached: list[tuple[str, str]] = []
    for page_id, way in [*((one, "") for one in WITHOUT_GAME), *ways]:
        small.show_page(page_id)
        if way:
            learn_page(small, way)
        QApplication.processEvents()
        begun = small.focusWidget()
        for _ in range(6):
            QTest.keyClick(handle, Qt.Key.Key_F6)
            now = small.focusWidget()
            # An empty list of games has nothing else to begin at.
            if isinstance(now, Button) and now.shown_key == "Esc" and now is not begun:
                reached.append((way or page_id.name, now.text()))
    assert reached == []


def test_f6_from_a_drill_leads_to_the_drill_that_is_open(small: MainWindow) -> None:
    small.resize(1440, 900)
    learn = learn_page(small, "drills")
    handle = small.windowHandle()
    assert handle is not None
    assert learn.drills.area.isAncestorOf(small.focusWidget())
    QTest.keyClick(handle, Qt.Key.Key_F6)
    assert small.focusWidget() is learn.drills.sidebar.button(learn.drills.model.kind)
    QTest.keyClick(handle, Qt.Key.Key_F6)
    assert learn.drills.area.isAncestorOf(small.focusWidget())
