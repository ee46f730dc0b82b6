"""The page "Now" has room in the narrow drawer, also in large text: nothing on it is cut at the side."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from peling.advice.outlook import outlooks
from peling.core.actions import Discard
from peling.core.view import PlayerView
from peling.rulebooks import RULE_SETS, rule_set
from peling_app.kit.model.theme import Theme
from peling_app.platform.i18n import Translations
from peling_app.platform.preferences import Preferences
from peling_app.platform.resources import load_fonts
from peling_app.platform.settings import Language
from peling_app.play.tutor.model.tutor import TutorModel
from peling_app.play.tutor.view.panel import TutorPanel
from peling_app.play.tutor.view.side import DRAWER
from tests.app.play.tutor.fakes import StillSession
from tests.app.play.tutor.positions import own_turn
from tests.app.play.tutor.test_first_times import POSITIONS
from tests.engine.advice.positions_walk import moments

TIGHT = {
    "nine in a run": ("pung-chow", own_turn("B1 B2 B3 B4 B5 B6 B7 B8 B9 D1 D1 C4 C9 E", "E")),
    "a kong": POSITIONS["kong-claim"],
    "standing": POSITIONS["standing"],
}
"""Positions in which much stands side by side, each with its book."""


def cut(qtbot: QtBot, theme: Theme, view: PlayerView, book: str) -> int:
    """Return by how many pixels the page of a position is too wide for the drawer; 0: it has room."""
    session = StillSession(view, rules=rule_set(book))
    model = TutorModel(session)
    panel = TutorPanel(model, theme)
    qtbot.addWidget(panel)
    panel.resize(DRAWER, 600)
    panel.show()
    found = outlooks(view, session.rules)
    for one in [one for one in found if isinstance(one.action, Discard)][:2]:
        model.look_at(one.action)
    session.weighed.emit(found)
    for fold in panel.now.folds:
        fold.line.click()
    QApplication.processEvents()
    area = next(area for area in panel.findChildren(QScrollArea) if area.isAncestorOf(panel.now))
    page = area.widget()
    assert page is not None
    return max(0, page.minimumSizeHint().width() - area.viewport().width())


@pytest.fixture(params=[Language.ENGLISH, Language.GERMAN])
def large(request: pytest.FixtureRequest, qtbot: QtBot, english: Translations) -> Theme:  # noqa: ARG001
    """Return text of 150 % in each language."""
    english.use(request.param)
    load_fonts()
    preferences = Preferences()
    preferences.update(text_zoom=150)
    return Theme(preferences)


@pytest.mark.parametrize("case", TIGHT)
def test_nothing_is_cut_in_large_text(qtbot: QtBot, large: Theme, case: str) -> None:
    book, view = TIGHT[case]
    assert cut(qtbot, large, view, book) == 0


@pytest.mark.parametrize("book", RULE_SETS)
def test_nothing_is_cut_in_any_book(qtbot: QtBot, large: Theme, book: str) -> None:
    for view, _ in moments(book, 2, every=30):
        assert cut(qtbot, large, view, book) == 0


@pytest.mark.nightly
@pytest.mark.parametrize("book", RULE_SETS)
def test_nothing_is_cut_in_whole_deals(qtbot: QtBot, large: Theme, book: str) -> None:
    for view, _ in moments(book, 7, every=4):
        assert cut(qtbot, large, view, book) == 0
