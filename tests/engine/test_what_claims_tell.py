"""Of a claim and of washing: what is thought of, what each condition shows, and what a case is asked with."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from peling.commands.cases import answer_case
from peling.core.actions import Action, ClaimChow, ClaimKong, ClaimPung, ClaimWin, Wash
from peling.core.rules import NOTHING, evidence
from peling.core.tiles import WINDS, tile
from peling.core.view import Offer, Phase, Source
from peling.play.table import view_of
from peling.positions.fields import Fields
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.legality import conceivable, judge
from tests.engine.positions import E, S, position

OFFERED = evidence(tile("B5"))
NOTHING_TO_SHOW = {"flowers-melded", "not-answered", "not-standing"}
"""Conditions of which nothing is shown where they are met: no flower, no answer, nobody standing."""


@pytest.mark.parametrize("claim", [ClaimChow((tile("B4"), tile("B6"))), ClaimPung(), ClaimKong(), ClaimWin()])
@pytest.mark.parametrize("book", RULE_SETS)
def test_every_condition_of_a_claim_shows_what_it_looked_at(book: str, claim: Action) -> None:
    rules = rule_set(book)
    seen = view_of(position({}, drawn="B5", rules=rules), S, rules)
    seen = replace(seen, phase=Phase.CLAIMS, offer=Offer(tile("B5"), E), awaited=True)
    shown = {found.condition: found.evidence for found in judge(seen, claim, rules).findings}
    assert {condition for condition, looked_at in shown.items() if looked_at == NOTHING} <= NOTHING_TO_SHOW
    assert shown.get("suit-tile", OFFERED) == OFFERED


@pytest.mark.parametrize("book", RULE_SETS)
def test_nobody_thinks_of_anything_while_another_is_to_discard(book: str) -> None:
    rules = rule_set(book)
    state = position({}, rules=rules, drawn="B5", source=Source.DEAL)
    state = replace(state, dealt=tuple(held.hand.concealed for held in state.holdings), round_wind=E)
    for wind in WINDS:
        thought = conceivable(view_of(state, wind, rules), rules)
        assert bool(thought) is (wind is E)
        assert (Wash() in thought) is (wind is E and rules.course.washing is not None)


@pytest.mark.parametrize(("wild", "legal"), [([], True), (["D1"], False), (["D2"], True)])
@pytest.mark.parametrize("claim", ["pung", "chow"])
def test_a_case_may_say_which_tiles_are_wild_and_a_discarded_one_is_not_claimed(
    claim: str, wild: list[str], legal: bool
) -> None:
    given: dict[str, Any] = {"discard": "D1", "claim": claim, "concealed": ["D1", "D1", "D3", "B5"]}
    given["concealed"] += ["D2"] if "D2" not in wild else ["D2", "D2"]
    answer = answer_case(Fields({"kind": "claim", "given": {**given, "wild": wild}}), rule_set("fenghua"))
    expected = legal if claim == "pung" else wild == []
    assert answer["legal"] is expected
