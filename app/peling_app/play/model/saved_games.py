"""Hold which games are saved, for the pages that show them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from peling_app.platform.journal_folder import Unreadable
from peling_app.play.birds import Bird, bird_at
from peling_app.play.setup import SavedGame


class SavedGames(QObject):
    """The saved games, those put away, and the files that cannot be read, as they were last found.

    Signals:
        changed: others were found.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin with none."""
        super().__init__(parent)
        self._games: tuple[SavedGame, ...] = ()
        self._unreadable: tuple[Unreadable, ...] = ()
        self._away: tuple[SavedGame, ...] = ()

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

    @property
    def away(self) -> tuple[SavedGame, ...]:
        """Return the games that were put away."""
        return self._away

    def deals_with(self, bird: Bird) -> int:
        """Return how many deals with a bird at the table are over; what repeats a game counts once.

        Those of games put away count as in the records.
        """
        return sum(
            max(0, game.finished - max(0, game.from_deal - 1))
            for game in (*self._games, *self._away)
            if any(bird_at(place, character) is bird for place, (_, _, character) in _others(game))
        )

    def show(
        self,
        games: Sequence[SavedGame],
        unreadable: tuple[Unreadable, ...] = (),
        away: Sequence[SavedGame] = (),
    ) -> None:
        """Hold these games, sorted by time here, these files that cannot be read, and what was put away."""
        found = tuple(sorted(games, key=lambda game: game.when, reverse=True))
        if (found, unreadable, tuple(away)) != (self._games, self._unreadable, self._away):
            self._games, self._unreadable, self._away = found, unreadable, tuple(away)
            self.changed.emit()


def _others(game: SavedGame) -> tuple[tuple[int, tuple[str, str, str]], ...]:
    """Return who plays against the user, each with the place in the agreement."""
    return tuple(enumerate(game.names))[1:]
