"""A line of the tutor that opens: its mark, the ring of the focus, and what it opens."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from peling_app.kit.view.parts import Scale
from peling_app.play.tutor.model.tutor import TutorModel
from peling_app.play.tutor.view.fold import LEAST, MARK, FoldLine
from peling_app.play.tutor.view.panel import TutorPanel
from tests.app.play.tutor.fakes import StillSession
from tests.app.play.tutor.positions import own_turn
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


@pytest.mark.parametrize("high", [330, 420, 500])
def test_what_a_line_opens_is_seen_from_its_beginning(qtbot: QtBot, high: int) -> None:
    """Near the lower edge it opened below what is seen, as if nothing had happened."""
    panel = TutorPanel(TutorModel(StillSession(own_turn())), make_context().theme)
    qtbot.addWidget(panel)
    panel.resize(392, high)
    with qtbot.waitExposed(panel):
        panel.show()
    area = next(one for one in panel.findChildren(QScrollArea) if one.isAncestorOf(panel.now))
    assert panel.now.folds
    for fold in panel.now.folds:
        area.ensureWidgetVisible(fold.line, 0, 0)
        fold.line.click()
        qtbot.wait(50)
        for _ in range(5):
            QApplication.processEvents()
        assert fold.content is not None
        top = fold.mapTo(area.viewport(), QPoint()).y()
        assert top >= 0
        assert top + fold.height() <= area.viewport().height() or top < LEAST
