"""In a window of 2560 x 1440 every page uses its room: larger text, wider columns, no wide empty margins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtWidgets import QApplication, QLabel, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from peling_app.kit.view.paper_page import Paper
from peling_app.kit.view.rules import DoubleRule, SingleRule
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.help_page import HelpPage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from peling_app.shell.view.settings_dialog import SettingsDialog
from tests.app.shell.windows import nameless
from tests.by_day import by_day
from tests.end2end.pictures.shots import all_shots
from tests.end2end.stage import LARGE, MIDDLE, make_context, make_window, other_stage, picture, saved_game

EMPTY: Final = 0.35
"""No more of the width may be empty; of pages that are 1,120 pixels wide more than half would be."""
EXCUSED: Final = {PageId.BOOKS: (0.5, "running text in one column: longer lines could not be read")}
"""Pages that may leave more empty, with the reason."""
ELSEWHERE: Final = {
    PageId.TABLE,
    PageId.REPLAY,
    PageId.REVIEW,
    PageId.RECORDS,
    PageId.HABITS,
    PageId.OWN_HANDS,
}
"""Pages that need games; those with a board fill the window, as the tests of the court show."""
GAP: Final = 96
"""Pixels of a gap that belongs to what stands at its sides."""
GROUNDS: Final = (Paper, SingleRule, DoubleRule, QScrollBar)
"""What takes no room: grounds and lines."""
WITHOUT_GAMES: Final = [one for one in PageId if one not in ELSEWHERE]


@pytest.fixture(scope="module")
def context(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> AppContext:
    assert qapp is not None
    made = make_context(saved=tuple(saved_game(number) for number in range(3)))
    made.score_folder = tmp_path_factory.mktemp("sheets")
    return made


@pytest.fixture(scope="module")
def window(request: pytest.FixtureRequest, context: AppContext) -> Iterator[MainWindow]:
    del request
    made = make_window(context, LARGE)
    yield made
    made.close()


def taken(widget: QWidget) -> tuple[int, int]:
    """Return from where to where a widget takes room; a label as far as its words go."""
    wide = widget.width()
    if isinstance(widget, QLabel) and widget.pixmap().isNull():
        plain = QTextDocument()
        plain.setHtml(widget.text()) if "<" in widget.text() else plain.setPlainText(widget.text())
        words = max(map(widget.fontMetrics().horizontalAdvance, plain.toPlainText().split("\n")), default=0)
        wide = min(wide, words)
    right = isinstance(widget, QLabel) and bool(widget.alignment() & Qt.AlignmentFlag.AlignRight)
    return (widget.width() - wide, widget.width()) if right else (0, wide)


def empty_share(page: QWidget) -> float:
    """Return the part of the width that no control, no word and no picture takes, from top to bottom."""
    spans = []
    for widget in (page, *page.findChildren(QWidget)):
        inside = [one for one in widget.children() if isinstance(one, QWidget) and one.isVisible()]
        if widget.isVisible() and not isinstance(widget, GROUNDS) and not inside:
            left, right = (widget.mapTo(page, QPoint(edge, 0)).x() for edge in taken(widget))
            spans.append((max(0, left), min(page.width(), right)))
    empty = end = 0
    for left, right in sorted(span for span in spans if span[0] < span[1]):
        empty += left - end if left - end > GAP else 0
        end = max(end, right)
    last = page.width() - end
    return (empty + (last if last > GAP else 0)) / page.width()


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("page_id", by_day(WITHOUT_GAMES[::3], WITHOUT_GAMES))
def test_no_page_leaves_much_of_a_large_window_empty(window: MainWindow, page_id: PageId) -> None:
    if page_id is PageId.SCORE:
        window.ways.show_score()
    window.show_page(page_id)
    picture(window)
    assert empty_share(window.page(page_id)) <= EXCUSED.get(page_id, (EMPTY, ""))[0]


@pytest.mark.thorough
def test_text_is_larger_in_a_large_window_and_as_the_user_wants_in_others(
    window: MainWindow, context: AppContext
) -> None:
    window.show_page(PageId.HELP)
    heading = window.page(PageId.HELP).findChild(QLabel)
    assert heading is not None

    def height() -> int:
        picture(window)
        return heading.fontInfo().pixelSize()

    try:
        large = height()
        window.resize(MIDDLE)
        usual = height()
        assert large == round(usual * 1.3)
        context.preferences.update(text_zoom=150)
        largest = height()
        window.resize(LARGE)
        assert height() == largest == round(usual * 1.5), "what the user has made so large is not made larger"
    finally:
        context.preferences.update(text_zoom=100)
        window.resize(LARGE)


def test_names_of_commands_are_not_folded_beside_room_in_a_large_window(window: MainWindow) -> None:
    """The longest place where a command works took its room in every row."""
    window.show_page(PageId.HELP)
    page = window.page(PageId.HELP)
    assert isinstance(page, HelpPage)
    picture(window)

    def needs(words: QLabel) -> int:
        return words.fontMetrics().horizontalAdvance(words.text())

    folded = [
        meant.text()
        for _, meant, where, _ in page.rows
        if where is not None and meant.width() < needs(meant) < meant.width() + where.width() - needs(where)
    ]
    assert folded == []


def test_settings_stand_in_two_columns_over_a_large_window(qtbot: QtBot, window: MainWindow) -> None:
    window.show_settings()
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    qtbot.waitUntil(dialog.isVisible)
    dialog.resize(dialog.wanted)
    picture(dialog)
    language, cloth = dialog.switch("language"), dialog.pictures("cloth")
    assert nameless(dialog) == []
    assert cloth.mapTo(dialog, QPoint(0, 0)).x() > language.mapTo(dialog, QPoint(language.width(), 0)).x()
    assert dialog.theme.zoom() == 130
    dialog.close()


@pytest.mark.thorough
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    "name",
    by_day(
        {"result-2560x1440-de"},
        ["records-2560x1440-day", "result-2560x1440-de", "settle-2560x1440-day"],
    ),
)
def test_no_page_that_needs_games_leaves_much_of_it_empty(name: str) -> None:
    shares: list[float] = []

    def look(widget: QWidget) -> QImage:
        shares.append(empty_share(widget))
        return QImage(1, 1, QImage.Format.Format_RGB32)

    with other_stage(look):
        all_shots()[name]()
    assert shares
    assert max(shares) <= EMPTY
