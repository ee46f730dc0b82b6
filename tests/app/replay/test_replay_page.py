from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from peling_app.session import Session
from peling_app.viewmodels.picture import Side
from peling_app.viewmodels.replay_deals import Judgement
from peling_app.views.replay.page import ReplayPage
from peling_app.views.shell.main_window import MainWindow
from peling_app.views.shell.pages import PageId
from peling_app.views.shell.play_page import PlayPage
from tests.end2end.stage import SMALL, make_context, make_window

pytestmark = pytest.mark.qt_log_ignore("PulseAudioService", extend=True)
"""What a machine without a sound device says of it."""


@pytest.fixture
def window(qtbot: QtBot, session: Session) -> Iterator[MainWindow]:
    made = make_window(make_context(session=session), SMALL)
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.show_page(PageId.TABLE)
    yield made
    made.close()


@pytest.fixture
def page(qtbot: QtBot, window: MainWindow) -> ReplayPage:
    table = window.page(PageId.TABLE)
    assert isinstance(table, PlayPage)
    table.show_settlement()
    assert table.settle is not None
    table.settle.replay.click()
    made = window.page(PageId.REPLAY)
    assert isinstance(made, ReplayPage)
    assert window.current is PageId.REPLAY
    qtbot.waitUntil(lambda: made.model.deal is not None, timeout=60_000)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return made


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
    QTest.keyClick(focus, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert page.model.bookmarks == (page.model.place,)


def test_buttons_and_slider_lead_to_every_moment(page: ReplayPage) -> None:
    for name, place in (("next", 1), ("last", page.model.count - 1), ("previous", page.model.count - 2)):
        page.strip.steps[name].click()
        assert page.model.place == place
    page.strip.slider.setValue(4)
    assert page.model.place == 4
    assert str(5) in page.strip.slider.accessibleDescription()


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


def test_escape_leads_back_to_the_game(window: MainWindow, page: ReplayPage) -> None:
    QTest.keyClick(page.strip.slider, Qt.Key.Key_Escape)
    assert window.current is PageId.TABLE


def test_playing_on_shows_the_table(
    qtbot: QtBot, window: MainWindow, page: ReplayPage, session: Session
) -> None:
    page.model.go(page.model.decisions[2].place)
    page.strip.play_on.click()
    qtbot.waitUntil(lambda: window.current is PageId.TABLE, timeout=60_000)
    assert session.state is not None
    assert session.state.deal_runs
