"""What is kept, and what is not, on the way from one part of Score to another."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from peling.ledger.entry import DealEntry, Points
from peling_app.score.model.sheet import SheetModel
from peling_app.score.session import ScoreSession
from peling_app.score.view.page import ScorePage
from peling_app.shell.view.main_window import MainWindow
from tests.app.score.evenings import NAMES, SETUP, settle


@pytest.mark.parametrize("by_points", [True, False])
def test_f6_comes_back_to_the_hand_that_was_left(
    qtbot: QtBot, window: MainWindow, page: ScorePage, *, by_points: bool
) -> None:
    """It came back to the first: the figure typed next, and the M, were another player's.

    Of tiles it came back to those in the hand, from wherever it was left.
    """
    page.begin(SETUP)
    settle(qtbot, page.score)
    entry = page.sheet.entry
    entry.model.set_all_by_points(on=by_points)
    for place, tabs in product(entry.model.order, (0, 1)):
        entry.step(0, place)
        QApplication.processEvents()
        for _ in range(tabs):
            QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        chosen, left = entry.model.chosen, QApplication.focusWidget()
        QTest.keyClick(window, Qt.Key.Key_F6)
        assert page.sheet.half.table.hasFocus()
        QTest.keyClick(window, Qt.Key.Key_F6)
        assert entry.model.chosen == chosen
        assert QApplication.focusWidget() is left


@pytest.mark.parametrize("part", ["people", "start", "large", "at_table", "evening"])
def test_whoever_comes_back_to_the_sheet_finds_the_focus_where_it_was(
    qtbot: QtBot, window: MainWindow, page: ScorePage, part: str
) -> None:
    """Back from people, or from a new sheet that was not begun, it was on the first hand."""
    page.begin(SETUP)
    settle(qtbot, page.score)
    page.sheet.entry.model.set_all_by_points(on=True)
    page.sheet.entry.step(0, page.sheet.entry.model.order[2])
    QApplication.processEvents()
    left = QApplication.focusWidget()
    getattr(page, f"show_{part}")()
    QApplication.processEvents()
    assert page.current is getattr(page, part)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert page.current is page.sheet
    assert QApplication.focusWidget() is left


@pytest.mark.thorough
def test_the_title_of_a_sheet_is_not_offered_for_the_next_one(qtbot: QtBot, page: ScorePage) -> None:
    """Two sheets were called "Club night", of two books; the place stays, as most often it is the same."""
    for field, name in zip(page.start.names, NAMES, strict=True):
        field.setText(name)
    title = next(
        one
        for one in page.start.findChildren(QLineEdit)
        if one.placeholderText() == page.start.model.usual_title
    )
    title.setText("Club night")
    page.start.where.setText("at Agnes's")
    page.start.begin()
    settle(qtbot, page.score)
    assert page.score.sheet is not None
    assert page.titles[0] == "Club night"
    page.show_start()
    assert page.current is page.start
    assert title.text() == ""
    assert page.start.where.text() == "at Agnes's"
    title.setText("Club night again")
    page.show_saved()
    page.show_start()
    assert title.text() == "Club night again", "no sheet was begun with it"


@pytest.mark.thorough
def test_what_was_done_in_the_list_is_not_said_when_one_comes_back(qtbot: QtBot, page: ScorePage) -> None:
    """That a sheet was taken out of the archive stood there for good, after it was deleted too."""
    page.begin(SETUP)
    settle(qtbot, page.score)
    page.show_saved()
    saved = page.saved
    for way_back in (page.show_people, page.show_start):
        saved.archive_button.click()
        settle(qtbot, page.score)
        qtbot.waitUntil(lambda: "is in the archive" in saved.archiving.words)
        saved.archiving.undo.click()
        settle(qtbot, page.score)
        qtbot.waitUntil(lambda: "is out of the archive" in saved.archiving.words)
        way_back()
        assert page.current is not saved
        page.show_saved()
        assert not saved.archiving.isVisible()
        assert saved.archiving.words == ""


def test_the_window_is_called_by_the_part_that_is_in_front(
    qtbot: QtBot, window: MainWindow, page: ScorePage
) -> None:
    """Beginning a sheet it was called by the list of sheets, unlike the beginning of a game."""
    shown: list[str] = []
    for show in (page.show_start, page.show_people, page.show_saved):
        show()
        shown.append(window.windowTitle().removesuffix(" — Pe-Ling"))
    assert shown == ["New score sheet", "People", "Score sheets"]
    assert window.bar.shown_title == ("Score sheets",)
    page.show_start()
    assert window.bar.shown_title == ("New score sheet",)
    page.begin(SETUP)
    settle(qtbot, page.score)
    assert window.windowTitle() == "Thursday table — Pe-Ling"


def test_nothing_is_paid_on_the_sheet_while_it_is_asked_how_the_tile_came(
    qtbot: QtBot, score: ScoreSession
) -> None:
    """Row and curve showed what would be paid if it had been drawn."""
    score.new(replace(SETUP, rules_id="fenghua"))
    settle(qtbot, score)
    model = SheetModel(score)
    asked = DealEntry(winner=1, hands=(None, Points("50"), None, None), unsaid=True)
    known = replace(asked, giver=3, unsaid=False)
    for entry, amounts in (
        (asked, ["", "", "", ""]),
        (known, ["−50", "+200", "−50", "−100"]),
        (asked, ["", "", "", ""]),
    ):
        score.save_draft(entry)
        settle(qtbot, score)
        assert [cell.text for cell in model.deals.row(0).cells] == amounts
        assert {line.next is None for line in model.balance.lines} == {entry is asked}
