"""The dots of the pages of a lesson can be counted, however little room the page has."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling.lessons.courses import COURSES
from peling_app.learn.view.learn_page import LearnPage
from peling_app.platform.settings import LANGUAGES, Language
from peling_app.shell.view.pages import PageId
from tests.by_day import by_day
from tests.end2end.stage import SMALL, make_context, make_window

LEAST = 10
"""Pixels from dot to dot in which one of them is seen beside the next."""


@pytest.mark.nightly  # by day walks/test_sweep.py
@pytest.mark.parametrize("course_id", by_day(["pung-chow"], COURSES))
@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES), ids=str)
def test_dots_of_pages_stand_apart_in_a_small_window(
    qtbot: QtBot, language: Language, course_id: str
) -> None:
    """Beside a sheet in German the button for the next page took their room, and they were one stroke."""
    window = make_window(make_context(language=language), SMALL)
    qtbot.addWidget(window)
    window.show_page(PageId.LEARN)
    page = window.page(PageId.LEARN)
    assert isinstance(page, LearnPage)
    page.open(f"course:{course_id}")
    model, paper = page.course.model, page.course.paper
    squeezed = []
    for lesson in {one.id.split("/")[0]: one.id for one in model.pages}.values():
        model.open_page(lesson)
        QApplication.processEvents()
        row = paper.dots
        if row.width() < LEAST * row.count or not paper.rect().contains(paper.foot.geometry()):
            squeezed.append((lesson, row.count, row.width()))
    assert squeezed == []
    window.close()
