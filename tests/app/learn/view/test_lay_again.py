"""The same hand to be laid out once more begins as it began at first, as in the course of another book."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from peling.core.notation import parse_tiles
from peling.lessons.laying import check
from peling.lessons.model import LayTask
from peling.rulebooks import rule_set
from peling_app.kit.model.theme import Theme
from peling_app.learn.model.cards import Mark
from peling_app.learn.model.laying import Laying
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


def test_a_pair_where_a_set_is_to_be_is_not_marked_as_right() -> None:
    """It was, beside three tiles for which only the place of the pair was left."""
    task = LayTask(parse_tiles("B2 B2 D3 D4 D5 D8 D8 D8"))
    rules = rule_set("pung-chow")
    laying = Laying(task)

    def marks(*places: int) -> list[Mark]:
        for number, place in enumerate(places):
            laying.move(number, place)
        return [spot.mark for spot in laying.spots(check(task, laying.answer, rules), lambda _: ())]

    beside = marks(1, 1, 0, 0, 0, LOOSE, LOOSE, LOOSE)
    assert beside == [Mark.RIGHT, Mark.NONE, Mark.MISSED]
    assert marks(2, 2, 0, 0, 0, LOOSE, LOOSE, LOOSE) == [Mark.RIGHT, Mark.MISSED, Mark.RIGHT]
    assert marks(2, 2, 0, 0, 0, 1, 1, 1) == [Mark.RIGHT] * 3
