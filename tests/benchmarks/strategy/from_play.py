"""Positions from play: four experts play deals by the engine, and every dilemma that comes up is kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from peling.advice.formula.prices import prices
from peling.core.tiles import Wind
from peling.play.deal import DealState
from peling.play.game import GameState
from peling.play.inputs import Act, Input
from peling.play.table import view_of
from peling.rules.ruleset import RuleSet
from tests.benchmarks.strategy.dilemmas import DILEMMAS, Found
from tests.benchmarks.strategy.seen import Seen, Way
from tests.engine.coach.deals import Game

PATTERNS: Final = {
    "suit": "one-suit",
    "pungs": "all-pungs",
    "majors": "thirteen-majors",
    "pairs": "seven-pairs",
    "apart": "independent",
}
"""The pattern that a dilemma is about, by the first word of its id."""


@dataclass(frozen=True, slots=True)
class Arisen:
    """A dilemma as it came up: the deal, who has to choose, what he sees, and the two ways."""

    deal: DealState
    me: Wind
    seen: Seen
    ways: tuple[Way, Way]


def dilemmas_of(rules: RuleSet) -> dict[str, Found]:
    """Return the dilemmas that can come up by these rules."""
    paid = {one.id for one in prices(rules, Wind.SOUTH, Wind.EAST if rules.course.rounds else None).patterns}
    return {
        name: found for name, found in DILEMMAS.items() if PATTERNS.get(name.split("-")[0], "any") in paid
    }


Fits = Callable[[str, Seen], bool]
"""Whether a position of a dilemma, named first, is wanted."""


class Collected(Game):
    """A game whose dilemmas are kept, at most one of a sort from each deal."""

    def __init__(self, rules: str, seed: int, wanted: dict[str, int], fits: Fits) -> None:
        """Begin a game of experts.

        Args:
            rules: the rule set.
            seed: where walls and dice come from.
            wanted: how many positions of each dilemma are to be kept.
            fits: whether a position of a dilemma is kept.
        """
        self.kept: dict[str, list[Arisen]] = {name: [] for name in wanted}
        self._wanted, self._fits = wanted, fits
        self._done: set[str] = set()
        super().__init__(rules, ["expert"] * 4, Random(f"strategy/{seed}"))
        self._found = dilemmas_of(self.state.rules)

    def collect(self, most: int) -> None:
        """Play until every dilemma has come up often enough, or so many deals have been played."""
        for _ in range(most):
            if not self._open():
                return
            self._done.clear()
            self.play_deal()

    def _open(self) -> list[str]:
        return [name for name, kept in self.kept.items() if len(kept) < self._wanted[name]]

    def _step(self, given: Input) -> None:
        before: GameState = self.state
        super()._step(given)
        deal = before.deal
        if isinstance(given, Act) and deal is not None:
            me = before.wind_of(given.seat)
            seen = Seen(view_of(deal, me, before.rules), before.rules)
            for name in self._open():
                ways = None if name in self._done else self._found[name](seen)
                if ways is not None and self._fits(name, seen):
                    self._done.add(name)
                    self.kept[name].append(Arisen(deal, me, seen, ways))


def collected(
    rules: str, seed: int, number: int, deals: int, *names: str, fits: Fits = lambda _name, _seen: True
) -> dict[str, list[Arisen]]:
    """Return so many positions of each dilemma named that fit, or as many as come up in so many deals."""
    game = Collected(rules, seed, dict.fromkeys(names, number), fits)
    game.collect(deals)
    return game.kept
