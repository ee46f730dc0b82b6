"""Counsel of one choice by a comparison with the best one alone, in worlds of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from peling.advice.equities import Effort
from peling.coach.closer import SURE, closer
from peling.coach.counsel import Counsel
from peling.coach.grades import CERTAIN, grade, thresholds
from peling.coach.why import why
from peling.core.actions import Action
from peling.core.view import PlayerView
from peling.rules.ruleset import RuleSet


def alone(
    view: PlayerView,
    rules: RuleSet,
    best: Counsel,
    chosen: Counsel,
    is_enough: Callable[[float, float], bool],
    effort: Effort,
) -> Counsel:
    """Return a choice as it is by a comparison with the best one alone.

    Where the position cannot be played on, what was found of all choices has to do.

    Args:
        view: what the player knows.
        rules: the rule set.
        best: the best choice by the first look.
        chosen: the other one.
        is_enough: as in `peling.advice.equities.compared`.
        effort: as in `peling.coach.closer.closer`.

    Raises:
        StoppedError: nobody wants the answer any more.
    """
    found = closer(view, rules, best.action, chosen.action, is_enough, effort)
    if found is None:
        return chosen
    first, equity = found
    return replace(
        chosen,
        equity=equity,
        grade=grade(equity.behind, equity.behind_se, rules.id, first=False),
        why=why(view, rules, (first, equity), equity),
    )


def is_vague(one: Counsel, rules: str) -> bool:
    """Return whether more than the smallest slip, and than a part of what it loses, is open about a choice.

    Args:
        one: a choice that is not the best.
        rules: the id of the rule set.
    """
    return not _is_known(one.equity.behind, one.equity.behind_se, rules)


def looked_at_alone(
    view: PlayerView, rules: RuleSet, given: Sequence[Counsel], action: Action, effort: Effort
) -> Counsel:
    """Return a choice of which more was to be known, by a comparison with the best one alone.

    Args:
        view: what the player knows.
        rules: the rule set.
        given: counsel of all choices, the best first.
        action: one of the others.
        effort: as in `peling.coach.closer.closer`.

    Raises:
        StoppedError: nobody wants the answer any more.
        StopIteration: it is none of the others.
    """
    chosen = next(one for one in given[1:] if one.action == action)

    def is_enough(behind: float, error: float) -> bool:
        return _is_known(behind, error, rules.id)

    return alone(view, rules, given[0], chosen, is_enough, effort)


def _is_known(behind: float, error: float, rules: str) -> bool:
    return error <= SURE * behind or CERTAIN * error <= thresholds(rules).slip
