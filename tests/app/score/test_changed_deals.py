"""What was entered is changed on the page: deals corrected, put in and taken out, East, seats, the title."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextLayout
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling.core.tiles import Wind
from peling.ledger.entry import EastIs
from peling.ledger.inputs import Rename
from peling_app.score.model.report import report_of
from peling_app.score.view.dialogs import InsertDialog, OverruleDialog, RemoveDialog, TitleDialog
from peling_app.score.view.history import HistoryDialog
from peling_app.score.view.page import ScorePage
from peling_app.score.view.seats import SeatsDialog
from peling_app.score.view.sheet_page import Part
from peling_app.shell.view.main_window import MainWindow
from tests.app.reading_order import against_reading
from tests.app.score.evenings import EVENING, NAMES, NINTH, SETUP, enter_all, evening, settle, won
from tests.app.score.panels import dialog


def test_enter_and_double_click_open_a_deal_for_correction(qtbot: QtBot, page: ScorePage) -> None:
    evening(qtbot, page.score)
    half = page.sheet.half
    half.table.setCurrentIndex(page.model.deals.index(1, 3))
    QTest.keyClick(half.table, Qt.Key.Key_Return)
    assert page.score.editing == 2
    page.score.edit_next()
    page.sheet.show_part(Part.SHEET)
    half.table.setCurrentIndex(page.model.deals.index(3, 3))
    half.table.doubleClicked.emit(page.model.deals.index(3, 3))
    assert page.score.editing == 4
    page.services.commands.trigger("score.next-deal")
    assert not page.score.is_correction
    half.table.setCurrentIndex(page.model.deals.index(6, 0))
    page.services.commands.trigger("score.correct")
    assert page.score.editing == 7


def test_a_corrected_deal_is_shown_with_what_followed(qtbot: QtBot, page: ScorePage) -> None:
    evening(qtbot, page.score)
    page.score.edit(2)
    page.score.submit(replace(EVENING[1], giver=0), "misheard")
    settle(qtbot, page.score)
    assert page.sheet.half.chosen_deal == 2
    said = page.sheet.half.arithmetic.text()
    assert "misheard" in said
    assert "6 later deal" in said


def test_a_forgotten_deal_is_put_in_and_the_later_ones_move_on(qtbot: QtBot, page: ScorePage) -> None:
    score = page.score
    score.new(SETUP)
    settle(qtbot, score)
    enter_all(qtbot, score, (EVENING[0], *EVENING[2:]))
    score.save_draft(NINTH)
    assert score.sheet is not None
    without = score.sheet.totals
    page.services.commands.trigger("score.insert")
    asked = dialog(page, InsertDialog)
    asked.number.setValue(2)
    asked.done_button.click()
    assert page.sheet.entry.model.number == 2
    rows = [page.model.deals.row(place) for place in range(page.model.deals.rowCount())]
    assert [row.number for row in rows] == list(range(1, 9))
    assert [row.entering for row in rows] == [False, True] + [False] * 6
    assert rows[2].leading[1] == "64"
    score.edit(3)
    assert (score.editing, score.is_insertion) == (2, False)
    assert score.entry == EVENING[2]
    score.edit_forgotten(2)
    score.save_draft(EVENING[1])
    page.sheet.entry.foot.submit()
    settle(qtbot, score)
    assert [row.entry for row in score.sheet.deals] == list(EVENING)
    assert (score.editing, score.is_insertion, score.entry) == (9, False, NINTH)
    half = page.sheet.half
    assert half.chosen_deal == 2
    assert "Put in later" in half.arithmetic.text()
    assert "6 later deals followed" in half.arithmetic.text()
    assert "Put in later" in page.model.entered_words(2), "it is not said to be the last one"
    marked = [page.model.deals.row(place).put_in for place in range(9)]
    assert marked == [False, True] + [False] * 7
    assert "put in later" in half.legend.accessibleName()
    assert [row.mark for row in report_of(score.sheet).rows] == ["", "+"] + [""] * 6
    score.undo()
    settle(qtbot, score)
    assert score.sheet.totals == without
    assert "put in later" not in half.legend.accessibleName()


def test_the_deal_that_is_typed_or_has_the_focus_is_in_sight(qtbot: QtBot, page: ScorePage) -> None:
    page.window().resize(1440, 560)
    evening(qtbot, page.score)
    table = page.sheet.half.table

    def seen(deal: int) -> bool:
        return table.viewport().rect().contains(table.visualRect(page.model.deals.index(deal - 1, 0)))

    table.go_to(1)
    table.scrollToBottom()
    assert not seen(1)
    page.score.edit(1)
    assert seen(1)
    page.score.submit(replace(EVENING[0], giver=0))
    settle(qtbot, page.score)
    assert seen(1), "what was corrected is shown"
    page.score.save_draft(EVENING[1])
    assert seen(9)
    page.sheet.change_part()
    assert table.hasFocus()
    assert seen(1)


def test_what_is_undone_is_shown_though_it_is_far_from_what_is_typed(qtbot: QtBot, page: ScorePage) -> None:
    """Ctrl+Z for a tile of the next deal took a correction back, out of sight and without a word."""
    score, half = page.score, page.sheet.half
    evening(qtbot, score)
    score.edit(2)
    score.submit(replace(EVENING[1], giver=0))
    settle(qtbot, score)
    for act, said in ((score.undo, "Undone: from deal 2 on"), (score.redo, "Done again: from deal 2 on")):
        half.table.go_to(9)
        act()
        settle(qtbot, score)
        assert half.chosen_deal == 2
        assert half.arithmetic.text().startswith(said)
    score.submit(NINTH)
    settle(qtbot, score)
    before = half.chosen_deal
    for act in (score.undo, score.redo):
        act()
        settle(qtbot, score)
        assert half.chosen_deal == before, "the last deal is seen anyhow"


def test_what_was_done_is_said_where_the_entry_alone_is_shown(
    qtbot: QtBot, window: MainWindow, page: ScorePage, tmp_path: Path
) -> None:
    window.resize(1024, 700)
    evening(qtbot, page.score)
    page.score.edit(2)
    page.score.submit(replace(EVENING[1], giver=0))
    settle(qtbot, page.score)
    page.sheet.show_entry()
    said = page.sheet.said
    page.score.undo()
    settle(qtbot, page.score)
    assert said.isVisible()
    assert said.text() == "Undone: from deal 2 on all is as it was before."
    page.score.save_draft(EVENING[1])
    assert said.text() == ""
    page.files.write_csv(tmp_path / "evening.csv")
    assert said.text().startswith("Saved as")
    assert said.text().endswith("evening.csv")


def test_a_saved_file_is_named_in_the_part_that_is_in_front(
    qtbot: QtBot, window: MainWindow, page: ScorePage, tmp_path: Path
) -> None:
    window.resize(1440, 900)
    evening(qtbot, page.score)
    for show, part, line in (
        (page.show_large, page.large, page.large.where),
        (page.show_at_table, page.at_table, page.at_table.said),
        (page.show_evening, page.evening, page.evening.said),
        (page.show_sheet, page.sheet, page.sheet.half.arithmetic),
    ):
        show()
        before = line.text()
        page.files.write_csv(tmp_path / "evening.csv")
        assert part.isVisible()
        assert line.text().startswith("Saved as"), part
        assert line.text().endswith("evening.csv")
        part.model.changed.emit()
        assert line.text() == before or part is page.sheet
    page.files.write_csv(tmp_path / "evening.csv")
    assert line.toolTip() == line.text(), "the tip is of what was said before"


def test_a_deal_is_taken_out_with_a_reason(qtbot: QtBot, page: ScorePage) -> None:
    evening(qtbot, page.score)
    page.sheet.half.table.setCurrentIndex(page.model.deals.index(0, 0))
    page.services.commands.trigger("score.remove")
    asked = dialog(page, RemoveDialog)
    asked.reason.setText("played twice")
    asked.done_button.click()
    settle(qtbot, page.score)
    assert page.score.sheet is not None
    assert len(page.score.sheet.deals) == 7
    page.score.undo()
    settle(qtbot, page.score)
    assert len(page.score.sheet.deals) == 8


def test_east_and_round_are_set_by_hand_and_given_back(qtbot: QtBot, page: ScorePage) -> None:
    page.score.new(replace(SETUP, rules_id="four-winds"))
    settle(qtbot, page.score)
    for east, wind in ((2, Wind.WEST), (None, None)):
        page.services.commands.trigger("score.overrule")
        asked = dialog(page, OverruleDialog)
        assert asked.focusWidget() is asked.east, "it is decided there, and nothing is set unseen"
        asked.east.setCurrentIndex(0 if east is None else east + 1)
        asked.round.setCurrentIndex(0 if wind is None else wind.number + 1)
        asked.reason.setText("agreed")
        asked.done_button.click()
        qtbot.waitUntil(lambda: not page.findChildren(OverruleDialog))
        entry = page.score.entry
        assert entry.east == (None if east is None else EastIs(east, "agreed"))
        assert (entry.round_wind is None) == (wind is None)
    settle(qtbot, page.score)


def test_a_book_without_rounds_asks_for_none(qtbot: QtBot, page: ScorePage) -> None:
    page.score.new(replace(SETUP, rules_id="pung-chow"))
    settle(qtbot, page.score)
    page.asking.overrule()
    assert not dialog(page, OverruleDialog).round.isVisible()


def test_seats_are_drawn_anew_for_the_next_deal(qtbot: QtBot, page: ScorePage) -> None:
    evening(qtbot, page.score)
    page.services.commands.trigger("score.seats")
    drawn = dialog(page, SeatsDialog)
    assert drawn.focusWidget() is drawn.done_button, "from the dice the focus goes on"
    drawn.again.setFocus()
    drawn.again.click()
    assert drawn.focusWidget() is drawn.again, "from a button that was gone to it does not"
    assert against_reading(drawn) == []
    seats = drawn.seats
    assert sorted(seats) == [0, 1, 2, 3]
    drawn.done_button.click()
    assert page.score.entry.seats == seats
    assert page.score.situation.east == seats[0]
    settle(qtbot, page.score)


def test_a_button_offers_new_seats_when_the_house_draws_them_anew(qtbot: QtBot, page: ScorePage) -> None:
    page.score.new(replace(SETUP, options={"reseat_each_set": True}, players=NAMES[:2]))
    settle(qtbot, page.score)
    half = page.sheet.half
    for _ in range(8):
        assert not half.seats.isVisible()
        loser = page.score.situation.east
        page.score.submit(won((8, 6), 1 - loser))
        settle(qtbot, page.score)
    assert half.next.text() == "A set of four rounds is over. Draw the seats anew."
    half.seats.click()
    dialog(page, SeatsDialog).done_button.click()
    assert not half.seats.isVisible()
    settle(qtbot, page.score)


def test_the_corrections_are_shown(qtbot: QtBot, page: ScorePage) -> None:
    evening(qtbot, page.score)
    page.services.commands.trigger("score.history")
    shown = dialog(page, HistoryDialog)
    assert shown.model.rowCount() == 1
    table = shown.table
    assert table.selectionModel().isRowSelected(0), "the row that has the focus is marked"
    shown.entries.click()
    assert shown.model.rowCount() == 9
    QApplication.processEvents()
    for column in (0, 1):
        words = max(
            table.fontMetrics().horizontalAdvance(str(shown.model.index(row, column).data()))
            for row in range(9)
        )
        assert table.columnWidth(column) >= words + 14, "words do not run on into the next column"


def test_no_correction_is_cut(qtbot: QtBot, page: ScorePage) -> None:
    """The figure at the end was: rows were measured as if there were no gap between the columns."""
    page.score.new(replace(SETUP, players=("Anna Maria Magdalena", "Bert", "Carl", "Dora")))
    settle(qtbot, page.score)
    enter_all(qtbot, page.score, EVENING[2:3])
    page.score.edit(1)
    page.score.submit(won((66, 10, 16, 8), 0))
    settle(qtbot, page.score)
    page.services.commands.trigger("score.history")
    table = dialog(page, HistoryDialog).table
    QApplication.processEvents()
    for column in (2, 3):
        words = QTextLayout(str(table.model().index(0, column).data()), table.font())
        words.beginLayout()
        high = 0.0
        while (line := words.createLine()).isValid():
            line.setLineWidth(table.columnWidth(column) - 20)
            high += line.height()
        words.endLayout()
        assert table.rowHeight(0) >= high


def test_a_long_name_leaves_the_heads_of_the_corrections_whole(qtbot: QtBot, page: ScorePage) -> None:
    evening(qtbot, page.score)
    page.score.do(Rename(0, "W" * 24))
    settle(qtbot, page.score)
    page.services.commands.trigger("score.history")
    table = dialog(page, HistoryDialog).table
    QApplication.processEvents()
    head = table.horizontalHeader()
    for column in range(table.model().columnCount()):
        words = str(table.model().headerData(column, Qt.Orientation.Horizontal))
        assert head.sectionSize(column) >= head.fontMetrics().horizontalAdvance(words) + 20, words
    assert head.length() <= table.viewport().width(), "no column is out of sight"


def test_the_title_is_changed(qtbot: QtBot, page: ScorePage) -> None:
    evening(qtbot, page.score)
    page.services.commands.trigger("score.rename")
    asked = dialog(page, TitleDialog)
    asked.field.clear()
    assert not asked.done_button.isEnabled()
    QTest.keyClicks(asked.field, "Club")
    asked.names[3].setText("theo")
    assert not asked.done_button.isEnabled()
    asked.names[3].setText("Jo")
    asked.done_button.click()
    settle(qtbot, page.score)
    assert page.titles[0] == "Club"
    assert page.score.names == ("Agnes", "Theo", "Lillian", "Jo")
    assert page.score.entry.winner == 2, "what was typed stays"


def test_a_name_that_is_longer_than_the_field_takes_stays_whole(qtbot: QtBot, page: ScorePage) -> None:
    """A sheet that came from elsewhere has one; who only gave the sheet a title cut it."""
    name = "Maximiliane von und zu Hohenstein-Waldenburg"
    page.score.new(replace(SETUP, players=(name, *NAMES[1:])))
    settle(qtbot, page.score)
    page.services.commands.trigger("score.rename")
    asked = dialog(page, TitleDialog)
    asked.field.setText("Club")
    asked.done_button.click()
    settle(qtbot, page.score)
    assert page.titles[0] == "Club"
    assert page.score.names[0] == name


def test_a_key_of_the_entry_brings_it_where_only_the_sheet_is_shown(
    qtbot: QtBot, window: MainWindow, page: ScorePage
) -> None:
    window.resize(1024, 700)
    evening(qtbot, page.score)
    sheet = page.sheet
    for command in sheet.handlers:
        sheet.entry.model.choose(2)
        sheet.show_part(Part.SHEET)
        sheet.half.take_focus()
        if command != "score.enter":
            page.services.commands.trigger(command)
            focus = window.focusWidget()
            assert sheet.entry.isVisible(), f"{command} changes nothing unseen"
            assert focus is not None
            assert sheet.entry.isAncestorOf(focus), command
            assert sheet.entry.model.chosen == 2, command


def test_f2_and_delete_mean_the_last_deal_where_none_is_chosen(qtbot: QtBot, page: ScorePage) -> None:
    evening(qtbot, page.score)
    table = page.sheet.half.table
    table.setCurrentIndex(page.model.deals.index(page.model.deals.rowCount() - 1, 0))
    page.services.commands.trigger("score.correct")
    assert page.score.editing == 8, "the row of the next deal is chosen"
    page.score.edit_next()
    page.services.commands.trigger("score.remove")
    asked = dialog(page, RemoveDialog)
    asked.done_button.click()
    settle(qtbot, page.score)
    assert page.score.sheet is not None
    assert len(page.score.sheet.deals) == 7


def test_the_deal_that_is_taken_out_is_the_one_chosen_while_a_forgotten_one_is_entered(
    qtbot: QtBot, page: ScorePage
) -> None:
    evening(qtbot, page.score)
    before = page.score.sheet
    assert before is not None
    page.score.edit_forgotten(2)
    rows = [page.model.deals.row(row) for row in range(page.model.deals.rowCount())]
    page.sheet.half.insert_asked.emit(5)
    assert page.score.editing == 4, "what is called the fifth is the fourth of the sheet"
    page.score.edit_forgotten(2)
    row = next(place for place, one in enumerate(rows) if one.number == 5)
    page.sheet.half.table.setCurrentIndex(page.model.deals.index(row, 0))
    page.services.commands.trigger("score.remove")
    dialog(page, RemoveDialog).done_button.click()
    settle(qtbot, page.score)
    after = page.score.sheet
    assert after is not None
    left = [one.entry for one in before.deals]
    del left[3]
    assert [one.entry for one in after.deals] == left, "it is called the fifth, as one is put in before it"
