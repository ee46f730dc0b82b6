"""A sketch of a deal that has just begun looks as the deal does, to the player who is to act."""

from __future__ import annotations

import random
from dataclasses import fields, replace

import pytest

from peling.core.tiles import Wind
from peling.core.view import PlayerView, WallView
from peling.play.game import random_throws, random_wall
from peling.play.table import start_deal, view_of
from peling.positions import sketch
from peling.positions.sketch import Shown, Sketch
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.ruleset import RuleSet

BREACH = {"side", "stack", "turned_stack", "loose_on"}
"""What depends on the dice, of which a sketch knows nothing."""


def begun(rules: RuleSet, seed: int) -> PlayerView:
    """Return what East sees of a deal before the first turn."""
    rng = random.Random(seed)
    round_wind = Wind.SOUTH if rules.course.rounds else None
    state, _ = start_deal(rules, 4, random_wall(rng, rules), random_throws(rng), round_wind)
    return view_of(state, state.turn, rules)


def sketched(view: PlayerView, wall: int | None) -> Sketch:
    """Return a view as a sketch."""
    others = tuple((other.wind, Shown(other.melds, other.bonus)) for other in view.others)
    return Sketch(
        view.me, 4, view.round_wind, view.hand, view.drawn, None, others, view.discards, view.wild, wall
    )


def apart(wall: WallView) -> int:
    """Return how many tiles behind the drawable ones have been there: the dice say how many."""
    return wall.left + wall.loose_drawn - wall.drawable


@pytest.mark.parametrize("book", RULE_SETS)
def test_a_sketch_of_a_deal_that_has_just_begun_looks_as_the_deal_does(book: str) -> None:
    rules = rule_set(book)
    for seed in range(3):
        real = begun(rules, seed)
        seen = sketch.view_of(sketched(real, None), rules)
        assert replace(seen, wall=real.wall, dealt=real.dealt) == real
        assert set(seen.hand.concealed) | set(seen.hand.bonus) == set(seen.dealt)
        same = {field.name for field in fields(WallView)} - BREACH
        if rules.course.supply_apart:
            assert apart(seen.wall) == 2 * sketch.TURNED_UP_AT
            assert seen.wall.turned_stack == sketch.UNTOUCHED_STACK + 1 - sketch.TURNED_UP_AT
            same -= {"drawn", "loose_drawn", "drawable", "supply"}
            assert seen.wall.drawn + seen.wall.loose_drawn == real.wall.drawn + real.wall.loose_drawn
        else:
            assert seen.wall.turned_stack is None
        for name in same:
            assert getattr(seen.wall, name) == getattr(real.wall, name), name
        assert sketch.view_of(sketched(real, seen.wall.drawable), rules) == seen
        fewer = sketch.view_of(sketched(real, seen.wall.drawable - 9), rules).wall
        assert (fewer.drawable, fewer.supply) == (seen.wall.drawable - 9, seen.wall.supply - 9)
