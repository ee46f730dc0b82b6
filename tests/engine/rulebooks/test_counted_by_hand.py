"""Hands and cases that were counted from the rule texts before the engine was asked.

They stand in `counted_by_hand`, one record a line in the format of the score command, and at the borders of
the rules: several readings, wild tiles in every part, rounding, liabilities, each value of each house rule,
and records of what cannot happen. Where the count and the answer differed, the text decided. Of a case only
the facts that were reckoned are given.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from peling.commands.score import answer
from peling.rulebooks import RULE_SETS

FOLDER = Path(__file__).parent / "counted_by_hand"
SUMS = ("lines", "points", "doubles", "total", "payments", "liable", "claims")
MORE_THAN = dict.fromkeys(RULE_SETS, 140) | {"four-winds": 114, "fenghua": 239}


def paid(of: Mapping[str, Any]) -> list[tuple[str, str, int]]:
    return sorted((paid["from"], paid["to"], paid["points"]) for paid in of["transfers"])


def differs(said: Mapping[str, Any], expected: Mapping[str, Any], *, case: bool) -> bool:
    """Return whether an answer is not what was counted."""
    if said.get("valid", True) is not expected.get("valid", True):
        return True
    if not expected.get("valid", True):
        return bool(said["reason"] != expected.get("reason", said["reason"]))
    if case:
        rest = {key: value for key, value in expected.items() if key != "transfers"}
        wrong = any(said.get(key) != value for key, value in rest.items())
        return wrong or ("transfers" in expected and paid(said) != paid(expected))
    return any(said.get(key) != expected.get(key) for key in SUMS)


@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_the_engine_counts_as_the_reader_did(rules_id: str) -> None:
    file = FOLDER / f"{rules_id}.jsonl"
    assert file.is_file(), f"count hands of {rules_id} by its text and write them there"
    text = file.read_text(encoding="utf-8")
    records = [json.loads(line) for line in text.splitlines()]
    assert len(records) > MORE_THAN[rules_id]
    assert {record["rules"] for record in records} == {rules_id}
    wrong = [
        record["id"]
        for record in records
        if differs(answer(record), record["expected"], case="kind" in record)
    ]
    assert wrong == []
