"""What came of a player's choices, played on in the kernel in the same worlds; kernels are kept for that.

A world is one way in which the tiles may lie that the player does not see.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from math import inf, sqrt
from random import Random
from threading import local
from typing import Final, NamedTuple

from peling.advice.formula.model import Model, model_for
from peling.advice.kernel.deals import Outcomes, RolloutPlan
from peling.advice.kernel.machine import MOST_CHOICES, SLOTS, Kernel, NoKernelError, available
from peling.advice.kernel.policy import model_figures
from peling.advice.kernel.rules import UnknownToKernelError
from peling.advice.kernel.sketches import completed, unaccounted
from peling.core.actions import Action
from peling.core.view import PlayerView
from peling.rules.ruleset import HouseRules, RuleSet

KEPT: Final = 2
"""How many kernels each thread keeps, one for each rule set; each has some megabytes."""


class UnplayableError(ValueError):
    """Choices cannot be played on here: there is no kernel, or it knows not the rules or not the position."""


class _Key(NamedTuple):
    id: str
    revision: int
    house: HouseRules


class _Kept(local):
    """The kernels of one thread by rule set, the one used last at the end, each with the models it has."""

    def __init__(self) -> None:
        self.kernels: OrderedDict[_Key, tuple[Kernel, list[Model]]] = OrderedDict()


_kept: Final = _Kept()


def _kernel(rules: RuleSet, players: int) -> tuple[Kernel, int]:
    """Return this thread's kernel for a rule set, and the number of the model for so many players."""
    key = _Key(rules.id, rules.revision, rules.house)
    kernels = _kept.kernels
    if key not in kernels:
        if not available():
            raise UnplayableError("there is no kernel")
        try:
            kernels[key] = (Kernel(rules), [])
        except (NoKernelError, UnknownToKernelError) as error:
            raise UnplayableError(str(error)) from None
        if len(kernels) > KEPT:
            kernels.popitem(last=False)
    kernels.move_to_end(key)
    kernel, models = kernels[key]
    model = model_for(rules.id, players)
    if model not in models:
        kernel.use_model(len(models), model_figures(model))
        models.append(model)
    return kernel, models.index(model)


class Difference(NamedTuple):
    """By how much one choice is better than another, with its standard error, both in points."""

    points: float
    error: float


class Tried(NamedTuple):
    """What came of a choice: the sums of `Outcomes`, and that of the squares of what it brought."""

    worlds: int = 0
    net: float = 0.0
    squares: float = 0.0
    wins: int = 0
    scored: float = 0.0
    given: int = 0
    paid: float = 0.0

    def with_more(self, more: Outcomes, squares: float) -> Tried:
        """Return it with what came of more worlds."""
        return Tried(
            self.worlds + more.worlds,
            self.net + more.net,
            self.squares + squares,
            self.wins + more.wins,
            self.scored + more.scored,
            self.given + more.given,
            self.paid + more.paid,
        )

    @property
    def error(self) -> float:
        """Return the standard error of the mean of what it brought; infinite for less than two worlds."""
        return _standard_error(self.worlds, self.net, self.squares)


class Rollouts:
    """A position in the kernel, and what came of its choices so far."""

    def __init__(self, view: PlayerView, rules: RuleSet, seed: int) -> None:
        """Lay the position out; a sketch in several ways, by the tiles that may be gone.

        Args:
            view: what the player knows who is to act.
            rules: the rule set.
            seed: equal seeds lay out equal worlds.

        Raises:
            UnplayableError: it cannot be played on here.
        """
        kernel, model = _kernel(rules, len(view.winds))
        self._kernel: Final = kernel
        self._plan: Final = RolloutPlan(seed, (model, model, model, model))
        self._place: Final = view.winds.index(view.me)
        self._slots: Final = SLOTS if unaccounted(view, rules) > 0 else 1
        self._worlds = 0
        self._played: Final[list[dict[Action, tuple[Outcomes, dict[Action, float]]]]] = []
        self.tried: Final[dict[Action, Tried]] = {}
        rng = Random(f"sketch/{seed}")
        for slot in range(self._slots):
            try:
                kernel.load(slot, completed(view, rules, rng))
            except ValueError as error:
                raise UnplayableError(str(error)) from None

    def play(self, choices: Sequence[Action], worlds: int) -> None:
        """Play choices on in so many more worlds, all in the same ones."""
        if len(choices) > MOST_CHOICES:
            raise UnplayableError(f"{len(choices)} choices are too many")
        first, slots = self._worlds, self._slots
        self._worlds += worlds
        for slot in range(slots):
            share = range(first + worlds * slot // slots, first + worlds * (slot + 1) // slots)
            if not share:
                continue
            found = self._kernel.roll_out(slot, self._place, choices, share, self._plan)
            played = {}
            for choice, outcomes in zip(choices, found, strict=True):
                products = dict(zip(choices, outcomes.products, strict=True))
                played[choice] = (outcomes, products)
                before = self.tried.get(choice, Tried())
                self.tried[choice] = before.with_more(outcomes, products[choice])
            self._played.append(played)

    def difference(self, one: Action, other: Action) -> Difference:
        """Return by how much one choice is better than another in the worlds in which both were tried."""
        worlds, points, squares = 0, 0.0, 0.0
        for played in self._played:
            if one in played and other in played:
                (first, of_first), (second, of_second) = played[one], played[other]
                worlds += first.worlds
                points += first.net - second.net
                squares += of_first[one] + of_second[other] - 2 * of_first[other]
        return Difference(points / max(1, worlds), _standard_error(worlds, points, squares))


def _standard_error(number: int, total: float, squares: float) -> float:
    """Return the standard error of a mean from the sum of the figures and that of their squares."""
    if number < 2:
        return inf
    return sqrt(max(0.0, squares - total * total / number) / (number - 1) / number)
