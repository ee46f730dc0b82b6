"""Why the best choice is better than another: the one reason that most of the difference comes from.

What a choice may bring depends on how likely it wins, on what the hand counts then, on what a discard may
cost, and on what others win otherwise. Which of these sets two choices apart most is found in the figures of
the points; the reason is given in what a learner can count for himself where that says the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, log, sqrt
from typing import Final

from peling.advice.choices import WINS, plainly
from peling.advice.equities import Equity
from peling.advice.formula.appraisal import appraise
from peling.advice.formula.plans import in_reach
from peling.advice.formula.prices import PATTERNS
from peling.advice.formula.scene import natural_counts, scene_of
from peling.advice.helpful import Helpful, helpful
from peling.advice.left import left_by
from peling.advice.own_hand import tiles_short
from peling.advice.reasons import Reason
from peling.coach.grades import CERTAIN, held_against, is_dearer
from peling.core import actions as act
from peling.core.rules import Evidence, evidence
from peling.core.view import PlayerView
from peling.rules.ruleset import RuleSet

WHYS: Final = (
    "wins",
    "keeps-wild",
    "gains-nothing",
    "nearer",
    "more-tiles",
    "wins-more",
    "higher-value",
    "safer",
    "costs-less",
    "collects",
    "comes-out",
)
"""The ids of all reasons; of each figure the first is that of the better choice.

- ``wins``: it ends the deal with a win, or by washing.
- ``keeps-wild``: the other gives a wild tile away.
- ``gains-nothing``: the other lays a set open and brings the hand no nearer; ``away``, tiles short.
- ``nearer``: ``away`` and ``other``, tiles short of a win afterwards.
- ``more-tiles``: ``live`` and ``other``, copies of helpful tiles out of sight; ``away``, at what distance.
- ``wins-more``: ``win`` and ``other``, how many of a hundred deals are won.
- ``higher-value``: ``value`` and ``other``, what the hand counts when it wins.
- ``safer``: ``cost`` and ``other``, points lost on average by what others win with from the own discards.
- ``costs-less``: ``cost`` and ``other``, points lost on average by what others win with otherwise.
- ``collects``: the same where the losers pay each other, and more comes in than goes out; ``gain`` and
  ``other``, points gained then, negative for points lost.
- ``comes-out``: nothing that could be pointed at; ``worlds``, in how many ways both were played on.

