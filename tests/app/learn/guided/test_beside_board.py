"""Beside a guided deal what is to be done and said is in sight, what is written there stays where it is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from peling.lessons.courses import TAUGHT
from peling_app.kit.view.text.linked import Linked
from peling_app.learn.view.guide_panel import GuidePanel
from peling_app.learn.view.learn_page import LearnPage
from peling_app.platform.settings import Language
from peling_app.shell.view.main_window import MainWindow
from tests.app.learn.guided.test_guided_page import go_to_score
from tests.by_day import by_day
from tests.end2end.stage import SMALL

BOOKS = by_day(["fenghua"], TAUGHT)
LEAST = QSize(960, 640)
ROUNDS = 4
"""What moves no more for so many rounds of events has its place."""


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("size", by_day([SMALL], [SMALL, LEAST]))
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


def test_the_card_of_a_word_goes_with_the_focus(page: LearnPage) -> None:
    """It lay over the task while one played, and said Esc, which left the guided deal."""
    page.open("guided")
    guided = page.guided
    guided.window().activateWindow()
    guided.panel.link_asked.emit("term:chow", guided.panel)
    assert guided.popover.isVisible()
    assert guided.popover.isAncestorOf(guided.window().focusWidget())
    guided.setFocus()
    assert guided.table.isAncestorOf(guided.window().focusWidget())
    assert not guided.popover.isVisible()


def cut(panel: GuidePanel) -> str:
    """Say what is wrong with the place of a message; empty: nothing."""
    message = panel.message
    (words,) = (one for one in message.findChildren(Linked) if one.isVisible())
    if words.height() < words.heightForWidth(words.width()):
        return f"{words.height()} pixels of {words.heightForWidth(words.width())}"
    seen = message.visibleRegion().boundingRect().height()
    return "" if seen >= min(message.height(), panel.scroller.viewport().height()) else f"{seen} are seen"


def laid_out(panel: GuidePanel) -> GuidePanel:
    """Let a panel be laid out until nothing moves any more, and return it."""
    before: list[object] = []
    same = 0
    while same < ROUNDS:
        QApplication.processEvents()
        now: list[object] = [one.geometry() for one in panel.findChildren(QWidget)]
        same = same + 1 if now == before else 0
        before = now
    return panel


@pytest.mark.parametrize("zoom", by_day([100], [100, 150]))
@pytest.mark.parametrize("book", by_day(["pung-chow"], TAUGHT))
@pytest.mark.parametrize("size", by_day([SMALL, LEAST], [SMALL, LEAST]), ids=["small", "least"])
def test_what_is_said_of_a_wrong_try_is_never_cut(
    page: LearnPage, window: MainWindow, size: QSize, book: str, zoom: int
) -> None:
    """A layout with too little room took it from the message, and its last line was gone."""
    window.context.preferences.update(language=Language.GERMAN, text_zoom=zoom, text_by_system=False)
    page.rules.choose_book(book)
    window.resize(size)
    page.open("guided")
    model, panel = page.guided.model, page.guided.panel
    ever_said = False
    while (wanted := model.step.action) is not None:
        said = set[str]()
        for verdict in model.lesson_table.verdicts():
            if verdict.action == wanted:
                continue
            model.lesson_table.do(verdict.action)
            if model.message and model.message not in said:
                said.add(model.message)
                ever_said = True
                assert cut(laid_out(panel)) == "", (model.number, model.message)
        model.lesson_table.do(wanted)
        assert not panel.message.isVisible(), "what was said goes with its step"
    assert ever_said
    window.context.preferences.update(language=Language.ENGLISH)


def test_a_long_message_is_scrolled_by_keys(page: LearnPage, window: MainWindow, qtbot: QtBot) -> None:
    """Words, task and message are one to read where there is no room for each of them."""
    window.context.preferences.update(language=Language.GERMAN, text_zoom=150, text_by_system=False)
    window.resize(LEAST)
    page.open("guided")
    model, panel = page.guided.model, page.guided.panel
    assert model.step.action is not None
    model.lesson_table.do(model.step.action)
    bar = panel.scroller.verticalScrollBar()
    for verdict in model.lesson_table.verdicts():
        if not verdict.legal:
            model.lesson_table.do(verdict.action)
            QApplication.processEvents()
            if panel.scroller.isAncestorOf(panel.message):
                break
    qtbot.waitUntil(lambda: bar.value() > panel.message.height() and not cut(panel))
    assert panel.scroller in panel.stops
    assert panel.scroller.focusPolicy() is Qt.FocusPolicy.TabFocus
    panel.scroller.setFocus()
    QTest.keyClick(panel.scroller, Qt.Key.Key_Home)
    assert bar.value() == 0
    assert panel.message.visibleRegion().boundingRect().height() < panel.message.height()
    QTest.keyClick(panel.scroller, Qt.Key.Key_End)
    qtbot.waitUntil(lambda: bar.value() == bar.maximum() and not cut(panel))
    window.context.preferences.update(language=Language.ENGLISH)
