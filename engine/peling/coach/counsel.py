"""Counsel: every choice of a player in points, graded against the best, with the reason why that is better.

It goes by what the player sees and nothing else. Review, advice and the stop before a grave mistake all rest
on `peling.advice.equities`: with equal seeds and budgets they say the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from peling.advice.equities import BUDGET, Equity, equities, never
from peling.advice.formula.appraisal import appraise
from peling.advice.helpful import Helpful, helpful
from peling.advice.left import left_by
from peling.advice.reasons import Reason
from peling.coach.grades import Grade, grade
from peling.coach.why import why
from peling.core.actions import Action
from peling.core.view import PlayerView
from peling.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Counsel:
    """One choice.

    Attributes:
        equity: what it may bring.
        grade: how good it is against the best.
        helps: the tiles that help afterwards.
        why: why the best is better; None for the best itself.
    """

    equity: Equity
    grade: Grade
    helps: Helpful
    why: Reason | None

    @property
    def action(self) -> Action:
        """Return the action that is chosen."""
        return self.equity.action

    @property
    def lost(self) -> float:
        """Return by how many points it is worse than the best, however certain that is; never negative."""
        return max(0.0, self.equity.behind)


def counsel(
    view: PlayerView,
    rules: RuleSet,
    budget: int = BUDGET,
    seed: int = 0,
    stopped: Callable[[], bool] = never,
) -> tuple[Counsel, ...]:
    """Return every legal choice of a player, the best first; empty if he has nothing to decide.

    Args:
        view: what he knows.
        rules: the rule set.
        budget: how many rollouts may be played in all; 0: the formula alone.
        seed: equal views, budgets and seeds give equal counsel.
        stopped: as in `peling.advice.equities.equities`.

    Raises:
        StoppedError: nobody wants the answer any more.
    """
    found = equities(view, rules, budget, seed, stopped)
    then = {one.action: one.then for one in appraise(view, rules)}
    return tuple(
        Counsel(
            one,
            grade(one.behind, one.behind_se, rules.id, first=one is found[0]),
            helpful(left_by(view, one.action, then.get(one.action)), rules),
            None if one is found[0] else why(view, rules, found, one),
        )
        for one in found
    )
