"""The book's examples of the course of play, asked of the table itself."""

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from peling.core.actions import Action, ClaimChow, ClaimKong, ClaimPung, ClaimWin, Discard
from peling.core.events import WallBroken
from peling.core.hand import Hand
from peling.core.melds import KongForm, kong
from peling.core.tiles import KINDS, WINDS, Wind, tile
from peling.core.view import Offer, Phase
from peling.play.game import random_wall
from peling.play.table import start_deal, view_of
from peling.rulebooks import rule_book
from peling.rules.legality import judge
from peling.rules.ruleset import RuleSet
from tests.engine.positions import book, play, position

FILE = rule_book("pung-chow").examples
CASES: list[dict[str, Any]] = [
    case for case in json.loads(FILE.read_text(encoding="utf-8"))["cases"] if case["kind"] != "settlement"
]
KINDS_OF_CASE = {"dice-seat", "break", "wall", "hand-size", "rotation", "priority", "claim"}
B5 = tile("B5")
CLAIMING: dict[str, tuple[str, Action]] = {
    "chow": ("B4 B6 B9 D2 D5 D8 C2 C5 C8 R G Wh E", ClaimChow((tile("B4"), tile("B6")))),
    "pung": ("B5 B5 B8 D2 D5 D8 C2 C5 C8 R G Wh E", ClaimPung()),
    "kong": ("B5 B5 B5 D2 D5 D8 C2 C5 C8 R G Wh E", ClaimKong()),
    "win": ("B4 B6 B8 B8 B8 D3 D4 D5 C7 C8 C9 R R", ClaimWin()),
}
ANOTHER_WIN = "B4 B6 B7 B7 B7 D6 D7 D8 C1 C2 C3 G G"


def of_kind(*kinds: str) -> pytest.MarkDecorator:
    """Return the cases of these kinds as parameters."""
    cases = [case for case in CASES if case["kind"] in kinds]
    return pytest.mark.parametrize("case", cases, ids=lambda case: case["id"])


def broken(case: dict[str, Any], sums: tuple[int, int]) -> tuple[WallBroken, RuleSet, int]:
    """Return how the wall was broken, by which rules, and how many tiles are left after the deal."""
    rules = book(mandarins="on" if case["given"].get("flowers") else "off", foreign_mandarin="discard")
    first, second = ((max(1, total - 6), min(6, total - 1)) for total in sums)
    state, events = start_deal(rules, 4, random_wall(random.Random(1), rules), (first, second))
    assert isinstance(events[0], WallBroken)
    return events[0], rules, state.wall.left + state.wall.loose_drawn


def test_every_kind_of_case_is_asked() -> None:
    assert {case["kind"] for case in CASES} == KINDS_OF_CASE


@of_kind("dice-seat")
def test_easts_throw_names_the_breaker(case: dict[str, Any]) -> None:
    event, _, _ = broken(case, (case["given"]["throw"], 2))
    assert event.breaker.value == case["expected"]["seat"]


@of_kind("break")
def test_both_throws_name_the_stack(case: dict[str, Any]) -> None:
    event, _, _ = broken(case, tuple(case["given"]["throws"]))
    found = {"breaker": event.breaker.value, "side": event.side.value, "stack": event.stack}
    assert found == case["expected"]


@of_kind("wall")
def test_the_wall_has_its_length(case: dict[str, Any]) -> None:
    _, rules, left = broken(case, (7, 7))
    stacks = rules.course.stacks
    found = {"tiles": 8 * stacks, "stacks_per_side": stacks, "left_after_deal": left}
    assert found == case["expected"]


@of_kind("hand-size")
def test_a_hand_has_one_tile_more_for_each_kong(case: dict[str, Any]) -> None:
    kongs = tuple(kong(kind, KongForm.DRAWN) for kind in KINDS[: case["given"]["kongs"]])
    hand = Hand.of(KINDS[27:34] * 2, kongs)
    between = Hand(hand.concealed[: 13 - 3 * len(kongs)], kongs)
    assert between.size == 13
    assert case["given"]["when"] == "between-turns"
    assert len(between.all_tiles()) == case["expected"]["tiles"]


@of_kind("rotation")
def test_east_passes_as_the_book_says(case: dict[str, Any]) -> None:
    winner = case["given"]["winner"]
    after = book().course.next_east(None if winner is None else Wind(winner), WINDS)
    assert after.value == case["expected"]["next_east"]


@of_kind("priority")
def test_a_claim_goes_before_another(case: dict[str, Any]) -> None:
    discarder = Wind(case["given"]["discarder"])
    claims = {Wind(wind): claim for wind, claim in case["given"]["claims"].items()}
    hands: dict[Wind, str] = {}
    moves: list[tuple[Wind, Action]] = [(discarder, Discard(B5))]
    for wind, claim in claims.items():
        hand, action = CLAIMING[claim]
        hands[wind] = ANOTHER_WIN if hand in hands.values() else hand
        moves.append((wind, action))
    state, _ = play(position(hands, turn=discarder, drawn="B5"), *moves)
    taker = Wind(case["expected"]["taker"])
    assert taker is (state.winner or state.turn)
    assert state.discards[-1].claimed_by is taker


@of_kind("claim")
def test_a_claim_is_legal_or_not(case: dict[str, Any]) -> None:
    given = case["given"]
    assert [(meld["kind"], meld["tiles"]) for meld in given["melds"]] == [("pung", ["B5"] * 3)]
    hand = "B2 B8 D2 D5 D8 C2 C5 C8 R G | (B5* B5 B5)<W"
    state = position({Wind.SOUTH: hand}, drawn=given["discard"])
    view = view_of(state, Wind.SOUTH, book())
    offered = replace(view, phase=Phase.CLAIMS, offer=Offer(tile(given["discard"]), Wind.EAST))
    assert judge(offered, CLAIMING[given["claim"]][1], book()).legal is case["expected"]["legal"]
    assert ("not-for-exposed-pung", False) in [
        (found.condition, found.met) for found in judge(offered, CLAIMING[given["claim"]][1], book()).findings
    ]
