"""Tab reaches every question about a hand that has won, in whichever row it is laid."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QWidget
from pytestqt.qtbot import QtBot

from peling.rules.draft import Place
from peling_app.score.view.entry.entry import EntryPanel
from tests.app.score.evenings import NAMES
from tests.app.score.panels import StillScore, focus, key, panel_of
from tests.by_day import each_once

LAID = {
    "fenghua": {Place.EXPOSED: "b777rrr", Place.CONCEALED: "c222d99c55", Place.WINNING: "c5"},
    "how-to-play": {Place.CONCEALED: "b777c222d345d99c55", Place.WINNING: "c5"},
}
"""Two claimed sets, so that the book asks from whom; and a hand with which its owner could stand."""
MOST = 30
"""There are fewer stops between the tiles of a hand and what stands below all questions."""


def laid(qtbot: QtBot, book: str, winner: int) -> EntryPanel:
    """Return the panel with the hand of who won, as it is left: behind its last tile."""
    panel = panel_of(qtbot, StillScore(book))
    panel.model.set_all_by_points(on=False)
    panel.model.toggle_winner(winner)
    panel.model.choose(winner)
    for place, text in LAID[book].items():
        panel.model.hand(winner).go_to(place)
        panel.model.hand(winner).type(text)
    QApplication.processEvents()
    return panel


def asked(panel: EntryPanel) -> list[QWidget]:
    """Return what is asked of the hand that won, in the order in which it is seen."""
    return [*panel.way.boxes.values(), *panel.way.claims]


def walked(end: QWidget) -> list[QWidget]:
    """Return where Tab stops until it comes to a button."""
    stops: list[QWidget] = []
    for _ in range(MOST):
        held = QApplication.focusWidget()
        assert held is not None
        if held is end:
            return stops
        stops.append(held)
        key(held, Qt.Key.Key_Tab)
        QApplication.processEvents()
    raise AssertionError([type(stop).__name__ for stop in stops])


@pytest.mark.cases_by_day(3)
@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(("book", "winner"), each_once(list(LAID), range(4)))
def test_tab_goes_through_all_questions(qtbot: QtBot, book: str, winner: int) -> None:
    """Those of a hand stood there while its row was chosen, and Tab led through the rows below it first."""
    panel = laid(qtbot, book, winner)
    questions = asked(panel)
    assert questions
    focus(qtbot, panel.rows[winner].mode)
    stops = walked(panel.foot.drawn)
    assert asked(panel) == questions
    assert [stop for stop in stops if stop in questions] == questions
    assert all(stop.isVisible() for stop in questions)
    first = stops.index(questions[0])
    assert stops[first - 1] is panel.way.way
    if panel.way.wild.isVisible():
        assert stops.index(panel.way.wild) < stops.index(panel.way.drew), "it stands at the left"


@pytest.mark.usefixtures("english")
def test_an_answer_is_one_about_who_won(qtbot: QtBot) -> None:
    """Another row is chosen while it is given."""
    panel = laid(qtbot, "how-to-play", 1)
    panel.model.choose(3)
    name, box = next(iter(panel.way.boxes.items()))
    assert isinstance(box, QCheckBox)
    box.click()
    assert dict(panel.model.questions)[name]
    assert panel.model.chosen == 3


@pytest.mark.thorough
@pytest.mark.usefixtures("english")
def test_from_whom_a_set_was_claimed_is_said_of_who_won(qtbot: QtBot) -> None:
    panel = laid(qtbot, "fenghua", 1)
    panel.model.choose(3)
    box = panel.way.claims[0]
    names = [box.itemText(row) for row in range(box.count())]
    assert [who for who in NAMES if any(who in name for name in names)] == ["Agnes", "Lillian", "Joseph"]
    box.activated.emit(2)
    assert panel.model.hand(1).draft.exposed[0].giver is panel.model.situation.winds[2]


@pytest.mark.cases_by_day(1)
@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(("by_points", "by_round"), each_once([True, False], [True, False]))
def test_a_row_that_opens_is_typed_into_at_once(qtbot: QtBot, *, by_points: bool, by_round: bool) -> None:
    """There was nothing but who won in it: the focus stayed there, and what was typed was lost."""
    panel = panel_of(qtbot, StillScore("four-winds"))
    panel.model.set_all_by_points(on=by_points)
    panel.model.toggle_winner(0)
    QApplication.processEvents()
    panel.begin()
    panel.step(1)
    row = panel.rows[1]
    assert row.won.hasFocus()
    if by_round:
        key(row.won, Qt.Key.Key_Space)
    else:
        key(row.won, Qt.Key.Key_M, control=True)
    QApplication.processEvents()
    assert panel.model.entry.winner == 1
    held = QApplication.focusWidget()
    assert held is not None
    QTest.keyClicks(held, "40" if by_points else "b1")
    if by_points:
        assert row.points.edit.text() == "40"
    else:
        assert not panel.model.hand(1).draft.is_empty


@pytest.mark.usefixtures("english")
def test_nobody_is_said_to_pay_while_it_is_asked_from_whom_the_tile_was(qtbot: QtBot) -> None:
    """All were said to pay, and twice, as if it had been drawn."""
    panel = panel_of(qtbot, StillScore("fenghua"))
    model = panel.model
    model.set_all_by_points(on=True)
    model.set_points(1, "50")
    model.toggle_winner(1)
    assert model.waiting == "From whom was Theo’s winning tile, or was it drawn?"
    assert model.paid.rows == ()
    assert [(net.amount, net.sign) for net in model.paid.nets] == [("–", 0)] * 4
    model.toggle_giver(3)
    discarded = model.paid
    assert [net.sign for net in discarded.nets] == [-1, 1, -1, -1]
    panel.way.drew.click()
    assert len(model.paid.rows) == 3
    assert model.paid != discarded
