"""The line over a winner's tiles: how he won and the sum stand there whole, or not at all."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from peling.lessons.drills.hands import won
from peling.lessons.drills.makers.score_questions import wish
from peling.rulebooks import RULE_SETS, rule_set
from peling_app.books.words import settlement
from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.parts import Scale
from peling_app.platform.i18n import Translations
from peling_app.platform.preferences import Preferences
from peling_app.platform.settings import Language
from peling_app.play.settle.model.hands import laid_hand
from peling_app.play.settle.view.hands import Hands
from tests.by_day import by_day

HAND_WIDTH = 660
"""The table of a settlement in the least window, in pixels."""


CASES = [(Language.GERMAN, 150), (Language.ENGLISH, 100)]


@pytest.mark.nightly  # by day test_settle_sizes.py
@pytest.mark.parametrize(("language", "zoom"), by_day(CASES[:1], CASES, several=True))
def test_nothing_but_a_name_is_cut_over_the_tiles_of_a_winner(
    qtbot: QtBot, english: Translations, monkeypatch: pytest.MonkeyPatch, language: Language, zoom: int
) -> None:
    """Beside a sum of eight lines *South goes out b…* stood over the hand."""
    english.use(language)
    preferences = Preferences(None)
    preferences.update(text_zoom=zoom)
    hands = Hands(Scale(Theme(preferences)))
    qtbot.addWidget(hands)
    hands.resize(HAND_WIDTH, 380)
    hands.show()
    lost = []
    whole = paint.cut

    def noted(painter: QPainter, text: str, width: float) -> str:
        shown = whole(painter, text, width)
        if text not in (shown, "Ada"):
            lost.append(text)
        return shown

    monkeypatch.setattr(paint, "cut", noted)
    for book in RULE_SETS:
        rules = rule_set(book)
        for seed in range(12):
            record, score = won(rules, random.Random(seed), wish(1 + seed % 5, rules))
            how = settlement.outcome(record.seat, record.win, record.seat)
            hands.show_hands((replace(laid_hand(record, score, rules, "Ada"), how=how),), 0)
            hands.grab()
    assert lost == []
