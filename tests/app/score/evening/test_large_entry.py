"""The entry in large letters: few keys and taps, nothing kept that nobody said, the deal of the panel."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from peling.core.scoring import WinBy
from peling.ledger.entry import DealEntry, Points, Result, empty_deal
from peling.ledger.inputs import SheetSetup
from peling.ledger.questions import way_said
from peling_app.score.model.large import LargeEntry, Step
from peling_app.score.session import ScoreSession
from peling_app.score.view.large.page import LargeEntryPage
from peling_app.score.view.page import ScorePage
from tests.app.score.evenings import NAMES, evening, settle
from tests.app.score.panels import tap, typed


def press(button: QAbstractButton) -> None:
    """Press or turn a button over as a screen reader does."""
    actions = QAccessible.queryAccessibleInterface(button).actionInterface()
    actions.doAction(actions.actionNames()[0])


def said(model: LargeEntry) -> tuple[int | None, WinBy | None]:
    """Return whose discard it was, as far as it was said, and how the tile came."""
    return model.entry.entry.giver, model.entry.entry.by


def held(score: ScoreSession, number: int = 1) -> DealEntry:
    """Return a deal that is on the sheet."""
    assert score.sheet is not None
    return score.sheet.deals[number - 1].entry


def test_a_screen_reader_enters_a_deal(
    qtbot: QtBot, score: ScoreSession, large: LargeEntryPage, begin: Callable[..., LargeEntry]
) -> None:
    model = begin("fenghua")
    shown, pad = large, large.pad
    press(shown.names[1])
    qtbot.waitUntil(lambda: model.step.value == Step.GIVER)
    press(shown.givers[3])
    qtbot.waitUntil(lambda: model.step.value == Step.FIGURES)
    press(pad.digits[5])
    qtbot.waitUntil(lambda: shown.figures[1].accessibleName() == "Theo counts 5")
    press(pad.digits[0])
    qtbot.waitUntil(lambda: model.can_enter)
    press(pad.enter)
    qtbot.waitUntil(lambda: score.sheet is not None and len(score.sheet.deals) == 1)
    settle(qtbot, score)
    assert (held(score).winner, held(score).giver, held(score).hands[1]) == (1, 3, Points("50"))


def test_from_whom_is_asked_only_where_somebody_pays_by_it(
    large: LargeEntryPage, begin: Callable[..., LargeEntry]
) -> None:
    model = begin("pung-chow")
    typed(large, "1")
    assert (model.needs_giver, model.step) == (False, Step.FIGURES)
    model = begin("fenghua")
    typed(large, "1")
    assert (model.needs_giver, model.step) == (True, Step.GIVER)
    assert not large.unsaid.isVisible()
    typed(large, ".")
    assert model.step.value == Step.GIVER, "Enter says nothing where it has to be known"


def test_only_what_was_said_is_kept(
    qtbot: QtBot, score: ScoreSession, large: LargeEntryPage, begin: Callable[..., LargeEntry]
) -> None:
    model = begin()
    typed(large, "14.8.12.16.")
    settle(qtbot, score)
    entry = held(score)
    assert (entry.by, entry.giver) == (None, None)
    assert score.sheet is not None
    assert way_said(entry) is None
    typed(large, "1")
    model.say_drew()
    assert model.drew
    assert said(model) == (None, WinBy.WALL)
    model.choose_giver(2)
    assert said(model) == (2, None)
    model.say_nothing()
    assert model.is_giver_missing
    assert said(model) == (None, None)


def test_the_own_number_and_d_say_that_he_drew_it(
    large: LargeEntryPage, begin: Callable[..., LargeEntry]
) -> None:
    for keys in ("22", "2d"):
        model = begin("fenghua")
        typed(large, keys)
        assert model.drew
        assert model.step.value == Step.FIGURES


@pytest.mark.thorough
def test_people_keep_their_columns_whatever_wind_they_hold(
    qtbot: QtBot, score: ScoreSession, large: LargeEntryPage, begin: Callable[..., LargeEntry]
) -> None:
    model = begin()
    before = [person.wind for person in model.people]
    typed(large, "24.8.12.16.")
    settle(qtbot, score)
    assert [person.name for person in model.people] == list(NAMES)
    assert [person.wind for person in model.people] != before
    assert [card.accessibleName().split(",")[0] for card in large.names] == list(NAMES)


@pytest.mark.thorough
def test_sums_are_those_of_the_sheet_until_the_deal_is_known(
    qtbot: QtBot, score: ScoreSession, large: LargeEntryPage
) -> None:
    evening(qtbot, score)
    model = large.model
    assert not model.shows_totals
    assert [person.sum for person in model.people] == ["−228", "−74", "+416", "−114"]
    model.enter()
    settle(qtbot, score)
    assert score.sheet is not None
    assert model.shows_totals
    signs = [(total > 0) - (total < 0) for total in score.sheet.totals]
    assert [person.sign for person in model.people] == signs
    assert model.said.startswith("Deal 9 is entered: Agnes −228")
    large.undo_asked.connect(score.undo)
    tap(large.undo)
    settle(qtbot, score)
    assert len(score.sheet.deals) == 8
    assert model.said == ""


@pytest.mark.thorough
def test_what_is_undone_among_earlier_deals_is_said(qtbot: QtBot, page: ScorePage) -> None:
    score, model = page.score, page.large.model
    evening(qtbot, score)
    score.save_draft(empty_deal(4))
    score.edit(2)
    score.submit(held(score, 3))
    settle(qtbot, score)
    page.show_large()
    score.undo()
    settle(qtbot, score)
    assert model.said == "Undone: from deal 2 on all is as it was before."
    score.redo()
    settle(qtbot, score)
    assert model.said == "Done again: from deal 2 on all is as it was then."


def test_backspace_leads_back_to_the_first_question(
    large: LargeEntryPage, begin: Callable[..., LargeEntry]
) -> None:
    model = begin("fenghua")
    typed(large, "21")
    assert (model.step, model.place) == (Step.FIGURES, 1)
    typed(large, "40<")
    assert model.people[1].figure == "4"
    typed(large, "<<")
    assert model.step.value == Step.GIVER
    typed(large, "<")
    assert model.step.value == Step.WINNER
    typed(large, "3")
    assert model.people[2].won


def test_the_first_figure_takes_the_place_of_what_stood_there(
    large: LargeEntryPage, begin: Callable[..., LargeEntry]
) -> None:
    model = begin()
    typed(large, "112.8.")
    model.go_to(1)
    typed(large, "96")
    assert [person.figure for person in model.people] == ["12", "96", "", ""]


def test_sums_can_be_typed_and_what_is_wrong_is_said(
    large: LargeEntryPage, begin: Callable[..., LargeEntry]
) -> None:
    model = begin()
    typed(large, "120+")
    assert model.people[0].wrong == "A number is expected at place 4."
    assert "A number is expected" in large.figures[0].accessibleName()
    typed(large, "8")
    assert (model.people[0].wrong, model.people[0].figure) == ("", "20+8")


def test_nobody_won(
    qtbot: QtBot, score: ScoreSession, large: LargeEntryPage, begin: Callable[..., LargeEntry]
) -> None:
    model = begin("fenghua")
    typed(large, "n")
    assert model.can_enter
    typed(large, ".")
    settle(qtbot, score)
    assert held(score).result is Result.DRAWN


@pytest.mark.thorough
def test_it_is_the_deal_of_the_panel_beside_the_sheet(qtbot: QtBot, page: ScorePage) -> None:
    page.score.new(SheetSetup("T", "pung-chow", {}, NAMES))
    settle(qtbot, page.score)
    page.show_large()
    page.large.setFocus()
    typed(page.large, "14.")
    QTest.keyClick(page.large, Qt.Key.Key_Escape)
    assert page.sheet.isVisible()
    assert page.sheet.entry.model.entry.hands[0] == Points("4")
    page.sheet.entry.model.set_by_points(1, on=True)
    page.sheet.entry.model.set_points(1, "20")
    page.services.commands.trigger("score.large")
    assert page.large.model.people[1].figure == "20"
    settle(qtbot, page.score)
    tap(page.large.dice)
    assert page.at_table.isVisible()


@pytest.mark.thorough
def test_an_earlier_deal_is_corrected_large_too(
    qtbot: QtBot, score: ScoreSession, large: LargeEntryPage
) -> None:
    evening(qtbot, score)
    score.edit(3)
    model = large.model
    assert model.title == "Correct deal 3"
    model.go_to(0)
    said: list[str] = []
    model.done.connect(said.append)
    typed(large, "80.")
    settle(qtbot, score)
    assert held(score, 3).hands[0] == Points("80")
    score.edit_forgotten(2)
    typed(large, "n.")
    settle(qtbot, score)
    typed(large, "n.")
    settle(qtbot, score)
    assert said[0].startswith("Deal 3 is corrected: Agnes +")
    assert said[1:] == ["Deal 2 is put in: drawn, nobody pays.", "Deal 10 is entered: drawn, nobody pays."]


@pytest.mark.thorough
@pytest.mark.parametrize("keys", ["", "n", "d", "."])
def test_whatever_takes_the_winner_away_while_it_is_asked_from_whom_asks_who_won(
    qtbot: QtBot, score: ScoreSession, large: LargeEntryPage, begin: Callable[..., LargeEntry], keys: str
) -> None:
    """Arrow up and Enter on a deal that lacked nothing ended in an error: nobody had won any more."""
    model = begin()
    typed(large, "1" + "60.8.20.0")
    assert model.can_enter
    QTest.keyClick(large, Qt.Key.Key_Up)
    assert model.step is Step.GIVER
    seen: list[tuple[Step, bool]] = []
    model.changed.connect(lambda: seen.append((model.step, model.has_winner)))
    typed(large, keys)
    settle(qtbot, score)
    if not keys:
        model.entry.change(empty_deal(4))
    assert [step for step, won in seen if step is Step.GIVER and not won] == []
    assert seen
    assert model.step is (Step.FIGURES if keys == "d" else Step.WINNER)


def test_figures_that_come_often_are_offered(
    qtbot: QtBot, score: ScoreSession, large: LargeEntryPage
) -> None:
    evening(qtbot, score)
    model = large.model
    assert 8 in model.usual, "three losers had eight"
    model.go_to(2)
    assert 52 in model.usual, "a winner had it"
    model.go_to(1)
    assert 52 not in model.usual
