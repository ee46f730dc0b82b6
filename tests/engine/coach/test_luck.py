"""A draw is lucky by what it is better than all others that might have come."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from peling.advice.formula.appraisal import appraise
from peling.advice.formula.model import model_for
from peling.advice.kernel import kept
from peling.coach.luck import has_drawn, luck_of_draw
from peling.core.tiles import COPIES, KINDS
from peling.core.view import Phase, PlayerView
from peling.play.chance import random_throws, random_wall
from peling.play.table import apply, awaited, start_deal, view_of
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.ruleset import RuleSet
from tests.engine.kernel.playing import NEEDS_THE_PACKAGE


def drawn(rules: RuleSet, turns: int) -> PlayerView:
    """Return what a player knows when he has drawn, after so many actions."""
    rng = Random(f"luck/{rules.id}")
    wind = rng.choice(rules.course.seats(4)) if rules.course.rounds else None
    state, _ = start_deal(rules, 4, random_wall(rng, rules), random_throws(rng, rules), wind)
    while True:
        me = awaited(state)[0]
        view = view_of(state, me, rules)
        if turns <= 0 and has_drawn(view):
            return view
        state, _ = apply(state, me, appraise(view, rules)[0].action, rules)
        assert state.phase is not Phase.OVER
        turns -= 1


@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_luck_is_nought_over_all_tiles_that_might_have_come(rules_id: str) -> None:
    rules = rule_set(rules_id)
    view = drawn(rules, 12)
    assert view.drawn is not None
    before, seen = view.hand.remove(view.drawn), view.seen()
    seen[view.drawn.index] -= 1
    total, best, worst = 0.0, 0.0, 0.0
    for kind in KINDS:
        live = COPIES - seen[kind.index]
        if live:
            luck = luck_of_draw(replace(view, hand=before.add(kind), drawn=kind), rules)
            total += live * luck
            best, worst = max(best, luck), min(worst, luck)
    assert total == pytest.approx(0, abs=1e-6)
    assert best > 0 > worst


@NEEDS_THE_PACKAGE
@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_the_kernel_finds_the_same_luck(rules_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rule_set(rules_id)
    views = [drawn(rules, turns) for turns in range(0, 36, 4)]
    by_kernel = [luck_of_draw(view, rules) for view in views]
    weighed = [kept.kernel_for(rules).draws(view, model_for(rules_id, 4)) for view in views]
    assert all(len(worths) > len(KINDS) // 2 for worths in weighed)
    monkeypatch.setattr(kept, "available", lambda: False)
    monkeypatch.setattr(kept, "_kept", kept._Kept())
    assert [luck_of_draw(view, rules) for view in views] == pytest.approx(by_kernel, abs=1e-9)


def test_a_tile_that_wins_is_luckier_than_any_other() -> None:
    rules = rule_set("pung-chow")
    view = drawn(rules, 0)
    assert view.drawn is not None
    hand = replace(view.hand, concealed=())
    codes = ["B1", "B1", "B1", "C2", "C3", "C4", "D5", "D5", "D5", "E", "E", "E", "R"]
    waits = hand.add(*(next(kind for kind in KINDS if kind.code == code) for code in codes))
    red, white = (next(kind for kind in KINDS if kind.code == code) for code in ("R", "W"))
    wins = luck_of_draw(replace(view, hand=waits.add(red), drawn=red), rules)
    assert wins > luck_of_draw(replace(view, hand=waits.add(white), drawn=white), rules) + 10


def test_where_nothing_was_drawn_there_is_no_luck() -> None:
    rules = rule_set("pung-chow")
    assert luck_of_draw(replace(drawn(rules, 0), drawn=None), rules) == 0
