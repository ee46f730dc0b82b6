"""Points that are typed are kept, whether they can be entered or not."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from peling.ledger.entry import Points
from peling_app.score.session import ScoreSession
from tests.app.score.evenings import settle
from tests.app.score.panels import begin, panel_of, write


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("20+", "A number is expected at place 4."),
        pytest.param("2o", "At place 2 only +, − or × can stand.", marks=pytest.mark.nightly),
        ("3-8", "A hand cannot count less than nothing."),
        pytest.param("9" * 20, "That is more than a hand can count.", marks=pytest.mark.nightly),
    ],
)
def test_bad_points_are_named_in_place_and_kept(
    qtbot: QtBot, score: ScoreSession, text: str, said: str
) -> None:
    begin(qtbot, score, "pung-chow")
    panel = panel_of(qtbot, score)
    panel.switch.side("points").click()
    row = panel.rows[1]
    write(row.points.edit, text)
    assert row.points.said.text() == said
    assert row.points.edit.text() == text
    assert row.points.edit.property("refused")
    write(panel.rows[2].points.edit, "8")
    assert panel.model.entry.hands == (None, Points(text), Points("8"), None)
    assert score.entry == panel.model.entry
    assert not panel.foot.enter.isEnabled()
    assert said in row.accessibleName()


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize(("key", "shift"), [(Qt.Key.Key_Z, True), (Qt.Key.Key_Y, False)])
def test_what_was_undone_in_a_field_is_done_again_there(
    qtbot: QtBot, score: ScoreSession, key: Qt.Key, *, shift: bool
) -> None:
    begin(qtbot, score, "fenghua")
    panel = panel_of(qtbot, score)
    panel.switch.side("points").click()
    field = panel.rows[0].points.edit
    control = Qt.KeyboardModifier.ControlModifier
    QTest.keyClicks(field, "12")
    QTest.keyClick(field, Qt.Key.Key_Z, control)
    assert not field.text()
    QTest.keyClick(field, key, control | Qt.KeyboardModifier.ShiftModifier if shift else control)
    assert field.text() == "12"


@pytest.mark.thorough
def test_every_change_is_kept_at_once(qtbot: QtBot, score: ScoreSession) -> None:
    begin(qtbot, score, "pung-chow")
    panel = panel_of(qtbot, score)
    panel.switch.side("points").click()
    for number, letter in enumerate("20+8", start=1):
        QTest.keyClicks(panel.rows[0].points.edit, letter)
        assert score.entry.hands[0] == Points("20+8"[:number])
    settle(qtbot, score)
    assert score.sheet is not None
    assert score.sheet.draft.hands[0] == Points("20+8")
    again = panel_of(qtbot, score)
    assert again.rows[0].points.edit.text() == "20+8"
