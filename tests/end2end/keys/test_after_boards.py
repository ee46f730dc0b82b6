"""After every page that has a board, the game is played on by keys and by drag."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from peling.core.view import PlayerView
from peling_app.learn.view.learn_page import LearnPage
from peling_app.play.replay.view.page import ReplayPage
from peling_app.play.session import Session
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.play.table.conftest import Hands
from tests.end2end.walks.whole_deal import (
    PATIENCE,
    finish_by_drag,
    finish_by_keys,
    open_window,
    setup_for,
    table_of,
    type_key,
    waits,
    wish,
)


def learn(window: MainWindow, way: str) -> None:
    """Open a way of learning."""
    window.show_page(PageId.LEARN)
    page = window.page(PageId.LEARN)
    assert isinstance(page, LearnPage)
    page.open(way)


def lesson(window: MainWindow) -> None:
    """Open a page of a course whose task is done on the board."""
    learn(window, "course:pung-chow")
    page = window.page(PageId.LEARN)
    assert isinstance(page, LearnPage)
    for one in page.course.model.pages:
        page.course.model.open_page(one.id)
        if page.course.task.has_board:
            return
    raise AssertionError("no page of the course has a task on the board")


def drill(window: MainWindow) -> None:
    """Open the drills that fit the game."""
    window.ways.practise("pung-chow", "what-to-discard")


def replay(window: MainWindow) -> None:
    """Look at the deals of the game again."""
    window.ways.show_replay()


LONG_DEAL = 1
"""The seed of a wall with which nobody has Mah-Jongg before ten discards of one's own."""
PAGES: tuple[Callable[[MainWindow], None], ...] = (
    lesson,
    drill,
    lambda window: learn(window, "guided"),
    replay,
)


def ready(session: Session) -> bool:
    """Return whether the user is to discard, or the deal is over."""
    return waits(session) and (session.last_result is not None or wish(session) == "discard")


def come_on(session: Session, before: PlayerView | None, qtbot: QtBot) -> None:
    """Wait until something has come of what was done."""
    qtbot.waitUntil(lambda: session.view != before, timeout=PATIENCE)


def come_to_discard(window: MainWindow, session: Session, qtbot: QtBot) -> None:
    """Pass until the user is to discard."""
    qtbot.waitUntil(lambda: waits(session), timeout=PATIENCE)
    while not ready(session):
        before = session.view
        type_key(window, Qt.Key.Key_Space)
        come_on(session, before, qtbot)
        qtbot.waitUntil(lambda: waits(session), timeout=PATIENCE)


def own_tile(page: QQuickItem) -> QPoint:
    """Return the middle of a tile of the hand."""
    found = [child for child in page.findChildren(QQuickItem) if child.objectName() == "hand"]
    hand = found[0]
    tile = next(item for item in hand.childItems() if item.objectName().startswith("hand-"))
    return tile.mapToScene(QPoint(round(tile.width() / 2), round(tile.height() / 2))).toPoint()


@pytest.mark.slow
@pytest.mark.parametrize(
    "pages",
    [(lesson, replay), pytest.param(PAGES, marks=pytest.mark.nightly)],
    ids=["a board to act on, one to look at", "all"],
)
def test_the_game_goes_on_after_every_page_with_a_board(
    qtbot: QtBot, tmp_path: Path, pages: tuple[Callable[[MainWindow], None], ...]
) -> None:
    window, session = open_window(tmp_path, qtbot, "pung-chow", LONG_DEAL)
    session.new(setup_for("pung-chow"))
    qtbot.waitUntil(lambda: window.current is PageId.TABLE)
    page = table_of(window)
    page.table_model.board.hurry()
    for visit in (None, *pages):
        if visit is not None:
            visit(window)
            qtbot.wait(1)
            window.show_page(PageId.TABLE)
        come_to_discard(window, session, qtbot)
        assert session.last_result is None
        view = session.view
        for key in (Qt.Key.Key_End, Qt.Key.Key_Return, Qt.Key.Key_Return):
            type_key(window, key)
        come_on(session, view, qtbot)
        come_to_discard(window, session, qtbot)
        assert session.last_result is None
        view, quick = session.view, page.table.quick
        spot, middle = own_tile(page.table.board), quick.rect().center()
        QTest.mousePress(quick, Qt.MouseButton.LeftButton, pos=spot)
        for step in range(1, 9):
            QTest.mouseMove(quick, spot + (middle - spot) * (step / 8))
            qtbot.wait(1)
        QTest.mouseRelease(quick, Qt.MouseButton.LeftButton, pos=middle)
        come_on(session, view, qtbot)
    window.close()


def play_on(window: MainWindow) -> None:
    """Begin a game at the first moment of the deal that is over."""
    window.ways.show_replay()
    page = window.page(PageId.REPLAY)
    assert isinstance(page, ReplayPage)
    for _ in range(PATIENCE):
        if page.model.deal is not None:
            break
        QTest.qWait(1)
    page.model.go(0)
    assert page.model.can_play_on
    page.model.play_on()


@pytest.mark.nightly
@pytest.mark.parametrize("way", ["keys", "drag"])
@pytest.mark.parametrize("visit", PAGES, ids=["lesson", "drill", "guided", "replay"])
def test_a_whole_deal_after_a_page_with_a_board(
    qtbot: QtBot, tmp_path: Path, visit: Callable[[MainWindow], None], way: str
) -> None:
    """Discards, a claim, the settlement and the next deal, by one hand, after a visit amid play."""
    window, session = open_window(tmp_path, qtbot, "fenghua")
    session.new(setup_for("fenghua"))
    qtbot.waitUntil(lambda: window.current is PageId.TABLE)
    table_of(window).table_model.board.hurry()
    visit(window)
    qtbot.wait(1)
    window.show_page(PageId.TABLE)
    settle(window, session, qtbot, way)
    window.close()


@pytest.mark.nightly
@pytest.mark.parametrize("way", ["keys", "drag"])
def test_a_whole_deal_after_playing_on(qtbot: QtBot, tmp_path: Path, way: str) -> None:
    window, session = open_window(tmp_path, qtbot, "fenghua")
    session.new(setup_for("fenghua"))
    qtbot.waitUntil(lambda: window.current is PageId.TABLE)
    table_of(window).table_model.board.hurry()
    finish_by_keys(window, session, qtbot)
    played = session.view
    play_on(window)
    qtbot.waitUntil(lambda: session.last_result is None and session.view != played, timeout=PATIENCE)
    qtbot.waitUntil(lambda: window.current is PageId.TABLE)
    table_of(window).table_model.board.hurry()
    settle(window, session, qtbot, way)
    window.close()


def settle(window: MainWindow, session: Session, qtbot: QtBot, way: str) -> None:
    """Play the deal to its settlement by one hand, and begin the next deal by it."""
    page = table_of(window)
    if way == "keys":
        done = finish_by_keys(window, session, qtbot)
    else:
        done = finish_by_drag(Hands(page.table, qtbot), session, qtbot)
    assert done["discard"] >= 3
    assert done["claim"] + done["mahjongg"] >= 1
    qtbot.waitUntil(lambda: page.is_settled, timeout=PATIENCE)
    number = session.deal_number
    if way == "keys":
        type_key(window, Qt.Key.Key_Return)
    else:
        assert page.settle is not None
        QTest.mouseClick(page.settle.next, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: session.deal_number == number + 1, timeout=PATIENCE)
    qtbot.waitUntil(lambda: not page.is_settled)
