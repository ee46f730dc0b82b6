"""Ending a deal by showing the hand that was dealt, at the table (Part II of Pung Chow)."""

import random
from dataclasses import replace

import pytest

from peling.advice.players import LEVELS
from peling.core.actions import ClaimPung, ClaimWin, ConcealedKong, Discard, GoOut, Pass, Wash
from peling.core.events import Washed
from peling.core.tiles import Wind, tile
from peling.core.view import Phase, Source
from peling.play.inputs import action_from_json, action_to_json
from peling.play.invariants import check_invariants
from peling.play.table import NIL, DealState, apply, result, view_of
from peling.rulebooks import rule_set
from peling.rules.legality import conceivable, judge
from peling.rules.ruleset import RuleSet
from tests.engine.positions import E, N, S, W, may, position, who

NINE = "B1 B9 D1 D9 C1 C9 S W N B2 B5 D5 C5"
TEN = "B1 B9 D1 D9 C1 C9 S W N R B5 D5 C5"
EAST_NINE = "B1 B9 D1 D9 C1 C9 S W N B3 B6 D3 D6 C3"
EAST_WON = "B4 B4 B4 G G G D2 D3 D4 C6 C7 C8 C2 C2"
PLAIN = "B2 B3 B6 B8 D2 D4 D6 D8 C2 C4 C6 C8 E"
WAITING = "C2 C3 B2 B3 B4 B6 B7 B8 D5 D6 D7 D8 D8"


def limit(**options: object) -> RuleSet:
    return rule_set("pung-chow-limit", options)


def dealt(hands: dict[Wind, str], rules: RuleSet | None = None) -> DealState:
    """Return a deal just dealt, with East to discard."""
    plain = dict.fromkeys((S, W, N), PLAIN)
    state = position(plain | hands, rules=rules or limit(), source=Source.DEAL)
    return replace(state, dealt=tuple(held.hand.concealed for held in state.holdings), round_wind=E)


def test_east_may_wash_before_he_discards() -> None:
    rules = limit()
    state = dealt({E: EAST_NINE})
    assert Wash() in may(state, E, rules)
    assert Wash() not in may(state, S, rules)
    state, events = apply(state, E, Wash(), rules)
    assert events == (Washed(E, state.dealt[0], 9),)
    check_invariants(state, rules)
    finished = result(state, rules)
    assert finished is not None
    assert finished.winner is None
    assert finished.settlement.net(state.winds) == {E: 150, S: -50, W: -50, N: -50}
    assert set(finished.scores.values()) == {NIL}
    assert rules.course.next_east(finished.winner, state.winds) is E


def test_the_others_may_wash_when_east_has_discarded() -> None:
    rules = limit()
    state, _ = apply(dealt({E: f"{PLAIN} D9", S: TEN}), E, Discard(tile("D9")), rules)
    assert who(state) == "S"
    state, events = apply(state, S, Wash(), rules)
    assert [event.count for event in events if isinstance(event, Washed)] == [10]
    assert state.phase is Phase.OVER
    finished = result(state, rules)
    assert finished is not None
    assert finished.settlement.net(state.winds) == {E: -70, S: 210, W: -70, N: -70}


def test_nobody_washes_after_the_first_draw() -> None:
    rules = limit()
    state, _ = apply(dealt({E: f"{PLAIN} E", N: NINE}), E, Discard(tile("E")), rules)
    state, _ = apply(state, N, Pass(), rules)
    assert state.turn is S
    assert Wash() not in may(state, S, rules)
    view = view_of(state, N, rules)
    assert not judge(view, Wash(), rules).legal


def test_by_a_house_rule_a_player_may_wash_until_his_own_first_draw() -> None:
    rules = limit(wash_window="until_own_draw")
    state, _ = apply(dealt({E: f"{PLAIN} E", N: NINE}, rules), E, Discard(tile("E")), rules)
    state, _ = apply(state, N, Pass(), rules)
    drawn = state.drawn
    assert drawn is not None
    state, _ = apply(state, S, Discard(drawn), rules)
    assert Wash() in may(state, N, rules)


def test_washing_goes_before_a_win_on_the_first_tile() -> None:
    rules = limit()
    state, _ = apply(dealt({E: f"{PLAIN} C1", S: WAITING, N: TEN}), E, Discard(tile("C1")), rules)
    assert {ClaimWin(), Pass()} <= may(state, S, rules)
    state, _ = apply(state, S, ClaimWin(), rules)
    state, _ = apply(state, N, Wash(), rules)
    assert state.winner is None
    assert dict(state.washed) == {N: 10}


