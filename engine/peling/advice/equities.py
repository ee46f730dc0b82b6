"""What every legal action is worth in points of the deal: each is played on many times, and counted.

The formula (`appraisal`) says what is worth looking at; rollouts in the kernel say how it comes out
(`trials`). All choices meet the same worlds, so that luck falls out of their differences. Where no kernel can
be had, or it does not know the rules, the formula answers alone, with the error that it was measured to have.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil, log2
from threading import local
from typing import Final

from peling.advice.choices import choices
from peling.advice.estimates import estimate, measured
from peling.advice.formula.appraisal import WIN_FIRST, Appraised
from peling.advice.kernel.kept import UnplayableError
from peling.advice.trials import Trials
from peling.core.actions import Action
from peling.core.view import PlayerView
from peling.rules.ruleset import RuleSet

BUDGET: Final = 6000
"""Rollouts for all actions of a position together. They take one processor half a second to a second at the
first discard of a deal, by the book, and less later on."""
CERTAIN: Final = 2.0
"""A choice is better than another if it is so by more than so many standard errors of their difference."""
STEPS: Final = (300, 1500, 4500, 9000, 18000, 36000, 72000, 144000)
"""Budgets on the way to a larger one: what is known by then says what is worth trying further."""
FEWEST_WORLDS: Final = 8
"""Every choice is tried in so many worlds, however small the budget is."""
STAGES: Final = (125, 125, 250, 500, 1000, 2000, 4000)
"""In so many more worlds two choices are compared at a time."""
EXPLAINED: Final = 1000
"""One that is certain to be worse is played to the end in so many worlds at least, if the budget allows:
fewer do not show why it is."""
LONG: Final = 2 * sum(STAGES)
"""Rollouts for a comparison of two choices that goes on to the last stage if need be."""


class StoppedError(Exception):
    """Whoever asked does not want the answer any more."""


def never() -> bool:
    """Return that the answer is wanted, however long it takes."""
    return False


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is done for an answer.

    Attributes:
        budget: how many rollouts to the end may be played in all, each one choice in one world, or what
            takes about as long.
        seed: equal questions, budgets and seeds give equal answers.
        stopped: asked before each few hundred rollouts, in any thread; whether nobody wants the answer any
            more.
    """

    budget: int = BUDGET
    seed: int = 0
    stopped: Callable[[], bool] = never


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
            It can be negative where the difference proves nothing, where the first one wins at once, or where
            this one was tried in fewer worlds, or in others.
        behind_se: the standard error of that, much smaller than `se`; choices that are not more than two of
            it apart are about equal.
        worlds: in how many worlds it was tried to the end; 0: the formula alone has answered.
        others: the points that are lost on average when another wins by a tile of his own or of a third
            player, counted over all deals; negative where more comes from the other losers. The formula does
            not know it.
        others_behind: by how many points that is more than after the first choice, in the worlds in which
            both were tried; 0 where these were too few.
        others_behind_se: the standard error of that.
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
    others: float = 0.0
    others_behind: float = 0.0
    others_behind_se: float = 0.0


def equities(
    view: PlayerView,
    rules: RuleSet,
    budget: int = BUDGET,
    seed: int = 0,
    stopped: Callable[[], bool] = never,
) -> tuple[Equity, ...]:
    """Return what each legal action of a player is worth, the best first; empty if he has nothing to decide.

    Args:
        view: what he knows.
        rules: the rule set.
        budget: how many rollouts to the end may be played in all, each one choice in one world, or what
            takes about as long; 0: the formula alone.
        seed: equal views, budgets and seeds give equal answers.
        stopped: asked before each few hundred rollouts, in any thread; whether nobody wants the answer any
            more.

    Raises:
        StoppedError: nobody wants the answer any more.
    """
    _go_on(stopped)
    # As long as nothing is certain they stand as a player of the club would take them.
    preferred = [one.appraised for one in choices(view, rules)]
    if budget <= 0 or not preferred:
        return _by_formula(preferred, view, rules)
    try:
        weighing = _begun.pop(view, rules, seed, budget) or Weighing(view, rules, seed)
        found = weighing.up_to(budget, preferred, stopped)
    except UnplayableError:
        return _by_formula(preferred, view, rules)
    _begun.last = weighing
    return found


