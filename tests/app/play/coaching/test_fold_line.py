"""A line of the tutor that opens: its mark and the ring of the focus."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from peling_app.kit.view.parts import Scale
from peling_app.play.tutor.view.fold import MARK, FoldLine
from tests.end2end.stage import make_context


@pytest.mark.parametrize("is_open", [False, True])
@pytest.mark.parametrize("width", [260, 420])
def test_the_ring_of_the_focus_keeps_off_the_mark_of_a_line_that_opens(
    qtbot: QtBot, width: int, *, is_open: bool
) -> None:
    """Of an open one it was drawn through the mark."""
    theme = make_context().theme
    line = FoldLine(Scale(theme), "What goes together in your hand", "What goes together", "")
    qtbot.addWidget(line)
    line.setChecked(is_open)
    line.resize(width, line.heightForWidth(width))
    line.show()
    line.activateWindow()
    qtbot.waitUntil(line.isActiveWindow)
    seen = []
    for leave_or_take in (line.clearFocus, line.setFocus):
        leave_or_take()
        seen.append(line.grab().toImage())
    plain, ringed = seen
    rows = range(line.height() // 2 - 5, line.height() // 2 + 6)
    ground = plain.pixelColor(0, 8)
    mark = [x for x in range(MARK) for y in rows if plain.pixelColor(x, y) != ground]
    ring = [x for x in range(MARK) for y in rows if plain.pixelColor(x, y) != ringed.pixelColor(x, y)]
    assert max(ring) + 1 < min(mark)
    assert max(mark) + 2 < MARK, "nor does the mark touch the words"
