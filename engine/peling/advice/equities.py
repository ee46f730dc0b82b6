"""What every legal action is worth in points of the deal: each is played on many times, and counted.

The formula (`appraisal`) says what is worth looking at; rollouts in the kernel say how it comes out. All
choices meet the same worlds, so that luck falls out of their differences. Where no kernel can be had, or it
does not know the rules, the formula answers alone, with the error that it was measured to have.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil, log2
from typing import Final

from peling.advice.appraisal import Appraised, appraise
from peling.advice.consequences import set_made
from peling.advice.estimates import estimate, measured
from peling.advice.own_hand import short_of, tiles_short
from peling.advice.rollouts import Rollouts, UnplayableError
from peling.core.actions import Action, ClaimChow, ClaimPung, Discard
from peling.core.view import PlayerView
from peling.rules.ruleset import RuleSet

BUDGET: Final = 6000
"""So many rollouts take about a second."""
CERTAIN: Final = 2.0
"""A choice is better than another if it is so by more than so many standard errors of their difference."""
FEWEST_WORLDS: Final = 8
"""Every choice is tried in so many worlds, however small the budget is."""


@dataclass(frozen=True, slots=True)
class Equity:
    """What an action is worth.

    Attributes:
        action: the action.
        points: the net points of the deal that may be expected after it.
        se: the standard error of that. Most of it is luck that all choices share.
        win: how likely the deal is won then, from 0 to 1.
        value: what the hand counts on average when it wins; 0 if it never did.
        risk: the points that are lost on average because another wins by a tile discarded by the player
            himself, counted over all deals; never negative.
        behind: by how many points it is worse than the first choice, in the worlds in which both were tried.
            It can be negative: then the formula stands against it, and the difference proves nothing.
        behind_se: the standard error of that, much smaller than `se`; choices that are not more than two of
            it apart are about equal.
        worlds: in how many worlds it was tried; 0: the formula alone has answered.
    """

    action: Action
    points: float
    se: float
    win: float
    value: float
    risk: float = 0.0
    behind: float = 0.0
    behind_se: float = 0.0
    worlds: int = 0


def equities(view: PlayerView, rules: RuleSet, budget: int = BUDGET, seed: int = 0) -> tuple[Equity, ...]:
    """Return what each legal action of a player is worth, the best first; empty if he has nothing to decide.

    Args:
        view: what he knows.
        rules: the rule set.
        budget: how many rollouts may be played in all, each one choice in one world; 0: the formula alone.
        seed: equal views, budgets and seeds give equal answers.
    """
    preferred = _preferred(appraise(view, rules), view, rules)
    if budget <= 0 or not preferred:
        return _by_formula(preferred, view, rules)
    choices = [found.action for found in preferred]
    try:
        rollouts = Rollouts(view, rules, seed)
        _look(rollouts, choices, budget)
    except UnplayableError:
        return _by_formula(preferred, view, rules)
    points = _points(rollouts, choices)
    order = _ordered(rollouts, choices, points)
    return tuple(_equity(rollouts, action, points[action], order[0]) for action in order)


def _preferred(appraised: Sequence[Appraised], view: PlayerView, rules: RuleSet) -> list[Appraised]:
    """Return the choices in the order in which they stand as long as nothing is certain.

    That is the order of the formula. But a chow or a pung that brings the hand no nearer to a win stands
    behind letting the tile go, and a wild tile is the last to be discarded.
    """
    before = tiles_short(view, rules) if view.offer is not None else 0

    def behind(found: Appraised) -> int:
        match found.action:
            case Discard(tile):
                return int(tile in view.wild)
            case ClaimChow() | ClaimPung():
                made, own = set_made(view, found.action)
                melds = view.hand.melds if made is None else (*view.hand.melds, made)
                return int(short_of(view.hand.remove(*own), melds, view.wild, rules) >= before)
            case _:
                return 0

    return sorted(appraised, key=behind)


def _look(rollouts: Rollouts, choices: Sequence[Action], budget: int) -> None:
    """Try all choices, then the better half, and so on; what the formula likes best is always tried."""
    best, *_ = choices
    rounds = max(1, ceil(log2(len(choices))))
    for done in range(rounds):
        rollouts.play(choices, max(FEWEST_WORLDS, budget // rounds // len(choices)))
        if done < rounds - 1:
            kept = sorted(choices, key=lambda choice: -rollouts.difference(choice, best).points)
            choices = kept[: max(2, ceil(len(kept) / 2))]
            choices = choices if best in choices else [*choices[:-1], best]


def _ordered(
    rollouts: Rollouts, by_formula: Sequence[Action], points: Mapping[Action, float]
) -> list[Action]:
    """Return the choices from the best to the worst.

    First comes the one that brought most, or one that is not certain to be worse and that the formula likes
    better; so on with the rest.
    """
    left, order = list(by_formula), []
    while left:
        most = max(left, key=lambda choice: points[choice])
        first = next(choice for choice in left if choice is most or not _worse(rollouts, choice, most))
        left.remove(first)
        order.append(first)
    return order


def _points(rollouts: Rollouts, by_formula: Sequence[Action]) -> dict[Action, float]:
    """Return what each choice may be expected to bring.

    What the formula likes best was tried in every world; the others are as much better or worse than it as in
    the worlds in which they were tried too.
    """
    best = by_formula[0]
    ahead = rollouts.tried[best].net / rollouts.tried[best].worlds
    return {choice: ahead + rollouts.difference(choice, best).points for choice in by_formula}


def _worse(rollouts: Rollouts, choice: Action, most: Action) -> bool:
    """Return whether a choice is certain to be worse than another."""
    difference = rollouts.difference(most, choice)
    return difference.points > CERTAIN * difference.error


def _equity(rollouts: Rollouts, action: Action, points: float, first: Action) -> Equity:
    tried = rollouts.tried[action]
    behind = rollouts.difference(first, action)
    return Equity(
        action,
        points,
        tried.error,
        tried.wins / tried.worlds,
        tried.scored / tried.wins if tried.wins else 0.0,
        max(0.0, -tried.paid / tried.worlds),
        0.0 if action is first else behind.points,
        0.0 if action is first else behind.error,
        tried.worlds,
    )


def _by_formula(appraised: Sequence[Appraised], view: PlayerView, rules: RuleSet) -> tuple[Equity, ...]:
    """Return the choices in the order of the formula, with what it makes of them."""
    known = measured(rules.id)
    told = [estimate(found, view, rules) for found in appraised]

    def behind(number: int) -> tuple[float, float]:
        """Return by how much a choice is worse than the first, and the error of that."""
        first, one = told[0], told[number]
        if number == 0 or not (first.error or one.error):
            return first.points - one.points, 0.0
        if not (first.error and one.error):
            return first.points - one.points, known.error
        return known.gap_slope * (appraised[0].worth - appraised[number].worth), known.gap_error

    return tuple(
        Equity(
            found.action,
            one.points,
            one.error,
            one.win,
            one.value,
            found.danger,
            *behind(number),
        )
        for number, (found, one) in enumerate(zip(appraised, told, strict=True))
    )
