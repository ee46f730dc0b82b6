"""Moments of random deals, for tests that hold of every position of every book."""

from __future__ import annotations

import random
from collections.abc import Iterator

from peling.core.view import Phase, PlayerView
from peling.play.chance import random_throws
from peling.play.table import apply, awaited, start_deal, view_of
from peling.rulebooks import rule_set
from peling.rules.ruleset import RuleSet
from tests.properties.random_play import Setting, choose
from tests.properties.stacked_walls import stacked_wall


def moments(
    book: str, deals: int, every: int = 1, players: int | None = None
) -> Iterator[tuple[PlayerView, RuleSet]]:
    """Yield what players see who are to decide in random deals of a book, and its rules.

    As many play as the book knows at most, if their number is not given.
    Walls are stacked, so that what is rare happens often.
    """
    rules = rule_set(book)
    setting = Setting(book, (), players or rules.course.players[-1])
    for number in range(deals):
        rng = random.Random(f"{book}/{number}")
        throws = random_throws(rng, rules)
        wall = stacked_wall(rng, rules, rules.course.seats(setting.players), throws, None)
        round_wind = rng.choice(rules.course.seats(setting.players)) if rules.course.rounds else None
        state, _ = start_deal(rules, setting.players, wall, throws, round_wind)
        at = 0
        while state.phase is not Phase.OVER:
            if not at % every:
                for wind in awaited(state):
                    yield view_of(state, wind, rules), rules
            at += 1
            mover, action = choose(rng, state, rules)
            state, _ = apply(state, mover, action, rules)
