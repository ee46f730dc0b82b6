"""What actions are worth in points of the deal by the formula alone, and how far that is from the truth.

The formula weighs choices against each other; points of the deal it does not count. How its worth goes over
into points was measured for each book against rollouts to the end, and so was what remains between the two:
that is the standard error of these estimates. `gain_of_rollouts.py` in `tests/benchmarks/choices` measures it
again, and `errors_of_cut.py` there how far deals cut short are from their ends.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from peling.advice.consequences import settled_win, won_by
from peling.advice.formula.appraisal import WIN_FIRST, Appraised
from peling.core.actions import ClaimWin, Wash
from peling.core.settlement import DealOutcome
from peling.core.view import PlayerView
from peling.rules.ruleset import RuleSet

MOST_TIMES: Final = 2
"""Nobody pays a winner more than so many times what his hand counts, but who pays for all."""
FILE: Final = Path(__file__).with_name("estimates.json")


class Measured(NamedTuple):
    """How the formula compares with rollouts to the end, in one book.

    Attributes:
        base: the points of a choice that is worth nothing by the formula.
        slope: how many points one point of worth more is.
        error: the standard deviation of what remains between estimate and rollouts.
        gap_slope: how many points one point of worth is between two choices of the same position.
        gap_error: the standard deviation of what remains of that difference.
        wins: by what the formula's chance to win is multiplied.
        leaf_own: in a deal weighed before its end, by what the worth of the own hand is multiplied.
        leaf_others: the same for what the other hands are worth to their players, who take it from him.
        cut_slope: how many points to the end one point is by which a deal cut short and weighed by a net
            (`trials`) sets two discards apart.
        cut_least: how many points the two differ from that at least, as a standard deviation.
        cut_part: by what part of that difference they do so more.
        cut_level: the standard deviation of what remains between what a discard brings to the end, and cut
            short.
    """

    base: float
    slope: float
    error: float
    gap_slope: float
    gap_error: float
    wins: float
    leaf_own: float
    leaf_others: float
    cut_slope: float
    cut_least: float
    cut_part: float
    cut_level: float


class Estimate(NamedTuple):
    """What the formula alone says of a choice.

    Attributes:
        points: net points of the deal to be expected.
        error: the standard deviation, as it was measured, of rollouts from it; 0 where it is exact.
        win: the chance to win the deal, 0 to 1.
        value: the points that a win is worth.
    """

    points: float
    error: float
    win: float
    value: float


@cache
def measured(rules: str) -> Measured:
    """Return what was measured in a rule set; where nothing was, what errs most."""
    known: dict[str, dict[str, float]] = json.loads(FILE.read_text(encoding="utf-8"))
    if rules in known:
        return Measured(**known[rules])
    return max((Measured(**one) for one in known.values()), key=lambda one: one.error)


def points_for(worth: float, rules: RuleSet) -> float:
    """Return how many points of the deal a worth by the formula is, of what does not end the deal."""
    known = measured(rules.id)
    return known.base + known.slope * worth


def estimate(found: Appraised, view: PlayerView, rules: RuleSet) -> Estimate:
    """Return what an action is worth in points by the formula; what ends the deal for certain is exact."""
    known = measured(rules.id)
    if isinstance(found.action, Wash):
        outcome = DealOutcome(
            view.winds,
            None,
            dict.fromkeys(view.winds, 0),
            washed={view.me: int(rules.course.washing.count(view.dealt) if rules.course.washing else 0)},
        )
        return Estimate(float(rules.settle(outcome).net(view.winds)[view.me]), 0.0, 0.0, 0.0)
    if found.worth >= WIN_FIRST:
        won = won_by(view, found.action, rules)
        if won is not None:
            net = settled_win(view, rules, *won).net(view.winds)[view.me]
            first = not isinstance(found.action, ClaimWin) or _served_first(view, rules)
            return Estimate(float(net), 0.0 if first else known.error, 1.0, float(won[1].total))
    hoped = (found.worth + found.danger) / max(1.0, found.value * len(view.others))
    win = min(1.0, max(0.0, known.wins * hoped))
    most = MOST_TIMES * found.value * len(view.others)
    return Estimate(min(most, points_for(found.worth, rules)), known.error, win, found.value)


def _served_first(view: PlayerView, rules: RuleSet) -> bool:
    """Return whether nobody else can go out before the player by the tile that is offered."""
    offer = view.offer
    if offer is None:
        return True
    own = rules.course.order(ClaimWin(), offer.by, view.me)
    others = (other.wind for other in view.others if other.wind is not offer.by)
    return all(rules.course.order(ClaimWin(), offer.by, wind) > own for wind in others)
