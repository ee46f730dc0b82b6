"""A change of the language leaves the focus in the field where it was, on every page that has fields."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from peling.lessons.learnt import Bookmarked
from peling.rulebooks import RULE_SETS
from peling_app.kit.view.text.linked import Linked
from peling_app.kit.view.tiles.places import TilePlace
from peling_app.learn.view.learn_page import LearnPage
from peling_app.platform.settings import Language
from peling_app.score.view.page import ScorePage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.score.evenings import SETUP, settle
from tests.end2end.stage import MIDDLE, make_context, make_window

PATIENCE = 2000
"""Milliseconds at most until a window is in front."""
WITH_FIELDS = (PageId.SETUP, PageId.JUDGE, PageId.BOOKS, PageId.COMPARE)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """Give a window with the focus, on an empty profile."""
    context = make_context(settings={"sound": False})
    context.score_folder = tmp_path / "sheets"
    context.learn_file = tmp_path / "progress.json"
    made = make_window(context, MIDDLE)
    qtbot.addWidget(made)
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    made.close()


def fields_of(page: QWidget) -> list[QWidget]:
    """Return what is written in on a page, as it is shown, in the order in which it was made."""
    found = (one for kind in (QLineEdit, QAbstractSpinBox, TilePlace) for one in page.findChildren(kind))
    by_tab = Qt.FocusPolicy.TabFocus
    shown = (one for one in found if one.isVisible() and one.isEnabled() and one.focusPolicy() & by_tab)
    return [one for one in shown if not isinstance(one.parentWidget(), QAbstractSpinBox)]


def bring(window: QWidget) -> None:
    """Bring a window to the front: of a dialog Qt says at once that it is, as its window was."""
    window.activateWindow()
    for _ in range(PATIENCE):
        if QApplication.activeWindow() is window:
            break
        QTest.qWait(1)
    assert QApplication.activeWindow() is window


def change(window: MainWindow, language: Language, *, by_settings: bool) -> None:
    """Change the language, `by_settings` as a user does: the dialog has the focus, and gives it back."""
    settings = QDialog(window)
    QLineEdit(settings)
    if by_settings:
        settings.open()
        bring(settings)
    window.context.preferences.update(language=language)
    QTest.qWait(1)
    settings.close()
    bring(window)
    QTest.qWait(1)


def moved(window: MainWindow, page: QWidget) -> list[tuple[int, bool]]:
    """Return the places of fields that lost the focus, each with whether the settings lay over the window."""
    QApplication.processEvents()
    found, number = [], len(fields_of(page))
    assert number
    for place in sorted({0, number // 2, number - 1}):
        for by_settings in (False, True):
            fields_of(page)[place].setFocus(Qt.FocusReason.TabFocusReason)
            for language in (Language.GERMAN, Language.ENGLISH):
                change(window, language, by_settings=by_settings)
            if window.focusWidget() is not fields_of(page)[place]:
                found.append((place, by_settings))
    return found


@pytest.mark.parametrize("page_id", WITH_FIELDS)
def test_fields_of_a_page_keep_the_focus(window: MainWindow, page_id: PageId) -> None:
    window.show_page(page_id)
    assert moved(window, window.page(page_id)) == []


@pytest.mark.parametrize("by_points", [True, False])
def test_fields_of_a_new_sheet_and_of_an_entry_keep_the_focus(
    qtbot: QtBot, window: MainWindow, *, by_points: bool
) -> None:
    window.ways.show_score()
    page = window.page(PageId.SCORE)
    assert isinstance(page, ScorePage)
    if by_points:
        assert moved(window, page) == []
    page.begin(replace(SETUP, rules_id="fenghua"))
    settle(qtbot, page.score)
    page.sheet.entry.model.set_all_by_points(on=by_points)
    assert moved(window, page) == []


@pytest.mark.parametrize("book", RULE_SETS)
def test_fields_of_the_examples_of_a_book_keep_the_focus(window: MainWindow, book: str) -> None:
    """The cursor went to the first field that was empty."""
    window.show_page(PageId.LEARN)
    page = window.page(PageId.LEARN)
    assert isinstance(page, LearnPage)
    page.open(f"examples:{book}")
    assert moved(window, page) == []


def test_fields_of_a_lesson_and_of_drills_keep_the_focus(window: MainWindow) -> None:
    window.show_page(PageId.LEARN)
    page = window.page(PageId.LEARN)
    assert isinstance(page, LearnPage)
    page.learn.do(Bookmarked("four-winds", "fw-extras/1"))
    page.open("course:four-winds")
    assert moved(window, page) == []
    page.open("drills")
    for kind in ("score", "pays", "away"):
        page.drills.model.choose(kind)
        assert moved(window, page) == [], kind


@pytest.mark.parametrize("by_settings", [False, True])
def test_a_link_of_a_lesson_keeps_the_focus_and_gives_it_up_with_its_page(
    window: MainWindow, *, by_settings: bool
) -> None:
    """It went to the work of the page, as the words are made anew."""
    window.show_page(PageId.LEARN)
    page = window.page(PageId.LEARN)
    assert isinstance(page, LearnPage)
    page.learn.do(Bookmarked("four-winds", "fw-extras/1"))
    page.open("course:four-winds")
    paper = page.course.paper

    def links() -> list[QWidget]:
        return [one for one in paper.stops if isinstance(one, Linked)]

    links()[0].setFocus(Qt.FocusReason.TabFocusReason)
    for language in (Language.GERMAN, Language.ENGLISH):
        change(window, language, by_settings=by_settings)
        assert window.focusWidget() is links()[0]
    assert page.course.model.go_on()
    for _ in range(3):
        QApplication.processEvents()
    assert window.focusWidget() not in links()
