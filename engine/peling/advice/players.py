"""Computer players. They see a `PlayerView` and nothing else, so they cannot cheat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Final, Protocol

from peling.advice.choices import choices
from peling.advice.first import first_choice
from peling.advice.formula.model import Model, model_for, yardstick
from peling.advice.look import look
from peling.advice.novice import Novice
from peling.advice.tastes import tasted
from peling.core.actions import Action
from peling.core.view import PlayerView
from peling.rules.ruleset import RuleSet


class Player(Protocol):
    """Somebody who plays a seat."""

    def choose(self, view: PlayerView, rules: RuleSet) -> Action:
        """Return what to do; the answer of this player must be awaited."""
        ...


class MakePlayer(Protocol):
    """Makes a player of a level."""

    def __call__(self, rng: Random, taste: str = "") -> Player:
        """Return a player with his source of randomness and a taste (see `peling.advice.tastes`)."""
        ...


class Seasoned:
    """A player who weighs speed, value and danger (`peling.advice.choices`), by numbers of his own."""

    def __init__(
        self,
        model_of: Callable[[str, int], Model] = model_for,
        taste: str = "",
        *,
        corrected: bool = True,
    ) -> None:
        """Take the numbers by which he weighs, by rule set and number of players, and his taste.

        Corrected, he also goes by what nets have learned of discards, where there is a kernel.
        """
        self._model_of = model_of
        self._taste = taste
        self._corrected = corrected

    def choose(self, view: PlayerView, rules: RuleSet) -> Action:
        """Return what to do."""
        return first_choice(view, rules, self.model(view, rules), corrected=self._corrected)

    def model(self, view: PlayerView, rules: RuleSet) -> Model:
        """Return the numbers by which he weighs here."""
        return tasted(self._model_of(rules.id, len(view.winds)), self._taste)


class Master(Seasoned):
    """An expert who looks longer where the best choices are close: he plays them out (`peling.advice.look`).

    Where the kernel is missing he plays as an expert.
    """

    def choose(self, view: PlayerView, rules: RuleSet) -> Action:
        """Return what to do."""
        model = self.model(view, rules)
        return look(choices(view, rules, model), view, rules, model)


def novice(rng: Random, taste: str = "") -> Player:
    """Return a beginner; he has moods instead of a taste."""
    del taste
    return Novice(rng)


def club(rng: Random, taste: str = "") -> Player:
    """Return a club player: he weighs by numbers that were thought out, the same in every book."""
    del rng
    return Seasoned(lambda _rules, _players: yardstick().model, taste, corrected=False)


def expert(rng: Random, taste: str = "") -> Player:
    """Return an expert: he weighs by numbers found by play, for each book and number of players.

    What these miss of discards a small net adds that has learned from deals played on.
    """
    del rng
    return Seasoned(taste=taste)


def master(rng: Random, taste: str = "") -> Player:
    """Return a master: an expert with a longer look."""
    del rng
    return Master(taste=taste)


LEVELS: Final[Mapping[str, MakePlayer]] = MappingProxyType(
    {"novice": novice, "club": club, "expert": expert, "master": master}
)
"""The levels of play by id, from the weakest to the strongest; each is made with its source of randomness."""
