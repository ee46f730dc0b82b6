"""A beginner, as a computer player: what he likes, what he overlooks, and what even he does not do."""

from __future__ import annotations

from random import Random
from typing import Final

from peling.advice.choices import SETS, WINS
from peling.advice.left import left_by
from peling.advice.own_hand import tiles_short
from peling.core.actions import (
    Action,
    ClaimChow,
    Discard,
    GoOutByFlowers,
    Pass,
    RefuseLast,
)
from peling.core.hand import Hand
from peling.core.tiles import Tile
from peling.core.view import Phase, PlayerView
from peling.rules.legality import legal_actions
from peling.rules.nearness import apart
from peling.rules.ruleset import RuleSet


class Novice:
    """A beginner: keeps pairs and neighbours, claims readily, overlooks things.

    He holds on to whatever looks like a beginning, never counts what is still to come, does not ask what an
    exposed set costs, and now and then does not see that he could claim or go out. He is never absurd: he
    gives no wild tile away while he has others, claims nothing that takes him farther from a win, and does
    not overlook a win twice in a row.

    Where there is a choice, what he does is behind the best by 3.3 ± 0.9 points in *Pung Chow*, 2.9 ± 0.7 in
    its second part, 4.0 ± 1.5 in *How to Play It*, 3.4 ± 1.0 in *Four Winds*, 7.0 ± 2.1 in *Fenghua*, whose
    deals are dearer; in half of his decisions he does what is best.
    (`tests/benchmarks/choices/lost_by_level.py`, 150 decisions a book, judged by rollouts to the end.)
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
        win = next((action for action in legal if isinstance(action, WINS)), None)
        if win is not None and self._sees(win, view, rules):
            return win
        for action in legal:
            if win is not None or isinstance(action, Discard | Pass) or _leads_away(action, view, rules):
                continue
            chance = self.LIKES_CHOW if isinstance(action, ClaimChow) else 1 - self.OVERLOOKS_CLAIM
            if self._rng.random() < chance:
                return action
        discards = [action for action in legal if isinstance(action, Discard)]
        if not discards:
            return next((action for action in legal if isinstance(action, Pass | RefuseLast)), legal[0])
        counts = view.hand.counts()
        natural = [action for action in discards if action.tile not in view.wild] or discards
        return min(natural, key=lambda action: _kept(counts, action.tile) + self._rng.random() * self.SLIP)

    def _sees(self, win: Action, view: PlayerView, rules: RuleSet) -> bool:
        """Return whether he sees that he can win; eight flowers nobody overlooks."""
        if isinstance(win, GoOutByFlowers) or self._rng.random() >= self.OVERLOOKS_WIN:
            return True
        return may_have_missed(view, rules)


def may_have_missed(view: PlayerView, rules: RuleSet) -> bool:
    """Return whether a player may have let a win go in this deal, as far as what he sees shows it.

    Whoever has no memory can still look at the table: every win that he let go was made of tiles that he
    holds or has discarded since, perhaps with a tile that another discarded. This never misses a win that was
    let go, and now and then takes for one what was none.
    """
    # What lies open now may have been in the hand then.
    held = list(view.hand.all_tiles())
    if view.phase is Phase.TURN and view.turn is view.me and view.drawn is not None:
        held.remove(view.drawn)
    counts, wilds = apart(Hand.of(held), view.wild)
    offered = view.offer is not None and not view.offer.robbing
    for discard in reversed(view.discards[: len(view.discards) - offered]):
        tile = discard.tile
        wild = int(tile in view.wild)
        natural = not wild and not tile.is_bonus
        if discard.claimed_by is view.me:
            continue
        if natural:
            counts[tile.index] += 1
        if not rules.short(counts, (), wilds + wild):
            return True
        if discard.wind is view.me:
            wilds += wild
        elif natural:
            counts[tile.index] -= 1
    return False


def _leads_away(action: Action, view: PlayerView, rules: RuleSet) -> bool:
    """Return whether a set laid down takes the hand farther from a win, whatever is discarded then."""
    return isinstance(action, SETS) and tiles_short(left_by(view, action), rules) > tiles_short(view, rules)


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
