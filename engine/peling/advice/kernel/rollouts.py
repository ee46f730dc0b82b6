"""What came of a player's choices, played on in the kernel in the same worlds.

A world is one way in which the tiles may lie that the player does not see.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import inf, sqrt
from random import Random
from typing import Final, NamedTuple

from peling.advice.formula.model import Model, model_for
from peling.advice.kernel.crew import shared
from peling.advice.kernel.deals import TO_THE_END, Outcomes, RolloutPlan, added
from peling.advice.kernel.kept import KeptKernel, UnplayableError, kernel_for
from peling.advice.kernel.machine import MOST_CHOICES, SLOTS
from peling.advice.kernel.sketches import completed, unaccounted
from peling.core.actions import Action
from peling.core.view import PlayerView
from peling.rules.ruleset import RuleSet

SEATS: Final = 4
"""For so many places a kernel learns by which models they play, however many of them play."""
PIECE: Final = 40
"""In so many worlds at most choices are played on at a time, by one processor: for some hundredths of a
second."""


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
    won: float = 0.0

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
            self.won + more.won,
        )

    @property
    def elsewhere(self) -> float:
        """Return the points lost on average when others win without a tile of the player's own.

        It is negative where the losers pay each other, and the player gets more from them than he pays.
        """
        return _elsewhere(self) / self.worlds

    @property
    def error(self) -> float:
        """Return the standard error of the mean of what it brought; infinite for less than two worlds."""
        return _standard_error(self.worlds, self.net, self.squares)

    @property
    def mean(self) -> Difference:
        """Return what it brought on average, with the standard error of that: a difference from nothing."""
        return Difference(self.net / self.worlds, self.error)


class _Part(NamedTuple):
    """A few worlds of one of the ways in which a position is laid out."""

    way: int
    worlds: range


def go_on() -> None:
    """Do nothing: rollouts are wanted to their end."""


class Rollouts:
    """A position in the kernel, and what came of its choices so far.

    Attributes:
        tried: what came of each choice.
        go_on: called before each few hundred rollouts, in any thread; whatever it raises ends them.
    """

    def __init__(
        self,
        view: PlayerView,
        rules: RuleSet,
        seed: int,
        model: Model | None = None,
        discards: int = TO_THE_END,
        leaf: tuple[float, float] = (1.0, 1.0),
    ) -> None:
        """Lay the position out; a sketch in several ways, by the tiles that may be gone.

        Args:
            view: what the player knows who is to act.
            rules: the rule set.
            seed: equal seeds lay out equal worlds.
            model: by what the player himself goes on, if not as the others do, by the model of the book.
            discards: after so many discards a deal is weighed as it stands: by the net `leaf`, or by the
                formula where none has learned.
            leaf: as in `RolloutPlan`.

        Raises:
            UnplayableError: it cannot be played on here.
        """
        self._rules: Final = rules
        self._place: Final = view.winds.index(view.me)
        self._players: Final = len(view.winds)
        others = model_for(rules.id, self._players)
        self._models: Final = [others] * SEATS
        self._models[self._place] = model or others
        self._seed: Final = seed
        self._discards: Final = discards
        self._leaf: Final = leaf
        self.go_on: Callable[[], None] = go_on
        self._worlds = 0
        self._played: Final[list[dict[Action, tuple[Outcomes, dict[Action, float]]]]] = []
        self._parts: Final[list[dict[Action, Outcomes]]] = []
        self.tried: Final[dict[Action, Tried]] = {}
        rng = Random(f"sketch/{seed}")
        ways = SLOTS if unaccounted(view, rules) > 0 else 1
        self._laid_out: Final = [completed(view, rules, rng) for _ in range(ways)]
        for way in self._laid_out:
            _load(rules, way)

    def play(self, choices: Sequence[Action], worlds: int) -> None:
        """Play choices on in so many more worlds, all in the same ones, on all processors that may be used.

        Raises:
            UnplayableError: there are too many choices.
        """
        if len(choices) > MOST_CHOICES:
            raise UnplayableError(f"{len(choices)} choices are too many")
        parts = self._next_parts(worlds)
        if not parts:
            return
        found = shared(parts, lambda part: self._play_part(choices, part))
        self._parts.extend(dict(zip(choices, part, strict=True)) for part in found)
        played = {}
        for choice, outcomes in zip(choices, map(added, zip(*found, strict=True)), strict=True):
            products = dict(zip(choices, outcomes.products, strict=True))
            played[choice] = (outcomes, products)
            before = self.tried.get(choice, Tried())
            self.tried[choice] = before.with_more(outcomes, products[choice])
        self._played.append(played)

    def _next_parts(self, worlds: int) -> list[_Part]:
        """Return so many worlds that have not been played in, in parts, as many for each way as can be."""
        first, ways = self._worlds, len(self._laid_out)
        self._worlds += worlds
        ends = [first + worlds * way // ways for way in range(ways + 1)]
        return [
            _Part(way, range(begin, min(begin + PIECE, end)))
            for way, (start, end) in enumerate(pairwise(ends))
            for begin in range(start, end, PIECE)
        ]

    def _play_part(self, choices: Sequence[Action], part: _Part) -> tuple[Outcomes, ...]:
        """Play choices on in a few worlds, in whatever thread this is."""
        self.go_on()
        kept = _load(self._rules, self._laid_out[part.way])
        kept.for_players(self._players)
        one, two, three, four = map(kept.number_of, self._models)
        plan = RolloutPlan(self._seed, (one, two, three, four), self._discards, self._leaf)
        return kept.kernel.roll_out(0, self._place, choices, part.worlds, plan)

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

    def elsewhere(self, one: Action, other: Action) -> Difference:
        """Return by how many points others win more without a tile of the player's own after one choice.

        That is so in the worlds in which both were tried; its error is seen by how parts of them differ.
        Of fewer than two parts nothing is said: 0, without an error.
        """
        parts = [
            (part[one].worlds, _elsewhere(part[one]) - _elsewhere(part[other]))
            for part in self._parts
            if one in part and other in part
        ]
        worlds = sum(number for number, _ in parts)
        if len(parts) < 2:
            return Difference(0.0, 0.0)
        mean = sum(points for _, points in parts) / worlds
        squares = sum((points - mean * number) ** 2 for number, points in parts)
        return Difference(mean, sqrt(squares * len(parts) / (len(parts) - 1)) / worlds)


def _elsewhere(found: Outcomes | Tried) -> float:
    """Return the sum of the points that were lost because others won without a tile of the player's own."""
    return found.won + found.paid - found.net


def _load(rules: RuleSet, view: PlayerView) -> KeptKernel:
    """Lay a position out in this thread's kernel, and return that.

    Raises:
        UnplayableError: there is no kernel, or the position has no place for every tile.
    """
    kept = kernel_for(rules)
    try:
        kept.kernel.load(0, view)
    except ValueError as error:
        raise UnplayableError(str(error)) from None
    return kept


def _standard_error(number: int, total: float, squares: float) -> float:
    """Return the standard error of a mean from the sum of the figures and that of their squares."""
    if number < 2:
        return inf
    return sqrt(max(0.0, squares - total * total / number) / (number - 1) / number)
