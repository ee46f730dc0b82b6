"""What is typed of a deal is taken back step by step, and done again, before anything of the sheet is."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling.core.notation import parse_tiles
from peling.ledger.entry import Points, empty_deal
from peling.rules.draft import Place
from peling_app.score.model.large import Step
from peling_app.score.view.page import ScorePage
from peling_app.shell.view.main_window import MainWindow
from tests.app.score.evenings import EVENING, NINTH, SETUP, enter_all, settle

CONTROL = Qt.KeyboardModifier.ControlModifier


def undo(window: MainWindow) -> None:
    """Press the key of Undo in the window."""
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Z, CONTROL)
    QApplication.processEvents()


def redo(window: MainWindow) -> None:
    """Press the key of Redo in the window."""
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Y, CONTROL)
    QApplication.processEvents()


@pytest.fixture
def sheet(qtbot: QtBot, page: ScorePage) -> ScorePage:
    """Return the page with a sheet of one deal."""
    page.score.new(replace(SETUP, rules_id="pung-chow"))
    settle(qtbot, page.score)
    enter_all(qtbot, page.score, EVENING[:1])
    return page


def deals(page: ScorePage) -> int:
    """Return how many deals are on the sheet."""
    assert page.score.sheet is not None
    return len(page.score.sheet.deals)


@pytest.mark.thorough
def test_tiles_typed_in_a_wrong_row_are_taken_back_one_by_one(
    qtbot: QtBot, window: MainWindow, sheet: ScorePage
) -> None:
    """It said that there was nothing to undo; on a sheet with deals it undid the last and dropped them."""
    model = sheet.sheet.entry.model
    model.set_all_by_points(on=False)
    model.choose(1)
    place = sheet.sheet.entry.rows[1].hand.places[Place.CONCEALED]
    place.setFocus()
    QTest.keyClicks(place, "b123")
    for left in ("B1 B2", "B1", ""):
        undo(window)
        assert model.hand(1).draft.concealed == parse_tiles(left)
    assert deals(sheet) == 1
    for there in ("B1", "B1 B2", "B1 B2 B3"):
        redo(window)
        assert model.hand(1).draft.concealed == parse_tiles(there)
    for _ in range(4):
        undo(window)
    settle(qtbot, sheet.score)
    assert deals(sheet) == 0, "only then the sheet's turn has come"
    redo(window)
    settle(qtbot, sheet.score)
    assert deals(sheet) == 1
    window.close()


@pytest.mark.thorough
def test_figures_of_one_place_and_marks_are_steps(window: MainWindow, sheet: ScorePage) -> None:
    model = sheet.sheet.entry.model
    model.set_all_by_points(on=True)
    for text in ("1", "12", "122"):
        model.set_points(0, text)
    model.set_points(1, "4")
    model.toggle_winner(0)
    assert model.entry.winner == 0
    model.undo()
    assert model.entry.winner is None
    assert model.entry.hands[:2] == (Points("122"), Points("4"))
    model.undo()
    assert model.entry.hands[:2] == (Points("122"), None)
    model.undo()
    assert model.entry == empty_deal(4)
    assert not model.can_undo
    model.redo()
    assert model.entry.hands[0] == Points("122")
    model.set_points(1, "6")
    assert not model.can_redo, "something else was done since"
    window.close()


@pytest.mark.thorough
def test_what_was_typed_before_the_sheet_was_opened_is_one_step(
    qtbot: QtBot, window: MainWindow, sheet: ScorePage
) -> None:
    sheet.score.save_draft(NINTH)
    settle(qtbot, sheet.score)
    path = sheet.score.path
    assert path is not None
    sheet.score.new(replace(SETUP, title="Another"))
    settle(qtbot, sheet.score)
    assert not sheet.sheet.entry.model.can_undo
    assert not sheet.services.commands.is_enabled("score.undo")
    sheet.score.open(path)
    settle(qtbot, sheet.score)
    undo(window)
    assert sheet.score.entry == empty_deal(4)
    assert deals(sheet) == 1
    redo(window)
    assert sheet.score.entry == NINTH
    window.close()


@pytest.mark.thorough
def test_the_large_entry_asks_for_what_is_missing_after_a_step_back(
    window: MainWindow, sheet: ScorePage
) -> None:
    """It went on asking for the points of a player though nobody had won any more."""
    sheet.show_large()
    large = sheet.large.model
    sheet.sheet.entry.model.set_all_by_points(on=True)
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_4):
        QTest.keyClick(window.windowHandle(), key)
    assert (large.step, large.has_winner) == (Step.FIGURES, True)
    undo(window)
    undo(window)
    assert (large.step, large.has_winner) == (Step.WINNER, False)
    redo(window)
    assert (large.step, large.place, large.has_winner) == (Step.FIGURES, 0, True)
    window.close()


def test_what_is_typed_of_a_correction_goes_step_by_step_and_the_reason_last(
    qtbot: QtBot, window: MainWindow, sheet: ScorePage
) -> None:
    """It went as a whole with the first stroke."""
    model = sheet.sheet.entry.model
    sheet.score.save_draft(NINTH)
    sheet.score.edit(1)
    for text in ("1", "14"):
        model.set_points(2, text)
    model.set_points(3, "2")
    model.set_reason("misread")
    before = EVENING[0].hands
    for hands in ((*before[:2], Points("14"), before[3]), before):
        undo(window)
        assert (model.entry.hands, model.reason) == (hands, "misread")
    undo(window)
    assert (model.entry, model.reason) == (EVENING[0], "")
    assert sheet.score.is_correction
    redo(window)
    assert (model.entry, model.reason) == (EVENING[0], "misread")
    redo(window)
    redo(window)
    assert model.entry.hands == (*before[:2], Points("14"), Points("2"))
    for _ in range(3):
        undo(window)
    settle(qtbot, sheet.score)
    assert not sheet.score.is_writing
    sheet.score.edit_next()
    assert model.entry == NINTH
    undo(window)
    assert model.entry == empty_deal(4)
    assert deals(sheet) == 1
    window.close()


@pytest.mark.thorough
def test_a_forgotten_deal_and_the_correction_of_the_same_number_keep_their_own_steps(
    window: MainWindow, sheet: ScorePage
) -> None:
    model, score = sheet.sheet.entry.model, sheet.score
    score.edit(1)
    model.set_points(2, "12")
    score.edit_forgotten(1)
    assert not model.can_undo
    model.set_points(0, "4")
    undo(window)
    assert model.entry == empty_deal(4)
    assert model.is_insertion
    window.close()


@pytest.mark.thorough
def test_steps_taken_back_come_again_after_deals_of_the_sheet_were(
    qtbot: QtBot, window: MainWindow, sheet: ScorePage
) -> None:
    """Once a deal was undone after them they were lost: Redo brought the deal again and nothing more."""
    model, score = sheet.sheet.entry.model, sheet.score
    enter_all(qtbot, score, EVENING[1:2])
    model.set_all_by_points(on=True)
    model.set_points(0, "12")
    model.set_points(1, "4")
    for left in (2, 2, 1, 0):
        undo(window)
        settle(qtbot, score)
        assert deals(sheet) == left
    for there in (1, 2, 2, 2):
        redo(window)
        settle(qtbot, score)
        assert deals(sheet) == there
    assert model.entry.hands[:2] == (Points("12"), Points("4"))
    assert not model.can_redo
    window.close()


@pytest.mark.thorough
def test_a_deal_that_was_undone_and_typed_anew_is_not_lost_by_redo(
    qtbot: QtBot, window: MainWindow, sheet: ScorePage
) -> None:
    """Redo puts the deal on the sheet as it was; what was typed instead comes again after Undo."""
    model, score = sheet.sheet.entry.model, sheet.score
    undo(window)
    settle(qtbot, score)
    assert model.entry == EVENING[0]
    assert not model.can_undo, "it was not typed now"
    model.set_points(3, "2")
    typed = model.entry
    redo(window)
    settle(qtbot, score)
    assert deals(sheet) == 1
    undo(window)
    settle(qtbot, score)
    assert model.entry == EVENING[0]
    redo(window)
    assert model.entry == typed
    assert deals(sheet) == 0
    window.close()


@pytest.mark.thorough
def test_steps_of_the_next_deal_are_there_after_a_correction(
    qtbot: QtBot, window: MainWindow, sheet: ScorePage
) -> None:
    """They had become one step, so that the first Undo took all of them."""
    model, score = sheet.sheet.entry.model, sheet.score
    model.set_all_by_points(on=True)
    model.set_points(0, "12")
    model.set_points(1, "4")
    settle(qtbot, score)
    score.edit(1)
    score.edit_next()
    undo(window)
    assert model.entry.hands[:2] == (Points("12"), None)
    window.close()


@pytest.mark.thorough
def test_take_back_of_the_large_entry_leaves_what_is_typed(
    qtbot: QtBot, window: MainWindow, sheet: ScorePage
) -> None:
    """The button took the last deal back, and what was typed of the next one was out of sight."""
    model, score = sheet.sheet.entry.model, sheet.score
    score.save_draft(EVENING[1])
    sheet.show_large()
    model.enter()
    settle(qtbot, score)
    assert not sheet.large.undo.isHidden()
    model.set_all_by_points(on=True)
    model.set_points(0, "12")
    model.set_points(1, "4")
    assert sheet.large.undo.isHidden(), "it stands beside a deal of which nothing is typed"
    sheet.large.undo.click()
    settle(qtbot, score)
    assert model.entry.hands[:2] == (Points("12"), None)
    assert deals(sheet) == 2
    window.close()


@pytest.mark.parametrize("part", ["evening", "at_table"])
def test_on_pages_beside_the_entry_what_is_typed_comes_to_the_front_and_the_deals_stay(
    qtbot: QtBot, window: MainWindow, sheet: ScorePage, part: str
) -> None:
    """The last deal was undone there, and what was typed of the next one was gone."""
    model = sheet.sheet.entry.model
    model.set_all_by_points(on=True)
    model.set_points(0, "12")
    model.set_points(1, "4")
    sheet.show_part(getattr(sheet, part))
    undo(window)
    settle(qtbot, sheet.score)
    assert sheet.current is sheet.sheet
    assert model.entry.hands[:2] == (Points("12"), None)
    assert deals(sheet) == 1
    sheet.show_part(getattr(sheet, part))
    redo(window)
    assert sheet.current is sheet.sheet
    assert model.entry.hands[1] == Points("4")
    window.close()


def test_at_the_very_beginning_a_row_is_entered_as_usual_again(window: MainWindow, sheet: ScorePage) -> None:
    """A field for points stayed in its row, and it was said that there was nothing to undo."""
    panel = sheet.sheet.entry
    panel.model.set_all_by_points(on=False)
    panel.model.choose(1)
    row = panel.rows[1]
    row.begin()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_F4)
    assert row.points.edit.isVisible()
    QTest.keyClicks(row.points.edit, "8")
    QTest.keyClick(row.points.edit, Qt.Key.Key_Backspace)
    for _ in range(4):
        if row.points.edit.isVisible():
            undo(window)
    assert not row.points.edit.isVisible()
    assert row.hand.isVisible()
    assert deals(sheet) == 1, "nothing of the sheet was undone for it"
    assert not panel.model.can_undo
    assert panel.model.chosen == 1
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_F4)
    QTest.keyClicks(row.points.edit, "8")
    panel.model.choose(2)
    panel.rows[2].begin()
    undo(window)
    assert not row.points.edit.isVisible()
    assert not panel.model.can_undo
    redo(window)
    assert row.points.edit.text() == "8"
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_F4)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_F4)
    undo(window)
    assert not panel.model.can_undo, "what was turned back again is no step"
    window.close()
