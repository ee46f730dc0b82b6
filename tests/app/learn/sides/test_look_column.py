"""The column How to look keeps its width: its words are not wrapped anew when an answer is checked."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from peling_app.learn.view.learn_page import LearnPage
from peling_app.platform.settings import Language
from peling_app.shell.view.main_window import MainWindow
from tests.app.learn.tries.wrong_answers import wrong_answers
from tests.by_day import each_once


@pytest.mark.thorough
@pytest.mark.parametrize(("language", "zoom"), each_once([Language.GERMAN, Language.ENGLISH], [150, 100]))
def test_it_is_as_wide_when_an_answer_is_checked_and_shown(
    window: MainWindow, page: LearnPage, language: Language, zoom: int
) -> None:
    """Enter went from button to button, and the one that had it was wider."""
    window.context.preferences.update(language=language, text_zoom=zoom)
    window.resize(1024, 700)
    page.open("drills")
    drills, model = page.drills, page.drills.model
    model.choose("wind")
    asked = model.asked
    assert asked is not None
    widths = []

    def look() -> None:
        QApplication.processEvents()
        widths.append(drills.look.width())

    look()
    for _ in range(2):
        model.try_again()
        model.solve(list(wrong_answers(asked.question, 6))[-1])
        model.check()
        look()
    model.show_me()
    look()
    model.next()
    look()
    assert len(set(widths)) == 1, widths
    window.context.preferences.update(language=Language.ENGLISH)
