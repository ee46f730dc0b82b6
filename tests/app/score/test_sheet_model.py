from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPersistentModelIndex, QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from peling.core.tiles import Wind
from peling.ledger.entry import Adjustment, EastIs, Penalty, empty_deal
from peling.ledger.history import new_history
from peling.ledger.inputs import Enter, Logged, Remove, Rename, Retitle
from peling.ledger.situation import Step
from peling_app.kit.model.theme import Theme
from peling_app.platform.preferences import Preferences
from peling_app.score.model.history import HistoryTable
from peling_app.score.model.sheet import SheetModel
from peling_app.score.model.table import FIRST, KEPT, leading
from peling_app.score.session import ScoreSession
from peling_app.score.view.legend import Sizes
from peling_app.score.view.page import ScorePage
from peling_app.score.view.table import SheetTable
from peling_app.score.words import sheet as words
from tests.app.score.evenings import EVENING, NAMES, SETUP, evening, settle, won

Fatal = QAbstractItemModelTester.FailureReportingMode.Fatal


@pytest.fixture
def model(qtbot: QtBot, score: ScoreSession) -> SheetModel:
    made = SheetModel(score)
    testers = [QAbstractItemModelTester(table, Fatal) for table in (made.deals, made.totals)]
    made.setProperty("testers", testers)
    evening(qtbot, score)
    return made


def texts(model: SheetModel, row: int) -> list[str]:
    return [str(model.deals.index(row, column).data()) for column in range(model.deals.columnCount())]


def test_the_sheet_shows_every_deal_with_its_payments(model: SheetModel) -> None:
    assert model.deals.rowCount() == 9
    shown = {row: (texts(model, row)[:2], texts(model, row)[FIRST:]) for row in (0, 7, 8)}
    assert shown == {
        0: (["1", "52"], ["−112", "+208", "−40", "−56"]),
        7: (["8", "drawn"], ["–", "–", "–", "–"]),
        8: (["9", "104"], ["−228", "−74", "+416", "−114"]),
    }
    assert [model.deals.row(row).entering for row in (7, 8)] == [False, True]
    for row in range(8):
        amounts = [str(text).replace("−", "-").replace("–", "0") for text in texts(model, row)[FIRST:]]
        assert sum(map(int, amounts)) == 0


def test_heads_name_the_players_and_what_they_hold_now(model: SheetModel) -> None:
    heads = [model.deals.headerData(n, Qt.Orientation.Horizontal) for n in range(FIRST + 4)]
    assert heads[:2] == ["deal", "score"]
    assert heads[FIRST:] == [
        "Agnes\nnow East",
        "Theo\nnow South",
        "Lillian\nnow West",
        "Joseph\nnow North",
    ]


def test_east_winner_and_correction_are_marked_and_said(model: SheetModel) -> None:
    marks = [[cell.east for cell in model.deals.row(row).cells].index(True) for row in range(9)]
    assert marks == [0, 1, 1, 2, 2, 3, 0, 0, 0]
    assert [cell.winner for cell in model.deals.row(4).cells] == [False, False, False, True]
    assert model.deals.row(4).corrected == 1
    first = model.deals.index(4, 0)
    assert first.data(Qt.ItemDataRole.AccessibleTextRole) == "Deal 5, East round, corrected"
    note = str(first.data(Qt.ItemDataRole.ToolTipRole))
    assert "misread" in note
    assert "3 later deal" in note
    joseph = str(model.deals.index(4, FIRST + 3).data(Qt.ItemDataRole.AccessibleTextRole))
    assert joseph.startswith("Joseph, won the deal, +640, total ")


def test_a_cell_says_how_it_comes_about(model: SheetModel) -> None:
    assert model.arithmetic(0, FIRST).split("\n") == [
        "hand: 8",
        "to Theo: 52 × 2 = −104",
        "to Lillian: (12 − 8) × 2 = −8",
        "together −112",
    ]
    assert model.arithmetic(7, FIRST) == "Nobody pays."
    assert model.arithmetic(99, FIRST) == ""


def test_the_arithmetic_of_every_cell_comes_to_what_the_cell_shows(model: SheetModel) -> None:
    for row in range(9):
        for column in range(FIRST, FIRST + 4):
            shown = str(model.deals.index(row, column).data())
            lines = model.arithmetic(row, column).split("\n")
            assert shown == "–" or lines[-1].endswith(shown)


