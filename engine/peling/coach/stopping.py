"""The stop before a grave mistake: for one that is certain, and for no other choice.

All choices together are tried too seldom while the user looks at the table: where chance is great, as in a
book with high limits, no mistake is certain by that. So a choice that may be a grave mistake is played on
against the best one alone, in many more worlds, and only when the user is about to make it.
"""

from __future__ import annotations

from typing import Final

from peling.advice.equities import Effort
from peling.coach.alone import alone
from peling.coach.closer import SURE
from peling.coach.counsel import Counsel
from peling.coach.grades import Grade, grade, thresholds
from peling.core.actions import Action
from peling.core.view import PlayerView
from peling.rules.ruleset import RuleSet

DOUBT: Final = 1.0
"""A choice is let go as soon as so many errors more than it seems to lose would not make it grave.

Nobody is to wait long for what is most likely no grave mistake. One that just is may slip through by it.
"""


def may_be_grave(given: tuple[Counsel, ...], action: Action, rules: str) -> bool:
    """Return whether a choice may be a grave mistake by what was found of all of them.

    That is so unless it is the best, or most likely loses less than a grave mistake does, see `DOUBT`.

    Args:
        given: counsel of all choices, the best first.
        action: the choice.
        rules: the id of the rule set.
    """
    return _doubtful(given, action, rules) is not None


def stop_before(
    view: PlayerView, rules: RuleSet, given: tuple[Counsel, ...], action: Action, seed: int = 0
) -> Counsel | None:
    """Return the choice that a learner is to be stopped before; None: he may go on.

    It is a grave mistake, certain to a quarter of what it loses, by comparison with the best choice alone.
    Where the position cannot be played on, what was found of all choices has to do.

    Args:
        view: what he knows.
        rules: the rule set.
        given: counsel of all choices, the best first.
        action: what he is about to do.
        seed: with which `given` was found; equal arguments give the same answer.
    """
    doubtful = _doubtful(given, action, rules.id)
    if doubtful is None:
        return None
    chosen = _closer(view, rules, given[0], doubtful, seed)
    return chosen if _is_grave(chosen.equity.behind, chosen.equity.behind_se, rules.id) else None


def _doubtful(given: tuple[Counsel, ...], action: Action, rules: str) -> Counsel | None:
    """Return the choice of an action, unless it is the best or is let go."""
    chosen = next((one for one in given[1:] if one.action == action), None)
    if chosen is None or not _is_doubtful(chosen.equity.behind, chosen.equity.behind_se, rules):
        return None
    return chosen


def _is_doubtful(behind: float, error: float, rules: str) -> bool:
    return behind + DOUBT * error >= thresholds(rules).grave


def _is_grave(behind: float, error: float, rules: str) -> bool:
    """Return whether that is a grave mistake for certain."""
    return grade(behind, error, rules, first=False) is Grade.GRAVE and error <= SURE * behind


def _closer(view: PlayerView, rules: RuleSet, best: Counsel, chosen: Counsel, seed: int) -> Counsel:
    """Return a choice as it is by a comparison with the best one alone."""

    def is_enough(behind: float, error: float) -> bool:
        return _is_grave(behind, error, rules.id) or not _is_doubtful(behind, error, rules.id)

    return alone(view, rules, best, chosen, is_enough, Effort(seed=seed))
