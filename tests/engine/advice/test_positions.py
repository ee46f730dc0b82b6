"""Positions in which a good player knows what is best: what the evaluator finds of them.

`positions.json` has them in the format of `python -m peling advise`, each with a note. Those whose id begins
with V are of the shared examples and must all hold; sixty more are of all books, some of them from play.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from peling.advice.equities import equities
from peling.advice.kernel.rollouts import Rollouts
from peling.commands.advise import answer
from peling.commands.fields import Fields
from peling.commands.hand_json import read_rules
from peling.commands.position_json import action_words, read_position
from peling.rulebooks import RULE_SETS
from tests.engine.kernel.playing import NEEDS_THE_PACKAGE

Record = Mapping[str, Any]
POSITIONS: tuple[Record, ...] = tuple(
    json.loads(Path(__file__).with_name("positions.json").read_text(encoding="utf-8"))
)
SHARED = [record for record in POSITIONS if record["id"].startswith("V")]
OWN = [record for record in POSITIONS if not record["id"].startswith("V")]
FOUND = 54
SMALL, SEED = 600, 1
"""A small budget: what is best here shows soon."""
MOST_LOST = 4.0
"""No answer may cost more points than that, by so many worlds of independent rollouts:"""
WORLDS = 4000
MOST_JUDGED = 3


@cache
def first(place: int) -> str:
    """Return what the evaluator likes best in a position."""
    record = POSITIONS[place]
    choices = answer(record, SMALL, SEED)["choices"]
    assert isinstance(choices, list)
    return str(choices[0]["action"])


def good(record: Record, action: str) -> bool:
    """Return whether an action may stand first."""
    expected = record["expected"]
    return action in expected.get("best", [action]) and action not in expected.get("not", [])


def test_there_are_positions_of_all_books_and_from_play() -> None:
    assert len(OWN) == 60
    books = Counter(record["rules"] for record in OWN)
    assert set(books) == set(RULE_SETS)
    assert min(books.values()) >= 10
    assert sum(record["id"].startswith("play-") for record in OWN) >= 12
    assert len({record["id"] for record in POSITIONS}) == len(POSITIONS)
    assert all(record["note"] and record["expected"] for record in POSITIONS)


@NEEDS_THE_PACKAGE
@pytest.mark.parametrize("record", SHARED, ids=lambda record: str(record["id"]))
def test_the_shared_positions_hold(record: Record) -> None:
    assert good(record, first(POSITIONS.index(record)))


@NEEDS_THE_PACKAGE
def test_the_evaluator_finds_what_a_good_player_would_do() -> None:
    missed = [
        f"{record['id']}: {first(place)}"
        for place, record in enumerate(POSITIONS)
        if record in OWN and not good(record, first(place))
    ]
    assert len(OWN) - len(missed) >= FOUND, missed


@pytest.mark.parametrize("record", POSITIONS, ids=lambda record: str(record["id"]))
def test_a_position_names_actions_that_are_legal(record: Record) -> None:
    choices = answer(record, 0, SEED)["choices"]
    assert isinstance(choices, list)
    actions = {choice["action"] for choice in choices}
    assert actions.issuperset(record["expected"].get("best", ()))
    assert actions.issuperset(record["expected"].get("not", ()))


@NEEDS_THE_PACKAGE
@pytest.mark.nightly
@pytest.mark.parametrize("record", OWN, ids=lambda record: str(record["id"]))
def test_no_answer_costs_more_than_some_points(record: Record) -> None:
    fields = Fields(record)
    rules = read_rules(fields, None)
    view = read_position(fields, rules)
    chosen, *_ = equities(view, rules, seed=SEED)
    others = [one.action for one in equities(view, rules, 0) if one.action != chosen.action]
    best = record["expected"].get("best")
    wanted = [action for action in others if best is None or action_words(action) in best][:MOST_JUDGED]
    judge = Rollouts(view, rules, SEED + 1)
    judge.play([chosen.action, *wanted], WORLDS)
    for action in wanted:
        lost = judge.difference(action, chosen.action)
        assert lost.points <= MOST_LOST + 2 * lost.error
