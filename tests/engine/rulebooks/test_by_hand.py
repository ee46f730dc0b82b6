"""Hands of the leaflet and of Fenghua whose lines and payments were worked out from the books by hand.

They stand at the borders of the rules: several readings, wild tiles in every part, the four points for a
claim, rounding, liabilities, each value of each house rule, and records of what cannot happen.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from peling.commands.score import answer

WORKED: list[dict[str, Any]] = json.loads(
    Path(__file__).with_name("by_hand.json").read_text(encoding="utf-8")
)
BOOKS = ("four-winds", "fenghua")


def worked_out(answered: dict[str, Any]) -> dict[str, Any]:
    """Return of an answer what stands in the file: why it is refused, or lines and what they come to."""
    if not answered["valid"]:
        return {"reason": answered["reason"]}
    lines = [f"{line['rule']} {_award(line)}" for line in answered["lines"]]
    told = {"total": answered["total"], "lines": lines, "payments": answered["payments"]}
    return {**told, "liable": answered["liable"]} if "liable" in answered else told


def _award(line: dict[str, Any]) -> str:
    if "points" in line:
        return str(line["points"])
    return f"x{line['doubles']}" if "doubles" in line else f"limit {line['limit']}"


@pytest.mark.parametrize("book", BOOKS)
def test_hands_count_as_worked_out_by_hand(book: str) -> None:
    hands = [worked for worked in WORKED if worked["hand"]["rules"] == book]
    assert len(hands) > 100
    answers = [(worked, worked_out(answer(worked["hand"]))) for worked in hands]
    assert [(one["hand"]["id"], got) for one, got in answers if got != one["expected"]] == []
