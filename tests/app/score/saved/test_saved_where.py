"""Where a file was saved is said in room of its own, and a new sheet is left for where it was asked for."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from peling_app.kit.words.messages import saved_as
from peling_app.platform.settings import Language
from peling_app.score.view.page import ScorePage
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.main_window import MainWindow
from tests.app.score.evenings import evening
from tests.by_day import by_day
from tests.end2end.stage import SMALL

LONG = Path("/home") / ("a-folder-with-a-long-name-" * 9) / "evening.csv"


@pytest.fixture
def german(context: AppContext) -> Iterator[None]:
    context.translations.use(Language.GERMAN)
    yield
    context.translations.use(Language.ENGLISH)


def places(part: QWidget) -> dict[QAbstractButton, tuple[int, int]]:
    """Return where the buttons stand that can be pressed."""
    for _ in range(4):
        QApplication.processEvents()
    shown = [one for one in part.findChildren(QAbstractButton) if one.isVisible() and one.text()]
    return {one: (at.x(), at.y()) for one in shown for at in [one.mapTo(part, QPoint())]}


@pytest.mark.thorough
@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    "part", by_day(["sheet", "evening"], ["sheet", "large", "at_table", "evening", "people"])
)
def test_a_long_path_moves_no_button(qtbot: QtBot, window: MainWindow, page: ScorePage, part: str) -> None:
    """On the page of an evening *PDF* and *CSV* went to another line as soon as something was said."""
    window.resize(SMALL)
    evening(qtbot, page.score)
    getattr(page, f"show_{part}")()
    shown = getattr(page, part)
    if part == "people":
        qtbot.waitUntil(lambda: bool(page.people.list.buttons))
    before = places(shown)
    assert before
    said = partial(saved_as, file=LONG)
    if part == "people":
        page.people.said.setText(said())
    else:
        shown.say(said)
    assert places(shown) == before
    assert window.minimumSizeHint().width() <= SMALL.width()
    assert all(one.mapTo(window, one.rect().topRight()).x() < SMALL.width() for one in before)


@pytest.mark.thorough
def test_a_new_sheet_is_left_for_where_it_was_asked_for(qtbot: QtBot, page: ScorePage) -> None:
    """From an empty list Escape led to the start page, and from an open sheet to the list."""
    evening(qtbot, page.score)
    for opened in (page.show_sheet, page.show_evening, page.show_people, page.show_saved):
        opened()
        before = page.current
        for _ in range(2):
            page.services.commands.trigger("score.new")
        QTest.keyClick(page.start, Qt.Key.Key_Escape)
        assert page.current is before, opened
    page.saved.delete_asked.emit()
    page.saved.away.tell("")
    assert page.saved.model.rowCount() == 0
    page.saved.new_asked.emit()
    with qtbot.assertNotEmitted(page.back_asked):
        QTest.keyClick(page.start, Qt.Key.Key_Escape)
    assert page.current is page.saved
