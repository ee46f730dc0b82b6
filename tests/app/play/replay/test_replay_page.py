from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel
from pytestqt.qtbot import QtBot

from peling_app.platform.settings import Language
from peling_app.play.replay.model.decisions import Judgement
from peling_app.play.replay.view.page import ReplayPage
from peling_app.play.session import Session
from peling_app.play.table.model.picture import Side
from peling_app.play.tutor.view.fold import FoldLine
from peling_app.play.tutor.view.panel import Tab
from peling_app.play.view.play_page import PlayPage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from peling_app.shell.view.top_bar import TopBar
from tests.app.play.replay.conftest import a_played_deal
from tests.end2end.stage import SMALL, make_context, make_window
from tests.every_case import every


@pytest.fixture(scope="module")
def session(
    qapp: QApplication, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Session]:
    """Give one game to all tests; the last of them alone leaves it."""
    assert qapp is not None
    made = a_played_deal(QtBot(request), tmp_path_factory.mktemp("games"))
    yield made
    made.finish()


@pytest.fixture(scope="module")
def shown(session: Session) -> Iterator[MainWindow]:
    """Give one window to all tests."""
    made = make_window(make_context(session=session), SMALL)
    yield made
    made.close()


@pytest.fixture
def window(qtbot: QtBot, shown: MainWindow) -> MainWindow:
    shown.activateWindow()
    qtbot.waitUntil(shown.isActiveWindow)
    shown.show_page(PageId.TABLE)
    return shown


@pytest.fixture
def page(qtbot: QtBot, window: MainWindow) -> ReplayPage:
    table = window.page(PageId.TABLE)
    assert isinstance(table, PlayPage)
    table.show_settlement()
    assert table.settle is not None
    table.replayWished.emit()
    made = window.page(PageId.REPLAY)
    assert isinstance(made, ReplayPage)
    assert window.current is PageId.REPLAY
    qtbot.waitUntil(lambda: made.model.deal is not None, timeout=60_000)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return made


