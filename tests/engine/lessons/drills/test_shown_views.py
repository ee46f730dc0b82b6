"""The view that a question shows is of somebody who has to act."""

from __future__ import annotations

import random

import pytest

from peling.core.scoring import HandRecord
from peling.lessons import drills
from peling.lessons.drills.layouts import waits
from peling.rulebooks import RULE_SETS, rule_set


@pytest.mark.thorough
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


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("kind", ["claim", "why-not"])
def test_a_hand_that_was_declared_to_stand_waits(kind: str) -> None:
    """Nobody may declare a hand that lacks more than one tile, and it does not change since."""
    rules, standing = rule_set("how-to-play"), 0
    for seed in range(60):
        view = drills.question(kind, rules, 4 + seed % 2, random.Random(seed)).shown.view
        if view is None or "standing" not in view.noted:
            continue
        standing += 1
        hand = view.hand if view.drawn is None else view.hand.remove(view.drawn)
        assert waits(rules, HandRecord(view.me, view.round_wind, hand)), seed
    assert standing > 2
