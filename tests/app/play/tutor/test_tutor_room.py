"""The page "Now" has room in the narrow drawer, also in large text: nothing on it is cut at the side."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from peling.advice.outlook import outlooks
from peling.core.actions import Discard
from peling.core.tiles import Wind
from peling.core.view import PlayerView
from peling.rulebooks import RULE_SETS, rule_set
from peling_app.kit.model.theme import Theme
from peling_app.learn.session import LearnSession
from peling_app.platform.i18n import Translations
from peling_app.platform.preferences import Preferences
from peling_app.platform.resources import load_fonts
from peling_app.platform.settings import Language
from peling_app.play.tutor.model.first_times import FirstTimes
from peling_app.play.tutor.model.tutor import TutorModel
from peling_app.play.tutor.view.panel import TutorPanel
from peling_app.play.tutor.view.side import DRAWER
from tests.app.play.tutor.fakes import StillSession
from tests.app.play.tutor.positions import discard_of_west, own_turn
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


def told(panel: TutorPanel) -> int:
    """Return where the last claim that is allowed ends, in the part of the page that is in sight."""
    area = next(area for area in panel.findChildren(QScrollArea) if area.isAncestorOf(panel.now))
    ends = [card.mapTo(area, QPoint(0, card.height())).y() for card in panel.now.cards if card.card.legal]
    return area.viewport().height() - max(ends)


def let_lay_out() -> None:
    """Let a page take its form: a bar for scrolling comes, and texts wrap anew."""
    for _ in range(4):
        QApplication.processEvents()


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
@pytest.mark.parametrize("size", [(DRAWER, 490), (392, 852), (520, 1390)])
def test_what_is_new_pushes_no_claim_out_of_sight(
    qtbot: QtBot, english: Translations, language: Language, size: tuple[int, int]
) -> None:
    """In windows of 1024 x 700, 1440 x 900 and 2560 x 1440; what is folded counts as not seen."""
    english.use(language)
    load_fonts()
    learn = LearnSession()
    session = StillSession(discard_of_west())
    model = TutorModel(session, None, FirstTimes(lambda: learn))
    preferences = Preferences()
    panel = TutorPanel(model, Theme(preferences))
    qtbot.addWidget(panel)
    panel.resize(*size)
    panel.show()
    let_lay_out()
    first = panel.now.first
    assert first is not None
    assert first.is_folded is (size[0] == DRAWER)
    assert bool(learn.known) is not first.is_folded
    if not first.is_folded:
        assert told(panel) >= 0
        preferences.update(text_zoom=150)
        let_lay_out()
        again = panel.now.first
        assert again is not None
        assert again.is_folded is (size[0] < 500), "larger text leaves it no room"
        assert again.is_folded or told(panel) >= 0
        return
    assert first.height() < 45, "it takes one line"
    first.line.click()
    QApplication.processEvents()
    assert first.got_it.isVisible(), "a click opens it"
    panel.resize(size[0], size[1] - 1)
    QApplication.processEvents()
    assert first.got_it.isVisible(), "and it stays open"


CLAIMED = {topic: (book, view) for topic, (book, view) in POSITIONS.items() if view.offer is not None}
"""Claims in which something is met for the first time, each with its book."""


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
@pytest.mark.parametrize("topic", CLAIMED)
def test_a_claim_is_told_without_scrolling(
    qtbot: QtBot, english: Translations, language: Language, topic: str
) -> None:
    """In a window of 1440 x 900, however much is new; only several claims at once may be more than a page."""
    english.use(language)
    load_fonts()
    learn = LearnSession()
    book, view = CLAIMED[topic]
    view = replace(view, round_wind=None if book == "pung-chow" else Wind.EAST)
    model = TutorModel(StillSession(view, rules=rule_set(book)), None, FirstTimes(lambda: learn))
    panel = TutorPanel(model, Theme(Preferences()))
    qtbot.addWidget(panel)
    panel.resize(392, 852)
    panel.show()
    let_lay_out()
    area = next(area for area in panel.findChildren(QScrollArea) if area.isAncestorOf(panel.now))
    over = area.verticalScrollBar().maximum()
    assert over == 0 or len([card for card in panel.now.cards if card.card.legal]) > 1, f"{over} px too high"
