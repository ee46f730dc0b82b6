"""A page that scrolls is no wider than its window: nobody could come to what is cut at its right."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling_app.kit.view.paper_page import PaperPage
from peling_app.platform.settings import LANGUAGES, Language
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.by_day import by_day
from tests.end2end.stage import make_context, make_window

WIDTHS = range(960, 1720, 12)
"""From the least window on, and so close that no width lies between at which columns come to stand apart."""
SMALL, USUAL = WIDTHS[:20], 100
"""At the usual size of text all columns stand side by side from there on."""
PAGES = (PageId.SETUP, PageId.SCORE, PageId.HELP)
CASES = [(page, language, zoom) for page in PAGES for language in LANGUAGES for zoom in (100, 125, 150)]
BY_DAY = [(PageId.SETUP, Language.GERMAN, 100), (PageId.SCORE, Language.GERMAN, 100)]


@pytest.fixture
def made(qtbot: QtBot, tmp_path: Path) -> Iterator[tuple[MainWindow, AppContext]]:
    context = make_context()
    context.score_folder = tmp_path / "sheets"
    window = make_window(context)
    qtbot.addWidget(window)
    yield window, context
    context.translations.use(Language.ENGLISH)


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize(("page", "language", "zoom"), by_day(BY_DAY, CASES, several=True))
def test_nothing_is_cut_at_the_right_at_any_width(
    made: tuple[MainWindow, AppContext], page: PageId, language: Language, zoom: int
) -> None:
    window, context = made
    context.preferences.update(language=language, text_zoom=zoom)
    if page is PageId.SCORE:
        window.ways.show_score()
    else:
        window.show_page(page)
    cut = []
    for width in WIDTHS if zoom > USUAL else SMALL:
        window.resize(QSize(width, 700))
        QApplication.processEvents()
        for one in window.findChildren(PaperPage):
            inner = one.scroller.widget() if one.isVisible() else None
            if inner is not None and inner.width() > one.scroller.viewport().width():
                cut.append((width, type(one).__name__, inner.width() - one.scroller.viewport().width()))
    assert cut == []
