"""Computer players. They see a `PlayerView` and nothing else, so they cannot cheat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Final, Protocol

from peling.advice.appraisal import appraise
from peling.advice.model import Model
from peling.core.actions import Action, ClaimChow, ClaimWin, Discard, GoOut, Pass, RefuseLast
from peling.core.tiles import Tile
from peling.core.view import PlayerView
from peling.rules.legality import legal_actions
from peling.rules.ruleset import RuleSet


class Player(Protocol):
    """Somebody who plays a seat."""

    def choose(self, view: PlayerView, rules: RuleSet) -> Action:
        """Return what to do; the answer of this player must be awaited."""
        ...


class Novice:
    """A beginner: keeps pairs and neighbours, claims readily, overlooks things.

    He holds on to whatever looks like a beginning, never counts what is still to come, does not ask what an
    exposed set costs, and now and then does not see that he could claim or go out.
    """

    OVERLOOKS_WIN: Final = 0.06
    OVERLOOKS_CLAIM: Final = 0.2
    LIKES_CHOW: Final = 0.75
    SLIP: Final = 1.5
    """How much the value he gives to a tile varies, in the units of `_kept`."""

    def __init__(self, rng: Random) -> None:
        """Take the source of his moods."""
        self._rng = rng

    def choose(self, view: PlayerView, rules: RuleSet) -> Action:
        """Return what to do."""
        legal = legal_actions(view, rules)
        for action in legal:
            if isinstance(action, GoOut | ClaimWin) and self._rng.random() >= self.OVERLOOKS_WIN:
                return action
        declarations = [
            action for action in legal if not isinstance(action, Discard | GoOut | ClaimWin | Pass)
        ]
        for action in declarations:
            chance = self.LIKES_CHOW if isinstance(action, ClaimChow) else 1 - self.OVERLOOKS_CLAIM
            if self._rng.random() < chance:
                return action
        discards = [action for action in legal if isinstance(action, Discard)]
        if not discards:
            return next((action for action in legal if isinstance(action, Pass | RefuseLast)), legal[0])
        counts = view.hand.counts()
        natural = [action for action in discards if action.tile not in view.wild] or discards
        return min(natural, key=lambda action: _kept(counts, action.tile) + self._rng.random() * self.SLIP)


class Club:
    """A seasoned player of the club: weighs speed, value and danger (`peling.advice.appraisal`)."""

    def __init__(self, model: Model | None = None) -> None:
        """Take the numbers by which he weighs; those of the book and number of players if none are given."""
        self._model = model

    def choose(self, view: PlayerView, rules: RuleSet) -> Action:
        """Return what to do."""
        return appraise(view, rules, self._model)[0].action


def _kept(counts: list[int], tile: Tile) -> float:
    """Return how much a beginner likes a tile: for its equals and for its neighbours in the suit."""
    if tile.is_bonus:
        return 0.0
    held = counts[tile.index]
    liked = (0.0, 0.0, 4.0, 8.0, 8.0)[held]
    if tile.suit is None:
        return liked
    for step, worth in ((1, 2.0), (2, 1.0)):
        if tile.rank > step:
            liked += worth * bool(counts[tile.index - step])
        if tile.rank + step <= 9:
            liked += worth * bool(counts[tile.index + step])
    return liked


def novice(rng: Random) -> Player:
    """Return a beginner."""
    return Novice(rng)


def club(_rng: Random) -> Player:
    """Return a club player; he leaves nothing to chance."""
    return Club()


LEVELS: Final[Mapping[str, Callable[[Random], Player]]] = MappingProxyType({"novice": novice, "club": club})
"""The levels of play by id, from the weakest to the strongest; each is made with its source of randomness."""