def test_totals_stand_below_and_sum_up_to_nothing(model: SheetModel, score: ScoreSession) -> None:
    assert score.sheet is not None
    assert model.totals.totals == score.sheet.totals
    assert model.totals.balance == 0
    assert model.totals.balance == 0
    row = [str(model.totals.index(0, column).data()) for column in range(2)]
    assert row == ["Total after 8", "sum 0"]
    said = [
        model.totals.index(0, FIRST + player).data(Qt.ItemDataRole.AccessibleTextRole) for player in range(4)
    ]
    assert [str(one).split()[0] for one in said] == list(NAMES)


def test_penalties_and_adjustments_stand_apart(qtbot: QtBot, model: SheetModel, score: ScoreSession) -> None:
    entry = replace(
        EVENING[0],
        penalties=(Penalty(3, 0, "100"), Penalty(0, 2, "6", reason="a tile fell")),
        adjustments=(Adjustment(("-20", "20", "", ""), "lost stick"),),
    )
    score.submit(entry)
    settle(qtbot, score)
    agnes = model.arithmetic(8, FIRST).split("\n")
    assert "penalty from Joseph: +100" in agnes
    assert "penalty to Lillian: −6 (a tile fell)" in agnes
    assert "adjusted by hand: −20 (lost stick)" in agnes
    assert model.totals.balance == 0


def test_an_adjustment_that_is_not_zero_shows_in_the_sum(
    qtbot: QtBot, model: SheetModel, score: ScoreSession
) -> None:
    score.submit(replace(EVENING[0], adjustments=(Adjustment(("-20", "", "", ""), "lost"),)))
    settle(qtbot, score)
    assert model.totals.index(0, 1).data() == "sum −20"
    assert model.totals.balance


def test_only_rows_that_changed_are_said(qtbot: QtBot, model: SheetModel, score: ScoreSession) -> None:
    changed: list[tuple[int, int]] = []
    resets: list[int] = []
    model.deals.dataChanged.connect(lambda first, last: changed.append((first.row(), last.row())))
    model.deals.modelReset.connect(lambda: resets.append(1))
    kept = QPersistentModelIndex(model.deals.index(2, FIRST + 1))
    score.save_draft(won((1, 2, 3, 4), 0))
    settle(qtbot, score)
    assert set(changed) == {(8, 8)}
    score.submit(score.entry)
    settle(qtbot, score)
    assert model.deals.rowCount() == 10
    assert kept.isValid()
    assert resets == []


def test_a_correction_shows_in_its_row_before_it_is_taken(model: SheetModel, score: ScoreSession) -> None:
    before = texts(model, 1)
    score.edit(2)
    score.try_correction(won((14, 64, 2, 10), 1, 3))
    assert texts(model, 1)[1] == "64"
    assert model.deals.row(1).entering
    assert model.deals.rowCount() == 8
    assert model.next_words.startswith("Deal 2 is being corrected")
    score.edit_next()
    assert texts(model, 1) == before
    assert model.deals.rowCount() == 9


def test_undo_takes_the_row_away_and_redo_brings_it(
    qtbot: QtBot, model: SheetModel, score: ScoreSession
) -> None:
    score.submit(score.entry)
    settle(qtbot, score)
    assert model.deals.rowCount() == 10
    score.undo()
    settle(qtbot, score)
    assert model.deals.rowCount() == 9
    assert texts(model, 8)[1] == "104"
    score.redo()
    settle(qtbot, score)
    assert model.deals.rowCount() == 10


def test_it_is_said_what_to_do_next(qtbot: QtBot, model: SheetModel, score: ScoreSession) -> None:
    assert model.next_words == "East stays with Agnes."
    score.submit(won((10, 20, 104, 10), 2))
    settle(qtbot, score)
    assert model.next_words == "East passes to Theo."
    score.set_entry(replace(empty_deal(4), east=EastIs(3, "agreed")))
    assert "Joseph" in model.next_words
    assert "East by your word: Joseph (agreed)" in str(model.deals.row(9).note)


