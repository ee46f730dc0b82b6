"""The view that a question shows is of somebody who has to act."""

from __future__ import annotations

import random

import pytest

from peling.lessons import drills
from peling.rulebooks import RULE_SETS, rule_set


@pytest.mark.parametrize("book", RULE_SETS)
def test_who_is_shown_on_his_turn_or_with_an_offer_has_to_act(book: str) -> None:
    rules = rule_set(book)
    shown = 0
    for kind in drills.kinds(rules):
        for seed in range(6):
            view = drills.question(kind, rules, 3, random.Random(seed)).shown.view
            if view is not None:
                shown += 1
                acts = view.awaited
                assert acts, (kind, seed)
    assert shown
