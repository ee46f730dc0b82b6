"""Hold which games are saved, for the pages that show them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from peling_app.platform.journal_folder import Unreadable
from peling_app.play.setup import SavedGame


class SavedGames(QObject):
    """The saved games and the files that cannot be read, as they were last found.

    Signals:
        changed: others were found.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin with none."""
        super().__init__(parent)
        self._games: tuple[SavedGame, ...] = ()
        self._unreadable: tuple[Unreadable, ...] = ()

    @property
    def games(self) -> tuple[SavedGame, ...]:
        """Return the saved games, the latest first."""
        return self._games

    @property
    def unfinished(self) -> tuple[SavedGame, ...]:
        """Return those that can be gone on with, the latest first."""
        return tuple(game for game in self._games if not game.is_over)

    @property
    def unreadable(self) -> tuple[Unreadable, ...]:
        """Return the files among the games that cannot be read."""
        return self._unreadable

    def show(self, games: Sequence[SavedGame], unreadable: tuple[Unreadable, ...] = ()) -> None:
        """Hold these games, sorted by time here, and these files that cannot be read."""
        found = tuple(sorted(games, key=lambda game: game.when, reverse=True))
        if (found, unreadable) != (self._games, self._unreadable):
            self._games, self._unreadable = found, unreadable
            self.changed.emit()
