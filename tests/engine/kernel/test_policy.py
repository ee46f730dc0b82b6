"""The kernel chooses as the formula does, by any numbers: those of the books, and others nobody trained."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from typing import Any

import pytest

from peling.advice.formula.appraisal import appraise
from peling.advice.formula.model import Model, model_for
from peling.advice.kernel.machine import Kernel
from peling.advice.kernel.policy import model_figures
from peling.core.actions import Action
from peling.core.view import PlayerView
from peling.play.table import awaited, view_of
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.ruleset import RuleSet
from tests.by_day import by_day
from tests.engine.kernel.playing import NEEDS_THE_PACKAGE, place, side_by_side
from tests.properties.random_play import Setting, random_setting

pytestmark = NEEDS_THE_PACKAGE

NEAR = 1e-9
"""Worths that differ by less than this part of the greater one are equal but for the order of sums."""
WHOLE = {"plans_kept", "late"}
"""Fields of a model that count something."""


def shaken(model: Model, rng: random.Random) -> Model:
    """Return a model of which every number is another one: by up to twice, or half, as much."""

    def other(number: float) -> float:
        return rng.uniform(0.5, 2.0) * number if number else rng.uniform(0.0, 0.2)

    changed: dict[str, Any] = {}
    for field in fields(model):
        value = getattr(model, field.name)
        if field.name in WHOLE:
            changed[field.name] = max(1, value + rng.randint(-2, 2))
        elif isinstance(value, Mapping):
            changed[field.name] = {aim: other(number) for aim, number in value.items()}
        elif isinstance(value, tuple):
            changed[field.name] = tuple(map(other, value))
        else:
            changed[field.name] = other(value)
    return replace(model, **changed)


def chosen(book: str, deals: int, *, shake: bool) -> Iterator[tuple[PlayerView, RuleSet, Model, Action]]:
    """Yield decisions of random deals with what the kernel chooses; every deal has a model of its own."""
    for number in range(deals):
        rng = random.Random(f"{book}/policy/{number}")
        setting = (
            random_setting(rng, book) if number % 2 else Setting(book, (), max(rule_set(book).course.players))
        )
        rules = setting.rules
        model = model_for(book, setting.players)
        model = shaken(model, rng) if shake else model
        kernel, played = Kernel(rules), Kernel(rules)
        kernel.use_model(0, model_figures(model))
        for state, _ in side_by_side(f"{book}/policy/{number}", setting, played):
            for wind in awaited(state):
                view = view_of(state, wind, rules)
                kernel.load(0, view)
                yield view, rules, model, kernel.choose(0, place(state, wind), 0)


def compare(book: str, deals: int, *, shake: bool) -> int:
    """Compare the choices of so many deals, and return how many there were between several actions."""
    seen = 0
    for view, rules, model, choice in chosen(book, deals, shake=shake):
        found = appraise(view, rules, model)
        worth = {one.action: one.worth for one in found}
        best = found[0].worth
        assert choice in worth, (view, choice)
        assert worth[choice] >= best - NEAR * max(1.0, abs(best)), (rules.house, view, choice, found[0])
        seen += len(found) > 1
    return seen


@pytest.mark.parametrize("book", by_day({"fenghua"}, RULE_SETS))
def test_the_kernel_chooses_as_the_formula_by_the_models_of_the_books(book: str) -> None:
    assert compare(book, 2, shake=False) > 40


@pytest.mark.parametrize("book", by_day({"fenghua"}, RULE_SETS))
def test_the_kernel_chooses_as_the_formula_by_numbers_that_nobody_trained(book: str) -> None:
    assert compare(book, 4, shake=True) > 80


@pytest.mark.nightly
@pytest.mark.parametrize("book", RULE_SETS)
def test_in_a_thousand_deals_the_kernel_chooses_as_the_formula(book: str) -> None:
    assert compare(book, 1000, shake=True) > 20_000


def test_a_model_that_is_shaken_is_another_one_in_every_number() -> None:
    model = model_for("pung-chow", 4)
    changed = model_figures(shaken(model, random.Random(1)))
    same = [one for one, other in zip(model_figures(model), changed, strict=True) if one == other]
    # A whole number may stay what it was.
    assert len(same) <= len(WHOLE)
