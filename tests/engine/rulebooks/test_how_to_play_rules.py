"""Rules of play of the booklet, records it refuses, cases it answers, and any nonsense it is given."""

import json
import random
from copy import deepcopy
from typing import Any

import pytest

from peling.commands.score import answer
from peling.core.actions import (
    Action,
    AddedKong,
    ClaimChow,
    ClaimKong,
    ClaimPung,
    ClaimWin,
    ConcealedKong,
    Discard,
    GoOut,
    Pass,
)
from peling.core.tiles import tile
from peling.core.view import PlayerView, Source
from peling.rulebooks import rule_set
from peling.rules.legality import judge
from tests.engine.rulebooks.how_to_play_positions import RULES, refused
from tests.engine.rulebooks.positions import view
from tests.engine.rulebooks.test_how_to_play_examples import CASES, HANDS

B5 = tile("B5")
CHOW = ClaimChow((tile("B6"), tile("B7")))
REST = "D1 D3 C2 C4 C6 R N"
COMPLETE = "C1 C2 C3 B6 B7 B8 D9 D9 | (B2 B3 B4) (D5 D6 D7)"
CALLING = "C2 C3 B6 B7 B8 D9 D9 | (B2 B3 B4) (D5 D6 D7)"
FIVE_OPEN = f"{REST} B5 B7 | (B5* B5 B5)<E (E* E E)"
THIRTEEN = "B1 B9 D1 D9 C1 C9 E S W N R G Wh"

Play = tuple[PlayerView, Action, str]
"""A view, an action, and the condition that forbids it; empty if it is allowed."""

PLAYS: dict[str, tuple[Play, ...]] = {
    "HP-DISCARD": (
        (view(f"B5 {REST}"), Discard(B5), ""),
        (view(REST), Discard(B5), "tile-held"),
        (view(f"B5 {REST}", "B1 E"), Discard(B5), "own-turn"),
    ),
    "HP-R6A-CONCEALED-KONG": (
        (view(f"B5 B5 B5 B5 {REST}"), ConcealedKong(B5), ""),
        (view(f"B5 B5 B5 B5 {REST}", source=Source.CLAIM), ConcealedKong(B5), ""),
        (view(f"B5 B5 B5 {REST}"), ConcealedKong(B5), "four-held"),
        (view(f"B5 B5 B5 B5 {REST}", drawable=0), ConcealedKong(B5), "loose-tile-left"),
        (view(f"B5 B5 B5 B5 {REST}", dead=True), ConcealedKong(B5), "hand-alive"),
    ),
    "HP-R6A-ADD": (
        (view(FIVE_OPEN), AddedKong(B5), ""),
        (view(FIVE_OPEN, source=Source.CLAIM), AddedKong(B5), "after-a-draw"),
        (view(FIVE_OPEN.replace("B5 B7", "B6 B7")), AddedKong(B5), "fourth-held"),
        (view(f"B5 B7 {REST} | (E* E E)"), AddedKong(B5), "own-exposed-pung"),
    ),
    "HP-WIN": (
        (view(COMPLETE, drawn="C1"), GoOut(), ""),
        (view(f"{THIRTEEN} R", drawn="R"), GoOut(), ""),
        (view(f"{THIRTEEN} B2", drawn="B2"), GoOut(), "hand-complete"),
        (view(COMPLETE, source=Source.CLAIM), GoOut(), "drawn-or-dealt"),
        (view(COMPLETE, drawn="C1", dead=True), GoOut(), "hand-alive"),
    ),
    "HP-R9-CALLING": (
        (view(CALLING, "C1 N"), ClaimWin(), ""),
        (view(CALLING, "C1 N", robbing=True), ClaimWin(), ""),
        (view(THIRTEEN, "Wh N"), ClaimWin(), ""),
        (view(CALLING, "C5 N"), ClaimWin(), "tile-completes"),
        (view(CALLING), ClaimWin(), "tile-offered"),
    ),
    "HP-R6-KONG": (
        (view(f"B5 B5 B5 {REST}", "B5 N"), ClaimKong(), ""),
        (view(f"B5 B5 {REST}", "B5 N"), ClaimKong(), "three-held"),
        (view(f"{REST} D5 | (B5* B5 B5)<E", "B5 N"), ClaimKong(), "not-for-exposed-pung"),
        (view(f"B5 B5 B5 {REST}", "B5 N", last=True), ClaimKong(), "not-last-discard"),
        (view(f"B5 B5 B5 {REST}", "B5 N", robbing=True), ClaimKong(), "discard-offered"),
    ),
    "HP-R4": (
        (view(f"B5 B5 {REST}", "B5 N"), ClaimPung(), ""),
        (view(f"B5 {REST}", "B5 N"), ClaimPung(), "two-held"),
        (view(f"B5 B5 {REST}", "B5 N", dead=True), ClaimPung(), "hand-alive"),
        (view(f"B5 B5 {REST}", "B5 N", last=True), ClaimPung(), "not-last-discard"),
    ),
    "HP-R5": (
        (view(f"B6 B7 {REST}", "B5 E"), CHOW, ""),
        (view(f"B6 B7 {REST}", "B5 N"), CHOW, "from-left"),
        (view(f"B6 B8 {REST}", "B5 E"), CHOW, "both-held"),
        (view(f"B6 B7 {REST}", "B4 E"), CHOW, "makes-sequence"),
        (view(f"B6 B7 {REST}", "B5 E", last=True), CHOW, "not-last-discard"),
    ),
    "HP-R8": ((view(REST, "B5 N"), Pass(), ""), (view(REST), Pass(), "asked")),
}


