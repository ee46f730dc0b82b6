"""A key that a board of Learn shows works from every part of its page: *Press C* did nothing on a button."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from peling.lessons.model import BoardTask, WallTask
from peling_app.learn.model.forms import Form
from peling_app.learn.view.learn_page import LearnPage
from peling_app.play.table.view.page import TablePage
from peling_app.shell.view.main_window import MainWindow
from tests.by_day import by_day

CHOW, SORT = Qt.Key.Key_C, Qt.Key.Key_H


def guided(page: LearnPage) -> tuple[TablePage, QWidget]:
    """Open the guided deal; return its table and a button beside it."""
    page.open("guided")
    return page.guided.table, page.guided.panel.skip


def lesson(page: LearnPage) -> tuple[TablePage, QWidget]:
    """Open a page of a course on whose board one acts; return its table and a button below it."""
    page.open("course:pung-chow")
    for one in page.course.model.pages:
        if not isinstance(one.task, BoardTask):
            continue
        page.course.model.open_page(one.id)
        task = page.course.task
        if task.has_board and task.table is not None and not task.hint.isHidden():
            return task.table, task.hint
    raise AssertionError("no page of the course has a task on the board")


@pytest.mark.parametrize("open_", by_day([lesson], [guided, lesson]))
def test_the_keys_of_claims_work_on_a_button_too(
    page: LearnPage,
    window: MainWindow,
    qtbot: QtBot,
    open_: Callable[[LearnPage], tuple[TablePage, QWidget]],
) -> None:
    table, button = open_(page)
    wished: list[str] = []
    table.model.claimWished.connect(wished.append)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(button.hasFocus)
    QTest.keyClick(window.focusWidget(), CHOW)
    assert wished == ["chow"]
    QTest.keyClick(window.focusWidget(), CHOW, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(window.focusWidget(), SORT)
    assert wished == ["chow"], "a shortcut of the window and a letter that means nothing are no claim"
    table.model.claimWished.disconnect(wished.append)


@pytest.mark.thorough
def test_enter_is_not_said_where_it_chooses_a_stack(page: LearnPage) -> None:
    """On a stack of the wall it chooses that one, and *Check* had said Enter all the same."""
    page.open("course:pung-chow")
    task, walls = page.course.task, 0
    for one in page.course.model.pages:
        if not isinstance(one.task, WallTask):
            continue
        page.course.model.open_page(one.id)
        while task.model.can_throw:
            task.model.throw()
        assert task.model.form is Form.WALL
        walls += 1
        task.model.board.pickStack(5)
        assert task.check.isEnabled()
        assert task.check.shown_key == ""
        task.model.board.pickStack(5)
        assert task.model.is_checked, "chosen once more it is the answer"
    assert walls > 2
    page.course.model.open_page("pc-tiles/4")
    assert task.check.shown_key == "Enter"
