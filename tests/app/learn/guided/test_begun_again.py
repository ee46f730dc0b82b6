"""The guided deal goes on where it was left; before it begins again from the middle, it is asked."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from peling_app.kit.view.dialogs.ask_before import AskBefore
from peling_app.learn.session import LearnSession
from peling_app.learn.view.learn_page import LearnPage
from peling_app.shell.view.main_window import MainWindow


@pytest.mark.thorough
def test_it_goes_on_where_it_was_left_and_can_be_begun_again(
    page: LearnPage, window: MainWindow, tmp_path: Path
) -> None:
    page.open("guided")
    model, panel = page.guided.model, page.guided.panel
    assert not panel.again.isVisible()
    assert model.step.action is not None
    model.lesson_table.do(model.step.action)
    step, number = model.step, model.number
    legal = [v.action for v in model.lesson_table.verdicts() if v.legal and v.action != step.action]
    model.lesson_table.do(legal[0])
    assert model.message
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert page.start.isVisible()
    assert page.start.cards["guided"].row.state == f"Step {number} of {model.total}"
    page.open("guided")
    assert model.step is step
    assert not model.message, "what came of an older try is over"
    learn = LearnSession(tmp_path / "progress.json")
    assert learn.guided_place(learn.guided("pung-chow")) == number - 1
    QTest.mouseClick(panel.again, Qt.MouseButton.LeftButton)
    (asked,) = window.findChildren(AskBefore)
    assert f"step {number} of" in asked.said
    asked.reject()
    assert model.number == number, "nothing is forgotten that was not asked for"
    QTest.mouseClick(panel.again, Qt.MouseButton.LeftButton)
    window.findChildren(AskBefore)[-1].accept()
    assert model.number == 1
    assert not panel.again.isVisible()
    assert page.guided.isAncestorOf(window.focusWidget())


@pytest.mark.thorough
def test_from_its_end_the_guided_deal_begins_again_without_a_question(
    page: LearnPage, window: MainWindow
) -> None:
    """Nothing is forgotten there."""
    page.open("guided")
    model, panel = page.guided.model, page.guided.panel
    model.go_to(model.total - 1)
    assert model.is_over
    QTest.mouseClick(panel.again, Qt.MouseButton.LeftButton)
    assert model.number == 1
    assert window.findChild(AskBefore) is None