def test_every_rule_has_its_positions_and_stands_in_the_booklet() -> None:
    rules = rule_set(RULES)
    assert set(PLAYS) == {rule.id for rule in rules.course.rules.values()}
    assert set(PLAYS) <= {entry.id for entry in rules.entries}


@pytest.mark.parametrize(
    ("rule", "play"),
    [(rule, play) for rule, plays in PLAYS.items() for play in plays],
    ids=[
        f"{rule}-{play[2] or 'allowed'}-{number}"
        for rule, plays in PLAYS.items()
        for number, play in enumerate(plays)
    ],
)
def test_the_rule_allows_or_forbids_it_for_its_reason(rule: str, play: Play) -> None:
    seen, action, reason = play
    verdict = judge(seen, action, rule_set(RULES))
    assert verdict.rule == rule
    assert verdict.legal is (not reason)
    if reason:
        assert reason in {finding.condition for finding in verdict.unmet}


CHOWS = "C2 C3 B6 B7 B8 D9 D9 | (B2 B3 B4) (D5 D6 D7)"
DEALT = "B4 B4 B4 R R R D2 D3 D4 C6 C7 C8 C2 C2"


@pytest.mark.parametrize(
    ("hand", "how", "seat", "flags", "seen", "reason"),
    [
        (CHOWS, "C1 wall", "SW", "", "", ""),
        (DEALT, "dealt", "EE", "", "", ""),
        (DEALT, "dealt", "SE", "", "", "not-east"),
        (f"{DEALT} | | Fl1", "dealt", "EE", "", "", ""),
        (CHOWS, "C1 loose", "SW", "", "", "no-loose-draw"),
        (f"{CHOWS} | Fl1", "C1 loose", "SW", "supply-of-drawn-kong", "", "no-loose-draw"),
        (CHOWS, "C1 eight-flowers", "SW", "", "", "bad-win"),
        (CHOWS, "C1 discard", "SW", "", "", "bad-win"),
        (CHOWS, "C1 first-discard E", "SW", "", "", "bad-win"),
        (CHOWS, "C1 wall", "SW", "standing", "", "bad-win"),
        (DEALT, "dealt", "EE", "standing", "", "bad-win"),
        (DEALT, "dealt", "EE", "thirteenth-win", "", ""),
        (CHOWS, "C1 wall", "SW", "thirteenth-win", "", "bad-win"),
        (CHOWS, "", "EE", "thirteenth-win", "", "bad-win"),
        (CHOWS, "C1 wall", "SW", "discarder-excused", "", "bad-record"),
        (CHOWS, "C1 wall", "SW", "", "D9 D9", ""),
        (CHOWS, "C1 wall", "SW", "", "D9 D9 D9", "impossible-tiles"),
        (CHOWS, "C1 wall", "SW", "", "C1 C1 C1", ""),
        (CHOWS, "C1 wall", "SW", "", "C1 C1 C1 C1", "impossible-tiles"),
        (f"{CHOWS} | Fl1", "C1 wall", "SW", "", "Fl1", "impossible-tiles"),
        (f"{CHOWS} | Fl1", "C1 wall", "SW", "", "Fl2", ""),
        ("D9 D9 D9 D9 D9 B1 B2 B3 C4 C5 C6 E E", "", "SW", "", "", "impossible-tiles"),
        ("D9 D9 B1 B2 B3 C4 C5 C6 E E", "", "SW", "", "", "tile-count"),
        ("D9 D9 Fl1 B1 B2 B3 C4 C5 C6 E E N N", "", "SW", "", "", "unmelded-flower"),
        ("B1 B1 B3 B3 D5 D5 D6 D6 C9 C9 E E R", "R wall", "SE", "", "", "not-complete"),
        (THIRTEEN, "Wh robbed-kong N", "SW", "", "", "impossible-tiles"),
        (f"{THIRTEEN[:-3]} B1", "Wh robbed-kong N", "SW", "", "Wh Wh Wh", ""),
        (THIRTEEN, "B2 wall", "SW", "", "", "not-complete"),
    ],
)
def test_what_cannot_be_scored_says_why(
    hand: str, how: str, seat: str, flags: str, seen: str, reason: str
) -> None:
    hand = hand.replace("| Fl", "| | Fl") if hand.count("|") == 1 and "(" not in hand else hand
    assert refused(hand, how, seat, flags, seen) == reason


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"round": None}, "bad-record"),
        ({"wild": ["D1"]}, "bad-record"),
        ({"options": {"robbing_kong": True}}, "unknown-option"),
        ({"options": {"limit": 0}}, "unknown-option"),
        ({"options": {"limit": True}}, "unknown-option"),
        ({"options": {"pair_own_round": 3}}, "unknown-option"),
        ({"options": {"limit": 50}}, None),
        ({"options": {"face_down_discards": True, "flowers": True}}, None),
    ],
)
def test_a_record_with_something_of_another_book(changed: dict[str, Any], reason: str | None) -> None:
    assert answer({**HANDS[0], **changed}).get("reason") == reason


