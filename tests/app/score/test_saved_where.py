"""Where a file was saved is said in room of its own: a long path pushes nothing, and no button moves."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from peling_app.platform.settings import Language
from peling_app.score.view.page import ScorePage
from peling_app.score.words.sheet import saved_as
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
    if part == "people":
        page.people.said.setText(saved_as(file=LONG))
    else:
        shown.say(saved_as(file=LONG))
    assert places(shown) == before
    assert window.minimumSizeHint().width() <= SMALL.width()
    assert all(one.mapTo(window, one.rect().topRight()).x() < SMALL.width() for one in before)
