"""Beside the rulings of the booklet: kongs, late claims and near misses."""

from peling.core.actions import ClaimChow, ConcealedKong
from peling.core.tiles import tile
from peling.core.view import Source
from tests.engine.rulebooks.how_to_play.positions import HANDS
from tests.engine.rulebooks.how_to_play.rulings import THIRTEEN
from tests.engine.rulebooks.positions import view

RULES = HANDS.rules_id

allowed = HANDS.allowed
earned = HANDS.earned
missed = HANDS.missed
record = HANDS.record
refused = HANDS.refused
score = HANDS.score
total = HANDS.total


def test_a_concealed_kong_may_be_laid_on_any_own_turn() -> None:
    seen = view("B5 B5 B5 B5 D1 D3 C2 C4 C6 R N | (E* E E)<N", source=Source.CLAIM)
    assert allowed(seen, ConcealedKong(tile("B5")))


def test_a_chow_is_never_late_nor_from_anybody_but_the_left() -> None:
    chow = ClaimChow((tile("B6"), tile("B7")))
    assert allowed(view("B6 B7 D1", "B5 E"), chow)
    assert not allowed(view("B6 B7 D1", "B5 N"), chow)


def test_misses_are_said_for_the_thirteen_majors_too() -> None:
    assert missed(THIRTEEN, "R wall", limit="none") == []
