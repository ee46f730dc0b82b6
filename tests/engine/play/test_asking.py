"""Who is asked about a tile: all whom the rules let claim it, though not all of them are judged."""

import random

import pytest

from peling.core.actions import Wash
from peling.core.tiles import Wind
from peling.play import table
from peling.play.asking import who_may_claim
from peling.play.deal import DealState, views_of
from peling.rulebooks import RULE_SETS
from peling.rules.course import PlayFacts
from peling.rules.legality import claims_of
from peling.rules.ruleset import RuleSet
from tests.properties.random_play import random_setting

DEALS = 12


def allowed(state: DealState, rules: RuleSet) -> tuple[Wind, ...]:
    """Return who may claim the offered tile, every claim of everybody judged."""
    assert state.offer is not None
    place = state.winds.index(state.offer.by)
    others = state.winds[place + 1 :] + state.winds[:place]
    claims = [claim for claim in (*claims_of(state.offer.tile), Wash()) if type(claim) in rules.course.rules]
    return tuple(
        view.me
        for view in views_of(state, others, rules)
        if any(rules.course.rules[type(claim)].allows(PlayFacts(view, claim)) for claim in claims)
    )


@pytest.mark.parametrize("book", RULE_SETS)
def test_whoever_may_claim_is_asked_and_nobody_else(book: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = {True: 0, False: 0}

    def both_ways(state: DealState, rules: RuleSet) -> tuple[Wind, ...]:
        found = who_may_claim(state, rules)
        assert found == allowed(state, rules)
        asked[bool(found)] += 1
        return found

    monkeypatch.setattr(table, "who_may_claim", both_ways)
    for seed in range(DEALS):
        for _ in random_setting(random.Random(f"asking/{seed}"), book).deal(seed):
            pass
    assert min(asked.values()) > 50
