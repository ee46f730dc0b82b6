"""Hold the game that is open, as the person on the first chair has it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import Final, TypeAlias

from peling.core.actions import Action
from peling.core.events import Event, seen_by
from peling.core.tiles import Seat, Wind
from peling.core.view import PlayerView
from peling.play.deal import awaited, view_of
from peling.play.game import GameState
from peling.play.inputs import Act
from peling.rules.legality import Verdict, conceivable, judge, legal_actions
from peling.rules.ruleset import RuleSet
from peling.storage.branches import Origin
from peling.storage.help import Help
from peling.storage.saves import Step
from peling_app.play.birds import TASTES, bird_at
from peling_app.play.computers import ComputerTurn
from peling_app.play.words.games import called

HUMAN: Final = Seat.FIRST


def called_on(state: GameState, seat: Seat) -> str:
    """Return what the player on a chair is called, in the language of the app."""
    player = state.player(seat)
    return called(player.name, state.place_of(seat), player.character)


def names_by_wind(state: GameState) -> dict[Wind, str]:
    """Return what each player is called, by its wind in this deal, in the language of the app."""
    return {wind: called_on(state, seat) for seat, wind in state.winds.items()}


# Without slots, since the cached properties need a place: each is asked many times for one position.
@dataclass(frozen=True)
class OpenGame:
    """A position of a game, as it is on the disk.

    Attributes:
        steps: the present deal, from the input that started it to the last one.
        assisted: something was taken back in this game, or it goes on from a replay.
        origin: the game and the moment it goes on from; None: it began by itself.
        at: when it was written last; None: it is only looked at.
        help_noted: what help was noted in it when it was opened; None: nothing is noted in it.
    """

    steps: tuple[Step, ...]
    assisted: bool = False
    origin: Origin | None = None
    at: datetime | None = None
    help_noted: frozenset[Help] | None = None

    @property
    def state(self) -> GameState:
        """Return the game."""
        return self.steps[-1].state

    @cached_property
    def rules(self) -> RuleSet:
        """Return the rules in force."""
        return self.state.rules

    @property
    def me(self) -> Wind:
        """Return what the human holds in this deal."""
        return self.state.wind_of(HUMAN)

    @cached_property
    def view(self) -> PlayerView:
        """Return what the human sees."""
        deal = self.state.deal
        assert deal is not None, "a game is open from its first deal on"  # noqa: S101 - for the type checker
        return view_of(deal, self.me, self.rules)

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        """Return what the human may do."""
        return legal_actions(self.view, self.rules) if self.state.deal_runs else ()

    @cached_property
    def verdicts(self) -> tuple[Verdict, ...]:
        """Return the verdicts on everything the human could think of."""
        if not self.state.deal_runs:
            return ()
        return tuple(judge(self.view, action, self.rules) for action in conceivable(self.view, self.rules))

    @cached_property
    def log(self) -> tuple[Event, ...]:
        """Return what happened in this deal, as the human sees it."""
        return seen(self.steps, self.me)

    @property
    def computers_to_decide(self) -> tuple[ComputerTurn, ...]:
        """Return the computer players whose answers are awaited; nobody while the human is to decide."""
        state = self.state
        if state.deal is None or not state.deal_runs or self.view.awaited:
            return ()
        moods = f"{state.setup.seed} deal {state.deal_number} step {len(self.steps)}"
        return tuple(
            ComputerTurn(
                seat,
                state.player(seat).kind,
                view_of(state.deal, wind, self.rules),
                f"{moods} {wind.value}",
                TASTES[bird_at(state.place_of(seat), state.player(seat).character)],
            )
            for wind in awaited(state.deal)
            for seat in (state.seat_of(wind),)
        )

    @cached_property
    def before_last_own_action(self) -> int:
        """Return how many steps stay when the human's last action in the deal is taken back; 0: none was."""
        for place in range(len(self.steps) - 1, 0, -1):
            given = self.steps[place].given
            if isinstance(given, Act) and given.seat is HUMAN:
                return place
        return 0


Opening: TypeAlias = Callable[[], tuple[Path, OpenGame]]
"""What opens a game: it returns the file and where the game stands."""


def seen(steps: tuple[Step, ...], wind: Wind) -> tuple[Event, ...]:
    """Return the events of some steps as a player sees them."""
    return tuple(seen_by(event, wind) for made in steps for event in made.events)
