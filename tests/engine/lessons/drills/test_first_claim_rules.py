"""The rules that a question about several claims asks: those of winning only if somebody would win."""

from __future__ import annotations

import random

import pytest

from peling.lessons import drills
from peling.lessons.drills.books import known
from peling.rulebooks import rule_set

OF_WINNING = ("HP-R9-CALLING", "PC-WIN-CLAIM", "FW-WIN", "FW-CHOW")
ALWAYS = ("HP-R9-CALLING",)
"""It is about the order of claims as well."""


@pytest.mark.parametrize("book", ["pung-chow", "how-to-play", "four-winds"])
def test_the_rules_of_winning_are_asked_when_somebody_would_win(book: str) -> None:
    rules = rule_set(book)
    seen = set()
    for seed in range(40):
        asked = drills.question("first", rules, 1, random.Random(seed))
        wins = "win" in {value for name, value in asked.facts if name.startswith("claim-")}
        seen.add(wins)
        expected = set(known(rules, OF_WINNING)) if wins else set()
        assert set(asked.asks) & (set(OF_WINNING) - set(ALWAYS)) == expected - set(ALWAYS)
    assert seen == {True, False}
