"""The bar of claims strikes out what is refused, for a reason that is so, and rests where nobody is asked."""

import pytest

from peling.core.notation import parse_hand
from peling.core.tiles import Wind, tile
from peling.core.view import Offer
from peling.lessons.drills.positions import offered
from peling.rulebooks import RULE_SETS, rule_set
from peling_app.play.table.model.claim_bar import claim_bar
from peling_app.play.table.model.picture import Standing
from peling_app.play.table.words import board as words

HAND = "B1 B1 B9 B9 C2 C2 C8 C8 D5 D5 D7 S N"


@pytest.mark.parametrize("book", RULE_SETS)
def test_whoever_is_not_asked_is_refused_nothing(book: str) -> None:
    """In a replay a chow was struck out for want of a tile of a suit, of a 2 of bamboos."""
    rules = rule_set(book)
    view = offered(rules, parse_hand(HAND), Wind.SOUTH, Offer(tile("B2"), Wind.NORTH))
    bar = claim_bar(view, ())
    assert {one.standing for one in bar} == {Standing.IDLE}
    assert {one.line for one in bar} == {words.fixed("nothing")}
