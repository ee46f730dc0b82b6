"""A closer look at one choice: against the best one alone, in worlds that have not spoken yet.

The first look tries all choices, most of them in few worlds. By bad luck in these a good choice looks like a
mistake now and then, and a mistake like no certain one; what was found there cannot judge it once more.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from peling.advice.equities import Effort, Equity, compared
from peling.coach.grades import CERTAIN, thresholds
from peling.core.actions import Action
from peling.core.view import PlayerView
from peling.rules.ruleset import RuleSet

SURE: Final = 0.25
"""The error may be so large a part of the loss at most before it counts as known."""
ENOUGH: Final = 250
"""In fewer worlds of the first look nothing is certain to be harmless: their error is a guess, too.

A choice that is given up early was tried in 60 to 125 of them. Of those that seemed better than the best by
that, some were mistakes by another seed.
"""
OTHER_SEED: Final = 1_000_003
"""Added to a seed: the first look chose the best by its worlds, so they would speak for it once more."""


def closer(
    view: PlayerView,
    rules: RuleSet,
    best: Action,
    choice: Action,
    is_enough: Callable[[float, float], bool],
    effort: Effort,
) -> tuple[Equity, Equity] | None:
    """Return what two choices are worth in fresh worlds; None: the position cannot be played on.

    Args:
        view: what the player knows.
        rules: the rule set.
        best: the best choice by the first look.
        choice: the one in doubt.
        is_enough: as in `peling.advice.equities.compared`.
        effort: as much as for the first look; its seed is that of the first look.
    """
    return compared(view, rules, best, choice, is_enough, replace(effort, seed=effort.seed + OTHER_SEED))


class Again(NamedTuple):
    """What a closer look has found.

    Attributes:
        choices: those of the first look, the one looked at with its new figures.
        beside: the best, as it did in the worlds of the closer look; None: nothing was looked at again.
    """

    choices: tuple[Equity, ...]
    beside: Equity | None = None


def looked_at_again(
    view: PlayerView, rules: RuleSet, choices: tuple[Equity, ...], action: Action, effort: Effort
) -> Again:
    """Take a closer look at one of the choices, if it is not the best and may be a slip or a mistake.

    What it is worth is then what the best is worth by the first look, less the loss by the closer one. Its
    place among the others stays.

    Args:
        view: what the player knows.
        rules: the rule set.
        choices: by the first look, the best first.
        action: what was played.
        effort: that of the first look; the closer one plays no more rollouts than it.
    """
    place = next((place for place, one in enumerate(choices) if one.action == action), 0)
    played = choices[place]
    is_known = played.worlds >= ENOUGH and _is_harmless(played.behind, played.behind_se, rules.id)
    if place == 0 or is_known:
        return Again(choices)

    def is_enough(behind: float, error: float) -> bool:
        return error <= SURE * behind or _is_harmless(behind, error, rules.id)

    found = closer(view, rules, choices[0].action, action, is_enough, effort)
    if found is None:
        return Again(choices)
    beside, again = found
    points = choices[0].points - again.behind
    return Again((*choices[:place], replace(again, points=points), *choices[place + 1 :]), beside)


def _is_harmless(behind: float, error: float, rules: str) -> bool:
    """Return whether it is certain that a choice loses less than the smallest slip."""
    return behind + CERTAIN * error < thresholds(rules).slip
