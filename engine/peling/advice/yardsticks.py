"""Players to measure others by: a greedy one, one like the robots of another program, the Club of before.

Nobody meets them at the table; they are entrants of `python -m peling match` and of a training. Like every
player they see a `PlayerView` and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Final

from peling.advice.consequences import set_made
from peling.advice.first import by_formula
from peling.advice.formula.model import yardstick
from peling.advice.helpful import helpful
from peling.advice.own_hand import tiles_short
from peling.advice.players import LEVELS, Player
from peling.core import actions as act
from peling.core.hand import Hand
from peling.core.tiles import KINDS, Tile, wind_tile
from peling.core.view import PlayerView
from peling.rules.legality import legal_actions
from peling.rules.nearness import short_of
from peling.rules.ruleset import RuleSet

DRAGONS: Final = KINDS[31:34]
AT_ONCE: Final = (act.GoOut, act.GoOutByFlowers, act.ClaimWin, act.Wash, act.SetOutBonus, act.TakeLast)
"""What both of them do whenever they may."""
OWN_KONGS: Final = (act.ConcealedKong, act.AddedKong)
CLAIMS: Final = (act.ClaimKong, act.ClaimPung, act.ClaimChow)


class Greedy:
    """Comes as near a win as he can: no value, no danger, every claim that brings him on."""

    def choose(self, view: PlayerView, rules: RuleSet) -> act.Action:
        """Return what to do."""
        legal = legal_actions(view, rules)
        if at_once := _first(legal, AT_ONCE):
            return at_once
        now = tiles_short(view, rules)
        if discards := _discards(legal, view):
            kongs = [action for action in legal if isinstance(action, OWN_KONGS)]
            harmless = [action for action in kongs if _short_after(view, action, rules) <= now]
            return harmless[0] if harmless else _nearest(view, discards, rules)
        claims = [action for action in legal if isinstance(action, CLAIMS)]
        best = min(claims, key=lambda action: _short_after(view, action, rules), default=None)
        if best is not None and _short_after(view, best, rules) < now:
            return best
        return _let_go(legal)


class Robot:
    """Plays as the robots of Kajongg are described by those who play against them.

    He goes out, lays down fours and takes threes whenever he may; he chows only what makes him call or what
    breaks no pair. While he is not calling he keeps what has company in his hand, dragons before winds before
    suits, and the suit of which he holds most; what cannot come any more he gives away.
    """

    DRAGON, WIND, OWN_WIND = 7.0, 4.0, 2.0
    HELD: Final = (0.0, 0.0, 10.0, 20.0, 24.0)
    """What he gives for one of so many equal tiles."""
    BESIDE, NEAR = 4.0, 2.0
    """What a neighbour in the suit adds, and one a step farther."""
    MANY: Final = 0.5
    """What each tile of the same suit adds."""
    GONE: Final = 3.0
    """What he takes off for each copy beyond the first that he sees elsewhere."""

    def choose(self, view: PlayerView, rules: RuleSet) -> act.Action:
        """Return what to do."""
        legal = legal_actions(view, rules)
        if at_once := _first(legal, (*AT_ONCE, *OWN_KONGS, *CLAIMS[:2])):
            return at_once
        discards = _discards(legal, view)
        if not discards:
            chows = (action for action in legal if isinstance(action, act.ClaimChow))
            return next((chow for chow in chows if self._likes(chow, view, rules)), _let_go(legal))
        calling = [
            action
            for action in discards
            if short_of(view.hand.remove(action.tile), view.hand.melds, view.wild, rules) == 1
        ]
        if calling:
            return _nearest(view, calling, rules)
        counts, seen = view.hand.counts(), view.seen()
        return min(discards, key=lambda action: self._kept(action.tile, counts, seen, view))

    def _likes(self, chow: act.ClaimChow, view: PlayerView, rules: RuleSet) -> bool:
        if _short_after(view, chow, rules) <= 1:
            return True
        return all(view.hand.count(kind) == 1 for kind in chow.own)

    def _kept(self, kind: Tile, counts: list[int], seen: list[int], view: PlayerView) -> float:
        """Return how much he likes to keep a tile."""
        if kind.is_bonus:
            return 0.0
        held = counts[kind.index]
        liked = self.HELD[held] - self.GONE * max(0, seen[kind.index] - held - 1)
        if kind.suit is None:
            own = {wind_tile(wind) for wind in (view.me, view.round_wind) if wind is not None}
            liked += self.DRAGON if kind in DRAGONS else self.WIND
            return liked + (self.OWN_WIND if kind in own else 0.0)
        first = kind.index - kind.rank + 1
        for step, worth in ((1, self.BESIDE), (2, self.NEAR)):
            liked += worth * (kind.rank > step and counts[kind.index - step] > 0)
            liked += worth * (kind.rank + step <= 9 and counts[kind.index + step] > 0)
        return liked + self.MANY * sum(counts[first : first + 9])


def _first(legal: Sequence[act.Action], kinds: tuple[type, ...]) -> act.Action | None:
    return next((action for action in legal if isinstance(action, kinds)), None)


def _let_go(legal: Sequence[act.Action]) -> act.Action:
    return next(action for action in legal if isinstance(action, act.Pass | act.RefuseLast))


def _discards(legal: Sequence[act.Action], view: PlayerView) -> list[act.Discard]:
    """Return the discards that give no wild tile away and declare nothing; all, where there is no other."""
    found = [action for action in legal if isinstance(action, act.Discard)]
    plain = [action for action in found if action.tile not in view.wild and not action.standing]
    return plain or found


def _nearest(view: PlayerView, discards: list[act.Discard], rules: RuleSet) -> act.Discard:
    """Return the discard that keeps the hand nearest, then with the most live tiles; the first of equals."""

    def left(action: act.Discard) -> Hand:
        return view.hand.remove(action.tile)

    shorts = [short_of(left(action), view.hand.melds, view.wild, rules) for action in discards]
    least = min(shorts)
    kept = [action for action, short in zip(discards, shorts, strict=True) if short == least]
    if len(kept) == 1:
        return kept[0]

    def live(action: act.Discard) -> int:
        return helpful(replace(view, hand=left(action), drawn=None), rules).live

    return max(kept, key=live)


def _short_after(view: PlayerView, action: act.Action, rules: RuleSet) -> int:
    """Return how many tiles the hand lacks when the set of an action lies open."""
    made, own = set_made(view, action)
    melds = view.hand.melds
    if made is not None and not isinstance(action, act.AddedKong):
        melds = (*melds, made)
    return short_of(view.hand.remove(*own), melds, view.wild, rules)


class FirstClub:
    """The Club of before: what weighs most by numbers that nobody had measured, sensible or not."""

    def choose(self, view: PlayerView, rules: RuleSet) -> act.Action:
        """Return what to do."""
        return by_formula(view, rules, yardstick().model)


def greedy(_rng: Random) -> Player:
    """Return a greedy player."""
    return Greedy()


def robot(_rng: Random) -> Player:
    """Return a player like the robots of Kajongg."""
    return Robot()


def club_1(_rng: Random) -> Player:
    """Return the Club of before."""
    return FirstClub()


ENTRANTS: Final[Mapping[str, Callable[[Random], Player]]] = MappingProxyType(
    {**LEVELS, "club-1": club_1, "greedy": greedy, "robot": robot}
)
"""Everybody who can take part in a match, by id: the levels of play and the yardsticks."""
