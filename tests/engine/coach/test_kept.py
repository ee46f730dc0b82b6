"""What was weighed of a deal is kept as plain values, and gives the same review again."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from peling.coach.kept import KeptError, kept_from_json, kept_to_json
from peling.coach.review import Moment, Weighed, decisions, reviewed, weigh
from peling.core.actions import Discard
from peling.core.tiles import Seat, tile
from peling.play.inputs import Act
from peling.rulebooks import RULE_SETS
from tests.by_day import by_day
from tests.engine.coach.deals import Game

SEAT = Seat.SECOND


@cache
def weighed(rules: str) -> tuple[tuple[Moment, ...], tuple[Weighed, ...]]:
    game = Game(rules, ("expert", "novice", "club", "expert"), Random(f"kept/{rules}"))
    game.play_deal()
    return game.deal, tuple(weigh(one, 60, 5) for one in decisions(game.deal, SEAT))


def written(rules: str) -> dict[str, Any]:
    deal, found = weighed(rules)
    raw: dict[str, Any] = json.loads(json.dumps(kept_to_json(deal, SEAT, found, 60, 5)))
    return raw


@pytest.mark.parametrize("rules", by_day({"pung-chow", "four-winds"}, RULE_SETS))
def test_what_is_kept_gives_the_same_review(rules: str) -> None:
    deal, found = weighed(rules)
    before = reviewed(deal, SEAT, found, 60, 5)
    read, budget, seed = kept_from_json(written(rules), deal, SEAT)
    again = reviewed(deal, SEAT, read, budget, seed)
    assert (budget, seed) == (60, 5)
    assert again.luck == before.luck
    assert [(one.lost, one.grade, one.se, one.before) for one in again.decisions] == [
        (one.lost, one.grade, one.se, one.before) for one in before.decisions
    ]
    for one, other in zip(again.decisions, before.decisions, strict=True):
        assert [choice.action for choice in one.choices] == [choice.action for choice in other.choices]
        assert one.choices[0].win == pytest.approx(other.choices[0].win, abs=1e-4)


def test_what_is_kept_of_another_deal_or_player_is_refused() -> None:
    deal, _ = weighed("pung-chow")
    last = deal[-1]
    otherwise = (*deal[:-1], last._replace(given=Act(Seat.FIRST, Discard(tile("B9")))))
    with pytest.raises(KeptError, match="another deal"):
        kept_from_json(written("pung-chow"), otherwise, SEAT)
    with pytest.raises(KeptError, match="another deal"):
        kept_from_json(written("pung-chow"), deal, Seat.FIRST)


@pytest.mark.parametrize(
    "damage",
    [
        lambda _: [],
        lambda raw: {**raw, "revision": raw["revision"] + 1},
        lambda raw: {**raw, "seed": "x"},
        lambda raw: {**raw, "decisions": [None] * len(raw["decisions"])},
        lambda raw: {**raw, "decisions": [{"draw": 0, "choices": []}] * len(raw["decisions"])},
        lambda raw: {**raw, "decisions": [{"draw": 0, "choices": [[]]}] * len(raw["decisions"])},
        lambda raw: {
            **raw,
            "decisions": [{"draw": 0, "choices": [[["fly"], *[0.0] * 7, 1]]}] * len(raw["decisions"]),
        },
        lambda raw: {
            **raw,
            "decisions": [{"draw": 0, "choices": [[["pass"], *[True] * 7, 1]]}] * len(raw["decisions"]),
        },
    ],
)
def test_what_is_damaged_is_refused(damage: Callable[[dict[str, Any]], object]) -> None:
    deal, _ = weighed("pung-chow")
    with pytest.raises(KeptError):
        kept_from_json(damage(written("pung-chow")), deal, SEAT)


def test_only_all_decisions_of_a_deal_make_a_review() -> None:
    deal, found = weighed("pung-chow")
    with pytest.raises(ValueError, match="zip"):
        reviewed(deal, SEAT, found[:-1], 60, 5)
