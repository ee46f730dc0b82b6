"""The Game of Four Winds at the table: nothing of the wall is lifted, the reserve grows with each four."""

import random
from dataclasses import replace

import pytest

from peling.core.actions import AddedKong, ClaimKong, ClaimPung, ClaimWin, ConcealedKong, Discard
from peling.core.events import Drawn, KongOffered, WallBroken
from peling.core.melds import pung
from peling.core.notation import parse_hand
from peling.core.scoring import WinBy
from peling.core.tiles import WINDS, Wind, full_set, tile
from peling.core.view import Phase, Source
from peling.play.deal import with_hand
from peling.play.game import (
    GameSetup,
    PlayerSpec,
    StartDeal,
    advance,
    new_game,
    random_seats,
    random_throws,
    random_wall,
)
from peling.play.table import DealState, apply, drawable, result, start_deal, view_of
from peling.play.wall import Place, layout
from peling.rulebooks import rule_set
from peling.rules.legality import judge, legal_actions
from peling.rules.ruleset import OptionValue

BOOK = rule_set("four-winds")
E, S, W, N = WINDS
FOUR = "B4 B4 B4 B4 D2 D5 D8 C1 C7 E S W N R"
STACKS = 17


def in_order() -> DealState:
    """Return a deal from a wall in the order of the kinds, broken by 6 and 7 as in the leaflet."""
    return start_deal(BOOK, 4, full_set(bonus=False), ((2, 4), (3, 4)), E)[0]


def turn_of(wind: Wind, hand: str, left: int, rules_id: str = "14+2k") -> DealState:
    """Return a deal in which a player has drawn and so many cards may still be drawn."""
    rules = rule_set("four-winds", {"reserve": rules_id})
    rng = random.Random(2)
    state, _ = start_deal(rules, 4, random_wall(rng, rules), random_throws(rng), E)
    state = with_hand(state, wind, parse_hand(hand))
    others = replace(
        state, turn=wind, source=Source.WALL, drawn=tile(hand.rsplit(maxsplit=1)[-1]), untouched=False
    )
    if wind is not E:
        others = with_hand(others, E, parse_hand("B1 B4 B7 D1 D4 D7 C1 C4 C7 E S W N"))
    gone = len(others.wall.regular) - 14 - left
    wall = replace(others.wall, regular=others.wall.regular[gone:], drawn=others.wall.drawn + gone)
    return replace(others, wall=wall)


def test_six_and_seven_pass_over_thirteen_heaps_and_leave_four() -> None:
    state, events = start_deal(BOOK, 4, full_set(bonus=False), ((2, 4), (3, 4)), E)
    assert events[0] == WallBroken((2, 4), (3, 4), S, S, 13, lifted=False)
    stands = layout(view_of(state, E, BOOK).wall)
    # 53 cards are dealt: the four heaps at his left, all of East's wall and five heaps and a half of North's.
    assert stands.stacks[S] == (2,) * 13 + (0,) * 4
    assert stands.stacks[E] == (0,) * STACKS
    assert stands.stacks[N] == (0,) * 5 + (1,) + (2,) * 11
    assert stands.next == Place(N, 6)
    assert stands.loose == ()


def test_the_rear_card_is_taken_from_the_counted_heaps_upper_first() -> None:
    wall = full_set(bonus=False)
    state = in_order()
    first = 2 * (S.number * STACKS + 12)
    taken, rest = [], state.wall
    for _ in range(4):
        card, rest = rest.take_loose()
        taken.append(card)
    assert taken == [wall[first], wall[first + 1], wall[first - 2], wall[first - 1]]
    standing = layout(view_of(replace(state, wall=rest), E, BOOK).wall)
    assert standing.stacks[S] == (2,) * 11 + (0,) * 6


@pytest.mark.parametrize(("reserve", "spent"), [("14+2k", 3), ("14+k", 2), ("14", 1)])
def test_each_four_leaves_more_cards_undrawn(reserve: str, spent: int) -> None:
    rules = rule_set("four-winds", {"reserve": reserve})
    state = turn_of(S, FOUR, 9, reserve)
    assert drawable(state, rules) == 9
    after, events = apply(state, S, ConcealedKong(tile("B4")), rules)
    assert isinstance(events[-1], Drawn)
    assert (events[-1].source, events[-1].replaced) == (Source.LOOSE, "drawn-kong")
    assert drawable(after, rules) == 9 - spent


@pytest.mark.parametrize(("left", "unmet"), [(3, []), (2, ["rear-card-left"]), (0, ["rear-card-left"])])
def test_no_four_whose_card_would_come_from_the_reserve(left: int, unmet: list[str]) -> None:
    verdict = judge(view_of(turn_of(S, FOUR, left), S, BOOK), ConcealedKong(tile("B4")), BOOK)
    assert [finding.condition for finding in verdict.unmet] == unmet


