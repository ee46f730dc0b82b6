"""The reason on a card of tiles is written whole, however long it is, and no longer than it need be."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from peling.core.notation import parse_tiles
from peling_app.kit.model.theme import Theme
from peling_app.learn.model.cards import Card, Mark
from peling_app.learn.model.lessons import CourseModel
from peling_app.learn.session import LearnSession
from peling_app.learn.view.answers.cloth import BaizeCard

WIDTH = 420


@pytest.mark.parametrize("codes", ["C9 C1 C2", "B1 B1 B4 B4 C2 C2 C9 C9 D5 D5 R R G G"])
def test_a_card_has_room_for_a_long_reason(qtbot: QtBot, theme: Theme, codes: str) -> None:
    tiles = (tuple(parse_tiles(codes)),)
    heights = []
    for note in ("", "Short.", "It says on and on why this is not one. " * 6):
        card = BaizeCard(theme, Card("a", tiles, mark=Mark.WRONG, verdict="Not right", note=note))
        qtbot.addWidget(card)
        card.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        heights.append(card.heightForWidth(WIDTH))
    assert heights[0] == heights[1], "its usual room is kept before it is judged"
    assert heights[2] > heights[1] + 20


def test_a_short_reason_stands_behind_the_verdict_on_the_card_of_a_hand(qtbot: QtBot, theme: Theme) -> None:
    """Below it, each of four hands kept an empty line, and the last of them was out of sight after a miss."""
    hand = (tuple(parse_tiles("B1 B1 B4 B4 C2 C2 C9 C9 D5 D5 R R G G")),)
    marked = Card("a", hand, mark=Mark.WRONG, verdict="Not this", note="There is no set.")
    heights = []
    for card in (Card("a", hand), marked):
        made = BaizeCard(theme, card)
        qtbot.addWidget(made)
        heights.append(made.heightForWidth(WIDTH))
    assert heights[0] == heights[1]
    assert (
        heights[0] < BaizeCard(theme, Card("b", (tuple(parse_tiles("B1 B1 B1")),))).heightForWidth(WIDTH) - 30
    )


def test_seven_pairs_are_said_to_be_nothing_but_pairs(theme: Theme) -> None:  # noqa: ARG001 - words are English
    model = CourseModel(LearnSession(new_seed=lambda: 1))
    model.open("pung-chow")
    model.open_page("pc-sets/4")
    for hand in ("hand-1", "hand-3"):
        model.task.pick(hand)
    model.task.check()
    assert model.task.cards[-1].note == "There is no set, nothing but pairs."
