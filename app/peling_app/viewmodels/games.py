"""The saved games as a list, the latest first."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from peling_app.setup import SavedGame
from peling_app.texts import games as words
from peling_app.texts.rulebooks import short_title

Index = QModelIndex | QPersistentModelIndex


class GamesModel(QAbstractListModel):
    """The games in the order in which they are given."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self._games: tuple[SavedGame, ...] = ()

    @property
    def games(self) -> tuple[SavedGame, ...]:
        """Return the games in the list."""
        return self._games

    def show(self, games: Sequence[SavedGame]) -> None:
        """Show these games."""
        if tuple(games) != self._games:
            self.beginResetModel()
            self._games = tuple(games)
            self.endResetModel()

    def game(self, index: Index) -> SavedGame | None:
        """Return the game of a row."""
        return self._games[index.row()] if index.isValid() and index.row() < len(self._games) else None

    def rowCount(self, parent: Index | None = None) -> int:
        """Return the number of games."""
        return 0 if parent is not None and parent.isValid() else len(self._games)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the book and the day, or for screen readers all that the row shows."""
        game = self.game(index)
        if game is None:
            return None
        title, when = short_title(game.rule_set), words.when_words(game.when, words.now())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return f"{title}, {when}"
            case Qt.ItemDataRole.ToolTipRole:
                return words.assisted_told() if game.assisted else None
            case Qt.ItemDataRole.AccessibleTextRole:
                told = (words.finished_words(game.finished), words.assisted() if game.assisted else "")
                return ". ".join(filter(None, (title, when, words.saved_words(game).rstrip("."), *told)))
            case _:
                return None
