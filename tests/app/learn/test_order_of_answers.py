"""Tab goes as one reads over every answer, however often what one answers with is made anew."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling_app.learn.view.answers.answers import ChoiceAnswer
from peling_app.learn.view.answers.area import AnswerArea
from peling_app.learn.view.answers.fields import SheetAnswer
from peling_app.learn.view.learn_page import LearnPage
from peling_app.shell.view.main_window import MainWindow
from tests.app.reading_order import against_reading
from tests.end2end.stage import MIDDLE, SMALL


def guided(page: LearnPage) -> None:
    """Come to the hand that is counted at the end of the guided deal."""
    page.open("guided")
    model = page.guided.model
    model.go_to(model.total - 2)
    assert model.counts


def lesson(page: LearnPage) -> None:
    """Open the page of a lesson on which a hand is counted."""
    page.open("course:pung-chow")
    page.course.model.open_page("pc-doubles/2")


def other_question(page: LearnPage) -> None:
    """Have another hand counted on such a page."""
    lesson(page)
    page.course.model.task.another()


def drill(page: LearnPage) -> None:
    """Have a hand counted in the drills."""
    page.open("drills")
    page.drills.model.choose("score")


def cards(page: LearnPage) -> None:
    """Have hands chosen in the drills."""
    page.open("drills")
    page.drills.model.choose("complete")


@pytest.mark.thorough
@pytest.mark.parametrize("come_to", [guided, lesson, other_question, drill, cards])
def test_tab_goes_as_one_reads_when_the_answer_is_made_anew(
    page: LearnPage, window: MainWindow, qtbot: QtBot, come_to: Callable[[LearnPage], None]
) -> None:
    """A sheet stands in other columns, with other fields, when the window gets another size."""
    window.resize(SMALL)
    come_to(page)
    places = [one for one in window.findChildren(AnswerArea) if one.isVisible()]
    wanted = ChoiceAnswer if come_to is cards else SheetAnswer
    for size in (MIDDLE, SMALL, MIDDLE):
        window.resize(size)
        for _ in range(3):
            QApplication.processEvents()
        qtbot.waitUntil(lambda: window.size() == size)  # noqa: B023 - asked before the next size
        assert against_reading(window) == []
        assert [type(one.form) for one in places] == [wanted], "only its size has changed"
