"""Tastes make players different, not weaker: what each costs, by duplicate deals in the kernel."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import sqrt
from statistics import fmean, stdev

import pytest

from peling.advice.formula.model import Model, model_for, yardstick
from peling.advice.kernel.deals import Table
from peling.advice.kernel.machine import Kernel
from peling.advice.kernel.policy import model_figures
from peling.advice.tastes import TASTES, tasted
from peling.rulebooks import RULE_SETS, rule_set
from tests.engine.kernel.playing import NEEDS_THE_PACKAGE

pytestmark = NEEDS_THE_PACKAGE

SEED = 31
WALLS = {"fenghua": 40_000}
MOST_WALLS = 20_000
"""On how many walls a taste is measured; a deal of Fenghua strays much farther."""
COST = 1.0
"""A taste costs less than so many points a deal."""
LARGEST_ERROR = 0.5
MODELS: dict[str, Callable[[str], Model]] = {
    "expert": lambda book: model_for(book, 4),
    "club": lambda _: yardstick().model,
}


@cache
def kernel_of(book: str) -> Kernel:
    return Kernel(rule_set(book))


def gained(book: str, level: str, taste: str, walls: int) -> list[float]:
    """Return by wall what a player with a taste gains a deal against three of his level without one."""
    kernel, course = kernel_of(book), rule_set(book).course
    table = Table(course.seats(4), random_round=bool(course.rounds))
    model = MODELS[level](book)
    kernel.use_model(0, model_figures(tasted(model, taste)))
    kernel.use_model(1, model_figures(model))
    by_wall = [0] * walls
    for deal in kernel.play(table, (0, 1, 1, 1), SEED, range(walls)):
        by_wall[deal.wall] += deal.net[0]
    return [points / 4 for points in by_wall]


@pytest.mark.thorough
@pytest.mark.parametrize("book", RULE_SETS)
def test_without_a_taste_nothing_is_gained_or_lost(book: str) -> None:
    assert set(gained(book, "expert", "", 5)) == {0.0}


@pytest.mark.nightly
@pytest.mark.parametrize("taste", TASTES)
@pytest.mark.parametrize("level", MODELS)
@pytest.mark.parametrize("book", RULE_SETS)
def test_a_taste_changes_what_is_played_and_costs_less_than_a_point_a_deal(
    book: str, level: str, taste: str
) -> None:
    points = gained(book, level, taste, WALLS.get(book, MOST_WALLS))
    error = stdev(points) / sqrt(len(points))
    assert 0 < error <= LARGEST_ERROR
    assert -fmean(points) < COST
