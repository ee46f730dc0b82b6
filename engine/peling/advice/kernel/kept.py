"""Kernels that are kept, one for each rule set: to make one takes longer than to ask it.

A kernel belongs to a thread, so every thread keeps its own.
"""

from __future__ import annotations

from collections import OrderedDict
from threading import local
from typing import Final, NamedTuple

from peling.advice.formula.model import Model
from peling.advice.kernel.machine import MODELS, Kernel, NoKernelError, available
from peling.advice.kernel.nets import CORRECTION, LEAF, net_for
from peling.advice.kernel.policy import model_figures
from peling.advice.kernel.rules import UnknownToKernelError
from peling.core.actions import Action
from peling.core.tiles import Tile
from peling.core.view import PlayerView
from peling.rules.ruleset import HouseRules, RuleSet

KEPT: Final = 2
"""How many kernels each thread keeps, one for each rule set; each has some megabytes."""


class UnplayableError(ValueError):
    """The kernel cannot be asked: there is none, or it knows not the rules or not the position."""


class KeptKernel:
    """A kernel with the models that it holds, the one used last at the end."""

    def __init__(self, rules: RuleSet) -> None:
        """Make a kernel for a rule set.

        Raises:
            NoKernelError: there is no package here that runs it.
            UnknownToKernelError: it does not know the rules.
        """
        self.kernel: Final = Kernel(rules)
        self._rules: Final = rules.id
        self._players = 0
        self._numbers: Final[OrderedDict[tuple[Model, bool], int]] = OrderedDict()

    def number_of(self, model: Model, *, corrected: bool = False) -> int:
        """Return the number of a model in the kernel; one that is new takes the place of the oldest.

        Args:
            model: the model.
            corrected: whether what it makes of discards is corrected by what a net has learned.
        """
        key = (model, corrected)
        known = self._numbers.get(key)
        if known is None:
            full = len(self._numbers) == MODELS
            known = self._numbers.popitem(last=False)[1] if full else len(self._numbers)
            self.kernel.use_model(known, model_figures(model), corrected=corrected)
            self._numbers[key] = known
        self._numbers.move_to_end(key)
        return known

    def for_players(self, players: int) -> None:
        """Go by the nets that have learned with so many players, where there are any."""
        if players != self._players:
            self._players = players
            for kind in (LEAF, CORRECTION):
                self.kernel.use_net(kind, net_for(kind, self._rules, players))

    def choose(
        self, view: PlayerView, model: Model, *, corrected: bool = False
    ) -> tuple[Action, Tile | None]:
        """Return what a model makes of what a player knows: what `appraise` puts first, and what follows it.

        That is the discard after a chow or pung. A corrected one adds `corrections` first.

        Raises:
            UnplayableError: the position has no place for every tile.
        """
        number = self._number_for(view, model, corrected=corrected)
        try:
            return self.kernel.load_and_choose(view, number)
        except ValueError as error:
            raise UnplayableError(str(error)) from None

    def corrections(self, view: PlayerView, model: Model) -> dict[Action, float]:
        """Return how many points a net adds to the worth that a model gives to discards.

        Those not named stay as they are.

        Raises:
            UnplayableError: the position has no place for every tile.
        """
        number = self._ready(view, model, corrected=True)
        return self.kernel.corrections(0, view.winds.index(view.me), number)

    def draws(self, view: PlayerView, model: Model) -> dict[Tile, float]:
        """Return what the best is worth with each tile that might have come instead of the one just drawn.

        Those that end the deal are left out, and flowers.

        Raises:
            UnplayableError: the position has no place for every tile.
        """
        number = self._ready(view, model)
        return self.kernel.draws(0, view.winds.index(view.me), number)

    def _ready(self, view: PlayerView, model: Model, *, corrected: bool = False) -> int:
        """Lay out a position and return the number of a model."""
        number = self._number_for(view, model, corrected=corrected)
        try:
            self.kernel.load(0, view)
        except ValueError as error:
            raise UnplayableError(str(error)) from None
        return number

    def _number_for(self, view: PlayerView, model: Model, *, corrected: bool) -> int:
        self.for_players(len(view.winds))
        return self.number_of(model, corrected=corrected)


class _Key(NamedTuple):
    id: str
    revision: int
    house: HouseRules


class KeptKernels(local):
    """The kernels of one thread by rule set, the one used last at the end."""

    def __init__(self) -> None:
        self.kernels: OrderedDict[_Key, KeptKernel] = OrderedDict()
        self.latest: tuple[RuleSet, KeptKernel] | None = None


kept: Final = KeptKernels()


def kernel_for(rules: RuleSet) -> KeptKernel:
    """Return this thread's kernel for a rule set.

    Raises:
        UnplayableError: there is none, or it does not know the rules.
    """
    if kept.latest is not None and kept.latest[0] is rules:
        return kept.latest[1]
    key = _Key(rules.id, rules.revision, rules.house)
    kernels = kept.kernels
    if key not in kernels:
        if not available():
            raise UnplayableError("there is no kernel")
        try:
            kernels[key] = KeptKernel(rules)
        except (NoKernelError, UnknownToKernelError) as error:
            raise UnplayableError(str(error)) from None
        if len(kernels) > KEPT:
            kernels.popitem(last=False)
    kernels.move_to_end(key)
    kept.latest = (rules, kernels[key])
    return kernels[key]
