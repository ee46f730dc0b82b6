"""Beside the rulings of Part I: an agreed limit."""

from peling.core.settlement import FalseCall
from peling.core.tiles import WINDS, Wind
from peling.rulebooks import rule_set
from tests.engine.rulebooks.pung_chow.positions import HANDS
from tests.engine.rulebooks.pung_chow.rulings import PC

allowed = HANDS.allowed
earned = HANDS.earned
score = HANDS.score
total = HANDS.total


def test_an_agreed_limit_measures_the_false_call() -> None:
    rules = rule_set(PC, {"p1_false_call": "fixed_penalty", "limit": 600})
    assert rules.false_call is not None
    call = FalseCall(WINDS, Wind.SOUTH)
    assert list(rules.false_call(call).net(WINDS).values()) == [600, -1200, 300, 300]
