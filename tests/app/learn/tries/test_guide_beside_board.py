"""Beside a guided deal what is to be done is in sight, and what is written there stays where it is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QDialog, QLabel
from pytestqt.qtbot import QtBot

from peling.lessons.courses import TAUGHT
from peling_app.learn.view.learn_page import LearnPage
from peling_app.platform.settings import Language
from peling_app.shell.view.main_window import MainWindow
from tests.app.learn.test_guided_page import go_to_score
from tests.by_day import by_day
from tests.end2end.stage import SMALL

BOOKS = by_day(["fenghua"], TAUGHT)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("size", by_day([SMALL], [SMALL, QSize(960, 640)]))
def test_what_is_to_be_done_is_seen_whole_at_every_step_in_large_text(
    page: LearnPage, window: MainWindow, qtbot: QtBot, size: QSize, book: str
) -> None:
    """It lay below the last line that had room, and nobody who does not scroll saw it."""
    window.context.preferences.update(language=Language.GERMAN, text_zoom=150, text_by_system=False)
    page.rules.choose_book(book)
    window.resize(size)
    page.open("guided")
    model, panel = page.guided.model, page.guided.panel

    def seen() -> bool:
        task = [one for one in panel.task.findChildren(QLabel) if one.text() in {model.ask, model.todo}]
        return len(task) == 2 and all(one.visibleRegion().boundingRect() == one.rect() for one in task)

    while model.step.action is not None:
        qtbot.waitUntil(seen)
        assert panel.scroller.height() > panel.task.height(), "the words above it can be read"
        assert panel.scroller.verticalScrollBar().value() == 0, "the reader begins at the beginning"
        model.lesson_table.do(model.step.action)
    window.context.preferences.update(language=Language.ENGLISH)


@pytest.mark.parametrize("book", BOOKS)
def test_the_field_of_the_sheet_keeps_the_focus_when_the_language_changes(
    page: LearnPage, window: MainWindow, book: str
) -> None:
    """The cursor went from where one wrote to the first field that was empty."""
    page.rules.choose_book(book)
    page.open("guided")
    panel = page.guided
    go_to_score(panel.model)
    while not panel.model.counts:
        panel.model.go_on()
    assert panel.score is not None
    fields = panel.score.area.sheet.fields
    for number, name in ((len(fields) - 1, "last"), (len(fields) // 2, "in the middle")):
        list(panel.score.area.sheet.fields.values())[number].setFocus()
        for language in (Language.GERMAN, Language.ENGLISH):
            settings = QDialog(window)
            settings.open()
            window.context.preferences.update(language=language)
            settings.close()
            QApplication.processEvents()
            assert window.focusWidget() is list(panel.score.area.sheet.fields.values())[number], name


def test_the_card_of_a_word_goes_with_the_step_that_had_it(page: LearnPage) -> None:
    """Left open it lay over what the guide said next."""
    page.open("guided")
    guided = page.guided
    guided.panel.link_asked.emit("term:chow", guided.panel)
    assert guided.popover.isVisible()
    assert guided.model.step.action is not None
    guided.model.lesson_table.do(guided.model.step.action)
    assert not guided.popover.isVisible()
