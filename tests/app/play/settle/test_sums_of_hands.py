"""The sum beside what a hand counts comes to it, or says why it does not: rounded, or cut at the limit."""

from __future__ import annotations

import random
import re

import pytest

from peling.lessons.drills.hands import won
from peling.lessons.drills.makers.score_questions import wish
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.ruleset import OptionValue
from peling_app.play.settle.model.hands import laid_hand
from tests.by_day import by_day

pytestmark = pytest.mark.usefixtures("english")


def reckoned(words: str) -> int:
    """Return what a sum comes to as it is written: what stands behind the sign of equality, or the whole."""
    plain = words.replace(",", "").rpartition("= ")[2]
    assert re.fullmatch(r"[0-9 +×]+", plain), words
    return int(eval(plain.replace("×", "*")))  # noqa: S307 - digits and signs only


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("book", by_day({"fenghua", "how-to-play"}, RULE_SETS))
def test_a_sum_that_does_not_come_to_the_total_says_why(book: str) -> None:
    """A 10 stood over "1 + 1 + 1 + 1 + 1 = 5", and a limit over twice as much."""
    limited = any(option.key == "limit" for option in rule_set(book).options)
    seen = set()
    for seed in range(60):
        house: dict[str, OptionValue] = {"limit": 40} if limited and seed % 2 else {}
        rules = rule_set(book, house)
        record, score = won(rules, random.Random(seed), wish(1 + seed % 5, rules))
        hand = laid_hand(record, score, rules, "Ada")
        if not hand.arithmetic:
            continue
        total = int(hand.total.replace(",", ""))
        away = reckoned(hand.bare_sum) != total
        assert bool(hand.ending) is away, (house, hand.arithmetic, hand.total)
        assert hand.arithmetic.endswith(hand.ending)
        seen.add(hand.ending)
    rounds = rule_set(book).rounded is not None
    assert seen - {""} == {*(["cut at the limit"] if limited else []), *(["rounded up"] if rounds else [])}
