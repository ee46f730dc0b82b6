"""The hand of the day: one position for everybody who plays by the same book, found from the date alone.

Club players play a deal whose shuffle comes from the date, until somebody has drawn and must discard. They
weigh by fixed numbers and leave nothing to chance, so the position is the same on every machine, with or
without the kernel.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from datetime import date
from typing import Final

from peling.advice.own_hand import tiles_short
from peling.advice.players import club
from peling.core.actions import Discard
from peling.core.tiles import Tile
from peling.core.view import Phase, PlayerView
from peling.play.chance import random_box, random_seats, random_throws, random_wall
from peling.play.game import Act, GameSetup, GameState, PlayerSpec, StartDeal, advance, new_game
from peling.play.table import awaited, view_of
from peling.rules.legality import legal_actions
from peling.rules.ruleset import RuleSet

EARLIEST, LATEST = 4, 24
"""So many discards lie on the table at least, and at most when the search for a position begins."""
NEAR: Final = 2
"""The hand is so many tiles short at most: farther away nearly every discard is as good as another."""
_PLAYERS: Final = tuple(PlayerSpec(f"club {place}", "club") for place in range(4))


@dataclass(frozen=True, slots=True)
class DayHand:
    """A hand of the day.

    Attributes:
        day: the day.
        rules: the rules, as the book has them.
        view: what the player knows who has to discard.
    """

    day: date
    rules: RuleSet
    view: PlayerView

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Return the tiles of which one is to go, in order; the one just drawn stands apart, at the end."""
        held = sorted(self.view.hand.concealed, key=lambda kind: kind.index)
        drawn = self.view.drawn
        if drawn is None or drawn not in held:
            return tuple(held)
        held.remove(drawn)
        return (*held, drawn)


def day_hand(day: date, rules_id: str) -> DayHand:
    """Return the hand of a day in a book.

    >>> one = day_hand(date(2026, 11, 22), "pung-chow")
    >>> one.tiles == day_hand(date(2026, 11, 22), "pung-chow").tiles
    True
    """
    rng = random.Random(f"{day.isoformat()} {rules_id}")
    while True:
        found = _of_a_deal(rng, rules_id)
        if found is not None:
            return DayHand(day, found[0].rules, found[1])


def _of_a_deal(rng: random.Random, rules_id: str) -> tuple[GameState, PlayerView] | None:
    """Play a deal until somebody has a free choice of discards late enough; None: it ended before."""
    state = new_game(GameSetup(rules_id, {}, _PLAYERS))
    rules = state.rules
    state, _ = advance(state, random_seats(rng, rules, len(_PLAYERS)))
    box = random_box(rng, len(state.seats)) if state.seats_due else None
    state, _ = advance(state, StartDeal(random_wall(rng, rules), random_throws(rng, rules), box))
    first = rng.randint(EARLIEST, LATEST)
    player = club(rng)
    while state.deal_runs and state.deal is not None:
        wind = awaited(state.deal)[0]
        view = view_of(state.deal, wind, rules)
        if len(view.discards) >= first and _is_free(view, rules):
            return state, view
        state, _ = advance(state, Act(state.seat_of(wind), player.choose(view, rules)))
    return None


def _is_free(view: PlayerView, rules: RuleSet) -> bool:
    """Return whether a player has drawn and can do nothing but discard, with more than one kind to choose."""
    if view.phase is not Phase.TURN or view.turn is not view.me or view.drawn is None or view.hand.melds:
        return False
    actions = legal_actions(view, rules)
    is_free = all(isinstance(action, Discard) for action in actions) and len(actions) > 5
    return is_free and tiles_short(view, rules) <= NEAR
