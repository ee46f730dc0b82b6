"""A longer look: the best choices are played on in the kernel where they are close.

What the formula puts first stands, unless another choice brings more in the same worlds by more than chance
explains. So a look seldom changes anything, and what it changes is worth it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from math import sqrt
from threading import local
from typing import Final

from peling.advice.choices import Choice
from peling.advice.formula.model import Model
from peling.advice.kernel.deals import Outcomes, RolloutPlan
from peling.advice.kernel.machine import Kernel, available
from peling.advice.kernel.policy import model_figures
from peling.core import actions as act
from peling.core.actions import Action
from peling.core.view import PlayerView
from peling.rules.ruleset import HouseRules, RuleSet

CLOSE: Final = 4.0
"""Choices that the formula sets so many points apart are close; a tenth of what the best is worth, too."""
MOST: Final = 3
"""So many choices are looked at, the best one included."""
WORLDS: Final = 80
"""Each is played on in so many worlds, and in as many more while it may still be better."""
WORLDS_BY_WILD: Final = 20
"""The same in a deal with wild tiles, which takes much longer to play on."""
ROUNDS: Final = 3
DISCARDS: Final = 8
"""After so many discards a deal is weighed as it stands: that tells choices apart with far fewer worlds than
its end does, which is mostly luck."""
CERTAIN: Final = 2.0
"""A choice goes before the first if it brings more by so many standard errors of the difference."""
HOPELESS: Final = 0.5
"""It is looked at no longer when it is behind by so many."""
SEED: Final = 1927
KEPT: Final = 2
"""So many kernels each thread keeps, one for each rule set."""


class _Kept(local):
    """The kernels of one thread, the one used last at the end."""

    def __init__(self) -> None:
        self.kernels: OrderedDict[tuple[str, int, HouseRules], Kernel] = OrderedDict()


_kept: Final = _Kept()


def look(found: Sequence[Choice], view: PlayerView, rules: RuleSet, model: Model) -> Action:
    """Return the best choice after a longer look; the first without one, or where the kernel is missing.

    Equal views get equal answers.
    """
    first = found[0].appraised.action
    rivals = _rivals(found)
    if not rivals or not available():
        return first
    try:
        kernel = _kernel(rules)
        kernel.load(0, view)
    except ValueError:
        # A book or a position that the kernel does not know.
        return first
    kernel.use_model(0, model_figures(model))
    place = view.winds.index(view.me)
    tallies = dict.fromkeys(rivals, _Tally())
    portion = WORLDS_BY_WILD if view.wild else WORLDS
    for number in range(ROUNDS):
        worlds = range(number * portion, (number + 1) * portion)
        left = [one for one in rivals if tallies[one].errors > -HOPELESS]
        if not left:
            break
        played = kernel.roll_out(0, place, (first, *left), worlds, RolloutPlan(SEED, discards=DISCARDS))
        for choice, one in enumerate(left, 1):
            tallies[one] = tallies[one].with_more(played[0], played[choice], choice)
    best = max(rivals, key=lambda one: tallies[one].errors)
    return best if tallies[best].errors > CERTAIN else first


def _rivals(found: Sequence[Choice]) -> list[Action]:
    """Return what is close to the first choice: nothing where that is a win, or what it would give away."""
    best = found[0].appraised
    if isinstance(best.action, act.GoOut | act.GoOutByFlowers | act.ClaimWin | act.Wash):
        return []
    apart = max(CLOSE, abs(best.worth) / 10)
    near = [
        one.appraised.action
        for one in found[1:]
        if one.folly is None and one.appraised.worth >= best.worth - apart
    ]
    return near[: MOST - 1]


class _Tally:
    """By how much a choice brought more than the first one: worlds, points and squares."""

    def __init__(self, worlds: int = 0, points: float = 0.0, squares: float = 0.0) -> None:
        self._worlds, self._points, self._squares = worlds, points, squares

    def with_more(self, first: Outcomes, other: Outcomes, choice: int) -> _Tally:
        """Return it with what came of more worlds; `choice` is the place of the other among those played."""
        squares = other.products[choice] + first.products[0] - 2 * first.products[choice]
        return _Tally(
            self._worlds + first.worlds, self._points + other.net - first.net, self._squares + squares
        )

    @property
    def errors(self) -> float:
        """Return how many standard errors the difference has; 0 before anything was played."""
        if not self._worlds:
            return 0.0
        spread = max(1e-9, self._squares - self._points**2 / self._worlds)
        return self._points / sqrt(spread)


def _kernel(rules: RuleSet) -> Kernel:
    """Return this thread's kernel for a rule set."""
    kernels = _kept.kernels
    key = (rules.id, rules.revision, rules.house)
    if key not in kernels:
        kernels[key] = Kernel(rules)
        if len(kernels) > KEPT:
            kernels.popitem(last=False)
    kernels.move_to_end(key)
    return kernels[key]
