"""Who comes back to a page finds the focus where he left it: at what led him away."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from peling_app.compare.view.page import ComparePage
from peling_app.judge.view.page import JudgePage
from peling_app.kit.view.focus_keeper import is_there
from peling_app.learn.view.learn_page import LearnPage
from peling_app.play.session import Session
from peling_app.score.view.page import ScorePage
from peling_app.shell.view.home import HomePage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PLACES, PageId
from tests.app.play.windows import at_table
from tests.app.score.evenings import SETUP
from tests.by_day import by_day
from tests.end2end.stage import SMALL, make_context, make_window

PAGES = tuple(page for page in PageId if page not in {PageId.TABLE, PageId.REPLAY})
"""The pages that can be shown without a game."""
BESIDE = [page for page in PAGES if PLACES[page].beside and page not in {PageId.REVIEW, PageId.OWN_HANDS}]
"""Those looked at beside others; without a game a review has but the way back."""
DOORS = ((0, PageId.SETUP), (1, PageId.LEARN), (2, PageId.SCORE))


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """Return the program's window with folders of its own."""
    context = make_context(session=Session(tmp_path / "games"), settings={"sound": False})
    context.learn_file = tmp_path / "progress.json"
    made = make_window(replace(context, score_folder=tmp_path / "sheets"))
    qtbot.addWidget(made)
    qtbot.waitExposed(made)
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    made.close()


def press(
    window: MainWindow, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """Press a key as the window gets it, and let the page come."""
    handle = window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, key, held)
    QApplication.processEvents()


def of_parts(page: QWidget) -> list[QShortcut]:
    """Return the keys of a page that work only while the focus is in some part of the window."""
    every = page.findChildren(QShortcut)
    return [one for one in every if one.context() is not Qt.ShortcutContext.WindowShortcut]


def stops_of(page: QWidget) -> list[QWidget]:
    """Return the stops of Tab in a page."""
    every = page.findChildren(QWidget)
    return [one for one in every if is_there(one) and one.focusPolicy() & Qt.FocusPolicy.TabFocus]


