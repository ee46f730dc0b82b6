"""Every number of the sheet stands in the column of its player: deals, totals and heads share one width."""

from __future__ import annotations

from types import ModuleType

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableView
from pytestqt.qtbot import QtBot

from peling.ledger.entry import DealEntry, Result
from peling.ledger.inputs import SheetSetup
from peling.rulebooks import rule_set_ids
from peling_app.kit.view.style import display_font
from peling_app.platform.settings import Language
from peling_app.score.model.table import FIRST
from peling_app.score.view import table
from peling_app.score.view.evening import parts
from peling_app.score.view.page import ScorePage
from peling_app.score.view.row_tools import RowTools
from peling_app.score.view.sheet_page import Part
from peling_app.score.words import sheet as words
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.score.evenings import EVENING, NAMES, SETUP, evening, settle
from tests.by_day import by_day, each_once


def widths(table: QTableView) -> list[int]:
    """Return the width of each column."""
    return [table.columnWidth(column) for column in range(table.model().columnCount())]


def assert_in_columns(page: ScorePage, when: str) -> None:
    """Assert that deals and totals stand in the same columns, which fill what the table shows."""
    QTest.qWait(1)
    table, totals = page.sheet.half.table, page.sheet.half.totals
    assert widths(table) == widths(totals), when
    assert sum(widths(table)) == table.viewport().width(), when


@pytest.mark.parametrize("shown", [table, parts], ids=["the sheet", "the evening"])
def test_every_column_before_the_players_has_a_width(shown: ModuleType) -> None:
    assert len(shown.LEADING) == len(words.LEADING), f"{shown.__name__}: a width for each of words.LEADING"


@pytest.mark.parametrize(("deals", "height"), by_day([(8, 700)], [(1, 900), (8, 700)], several=True))
def test_deals_and_totals_stand_in_the_same_columns(
    qtbot: QtBot, window: MainWindow, page: ScorePage, deals: int, height: int
) -> None:
    score = page.score
    window.resize(1024, height)
    score.new(SETUP)
    qtbot.waitUntil(lambda: not score.is_writing)
    assert_in_columns(page, "begun")
    for number, deal in enumerate(EVENING[:deals], start=1):
        score.submit(deal)
        qtbot.waitUntil(lambda: not score.is_writing)
        assert_in_columns(page, f"after deal {number}")
    score.undo()
    qtbot.waitUntil(lambda: not score.is_writing)
    assert_in_columns(page, "undone")
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page.current is page.saved
    QTest.qWait(20)
    QTest.keyClick(page.saved.list, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.current is page.sheet)
    assert_in_columns(page, "opened again")
    window.show_page(PageId.HOME)
    window.resize(1440, height + 100)
    window.ways.show_score()
    assert_in_columns(page, "shown again")


@pytest.mark.thorough
def test_the_ring_in_the_totals_lies_around_their_words(qtbot: QtBot, page: ScorePage) -> None:
    page.score.new(SETUP)
    settle(qtbot, page.score)
    totals = page.sheet.half.totals
    index = totals.model().index(0, 0)
    words = QFontMetrics(display_font(page.services.theme, 19)).horizontalAdvance(str(index.data()))
    assert totals.visualRect(index).width() > words
    totals.setCurrentIndex(index)
    QTest.keyClick(totals, Qt.Key.Key_Right)
    assert totals.currentIndex().column() == FIRST, "from the words to the first player"


@pytest.mark.thorough
def test_the_tools_of_a_row_lie_over_no_figure(qtbot: QtBot, window: MainWindow, page: ScorePage) -> None:
    window.resize(1440, 900)
    evening(qtbot, page.score)
    shown = page.sheet.half.table
    shown.setFocus()
    shown.go_to(3)
    (tools,) = page.findChildren(RowTools)
    assert tools.isVisible()
    assert tools.geometry().right() <= shown.columnViewportPosition(1)


