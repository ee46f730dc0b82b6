"""What the pages of a game ask of whoever plays it: the session, a lesson, or a test."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import SignalInstance

from peling.core.actions import Action
from peling.core.events import Event
from peling.core.tiles import Wind
from peling.core.view import PlayerView
from peling.play.deal import DealResult
from peling.play.game import GameState
from peling.rules.legality import Verdict
from peling.rules.ruleset import RuleSet
from peling.storage.saves import Step


class Seen(Protocol):
    """What the user sees, and the rules."""

    @property
    def view(self) -> PlayerView | None:
        """Return what the user sees; None: no game is open."""

    @property
    def rules(self) -> RuleSet:
        """Return the rule set in play."""


class Position(Seen, Protocol):
    """What *Why not?* asks."""

    @property
    def state(self) -> GameState | None:
        """Return the game; None: none is open."""

    @property
    def can_take_back(self) -> bool:
        """Return whether the last move can be taken back."""

    @property
    def in_exam(self) -> bool:
        """Return whether the human plays without any help, so that nothing can."""

    def verdicts(self) -> tuple[Verdict, ...]:
        """Return the verdicts on everything the user could think of."""

    def verdict(self, action: Action) -> Verdict:
        """Return the verdict on one action."""


class Game(Position, Protocol):
    """What the board asks."""

    happened: SignalInstance
    changed: SignalInstance
    refused: SignalInstance
    thinking: SignalInstance
    opened: SignalInstance

    @property
    def names(self) -> Mapping[Wind, str]:
        """Return what the players are called."""

    @property
    def totals(self) -> Mapping[Wind, int]:
        """Return what the players have won or lost."""

    @property
    def last_result(self) -> DealResult | None:
        """Return the result; None while the deal is played."""

    @property
    def is_writing(self) -> bool:
        """Return whether what was done last is still on its way; other wishes are dropped meanwhile."""

    def do(self, action: Action) -> None:
        """Do something for the user."""

    def take_back(self) -> None:
        """Take back the user's last action."""


class Deal(Seen, Protocol):
    """What the teaching beside the settlement asks."""

    @property
    def last_result(self) -> DealResult | None:
        """Return the result; None while the deal is played."""

    @property
    def deal_number(self) -> int:
        """Return the number of the deal."""


class SettledDeal(Deal, Protocol):
    """What the settlement asks."""

    changed: SignalInstance

    @property
    def names(self) -> Mapping[Wind, str]:
        """Return what the players are called."""

    @property
    def totals(self) -> Mapping[Wind, int]:
        """Return what the players have won or lost, this deal included."""

    @property
    def state(self) -> GameState | None:
        """Return the game; None: none is open."""

    def next_deal(self) -> None:
        """Begin the next deal."""


class TaughtDeal(Deal, Protocol):
    """What the tutor asks."""

    changed: SignalInstance
    advice: SignalInstance
    weighed: SignalInstance

    @property
    def log(self) -> tuple[Event, ...]:
        """Return the events of the deal as the user sees them."""

    @property
    def names(self) -> Mapping[Wind, str]:
        """Return what the players are called."""

    def verdicts(self) -> tuple[Verdict, ...]:
        """Return the verdicts on everything the user could think of."""

    def hint(self) -> None:
        """Ask for advice; the answer comes by the signal."""

    def weigh(self) -> None:
        """Let what the user may do be weighed; the answer comes by the signal."""

    def look_closer(self, *actions: Action) -> None:
        """Let what the user looks at be weighed by itself; the answer comes by the signal."""


class Reviewed(Protocol):
    """What the replay and the review ask."""

    reviewed: SignalInstance
    not_reviewed: SignalInstance
    opened: SignalInstance
    changed: SignalInstance
    deal_ended: SignalInstance

    @property
    def path(self) -> Path | None:
        """Return the file of the open game."""

    @property
    def view(self) -> PlayerView | None:
        """Return what the user sees; None: no game is open."""

    @property
    def deal_number(self) -> int:
        """Return the number of the deal; 0: no game is open."""

    @property
    def last_result(self) -> DealResult | None:
        """Return how the deal ended; None while it is played."""

    def review(self, path: Path) -> None:
        """Ask for every step of a saved game."""

    def play_on(self, path: Path, steps: tuple[Step, ...]) -> None:
        """Begin a learning game from a moment of a saved game."""