def asked(kind: str, given: dict[str, Any], **options: object) -> dict[str, Any]:
    return answer({"rules": RULES, "kind": kind, "options": options, "given": given})


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"total": 4}, (4, 3, 1, 1)),
        ({"total": 17}, (17, 16, 14, 14)),
        ({"total": 18}, (1, 17, 15, 15)),
        ({"total": 18, "flowers": True}, (18, 17, 15, 15)),
        ({"total": 20}, (3, 2, 17, 17)),
        ({"total": 24, "flowers": True}, (6, 5, 3, 3)),
    ],
)
def test_the_loose_tiles_lie_right_of_the_breach(given: dict[str, Any], expected: tuple[int, ...]) -> None:
    got = asked("break", given)
    assert (got["stack"], got["bottom_on"], got["top_on"], got["first_loose_on"]) == expected


def test_two_throws_name_the_wall_too() -> None:
    got = asked("break", {"throws": [7, 11], "flowers": False})
    assert got == {
        "breaker": "W",
        "side": "S",
        "stack": 1,
        "bottom_on": 17,
        "top_on": 15,
        "first_loose_on": 15,
    }


LET_PASS = {"discard": "C4", "by": "E", "player": "passes"}


@pytest.mark.parametrize(
    ("hand", "events", "may", "later"),
    [
        (["C4", "C4"], [LET_PASS, {"discard": "C4", "by": "W"}], False, True),
        (["C4", "C4"], [{"discard": "C4", "by": "W"}], True, True),
        (["C4", "C4"], [LET_PASS, {"discard": "B1", "by": "S"}, {"discard": "C4", "by": "W"}], True, True),
        (["C4", "C4", "D1", "D1"], [LET_PASS, {"discard": "D1", "by": "W"}], True, True),
        (["C4"], [LET_PASS, {"discard": "C4", "by": "W"}], False, False),
        (["C4", "C4"], [{**LET_PASS, "player": "pungs"}, {"discard": "C4", "by": "S"}], False, False),
    ],
)
def test_a_pung_let_pass(hand: list[str], events: list[dict[str, str]], may: bool, later: bool) -> None:
    got = asked("lock", {"player": "S", "hand": hand, "events": events})
    assert got == {"may_pung": may, "may_pung_after_own_discard": later}


def test_the_end_of_the_wall() -> None:
    dead = {"result": "dead-hand", "net": {"E": 0, "S": 0, "W": 0, "N": 0}, "east_stays": True}
    assert asked("wall-end", {"tiles_left": 14}) == dead
    assert asked("wall-end", {"tiles_left": 15}) == {"result": "play-on"}


def test_the_deal() -> None:
    got = asked("deal", {})
    assert got["order"][:5] == [["E", 4], ["S", 4], ["W", 4], ["N", 4], ["E", 4]]
    assert got["order"][-5:] == [["E", 1], ["S", 1], ["W", 1], ["N", 1], ["E", 1]]
    assert sum(number for _, number in got["order"]) == 53
    assert got["next_draw"] == {"stack": 27, "level": "bottom"}


def test_false_calls_and_limits_of_a_case() -> None:
    assert asked("false-call", {"offender": "W", "limit": 300})["net"]["W"] == -1800
    assert asked("false-call", {"offender": "W", "fully_exposed": False})["net"]["W"] == 0
    assert asked("false-call", {"offender": "W"}, limit="none")["reason"] == "bad-record"
    assert asked("false-call", {"offender": "W", "limit": "many"})["reason"] == "bad-record"


def test_east_stays_or_passes() -> None:
    assert [asked("rotation", {"winner": wind})["next_east"] for wind in ("E", "S", "N", None)] == list(
        "ESSE"
    )


@pytest.mark.parametrize("seed", range(4))
def test_any_change_of_a_record_is_answered(seed: int) -> None:
    rng = random.Random(seed)
    values: list[Any] = [None, True, 7, -1, 2.5, "B5", "E", "wall", "none", [], ["B1"], {}, {"E": 3}, [[1]]]
    for _ in range(1000):
        made = deepcopy(rng.choice([*HANDS, *CASES]))
        for _ in range(rng.randint(1, 3)):
            part: Any = made
            while isinstance(part, dict | list) and part:
                key = rng.choice(list(part) if isinstance(part, dict) else range(len(part)))
                if not isinstance(part[key], dict | list) or not part[key] or rng.random() < 0.3:
                    part[key] = deepcopy(rng.choice(values))
                    break
                part = part[key]
        got = answer(made)
        json.dumps(got)
        assert ("reason" in got) is ("message" in got)