@pytest.mark.thorough
@pytest.mark.parametrize("page_id", by_day([PageId.HOME, PageId.SCORE], PAGES))
def test_a_look_at_the_help_leaves_the_focus_where_it_was(window: MainWindow, page_id: PageId) -> None:
    window.show_page(page_id)
    tried = 0
    stops = stops_of(window.page(page_id))
    for stop in dict.fromkeys((stops[0], stops[len(stops) // 2], stops[-1])):
        stop.setFocus(Qt.FocusReason.TabFocusReason)
        before = window.focusWidget()
        press(window, Qt.Key.Key_F1)
        if page_id is not PageId.HELP:
            assert window.current is PageId.HELP
            press(window, Qt.Key.Key_Escape)
        assert window.current is page_id
        assert window.focusWidget() is before, (type(before), type(window.focusWidget()))
        tried += 1
    assert tried


@pytest.mark.thorough
@pytest.mark.parametrize(("place", "behind"), DOORS)
def test_escape_leads_from_behind_a_door_back_to_it(window: MainWindow, place: int, behind: PageId) -> None:
    home = window.page(PageId.HOME)
    assert isinstance(home, HomePage)
    home.doors[place].setFocus()
    press(window, Qt.Key.Key_Return)
    assert window.current is behind
    for _ in range(3):
        if window.current is behind:
            press(window, Qt.Key.Key_Escape)
    assert window.current is PageId.HOME
    assert home.doors[place].hasFocus()


def test_every_page_but_the_first_and_the_table_is_left_by_escape(window: MainWindow) -> None:
    for page_id in PAGES:
        window.show_page(PageId.HOME)
        window.show_page(page_id)
        if page_id is not PageId.HOME:
            stops_of(window.bar)[-1].setFocus()
            press(window, Qt.Key.Key_Escape)
            assert window.current is page_id, "one step: from the bar into the page"
            assert window.page(page_id).isAncestorOf(window.focusWidget()), page_id
        press(window, Qt.Key.Key_Escape)
        assert window.current is PageId.HOME, page_id
        assert not of_parts(window.page(page_id))
    assert PLACES[PageId.LEARN].escapes


@pytest.mark.parametrize("others", [False, pytest.param(True, marks=pytest.mark.nightly)])
def test_a_way_to_learn_is_come_back_to(window: MainWindow, *, others: bool) -> None:
    """By day of all courses one; each has the same page."""
    window.show_page(PageId.LEARN)
    page = window.page(PageId.LEARN)
    assert isinstance(page, LearnPage)
    ways = list(page.start.cards)
    assert len(ways) > 6
    courses = [way for way in ways if way.startswith("course:")]
    assert len(courses) > 3
    for way in courses if others else (courses[0], *(way for way in ways if way not in courses)):
        page.start.cards[way].setFocus()
        press(window, Qt.Key.Key_Return)
        assert not page.start.isVisible(), way
        if window.current is PageId.LEARN:
            stops_of(window.bar)[-1].setFocus()
            press(window, Qt.Key.Key_Escape)
            assert page.isAncestorOf(window.focusWidget()), "one step: from the bar into the page"
            assert not page.start.isVisible()
        press(window, Qt.Key.Key_Escape)
        assert page.start.isVisible(), way
        assert page.start.cards[way].hasFocus(), way
    page.start.cards["reading"].setFocus()
    press(window, Qt.Key.Key_Return)
    assert page.reading.model.is_open
    stops_of(window.bar)[-1].setFocus()
    press(window, Qt.Key.Key_2)
    assert not page.reading.model.is_open, "a digit that a button shows works from the bar too"
    press(window, Qt.Key.Key_Escape)
    assert not of_parts(page)
    press(window, Qt.Key.Key_Escape)
    assert window.current is PageId.HOME


@pytest.mark.thorough
def test_pages_looked_at_one_from_another_are_left_one_by_one(window: MainWindow) -> None:
    looked_at = (PageId.BOOKS, PageId.COMPARE, PageId.HELP)
    for before in (PageId.SETUP, PageId.LEARN):
        window.show_page(PageId.HOME)
        window.show_page(before)
        for page_id in (*looked_at, PageId.BOOKS, PageId.COMPARE, PageId.HELP):
            window.show_page(page_id)
        for page_id in (PageId.COMPARE, PageId.BOOKS, before, PageId.HOME):
            press(window, Qt.Key.Key_Escape)
            assert window.current is page_id


@pytest.mark.thorough
@pytest.mark.parametrize("beside", by_day([PageId.GAMES], BESIDE))
def test_a_page_asked_for_anew_begins_with_its_work_and_not_where_it_was_left(
    window: MainWindow, beside: PageId
) -> None:
    """So it is with the list of games when the key that opens it is pressed on a page opened from there."""
    window.show_page(beside)
    begins = window.focusWidget()
    left = stops_of(window.page(beside))[-1]
    assert left is not begins
    for back, expected in ((True, left), (False, begins)):
        left.setFocus(Qt.FocusReason.TabFocusReason)
        window.show_page(PageId.HELP if beside is not PageId.HELP else PageId.BOOKS)
        if back:
            press(window, Qt.Key.Key_Escape)
        else:
            window.show_page(beside)
        assert window.current is beside
        assert window.focusWidget() is expected


@pytest.mark.thorough
def test_the_button_of_a_new_sheet_is_come_back_to(qtbot: QtBot, window: MainWindow) -> None:
    window.show_page(PageId.SCORE)
    page = window.page(PageId.SCORE)
    assert isinstance(page, ScorePage)
    page.begin(SETUP)
    qtbot.waitUntil(lambda: page.sheet.isVisible() and not page.score.busy)
    page.show_saved()
    page.saved.import_button.setFocus()
    page.show_start()
    assert window.focusWidget() is not page.saved.import_button
    press(window, Qt.Key.Key_Escape)
    assert page.saved.isVisible()
    assert page.saved.import_button.hasFocus()


@pytest.mark.thorough
@pytest.mark.parametrize("page_id", by_day([PageId.SCORE, PageId.SETUP], PAGES))
def test_the_key_of_the_start_page_works_in_every_field(window: MainWindow, page_id: PageId) -> None:
    """Score has fields of names on it; on the sheet itself there are those of points."""
    window.show_page(page_id)
    page = window.page(page_id)
    fields = [one for one in page.findChildren(QLineEdit) if one.isVisible() and one.isEnabled()]
    for field in fields:
        window.show_page(page_id)
        field.setText("abc")
        field.setFocus()
        press(window, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
        assert window.current is PageId.HOME, field.accessibleName()
    assert fields or page_id not in {PageId.SCORE, PageId.SETUP, PageId.BOOKS}


@pytest.mark.thorough
def test_home_alone_stays_in_a_field(window: MainWindow) -> None:
    window.show_page(PageId.SCORE)
    field = next(one for one in window.page(PageId.SCORE).findChildren(QLineEdit) if one.isVisible())
    field.setText("abc")
    field.setFocus()
    press(window, Qt.Key.Key_Home)
    assert window.current is PageId.SCORE
    assert field.cursorPosition() == 0


@pytest.mark.thorough
@pytest.mark.parametrize("asked_on", by_day([PageId.REVIEW], [PageId.REVIEW, PageId.RECORDS, PageId.TABLE]))
def test_practice_leads_back_to_the_page_that_asked_for_it(
    qtbot: QtBot, window: MainWindow, asked_on: PageId
) -> None:
    at_table(qtbot, window)
    window.show_page(asked_on)
    window.ways.practise("pung-chow", "claim")
    page = window.page(PageId.LEARN)
    assert isinstance(page, LearnPage)
    to = {PageId.REVIEW: "review", PageId.RECORDS: "records"}.get(asked_on, "game")
    assert page.drills.sidebar.back.text() == f"Back to the {to}"
    press(window, Qt.Key.Key_Escape)
    assert window.current is asked_on


@pytest.mark.thorough
def test_practice_leads_to_a_new_table_where_the_game_it_began_in_is_away(window: MainWindow) -> None:
    window.show_page(PageId.TABLE)
    window.ways.practise("pung-chow", "claim")
    press(window, Qt.Key.Key_Escape)
    assert window.current is PageId.SETUP


@pytest.mark.parametrize(
    ("asked_on", "away"),
    by_day(
        [(PageId.RECORDS, "practise"), (PageId.REVIEW, "replay")],
        [
            (PageId.REVIEW, "practise"),
            (PageId.RECORDS, "practise"),
            (PageId.REVIEW, "replay"),
            (PageId.GAMES, "replay"),
        ],
        several=True,
    ),
)
def test_a_page_come_back_to_leads_back_to_what_was_before_it(
    qtbot: QtBot, window: MainWindow, asked_on: PageId, away: str
) -> None:
    at_table(qtbot, window)
    for before in (PageId.TABLE, PageId.SETUP):
        window.show_page(before)
        looked_at = (PageId.HELP, asked_on)
        for page_id in looked_at:
            window.show_page(page_id)
        for _again in range(2):
            if away == "practise":
                window.ways.practise("pung-chow", "claim")
            else:
                window.ways.show_replay()
            assert not PLACES[window.current].beside
            window.go_back() if away == "replay" else press(window, Qt.Key.Key_Escape)
            assert window.current is asked_on
        for page_id in (PageId.HELP, before):
            window.go_back()
            assert window.current is page_id


@pytest.mark.parametrize("behind", by_day([PageId.SETUP, PageId.LEARN, PageId.SCORE], PAGES))
def test_what_comes_on_a_page_out_of_sight_does_not_take_the_focus(
    window: MainWindow, behind: PageId
) -> None:
    """Qt gives it to what nobody sees; the next key was for the first thing of the page in front."""
    window.show_page(behind)
    QApplication.processEvents()
    late = window.focusWidget()
    window.show_page(PageId.BOOKS if behind is not PageId.BOOKS else PageId.LEARN)
    QApplication.processEvents()
    for _ in range(2):
        before = QApplication.focusWidget()
        assert before not in {None, late}
        late.setFocus(Qt.FocusReason.OtherFocusReason)
        assert QApplication.focusWidget() is before
        QApplication.processEvents()
        assert QApplication.focusWidget() is before
        press(window, Qt.Key.Key_Tab)


@pytest.mark.parametrize(
    ("id_", "parts"),
    [(PageId.JUDGE, ("position", "judgement")), (PageId.COMPARE, ("hand", "books", "one"))],
)
def test_a_page_of_parts_has_the_focus_in_the_one_that_is_shown(
    window: MainWindow, id_: PageId, parts: tuple[str, ...]
) -> None:
    """It gave the focus to what was hidden with the other part, and was given it back, without end."""
    window.context.preferences.update(text_zoom=150, text_by_system=False)
    window.resize(SMALL)
    page = window.page(id_)
    assert isinstance(page, JudgePage | ComparePage)
    for part in parts:
        window.show_page(id_)
        QApplication.processEvents()
        page.parts.chosen.emit(part)
        for leave in (PageId.BOOKS, PageId.LEARN):
            window.show_page(leave)
            QApplication.processEvents()
            window.show_page(id_)
            QApplication.processEvents()
            focus = QApplication.focusWidget()
            assert focus is not None
            assert is_there(focus)
            assert page.isAncestorOf(focus)
