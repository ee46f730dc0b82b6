"""The examples of every book, line by line, through the command that users have."""

from __future__ import annotations

from typing import Any

import pytest

from peling.commands.books import example_counts
from peling.commands.score import answer
from peling.rulebooks import RULE_SETS, examples, rule_set
from tests.engine.rulebooks.suite import by_book
from tests.every_case import every

Record = dict[str, Any]

HANDS = {rules_id: examples(rules_id)["hands"] for rules_id in RULE_SETS}
SHARED = [
    (rules_id, {**case, "rules": rules_id})
    for book in RULE_SETS
    for case in examples(book)["cases"]
    for rules_id in case.get("applies_to", ())
    if rules_id != book
]
"""Cases of one rule set that hold in another too."""
CASES = {
    rules_id: examples(rules_id)["cases"] + [case for other, case in SHARED if other == rules_id]
    for rules_id in RULE_SETS
}
NUMBERS = {
    "pung-chow": (51, 31),
    "pung-chow-limit": (50, 36),
    "how-to-play": (52, 27),
    "four-winds": (37, 19),
    "fenghua": (51, 8),
}
"""How many hands and cases the papers of each book give."""


PAID_IN_ANOTHER_ORDER = {"PC1-SET-4", "PC1-DEAD"}
"""Cases that name the payments in the order of the book's prose, not in that of the engine."""


def listed(records: dict[str, list[Record]]) -> list[Any]:
    return by_book((rules_id, one["id"], one) for rules_id, found in records.items() for one in found)


@every("rules_id, hand", listed(HANDS))
def test_hand(rules_id: str, hand: Record) -> None:
    assert hand["rules"] == rules_id
    got = answer(hand)
    assert bool(got.pop("message", "")) is not hand["expected"]["valid"]
    assert got == {"id": hand["id"], **hand["expected"]}


@every("rules_id, case", listed(CASES))
def test_case(rules_id: str, case: Record) -> None:
    assert case["rules"] == rules_id
    got: Record = answer(case)
    expected: Record = {"id": case["id"], **case["expected"]}
    if case["id"] in PAID_IN_ANOTHER_ORDER:
        for sheet in (got, expected):
            sheet["transfers"] = sorted(sheet["transfers"], key=lambda paid: (paid["to"], paid["from"]))
    assert got == expected


@pytest.mark.parametrize(
    ("rules_id", "case"),
    listed(
        {rules_id: [case for case in cases if "hands" in case["given"]] for rules_id, cases in CASES.items()}
    ),
)
def test_a_settlement_is_of_what_its_hands_count_and_claim(rules_id: str, case: Record) -> None:
    hands = {hand["id"]: hand for hand in HANDS[rules_id]}
    answers: dict[str, Record] = {seat: answer(hands[name]) for seat, name in case["given"]["hands"].items()}
    assert {seat: got["total"] for seat, got in answers.items()} == case["given"]["scores"]
    claimed = {seat: got["claims"][0] for seat, got in answers.items() if "claims" in got}
    assert claimed == case["given"].get("claims", {})


@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_there_are_as_many_as_the_book_has(rules_id: str) -> None:
    assert (len(HANDS[rules_id]), len(CASES[rules_id])) == NUMBERS.get(rules_id), "see NUMBERS"


@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_the_order_of_tiles_does_not_matter(rules_id: str) -> None:
    for hand in HANDS[rules_id]:
        turned = {**hand, "concealed": hand["concealed"][::-1], "melds": hand["melds"][::-1]}
        assert answer(turned) == answer(hand), hand["id"]


@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_every_line_of_the_examples_is_an_item_of_the_book(rules_id: str) -> None:
    known = {item.id for item in rule_set(rules_id).items}
    assert {line["rule"] for hand in HANDS[rules_id] for line in hand["expected"]["lines"]} <= known


@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_every_item_of_the_book_is_earned_in_some_example(rules_id: str) -> None:
    counts = example_counts(rules_id)
    assert {item.id for item in rule_set(rules_id).items if not counts[item.id]} == set()