@pytest.mark.thorough
def test_arrow_keys_go_from_step_to_step(page: ReplayPage) -> None:
    focus = page.window().windowHandle()
    QTest.keyClick(focus, Qt.Key.Key_Right)
    QTest.keyClick(focus, Qt.Key.Key_Right)
    assert page.model.place == 2
    assert page.strip.slider.value() == 2
    QTest.keyClick(focus, Qt.Key.Key_Left)
    assert page.model.place == 1
    QTest.keyClick(focus, Qt.Key.Key_End)
    assert page.model.place == page.model.count - 1
    assert not page.strip.play_on.isEnabled()
    QTest.keyClick(focus, Qt.Key.Key_Home)
    assert page.model.place == 0
    assert not page.strip.steps["previous"].isEnabled()
    QTest.keyClick(focus, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert page.model.place == next(d.place for d in page.model.decisions if d.place > 0)
    for marks in ((page.model.place,), ()):
        QTest.keyClick(focus, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
        assert page.model.bookmarks == marks


def test_arrow_keys_go_on_from_a_step_that_was_asked_for_by_its_number(page: ReplayPage) -> None:
    """They stayed in the field of the number: left and right went among its digits."""
    focus = page.window().windowHandle()
    QTest.keyClick(focus, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(focus, Qt.Key.Key_5)
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert page.model.place == 4
    QTest.keyClick(focus, Qt.Key.Key_Left)
    assert page.model.place == 3
    QTest.keyClick(focus, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    for _ in range(3):
        QTest.keyClick(focus, Qt.Key.Key_9)
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert page.paper.step.hasFocus(), "there is no such step: the last one is shown, and can be changed"
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert page.strip.slider.hasFocus()


@pytest.mark.thorough
def test_nothing_is_said_of_decisions_in_a_deal_that_is_not_there(page: ReplayPage, session: Session) -> None:
    """Until the table had come that one played on at, it said: "You had nothing to decide in this deal."."""
    listed = page.paper.decisions
    assert listed.count()
    said = [label for label in page.paper.findChildren(QLabel) if label.text().startswith("Best: ")]
    assert said
    session.opened.emit()
    assert page.model.deal is None
    assert not listed.count()
    assert not any(label.text() for label in said)


def test_the_name_of_a_bookmark_stays_while_it_is_written(page: ReplayPage) -> None:
    """Whatever the page learns meanwhile: decisions are judged in a thread of their own."""
    focus = page.window().windowHandle()
    QTest.keyClick(focus, Qt.Key.Key_F2)
    QTest.keyClick(focus, Qt.Key.Key_H)
    page.model.listed.emit()
    for key in (Qt.Key.Key_I, Qt.Key.Key_Return):
        QTest.keyClick(focus, key)
    assert page.model.bookmark_name(page.model.place) == "hi"
    page.model.name_bookmark(page.model.place, "another")
    assert page.paper.bookmarks.name.text() == "another"
    page.model.remove_bookmark(page.model.place)


@pytest.mark.thorough
def test_a_half_written_name_stays_when_the_replay_goes_to_another_bookmark(page: ReplayPage) -> None:
    focus = page.window().windowHandle()
    here = page.model.place
    other = here + 1
    page.model.name_bookmark(other, "another")
    QTest.keyClick(focus, Qt.Key.Key_F2)
    QTest.keyClick(focus, Qt.Key.Key_H)
    page.model.go(other)
    page.model.listed.emit()
    for key in (Qt.Key.Key_I, Qt.Key.Key_Return):
        QTest.keyClick(focus, key)
    names = [page.model.bookmark_name(place) for place in (here, other)]
    for place in (here, other):
        page.model.remove_bookmark(place)
    assert names == ["hi", "another"]


def test_a_half_written_name_is_kept_when_another_moment_is_to_be_named(page: ReplayPage) -> None:
    focus = page.window().windowHandle()
    here = page.model.place
    for key in (Qt.Key.Key_F2, Qt.Key.Key_H, Qt.Key.Key_I):
        QTest.keyClick(focus, key)
    page.model.go(here + 1)
    for key in (Qt.Key.Key_F2, Qt.Key.Key_O, Qt.Key.Key_Return):
        QTest.keyClick(focus, key)
    names = [page.model.bookmark_name(place) for place in (here, here + 1)]
    for place in (here, here + 1):
        page.model.remove_bookmark(place)
    assert names == ["hi", "o"]


@pytest.mark.thorough
def test_another_size_of_text_leaves_the_focus_where_it_is(window: MainWindow, page: ReplayPage) -> None:
    """Lists were empty for a moment, and the name of a bookmark and its button went with the focus."""
    paper, model, preferences = page.paper, page.model, window.context.preferences
    before = model.place
    model.go(next(one.place for one in model.decisions if one.place > 2))
    model.set_bookmark(model.place)
    found = []
    for part in ("bookmarks", "moment"):
        paper.show_part(part)
        QApplication.processEvents()
        said = [line for line in paper.findChildren(FoldLine) if line.isVisible()]
        for stop in said or (paper.bookmarks.name, paper.bookmarks.remove):
            stop.setFocus()
            preferences.update(text_zoom=110, text_by_system=False)
            QApplication.processEvents()
            focus = QApplication.focusWidget()
            found.append(type(focus) is type(stop) and paper.isAncestorOf(focus))
            preferences.update(text_zoom=100)
            QApplication.processEvents()
            if said:
                break
    model.remove_bookmark(model.place)
    model.go(before)
    assert found == [True, True, True]


def test_the_keys_after_a_name_are_for_the_replay_and_lose_nothing(page: ReplayPage) -> None:
    """They moved in the letters, and the next bookmark took the named one away, with its name for good."""
    focus, control = page.window().windowHandle(), Qt.KeyboardModifier.ControlModifier
    here = page.model.place
    for key in (Qt.Key.Key_F2, Qt.Key.Key_H, Qt.Key.Key_I, Qt.Key.Key_Return, Qt.Key.Key_Right):
        QTest.keyClick(focus, key)
    assert page.model.place == here + 1
    QTest.keyClick(focus, Qt.Key.Key_Left)
    for marks in ((), (here,)):
        QTest.keyClick(focus, Qt.Key.Key_D, control)
        assert page.model.bookmarks == marks
    assert page.model.bookmark_name(here) == "hi"
    page.model.remove_bookmark(here)


def test_everything_is_done_by_keys(page: ReplayPage) -> None:
    focus = page.window().windowHandle()
    control = Qt.KeyboardModifier.ControlModifier

    def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(focus, key, modifiers)

    press(Qt.Key.Key_G, control)
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_Return):
        press(key)
    assert page.model.place == 11
    press(Qt.Key.Key_F2)
    assert page.paper.bookmarks.name.hasFocus()
    for key in (Qt.Key.Key_H, Qt.Key.Key_I, Qt.Key.Key_Return):
        press(key)
    assert page.model.bookmark_name(11) == "hi"
    press(Qt.Key.Key_1, control)
    press(Qt.Key.Key_Home)
    press(Qt.Key.Key_Right, control)
    assert page.model.place == 11
    press(Qt.Key.Key_4, control)
    assert page.paper.bookmarks.rows.hasFocus()
    press(Qt.Key.Key_Delete)
    assert page.model.bookmarks == ()
    press(Qt.Key.Key_3, control)
    assert page.paper.decisions.hasFocus()
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)
    assert page.model.place in {decision.place for decision in page.model.decisions}
    press(Qt.Key.Key_2, control)
    assert page.paper.hands.hasFocus()
    shown = [page.paper.hands.item(row).text() for row in range(page.paper.hands.count())]
    assert shown == [row.text for row in page.model.hands]
    page.table.focus_part("topRack")
    press(Qt.Key.Key_Right)
    rack = page.table.board.findChild(QQuickItem, "topRack")
    assert rack is not None
    assert rack.property("place") == 1


@pytest.mark.nightly  # by day test_keys_in_words.py
def test_keys_in_tips_are_named_in_the_language_of_the_program(window: MainWindow, page: ReplayPage) -> None:
    for language, named in ((Language.GERMAN, "Strg+"), (Language.ENGLISH, "Ctrl+")):
        window.context.preferences.update(language=language)
        QApplication.processEvents()
        tips = {one.toolTip() for one in page.findChildren(QAbstractButton)}
        assert {text.partition(" (")[2].rstrip("1234)") for text in tips if "+" in text} == {named}


@pytest.mark.thorough
def test_buttons_and_slider_lead_to_every_moment(page: ReplayPage) -> None:
    for name, place in (("next", 1), ("last", page.model.count - 1), ("previous", page.model.count - 2)):
        page.strip.steps[name].click()
        assert page.model.place == place
    page.strip.slider.setValue(4)
    assert page.model.place == 4
    assert str(5) in page.strip.slider.accessibleDescription()


@pytest.mark.thorough
def test_a_row_of_the_decisions_leads_to_its_moment(qtbot: QtBot, page: ReplayPage) -> None:
    page.paper.show_part("decisions")
    last = page.paper.decisions.count() - 1
    page.paper.decisions.itemActivated.emit(page.paper.decisions.item(last))
    assert page.model.place == page.model.decisions[-1].place
    qtbot.waitUntil(
        lambda: all(d.judgement is not Judgement.OPEN for d in page.model.decisions), timeout=120_000
    )
    assert "…" not in page.paper.decisions.item(last).text()


def test_open_hands_can_be_reached_and_are_named(page: ReplayPage) -> None:
    sides = {"leftRack": Side.LEFT, "topRack": Side.OPPOSITE, "rightRack": Side.RIGHT}
    for name, side in sides.items():
        rack = page.table.board.findChild(QQuickItem, name)
        assert rack is not None
        assert rack.property("open") is True
        assert rack.property("activeFocusOnTab") is True
        assert rack.property("count") == len(page.model.board.picture.seats[side].faces) > 0


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("part", ["slider", "board"])
def test_escape_leads_back_to_the_game(window: MainWindow, page: ReplayPage, part: str) -> None:
    if part == "board":
        page.table.focus_part("topRack")
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
    gone: PageId = window.current
    assert gone is PageId.TABLE


def test_a_replay_opened_from_the_saved_games_leads_back_to_them(
    qtbot: QtBot, window: MainWindow, session: Session
) -> None:
    before = session.view
    window.show_page(PageId.HOME)
    window.show_page(PageId.GAMES)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    focus = window.windowHandle()
    QTest.keyClick(focus, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert window.current is PageId.REPLAY
    page = window.page(PageId.REPLAY)
    assert isinstance(page, ReplayPage)
    qtbot.waitUntil(lambda: page.model.deal is not None, timeout=60_000)
    assert page.strip.back.accessibleName() == "Back"
    # Whoever went over the bar by Tab comes into the page first, and is not out of it.
    (bar,) = window.findChildren(TopBar)
    next(one for one in bar.findChildren(QAbstractButton) if one.isVisible()).setFocus()
    QTest.keyClick(focus, Qt.Key.Key_Escape)
    there = QApplication.focusWidget()
    assert there is not None
    assert page.isAncestorOf(there)
    for expected in (PageId.GAMES, PageId.HOME):
        QTest.keyClick(focus, Qt.Key.Key_Escape)
        assert window.current is expected
    assert session.view is before


def test_the_log_of_a_deal_that_is_over_leads_to_its_moments(qtbot: QtBot, window: MainWindow) -> None:
    table = window.page(PageId.TABLE)
    assert isinstance(table, PlayPage)
    table.show_table()
    table.tutor.open(Tab.LOG)
    log = table.tutor.panel.log_page
    assert log.replay.isVisible()
    row = log.view.model().rowCount() - 3
    log.view.setCurrentIndex(log.view.model().index(row, 0))
    log.view.setFocus()
    QTest.keyClick(log.view, Qt.Key.Key_R)
    page = window.page(PageId.REPLAY)
    assert isinstance(page, ReplayPage)
    qtbot.waitUntil(lambda: page.model.deal is not None, timeout=60_000)
    assert page.model.place > page.model.count // 2


@pytest.mark.nightly  # by day walks/test_sweep.py
@every(
    "language, width",
    [(language, width) for language in Language for width in (1024, 1440, 2000)],
    by_day=[(Language.GERMAN, 1024)],
)
def test_the_words_of_the_parts_stand_in_one_line_in_a_small_window(
    window: MainWindow, page: ReplayPage, language: Language, width: int
) -> None:
    window.context.preferences.update(language=language)
    window.resize(width, 700)
    QApplication.processEvents()
    assert len({one.y() for one in page.paper.parts.buttons.values()}) == 1
    window.context.preferences.update(language=Language.ENGLISH)
    window.resize(SMALL)


@pytest.mark.thorough
def test_playing_on_shows_the_table(
    qtbot: QtBot, window: MainWindow, page: ReplayPage, session: Session
) -> None:
    page.model.go(page.model.decisions[2].place)
    page.strip.play_on.click()
    qtbot.waitUntil(lambda: window.current is PageId.TABLE, timeout=60_000)
    assert session.state is not None
    assert session.state.deal_runs
    table = window.page(PageId.TABLE)
    assert isinstance(table, PlayPage)
    assert "assisted" in table.titles
