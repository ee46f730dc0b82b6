"""Deals that computer players have played, with every input, to be reviewed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

from peling.advice.players import LEVELS, Player
from peling.coach.review import Moment, Review, deals, review
from peling.core.tiles import Seat
from peling.play.chance import random_box, random_seats, random_throws, random_wall
from peling.play.game import GameState, advance, new_game
from peling.play.inputs import Act, GameSetup, Input, PlayerSpec, StartDeal
from peling.play.table import awaited, view_of

ENOUGH = 4
"""Mistakes that there are at least in the deals of a beginner."""
LEAST_DEALS, MOST_DEALS = 3, 40
BUDGET = 120
"""Rollouts of a review; with fewer no mistake of a beginner is sure."""
BOTH = ("pung-chow-limit", "fenghua")
"""Books in which beginners make harmless mistakes and punished ones, among them."""
BY_DAY = BOTH[:1]
"""The book in which beginners play by day: a review of wild tiles takes the longest."""


@cache
def beginners_deals(rules: str) -> tuple[tuple[tuple[Moment, ...], Review], ...]:
    """Return deals among beginners in which the first one makes mistakes, each with his review."""
    game = Game(rules, ("novice",) * 4, Random(f"why/{rules}"))
    found: list[tuple[tuple[Moment, ...], Review]] = []
    mistakes = 0
    while len(found) < LEAST_DEALS or (mistakes < ENOUGH and len(found) < MOST_DEALS):
        game.play_deal()
        reviewed = review(game.deal, Seat.FIRST, budget=BUDGET, seed=3)
        assert reviewed is not None
        found.append((game.deal, reviewed))
        mistakes += sum(one.lost > 0 for one in reviewed.decisions)
    return tuple(found)


class Game:
    """A game that computer players play, one deal after the other.

    Attributes:
        state: the game as it stands.
        deal: the inputs of the deal that was played last.
    """

    def __init__(self, rules: str, levels: Sequence[str], rng: Random) -> None:
        """Seat players of these levels."""
        self._rng = rng
        players = tuple(PlayerSpec(f"{level} {place}", level) for place, level in enumerate(levels))
        self.state: GameState = new_game(GameSetup(rules, {}, players))
        self._moments: list[Moment] = []
        self._step(random_seats(rng, self.state.rules, len(levels)))
        self._players: dict[Seat, Player] = {
            seat: LEVELS[self.state.player(seat).kind](Random(rng.random())) for seat in self.state.seats
        }

    @property
    def deal(self) -> tuple[Moment, ...]:
        """Return the inputs of the deal that was played last."""
        return deals(self._moments)[self.state.deal_number]

    def seat(self, seat: Seat, player: Player) -> None:
        """Let another player decide for a chair."""
        self._players[seat] = player

    def play_deal(self) -> None:
        """Play one more deal to its end."""
        self._moments.clear()
        rng, rules = self._rng, self.state.rules
        box = random_box(rng, len(self.state.seats)) if self.state.seats_due else None
        self._step(StartDeal(random_wall(rng, rules), random_throws(rng, rules), box))
        while self.state.deal_runs:
            deal = self.state.deal
            assert deal is not None
            wind = awaited(deal)[0]
            seat = self.state.seat_of(wind)
            self._step(Act(seat, self._players[seat].choose(view_of(deal, wind, rules), rules)))

    def _step(self, given: Input) -> None:
        before = self.state
        self.state, _ = advance(before, given)
        self._moments.append(Moment(before, given, self.state))
