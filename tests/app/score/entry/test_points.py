from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from peling.core.scoring import WinBy
from peling.core.tiles import Wind
from peling.ledger.entry import Result
from peling.rules.ruleset import OptionValue
from peling_app.score.model.entry_changes import with_dead
from peling_app.score.session import ScoreSession
from peling_app.score.view.entry.dialogs import FalseCallDialog
from peling_app.score.view.entry.entry import POINTS, TILES, EntryPanel
from tests.app.score.evenings import NAMES, settle
from tests.app.score.panels import CASE, StillScore, begin, focus, key, panel_of, shown, signed, write
from tests.by_day import by_day
from tests.engine.ledger.sheets import examples

BOOKS = ("pung-chow", "pung-chow-limit", "how-to-play", "four-winds", "fenghua")


def cases(kind: str) -> list[Any]:
    """Return the books' cases of a kind, by book."""
    found = {book: [case for case in examples(book)["cases"] if case["kind"] == kind] for book in BOOKS}
    return [pytest.param(book, held, id=book) for book, held in found.items() if held]


def in_focus() -> QWidget:
    """Return what has the focus."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def typed(text: object) -> None:
    """Type into whatever has the focus."""
    QTest.keyClicks(in_focus(), str(text))


@pytest.mark.thorough
@pytest.mark.parametrize(("book", "held"), cases("settlement"))
def test_the_layouts_of_the_books_come_out_when_typed(
    qtbot: QtBot,
    book: str,
    held: list[dict[str, Any]],
    english: object,  # noqa: ARG001
) -> None:
    score = StillScore(book)
    panel = panel_of(qtbot, score)
    for case in held:
        given = case["given"]
        limit = {"limit": given["limit"]} if "limit" in given else {}
        score.begin(book, {**case.get("options", {}), **limit})
        panel.model.set_all_by_points(on=True)
        focus(qtbot, panel.rows[0].points.edit)
        for wind, place in CASE.items():
            edit = panel.rows[place].points.edit
            assert edit.hasFocus()
            typed(given["scores"][wind.value])
            if given["winner"] == wind.value:
                typed("m")
            key(edit, Qt.Key.Key_Tab)
        entry = panel.model.entry
        for wind, kind in given.get("dead", {}).items():
            entry = with_dead(entry, CASE[Wind(wind)], kind)
        for wind, item in given.get("claims", {}).items():
            entry = replace(entry, claims=(*(entry.claims or ()), (CASE[Wind(wind)], item)))
        if given.get("liable"):
            entry = replace(entry, liable=(CASE[Wind(given["liable"])],))
        panel.model.change(entry)
        net = case["expected"]["net"]
        assert list(shown(panel).values()) == signed(net[wind.value] for wind in CASE), case["id"]
        key(panel.rows[0].points.edit, Qt.Key.Key_Return)
        assert score.submitted == [panel.model.entry]


@pytest.mark.thorough
@pytest.mark.parametrize(("book", "held"), cases("false-call"))
def test_a_false_call_is_settled_as_in_the_book(
    qtbot: QtBot,
    book: str,
    held: list[dict[str, Any]],
    english: object,  # noqa: ARG001
) -> None:
    score = StillScore(book)
    panel = panel_of(qtbot, score)
    for case in held:
        score.begin(book, case.get("options"))
        dialog = panel.foot.ask(FalseCallDialog)
        assert isinstance(dialog, FalseCallDialog)
        qtbot.waitUntil(dialog.who.hasFocus)
        dialog.who.setCurrentIndex(dialog.who.findData(CASE[Wind(case["given"]["offender"])]))
        dialog.shown.setChecked(case["given"].get("fully_exposed", True))
        dialog.done_button.click()
        net = case["expected"]["net"]
        assert list(shown(panel).values()) == signed(net[wind.value] for wind in CASE), case["id"]


@pytest.mark.thorough
def test_four_totals_are_entered_by_a_dozen_keys(qtbot: QtBot, score: ScoreSession) -> None:
    begin(qtbot, score, "pung-chow-limit")
    panel = panel_of(qtbot, score)
    panel.model.set_all_by_points(on=True)
    panel.begin()
    pressed = 0
    for stroke in ("10", "\t", "20", "\t", "104m", "\t", "10", "\r"):
        for letter in stroke:
            widget = in_focus()
            if letter == "\t":
                key(widget, Qt.Key.Key_Tab)
            elif letter == "\r":
                key(widget, Qt.Key.Key_Return)
            else:
                QTest.keyClicks(widget, letter)
            pressed += 1
    settle(qtbot, score)
    assert pressed <= 14
    assert score.sheet is not None
    assert score.sheet.totals == (-228, -74, 416, -114)
    assert panel.said == "Deal 1 is entered: Agnes −228, Theo −74, Lillian +416, Joseph −114."
    assert panel.model.number == 2
    # East has passed to Theo, but the rows stay with their people; points are typed again.
    qtbot.waitUntil(panel.rows[0].points.edit.hasFocus)
    assert panel.model.order == (0, 1, 2, 3)
    panel.model.set_by_winds(on=True)
    assert panel.model.order == (1, 2, 3, 0)


@pytest.mark.thorough
def test_a_sum_is_worked_out_beside_its_field(qtbot: QtBot, score: ScoreSession) -> None:
    begin(qtbot, score, "pung-chow")
    panel = panel_of(qtbot, score)
    panel.switch.side("points").click()
    row = panel.rows[0]
    for text, said in (
        ("20+8+4", "20 + 8 + 4 = 32"),
        ("32*4", "32 × 4 = 128"),
        ("26 x 2 x 2", "26 × 2 × 2 = 104"),
    ):
        write(row.points.edit, text)
        assert row.points.said.text() == said
    write(row.points.edit, "12")
    assert row.points.said.text() == ""
    assert panel.model.rows[0].total == "12"


def test_what_is_missing_is_asked_and_nothing_is_entered(qtbot: QtBot, score: ScoreSession) -> None:
    begin(qtbot, score, "pung-chow")
    panel = panel_of(qtbot, score)
    panel.switch.side("points").click()
    assert panel.foot.said.text() == "Who won? Or was the deal drawn?"
    for place, text in enumerate(("8", "", "4", "2")):
        panel.model.set_points(place, text)
    panel.model.toggle_winner(0)
    assert panel.foot.said.text() == "What does Theo’s hand count?"
    focus(qtbot, panel.rows[3].points.edit)
    key(panel.rows[3].points.edit, Qt.Key.Key_Return)
    qtbot.waitUntil(panel.rows[1].points.edit.hasFocus)
    assert panel.said == "What does Theo’s hand count?"
    assert score.sheet is not None
    assert not score.sheet.deals


def test_letters_mark_winner_discarder_and_a_drawn_deal(qtbot: QtBot, score: ScoreSession) -> None:
    begin(qtbot, score, "four-winds", {"discarder_pays_all": True})
    panel = panel_of(qtbot, score)
    panel.switch.side("points").click()
    QTest.keyClicks(panel.rows[0].points.edit, "M")
    QTest.keyClicks(panel.rows[2].points.edit, "d")
    entry = panel.model.entry
    assert (entry.winner, entry.giver, entry.way) == (0, 2, WinBy.DISCARD)
    assert panel.rows[2].points.giver.isChecked()
    QTest.keyClicks(panel.rows[2].points.edit, "d")
    assert panel.model.entry.giver is None
    QTest.keyClicks(panel.rows[1].points.edit, "n")
    assert _result(panel) is Result.DRAWN
    assert panel.foot.drawn.isChecked()
    assert panel.foot.enter.isEnabled()
    QTest.keyClicks(panel.rows[1].points.edit, "n")
    assert _result(panel) is Result.WON


def _result(panel: EntryPanel) -> Result:
    return panel.model.entry.result


def test_where_only_the_winner_counts_the_others_are_not_asked(qtbot: QtBot, score: ScoreSession) -> None:
    begin(qtbot, score, "four-winds")
    panel = panel_of(qtbot, score)
    panel.switch.side("points").click()
    panel.model.toggle_winner(1)
    panel.model.set_points(1, "64")
    assert [row.asked for row in panel.model.rows] == [False, True, False, False]
    assert panel.rows[0].points.said.text() == "only the winner’s hand counts"
    assert panel.foot.enter.isEnabled()


def test_typed_points_say_that_they_are_rounded(qtbot: QtBot, score: ScoreSession) -> None:
    begin(qtbot, score, "fenghua")
    panel = panel_of(qtbot, score)
    panel.switch.side("points").click()
    panel.model.toggle_winner(1)
    for points, said in (("14", True), ("20", False)):
        panel.model.set_points(1, points)
        assert ("14 is rounded up to 20." in panel.model.paid.notes) is said


@pytest.mark.parametrize(
    ("book", "house"),
    [
        ("pung-chow-limit", {"loser_cap": "score"}),
        ("how-to-play", {}),
        ("four-winds", {"losers_settle": True}),
    ],
)
def test_of_typed_points_above_the_limit_it_is_said_that_only_the_limit_counts(
    qtbot: QtBot, score: ScoreSession, book: str, house: dict[str, OptionValue]
) -> None:
    begin(qtbot, score, book, {"limit": 100, **house})
    panel = panel_of(qtbot, score)
    panel.switch.side("points").click()
    panel.model.toggle_winner(1)
    for place, points in enumerate(("140", "160", "120", "8")):
        panel.model.set_points(place, points)
    notes = panel.model.paid.notes
    for place, typed in enumerate((140, 160, 120)):
        assert f"Of {typed} points of {NAMES[place]} only the limit counts, 100." in notes
    assert [note for note in notes if note.startswith(f"{NAMES[0]} and {NAMES[2]} are equal")]


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("players", [2, 3])
def test_two_and_three_players_have_their_rows(qtbot: QtBot, score: ScoreSession, players: int) -> None:
    begin(qtbot, score, "pung-chow", players=("Agnes", "Theo", "Lillian")[:players])
    panel = panel_of(qtbot, score)
    assert len(panel.rows) == players
    panel.model.set_all_by_points(on=True)
    for place in range(players):
        panel.model.set_points(place, "10")
    panel.model.toggle_winner(0)
    panel.model.enter()
    settle(qtbot, score)
    assert score.sheet is not None
    assert sum(score.sheet.totals) == 0


@pytest.mark.thorough
def test_tab_goes_from_total_to_total_when_east_has_passed(qtbot: QtBot, score: ScoreSession) -> None:
    begin(qtbot, score, "pung-chow-limit")
    panel = panel_of(qtbot, score)
    panel.model.set_all_by_points(on=True)
    panel.model.set_by_winds(on=True)
    for deal in (1, 2, 3):
        east = panel.model.order[0]
        focus(qtbot, panel.rows[east].points.edit)
        for place in panel.model.order:
            assert panel.rows[place].points.edit.hasFocus(), f"deal {deal}, {NAMES[place]}"
            typed("12")
            if place != east and panel.model.entry.winner is None:
                typed("m")
            key(in_focus(), Qt.Key.Key_Tab)
        panel.foot.submit()
        settle(qtbot, score)
        assert panel.model.order[0] != east


def test_the_switch_leads_to_the_field_that_it_shows(qtbot: QtBot, score: ScoreSession) -> None:
    begin(qtbot, score, "pung-chow")
    panel = panel_of(qtbot, score)
    for side, field in ((POINTS, panel.rows[0].points), (TILES, panel.rows[0].hand)):
        QTest.mouseClick(panel.switch.side(side), Qt.MouseButton.LeftButton)
        assert field.isVisible()
        assert field.isAncestorOf(in_focus())


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("book", by_day({"how-to-play", "four-winds"}, BOOKS))
def test_enter_leads_from_points_to_points_before_it_is_said_who_won(
    qtbot: QtBot, score: ScoreSession, book: str
) -> None:
    begin(qtbot, score, book)
    panel = panel_of(qtbot, score)
    panel.model.set_all_by_points(on=True)
    focus(qtbot, panel.rows[panel.model.order[0]].points.edit)
    for place in panel.model.order:
        assert panel.rows[place].points.edit.hasFocus(), NAMES[place]
        key(in_focus(), Qt.Key.Key_Return)
        assert panel.rows[place].points.edit.hasFocus(), "nothing was typed yet, so nothing is left"
        typed("12")
        key(in_focus(), Qt.Key.Key_Return)
    assert [panel.rows[place].points.edit.text() for place in panel.model.order] == ["12"] * 4
    assert panel.model.entry.winner is None
    assert score.sheet is not None
    assert not score.sheet.deals


def test_every_field_begins_in_one_line_whatever_the_width_was(qtbot: QtBot) -> None:
    score = StillScore("pung-chow")
    panel = panel_of(qtbot, score)
    model = panel.model
    for width in (900, 1100, 900):
        model.set_all_by_points(on=True)
        panel.window().resize(width, 836)
        QApplication.processEvents()
        model.set_points(0, str(width))
        QApplication.processEvents()
        lefts = {row.points.edit.mapTo(panel, QPoint()).x() for row in panel.rows.values()}
        assert len(lefts) == 1, width


@pytest.mark.thorough
def test_what_everybody_gains_stays_in_its_place_whatever_the_rows_above_need(qtbot: QtBot) -> None:
    panel = panel_of(qtbot, StillScore("how-to-play"), (760, 836))
    model = panel.model
    places: list[tuple[int, int, int]] = []
    for points, height in ((False, 836), (True, 836), (False, 836), (True, 1200), (True, 836)):
        model.set_by_points(0, on=points)
        panel.window().resize(760, height)
        QApplication.processEvents()
        lies = panel.nets.geometry()
        places.append((lies.left(), lies.width(), panel.height() - lies.top()))
    assert len(set(places)) == 1, places


def test_where_only_the_winner_counts_keys_lead_to_him_and_on_from_whoever_has_no_field(
    qtbot: QtBot, score: ScoreSession
) -> None:
    begin(qtbot, score, "four-winds")
    panel = panel_of(qtbot, score)
    model, rows = panel.model, panel.rows
    model.set_all_by_points(on=True)
    model.set_points(1, "50")
    model.toggle_winner(1)
    panel.begin()
    assert rows[1].points.edit.hasFocus(), "the first row has nothing to type"
    key(in_focus(), Qt.Key.Key_Up)
    assert rows[0].won.hasFocus()
    key(in_focus(), Qt.Key.Key_Down)
    assert rows[1].points.edit.hasFocus()
    key(in_focus(), Qt.Key.Key_Down)
    key(in_focus(), Qt.Key.Key_Down)
    assert rows[3].won.hasFocus()
    key(in_focus(), Qt.Key.Key_Tab)
    assert panel.isAncestorOf(in_focus())
    rows[3].begin()
    typed("m")
    assert model.entry.winner == 3
