"""What the table asks of the game that is played on it."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import SignalInstance

from peling.core.actions import (
    Action,
)
from peling.core.tiles import Wind
from peling.core.view import PlayerView
from peling.play.game import GameState
from peling.rules.legality import Verdict
from peling.rules.ruleset import RuleSet


class Game(Protocol):
    """What the board needs of the session."""

    happened: SignalInstance
    changed: SignalInstance
    refused: SignalInstance
    thinking: SignalInstance
    gameOpened: SignalInstance

    @property
    def view(self) -> PlayerView | None:
        """Return what the user sees."""

    @property
    def state(self) -> GameState | None:
        """Return the game."""

    @property
    def rules(self) -> RuleSet:
        """Return the rule set in play."""

    @property
    def can_take_back(self) -> bool:
        """Return whether the last move can be taken back."""

    @property
    def names(self) -> dict[Wind, str]:
        """Return what the players are called."""

    @property
    def totals(self) -> dict[Wind, int]:
        """Return what the players have won or lost."""

    def verdicts(self) -> tuple[Verdict, ...]:
        """Return the verdicts on everything the user could think of."""

    def verdict(self, action: Action) -> Verdict:
        """Return the verdict on one action."""

    def act(self, action: Action) -> None:
        """Do something for the user."""

    def take_back(self) -> None:
        """Take back the user's last action."""
