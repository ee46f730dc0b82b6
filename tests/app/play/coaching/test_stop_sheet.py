"""The sheet of the gentle stop is no higher than what it says, the first time too."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from peling.coach.grades import Grade
from peling.core.tiles import tile
from peling_app.kit.model.faces import AS_DRAWN
from peling_app.kit.model.lesson_rows import Explained
from peling_app.platform.settings import LANGUAGES, Language
from peling_app.play.session import Session
from peling_app.play.tutor.model.coach import StopPage
from peling_app.play.tutor.model.why_page import Line, WhyPage
from peling_app.play.tutor.words import coach
from peling_app.play.view.play_page import PlayPage
from peling_app.shell.view.pages import PageId
from tests.by_day import by_day
from tests.end2end.stage import make_context, make_window

SAID = StopPage(tile("D5"), "This loses about 35 points", Grade.GRAVE, "It is far.", "34.7 ± 7.6")
LOWEST = 24
"""Pixels at most below the buttons, in text of the usual size."""


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("why", ["The better choice leaves 2 tiles to go, this one 3.", "It is long. " * 30])
@pytest.mark.parametrize("zoom", by_day([150], [100, 150]))
@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES))
def test_nothing_is_empty_below_its_buttons(
    qtbot: QtBot, tmp_path: Path, language: Language, zoom: int, why: str
) -> None:
    """It lies over the table, of which it is to hide as little as may be."""
    settings = {"text_zoom": zoom, "sound": False}
    context = make_context(session=Session(tmp_path / "games"), language=language, settings=settings)
    window = make_window(context)
    qtbot.addWidget(window)
    window.show_page(PageId.TABLE)
    page = window.page(PageId.TABLE)
    assert isinstance(page, PlayPage)
    QApplication.processEvents()
    sheet = page.coaching.sheet
    said = StopPage(tile("D5"), "This loses about 35 points", Grade.GRAVE, why, "34.7 ± 7.6")
    sheet.open(lambda: said, AS_DRAWN)
    for _ in range(3):
        QApplication.processEvents()
    first = sheet.height()
    lowest = max(one.mapTo(sheet, QPoint(0, one.height())).y() for one in (sheet.think, sheet.silence))
    assert 0 < first - lowest <= LOWEST * zoom / 100
    sheet.put_away()
    sheet.open(lambda: said, AS_DRAWN)
    assert sheet.height() == first
    context.preferences.update(language=Language.ENGLISH)
    window.close()


def test_tab_goes_round_on_every_sheet_and_never_to_what_lies_under_it(qtbot: QtBot, tmp_path: Path) -> None:
    context = make_context(session=Session(tmp_path / "games"), settings={"sound": False})
    window = make_window(context)
    qtbot.addWidget(window)
    window.show_page(PageId.TABLE)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    page, handle = window.page(PageId.TABLE), window.windowHandle()
    assert isinstance(page, PlayPage)
    assert handle is not None
    panel = page.tutor.panel
    why = WhyPage(
        "Table",
        "Why not",
        lines=(Line("Chow", legal=False, reasons=("It is no sequence.",), rule="PC-CHOW", cite="p. 1"),),
    )
    opened: dict[QWidget, Callable[[], object]] = {
        page.coaching.sheet: lambda: page.coaching.sheet.open(lambda: SAID, AS_DRAWN),
        panel.popover: lambda: panel.popover.open(
            lambda: Explained("Pung", "Three alike, no <a href='term:chow'>chow</a>.", rule="PC-PUNG"), panel
        ),
        page.why.sheet: lambda: page.why.sheet.open(why, QRect()),
    }
    for sheet, show in opened.items():
        show()
        QApplication.processEvents()
        reached = set()
        for key in (*[Qt.Key.Key_Tab] * 6, *[Qt.Key.Key_Backtab] * 7):
            QTest.keyClick(handle, key)
            assert sheet.isVisible()
            assert sheet.isAncestorOf(window.focusWidget()), (type(sheet).__name__, key)
            reached.add(window.focusWidget())
        assert len(reached) > 1, type(sheet).__name__
        QTest.keyClick(handle, Qt.Key.Key_Escape)
        assert not sheet.isVisible()
        QApplication.processEvents()
    window.close()


def test_a_stop_is_said_in_another_language_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    """It stayed in the old one until it was decided."""
    context = make_context(session=Session(tmp_path / "games"), settings={"sound": False})
    window = make_window(context)
    qtbot.addWidget(window)
    window.show_page(PageId.TABLE)
    page = window.page(PageId.TABLE)
    assert isinstance(page, PlayPage)
    sheet = page.coaching.sheet
    sheet.open(lambda: replace(SAID, title=coach.stop_title(35)), AS_DRAWN)
    before = [sheet.accessibleName(), sheet.think.text(), sheet.play.text(), sheet.silence.text()]
    try:
        context.preferences.update(language=Language.GERMAN)
        QApplication.processEvents()
        after = [sheet.accessibleName(), sheet.think.text(), sheet.play.text(), sheet.silence.text()]
        assert all(map(str.__ne__, before, after))
        assert window.focusWidget() is sheet.think
    finally:
        context.preferences.update(language=Language.ENGLISH)
        window.close()
