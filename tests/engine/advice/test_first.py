"""What a player does at once is the first of all choices, found by the kernel or not."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from peling.advice import first
from peling.advice.choices import Choice, Folly, choices
from peling.advice.first import by_formula, first_choice
from peling.advice.formula.appraisal import Appraised, appraise
from peling.advice.formula.model import Model, model_for, yardstick
from peling.advice.kernel import kept
from peling.advice.kernel.kept import UnplayableError
from peling.advice.tastes import TASTES, tasted
from peling.core.view import Phase, PlayerView
from peling.play.chance import random_throws, random_wall
from peling.play.table import apply, awaited, start_deal, view_of
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.ruleset import RuleSet
from tests.by_day import by_day
from tests.engine.kernel.playing import NEEDS_THE_PACKAGE
from tests.properties.random_play import random_setting

NEAR = 1e-9
"""Worths that differ by less than this part of the greater one are equal but for the order of sums."""


def decided(book: str, deals: int) -> Iterator[tuple[PlayerView, RuleSet, list[Choice], Appraised]]:
    """Yield what players of some deals see, all choices, and what is done at once.

    Each deal has a model of its own; every other one is played by house rules, by any number of players.
    """
    for number in range(deals):
        rng = Random(f"first/{book}/{number}")
        setting = random_setting(rng, book)
        rules = setting.rules if number % 2 else rule_set(book)
        players = setting.players if number % 2 else max(rules.course.players)
        model = model_of(book, players, number)
        wind = rng.choice(rules.course.seats(players)) if rules.course.rounds else None
        state, _ = start_deal(rules, players, random_wall(rng, rules), random_throws(rng, rules), wind)
        while state.phase is not Phase.OVER:
            me = awaited(state)[0]
            view = view_of(state, me, rules)
            found = choices(view, rules, model)
            by_action = {one.appraised.action: one.appraised for one in found}
            yield view, rules, found, by_action[first_choice(view, rules, model)]
            state, _ = apply(state, me, found[0].appraised.action, rules)


def model_of(book: str, players: int, number: int) -> Model:
    """Return a model by turns: of the book, bent to a taste, of a club player."""
    if number % 3 == 2:
        return yardstick().model
    return tasted(model_for(book, players), tuple(TASTES)[number % len(TASTES)] if number % 3 else "")


def compare(book: str, deals: int) -> int:
    """Compare so many deals; return how often sense spoke against what the formula puts first."""
    spoken = 0
    for view, _, found, done in decided(book, deals):
        best = found[0].appraised
        assert done.worth >= best.worth - NEAR * max(1.0, abs(best.worth)), (view, done, best)
        spoken += any(one.folly is not None for one in found)
    return spoken


@pytest.mark.thorough
@NEEDS_THE_PACKAGE
@pytest.mark.parametrize("book", by_day({"four-winds"}, RULE_SETS))
def test_what_is_done_at_once_is_the_first_choice(book: str) -> None:
    assert compare(book, 6) > 5


@NEEDS_THE_PACKAGE
@pytest.mark.nightly
@pytest.mark.parametrize("book", RULE_SETS)
def test_in_three_hundred_deals_what_is_done_at_once_is_the_first_choice(book: str) -> None:
    assert compare(book, 300) > 300


@pytest.mark.thorough
@pytest.mark.parametrize("missing", [False, True])
def test_the_formula_alone_is_asked_with_and_without_the_kernel(
    missing: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if missing:
        monkeypatch.setattr(kept, "available", lambda: False)
        monkeypatch.setattr(kept, "kept", kept.KeptKernels())
    model = yardstick().model
    for view, rules, *_ in decided("how-to-play", 1):
        worth = {one.action: one.worth for one in appraise(view, rules, model)}
        assert worth[by_formula(view, rules, model)] == pytest.approx(max(worth.values()), rel=NEAR)


@NEEDS_THE_PACKAGE
def test_most_decisions_are_the_kernels_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def counted(view: PlayerView, rules: RuleSet, model: Model, *, corrected: bool) -> list[Choice]:
        asked.append(view)
        return choices(view, rules, model, corrected=corrected)

    monkeypatch.setattr(first, "choices", counted)
    number = sum(1 for _ in decided("four-winds", 2))
    assert len(asked) < number / 2


def test_without_the_kernel_all_choices_are_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "available", lambda: False)
    monkeypatch.setattr(kept, "kept", kept.KeptKernels())
    with pytest.raises(UnplayableError):
        kept.kernel_for(rule_set("fenghua"))
    for _, _, found, done in decided("fenghua", 1):
        assert done is found[0].appraised


@pytest.mark.thorough
def test_there_are_follies_of_each_sort_to_be_kept_from() -> None:
    seen = {one.folly for _, _, found, _ in decided("fenghua", 2) for one in found}
    assert set(Folly) <= seen