Those of `AIMING` may also have ``aim``, the sort of hand that the better choice aims at, see `prices.AIMS`,
with ``aim_away`` and ``aim_other``, tiles missing to it; without the second it is out of reach afterwards.
"""
AIMING: Final = frozenset({"nearer", "more-tiles", "wins-more", "higher-value", "comes-out"})
"""The reasons that lie in what becomes of the hand."""
FARTHEST: Final = 5
"""So many tiles may be missing to a sort of hand at most; nobody aims at one that is farther away."""

SETS: Final = (act.ClaimChow, act.ClaimPung, act.ClaimKong)
LEAST_PART: Final = 0.4
"""What explains no larger part of the difference is not given as the reason for it."""
LEAST_WINS: Final = 2
"""Deals of a hundred; a smaller difference in wins is no reason."""
LEAST: Final = 0.005
"""Chances to win and values are compared as if they were this large at least."""


def why(
    view: PlayerView,
    rules: RuleSet,
    choices: Sequence[Equity],
    other: Equity,
    beside: Equity | None = None,
) -> Reason:
    """Return why what another of the choices is held against is better, the first of them as a rule.

    Where it aims at a hand of a special sort, from which the other leads away, that is in the facts too.

    Args:
        view: what the player knows.
        rules: the rule set.
        choices: all, the best first.
        other: the one that is not the best.
        beside: what that is held against as it did in the worlds of the other one, if it was looked at again
            with it: what sets them apart there is no luck of other worlds.
    """
    first = held_against(choices, other.action)
    if beside is not None and beside.action == first.action:
        first = beside
    found = _why(view, rules, first, other)
    return (
        Reason(found.id, _with_aim(found.evidence, view, rules, first, other))
        if found.id in AIMING
        else found
    )


def _why(view: PlayerView, rules: RuleSet, first: Equity, other: Equity) -> Reason:
    if isinstance(first.action, (*WINS, act.Wash)):
        return Reason("wins", evidence())
    if _gives_wild(other.action, view) and not _gives_wild(first.action, view):
        return Reason("keeps-wild", evidence())
    helps, fewer = after(view, rules, first.action), after(view, rules, other.action)
    if isinstance(other.action, SETS) and not isinstance(first.action, SETS):
        now = tiles_short(view, rules)
        if fewer.away == now:
            return Reason("gains-nothing", evidence(away=now))
        if fewer.away > now >= helps.away:
            return Reason("nearer", evidence(away=helps.away, other=fewer.away))
    whole, safety = other.behind - first.behind, other.risk - first.risk
    cheaper = _cheaper(first, other)
    elsewhere = 0.0 if cheaper is None else other.others_behind - first.others_behind
    speed, value = _shares(first, other, whole - safety - elsewhere)
    said = (
        (safety, _safer(first, other)),
        (elsewhere, cheaper),
        (speed, _quicker(first, helps, other, fewer)),
        (value, _dearer(first, other)),
    )
    named = [
        (share, reason)
        for share, reason in said
        if reason is not None and share > max(0.0, LEAST_PART * whole)
    ]
    if named:
        found = max(named, key=lambda one: one[0])[1]
        slower = _counted(helps, fewer) if found.id == "safer" else None
        if slower is None or slower.id != "nearer" or not _wins_more(first, other):
            return found
        # A hand that takes longer discards more often: what that costs is no danger of the tile.
        return slower if _danger_of(view, rules, first, other) < safety / 2 else found
    return _counted(helps, fewer) or Reason("comes-out", evidence(worlds=other.worlds))


def after(view: PlayerView, rules: RuleSet, action: act.Action) -> Helpful:
    """Return which tiles help when a player has done something, the best discard after a claim made."""
    then = next((one.then for one in appraise(view, rules) if one.action == action), None)
    return helpful(left_by(view, action, then), rules)


def _with_aim(found: Evidence, view: PlayerView, rules: RuleSet, first: Equity, other: Equity) -> Evidence:
    """Return the facts with the sort of hand that the first choice aims at, if the other leads away."""
    plans = {one.action: one for one in appraise(view, rules)}
    plan = plans.get(first.action)
    if plan is None or plan.pattern in {"", PATTERNS[0]} or other.action not in plans:
        return found
    reach, others = (
        in_reach(scene_of(left, rules), natural_counts(left), left.hand.melds)
        for left in (left_by(view, one, plans[one].then) for one in (first.action, other.action))
    )
    away = reach.get(plan.pattern, (FARTHEST + 1, 0.0))[0]
    then = others.get(plan.pattern)
    if away > FARTHEST or (then is not None and then[0] <= away):
        return found
    last = () if then is None else (("aim_other", then[0]),)
    return Evidence(found.tiles, (*found.facts, ("aim", plan.pattern), ("aim_away", away), *last))


def _gives_wild(action: act.Action, view: PlayerView) -> bool:
    return isinstance(action, act.Discard) and action.tile in view.wild


def _shares(first: Equity, other: Equity, points: float) -> tuple[float, float]:
    """Return how many of these points come from the chance to win, and how many from the value."""
    by_win = log(max(first.win, LEAST)) - log(max(other.win, LEAST))
    both = min(first.value, other.value) > 0
    by_value = log(max(first.value, 1.0)) - log(max(other.value, 1.0)) if both else 0.0
    if by_win > 0 and by_value > 0:
        return points * by_win / (by_win + by_value), points * by_value / (by_win + by_value)
    return (points, 0.0) if by_win >= by_value else (0.0, points)


def _safer(first: Equity, other: Equity) -> Reason | None:
    cost, more = round(first.risk), round(other.risk)
    if not plainly(more, cost) or not plainly(other.risk, first.risk):
        return None
    return Reason("safer", evidence(cost=cost, other=more))


def _cheaper(first: Equity, other: Equity) -> Reason | None:
    """Return what others win with otherwise, if it is no chance that this costs more after the other choice.

    A dragon discarded early costs so: somebody makes a pung of it, and his hand counts double from then on.
    """
    gap = other.others_behind - first.others_behind
    cost, more = round(other.others - gap), round(other.others)
    if more <= cost or gap <= CERTAIN * hypot(first.others_behind_se, other.others_behind_se):
        return None
    if cost < 0:
        return Reason("collects", evidence(gain=-cost, other=-more))
    return Reason("costs-less", evidence(cost=cost, other=more))


def _quicker(first: Equity, helps: Helpful, other: Equity, fewer: Helpful) -> Reason | None:
    if first.win <= other.win:
        return None
    counted = _counted(helps, fewer)
    if counted is not None:
        return counted
    if not _wins_more(first, other):
        return None
    return Reason("wins-more", evidence(win=round(100 * first.win), other=round(100 * other.win)))


def _wins_more(first: Equity, other: Equity) -> bool:
    """Return whether it is no chance that the first choice wins more deals, and not one of a hundred only."""
    error = sqrt(sum(one.win * (1 - one.win) / max(1, one.worlds) for one in (first, other)))
    is_seen = round(100 * first.win) - round(100 * other.win) >= LEAST_WINS
    return is_seen and first.win - other.win >= CERTAIN * error


def _danger_of(view: PlayerView, rules: RuleSet, first: Equity, other: Equity) -> float:
    """Return how much more the tile itself may cost, by the formula, than that of the first choice."""
    danger = {one.action: one.danger for one in appraise(view, rules)}
    return danger.get(other.action, 0.0) - danger.get(first.action, 0.0)


def _counted(helps: Helpful, fewer: Helpful) -> Reason | None:
    """Return what a learner can count for himself, if it speaks for the better choice."""
    if helps.away < fewer.away:
        return Reason("nearer", evidence(away=helps.away, other=fewer.away))
    if helps.away == fewer.away and plainly(helps.live, fewer.live):
        return Reason("more-tiles", evidence(live=helps.live, other=fewer.live, away=helps.away))
    return None


def _dearer(first: Equity, other: Equity) -> Reason | None:
    """Return which hand counts more when it wins; little is known of one that hardly ever won."""
    value, less = round(first.value), round(other.value)
    if not is_dearer(first, other) or not plainly(value, less):
        return None
    return Reason("higher-value", evidence(value=value, other=less))
