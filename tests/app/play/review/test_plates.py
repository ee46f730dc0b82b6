"""The plates of the players beside a decision.

In a file of their own: a window that tests have in common is styled anew for each size of text.
"""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from peling_app.play.review.model.scene import SeatRow
from peling_app.play.review.view.position import Position
from tests.end2end.stage import make_context


@pytest.mark.parametrize("zoom", [100, 125, 150])
def test_the_words_of_a_plate_stay_within_their_row(qtbot: QtBot, zoom: int) -> None:
    context = make_context()
    context.preferences.update(text_zoom=zoom, text_by_system=False)
    position = Position(context.theme)
    qtbot.addWidget(position)
    row = SeatRow("E", "Ann", "East, dealt", (), (), ())
    for high in (24, 36, 50, 90):
        lines = position.plate_lines(row, high)
        assert lines[0][0] == "Ann"
        assert len(lines) == 1 or sum(line[3] for line in lines) <= high
    assert len(position.plate_lines(row, 90)) == 2
