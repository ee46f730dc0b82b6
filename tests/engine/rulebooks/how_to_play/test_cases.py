"""Records that the booklet refuses and cases that it answers."""

from typing import Any

import pytest

from peling.commands.score import answer
from peling.rulebooks import examples
from tests.engine.rulebooks.how_to_play.positions import HANDS

RULES = HANDS.rules_id


def asked(kind: str, given: dict[str, Any], **options: object) -> dict[str, Any]:
    return answer({"rules": RULES, "kind": kind, "options": options, "given": given})


LET_PASS = {"discard": "C4", "by": "E", "player": "passes"}


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
    assert answer({**examples(RULES)["hands"][0], **changed}).get("reason") == reason


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
    assert got["order"][-5:] == [["N", 4], ["E", 2], ["S", 1], ["W", 1], ["N", 1]]
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