def test_the_last_card_is_the_one_that_leaves_the_reserve_and_its_discard_only_wins() -> None:
    hand = "B1 B4 B7 D2 D5 D8 C1 C7 E S W N R C9"
    state, _ = apply(turn_of(S, hand, 1), S, Discard(tile("C9")), BOOK)
    state = replace(state, phase=Phase.TURN) if state.phase is Phase.CLAIMS else state
    assert (state.turn, state.source) == (W, Source.LAST_WALL)
    state = with_hand(state, N, parse_hand("B1 B2 B3 D2 D3 D4 C4 C5 C6 G G C2 C2"))
    state = with_hand(state, W, parse_hand(f"{hand[:-2]}C2"))
    state, _ = apply(state, W, Discard(tile("C2")), BOOK)
    view = view_of(state, N, BOOK)
    assert judge(view, ClaimWin(), BOOK).legal
    for claim in (ClaimPung(), ClaimKong()):
        assert not judge(view, claim, BOOK).legal


@pytest.mark.parametrize(
    ("options", "robbed"),
    [
        ({}, True),
        ({"extra_rob": False}, False),
        ({"extra_rob": False, "rob_without_extra": True}, True),
    ],
)
def test_a_four_is_robbed_in_play_only_where_that_is_agreed(
    options: dict[str, OptionValue], *, robbed: bool
) -> None:
    rules = rule_set("four-winds", options)
    state = turn_of(S, "D4 D8 D9 D9 C1 C4 C7 E S W N", 20)
    state = with_hand(state, S, replace(state.holding(S).hand, melds=(pung(tile("D4"), E),)))
    state = with_hand(state, N, parse_hand("B1 B2 B3 C2 C3 C4 C6 C7 C8 G G D5 D6"))
    state, _ = apply(state, S, AddedKong(tile("D4")), rules)
    assert (state.phase is Phase.ROBBING) is robbed
    view = view_of(state, N, rules)
    claims = [action for action in legal_actions(view, rules) if isinstance(action, ClaimWin)]
    assert bool(claims) is robbed


@pytest.mark.parametrize("suits_only", [True, False])
@pytest.mark.parametrize("added", ["D4", "D9", "E", "R"])
def test_a_card_is_offered_only_where_its_kind_may_be_robbed(added: str, *, suits_only: bool) -> None:
    """Whether anybody waits for it or not; what nobody may take is not offered."""
    rules = rule_set("four-winds", {"rob_suits_only": suits_only})
    state = turn_of(S, f"D1 D8 B9 C1 C4 C7 S S W N {added}", 20)
    state = with_hand(state, S, replace(state.holding(S).hand, melds=(pung(tile(added), E),)))
    state, events = apply(state, S, AddedKong(tile(added)), rules)
    assert (KongOffered(S, tile(added)) in events) is (tile(added).is_suit or not suits_only)


def test_the_bankers_first_discard_stays_his_first_after_a_hidden_four() -> None:
    state = with_hand(in_order(), E, parse_hand("B4 B4 B4 B4 D2 D5 D8 C1 C7 C9 S W N R"))
    for wind in (S, N):
        state = with_hand(state, wind, parse_hand("B1 B5 B9 D1 D4 D9 C1 C4 E S W N Wh"))
    state = with_hand(state, W, parse_hand("C6 C7 C8 B1 B2 B3 D1 D2 D3 D7 D8 D9 C9"))
    state, _ = apply(state, E, ConcealedKong(tile("B4")), BOOK)
    state, _ = apply(state, E, Discard(tile("C9")), BOOK)
    state, _ = apply(state, W, ClaimWin(), BOOK)
    finished = result(state, BOOK)
    assert finished is not None
    assert finished.win is not None
    assert finished.win.by is WinBy.FIRST_DISCARD
    assert [line.item for line in finished.scores[W].sheet.lines] == ["FW-UNNATURAL"]
    assert finished.settlement.net(WINDS) == {E: -1000, S: -500, W: 2000, N: -500}


def test_the_first_banker_is_counted_from_the_drawer_of_east() -> None:
    for seed in range(12):
        rng = random.Random(seed)
        setup = GameSetup("four-winds", {}, tuple(PlayerSpec(name, "club") for name in "ABCD"))
        state, _ = advance(new_game(setup), random_seats(rng, BOOK, 4))
        assert state.first_east is not None
        assert state.wind_of(state.first_east) is E
        state, _ = advance(state, StartDeal(random_wall(rng, BOOK), random_throws(rng)))
        assert state.round_wind is E
