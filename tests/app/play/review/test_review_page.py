"""The page of a review by keys, by mouse and for screen readers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from peling.coach.grades import Grade
from peling_app.kit.model.faces import AS_DRAWN
from peling_app.kit.words.tiles import begun
from peling_app.play.habits.view.drill import OwnHandsPage
from peling_app.play.habits.view.page import HabitsPage
from peling_app.play.marks import REVIEWS
from peling_app.play.replay.view.page import ReplayPage
from peling_app.play.review.view.costs import CostRow
from peling_app.play.review.view.page import ReviewView
from peling_app.play.review.view.table import DecisionsDialog
from peling_app.play.review.words import review as words
from peling_app.play.session import Session
from peling_app.play.view.play_page import PlayPage
from peling_app.play.words.better_choices import grade_words
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.play.replay.conftest import resumed
from tests.app.play.review.conftest import BUDGET
from tests.app.reading_order import against_reading
from tests.by_day import by_day
from tests.end2end.stage import make_context, make_window


@pytest.fixture(scope="module")
def session(
    request: pytest.FixtureRequest, reviewed_folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Session]:
    """Give all tests one game whose first deal is over and was reviewed before."""
    made = resumed(QtBot(request), reviewed_folder, tmp_path_factory.mktemp("games"))
    yield made
    made.finish()


@contextmanager
def opened(session: Session) -> Iterator[MainWindow]:
    """Open a window with this game."""
    context = make_context(session=session, settings={"sound": False}, review_budget=BUDGET)
    made = make_window(context)
    yield made
    made.close()
    context.reviews.finish()


@pytest.fixture(scope="module")
def shown(session: Session) -> Iterator[MainWindow]:
    """Give all tests one window."""
    with opened(session) as made:
        yield made


@pytest.fixture
def window(qtbot: QtBot, shown: MainWindow) -> MainWindow:
    shown.activateWindow()
    qtbot.waitUntil(shown.isActiveWindow)
    shown.show_page(PageId.TABLE)
    return shown


@pytest.fixture
def page(qtbot: QtBot, window: MainWindow) -> ReviewView:
    table = window.page(PageId.TABLE)
    assert isinstance(table, PlayPage)
    table.show_settlement()
    assert table.settle is not None
    table.settle.review.click()
    made = window.page(PageId.REVIEW)
    assert isinstance(made, ReviewView)
    assert window.current is PageId.REVIEW
    qtbot.waitUntil(lambda: made.model.is_known, timeout=60_000)
    return made


@pytest.mark.thorough
def test_keys_lead_through_the_decisions(page: ReviewView) -> None:
    focus = page.window().windowHandle()
    assert page.story.curve.hasFocus(), "where the work begins"
    assert page.model.place == page.model.page.costs[0].place, "what cost most comes first"
    page.model.go(0)
    QTest.keyClick(focus, Qt.Key.Key_Right)
    assert page.model.place == 1
    QTest.keyClick(focus, Qt.Key.Key_Left)
    assert page.model.place == 0
    QTest.keyClick(focus, Qt.Key.Key_N)
    assert page.model.place in page.model.mistakes
    said = page.story.curve.accessibleDescription()
    assert said == page.model.page.dots[page.model.place]
    assert page.position.accessibleDescription()


def test_tab_goes_as_one_reads_from_decision_to_decision(page: ReviewView) -> None:
    """The rows are made anew at every step, and came behind the buttons: from the last Tab left the page."""
    for _ in range(3):
        QTest.keyClick(page.window().windowHandle(), Qt.Key.Key_N)
        assert against_reading(page) == []


def test_a_click_on_the_curve_or_a_row_shows_that_decision(page: ReviewView) -> None:
    curve = page.story.curve
    QTest.mouseClick(curve, Qt.MouseButton.LeftButton, pos=QPoint(curve.width() // 6, 40))
    first = page.model.place
    QTest.mouseClick(curve, Qt.MouseButton.LeftButton, pos=QPoint(curve.width() - 20, 40))
    assert page.model.place == page.model.count - 1 > first
    row = page.side.costs.rows[-1]
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    assert page.model.place == page.model.page.costs[-1].place
    assert page.side.costs.rows[-1].place == page.model.place


def test_all_decisions_are_a_table(page: ReviewView, qtbot: QtBot) -> None:
    QTest.keyClick(page.window().windowHandle(), Qt.Key.Key_T)
    dialog = page.findChild(DecisionsDialog)
    assert dialog is not None
    table = dialog.table
    assert table.rowCount() == page.model.count
    assert table.currentRow() == page.model.place
    rows = page.model.page.rows
    for line in range(table.rowCount()):
        for column in range(table.columnCount()):
            item = table.item(line, column)
            assert item is not None
            assert item.text() == rows[line][column]
    with qtbot.waitSignal(dialog.finished):
        table.setCurrentCell(0, 0)
        table.activated.emit(table.currentIndex())
    assert page.model.place == 0


@pytest.mark.thorough
def test_ways_lead_on_and_back(page: ReviewView, window: MainWindow, qtbot: QtBot) -> None:
    page.model.next_mistake()
    judged = page.model.judged
    assert judged is not None
    page.side.steps.click()
    replay = window.page(PageId.REPLAY)
    assert isinstance(replay, ReplayPage)
    assert replay.isVisible()
    qtbot.waitUntil(lambda: replay.model.deal is not None, timeout=60_000)
    deal = replay.model.deal
    assert deal is not None
    assert deal.game(replay.model.place).view.hand == judged.view.hand
    replay.back_asked.emit()
    assert page.isVisible()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
    assert window.current is PageId.TABLE


def test_it_is_said_how_far_the_coach_is(qtbot: QtBot, reviewed_folder: Path, tmp_path: Path) -> None:
    session = resumed(qtbot, reviewed_folder, tmp_path)
    assert session.path is not None
    session.path.with_name(session.path.name + REVIEWS).unlink()
    with opened(session) as window:
        window.ways.show_review()
        page = window.page(PageId.REVIEW)
        assert isinstance(page, ReviewView)
        qtbot.waitUntil(lambda: page.model.deal is not None, timeout=60_000)
        assert not page.side.next.isEnabled()
        assert not page.side.retry.isEnabled()
        deal = page.model.deal
        assert deal is not None
        assert begun(deal.ended) in page.position.accessibleDescription(), (
            "the end of the deal is seen meanwhile"
        )
        qtbot.waitUntil(lambda: page.model.is_known, timeout=60_000)
        assert page.side.next.isEnabled()
    session.finish()


@pytest.mark.thorough
def test_practise_leads_to_a_drill(page: ReviewView, window: MainWindow) -> None:
    page.model.next_mistake()
    page.side.practise.click()
    assert window.current is PageId.LEARN


def test_it_leads_to_what_decisions_cost_and_from_there_to_own_hands(
    qtbot: QtBot, page: ReviewView, window: MainWindow
) -> None:
    page.side.habits.click()
    habits = window.page(PageId.HABITS)
    assert isinstance(habits, HabitsPage)
    assert habits.isVisible()
    qtbot.waitUntil(lambda: bool(habits.habits.rows), timeout=60_000)
    known = page.model.progress.known
    assert known is not None
    assert habits.model.page.level is not None
    assert habits.model.page.level.lost == known.review.lost
    habits.habits.rows[0].button.click()
    drill = window.page(PageId.OWN_HANDS)
    assert isinstance(drill, OwnHandsPage)
    assert drill.isVisible()
    qtbot.waitUntil(lambda: drill.model.is_asked, timeout=60_000)
    qtbot.waitUntil(drill.choices.buttons[0].hasFocus)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Right)
    assert drill.choices.buttons[1].hasFocus()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Return)
    assert drill.model.is_answered
    assert drill.next.hasFocus()
    for before in (PageId.HABITS, PageId.REVIEW):
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
        assert window.current is before


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("width", by_day([300, 520], [300, 340, 400, 520]))
def test_what_was_better_stands_in_one_line_and_what_it_cost_above_its_grade(
    page: ReviewView, qtbot: QtBot, width: int
) -> None:
    """The arrow stood at the end of a line, and what was better alone in the next one."""
    cost = replace(page.model.page.costs[0], grade=Grade.GRAVE)
    row = CostRow(cost, page.services.theme, AS_DRAWN, is_open=False)
    qtbot.addWidget(row)
    row.resize(width, row.heightForWidth(width))
    with qtbot.waitExposed(row):
        row.show()
    place = {one.text(): one.mapTo(row, QPoint(0, one.height() // 2)) for one in row.findChildren(QLabel)}
    assert abs(place["→"].y() - place[words.fixed("better")].y()) < 8
    assert 0 < place[grade_words(cost.grade)].y() - place[cost.lost].y() < 30


@pytest.mark.parametrize("settings_open", [False, True])
def test_another_size_of_text_leaves_the_focus_on_its_row(
    qtbot: QtBot, page: ReviewView, window: MainWindow, *, settings_open: bool
) -> None:
    """Rows are made anew for it: the focus went to the top of the page."""
    page.side.habits.click()
    habits = window.page(PageId.HABITS)
    assert isinstance(habits, HabitsPage)
    qtbot.waitUntil(lambda: bool(habits.habits.rows), timeout=60_000)
    QApplication.processEvents()
    zoomed(qtbot, window, lambda: habits.habits.rows[-1].button, settings_open=settings_open)
    habits.habits.rows[0].button.click()
    drill = window.page(PageId.OWN_HANDS)
    assert isinstance(drill, OwnHandsPage)
    qtbot.waitUntil(lambda: drill.model.is_asked, timeout=60_000)
    zoomed(qtbot, window, lambda: drill.choices.buttons[1], settings_open=settings_open)
    window.go_back()
    window.go_back()
    QApplication.processEvents()
    zoomed(qtbot, window, lambda: page.side.costs.rows[-1], settings_open=settings_open)


def zoomed(qtbot: QtBot, window: MainWindow, row: Callable[[], QWidget], *, settings_open: bool) -> None:
    """Change the size of text while a row has the focus, also under a dialog; it has it afterwards."""
    row().setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    dialog = QDialog(window)
    if settings_open:
        dialog.open()
        qtbot.waitUntil(dialog.isActiveWindow)
    now = window.context.preferences.current.text_zoom
    window.context.preferences.update(text_zoom=110 if now == 100 else 100, text_by_system=False)
    QApplication.processEvents()
    dialog.close()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QApplication.processEvents()
    assert window.focusWidget() is row()
    assert row().isVisible()
