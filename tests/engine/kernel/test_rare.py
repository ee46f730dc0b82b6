"""What hardly ever comes up by chance goes in the kernel as in the engine: positions set up by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from peling.advice.kernel.machine import Kernel
from peling.advice.kernel.view import view_figures
from peling.core.actions import Action, ClaimWin, ConcealedKong, Discard, Pass, Wash
from peling.core.tiles import Wind, tile
from peling.core.view import Source
from peling.play.table import DealState, apply, view_of
from peling.rulebooks import rule_set
from peling.rules.ruleset import RuleSet
from tests.engine.kernel.playing import NEEDS_THE_PACKAGE, looked, place
from tests.engine.play.fenghua_deals import settled
from tests.engine.positions import E, N, S, W, position
from tests.properties.random_play import moves

pytestmark = NEEDS_THE_PACKAGE

PUBLIC = (0, 1, 7, 8, 12, 13, 14)
"""Which of the figures of `looked` do not depend on the tiles of the wall."""
BAMBOOS = "B1 B1 B1 B2 B3 B4 B5 B5 B5 B7 B8 B9 B9"
MIXED = "N N N Wh Wh Wh G G B2 B3 B4 B7 B8"
NO_SETS = "B6 C1 C4 C7 D2 D5 D8 E S R D4 C2 C9 D9"
FOUR = "D1 D1 D1 D1 D9 B1 B9 C1 C9 S W N R B2"
NINE = "B1 B9 G D9 C1 C9 S W N B2 B5 D5 C5"


def the_same(state: DealState, rules: RuleSet, done: Sequence[tuple[Wind, Action]]) -> DealState:
    """Let both play on from a position; return where the engine ends."""
    kernel = Kernel(rules)
    view = view_of(state, state.turn, rules)
    kernel.put("i", view_figures(view, rules), kernel.io)
    kernel.call("load", 0)  # the wall of such a position need not be that of a set
    washing = rules.course.washing
    for held, dealt in zip(state.holdings, state.dealt, strict=True):
        heads = 0 if washing is None else washing.count(dealt)
        kernel.give(0, state.holdings.index(held), held.hand.concealed, heads)
    for wind, action in done:
        kernel.act(0, place(state, wind), action)
        state, _ = apply(state, wind, action, rules)
        engine, said = looked(state, rules), kernel.look(0)
        assert [engine[at] for at in PUBLIC] == [said[at] for at in PUBLIC]
        for one in state.winds:
            may = tuple(move for other, move in moves(state, rules) if other is one)
            if state.offer is not None:
                assert kernel.legal(0, place(state, one)) == may
    return state


@pytest.mark.parametrize(("house", "winner"), [("nearest_to_discarder", W), ("banker_first", E)])
def test_of_two_winners_the_house_rule_serves_one(house: str, winner: Wind) -> None:
    rules = rule_set("fenghua", {"multi_win": house})
    state = settled(S, rules, E=BAMBOOS, S=NO_SETS, W=MIXED)
    state = replace(state, wall=replace(state.wall, turned=tile("D1")))
    ended = the_same(state, rules, [(S, Discard(tile("B6"))), (W, ClaimWin()), (E, ClaimWin())])
    assert ended.winner is winner


@pytest.mark.parametrize("house", ["before_first_draw", "until_own_draw"])
def test_a_kong_of_east_ends_his_washing_only(house: str) -> None:
    rules = rule_set("pung-chow-limit", {"wash_window": house})
    state = position({E: FOUR, N: NINE}, rules=rules, source=Source.DEAL)
    state = replace(state, dealt=tuple(held.hand.concealed for held in state.holdings), round_wind=E)
    opened: list[tuple[Wind, Action]] = [(E, ConcealedKong(tile("D1"))), (E, Discard(tile("B2")))]
    assert the_same(state, rules, [*opened, (N, Wash())]).washed == ((N, 9),)
    assert not the_same(state, rules, [*opened, (N, Pass())]).washed
