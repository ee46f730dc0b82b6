"""Cases of Fenghua beside its examples: the break, the bottom tile, whom a discard goes to."""

from typing import Any

import pytest

from peling.commands.score import answer
from tests.engine.rulebooks.fenghua.positions import HANDS

case = HANDS.case


@pytest.mark.parametrize(
    ("dice", "breaker", "stack", "indicator", "behind", "supply"),
    [
        ([1, 1], "S", 1, 1, 1, (1, "bottom")),
        ([2, 2], "N", 2, 1, 3, (2, "top")),
        ([1, 6], "W", 6, 6, 1, (6, "bottom")),
        ([6, 5], "W", 6, 2, 9, (6, "top")),
        ([5, 6], "W", 6, 2, 9, (6, "top")),
    ],
)
def test_the_wall_is_broken_by_the_larger_and_the_smaller_die(
    dice: list[int], breaker: str, stack: int, indicator: int, behind: int, supply: tuple[int, str]
) -> None:
    assert case("break", {"dice": dice, "flowers": True}) == {
        "breaker": breaker,
        "side": breaker,
        "stack": stack,
        "head_stack": stack + 1,
        "indicator_stack": indicator,
        "tiles_behind_indicator": behind,
        "tiles_in_front_of_indicator": 143 - behind,
        "first_supply": {"stack": supply[0], "level": supply[1]},
    }


@pytest.mark.parametrize("dice", [[1], [0, 3], [7, 1], "6", [True, 2], [1, 2, 3]])
def test_other_dice_are_refused(dice: object) -> None:
    assert case("break", {"dice": dice})["reason"] == "bad-record"


def test_the_banker_may_be_served_first() -> None:
    given = {"discarder": "S", "claims": {"W": "win", "E": "win", "N": "pung"}}
    assert case("priority", given) == {"taker": "W"}
    assert case("priority", given, multi_win="banker_first") == {"taker": "E"}
    less = {"discarder": "S", "claims": {"N": "pung", "W": "chow"}}
    assert case("priority", less, multi_win="banker_first") == {"taker": "N"}


def bottom(**given: object) -> dict[str, Any]:
    return case(
        "bottom-tile", {"refusals": [], "taker": None, "taker_wins": False, "claimed_by": None} | given
    )


def test_the_bottom_tile_may_be_refused_by_all() -> None:
    drawn = {"result": "draw", "net": {"E": 0, "S": 0, "W": 0, "N": 0}, "banker_stays": True}
    assert bottom(refusals=["W", "N", "E", "S"]) == drawn
    assert bottom(taker="W") == drawn


def test_the_bottom_tile_may_win() -> None:
    assert bottom(refusals=["N"], taker="E", taker_wins=True) == {
        "result": "win",
        "winner": "E",
        "banker_stays": True,
    }
    assert bottom(taker="E", claimed_by="S") == {
        "result": "win",
        "winner": "S",
        "banker_stays": False,
        "liable": "E",
    }


@pytest.mark.parametrize(
    "given",
    [
        {"refusals": ["N", "E"]},
        {"refusals": ["N", "S"], "taker": "W"},
        {"refusals": ["N"], "taker": "S"},
        {"refusals": ["E", "S", "W", "N"], "taker": "E"},
        {"refusals": ["E", "S", "W", "N"], "claimed_by": "E"},
        {"taker": "E", "claimed_by": "E"},
        {"taker": "E", "taker_wins": True, "claimed_by": "S"},
    ],
)
def test_a_contradictory_bottom_tile_is_refused(given: dict[str, object]) -> None:
    assert bottom(**given)["reason"] == "bad-record"


def test_no_other_book_has_a_bottom_tile() -> None:
    other = answer({"rules": "pung-chow", "kind": "bottom-tile", "given": {"taker": "E"}})
    assert other["reason"] == "bad-record"


@pytest.mark.parametrize(
    ("kind", "given", "expected"),
    [
        ("wall", {"flowers": True}, {"tiles": 144, "stacks_per_side": 18, "left_after_deal": 91}),
        ("dice-seat", {"thrower": "S", "throw": 5}, {"seat": "S"}),
        ("rotation", {"winner": "W"}, {"next_east": "S"}),
        ("rotation", {"winner": None}, {"next_east": "E"}),
        ("robbing", {"kong": "added"}, {"legal": True}),
        ("robbing", {"kong": "drawn"}, {"legal": False}),
        ("hand-size", {"kongs": 2, "when": "complete"}, {"tiles": 16}),
    ],
)
def test_other_cases(kind: str, given: dict[str, Any], expected: dict[str, Any]) -> None:
    assert case(kind, given) == expected
