"""Enter marks what can be marked where no button of the entry says Enter, and never takes a mark back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling.ledger.entry import empty_deal
from peling.rulebooks import rule_set_ids
from peling_app.kit.view.controls import ToggleButton
from peling_app.score.view.entry.entry import EntryPanel
from tests.app.score.panels import StillScore, focus, key, panel_of
from tests.by_day import by_day

LEAST = 4
"""*Drawn deal*, and of whom the winning tile came: of each of the others."""


def toggles(panel: EntryPanel) -> list[ToggleButton]:
    """Return what can be marked and is seen."""
    return [one for one in panel.findChildren(ToggleButton) if one.isVisible() and one.isEnabled()]


@pytest.mark.thorough
@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("book", by_day({"pung-chow", "four-winds"}, rule_set_ids()))
def test_enter_marks_what_has_the_focus(qtbot: QtBot, book: str) -> None:
    """On *Drawn deal*, and on who gave the tile, Enter did nothing, while it opened what stands beside."""
    panel = panel_of(qtbot, StillScore(book))
    for number in range(LEAST):
        panel.model.change(empty_deal(4))
        panel.model.set_all_by_points(on=False)
        panel.model.toggle_winner(0)
        QApplication.processEvents()
        assert len(toggles(panel)) >= LEAST
        assert not panel.says_enter
        focus(qtbot, toggles(panel)[number])
        for _ in range(2):
            held = QApplication.focusWidget()
            assert isinstance(held, ToggleButton)
            key(held, Qt.Key.Key_Return)
            QApplication.processEvents()
            held = QApplication.focusWidget()
            assert isinstance(held, ToggleButton)
            assert held.isChecked(), held.text()


@pytest.mark.usefixtures("english")
def test_by_points_enter_marks_a_drawn_deal_as_long_as_none_can_be_entered(qtbot: QtBot) -> None:
    """The button that enters the deal says Enter there too, and took it while it was off."""
    score = StillScore("pung-chow-limit")
    panel = panel_of(qtbot, score)
    panel.model.set_all_by_points(on=True)
    QApplication.processEvents()
    focus(qtbot, panel.foot.drawn)
    key(panel.foot.drawn, Qt.Key.Key_Return)
    assert panel.foot.drawn.isChecked()
    assert not score.submitted
    assert panel.says_enter
    key(panel.foot.drawn, Qt.Key.Key_Return)
    assert panel.foot.drawn.isChecked()
    assert score.submitted


@pytest.mark.usefixtures("english")
def test_where_a_button_says_enter_it_is_its_key(qtbot: QtBot) -> None:
    score = StillScore("pung-chow")
    panel = panel_of(qtbot, score)
    panel.model.set_all_by_points(on=True)
    panel.model.toggle_winner(0)
    for place in panel.model.order:
        panel.model.set_points(place, "20")
    QApplication.processEvents()
    focus(qtbot, panel.foot.drawn)
    assert panel.says_enter
    key(panel.foot.drawn, Qt.Key.Key_Return)
    assert not panel.foot.drawn.isChecked()
    assert score.submitted
