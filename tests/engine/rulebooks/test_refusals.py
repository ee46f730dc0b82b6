"""What cannot have been is refused by every book with its reason, and what just can be is scored."""

from __future__ import annotations

import re

import pytest

from peling.core.scoring import InvalidHandError
from peling.rulebooks import RULE_SETS
from tests.engine.rulebooks.suite import Items, Refusal, by_book, of_each_book

BOOKS = of_each_book("refusals", tuple)
PARTS = {"win", "circumstances", "round", "wild", "bonus", "concealed", "visible", "melds"}
HANDS = {rules_id: items.hands for rules_id, items in of_each_book("items", Items).items()}


@pytest.mark.parametrize(
    ("rules_id", "refusal"),
    by_book(
        (rules_id, f"{refusal[1] or 'scored'}-{number}", refusal)
        for rules_id, refusals in BOOKS.items()
        for number, refusal in enumerate(refusals)
    ),
)
def test_what_cannot_be_scored_says_why_and_where(rules_id: str, refusal: Refusal) -> None:
    """Where: in a part of the record as files name it, so that whoever wrote it finds it."""
    place, reason = refusal
    hands = HANDS[rules_id]
    if not reason:
        hands.score(*place)
        return
    with pytest.raises(InvalidHandError) as refused:
        hands.score(*place)
    assert refused.value.reason == reason
    assert re.sub(r"\[\d+\]$", "", refused.value.field) in PARTS


@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_hands_of_either_kind_are_shown(rules_id: str) -> None:
    assert {bool(reason) for _, reason in BOOKS[rules_id]} == {False, True}