def test_every_step_has_words() -> None:
    assert set(words.NEXT) == {step.value for step in Step}
    for step in Step:
        for wind in (None, *Wind):
            said = words.next_words(step.value, "Agnes", wind)
            named = any(f"the {one} round" in said for one in ("East", "South", "West", "North"))
            assert named is ("{round}" in words.NEXT[step.value] and wind is not None), said
    assert "set" not in words.next_words(Step.SET_OVER.value, "Agnes", Wind.EAST), "one book alone has sets"


def test_the_balance_follows_totals_and_what_is_typed(model: SheetModel, score: ScoreSession) -> None:
    assert score.sheet is not None
    lines = model.balance.lines
    assert [line.name for line in lines] == list(NAMES)
    assert tuple(line.values[-1] for line in lines) == score.sheet.totals
    assert [line.last - line.values[-1] for line in lines] == [-228, -74, 416, -114]
    score.save_draft(empty_deal(4))
    assert all(line.next is None for line in model.balance.lines)


def test_two_and_three_players_have_their_columns(
    qtbot: QtBot, score: ScoreSession, model: SheetModel
) -> None:
    for count in (2, 3):
        score.new(replace(SETUP, rules_id="pung-chow", players=NAMES[:count]))
        settle(qtbot, score)
        assert model.deals.columnCount() == count + FIRST
        score.submit(won((8, 52, 12)[:count], 1))
        settle(qtbot, score)
        assert model.totals.balance == 0


def test_another_start_is_shown_without_signs(qtbot: QtBot, score: ScoreSession, model: SheetModel) -> None:
    score.new(replace(SETUP, start=1000))
    settle(qtbot, score)
    score.submit(EVENING[0])
    settle(qtbot, score)
    assert model.totals.index(0, FIRST + 1).data() == "1,208"
    assert model.totals.index(0, 1).data() == "sum 4,000", "as the totals beside it make"
    assert model.totals.balance == 0


@pytest.mark.parametrize("way", ["close", "finish", "new", "put_away"])
def test_however_a_sheet_is_left_no_row_of_it_is_shown_any_more(
    model: SheetModel, score: ScoreSession, way: str
) -> None:
    """A row is worded when it is painted; of a sheet that is closed there is nothing to word."""
    assert model.deals.rowCount()
    match way:
        case "new":
            score.new(SETUP)
        case "put_away":
            assert score.path is not None
            score.put_away(score.path)
        case _:
            getattr(score, way)()
    assert score.sheet is None
    assert model.deals.rowCount() == 0


def test_the_audit_trail_tells_when_what_before_after_and_why(model: SheetModel, score: ScoreSession) -> None:
    assert score.sheet is not None
    table = HistoryTable()
    tester = QAbstractItemModelTester(table, Fatal)
    assert model.sheet is not None
    table.show_changes(model.sheet, entries=False)
    assert table.rowCount() == 1
    row = [str(table.index(0, column).data()) for column in range(5)]
    assert row[1:] == [
        "Deal 5 corrected",
        "Joseph wins, Agnes 10, Theo 14, Lillian 2, Joseph 106",
        "Joseph wins, Agnes 10, Theo 14, Lillian 2, Joseph 160",
        "misread",
    ]
    table.show_changes(score.sheet, entries=True)
    assert table.rowCount() == 9
    assert table.index(8, 1).data() == "Deal 1 entered"
    assert tester.model() is table


def test_undone_things_stay_in_the_audit_trail(qtbot: QtBot, model: SheetModel, score: ScoreSession) -> None:
    score.undo()
    settle(qtbot, score)
    score.do(Retitle("Club"))
    score.do(Rename(1, "Theodor"))
    score.do(Remove(1, "played twice"))
    settle(qtbot, score)
    assert score.sheet is not None
    table = HistoryTable()
    table.show_changes(score.sheet, entries=False)
    said = [row.what for row in table.rows]
    assert said == [
        "Deal 1 taken out",
        "Player 2 is now Theodor",
        "Title: Club",
        "Undone",
        "Deal 5 corrected",
    ]
    assert table.rows[0].reason == "played twice"
    assert model.deals.headerData(FIRST + 1, Qt.Orientation.Horizontal) == "Theodor\nnow South"


