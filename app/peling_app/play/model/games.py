"""The saved games as a list, the latest first."""

from __future__ import annotations

from PySide6.QtCore import Qt

from peling_app.books.words.rulebooks import short_title
from peling_app.kit.model.saved_rows import SavedRows
from peling_app.kit.words.spoken import in_sentences
from peling_app.kit.words.tiles import begun
from peling_app.kit.words.times import now, when_words
from peling_app.kit.words.tips import tip
from peling_app.play.setup import SavedGame
from peling_app.play.words import games as words


class GamesModel(SavedRows[SavedGame]):
    """The games in the order in which they are given."""

    def of_readable(self, game: SavedGame, role: int) -> object:
        """Return the book and the day, or for screen readers all that the row shows."""
        title, when = short_title(game.rule_set), when_words(game.when, now())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return f"{title}, {when}"
            case Qt.ItemDataRole.ToolTipRole:
                meaning = words.mark_said(game)
                return tip(meaning) if meaning else None
            case Qt.ItemDataRole.AccessibleTextRole:
                said = (
                    words.origin_words(game, now()),
                    begun(words.finished_words(game.finished)),
                    words.players_words(game),
                    words.house_words(game),
                    begun(words.mark(game)),
                )
                return in_sentences(title, begun(when), words.saved_words(game), *said)
            case _:
                return None
