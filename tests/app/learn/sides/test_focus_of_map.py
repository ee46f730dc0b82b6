"""Another size of text leaves the focus in the map of a course and among the kinds of drills."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from peling_app.learn.view.course_page import CoursePage
from peling_app.learn.view.drill_page import DrillPage
from peling_app.learn.view.learn_page import LearnPage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.end2end.stage import make_context, make_window

LARGER, LARGEST = 110, 150
"""The map stays beside the page in a window of 1440 pixels, or gives way to a strip above it."""
WAYS = ("drills", "course:pung-chow")


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    """Return the program's window, as wide as most screens."""
    made = make_window(make_context(settings={"sound": False}))
    qtbot.addWidget(made)
    made.resize(1440, 900)
    yield made
    made.close()


def opened(window: MainWindow, way: str) -> CoursePage | DrillPage:
    """Open a way to learn that has a map, and return its page."""
    window.show_page(PageId.LEARN)
    learn = window.page(PageId.LEARN)
    assert isinstance(learn, LearnPage)
    learn.open(way)
    QApplication.processEvents()
    return learn.course if way.startswith("course") else learn.drills


def grown(window: MainWindow, text: int) -> QWidget | None:
    """Return what has the focus when the text has this size in percent."""
    window.context.preferences.update(text_zoom=text, text_by_system=False)
    for _ in range(5):
        QApplication.processEvents()
    return QApplication.focusWidget()


def chooser(page: CoursePage | DrillPage) -> QWidget:
    """Return what chooses among the entries where they do not stand beside the page."""
    return page.kinds if isinstance(page, DrillPage) else page.map


@pytest.mark.parametrize("way", WAYS)
def test_the_focus_stays_at_the_entry_of_the_map(window: MainWindow, way: str) -> None:
    page = opened(window, way)
    page.sidebar.buttons[2].setFocus()
    assert grown(window, LARGER) is page.sidebar.buttons[2]


@pytest.mark.parametrize("way", WAYS)
def test_where_the_map_gives_way_the_focus_goes_to_what_chooses_instead(window: MainWindow, way: str) -> None:
    page = opened(window, way)
    page.sidebar.buttons[0].setFocus()
    assert grown(window, LARGEST) is chooser(page)
    assert grown(window, LARGER) is next(one for one in page.sidebar.buttons if one.isChecked())


@pytest.mark.parametrize("way", WAYS)
def test_the_focus_stays_on_the_way_back(window: MainWindow, way: str) -> None:
    page = opened(window, way)
    page.sidebar.back.setFocus()
    assert grown(window, LARGER) is page.sidebar.back
    assert grown(window, LARGEST) is page.back
    assert grown(window, LARGER) is page.sidebar.back
