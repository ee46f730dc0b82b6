"""Keys go through the hands of tiles as they lie: Enter on, the arrows to the players over and below."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from peling.rules.draft import Place
from peling_app.score.view.entry.entry import EntryPanel
from tests.app.score.panels import StillScore, focus, key, panel_of
from tests.end2end.pictures.score.shots_score_entry import tiles


@pytest.fixture
def panel(qtbot: QtBot, english: object) -> EntryPanel:  # noqa: ARG001 - the language comes first
    score = StillScore("pung-chow-limit")
    made = panel_of(qtbot, score)
    made.score_session = score  # type: ignore[attr-defined]  # lives as long as the panel
    return made


def test_the_keys_go_from_place_to_place_and_from_hand_to_hand(qtbot: QtBot, panel: EntryPanel) -> None:
    first, second = (panel.rows[place].hand.places for place in (0, 1))
    focus(qtbot, first[Place.KONGS])
    key(first[Place.KONGS], Qt.Key.Key_Down)
    assert second[Place.KONGS].hasFocus()
    assert panel.model.chosen == 1
    key(second[Place.KONGS], Qt.Key.Key_Up)
    assert first[Place.KONGS].hasFocus()
    key(first[Place.KONGS], Qt.Key.Key_Up)
    assert panel.rows[3].hand.places[Place.KONGS].hasFocus(), "over the first comes the last, as in fields"
    key(panel.rows[3].hand.places[Place.KONGS], Qt.Key.Key_Down)
    key(first[Place.KONGS], Qt.Key.Key_Return)
    qtbot.waitUntil(first[Place.CONCEALED].hasFocus)
    key(first[Place.CONCEALED], Qt.Key.Key_PageDown)
    qtbot.waitUntil(panel.rows[1].hand.places[Place.CONCEALED].hasFocus)
    assert panel.model.chosen == 1
    key(panel.rows[1].hand.places[Place.CONCEALED], Qt.Key.Key_PageUp)
    qtbot.waitUntil(first[Place.CONCEALED].hasFocus)


def test_up_and_down_lead_to_the_same_place_or_to_where_typing_begins(
    qtbot: QtBot, panel: EntryPanel
) -> None:
    """Only the winner has a winning tile, and who has points has a field."""
    panel.model.toggle_winner(0)
    panel.model.set_by_points(2, on=True)
    won = panel.rows[0].hand.places[Place.WINNING]
    focus(qtbot, won)
    key(won, Qt.Key.Key_Down)
    second = panel.rows[1].hand.places
    assert second[Place.CONCEALED].hasFocus()
    focus(qtbot, second[Place.EXPOSED])
    key(second[Place.EXPOSED], Qt.Key.Key_Down)
    assert panel.rows[2].points.edit.hasFocus()


def test_up_and_down_lead_first_to_the_other_lines_of_a_hand(qtbot: QtBot, panel: EntryPanel) -> None:
    tiles(panel, None)  # type: ignore[arg-type]  # it needs no window
    panel.resize(400, 900)
    panel.model.choose(2)
    places = panel.rows[2].hand.places
    seen = [shown for shown in places.values() if shown.isVisible()]
    upper, lower = seen[0], seen[-1]
    assert upper.y() < lower.y(), "there are lines"
    focus(qtbot, lower)
    key(lower, Qt.Key.Key_Up)
    now = next(shown for shown in seen if shown.hasFocus())
    assert now.y() < lower.y()
    assert panel.model.chosen == 2
    focus(qtbot, lower)
    key(lower, Qt.Key.Key_Down)
    assert panel.model.chosen == 3
