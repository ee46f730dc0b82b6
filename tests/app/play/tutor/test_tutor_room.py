"""The page "Now" has room in the narrow drawer, also in large text: nothing on it is cut at the side."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFrame, QScrollArea, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from peling.advice.outlook import outlooks
from peling.core.actions import Discard
from peling.core.tiles import Wind
from peling.core.view import PlayerView
from peling.rulebooks import RULE_SETS, rule_set
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.layouts import laid_out
from peling_app.kit.view.parts import Scale, Words
from peling_app.learn.session import LearnSession
from peling_app.platform.i18n import Translations
from peling_app.platform.preferences import Preferences
from peling_app.platform.resources import load_fonts
from peling_app.platform.settings import LANGUAGES, Language
from peling_app.play.tutor.model.first_times import FirstTimes
from peling_app.play.tutor.model.tutor import TutorModel
from peling_app.play.tutor.view import fitting
from peling_app.play.tutor.view.coach_table import LEAST_BARS, head_of_bars
from peling_app.play.tutor.view.panel import TutorPanel
from peling_app.play.tutor.view.side import DRAWER
from tests.app.play.table import fenghua_games
from tests.app.play.table.moments.ends import Ending, eight_flowers, washed
from tests.app.play.tutor.fakes import StillSession
from tests.app.play.tutor.positions import discard_of_west, own_turn
from tests.app.play.tutor.test_first_times import POSITIONS
from tests.by_day import by_day
from tests.engine.advice.positions_walk import moments

BOOKS = by_day({"fenghua"}, RULE_SETS)
"""By day the book with flowers and wild tiles, of which most is said; the others at night."""
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


@pytest.fixture(params=by_day([Language.GERMAN], LANGUAGES))
def large(request: pytest.FixtureRequest, qtbot: QtBot, english: Translations) -> Theme:  # noqa: ARG001
    """Return text of 150 % in each language."""
    english.use(request.param)
    load_fonts()
    preferences = Preferences()
    preferences.update(text_zoom=150)
    return Theme(preferences)


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("case", TIGHT)
def test_nothing_is_cut_in_large_text(qtbot: QtBot, large: Theme, case: str) -> None:
    book, view = TIGHT[case]
    assert cut(qtbot, large, view, book) == 0


@pytest.mark.nightly  # by day in large text, above
@pytest.mark.parametrize("large", by_day([Language.GERMAN], LANGUAGES), indirect=True)
@pytest.mark.parametrize("book", BOOKS)
def test_nothing_is_cut_in_any_book(qtbot: QtBot, large: Theme, book: str) -> None:
    for view, _ in moments(book, 2, every=30):
        assert cut(qtbot, large, view, book) == 0


@pytest.mark.nightly
@pytest.mark.parametrize("book", RULE_SETS)
def test_nothing_is_cut_in_whole_deals(qtbot: QtBot, large: Theme, book: str) -> None:
    for view, _ in moments(book, 7, every=4):
        assert cut(qtbot, large, view, book) == 0


def said(panel: TutorPanel) -> int:
    """Return where the last claim that is allowed ends, in the part of the page that is in sight."""
    area = next(area for area in panel.findChildren(QScrollArea) if area.isAncestorOf(panel.now))
    ends = [card.mapTo(area, QPoint(0, card.height())).y() for card in panel.now.cards if card.card.legal]
    return area.viewport().height() - max(ends)


def let_lay_out() -> None:
    """Let a page take its form: a bar for scrolling comes, and texts wrap anew."""
    for _ in range(4):
        QApplication.processEvents()


@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES))
@pytest.mark.parametrize("size", by_day([(DRAWER, 490)], [(DRAWER, 490), (392, 852), (520, 1390)]))
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
        assert said(panel) >= 0
        preferences.update(text_zoom=150)
        let_lay_out()
        again = panel.now.first
        assert again is not None
        assert again.is_folded is (size[0] < 500), "larger text leaves it no room"
        assert again.is_folded or said(panel) >= 0
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


@pytest.mark.thorough
@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES))
@pytest.mark.parametrize("topic", by_day(list(CLAIMED)[::2], CLAIMED))
def test_a_claim_is_said_without_scrolling(
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


def wait() -> None:
    """Let all that is put off for a moment be done, and what comes of it."""
    QTest.qWait(40)


def pressed(panel: TutorPanel) -> list[str]:
    """Return the words on the page that have less height than their lines need."""
    shown = [one for one in panel.now.findChildren(Words) if one.isVisible() and one.hasHeightForWidth()]
    return [one.text() for one in shown if one.heightForWidth(one.width()) > one.height()]


@pytest.mark.parametrize("high", by_day([600], [600, 834]))
def test_what_comes_on_the_page_presses_nothing_together(qtbot: QtBot, theme: Theme, high: int) -> None:
    """Lines lay over each other where something was asked on a page whose hint had been left out."""
    game = fenghua_games.eight_flowers()
    view = game.view
    assert view is not None
    learn = LearnSession()
    session = StillSession(view, rules=game.rules)
    model = TutorModel(session, None, FirstTimes(lambda: learn))
    panel = TutorPanel(model, theme)
    qtbot.addWidget(panel)
    panel.resize(392, high)
    panel.show()
    found = outlooks(view, session.rules)
    flower = next(one for one in found if isinstance(one.action, Discard) and one.action.tile.is_bonus)
    for shown in (view, fenghua_games.own_turn().view, view):
        session.view = shown
        session.changed.emit()
        wait()
        if shown is view:
            model.look_at(flower.action)
            session.weighed.emit(found)
            wait()
    assert panel.now.findChildren(Words)
    assert pressed(panel) == []


def between_lines(panel: TutorPanel) -> list[int]:
    """Return how much stands between each two lines of the page that follow one another."""
    page = panel.now
    parts = [one for one in page.findChildren(QWidget) if one.isVisible() and one.height() > 0]
    lines = sorted(
        one.mapTo(page, QPoint()).y() for one in parts if isinstance(one, QFrame) and one.maximumHeight() == 1
    )
    tops = [one.mapTo(page, QPoint()).y() for one in parts if isinstance(one, Words | QAbstractButton)]
    return [sum(upper < top < lower for top in tops) for upper, lower in pairwise(lines)]


@pytest.mark.thorough
def test_no_two_lines_stand_over_nothing(qtbot: QtBot, theme: Theme) -> None:
    game = washed(Wind.EAST)
    view = game.view
    assert view is not None
    learn = LearnSession()
    session = StillSession(view, rules=game.rules)
    panel = TutorPanel(TutorModel(session, None, FirstTimes(lambda: learn)), theme)
    qtbot.addWidget(panel)
    seen = set()
    for high in range(520, 1000, 40):
        panel.resize(392, high)
        panel.show()
        wait()
        found = between_lines(panel)
        seen.add(len(found))
        assert all(found), f"{high} pixels high: {found}"
    assert len(seen) > 1, "where there is little room the hint how to ask goes, with its line"


@pytest.mark.parametrize("end", [eight_flowers, washed])
def test_a_hand_laid_open_in_long_rows_has_room(
    qtbot: QtBot, large: Theme, end: Callable[[], Ending]
) -> None:
    game = end()
    game.end()
    assert game.view is not None
    assert game.state is not None
    session = StillSession(game.view, rules=game.rules, result=game.state.result)
    panel = TutorPanel(TutorModel(session), large)
    qtbot.addWidget(panel)
    panel.resize(DRAWER, 600)
    panel.show()
    wait()
    area = next(area for area in panel.findChildren(QScrollArea) if area.isAncestorOf(panel.now))
    page = area.widget()
    assert page is not None
    assert page.minimumSizeHint().width() <= area.viewport().width()


def test_the_head_over_the_bars_of_the_coach_is_whole_where_they_are_narrowest(
    theme: Theme, english: Translations
) -> None:
    for language in LANGUAGES:
        english.use(language)
        for zoom in (100, 150):
            theme.preferences.update(text_zoom=zoom, text_by_system=False)
            metrics = QFontMetricsF(Scale(theme).text(12.5))
            said = head_of_bars(metrics, LEAST_BARS)
            assert metrics.horizontalAdvance(said) <= LEAST_BARS, said
            assert head_of_bars(metrics, 400) != said


def seen(panel: TutorPanel, begin: str) -> list[QRect]:
    """Return where words that begin so are seen in the panel, whole in height."""
    area = next(one for one in panel.findChildren(QScrollArea) if one.isAncestorOf(panel.now))
    port = QRect(area.viewport().mapTo(panel, QPoint()), area.viewport().size())
    every = [one for one in panel.findChildren(Words) if one.accessibleName().startswith(begin)]
    places = [QRect(one.mapTo(panel, QPoint()), one.size()) for one in every if one.isVisible()]
    return [place for place in places if port.contains(place)]


def scrolled_to_what_would_come(qtbot: QtBot, theme: Theme, high: int) -> tuple[TutorPanel, QScrollBar]:
    """Return a panel of this height in which a tile is looked at, with its bar."""
    session = StillSession(own_turn())
    model = TutorModel(session)
    panel = TutorPanel(model, theme)
    qtbot.addWidget(panel)
    panel.resize(392, high)
    with qtbot.waitExposed(panel):
        panel.show()
    assert len(seen(panel, "Discard a tile.")) == 1
    found = outlooks(own_turn(), session.rules)
    model.look_at(found[0].action)
    session.weighed.emit(found)
    area = next(one for one in panel.findChildren(QScrollArea) if one.isAncestorOf(panel.now))
    bar = area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.value() > 0)
    let_lay_out()
    return panel, bar


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("high", [330, 420])
def test_what_is_asked_stays_in_sight_when_what_would_come_of_a_tile_is_scrolled_to(
    qtbot: QtBot, theme: Theme, high: int
) -> None:
    panel, _ = scrolled_to_what_would_come(qtbot, theme, high)
    asked, come = seen(panel, "Discard a tile."), seen(panel, "If you discard")
    assert len(asked) == len(come) == 1
    assert asked[0].bottom() < come[0].top()


def test_what_is_asked_lies_over_nothing_that_has_the_focus(qtbot: QtBot, theme: Theme) -> None:
    panel, bar = scrolled_to_what_would_come(qtbot, theme, 330)
    panel.now.folds[0].line.setFocus()
    qtbot.waitUntil(lambda: not seen(panel, "Discard a tile."))
    panel.focus_tabs()
    qtbot.waitUntil(lambda: len(seen(panel, "Discard a tile.")) == 1)
    bar.setValue(0)
    assert len(seen(panel, "Discard a tile.")) == 1, "the head itself"


def test_what_is_asked_follows_nothing_when_the_page_that_asked_it_has_gone(
    qtbot: QtBot, theme: Theme
) -> None:
    """What a page has goes one by one: the bar is set and the focus leaves while some of it is left."""
    panel, bar = scrolled_to_what_would_come(qtbot, theme, 330)
    panel.now.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    bar.valueChanged.emit(0)
    panel.focus_tabs()


@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES))
@pytest.mark.parametrize("book", BOOKS)
def test_nothing_scrolls_on_an_own_turn_in_a_usual_window(
    qtbot: QtBot, english: Translations, book: str, language: Language
) -> None:
    """With what is new and what would come of a discard, tiles were named twice, the last of them hidden."""
    english.use(language)
    load_fonts()
    learn = LearnSession()
    own = next(view for view, _ in moments(book, 1) if view.offered is None)
    session = StillSession(own, rules=rule_set(book))
    model = TutorModel(session, None, FirstTimes(lambda: learn))
    panel = TutorPanel(model, Theme(Preferences()))
    qtbot.addWidget(panel)
    panel.resize(392, 852)
    panel.show()
    area = next(area for area in panel.findChildren(QScrollArea) if area.isAncestorOf(panel.now))
    found = outlooks(own, session.rules)
    session.weighed.emit(found)
    model.look_at(next(one.action for one in found if isinstance(one.action, Discard)))
    let_lay_out()
    assert panel.now.first is not None
    assert area.verticalScrollBar().maximum() == 0


def test_a_claim_in_a_low_panel_is_laid_out_three_times_at_most(
    qtbot: QtBot, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whole; with what is new as a line; without the hint. Each time takes a fifth of what a page takes."""
    times: list[int] = []
    lay_out = laid_out

    def count(page: QWidget, room: QSize, *changed: QWidget) -> int:
        height = lay_out(page, room, *changed)
        times.append(height)
        return height

    monkeypatch.setattr(fitting, "laid_out", count)
    learn = LearnSession()
    model = TutorModel(StillSession(discard_of_west()), firsts=FirstTimes(lambda: learn))
    panel = TutorPanel(model, theme)
    qtbot.addWidget(panel)
    panel.resize(DRAWER, 490)
    panel.show()
    let_lay_out()
    times.clear()
    panel.now.show_page(model.now, model.advice, Scale(theme), model.what_if)
    let_lay_out()
    assert panel.now.first is not None
    assert panel.now.first.is_folded
    assert 0 < len(times) <= 3
