"""The examples of the booklet, line by line, through the command that users have."""

import json
from importlib import resources
from typing import Any

import pytest

from peling.commands.score import answer
from peling.rulebooks import rule_set

FILE = resources.files("peling.rulebooks").joinpath("examples", "how-to-play.json")
EXAMPLES = json.loads(FILE.read_text(encoding="utf-8"))
HANDS = EXAMPLES["hands"]
CASES = EXAMPLES["cases"]


def ids(records: list[dict[str, Any]]) -> list[str]:
    return [record["id"] for record in records]


@pytest.mark.parametrize("hand", HANDS, ids=ids(HANDS))
def test_hand(hand: dict[str, Any]) -> None:
    got = answer(hand)
    assert bool(got.pop("message", "")) is not hand["expected"]["valid"]
    assert got == {"id": hand["id"], **hand["expected"]}


@pytest.mark.parametrize("case", CASES, ids=ids(CASES))
def test_case(case: dict[str, Any]) -> None:
    assert answer(case) == {"id": case["id"], **case["expected"]}


@pytest.mark.parametrize(
    "case", [case for case in CASES if "hands" in case["given"]], ids=lambda case: case["id"]
)
def test_a_settlement_is_of_what_its_hands_count_and_claim(case: dict[str, Any]) -> None:
    hands = {hand["id"]: hand for hand in HANDS}
    answers: dict[str, Any] = {seat: answer(hands[name]) for seat, name in case["given"]["hands"].items()}
    assert {seat: got["total"] for seat, got in answers.items()} == case["given"]["scores"]
    claimed = {seat: got["claims"][0] for seat, got in answers.items() if "claims" in got}
    assert claimed == case["given"].get("claims", {})


def test_there_are_as_many_as_the_booklet_has() -> None:
    assert (len(HANDS), len(CASES)) == (52, 27)


def test_the_order_of_tiles_does_not_matter() -> None:
    for hand in HANDS:
        turned = {**hand, "concealed": hand["concealed"][::-1], "melds": hand["melds"][::-1]}
        assert answer(turned) == answer(hand), hand["id"]


def test_every_line_of_the_examples_is_an_item_of_the_booklet() -> None:
    known = {item.id for item in rule_set("how-to-play").items}
    assert {line["rule"] for hand in HANDS for line in hand["expected"]["lines"]} <= known
