"""Carry what every page needs, so that a page is made by one call: ``factory(context)``."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from peling_app.i18n import Translations
from peling_app.setup import GameSetup, SavedGame
from peling_app.viewmodels.commands import Commands
from peling_app.viewmodels.home import HomeModel
from peling_app.viewmodels.preferences import Preferences
from peling_app.viewmodels.theme import Theme


class Games(Protocol):
    """What the shell asks of the session."""

    def new_game(self, setup: GameSetup) -> None:
        """Begin a game; it is on disk when this returns."""

    def continue_game(self, path: Path) -> None:
        """Go on with the game of this journal."""

    def saved_games(self) -> list[SavedGame]:
        """Return the unfinished games."""


@dataclass(slots=True)
class AppContext:
    """The objects all pages share; they live as long as the program.

    Attributes:
        session: None in pictures and tests that need no game.
    """

    preferences: Preferences
    theme: Theme
    translations: Translations
    commands: Commands
    home: HomeModel
    session: Games | None = None
