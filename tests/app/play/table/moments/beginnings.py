"""Deals that have just been dealt, in any book, for whoever looks at how they begin."""

from __future__ import annotations

import random

from peling.core.events import Event, seen_by
from peling.play.chance import random_seats, random_wall
from peling.play.dealing import Throw
from peling.play.game import GameSetup, PlayerSpec, StartDeal, advance, new_game
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.table import TableViewModel
from tests.app.play.table.fake_game import FakeGame

NAMES = ("You", "Magpie", "Heron", "Crane")
THROWS: tuple[Throw, Throw] = ((4, 2), (5, 2))


class Begun:
    """A game of which a deal has just been dealt, and its table; `tell` lets the table know.

    Attributes:
        game: the game, with the deal.
        events: what has happened, as the user sees it.
        board, table: what shows it; nothing is shown yet.
    """

    def __init__(
        self,
        book: str,
        players: int = 4,
        *,
        seats: bool = False,
        seed: int = 11,
        throws: tuple[Throw, Throw] = THROWS,
        **settings: int,
    ) -> None:
        """Deal by a book; `seats`: they have just been found. The settings are those of the board."""
        specs = tuple(PlayerSpec(name, "novice") for name in NAMES[:players])
        state = new_game(GameSetup(book, {}, specs))
        rng = random.Random(seed)
        state, _ = advance(state, random_seats(rng, state.rules, players))
        state, events = advance(state, StartDeal(random_wall(rng, state.rules), throws))
        assert state.deal is not None
        self.board = BoardViewModel()
        self.board.set_up(**settings)
        self.game = FakeGame(None, state.winds[state.seats[0]], rules=state.rules)
        self.game.names = {wind: state.player(seat).name for seat, wind in state.winds.items()}
        self.table = TableViewModel(self.game, self.board, parent=self.board)
        self.game.deal = state.deal
        self.game.state = state if seats else None
        self._events = events
        self.events: tuple[Event, ...] = tuple(seen_by(event, self.game.me) for event in events)

    def tell(self) -> None:
        """Let the table know, and let its time stand still."""
        self.game.tell(*self._events)
        self.board.beginning.hold()