def compared(
    view: PlayerView,
    rules: RuleSet,
    first: Action,
    other: Action,
    is_enough: Callable[[float, float], bool],
    effort: Effort = Effort(),
) -> tuple[Equity, Equity] | None:
    """Return what two choices are worth, each tried in ever more worlds until enough is known of them.

    Args:
        view: what the player knows.
        rules: the rule set.
        first: the choice against which the other is measured; it may turn out to be the worse one.
        other: the other choice.
        is_enough: whether no more worlds are needed; it is given by how many points the other one is behind,
            and the standard error of that. After the last of `STAGES` it ends anyway.
        effort: how much may be done for it; `FEWEST_WORLDS` are tried with any budget. Equal answers come
            as long as `is_enough` says the same, too.

    Returns:
        Both, or None where the position cannot be played on.

    Raises:
        StoppedError: nobody wants the answer any more.
    """
    try:
        trials = Trials(view, rules, effort.seed)
        trials.go_on = partial(_go_on, effort.stopped)
        left = max(FEWEST_WORLDS, effort.budget // 2)
        for stage in STAGES:
            worlds = min(stage, left)
            trials.play((first, other), worlds)
            left -= worlds
            if not left or (
                is_enough(*trials.difference(first, other)) and _is_explained(trials, first, other)
            ):
                break
    except UnplayableError:
        return None
    return _equity(trials, first, first), _equity(trials, other, first)


class Weighing:
    """The choices of a position, weighed with ever larger budgets: each goes on from the one before.

    Whoever looks on while figures sharpen waits half as long, and gets those of the larger budget alone.

    Attributes:
        asked: the position, the rule set and the seed.
        spent: the budget by which they were weighed last.
    """

    def __init__(self, view: PlayerView, rules: RuleSet, seed: int) -> None:
        """Lay the position out.

        Raises:
            UnplayableError: it cannot be played on here.
        """
        self.asked: Final = (view, rules, seed)
        self.spent = 0
        self._trials: Final = Trials(view, rules, seed)

    def up_to(
        self, budget: int, preferred: Sequence[Appraised], stopped: Callable[[], bool]
    ) -> tuple[Equity, ...]:
        """Return what each choice is worth by a budget that is larger than all before, the best first.

        Args:
            budget: as in `equities`.
            preferred: all choices, as one would take them as long as nothing is certain.
            stopped: as in `equities`; after a `StoppedError` it cannot go on.

        Raises:
            StoppedError: nobody wants the answer any more.
        """
        self._trials.go_on = partial(_go_on, stopped)
        order: list[Action] = []
        for step in (*(step for step in STEPS if self.spent < step < budget), budget):
            order = _look(self._trials, preferred, step - self.spent)
            self.spent = step
        return tuple(_equity(self._trials, action, order[0]) for action in order)


class _Begun(local):
    """What was weighed last in a thread."""

    last: Weighing | None = None

    def pop(self, view: PlayerView, rules: RuleSet, seed: int, budget: int) -> Weighing | None:
        """Take it out, if it is of the same position and the budget goes on from one of `STEPS`."""
        last, self.last = self.last, None
        goes_on = last is not None and last.spent < budget and last.spent in STEPS
        return last if last is not None and goes_on and last.asked == (view, rules, seed) else None


_begun: Final = _Begun()


def _go_on(stopped: Callable[[], bool]) -> None:
    if stopped():
        raise StoppedError


def _look(trials: Trials, preferred: Sequence[Appraised], budget: int) -> list[Action]:
    """Try all choices, then the better half, and so on; return them from the best to the worst.

    What ends the deal at once with a gain is tried all the time and stands before everything that is hoped
    for: in rollouts nobody notices that somebody who let a win go is waiting for another.
    """
    sure = [found.action for found in preferred if found.worth >= WIN_FIRST]
    left = [found.action for found in preferred if found.worth < WIN_FIRST]
    rounds = max(1, ceil(log2(max(1, len(left)))))
    given_up: list[Action] = []
    for done in range(rounds):
        tried = [*sure, *left]
        trials.play(tried, max(FEWEST_WORLDS, budget // rounds // len(tried)))
        order = _ordered(trials, left)
        kept = order if done == rounds - 1 else order[: max(2, ceil(len(order) / 2))]
        given_up = [*order[len(kept) :], *given_up]
        left = kept if done == rounds - 1 else [choice for choice in left if choice in kept]
    return [*sure, *left, *given_up]


def _ordered(trials: Trials, preferred: Sequence[Action]) -> list[Action]:
    """Return choices that were tried in the same worlds from the best to the worst.

    First comes the most preferred of those than which none is certain to be better; so on with the rest.
    """
    left, order = list(preferred), []
    while left:
        first = next((one for one in left if not any(_worse(trials, one, other) for other in left)), left[0])
        left.remove(first)
        order.append(first)
    return order


def _worse(trials: Trials, choice: Action, most: Action) -> bool:
    """Return whether a choice is certain to be worse than another."""
    difference = trials.difference(most, choice)
    return difference.points > CERTAIN * difference.error


def _is_explained(trials: Trials, first: Action, other: Action) -> bool:
    """Return whether a choice was played to the end often enough to show why it is worse, if it is."""
    return trials.tried[other].worlds >= EXPLAINED or not _worse(trials, other, first)


def _equity(trials: Trials, action: Action, first: Action) -> Equity:
    """Return what is known of an action.

    The first one was tried in every world; the others are as much worse as in the worlds that they met too.
    """
    tried = trials.tried[action]
    behind, behind_se = (0.0, 0.0) if action is first else trials.difference(first, action)
    more, more_se = (0.0, 0.0) if action is first else trials.elsewhere(action, first)
    return Equity(
        action,
        trials.points(first).points - behind,
        trials.points(action).error,
        tried.wins / tried.worlds,
        tried.scored / tried.wins if tried.wins else 0.0,
        max(0.0, -tried.paid / tried.worlds),
        behind,
        behind_se,
        tried.worlds,
        tried.elsewhere,
        more,
        more_se,
    )


def _by_formula(appraised: Sequence[Appraised], view: PlayerView, rules: RuleSet) -> tuple[Equity, ...]:
    """Return the choices in the order of the formula, with what it makes of them."""
    known = measured(rules.id)
    estimated = [estimate(found, view, rules) for found in appraised]

    def behind(number: int) -> tuple[float, float]:
        """Return by how much a choice is worse than the first, and the error of that."""
        first, one = estimated[0], estimated[number]
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
        for number, (found, one) in enumerate(zip(appraised, estimated, strict=True))
    )
