"""Sets can be laid open after the hand, also where the winning tile lies in it."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling.core.notation import parse_tiles
from peling.rulebooks import rule_set_ids
from peling.rules.draft import Place
from tests.app.score.panels import StillScore, panel_of
from tests.by_day import by_day


@pytest.mark.thorough
@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("book", by_day({"pung-chow", "fenghua"}, rule_set_ids()))
def test_a_set_has_its_place_behind_a_hand_with_its_winning_tile(qtbot: QtBot, book: str) -> None:
    """Of a winner with eleven tiles in the hand three were still to be laid: nowhere."""
    panel = panel_of(qtbot, StillScore(book), (1000, 836))
    panel.model.set_all_by_points(on=False)
    panel.model.toggle_winner(0)
    panel.model.choose(0)
    hand, shown = panel.model.hand(0), panel.rows[0].hand

    def typed(place: Place, text: str) -> None:
        shown.begin(place)
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClicks(focus, text)
        QApplication.processEvents()

    typed(Place.CONCEALED, "b234567d456c88")
    assert hand.draft.missing == 3
    for place in (Place.EXPOSED, Place.KONGS):
        assert shown.places[place].isVisible(), place
    typed(Place.EXPOSED, "rrr ")
    assert hand.draft.tiles(Place.EXPOSED) == parse_tiles("R R R")
    typed(Place.WINNING, "d6 ")
    assert hand.draft.concealed == parse_tiles("B2 B3 B4 B5 B6 B7 D4 D5 C8 C8")
    assert panel.model.rows[0].error == ""