def test_easts_dealt_hand_goes_before_washing() -> None:
    rules = limit()
    state = dealt({E: EAST_WON, S: TEN})
    assert Wash() not in may(state, S, rules)
    state, _ = apply(state, E, GoOut(), rules)
    finished = result(state, rules)
    assert finished is not None
    assert finished.settlement.net(state.winds)[E] == 1800


@pytest.mark.parametrize(("house", "expected"), [("first", {S: 10}), ("both", {S: 10, N: 9})])
def test_of_two_who_wash_the_nearest_to_east_collects_or_both(house: str, expected: dict[Wind, int]) -> None:
    rules = limit(wash_two=house)
    state, _ = apply(dealt({E: f"{PLAIN} E", S: TEN, N: NINE}, rules), E, Discard(tile("E")), rules)
    state, _ = apply(state, N, Wash(), rules)
    state, _ = apply(state, S, Wash(), rules)
    assert dict(state.washed) == expected


@pytest.mark.parametrize(("house", "expected"), [("first", {S: 10}), ("both", {S: 10, N: 9})])
def test_who_is_nearest_is_counted_from_east_whoever_discards(house: str, expected: dict[Wind, int]) -> None:
    """By a house rule hands are washed later too: then another may have discarded (A47)."""
    rules = limit(wash_two=house, wash_window="until_own_draw")
    west = PLAIN.replace("D4", "E")
    state, _ = apply(dealt({E: f"{PLAIN} E", S: TEN, W: west, N: NINE}, rules), E, Discard(tile("E")), rules)
    for wind, action in ((S, Pass()), (W, ClaimPung()), (N, Pass())):
        state, _ = apply(state, wind, action, rules)
    assert state.turn is W
    state, _ = apply(state, W, Discard(tile("C6")), rules)
    state, _ = apply(state, N, Wash(), rules)
    state, _ = apply(state, S, Wash(), rules)
    assert dict(state.washed) == expected


@pytest.mark.parametrize(("house", "expected"), [("first", {E: 9}), ("both", {E: 9, S: 10})])
def test_when_east_washes_the_others_collect_too_only_by_a_house_rule(
    house: str, expected: dict[Wind, int]
) -> None:
    rules = limit(wash_two=house)
    state, _ = apply(dealt({E: EAST_NINE, S: TEN}, rules), E, Wash(), rules)
    assert dict(state.washed) == expected


def test_mandarins_that_were_dealt_are_no_heads_and_their_replacements_neither() -> None:
    rules = limit(mandarins="on")
    state = dealt({E: f"{PLAIN} E", S: NINE}, rules)
    assert Wash() in may(apply(state, E, Discard(tile("E")), rules)[0], S, rules)
    hand = state.hand(S).concealed
    as_dealt = (*(held for held in hand if held is not tile("B9")), tile("Fl3"))
    state = replace(state, dealt=(state.dealt[0], as_dealt, *state.dealt[2:]))
    after, _ = apply(state, E, Discard(tile("E")), rules)
    assert after.phase is Phase.TURN
    assert Wash() not in may(after, S, rules)


def test_the_finding_says_how_many_heads_there_are_and_what_they_bring() -> None:
    rules = limit()
    verdict = judge(view_of(dealt({E: EAST_NINE}), E, rules), Wash(), rules)
    heads = next(found.evidence for found in verdict.findings if found.condition == "enough-heads")
    assert (heads.fact("needs"), heads.fact("held"), heads.fact("value")) == (9, 9, 50)
    assert verdict.rule == "PC2-WASH"


def test_a_book_without_washing_does_not_think_of_it() -> None:
    rules = rule_set("pung-chow")
    state = dealt({E: EAST_NINE}, rules)
    assert Wash() not in conceivable(view_of(state, E, rules), rules)


def test_a_computer_player_takes_the_sure_money() -> None:
    rules = limit()
    view = view_of(dealt({E: EAST_NINE}), E, rules)
    assert LEVELS["club"](random.Random(1)).choose(view, rules) == Wash()


def test_washing_is_stored_like_every_action() -> None:
    assert action_from_json(action_to_json(Wash())) == Wash()


def test_a_kong_of_east_before_his_first_discard_ends_his_washing_only() -> None:
    rules = limit()
    four = "D1 D1 D1 D1 D9 B1 B9 C1 C9 S W N R B2"
    state = dealt({E: four, N: NINE.replace("D1", "G")}, rules)
    state, _ = apply(state, E, ConcealedKong(tile("D1")), rules)
    assert Wash() not in may(state, E, rules)
    state, _ = apply(state, E, Discard(tile("B2")), rules)
    assert state.offer is not None
    assert state.offer.first
    assert Wash() in may(state, N, rules)
    state, _ = apply(state, N, Pass(), rules)
    assert Wash() not in may(state, S, rules)
