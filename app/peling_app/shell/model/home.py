"""Hold what the start page shows: the unfinished games, the books, the book that new games follow."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from peling_app.books.faces import book_ids
from peling_app.platform.journal_folder import Unreadable
from peling_app.platform.preferences import Preferences
from peling_app.play.setup import SavedGame


class HomeModel(QObject):
    """The start page's facts.

    Signals:
        changed: games, books or the chosen book changed.
    """

    changed = Signal()

    def __init__(
        self,
        preferences: Preferences,
        playable: Callable[[], frozenset[str]],
        parent: QObject | None = None,
    ) -> None:
        """Take the chosen book from the preferences; ask `playable` once, when it is first needed."""
        super().__init__(parent)
        self._preferences = preferences
        self._ask = playable
        self._playable: frozenset[str] | None = None
        self._saved: tuple[SavedGame, ...] = ()
        self._unreadable: tuple[Unreadable, ...] = ()
        preferences.choices_changed.connect(self.changed)

    @property
    def saved(self) -> tuple[SavedGame, ...]:
        """Return the unfinished games, the latest first."""
        return self._saved

    @property
    def unreadable(self) -> tuple[Unreadable, ...]:
        """Return the files among the games that cannot be read."""
        return self._unreadable

    def set_saved(self, games: Sequence[SavedGame], unreadable: tuple[Unreadable, ...] = ()) -> None:
        """Show these unfinished games, sorted by time here, and these files that cannot be read."""
        saved = tuple(sorted(games, key=lambda game: game.when, reverse=True))
        if (saved, unreadable) != (self._saved, self._unreadable):
            self._saved, self._unreadable = saved, unreadable
            self.changed.emit()

    @property
    def chosen(self) -> str:
        """Return the book that new games follow; the first one when the chosen one cannot be played."""
        wish = self._preferences.current.rule_set
        return wish if self.is_playable(wish) else book_ids()[0]

    def choose(self, book: str) -> None:
        """Let new games follow a book, if it can be played."""
        if self.is_playable(book):
            self._preferences.update(rule_set=book)

    def is_playable(self, book: str) -> bool:
        """Tell whether a book can be played in this version."""
        if self._playable is None:
            self._playable = self._ask()
        return book in self._playable
