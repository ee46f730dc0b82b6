"""The plates and the discards of the players beside a decision.

In a file of their own: a window that tests have in common is styled anew for each size of text.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
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


@pytest.mark.parametrize("zoom", [100, 150])
@pytest.mark.parametrize(("width", "high"), [(96, 40), (102, 60), (150, 90), (270, 150)])
def test_discards_lie_in_their_room_and_under_no_word(qtbot: QtBot, zoom: int, width: int, high: int) -> None:
    """With large text in the least window *discards* stood on the tiles, and they left their row."""
    context = make_context()
    context.preferences.update(text_zoom=zoom, text_by_system=False)
    position = Position(context.theme)
    qtbot.addWidget(position)
    area = QRectF(0, 0, width, high)
    for count in range(25):
        for headed in (False, True):
            word, boxes = position.river(count, area, headed=headed)
            assert len(boxes) == count
            assert headed or word is None
            assert all(area.contains(box) for box in boxes)
            assert word is None or not any(box.intersects(word) for box in boxes)
            assert word is None or area.contains(word)