@pytest.mark.thorough
def test_no_word_of_what_is_missing_is_cut_beside_the_buttons(
    qtbot: QtBot, window: MainWindow, context: AppContext, page: ScorePage
) -> None:
    page.score.new(SETUP)
    settle(qtbot, page.score)
    page.sheet.show_entry()
    foot = page.sheet.entry.foot
    for size, zoom in (((1440, 900), 100), ((1024, 700), 150), ((1440, 900), 100)):
        context.preferences.update(text_zoom=zoom, text_by_system=False)
        context.translations.use(Language.GERMAN)
        window.resize(*size)
        QTest.qWait(1)
        page.sheet.entry.retranslate()
        QTest.qWait(1)
        words = foot.said.text().split()
        assert len(words) > 5
        assert max(map(foot.said.fontMetrics().horizontalAdvance, words)) <= foot.said.width()
        assert foot.said.height() >= foot.said.heightForWidth(foot.said.width())
        assert foot.height() < 3 * foot.enter.height(), "the entry keeps its room"


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize(
    ("zoom", "size", "language"),
    each_once(
        [150, 100],
        [(1024, 700), (1440, 900)],
        [Language.GERMAN],
        more=([], [], [one for one in list(Language)[1:] if one is not Language.GERMAN]),
    ),
)
def test_a_word_for_a_deal_without_a_winner_is_whole(
    qtbot: QtBot,
    window: MainWindow,
    context: AppContext,
    page: ScorePage,
    zoom: int,
    size: tuple[int, int],
    language: Language,
) -> None:
    """Where tiles were washed the column said "gewasch…"."""
    context.preferences.update(text_zoom=zoom, text_by_system=False)
    context.translations.use(language)
    window.resize(*size)
    page.score.new(SETUP)
    settle(qtbot, page.score)
    half = page.sheet.half
    room = half.table.columnWidth(1) - table.BESIDE_WORDS - half.sizes.px(table.AFTER_WORDS)
    wide = QFontMetrics(half.sizes.text(table.LEAST_WORDS)).horizontalAdvance
    said = [words.short_result(result) for result in ("drawn", "washed", "false-call")]
    context.translations.use(Language.ENGLISH)
    assert [(one, wide(one), room) for one in said if wide(one) > room] == []


@pytest.mark.nightly
def test_all_tiles_to_take_from_are_in_sight_in_a_small_window(
    qtbot: QtBot, window: MainWindow, page: ScorePage
) -> None:
    """The second row of the palette was cut in its middle at 1024 x 700."""
    window.resize(1024, 700)
    evening(qtbot, page.score)
    page.show_sheet()
    page.sheet.show_part(Part.ENTRY)
    entry = page.sheet.entry
    entry.model.set_all_by_points(on=False)
    window.show()
    palette, seen = entry.palette_of_tiles, entry.body.viewport()
    qtbot.waitUntil(palette.isVisible)
    for _ in range(5):
        QApplication.processEvents()
    assert palette.mapTo(seen, palette.rect().bottomLeft()).y() < seen.height()


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize(
    ("book", "zoom", "corrects"),
    by_day(
        [("how-to-play", 100, True), ("fenghua", 150, False)],
        [
            (book, *case)
            for book in rule_set_ids()
            for case in ((100, True), (125, False), (125, True), (150, False))
        ],
        several=True,
    ),
)
def test_all_tiles_are_in_sight_there_in_large_type_and_where_a_deal_is_corrected(
    qtbot: QtBot,
    window: MainWindow,
    context: AppContext,
    page: ScorePage,
    book: str,
    zoom: int,
    corrects: bool,
) -> None:
    """Their second row was scrolled out of sight; the deal was named twice, in two lines."""
    context.preferences.update(text_zoom=zoom, text_by_system=False)
    window.resize(1024, 700)
    page.score.new(SheetSetup("T", book, {}, NAMES))
    settle(qtbot, page.score)
    page.sheet.show_entry()
    entry, parts = page.sheet.entry, page.sheet.parts
    title = "Deal 1"
    if corrects:
        page.score.submit(DealEntry(result=Result.DRAWN, hands=(None,) * 4))
        settle(qtbot, page.score)
        page.score.edit(1)
        title = "Correct deal 1"
    entry.model.set_all_by_points(on=False)
    palette, seen = entry.palette_of_tiles, entry.body.viewport()
    for place in entry.model.order:
        if place:
            entry.model.toggle_winner(place)
        entry.model.choose(place)
        for _ in range(5):
            QApplication.processEvents()
        assert palette.mapTo(seen, palette.rect().bottomLeft()).y() < seen.height()
    assert parts.side(Part.ENTRY).text().startswith(title)
    assert entry.switch.isVisible()
    assert entry.switch.mapTo(window, QPoint()).y() == parts.mapTo(window, QPoint()).y()
    page.sheet.show_part(Part.SHEET)
    assert not entry.switch.isVisible()
    window.resize(2000, 1200)
    page.sheet.show_entry()
    assert entry.isAncestorOf(entry.switch)
    assert entry.switch.isVisible()


@pytest.mark.thorough
@pytest.mark.parametrize("zoom", by_day([150], [100, 150]))
def test_the_sum_of_all_stands_in_the_line_of_the_legend(
    qtbot: QtBot, context: AppContext, page: ScorePage, zoom: int
) -> None:
    """It stood some pixels higher, in a line of its own."""
    context.preferences.update(text_zoom=zoom)
    evening(qtbot, page.score)
    QTest.qWait(1)
    half = page.sheet.half
    top = half.legend.geometry().top()
    assert (half.sum.geometry().top(), half.sum.height()) == (top, half.legend.line)
    assert half.legend.height() == half.legend.line
