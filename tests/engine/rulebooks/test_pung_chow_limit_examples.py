"""The examples of Part II, and those of Part I that hold, line by line, through the command."""

import json
from importlib import resources
from typing import Any

import pytest

from peling.commands.books import example_counts
from peling.commands.score import answer
from peling.rulebooks import rule_set

RULES = "pung-chow-limit"


def examples(rules: str) -> dict[str, list[dict[str, Any]]]:
    file = resources.files("peling.rulebooks").joinpath("examples", f"{rules}.json")
    found: dict[str, list[dict[str, Any]]] = json.loads(file.read_text(encoding="utf-8"))
    return found


HANDS = examples(RULES)["hands"]
SHARED = [
    {**case, "rules": RULES} for case in examples("pung-chow")["cases"] if RULES in case.get("applies_to", ())
]
CASES = examples(RULES)["cases"] + SHARED


def ids(records: list[dict[str, Any]]) -> list[str]:
    return [record["id"] for record in records]


@pytest.mark.parametrize("hand", HANDS, ids=ids(HANDS))
def test_hand(hand: dict[str, Any]) -> None:
    got = answer(hand)
    got.pop("message", None)
    assert got == {"id": hand["id"], **hand["expected"]}


@pytest.mark.parametrize("case", CASES, ids=ids(CASES))
def test_case(case: dict[str, Any]) -> None:
    assert answer(case) == {"id": case["id"], **case["expected"]}


def test_there_are_as_many_as_the_book_has() -> None:
    assert (len(HANDS), len(CASES)) == (50, 36)
    printed = {hand["id"][:9] for hand in HANDS if hand["source"] == "book"}
    assert {f"PC2-EX-{number:02}" for number in range(1, 11)} <= printed


def test_the_order_of_tiles_does_not_matter() -> None:
    for hand in HANDS:
        turned = {**hand, "concealed": hand["concealed"][::-1], "melds": hand["melds"][::-1]}
        assert answer(turned) == answer(hand), hand["id"]


def test_every_item_of_the_book_is_earned_in_some_example() -> None:
    counts = example_counts(RULES)
    assert {item.id for item in rule_set(RULES).items if not counts[item.id]} == set()
