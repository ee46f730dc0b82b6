"""A longer look: the best choices are played on in the kernel where they are close.

What the formula puts first stands, unless another choice brings more in the same worlds by more than chance
explains. What the formula makes of the two counts too: it knows less than many worlds, but something.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from peling.advice.choices import Choice
from peling.advice.estimates import measured
from peling.advice.formula.model import Model
from peling.advice.kernel.deals import TO_THE_END
from peling.advice.kernel.kept import UnplayableError
from peling.advice.kernel.rollouts import Rollouts
from peling.core import actions as act
from peling.core.actions import Action
from peling.core.view import PlayerView
from peling.rules.ruleset import RuleSet

CLOSE: Final = 5.0
"""Choices that the formula sets so many points apart are close; a tenth of what the best is worth, too."""
MOST: Final = 5
"""So many choices are looked at, the best one included."""
WORLDS: Final = 100
"""Each is played on in so many worlds, and in as many more while it may still be better."""
WORLDS_BY_WILD: Final = 40
"""The same in a deal with wild tiles, which takes much longer to play on."""
ROUNDS: Final = 3
"""So many times all that is left is tried in so many worlds."""
DISCARDS: Final = 8
"""After so many discards a deal is weighed as it stands: that tells discards apart with far fewer worlds than
its end does, which is mostly luck. Claims and kongs are played to the end: the formula, which weighs, likes a
hand with sets laid down too well beside one without; in Four Winds by up to 20 points."""
TRUST: Final = 0.35
"""So much of what the formula sets two choices apart is taken off the difference that the worlds show.

Found by 2,200 pairs of discards in three books, each judged by 500 other worlds to the end: the difference
then was 0.87 of that of the worlds less 0.30 of that of the formula (standard errors 0.04 and 0.07).
"""
CERTAIN: Final = 1.0
"""A choice goes before the first if it still brings more by so many standard errors of the difference."""
CERTAIN_BY_WILD: Final = 2.0
"""The same in a deal with wild tiles, where a deal weighed early says less of its end."""
HOPELESS: Final = 0.0
"""It is looked at no longer when it is behind by more standard errors than so many: when behind at all."""
SEED: Final = 1927
"""Any number does; with a fixed one equal views get equal answers."""


def look(
    found: Sequence[Choice], view: PlayerView, rules: RuleSet, model: Model, worlds: int | None = None
) -> Action:
    """Return the best choice after a longer look; the first without one, or where the kernel is missing.

    Equal views get equal answers.

    Args:
        found: the choices, as `peling.advice.choices` weighs them.
        view: what the player sees.
        rules: the rule set.
        model: the numbers by which he weighs.
        worlds: in how many worlds each is played on at a time, up to `ROUNDS` times; `WORLDS`, or
            `WORLDS_BY_WILD`, if no number is given.
    """
    first = found[0].appraised.action
    apart = _rivals(found)
    if not apart:
        return first
    try:
        same_sets = all(isinstance(one, act.Discard) for one in (first, *apart))
        known = measured(rules.id)
        leaf = (known.leaf_own, known.leaf_others)
        rollouts = Rollouts(view, rules, SEED, model, DISCARDS if same_sets else TO_THE_END, leaf)
        left = list(apart)
        errors: dict[Action, float] = {}
        at_a_time = worlds or (WORLDS_BY_WILD if view.wild else WORLDS)
        for _ in range(ROUNDS):
            rollouts.play((first, *left), at_a_time)
            errors = {one: _errors(rollouts, one, first, apart) for one in left}
            left = [one for one in left if errors[one] >= -HOPELESS]
            if not left:
                return first
    except UnplayableError:
        return first
    best = max(left, key=lambda one: errors[one])
    return best if errors[best] > (CERTAIN_BY_WILD if view.wild else CERTAIN) else first


def _rivals(found: Sequence[Choice]) -> Mapping[Action, float]:
    """Return what is close to the first choice, and how far behind: nothing where that is a win.

    What is folly is never looked at.
    """
    best = found[0].appraised
    if isinstance(best.action, act.GoOut | act.GoOutByFlowers | act.ClaimWin | act.Wash):
        return {}
    close = max(CLOSE, abs(best.worth) / 10)
    behind = {
        one.appraised.action: best.worth - one.appraised.worth for one in found[1:] if one.folly is None
    }
    near = [action for action, apart in behind.items() if apart <= close]
    return {action: max(0.0, behind[action]) for action in near[: MOST - 1]}


def _errors(rollouts: Rollouts, choice: Action, first: Action, apart: Mapping[Action, float]) -> float:
    """Return by how many standard errors a choice is better than the first one, what is known before too."""
    difference = rollouts.difference(choice, first)
    return (difference.points - TRUST * apart[choice]) / max(1e-9, difference.error)
