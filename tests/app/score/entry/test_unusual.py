"""Points that no hand of a book counts are named where they are typed, quietly: they come by meanwhile."""

import pytest
from pytestqt.qtbot import QtBot

from peling_app.score.view.entry.entry import EntryPanel
from tests.app.score.panels import StillScore, panel_of


def said(panel: EntryPanel, place: int) -> str:
    """Return what stands beside the points of a place."""
    return panel.rows[place].points.said.text()


@pytest.mark.thorough
def test_points_that_cannot_be_are_named_and_taken(qtbot: QtBot) -> None:
    panel = panel_of(qtbot, StillScore("pung-chow"), (1000, 836))
    model = panel.model
    model.set_all_by_points(on=True)
    model.toggle_winner(1)
    for place, text in enumerate(("13", "8", "4", "8")):
        model.set_points(place, text)
    assert said(panel, 0).startswith("Agnes: unusual")
    assert "22" in said(panel, 1)
    assert said(panel, 2) == said(panel, 3) == ""
    assert not any(row.error for row in model.rows), "what is typed is not marked as wrong"
    assert model.can_enter
    model.set_points(0, "12")
    model.set_points(1, "11*2")
    assert said(panel, 0) == ""
    assert "22" in said(panel, 1)
    assert "multiple" not in said(panel, 1)
