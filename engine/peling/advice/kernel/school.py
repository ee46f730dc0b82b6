"""How nets learn in the kernel (`engine/kernel/learning/teach.h`): equal seeds and sizes make equal nets.

Everybody plays by the model of the book, without what nets have learned.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, pi
from random import Random
from statistics import stdev
from typing import Final, NamedTuple

from peling.advice.formula.model import model_for
from peling.advice.kernel.deals import Table
from peling.advice.kernel.machine import Kernel
from peling.advice.kernel.nets import CORRECTION, Net, net_of
from peling.advice.kernel.policy import model_figures
from peling.rules.ruleset import RuleSet

LEAF_RATE: Final = 0.004
CORRECTION_RATE: Final = 0.003
"""How fast the nets learn at most; a rate begins low, is highest after three tenths, and ends at nothing."""
FIRST_RATE: Final = 0.04
RISING: Final = 0.3
MILLION: Final = 1_000_000
DEALS_APART: Final = 10_000
"""Each bundle of tasks comes from deals of its own: their numbers begin so far from those of the last."""


class Decisions(NamedTuple):
    """How decisions are found that nets learn from.

    Attributes:
        worlds: in how many worlds each discard is played on.
        cut: after so many more discards a deal is weighed as it stands.
        true_hands: whether all hands stay as play has made them and only the wall differs from world to
            world; else everything does that the player does not see.
    """

    worlds: int
    cut: int
    true_hands: bool = False


class School:
    """A kernel in which nets learn, for one rule set and number of players."""

    def __init__(self, rules: RuleSet, players: int, seed: int) -> None:
        """Prepare a kernel.

        Raises:
            NoKernelError: there is none here.
        """
        self.kernel: Final = Kernel(rules)
        self._seed: Final = seed
        self.table: Final = Table(rules.course.seats(players), random_round=bool(rules.course.rounds))
        self.kernel.use_prices_at(self.table)
        self._model: Final = model_for(rules.id, players)
        self.kernel.use_model(0, model_figures(self._model))
        self.kernel.put("i", self.table.figures(), self.kernel.io)
        self.kernel.call("go_to_school", seed)

    def leaf(self, steps: int, deals: int) -> Iterator[float]:
        """Let a net learn how deals end, in so many steps of so many deals; yield the error of each step."""
        self.kernel.call("begin_leaf", self._seed)
        for step in range(steps):
            rate = _rate(step / steps, LEAF_RATE)
            yield self.kernel.call("teach_leaf", step * deals, deals, rate) / 1000

    def tasks(self, bundle: int, number: int, how: Decisions) -> list[bytes]:
        """Return the decisions of a bundle, as the kernel holds them; the net `leaf` must be in force."""
        first = bundle * DEALS_APART
        found: list[bytes] = []
        while len(found) < number:
            more = min(number - len(found), self.kernel.call("most_tasks"))
            first += self.kernel.call("set_tasks", first, more, how.worlds, how.cut, how.true_hands)
            size = self._task_size
            data = self.kernel.read(self.kernel.call("tasks"), more * size)
            found += [data[at * size : (at + 1) * size] for at in range(more)]
        return found

    def correction(self, tasks: Sequence[bytes], times: int) -> Iterator[float]:
        """Let a net learn from decisions, each so many times; yield the error of each step."""
        self.kernel.call("begin_correction", self._seed)
        rng, left = Random(self._seed), list(tasks)
        size = min(len(left), self.kernel.call("most_tasks"))
        steps = len(left) // size
        for time in range(times):
            rng.shuffle(left)
            for step in range(steps):
                self._lay(left[step * size : (step + 1) * size])
                rate = _rate((time * steps + step) / (times * steps), CORRECTION_RATE)
                yield self.kernel.call("teach_correction", size, rate) / 1000

    def learned(self, kind: str) -> Net:
        """Return the net that has just learned, as revision 1 and without a hurdle.

        Raises:
            NetError: its weights are no numbers, or too large.
        """
        data = self.kernel.read(self.kernel.call("pupil"), 4 * self.kernel.call("net_size"))
        return net_of(kind, self._seed, 0.0, data)

    def spread(self, walls: range) -> float:
        """Return the standard deviation of what deals bring a player, in points, over so many walls."""
        deals = self.kernel.play(self.table, (0,) * len(self.table.winds), self._seed, walls)
        return stdev(float(points) for deal in deals if deal.turn == 0 for points in deal.net)

    def play(self, walls: range, net: Net) -> list[float]:
        """Return what a player brings home by wall, against others who play as all do here.

        Each wall is played from every seat.

        Args:
            walls: the numbers of the walls.
            net: by what his discards are corrected.
        """
        players = len(self.table.winds)
        self.kernel.use_net(CORRECTION, net)
        self.kernel.use_model(1, model_figures(self._model), corrected=True)
        points = dict.fromkeys(walls, 0)
        for deal in self.kernel.play(self.table, (1, *[0] * (players - 1)), self._seed, walls):
            points[deal.wall] += deal.net[0]
        return [found / players for found in points.values()]

    @property
    def _task_size(self) -> int:
        return 4 * self.kernel.call("task_size")

    def _lay(self, tasks: Sequence[bytes]) -> None:
        self.kernel.write(self.kernel.call("tasks"), b"".join(tasks))


def _rate(done: float, most: float) -> int:
    """Return how fast a net learns when so much is done, in millionths."""
    if done < RISING:
        return round(MILLION * most * (FIRST_RATE + (1 - FIRST_RATE) * done / RISING))
    return round(MILLION * most * (1 + cos(pi * (done - RISING) / (1 - RISING))) / 2)
