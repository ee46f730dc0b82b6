"""Positions in which a good player knows what is best: what the evaluator finds of them.

`positions.json` has them in the format of `python -m peling advise`, each with a note. Those whose id begins
with V are of the shared examples and must all hold. The others are of all books: written by hand, met in play
between computer players (`play-`), and met by a person who played (`person-`) and who wrote down what is best
before anybody asked the evaluator.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from peling.advice.equities import equities
from peling.advice.kernel.rollouts import Rollouts
from peling.commands.action_words import action_words
from peling.commands.advise import answer
from peling.positions.fields import Fields
from peling.positions.record import read_position, read_rules
from peling.rulebooks import RULE_SETS
from tests.by_day import by_day
from tests.engine.advice.kept_advice import POSITIONS, Record, marks, stored
from tests.engine.kept_values import changed
from tests.engine.kernel.playing import NEEDS_THE_PACKAGE

SHARED = [record for record in POSITIONS if record["id"].startswith("V")]
OWN = [record for record in POSITIONS if not record["id"].startswith("V")]
PLAYED = [record for record in OWN if record["id"].startswith("person-")]
FOUND = 0.9
"""This part of the positions must be found, and of those from play by a person too."""
SMALL, SEED = 600, 1
"""A small budget: what is best here shows soon."""
MOST_LOST = 4.0
"""No answer may cost more points than that, by so many worlds of independent rollouts, and as many again as
long as that is not certain, up to so many times:"""
WORLDS = 4000
MOST_ROUNDS = 4
CERTAIN = 2.0
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
    assert len(OWN) >= 60
    books = Counter(record["rules"] for record in OWN)
    assert set(books) == set(RULE_SETS)
    assert min(books.values()) >= 10
    assert len(PLAYED) >= 12
    assert len({record["rules"] for record in PLAYED}) == len(RULE_SETS)
    assert len({record["id"] for record in POSITIONS}) == len(POSITIONS)
    assert all(record["note"] and record["expected"] for record in POSITIONS)


@pytest.mark.thorough
@NEEDS_THE_PACKAGE
@pytest.mark.parametrize("record", by_day(SHARED[::2], SHARED), ids=lambda record: str(record["id"]))
def test_the_shared_positions_hold(record: Record) -> None:
    assert good(record, first(POSITIONS.index(record)))


def test_there_are_wild_tiles_flowers_kongs_limits_and_last_tiles() -> None:
    best = [action for record in OWN for action in record["expected"].get("best", ())]
    added = [
        record
        for record in OWN
        for action in record["expected"].get("best", ())
        if action in {f"kong {meld['tiles'][0]}" for meld in record["melds"]}
    ]
    assert len(added) >= 3
    assert sum(action.startswith("kong") for action in best) - len(added) >= 3
    assert sum(action.startswith("flower") for action in best) >= 2
    assert sum(bool(record["wild"]) for record in OWN) >= 10
    assert sum(record["wall"] == 0 for record in OWN) >= 2
    assert sum("limit" in record["note"] or "majors" in record["note"] for record in OWN) >= 4


@NEEDS_THE_PACKAGE
@pytest.mark.parametrize(
    "records", [pytest.param(OWN, id="all", marks=pytest.mark.nightly), pytest.param(PLAYED, id="played")]
)
def test_the_evaluator_finds_what_a_good_player_would_do(records: list[Record]) -> None:
    found = {record["id"]: first(POSITIONS.index(record)) for record in records}
    missed = [
        f"{record['id']}: {found[record['id']]}"
        for record in records
        if not good(record, found[record["id"]])
    ]
    assert len(missed) <= (1 - FOUND) * len(records), missed


@pytest.mark.parametrize("record", by_day(POSITIONS[::4], POSITIONS), ids=lambda record: str(record["id"]))
def test_a_position_names_actions_that_are_legal_and_all_that_is_said_of_it_is_what_was_said(
    record: Record,
) -> None:
    choices = answer(record, 0, SEED)["choices"]
    assert isinstance(choices, list)
    actions = {choice["action"] for choice in choices}
    assert actions.issuperset(record["expected"].get("best", ()))
    assert actions.issuperset(record["expected"].get("not", ()))
    assert marks(record) == stored()[record["id"]], changed("tests.engine.advice.kept_advice")


@NEEDS_THE_PACKAGE
@pytest.mark.nightly
@pytest.mark.parametrize("record", OWN, ids=lambda record: str(record["id"]))
def test_no_answer_costs_more_than_some_points(record: Record) -> None:
    fields = Fields(record)
    rules = read_rules(fields, None)
    view = read_position(fields, rules)
    chosen, *_ = equities(view, rules, seed=SEED)
    others = [one.action for one in equities(view, rules, 0) if one.action != chosen.action]
    wanted = [*others[:MOST_JUDGED], *(action for action in others if good(record, action_words(action)))]
    wanted = list(dict.fromkeys(wanted))[: 2 * MOST_JUDGED]
    judge = Rollouts(view, rules, SEED + 1)
    judge.play([chosen.action, *wanted], WORLDS)
    for action in wanted:
        for _ in range(MOST_ROUNDS):
            lost = judge.difference(action, chosen.action)
            if abs(lost.points - MOST_LOST) > CERTAIN * lost.error:
                break
            judge.play([chosen.action, action], WORLDS)
        lost = judge.difference(action, chosen.action)
        assert lost.points <= MOST_LOST + CERTAIN * lost.error
