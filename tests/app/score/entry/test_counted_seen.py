"""What the chosen hand counts is seen beside the tiles, in every language."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from peling_app.platform.settings import LANGUAGES, Language
from peling_app.score.view.page import ScorePage
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.main_window import MainWindow
from tests.app.score.evenings import SETUP, settle
from tests.app.score.panels import StillScore, panel_of
from tests.by_day import by_day
from tests.end2end.pictures.score.shots_score_entry import tiles
from tests.end2end.stage import MIDDLE


@pytest.mark.thorough
@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES))
def test_several_lines_of_what_a_hand_counts_are_seen(
    qtbot: QtBot, window: MainWindow, context: AppContext, page: ScorePage, language: Language
) -> None:
    """In German the buttons below them took two lines, and of the list one was left."""
    window.resize(MIDDLE)
    page.score.new(SETUP)
    settle(qtbot, page.score)
    context.preferences.update(language=language)
    tiles(page.sheet.entry, page.score)
    for _ in range(20):
        QApplication.processEvents()
    score = page.sheet.entry.score
    rows = [one for one in score.children() if isinstance(one, QWidget) and one.height() > 15]
    whole = [one for one in rows if one.visibleRegion().boundingRect().height() == one.height()]
    assert len(whole) > 2, "the heading and one line"
    context.preferences.update(language=Language.ENGLISH)


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("points", ["40", "20+20", "5"])
def test_who_gave_the_winning_tile_is_said_beside_what_points_come_to(qtbot: QtBot, points: str) -> None:
    """A sum, or that a number is unusual, took the place of it."""
    panel = panel_of(qtbot, StillScore("pung-chow"))
    panel.model.set_all_by_points(on=True)
    panel.model.toggle_winner(1)
    panel.model.toggle_giver(2)
    panel.model.set_points(1, points)
    said = panel.rows[1].points.said.text()
    assert "West" in said
    assert ("·" in said) is (points != "40")
