"""Grades of decisions, and from how many points lost each of them begins in a book.

What a point is worth differs from book to book. So the thresholds were set once, for what a winner gets by
`scale.PLAIN`, and go in each rule set by what he gets there.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from math import sqrt
from typing import Final, NamedTuple

from peling.advice.equities import Equity
from peling.coach.scale import PLAIN, scale
from peling.core.actions import Action, SetOutBonus

CERTAIN: Final = 2.0
"""A decision is worse than another if it is so by more than so many standard errors of their difference."""


class Grade(Enum):
    """How good a decision was, from the best to the worst."""

    BEST = "best"
    EQUAL = "about equal"
    """Not certain to be worse than the best, or by less than anybody need care about; it counts as best."""
    SLIP = "small slip"
    MISTAKE = "mistake"
    GRAVE = "grave mistake"


MISTAKES: Final = frozenset({Grade.MISTAKE, Grade.GRAVE})
"""The grades of what counts as a mistake, and is worth another try; a slip is none."""


class Thresholds(NamedTuple):
    """From how many points lost a decision has a grade, in points of the deal."""

    slip: float
    mistake: float
    grave: float


AS_SET: Final = Thresholds(2.0, 4.0, 10.0)
"""The thresholds where a winner gets as much as by `scale.PLAIN`.

They were chosen by half of 2,500 decisions of beginners, each reviewed twice, by two seeds, and hold in all
of them (`tests/benchmarks/coach/agreement.py`). By the budget of a review what a choice loses has a standard
error of 0.6 to 1.3 points there: a slip of one point or two was often one by one seed and none by the other.
"""


def thresholds(rules: str) -> Thresholds:
    """Return the thresholds of a rule set, to half a point."""
    factor = scale(rules).win / PLAIN.win
    slip, mistake, grave = (max(0.5, round(2 * factor * points) / 2) for points in AS_SET)
    return Thresholds(slip, mistake, grave)


def grade(lost: float, error: float, rules: str, *, first: bool) -> Grade:
    """Return the grade of a decision.

    Args:
        lost: by how many points it is worse than the best.
        error: the standard error of that.
        rules: the id of the rule set.
        first: whether it is the best itself.
    """
    if first:
        return Grade.BEST
    limits = thresholds(rules)
    if lost <= CERTAIN * error or lost < limits.slip:
        return Grade.EQUAL
    if lost < limits.mistake:
        return Grade.SLIP
    return Grade.MISTAKE if lost < limits.grave else Grade.GRAVE


def held_against(choices: Sequence[Equity], other: Action) -> Equity:
    """Return which of the choices another one is held against, the best first: that is the best of them.

    A flower that is laid down first leaves the decision open, and tells a discard nothing. So a discard is
    held against the best one, if that is not certain to be worse than to lay the flower down.
    """
    first = choices[0]
    if not isinstance(first.action, SetOutBonus) or isinstance(other, SetOutBonus):
        return first
    alike = (
        one
        for one in choices
        if type(one.action) is type(other) and one.action != other and one.behind <= CERTAIN * one.behind_se
    )
    return next(alike, first)


def is_dearer(one: Equity, other: Equity) -> bool:
    """Return whether a hand that wins counts more after one choice than after another, and not by chance.

    What hands count is spread about as widely as their mean, so the mean of a few says little.
    """
    if not other.value:
        return False
    tried = (each for each in (one, other) if each.worlds)
    error = sqrt(sum(each.value**2 / max(1.0, each.win * each.worlds) for each in tried))
    return one.value - other.value > CERTAIN * error
