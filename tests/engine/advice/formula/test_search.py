"""The search moves the numbers of a model within bounds, alike on every machine, towards what is better."""

from __future__ import annotations

from dataclasses import asdict, fields
from math import exp, fsum
from random import Random

import pytest

from peling.advice.formula.model import Model, model_for, yardstick
from peling.advice.formula.prices import AIMS, prices
from peling.advice.formula.search import (
    DIGITS,
    Knob,
    candidates,
    factor,
    first_cloud,
    held_in,
    knobs_for,
    mean_of,
    moved,
    next_cloud,
    step_of,
)
from peling.core.tiles import Wind
from peling.rulebooks import rule_set, rule_set_ids
from tests.engine.kept_values import mark

CLUB = yardstick().model
FIXED = {
    "plans_kept": "more plans cost time",
    "fits": "`danger` multiplies it",
}


def knobs(rules: str = "fenghua") -> tuple[Knob, ...]:
    book = rule_set(rules)
    paid = [prices(book, Wind.EAST, Wind.EAST if book.course.rounds else None)]
    return knobs_for(paid, wild=book.course.turned_up is not None)


def test_every_number_has_a_knob_in_some_book_or_a_reason() -> None:
    turned = {knob.field for rules in rule_set_ids() for knob in knobs(rules)}
    assert turned | set(FIXED) == {field.name for field in fields(Model)}
    assert not turned & set(FIXED)


def test_a_book_has_knobs_only_for_what_it_pays_and_knows() -> None:
    of = {rules: {(knob.field, knob.part) for knob in knobs(rules)} for rules in rule_set_ids()}
    assert ("spare_wild", None) in of["fenghua"] - of["pung-chow"]
    assert ("call_point", None) in of["fenghua"] - of["how-to-play"]
    assert ("as_it_stands", None) in of["pung-chow"] - of["four-winds"]
    assert ("pattern_pace", "seven-pairs") in of["fenghua"] - of["pung-chow"]
    assert all(("pattern_pace", "any") not in known for known in of.values())


@pytest.mark.parametrize("step", [-2.0, -0.7, 0.0, 0.1, 0.9, 2.0])
def test_a_step_multiplies_about_as_the_exponential_does_and_back(step: float) -> None:
    assert factor(step) == pytest.approx(exp(step), rel=0.04)
    assert step_of(factor(step)) == pytest.approx(step, abs=1e-12)


def test_no_step_leaves_club_1_as_it_is() -> None:
    here = [knob for knob in knobs() if not knob.unit]
    assert asdict(moved(CLUB, here, [0.0] * len(here))) == asdict(CLUB)


def test_a_knob_turns_its_own_numbers_and_no_other() -> None:
    for knob in knobs():
        one = asdict(moved(CLUB, [knob], [0.5]))
        assert {name for name, value in asdict(CLUB).items() if one[name] != value} <= {knob.field}
    second = moved(CLUB, [Knob("pace", (1, 2))], [1.0])
    assert second.pace[0] == CLUB.pace[0]
    assert second.pace[1] > CLUB.pace[1]
    assert second.pace[2:] == CLUB.pace[2:]
    suit = moved(CLUB, [Knob("pattern_pace", "one-suit")], [1.0])
    assert {aim for aim in AIMS if suit.pattern_pace[aim] != CLUB.pattern_pace[aim]} == {"one-suit"}


def test_the_majors_can_be_learnt_though_club_1_never_aims_at_them() -> None:
    (majors,) = (knob for knob in knobs("four-winds") if knob.part == "thirteen-majors")
    assert CLUB.pattern_pace["thirteen-majors"] == 0
    assert moved(CLUB, [majors], [0.0]).pattern_pace["thirteen-majors"] == majors.unit > 0
    assert moved(CLUB, [majors], [0.5]).pattern_pace["thirteen-majors"] > majors.unit


def test_where_club_1_has_nothing_the_unit_is_multiplied() -> None:
    assert CLUB.as_it_stands == 0
    assert moved(CLUB, [Knob("as_it_stands", unit=0.4)], [0.0]).as_it_stands == 0.4


def test_numbers_are_rounded_and_whole_ones_stay_whole() -> None:
    rng = Random(3)
    found = moved(CLUB, knobs(), [rng.random() for _ in knobs()])
    assert isinstance(found.late, int)
    numbers = [*found.pace, *found.calling, found.danger, found.chow_weight, *found.pattern_pace.values()]
    assert all(float(f"{number:.{DIGITS}g}") == number for number in numbers)


