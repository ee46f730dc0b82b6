"""Nothing of the start of Learn is wider than the window, however much there is to show."""

from __future__ import annotations

from datetime import timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from peling.core.tiles import tile
from peling.lessons.courses import guided_deal
from peling.lessons.learnt import PageDone
from peling_app.learn.model.day import DayModel
from peling_app.learn.view.start import WayButton
from peling_app.learn.view.today.day import Lying
from peling_app.platform.settings import Language
from peling_app.play.habits.store import HabitsStore
from tests.app.learn.mistaken import mistaken
from tests.app.learn.today.stage import BOOK, Stage, stage
from tests.by_day import by_day

__all__ = ["stage"]

LYING = tuple(tile(f"{suit}{number}") for suit in "BCD" for number in range(1, 10)) * 2
"""More discards than a hand of the day ever has."""


@pytest.mark.thorough
@pytest.mark.parametrize("language", by_day([Language.GERMAN], [Language.ENGLISH, Language.GERMAN]))
def test_with_many_discards_and_mistakes_the_page_stays_in_a_small_window(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, language: Language
) -> None:
    monkeypatch.setattr(HabitsStore, "deals", property(lambda _store: mistaken()))
    start = stage.page.start
    qtbot.waitUntil(lambda: bool(start.day.model.tiles), timeout=20_000)
    monkeypatch.setattr(DayModel, "discards", property(lambda _model: LYING))
    stage.window.resize(1024, 700)
    stage.window.context.preferences.update(language=language)
    start.retranslate()
    qtbot.waitUntil(lambda: start.mistakes.isVisible() and start.width() == 1024)
    scroller = start.scroller
    qtbot.waitUntil(lambda: start.column.minimumSize().width() <= scroller.viewport().width(), timeout=2_000)
    qtbot.waitUntil(lambda: scroller.horizontalScrollBar().maximum() == 0)


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
def test_nothing_moves_when_the_hand_of_the_day_has_been_dealt(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, size: tuple[int, int]
) -> None:
    """In a small window discards came in two lines, and who pressed a button below pressed another."""
    start = stage.page.start
    stage.window.resize(*size)
    QApplication.processEvents()
    monkeypatch.setattr(DayModel, "discards", property(lambda model: LYING[: 21 if model.tiles else 0]))
    # A hand that is dealt when this says so, and not when a thread happens to have it.
    deal, asked = stage.learn.find_day_hand, []
    monkeypatch.setattr(stage.learn, "find_day_hand", lambda *hand: asked.append(hand))
    stage.time.today += timedelta(days=1)
    start.day.model.show_book(BOOK)
    QApplication.processEvents()
    before = start.day.hand.isVisible(), start.day.height()
    deal(*asked[0])
    qtbot.waitUntil(lambda: bool(start.day.model.tiles), timeout=20_000)
    qtbot.waitUntil(start.day.hand.isVisible)
    assert before == (False, start.day.height())


@pytest.mark.nightly  # by day what comes later, below
@pytest.mark.parametrize(("language", "rows"), [(Language.ENGLISH, 1), (Language.GERMAN, 2)])
def test_ways_to_practise_take_few_lines_when_one_has_a_tick(
    stage: Stage, language: Language, rows: int
) -> None:
    """The tick of the guided deal made one line two, and of two lines three."""
    start = stage.page.start
    stage.window.resize(1440, 900)
    stage.window.context.preferences.update(language=language)
    stage.learn.do(PageDone(guided_deal("pung-chow").id))
    start.retranslate()
    QApplication.processEvents()
    ways = [card for card in start.cards.values() if isinstance(card, WayButton)]
    assert any(way.is_done for way in ways)
    assert len({way.y() for way in ways}) == rows


@pytest.mark.nightly  # by day nothing moves, above
@pytest.mark.parametrize(("width", "height"), [(1024, 700), (1440, 900)])
def test_the_head_of_the_discards_stands_beside_their_first_row(
    stage: Stage, qtbot: QtBot, width: int, height: int
) -> None:
    """In a small window they need more lines than one, of which the last were empty: it stood there."""
    stage.window.resize(width, height)
    box = stage.page.start.day
    qtbot.waitUntil(lambda: bool(box.model.discards), timeout=60_000)
    (head,) = [one for one in box.findChildren(QLabel) if one.text() == "Discarded so far"]
    (lying,) = box.findChildren(Lying)
    qtbot.waitUntil(lambda: lying.first.height() > 0 and lying.height() > 0)

    def middle(one: QWidget) -> int:
        return one.mapTo(box, one.rect().center()).y()

    qtbot.waitUntil(lambda: abs(middle(head) - middle(lying.first)) <= 2)


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("zoom", by_day([100], [100, 150]))
@pytest.mark.parametrize("later", ["Then: 17 tomorrow, 5 on Thursday", "Danach: 4 morgen, 1 am Dienstag"])
@pytest.mark.parametrize("width", by_day([1024], [960, 1024, 1180, 1440, 1700]))
def test_what_comes_later_is_no_column_of_single_words(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, width: int, later: str, zoom: int
) -> None:
    """In a small window it stood in five lines beside the button."""
    monkeypatch.setattr("peling_app.learn.words.today.later", lambda *_: later)
    five = stage.page.start.five
    stage.window.context.preferences.update(
        language=Language.GERMAN if "morgen" in later else Language.ENGLISH, text_zoom=zoom
    )
    stage.page.start.retranslate()
    stage.window.resize(width, 700)
    for _ in range(5):
        QApplication.processEvents()
    assert five.later.text() == later
    metrics = five.later.fontMetrics()
    lines = metrics.boundingRect(0, 0, five.later.width(), 9999, Qt.TextFlag.TextWordWrap, later)
    below = five.later.y() >= five.begin.geometry().bottom()
    assert below or lines.height() <= 2 * metrics.lineSpacing()
    assert five.later.height() >= lines.height(), "all of it is seen"
    assert five.rect().contains(five.later.geometry())
