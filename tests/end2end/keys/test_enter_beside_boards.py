"""Where a button says Enter beside a board that waits for nothing, Enter presses it from every part of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling.core.actions import Discard
from peling.core.tiles import Wind
from peling.lessons.model import AskTask, BoardTask
from peling_app.learn.view.learn_page import LearnPage
from peling_app.play.table.view.page import TablePage
from peling_app.play.tutor.view.why_not import WhyNotSheet
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.by_day import by_day
from tests.end2end.keys.test_after_boards import learn
from tests.end2end.walks.whole_deal import open_window

Key = Qt.Key


def parts(board: TablePage) -> list[QQuickItem]:
    """Return where Tab stops on a board."""
    found: list[QQuickItem] = []
    waiting = [board.board]
    while waiting:
        item = waiting.pop()
        if item.isVisible() and item.activeFocusOnTab():
            found.append(item)
        waiting.extend(item.childItems())
    return found


def enter_from(window: MainWindow, board: TablePage, part: QQuickItem) -> None:
    """Press Enter with the focus on a part of a board."""
    board.setFocus(Qt.FocusReason.OtherFocusReason)
    part.forceActiveFocus(Qt.FocusReason.OtherFocusReason)
    handle = window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, Qt.Key.Key_Return)
    QApplication.processEvents()


def learn_page(window: MainWindow, way: str) -> LearnPage:
    """Open a way of learning and return its page."""
    learn(window, way)
    page = window.page(PageId.LEARN)
    assert isinstance(page, LearnPage)
    return page


def test_the_guided_deal_is_played_and_counted_by_keys_alone(qtbot: QtBot, tmp_path: Path) -> None:
    """What is pointed at is done by its key; the sheet is filled in, and Enter checks it and goes on."""
    window, _session = open_window(tmp_path, qtbot, "pung-chow")
    guided = learn_page(window, "guided").guided
    model = guided.model
    keys = {"chow": Key.Key_C, "pung": Key.Key_P, "kong": Key.Key_K, "mahjongg": Key.Key_M}
    handle = window.windowHandle()
    assert handle is not None
    while (action := model.step.action) is not None:
        step, (kind, _, rest) = model.number, model.board.meant.is_at.partition(":")
        if kind == "hand":
            QTest.keyClick(handle, Qt.Key.Key_Home)
            for _ in range(model.board.order.place_of(int(rest))):
                QTest.keyClick(handle, Qt.Key.Key_Right)
            QTest.keyClick(handle, Qt.Key.Key_Return)
            QTest.keyClick(handle, Qt.Key.Key_Return)
        else:
            QTest.keyClick(handle, keys[rest])
            if model.board.way_keys:
                QTest.keyClick(handle, Key(Key.Key_1 + int(model.board.meant.is_at.partition(":")[2])))
        QApplication.processEvents()
        assert model.number == step + 1, f"{action} is not done by keys"
    assert guided.score is not None
    asked = model.score.asked
    assert asked is not None
    right = asked.question.solutions[0]
    assert isinstance(right, dict)
    for name, field in guided.score.area.sheet.fields.items():
        assert field.hasFocus()
        QTest.keyClicks(window.focusWidget(), str(right.get(name, 0)))
        QTest.keyClick(handle, Qt.Key.Key_Return)
    assert model.score.is_done
    assert guided.panel.next.hasFocus()
    QTest.keyClick(handle, Qt.Key.Key_Return)
    assert model.is_over
    window.close()


@pytest.mark.slow
@pytest.mark.parametrize("most", [1, pytest.param(None, marks=pytest.mark.nightly)], ids=["first", "all"])
def test_enter_acts_from_every_part_of_a_board_of_a_course(
    qtbot: QtBot, tmp_path: Path, most: int | None
) -> None:
    """Where the dice are to be thrown before a stack of the wall is pointed at: `most` pages; None: all."""
    window, _session = open_window(tmp_path, qtbot, "pung-chow")
    course = learn_page(window, "course:pung-chow").course
    task, seen, pages = course.task, 0, 0
    for one in course.model.pages:
        if isinstance(one.task, AskTask) or pages == most:
            continue
        course.model.open_page(one.id)
        QApplication.processEvents()
        if not task.isVisible() or not task.shows_board or task.table is None:
            continue
        count = len(parts(task.table)) if task.model.can_throw else 0
        pages += count > 0
        for number in range(count):
            course.model.open_page(one.id)
            thrown = task.model.dice
            enter_from(window, task.table, parts(task.table)[number])
            assert task.model.dice != thrown, f"part {number} of the board keeps Enter on {one.id}"
            seen += 1
    assert seen
    window.close()


def test_escape_leads_back_from_every_part_of_a_board_of_learn(qtbot: QtBot, tmp_path: Path) -> None:
    """A board keeps Escape only where something was begun that it puts back.

    In the guided deal it leads to the hand first, as at a table of play, and leaves from there.
    """
    window, _session = open_window(tmp_path, qtbot, "pung-chow")
    left: set[str] = set()
    for way in ("guided", "course:pung-chow", "drills"):
        page = learn_page(window, way)
        for number in range(len(parts(board_of(page, way)))):
            board = board_of(learn_page(window, way), way)
            escape_from(window, board, parts(board)[number])
            if way == "guided" and not page.start.isVisible():
                assert not page.guided.table.lead_back(), f"part {number} does not lead to the hand"
                QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
            assert page.start.isVisible(), f"{way}: part {number} keeps Escape"
            left.add(way)
    page = learn_page(window, "guided")
    guided = page.guided
    guided.table.setFocus(Qt.FocusReason.OtherFocusReason)
    hand = guided.model.board.order.tiles
    guided.model.board.tapTile(hand[0][0])
    assert guided.model.board.hasBegun()
    escape_from(window, guided.table, None)
    assert guided.isVisible(), "the tile that was lifted is put back first"
    escape_from(window, guided.table, None)
    assert page.start.isVisible()
    assert len(left) == 3
    window.close()


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("way", "last"),
    by_day([("guided", "pr")], [("guided", "pr"), ("course:pung-chow", "d-")], several=True),
)
def test_enter_on_what_lies_open_on_a_board_of_learn_says_why_nothing_comes_of_it(
    qtbot: QtBot, tmp_path: Path, way: str, last: str
) -> None:
    """A discard is a button there as at a table of play; Escape leads back to it, and nothing is done.

    So is the print of one that was claimed.
    """
    window, _session = open_window(tmp_path, qtbot, "pung-chow")
    page = learn_page(window, way)
    boards = boards_of(page, way)
    board = next(one for one in boards if rows_of(one).total() == len(Wind) and rows_of(one)[last])
    asked = [part for part in parts(board) if ending(part) in {"d-", "pr"}]
    for part in asked:
        enter_from(window, board, part)
        sheet = next((one for one in page.findChildren(WhyNotSheet) if one.isVisible()), None)
        assert sheet is not None, f"{part.objectName()} says nothing"
        assert sheet.accessibleName()
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
        assert not sheet.isVisible()
        assert board.quick.hasFocus()
        assert part.hasActiveFocus()
    window.close()


def ending(part: QQuickItem) -> str:
    """Return how the last tile of a row of discards is called, to which the focus comes; empty: none."""
    names = [one.objectName()[:2] for one in part.childItems()]
    return next((name for name in reversed(names) if name in {"d-", "pr"}), "")


def rows_of(board: TablePage) -> Counter[str]:
    """Return how many rows of discards end with a discard ("d-"), and how many with a print ("pr")."""
    return Counter(name for part in parts(board) if (name := ending(part)))


def boards_of(page: LearnPage, way: str) -> Iterator[TablePage]:
    """Yield the board of a way of learning as it waits for one act after the other, with nothing to claim."""
    guided, course = page.guided.model, page.course
    if way == "guided":
        while (action := guided.step.action) is not None:
            if isinstance(action, Discard):
                yield page.guided.table
            guided.lesson_table.do(action)
    else:
        for one in course.model.pages:
            if isinstance(one.task, BoardTask):
                course.model.open_page(one.id)
                QApplication.processEvents()
                assert course.task.table is not None
                yield course.task.table


def board_of(page: LearnPage, way: str) -> TablePage:
    """Return the board of a way of learning, where it waits for the learner."""
    if way == "guided":
        return page.guided.table
    if way == "drills":
        page.drills.model.choose("claim")
        board = page.drills.board.table
    else:
        lesson = next(one for one in page.course.model.pages if isinstance(one.task, BoardTask))
        page.course.model.open_page(lesson.id)
        board = page.course.task.table
    assert board is not None
    return board


def escape_from(window: MainWindow, board: TablePage, part: QQuickItem | None) -> None:
    """Press Escape with the focus on a part of a board."""
    board.setFocus(Qt.FocusReason.OtherFocusReason)
    if part is not None:
        part.forceActiveFocus(Qt.FocusReason.OtherFocusReason)
    handle = window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, Qt.Key.Key_Escape)
    QApplication.processEvents()
