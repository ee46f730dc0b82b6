"""What a beginner keeps: pairs, then neighbours, then what is one farther off."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from peling.advice.novice import Novice
from peling.core.actions import Discard
from peling.core.notation import parse_hand
from peling.core.tiles import Wind, tile
from peling.play.table import view_of
from tests.engine.positions import book, position

THREES = "E E E S S S"


class Steady(Random):
    """No moods: every value is what it is."""

    def random(self) -> float:
        """Return 0."""
        return 0.0


@pytest.mark.parametrize(
    ("others", "discarded"),
    [
        # By itself a tile is worth nothing; the next of its suit and the one after are worth something.
        ("D1 D2 C5 C5 C5 R R Wh", {"Wh"}),
        ("D1 D3 C5 C5 C5 R R Wh", {"Wh"}),
        ("D9 D7 C5 C5 C5 R R Wh", {"Wh"}),
        ("D9 D8 C5 C5 C5 R R Wh", {"Wh"}),
        ("D1 D4 C5 C5 C5 R R D6", {"D1"}),
        # The next is worth more than the one after, and a pair more than a neighbour of each sort.
        ("D1 D2 C2 C4 R R G G", {"C2", "C4"}),
        ("D1 D2 C2 C3 C4 R R R", {"D1", "D2"}),
        ("C1 C2 C3 C4 R R G G", {"C1", "C4"}),
        # Suits do not meet, though a nine comes before the one of the next suit.
        ("B9 D1 D2 C1 C3 R R R", {"B9"}),
        ("B8 B9 D1 C1 C3 R R R", {"D1"}),
    ],
)
def test_a_beginner_discards_what_has_fewest_equals_and_neighbours(others: str, discarded: set[str]) -> None:
    rules = book()
    view = view_of(position(drawn="C9", rules=rules), Wind.EAST, rules)
    view = replace(view, hand=parse_hand(f"{THREES} {others}"), drawn=tile("E"))
    action = Novice(Steady()).choose(view, rules)
    assert isinstance(action, Discard)
    assert action.tile.code in discarded
