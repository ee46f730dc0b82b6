"""What is to be known of the game that is open and of those that are saved; nothing here changes a game."""

from __future__ import annotations

import math
from pathlib import Path

from PySide6.QtCore import QObject

from peling.core.actions import Action
from peling.core.events import Event
from peling.core.tiles import Wind
from peling.core.view import PlayerView
from peling.play.deal import DealResult
from peling.play.game import GameState
from peling.rules.legality import Verdict, judge
from peling.rules.ruleset import RuleSet
from peling.storage.help import Help, is_alone
from peling_app.platform.journal_keeper import JournalKeeper
from peling_app.play.exam import unaided
from peling_app.play.open_game import OpenGame, names_by_wind
from peling_app.play.setup import SavedGame
from peling_app.play.store import GameStore, saved_game_of


class NoGameError(LookupError):
    """No game is open."""


class GameFacts(JournalKeeper[SavedGame]):
    """The game that is open, if any, and the folder of games.

    Attributes:
        game: the game that is open.
        help_noted: what help the player has had in it; None: an older version began it, and nobody knows.
    """

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Know the games of a folder; none of them is open."""
        super().__init__(GameStore(folder), parent)
        self.game: OpenGame | None = None
        self.help_noted: frozenset[Help] | None = None

    @property
    def folder(self) -> Path:
        """Return the folder of games."""
        return self._store.folder

    @property
    def state(self) -> GameState | None:
        """Return the whole game, also what the human does not see; None: no game is open."""
        return None if self.game is None else self.game.state

    @property
    def view(self) -> PlayerView | None:
        """Return what the human sees."""
        return None if self.game is None else self.game.view

    @property
    def rules(self) -> RuleSet:
        """Return the rules in force.

        Raises:
            NoGameError: no game is open.
        """
        return self._open_game.rules

    @property
    def me(self) -> Wind:
        """Return what the human holds in this deal.

        Raises:
            NoGameError: no game is open.
        """
        return self._open_game.me

    @property
    def legal(self) -> tuple[Action, ...]:
        """Return what the human may do now."""
        return () if self.game is None else self.game.legal

    @property
    def assisted(self) -> bool:
        """Return whether anything was taken back in this game, or it goes on from a replay."""
        return self.game is not None and self.game.assisted

    @property
    def unassisted(self) -> bool:
        """Return whether it is known that the player has had no help of any kind in this game so far."""
        return self.game is not None and is_alone(self.help_noted, assisted=self.game.assisted)

    @property
    def is_under_way(self) -> bool:
        """Return whether the human has done anything in this game, or a deal of it is over."""
        game = self.game
        return game is not None and (game.before_last_own_action > 0 or bool(game.state.history))

    @property
    def may_count_hand(self) -> bool:
        """Return whether the hand of the open game may be counted: in an exam when its deal is over."""
        return self.view is not None and not (self.in_exam and self.last_result is None)

    @property
    def in_exam(self) -> bool:
        """Return whether the human plays without any help."""
        return False

    @property
    def can_take_back(self) -> bool:
        """Return whether the human's last action in this deal can be taken back; in an exam none can."""
        game = None if self.in_exam else self.game
        return game is not None and game.state.setup.learning and game.before_last_own_action > 0

    @property
    def names(self) -> dict[Wind, str]:
        """Return what each player is called, by its wind in this deal."""
        if self.game is None:
            return {}
        return names_by_wind(self.game.state)

    @property
    def totals(self) -> dict[Wind, int]:
        """Return what each player has won or lost, by its wind in this deal."""
        if self.game is None:
            return {}
        state = self.game.state
        return {wind: state.totals[seat] for seat, wind in state.winds.items()}

    @property
    def deal_number(self) -> int:
        """Return the number of the deal, from 1; 0: no game is open."""
        return 0 if self.game is None else self.game.state.deal_number

    @property
    def last_result(self) -> DealResult | None:
        """Return how the deal ended; None while it is played."""
        return None if self.game is None else self.game.state.result

    @property
    def log(self) -> tuple[Event, ...]:
        """Return what happened in this deal, as the human sees it."""
        return () if self.game is None else self.game.log

    def verdict(self, action: Action) -> Verdict:
        """Return whether the human may do this, and why or why not.

        Raises:
            NoGameError: no game is open.
        """
        verdict = judge(self._open_game.view, action, self._open_game.rules)
        return unaided(verdict) if self.in_exam else verdict

    def verdicts(self) -> tuple[Verdict, ...]:
        """Return the verdicts on everything the human could think of now; nothing without a game."""
        verdicts = () if self.game is None else self.game.verdicts
        return tuple(unaided(verdict) for verdict in verdicts) if self.in_exam else verdicts

    def saved_games(self, within: float = math.inf) -> list[SavedGame]:
        """Return the saved games, the open one too; see `unreadable` for the other files.

        As many as can be looked into in so many seconds; `knows_all_games` says whether these are all.
        """
        games = self._store.all(self._path, within)
        if self._path is not None and self.game is not None:
            games.append(saved_game_of(self._path, self.game, unassisted=self.unassisted))
        return games

    def games_put_away(self, within: float = math.inf) -> list[SavedGame]:
        """Return the games that were put away, as many as can be looked into in so many seconds.

        `knows_all_put_away` says whether these are all.
        """
        return self._store.away.all(within=within)

    @property
    def knows_all_games(self) -> bool:
        """Return whether every file was looked at when `saved_games` was asked last."""
        return self._store.complete

    @property
    def knows_all_put_away(self) -> bool:
        """Return whether every file was looked at when `games_put_away` was asked last."""
        return self._store.away.complete

    @property
    def _open_game(self) -> OpenGame:
        if self.game is None:
            raise NoGameError
        return self.game