def test_a_thousand_deals_are_shown_row_by_row(
    qtbot: QtBot, score: ScoreSession, model: SheetModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []

    def noted(deal: int, *row: Any) -> tuple[str, ...]:  # noqa: ANN401 - whatever it is given
        made.append(deal)
        return leading(deal, *row)

    monkeypatch.setattr("peling_app.score.model.sheet.leading", noted)
    book = new_history(SETUP)
    for number in range(1000):
        book = book.after(Logged("2026-11-21T20:00:00+00:00", Enter(won((8, 52, 12, 6), number % 4))))
    score.adopt(book)
    settle(qtbot, score)
    assert model.deals.rowCount() == 1001
    assert len(made) < 20
    score.save_draft(won((8, 52, 12, 6), 1))
    assert texts(model, 1000)[:2] == ["1,001", "52"], "as the title of the deal has it"
    for _ in range(2):
        made.clear()
        for row in range(1000):
            model.deals.row(row)
    assert len(made) >= 1000 - KEPT, "not all are kept"


def test_a_deal_with_a_note_is_marked_and_said_to_be(qtbot: QtBot, model: SheetModel) -> None:
    """A note was seen only by whoever happened to choose its row; so was what had been set by hand."""
    assert not model.has_notes
    score = model.score
    by_hand = replace(EVENING[3], east=EastIs(3, "moved on by mistake"))
    for deal, entry in ((2, replace(EVENING[1], note="the cat jumped")), (4, by_hand)):
        score.edit(deal)
        score.submit(entry, reason="forgotten")
        settle(qtbot, score)
    assert model.has_notes
    rows = [model.deals.row(place) for place in range(9)]
    assert [row.number for row in rows if row.noted] == [2, 4]
    first = [str(model.deals.index(place, 0).data(Qt.ItemDataRole.AccessibleTextRole)) for place in range(9)]
    assert [place + 1 for place, said in enumerate(first) if "with a note" in said] == [2, 4]
    score.save_draft(replace(EVENING[0], note="typed just now"))
    assert model.deals.row(8).noted
    corners = corners_of(model)
    assert [deal for deal, painted in enumerate(corners, start=1) if painted] == [2, 4, 9]


@pytest.mark.thorough
@pytest.mark.parametrize("reason", ["misheard", "Misheard.", "who was that?"])
def test_what_is_said_of_a_deal_has_one_mark_behind_each_part(
    qtbot: QtBot, page: ScorePage, reason: str
) -> None:
    """Two notes were joined as "6 later deals followed.; the cat jumped", and a reason ended in two dots."""
    evening(qtbot, page.score)
    page.score.edit(2)
    page.score.submit(replace(EVENING[1], giver=0, note="the cat jumped"), reason)
    settle(qtbot, page.score)
    said = page.sheet.half.arithmetic.text()
    assert "followed. the cat jumped" in said
    assert not [pair for pair in ("..", "?.", ".;") if pair in said]
    deals = page.model.deals
    first = deals.index(1, 0)
    assert ".." not in str(first.data(Qt.ItemDataRole.ToolTipRole))
    assert ".." not in str(first.data(Qt.ItemDataRole.AccessibleTextRole))


def corners_of(model: SheetModel) -> list[bool]:
    """Return for each row whether its corner is painted in gold."""
    theme = Theme(Preferences(None))
    table = SheetTable(model.deals, Sizes(theme))
    table.resize(900, 600)
    picture = table.grab().toImage()
    gold = QColor(theme.paper.gold).rgb()
    found = []
    for place in range(model.deals.rowCount()):
        corner = table.viewport().mapTo(table, table.visualRect(model.deals.index(place, 0)).topLeft())
        found.append(picture.pixelColor(corner + QPoint(3, 3)).rgb() == gold)
    return found


def test_what_is_said_of_deals_names_people_as_they_are_called_now(
    qtbot: QtBot, score: ScoreSession, model: SheetModel
) -> None:
    """In the line below the sheet, in tips and for a screen reader they had the name of before."""

    def said() -> str:
        rows = range(model.deals.rowCount())
        cells = [model.arithmetic(row, column) for row in rows for column in range(FIRST, FIRST + 4)]
        return "\n".join((*cells, *(cell.said for row in rows for cell in model.deals.row(row).cells)))

    assert "Theo" in said()
    score.do(Rename(1, "Theodora"))
    settle(qtbot, score)
    assert "Theodora" in said()
    assert "Theo" not in said().replace("Theodora", "")
