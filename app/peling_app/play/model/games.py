"""The saved games as a list, the latest first."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QAbstractListModel, QObject, Qt

from peling_app.books.words.rulebooks import short_title
from peling_app.kit.model.tables import Index
from peling_app.kit.model.unreadable import unreadable_data
from peling_app.kit.words.times import now, when_words
from peling_app.kit.words.tips import tip
from peling_app.platform.journal_folder import Unreadable
from peling_app.play.setup import SavedGame
from peling_app.play.words import games as words


class GamesModel(QAbstractListModel):
    """The games in the order in which they are given."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self._games: tuple[SavedGame, ...] = ()
        self._unreadable: tuple[Unreadable, ...] = ()

    @property
    def games(self) -> tuple[SavedGame, ...]:
        """Return the games in the list."""
        return self._games

    def show(self, games: Sequence[SavedGame], unreadable: tuple[Unreadable, ...] = ()) -> None:
        """Show these games, then these files that cannot be read."""
        if (tuple(games), unreadable) != (self._games, self._unreadable):
            self.beginResetModel()
            self._games, self._unreadable = tuple(games), unreadable
            self.endResetModel()

    @property
    def paths(self) -> tuple[Path, ...]:
        """Return the file of each row."""
        return (*(one.path for one in self._games), *(one.path for one in self._unreadable))

    def game(self, index: Index) -> SavedGame | None:
        """Return the game of a row; None for none and for a file that cannot be read."""
        return self._games[index.row()] if index.isValid() and index.row() < len(self._games) else None

    def unreadable(self, index: Index) -> Unreadable | None:
        """Return the file of a row that cannot be read; None for all other rows."""
        place = index.row() - len(self._games)
        return self._unreadable[place] if index.isValid() and 0 <= place < len(self._unreadable) else None

    def rowCount(self, parent: Index | None = None) -> int:
        """Return the number of games and other files."""
        return 0 if parent is not None and parent.isValid() else len(self.paths)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the book and the day, or for screen readers all that the row shows."""
        bad = self.unreadable(index)
        if bad is not None:
            return unreadable_data(bad, role)
        game = self.game(index)
        if game is None:
            return None
        title, when = short_title(game.rule_set), when_words(game.when, now())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return f"{title}, {when}"
            case Qt.ItemDataRole.ToolTipRole:
                return tip(words.assisted_told()) if game.assisted else None
            case Qt.ItemDataRole.AccessibleTextRole:
                told = (
                    words.origin_words(game, now()),
                    words.finished_words(game.finished),
                    words.players_words(game),
                    words.house_words(game),
                    words.assisted() if game.assisted else "",
                )
                return ". ".join(filter(None, (title, when, words.saved_words(game).rstrip("."), *told)))
            case _:
                return None
