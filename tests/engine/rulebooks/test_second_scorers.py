"""The engine and a plain second scorer of each book agree on random hands, line by line."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from peling.rulebooks import RULE_SETS
from tests.engine.rulebooks.suite import Second, of_each_book

FEWER = {"fenghua": 80}
"""Where the second scorer tries everything that wild tiles may stand for, and so takes ten times as long."""
BOOKS = of_each_book("second", Second)


def compare(rules_id: str, number: int, *, long: bool) -> Counter[str]:
    """Compare so many random hands that can be scored, and return of what sorts all of them were."""
    second = BOOKS[rules_id]
    rng = random.Random(second.long_seed if long else second.seed)
    seen: Counter[str] = Counter()
    while seen["scored"] < number:
        hand = second.random_hand(rng, long)
        if hand is not None:
            seen.update(second.agrees(rng, hand))
    return seen


@pytest.mark.slow
@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_some_hundred_random_hands_score_alike(rules_id: str) -> None:
    number = FEWER.get(rules_id, 250)
    seen = compare(rules_id, number, long=False)
    assert seen["scored"] == number
    assert [sort for sort in BOOKS[rules_id].sorts if not seen[sort]] == []


@pytest.mark.nightly
@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_twenty_thousand_random_hands_score_alike(rules_id: str) -> None:
    assert compare(rules_id, 20_000, long=True)["scored"] == 20_000


@pytest.mark.parametrize("rules_id", [rules_id for rules_id in RULE_SETS if BOOKS[rules_id].all_sorts])
def test_the_random_hands_are_of_all_sorts(rules_id: str) -> None:
    all_sorts = BOOKS[rules_id].all_sorts
    assert all_sorts is not None
    all_sorts()
