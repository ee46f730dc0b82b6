"""An evening of people with long names, and with a long title, stays within its window with all sums."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.platform.preferences import Preferences
from peling_app.score.model.evenings.evening import EveningModel
from peling_app.score.session import ScoreSession
from peling_app.score.view.evening.content import EveningContent
from peling_app.score.view.large.cards import NameCard
from peling_app.score.view.large.page import LargeEntryPage
from tests.app.score.evenings import EVENING, SETUP, enter_all, settle
from tests.by_day import by_day

LONG = ("Annegret-Charlotte Müller", "Maximilian Wolfgang", "Jo", "Bartholomäus Friedrich")
WIDEST = ("1" + "W" * 23, "2" + "W" * 23, "3" + "W" * 23, "4" + "W" * 23)
CASES = [(width, zoom) for width in (960, 1376) for zoom in (100, 150)]


@pytest.mark.parametrize(("width", "zoom"), by_day([(960, 150)], CASES, several=True))
def test_long_names_and_titles_push_no_sum_out_of_sight(
    qtbot: QtBot, score: ScoreSession, width: int, zoom: int
) -> None:
    score.new(replace(SETUP, players=WIDEST, title="W" * 60, where="M" * 40))
    settle(qtbot, score)
    enter_all(qtbot, score, EVENING[:1])
    preferences = Preferences(None)
    preferences.update(text_zoom=zoom, text_by_system=False)
    content = EveningContent(Theme(preferences))
    qtbot.addWidget(content)
    content.fit(width, 1.0)
    content.show_page(EveningModel(score).page)
    content.resize(width, 900)
    content.show()
    assert content.minimumSizeHint().width() <= width
    wider = [one.text() for one in content.findChildren(QLabel) if one.geometry().right() > width]
    assert wider == []


@pytest.mark.parametrize("width", [1280, 1440])
def test_whoever_may_have_won_is_read_in_full(
    qtbot: QtBot, score: ScoreSession, large: LargeEntryPage, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    score.new(replace(SETUP, players=LONG))
    settle(qtbot, score)
    large.window().resize(QSize(width, 860))
    cut, shown = paint.cut, []

    def noted(painter: QPainter, text: str, room: float) -> str:
        shown.append((text, cut(painter, text, room)))
        return shown[-1][1]

    monkeypatch.setattr(paint, "cut", noted)
    for card in large.findChildren(NameCard):
        card.grab()
    assert {text for text, _ in shown} >= set(LONG)
    assert [text for text, seen in shown if text in LONG and text != seen] == []


@pytest.mark.parametrize("names", [SETUP.players, tuple(f"{'W' * 60}{place}" for place in range(4))])
def test_a_card_repeats_its_name_in_a_tip_only_where_the_name_is_cut(
    qtbot: QtBot, score: ScoreSession, large: LargeEntryPage, names: tuple[str, ...]
) -> None:
    """The tip of the card in focus said the same once more, and lay over the row below."""
    score.new(replace(SETUP, players=names))
    settle(qtbot, score)
    large.window().resize(QSize(1024, 700))
    cards = large.findChildren(NameCard)
    for card in cards:
        card.grab()
    assert len(cards) == len(names)
    assert [name in card.toolTip() for card, name in zip(cards, names, strict=True)] == [
        names is not SETUP.players
    ] * len(names)
    assert all(name in card.accessibleName() for card, name in zip(cards, names, strict=True))
