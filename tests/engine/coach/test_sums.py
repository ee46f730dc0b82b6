"""What is kept of a reviewed deal for adding up says the same as the review, and nothing else is believed."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from functools import cache
from random import Random

import pytest

from peling.coach.habits import losses
from peling.coach.review import review
from peling.coach.sums import DealSums, sums_from_json, sums_of, sums_to_json
from peling.core.tiles import Seat
from peling.rulebooks import RULE_SETS, rule_set
from tests.by_day import by_day
from tests.engine.coach.deals import Game

NOW = datetime(2026, 11, 25, 12, tzinfo=UTC)


@cache
def some(rules: str) -> DealSums:
    """Return the sums of a deal in which something was lost."""
    game = Game(rules, ("novice", *("club",) * 3), Random(f"sums/{rules}"))
    while True:
        game.play_deal()
        found = review(game.deal, Seat.FIRST, budget=100, seed=3)
        assert found is not None
        if found.lost:
            assert losses(found, rule_set(rules)) == sums_of(found, rule_set(rules), NOW).losses
            return sums_of(found, rule_set(rules), NOW)


@pytest.mark.parametrize("rules", by_day({"how-to-play"}, RULE_SETS))
def test_what_is_kept_comes_back_and_adds_up(rules: str) -> None:
    sums = some(rules)
    again = sums_from_json(json.loads(json.dumps(sums_to_json(sums))))
    assert again == sums
    assert again.result == round(again.luck.total - again.lost, 2)
    for slip in again.slips:
        assert slip.hand
        assert slip.loss.lost > 0


def test_nothing_that_is_damaged_is_believed() -> None:
    good = sums_to_json(some("how-to-play"))
    slip = good["slips"][0]
    wrong: list[object] = [None, [], {}, 7]
    others: tuple[object, ...] = (None, {}, -1.5, [["?"]])
    wrong += [{**good, name: other} for name in good for other in others]
    wrong += [{key: value for key, value in good.items() if key != name} for name in good]
    wrong += [
        {**good, "at": "2026-11-25T12:00:00"},
        {**good, "revision": good["revision"] + 1},
        {**good, "slips": [[*slip[:3], 0, slip[4]]]},
        {**good, "slips": [[*slip[:3], float("nan"), slip[4]]]},
        {**good, "slips": [[*slip[:3], float("inf"), slip[4]]]},
        {**good, "slips": [[-1, *slip[1:]]]},
        {**good, "slips": [[slip[0], "sneeze", *slip[2:]]]},
        {**good, "slips": [[*slip[:4], "B1 XX"]]},
        {**good, "slips": [[*slip[:4], "B1 " * 40]]},
        {**good, "luck": [float("nan"), 0, 0]},
        {**good, "luck": [0, 0]},
    ]
    for value in wrong:
        with pytest.raises(ValueError, match=r"\S"):
            pytest.fail(f"{sums_from_json(value)} was read from {value}")
