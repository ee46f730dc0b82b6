"""Choices of a position tried in many worlds: in some to the end, in as many again and more cut short.

Played to its end a deal tells the truth, but most of that is luck. Cut short and weighed by a net that has
learned how deals end, it tells discards apart in far fewer worlds, and errs by what the net does not see; by
how much was measured (`estimates`). Each of the two counts by what it is known to err, so that more worlds to
the end outweigh the net in time.

Discards among themselves are cut short, by the rules of the book itself and with as many players as the net
has learned with: sets laid down it weighs less well.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot
from typing import Final

from peling.advice.estimates import measured
from peling.advice.kernel.nets import LEAF, net_for
from peling.advice.kernel.rollouts import Difference, Rollouts, Tried
from peling.core.actions import Action, Discard
from peling.core.view import PlayerView
from peling.rules.ruleset import RuleSet

DISCARDS: Final = 12
"""After so many discards a deal is cut short. Later there is more luck in it, earlier the net errs more."""
TO_BE_DRAWN: Final = 40
"""With fewer tiles left a deal ends so soon that there is little luck to be saved."""
OTHER_SEED: Final = 500_009
"""Added to a seed: the worlds that are cut short are others than those to the end."""
FEW: Final = 30
"""The error of what was found in fewer worlds is hardly known; they do not count beside worlds cut short."""


class Trials:
    """A position, and what came of its choices so far."""

    def __init__(self, view: PlayerView, rules: RuleSet, seed: int) -> None:
        """Lay the position out.

        Args:
            view: what the player knows who is to act.
            rules: the rule set.
            seed: equal seeds lay out equal worlds.

        Raises:
            UnplayableError: it cannot be played on here.
        """
        self._known: Final = measured(rules.id)
        self._short: Final = (
            Rollouts(view, rules, seed + OTHER_SEED, discards=DISCARDS) if can_be_cut(view, rules) else None
        )
        self._whole: Final = Rollouts(view, rules, seed)

    @property
    def go_on(self) -> Callable[[], None]:
        """Called before each few hundred rollouts, in any thread; whatever it raises ends them."""
        return self._whole.go_on

    @go_on.setter
    def go_on(self, called: Callable[[], None]) -> None:
        for way in (self._whole, self._short):
            if way is not None:
                way.go_on = called

    def play(self, choices: Sequence[Action], worlds: int) -> None:
        """Try choices in so many more worlds, all in the same ones.

        Where they are discards that can be cut short, half as many are played to the end: two cut short take
        about as long as one to the end.

        Raises:
            UnplayableError: there are too many choices.
        """
        if self._short is None or not all(isinstance(one, Discard) for one in choices):
            self._whole.play(choices, worlds)
            return
        self._whole.play(choices, (worlds + 1) // 2)
        self._short.play(choices, worlds)

    @property
    def tried(self) -> dict[Action, Tried]:
        """Return what came of each choice to the end."""
        return self._whole.tried

    def elsewhere(self, one: Action, other: Action) -> Difference:
        """Return by how many points others win more elsewhere after one choice, see `Rollouts.elsewhere`."""
        return self._whole.elsewhere(one, other)

    def points(self, choice: Action) -> Difference:
        """Return what a choice brings, with the standard error of that."""
        tried = self._whole.tried[choice]
        if self._short is None or choice not in self._short.tried:
            return tried.mean
        points, error = self._short.tried[choice].mean
        short = Difference(points, hypot(error, self._known.cut_level))
        return short if tried.worlds < FEW else _weighted(tried.mean, short)

    def difference(self, one: Action, other: Action) -> Difference:
        """Return by how much one choice is better than another in the worlds in which both were tried."""
        whole = self._whole.difference(one, other)
        if self._short is None or not {one, other} <= self._short.tried.keys():
            return whole
        known = self._known
        points, error = (known.cut_slope * figure for figure in self._short.difference(one, other))
        short = Difference(points, hypot(error, known.cut_least, known.cut_part * points))
        few = min(self._whole.tried[one].worlds, self._whole.tried[other].worlds) < FEW
        return short if few else _weighted(whole, short)


def can_be_cut(view: PlayerView, rules: RuleSet) -> bool:
    """Return whether a deal is long enough, and a net has learned how such deals end.

    It knows the rules of the book itself, with so many players.
    """
    if view.wall.drawable < TO_BE_DRAWN or rules.house.changed(rules.options):
        return False
    return net_for(LEAF, rules.id, len(view.winds)) is not None


def _weighted(one: Difference, other: Difference) -> Difference:
    """Return two independent findings of the same as one: each counts by what it errs."""
    if not one.error or not other.error:
        return min(one, other, key=lambda each: each.error)
    share = 1 / (1 + (one.error / other.error) ** 2)
    points = share * one.points + (1 - share) * other.points
    return Difference(points, hypot(share * one.error, (1 - share) * other.error))