def test_candidates_lie_in_opposite_pairs_within_the_bounds() -> None:
    here = (Knob("danger", low=0.5, high=2.0, spread=3.0), Knob("dead", low=0.001, high=900.0, spread=0.01))
    cloud = first_cloud(here)
    found = candidates(cloud, here, 20, Random(1))
    assert len(found) == 20
    assert {step for step, _ in found} >= {step_of(0.5), step_of(2.0)}
    for (_, one), (_, other) in zip(found[::2], found[1::2], strict=True):
        assert one + other == pytest.approx(2 * cloud.middle[1])
    assert found == candidates(cloud, here, 20, Random(1)) != candidates(cloud, here, 20, Random(2))


def test_the_middle_goes_towards_the_best_and_stays_within_the_bounds() -> None:
    here = (Knob("danger", low=0.5, high=2.0),)
    cloud = first_cloud(here)
    farther = next_cloud(cloud, here, [(0.4,), (0.6,)])
    assert 0 < farther.middle[0] < 0.5
    assert farther.spread[0] < cloud.spread[0]
    assert next_cloud(cloud, here, [(9.0,), (9.0,)]).middle == (step_of(2.0),)
    assert held_in(here[0], -9.0) == step_of(0.5)


def test_the_search_finds_the_top_of_a_hill_though_it_is_hidden_by_noise() -> None:
    here = tuple(Knob("danger", spread=0.4) for _ in range(5))
    top, rng = (0.8, -0.6, 0.3, 0.0, -0.2), Random(5)
    cloud, middles = first_cloud(here), []
    for _ in range(40):
        tried = candidates(cloud, here, 32, rng)
        points = [
            rng.random() - fsum((step - best) ** 2 for step, best in zip(one, top, strict=True))
            for one in tried
        ]
        order = sorted(range(32), key=lambda one: -points[one])
        cloud = next_cloud(cloud, here, [tried[one] for one in order[:8]])
        middles.append(cloud.middle)
    assert mean_of(middles[-13:]) == pytest.approx(top, abs=0.12)


def test_the_search_begins_within_its_bounds_and_may_come_back_to_club_1() -> None:
    for rules in rule_set_ids():
        for knob in knobs(rules):
            assert 0 < knob.low <= knob.begin <= knob.high, knob
            assert knob.low <= 1 <= knob.high, knob


SEARCHES = {
    "pung-chow": "12aa5e66864d",
    "pung-chow-limit": "a2482303f046",
    "how-to-play": "a2482303f046",
    "four-winds": "8e9f233b7e77",
    "fenghua": "1b368129d6de",
}
"""Marks of what a search tries first and where it goes then."""


@pytest.mark.parametrize("rules", SEARCHES)
def test_a_search_with_the_seed_of_a_model_begins_as_it_began(rules: str) -> None:
    here = knobs(rules)
    cloud, rng = first_cloud(here), Random(1)
    tried = candidates(cloud, here, 8, rng)
    cloud = next_cloud(cloud, here, tried[:3])
    models = [moved(CLUB, here, steps) for steps in (*tried, *candidates(cloud, here, 4, rng))]
    assert mark(here, cloud, models) == SEARCHES[rules], "models say with which seed they were found"


SHIPPED = [(rules, number) for rules in rule_set_ids() for number in rule_set(rules).course.players]


def entries(model: Model, field: str) -> list[float]:
    """Return what stands in a field of a model, as a list."""
    value = asdict(model)[field]
    if isinstance(value, dict):
        return list(value.values())
    return list(value) if isinstance(value, tuple) else [value]


@pytest.mark.thorough
@pytest.mark.parametrize(("rules", "players"), SHIPPED)
def test_the_models_that_were_found_lie_within_the_bounds(rules: str, players: int) -> None:
    found = model_for(rules, players)
    for knob in knobs(rules):
        here = entries(found, knob.field)
        least = entries(moved(CLUB, [knob], [step_of(knob.low)]), knob.field)
        most = entries(moved(CLUB, [knob], [step_of(knob.high)]), knob.field)
        for one, low, high in zip(here, least, most, strict=True):
            if low != high and one:  # what is left at 0 is not aimed at
                assert low <= one <= high, knob
