"""Of a hand that is not entered whole, only what was chosen is named, so that it can be taken back."""

from __future__ import annotations

import pytest

from peling.core.notation import parse_tiles
from peling.ledger.entry import DealEntry, Points, Tiles
from peling.ledger.questions import questions
from peling.rulebooks import RULE_SETS, rule_set
from tests.engine.ledger.sheets import situation_of


@pytest.mark.parametrize("rules_id", RULE_SETS)
@pytest.mark.parametrize("chosen", [frozenset(), frozenset({"standing", "first-turn"})])
def test_of_a_hand_with_too_few_tiles_only_what_was_chosen_is_named(
    rules_id: str, chosen: frozenset[str]
) -> None:
    rules = rule_set(rules_id)
    hand = Tiles(parse_tiles("B1 B2 B3"), circumstances=chosen)
    hands = (Points("0"), hand, Points("0"), Points("0"))
    entry = DealEntry(winner=1, hands=hands)
    assert questions(entry, 1, situation_of(rules), rules) == tuple(sorted(chosen))
