"""The sheets that are kept, as a list that can be searched; archived ones are shown when asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QAbstractListModel, QObject, Qt

from peling_app.books.words.rulebooks import short_title
from peling_app.kit.model.tables import Index
from peling_app.kit.model.unreadable import unreadable_data
from peling_app.kit.words.tips import tip
from peling_app.platform.journal_folder import Unreadable
from peling_app.score.store import SavedSheet
from peling_app.score.words import shelf as words
from peling_app.score.words.start import sheet_title


class SheetShelf(QAbstractListModel):
    """The sheets that fit the search, the latest first."""

    def __init__(
        self,
        look: Callable[[], Sequence[SavedSheet]],
        unreadable: Callable[[], tuple[Unreadable, ...]],
        put_away: Callable[[], int] = int,
        parent: QObject | None = None,
    ) -> None:
        """Ask for the sheets, for the other files and how many were put away; see `refresh`."""
        super().__init__(parent)
        self._look = look
        self._ask_unreadable = unreadable
        self._ask_put_away = put_away
        self.put_away = 0
        self._bad: tuple[Unreadable, ...] = ()
        self._bad_shown: tuple[Unreadable, ...] = ()
        self._all: tuple[SavedSheet, ...] = ()
        self._shown: tuple[SavedSheet, ...] = ()
        self.search = ""
        self.archived = False

    @property
    def shown(self) -> tuple[SavedSheet, ...]:
        """Return the sheets in the list; files that cannot be read follow them."""
        return self._shown

    @property
    def paths(self) -> tuple[Path, ...]:
        """Return the file of each row."""
        return (*(one.path for one in self._shown), *(one.path for one in self._bad_shown))

    @property
    def count(self) -> int:
        """Return how many sheets there are, shown or not."""
        return len(self._all) + len(self._bad)

    @property
    def is_empty(self) -> bool:
        """Return whether there is nothing at all: no sheets, shown or not, and none put away."""
        return not self.count and not self.put_away

    @property
    def hidden(self) -> int:
        """Return how many archived sheets fit the search and are not shown."""
        return 0 if self.archived else sum(one.archived and self._fits(one) for one in self._all)

    def refresh(self) -> None:
        """Look for the sheets again."""
        self._all = tuple(sorted(self._look(), key=lambda one: one.when, reverse=True))
        self._bad = self._ask_unreadable()
        self.put_away = self._ask_put_away()
        self._choose()

    def find(self, text: str) -> None:
        """Show only sheets in which all these words occur: in title, names, book or day."""
        self.search = text
        self._choose()

    def show_archived(self, shown: bool) -> None:
        """Show archived sheets too, or not."""
        self.archived = shown
        self._choose()

    def sheet(self, index: Index) -> SavedSheet | None:
        """Return the sheet of a row; None for none and for a file that cannot be read."""
        return self._shown[index.row()] if index.isValid() and index.row() < len(self._shown) else None

    def unreadable(self, index: Index) -> Unreadable | None:
        """Return the file of a row that cannot be read; None for all other rows."""
        place = index.row() - len(self._shown)
        return self._bad_shown[place] if index.isValid() and 0 <= place < len(self._bad_shown) else None

    def _choose(self) -> None:
        shown = tuple(one for one in self._all if self._fits(one) and (self.archived or not one.archived))
        words = self.search.casefold().split()
        bad = tuple(one for one in self._bad if all(word in one.title.casefold() for word in words))
        if (shown, bad) != (self._shown, self._bad_shown):
            self.beginResetModel()
            self._shown, self._bad_shown = shown, bad
            self.endResetModel()

    def _fits(self, one: SavedSheet) -> bool:
        text = " ".join(
            (title_of(one), *one.players, short_title(one.rules_id), words.day(one.when))
        ).casefold()
        return all(word in text for word in self.search.casefold().split())

    def rowCount(self, parent: Index | None = None) -> int:
        """Return the number of sheets and other files shown."""
        return 0 if parent is not None and parent.isValid() else len(self._shown) + len(self._bad_shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the title, or for screen readers all that the row shows."""
        bad = self.unreadable(index)
        if bad is not None:
            return unreadable_data(bad, role)
        one = self.sheet(index)
        if one is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return title_of(one)
            case Qt.ItemDataRole.AccessibleTextRole:
                return words.row(title_of(one), one.players, short_title(one.rules_id), lines(one))
            case Qt.ItemDataRole.ToolTipRole:
                return tip(words.row(title_of(one), one.players, short_title(one.rules_id), lines(one)))
            case _:
                return None


def title_of(one: SavedSheet) -> str:
    """Return what a sheet is called, in the present language."""
    return sheet_title(one.title, one.created)


def lines(one: SavedSheet) -> tuple[str, str]:
    """Return what else is said of a sheet: how many deals and when; whether it is archived."""
    return words.deals_and_day(one.deals, one.when), words.archived() if one.archived else ""
