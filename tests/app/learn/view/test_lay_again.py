"""The same hand to be laid out once more begins as it began at first, as in the course of another book."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from peling.core.notation import parse_tiles
from peling_app.kit.model.theme import Theme
from peling_app.learn.view.answers.lay import LOOSE, LayAnswer, Spot
from tests.app.learn.conftest import Bench

HAND = parse_tiles("B1 B2 B3 R R")
SPOTS = [Spot("Set 1"), Spot("Pair", 2)]


def test_a_hand_that_was_laid_out_begins_with_the_first_place_again(theme: Theme, bench: Bench) -> None:
    lay = LayAnswer(theme)
    moved: list[tuple[int, int]] = []
    lay.moved.connect(lambda number, place: moved.append((number, place)))
    bench.show(lay)
    lay.show_hand(HAND, (0, 0, 0, 1, LOOSE), SPOTS, "Loose")
    lay.show_hand(HAND, (0, 0, 0, 1, 1), SPOTS, "Loose")
    lay.show_hand(HAND, [LOOSE] * 5, SPOTS, "Loose")
    lay.take_focus()
    QTest.keyClick(lay.buttons[0], Qt.Key.Key_Space)
    assert moved == [(0, 0)]
    assert [spot.active for spot in lay.spots] == [True, False]


def test_a_place_chosen_before_anything_is_laid_is_filled(theme: Theme, bench: Bench) -> None:
    lay = LayAnswer(theme)
    moved: list[tuple[int, int]] = []
    lay.moved.connect(lambda number, place: moved.append((number, place)))
    bench.show(lay)
    lay.show_hand(HAND, [LOOSE] * 5, SPOTS, "Loose")
    lay.spots[1].pressed.emit()
    lay.show_hand(HAND, [LOOSE] * 5, SPOTS, "Loose")
    QTest.keyClick(lay.buttons[4], Qt.Key.Key_Space)
    assert moved == [(4, 1)]
