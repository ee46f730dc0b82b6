"""Beside the rulings of Part II: which limits may be agreed."""

from peling.commands.score import answer
from tests.engine.rulebooks.pung_chow_limit.positions import HANDS

RULES = HANDS.rules_id

allowed = HANDS.allowed
earned = HANDS.earned
liable = HANDS.liable
missed = HANDS.missed
record = HANDS.record
refused = HANDS.refused
score = HANDS.score
total = HANDS.total


def test_the_limit_must_be_a_multiple_of_four() -> None:
    hand = {"rules": RULES, "options": {"limit": 302}, "seat": "E", "role": "loser", "concealed": []}
    assert answer(hand)["reason"] == "unknown-option"
