"""The names of claims are whole on the boards of lessons too, which get small beside a question."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling.core.actions import Pass
from peling.lessons.courses import course
from peling.lessons.model import BoardTask
from peling_app.learn.view.learn_page import LearnPage
from peling_app.platform.settings import LANGUAGES, Language
from peling_app.shell.view.main_window import MainWindow
from tests.app.play.table.conftest import Hands
from tests.by_day import by_day
from tests.end2end.stage import SMALL

BOOK = "pung-chow"
BOARDS = tuple(page.id for page in course(BOOK).pages if isinstance(page.task, BoardTask))
OF_EACH_CLAIM = ("pc-chow/1", "pc-pung/1", "pc-kong/1", "pc-mahjongg/2")


@pytest.mark.nightly  # by day table/words/test_claim_words.py
@pytest.mark.parametrize("boards", by_day([OF_EACH_CLAIM], [OF_EACH_CLAIM, BOARDS]), ids=["some", "all"])
@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES))
def test_no_name_of_a_claim_is_cut_after_a_wrong_try(
    page: LearnPage, window: MainWindow, qtbot: QtBot, language: Language, boards: tuple[str, ...]
) -> None:
    """Mah-Jongg gave its end to the cross of what is not allowed."""
    window.resize(SMALL)
    window.context.preferences.update(language=language)
    page.open(f"course:{BOOK}")
    model, panel = page.course.model, page.course.task
    cut: list[tuple[str, str]] = []
    for page_id in boards:
        model.open_page(page_id)
        model.task.act(Pass())
        for _ in range(4):
            QApplication.processEvents()
        assert panel.table is not None
        titles = Hands(panel.table, qtbot).items("claimTitle")
        assert titles
        cut += [(page_id, one.property("text")) for one in titles if one.property("truncated")]
    window.context.preferences.update(language=Language.ENGLISH)
    assert cut == []
