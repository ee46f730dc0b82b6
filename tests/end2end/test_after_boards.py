"""After every page that has a board, the game is played on by keys and by drag."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from peling.view import PlayerView
from peling_app.session import Session
from peling_app.views.lessons.learn_page import LearnPage
from peling_app.views.shell.main_window import MainWindow
from peling_app.views.shell.pages import PageId
from tests.end2end.test_whole_deal_keys import type_key
from tests.end2end.whole_deal import PATIENCE, open_window, setup_for, table_of, waits, wish


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
    window.practise("pung-chow", "what-to-discard")


def replay(window: MainWindow) -> None:
    """Look at the deals of the game again."""
    window.show_replay()


PAGES: tuple[Callable[[MainWindow], None], ...] = (
    lesson,
    drill,
    lambda window: learn(window, "guided"),
    replay,
)


def ready(session: Session) -> bool:
    """Tell whether the user is to discard, or the deal is over."""
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


def test_the_game_goes_on_after_every_page_with_a_board(qtbot: QtBot, tmp_path: Path) -> None:
    window, session = open_window(tmp_path, qtbot, "pung-chow")
    session.new_game(setup_for("pung-chow"))
    qtbot.waitUntil(lambda: window.current is PageId.TABLE)
    page = table_of(window)
    page.table_model.board.hurry()
    for visit in (None, *PAGES):
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
