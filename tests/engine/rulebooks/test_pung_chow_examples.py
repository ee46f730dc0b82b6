"""The examples of the book, line by line, through the command that users have."""

import json
from importlib import resources
from typing import Any

import pytest

from peling.commands.books import example_counts
from peling.commands.score import answer
from peling.rulebooks import rule_set

FILE = resources.files("peling.rulebooks").joinpath("examples", "pung-chow.json")
EXAMPLES = json.loads(FILE.read_text(encoding="utf-8"))
HANDS = EXAMPLES["hands"]
CASES = EXAMPLES["cases"]


def ids(records: list[dict[str, Any]]) -> list[str]:
    return [record["id"] for record in records]


@pytest.mark.parametrize("hand", HANDS, ids=ids(HANDS))
def test_hand(hand: dict[str, Any]) -> None:
    got = answer(hand)
    got.pop("message", None)
    assert got == {"id": hand["id"], **hand["expected"]}


@pytest.mark.parametrize("case", CASES, ids=ids(CASES))
def test_case(case: dict[str, Any]) -> None:
    got: Any = answer(case)
    expected = {"id": case["id"], **case["expected"]}
    if case["kind"] == "settlement":
        for sheet in (got, expected):
            sheet["transfers"] = sorted(sheet["transfers"], key=lambda paid: (paid["to"], paid["from"]))
    assert got == expected


@pytest.mark.parametrize(
    "case", [case for case in CASES if "hands" in case["given"]], ids=lambda case: case["id"]
)
def test_a_layout_settles_what_its_hands_count(case: dict[str, Any]) -> None:
    hands = {hand["id"]: hand for hand in HANDS}
    scores = {seat: answer(hands[name])["total"] for seat, name in case["given"]["hands"].items()}
    assert scores == case["given"]["scores"]


def test_there_are_as_many_as_the_book_has() -> None:
    assert (len(HANDS), len(CASES)) == (51, 31)
    assert {f"PC1-EX-{number:02}" for number in range(1, 21)} - set(ids(HANDS)) == {"PC1-EX-13"}


def test_the_order_of_tiles_does_not_matter() -> None:
    for hand in HANDS:
        turned = {**hand, "concealed": hand["concealed"][::-1], "melds": hand["melds"][::-1]}
        assert answer(turned) == answer(hand), hand["id"]


def test_every_item_of_the_book_is_earned_in_some_example() -> None:
    counts = example_counts("pung-chow")
    assert {item.id for item in rule_set("pung-chow").items if not counts[item.id]} == set()
