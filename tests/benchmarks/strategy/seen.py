"""What a player sees in a position from play, with what follows from it for the dilemmas."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from peling.advice.consequences import set_made
from peling.advice.formula.appraisal import Appraised, appraise
from peling.advice.formula.model import Model, model_for
from peling.advice.own_hand import tiles_short
from peling.core.actions import (
    Action,
    Discard,
)
from peling.core.tiles import Tile, Wind
from peling.core.view import Phase, PlayerView
from peling.rules.nearness import short_of
from peling.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Way:
    """What a player does, and by which model he goes on; None: by that of the book."""

    action: Action
    model: Model | None = None


@dataclass(frozen=True)
class Seen:
    """What a player sees, with what follows from it."""

    view: PlayerView
    rules: RuleSet

    @cached_property
    def appraised(self) -> tuple[Appraised, ...]:
        """Return the legal acts, the one first that the formula likes best."""
        return tuple(appraise(self.view, self.rules))

    @cached_property
    def by_act(self) -> Mapping[Action, Appraised]:
        """Return what the formula makes of each legal act."""
        return {one.action: one for one in self.appraised}

    @cached_property
    def held(self) -> Counter[Tile]:
        """Return the concealed tiles by kind, wild ones and flowers left out."""
        wild = self.view.wild
        return Counter(tile for tile in self.view.hand.concealed if tile not in wild and not tile.is_bonus)

    @cached_property
    def out(self) -> list[int]:
        """Return how many copies of each kind can be seen, the own ones included."""
        return self.view.seen()

    @cached_property
    def pairs(self) -> tuple[Tile, ...]:
        """Return the kinds held twice."""
        return tuple(kind for kind, number in self.held.items() if number == 2)

    @cached_property
    def short(self) -> int:
        """Return how many tiles the hand is short of a win."""
        return tiles_short(self.view, self.rules)

    @cached_property
    def discarding(self) -> bool:
        """Return whether the player is to discard, and nothing better than a discard is at hand."""
        return self.view.phase is Phase.TURN and isinstance(self.appraised[0].action, Discard)

    @cached_property
    def fearless(self) -> Action:
        """Return what the formula would do if no discard could do harm."""
        model = replace(model_for(self.rules.id, len(self.view.winds)), danger=0.0)
        return appraise(self.view, self.rules, model)[0].action

    @property
    def gone(self) -> int:
        """Return how many tiles all players have discarded."""
        return len(self.view.discards)

    @property
    def own_turns(self) -> int:
        """Return how many tiles the player has discarded himself."""
        return sum(one.wind is self.view.me for one in self.view.discards)

    @property
    def winds(self) -> set[Wind | None]:
        """Return the winds that count for the player: his own and that of the round."""
        return {self.view.me, self.view.round_wind}

    def is_guest(self, kind: Tile) -> bool:
        """Return whether a kind is a wind that does not count for the player."""
        return kind.wind is not None and kind.wind not in self.winds

    def lone(self, fits: Callable[[Tile], bool]) -> tuple[Tile, ...]:
        """Return the kinds held once that have no neighbour within two ranks, and are such as is asked."""
        return tuple(
            kind
            for kind, number in self.held.items()
            if number == 1
            and fits(kind)
            and not any(kind is not one and near(kind, one) for one in self.held)
        )

    @cached_property
    def has_lone(self) -> bool:
        """Return whether there is a tile that goes with none: it would be discarded before all others."""
        return bool(self.lone(lambda _: True))

    def best(self, kinds: Iterable[Tile]) -> Discard | None:
        """Return the discard among some kinds that the formula likes best; None: none is possible."""
        wanted = set(kinds)
        return next(
            (
                one.action
                for one in self.appraised
                if isinstance(one.action, Discard) and one.action.tile in wanted and not one.action.standing
            ),
            None,
        )

    def short_after(self, action: Action) -> int:
        """Return how many tiles the hand is short of a win after a claim and the best discard."""
        made, own = set_made(self.view, action)
        melds = self.view.hand.melds if made is None else (*self.view.hand.melds, made)
        return short_of(self.view.hand.remove(*own), melds, self.view.wild, self.rules)


def near(one: Tile, other: Tile) -> bool:
    """Return whether two kinds may stand in one sequence."""
    return one.suit is not None and one.suit is other.suit and abs(one.rank - other.rank) <= 2


def two_ways(first: Action | None, second: Action | None) -> tuple[Way, Way] | None:
    """Return two ways by what is done first; None where either is missing, or both are the same."""
    return None if first is None or second is None or first == second else (Way(first), Way(second))
