"""The sheets that are kept, as a list that can be searched; archived ones are shown when asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal

from peling.ledger.inputs import SheetSetup
from peling.ledger.sheet import Sheet
from peling_app.books.house_rules import different
from peling_app.books.words.rulebooks import short_title
from peling_app.kit.model.saved_rows import SavedRows
from peling_app.kit.words.tips import tip
from peling_app.platform.journal_folder import Unreadable
from peling_app.score.store import SavedSheet
from peling_app.score.words import saved_sheets as words
from peling_app.score.words.sheet import book_line
from peling_app.score.words.start import game_by, sheet_title


class SavedSheets(SavedRows[SavedSheet]):
    """The sheets that fit the search, the latest first.

    Signals:
        counted: another number is put away than before.
    """

    counted = Signal()

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
        self._all: tuple[SavedSheet, ...] = ()
        self._all_bad: tuple[Unreadable, ...] = ()
        self.search = ""
        self.archived = False

    @property
    def count(self) -> int:
        """Return how many sheets there are, shown or not."""
        return len(self._all) + len(self._all_bad)

    @property
    def is_empty(self) -> bool:
        """Return whether there is nothing at all: no sheets, shown or not, and none put away."""
        return not self.count and not self.put_away

    @property
    def hidden(self) -> int:
        """Return how many archived sheets fit the search and are not shown."""
        return 0 if self.archived else sum(one.archived and self._fits(one) for one in self._all)

    @property
    def places(self) -> tuple[str, ...]:
        """Return where people met, each place once, the latest first."""
        return tuple(dict.fromkeys(one.where for one in self._all if one.where))

    def kept_at(self, path: Path) -> SavedSheet | None:
        """Return the sheet of a file, shown or not; None: there is none that can be read."""
        return next((one for one in self._all if one.path == path), None)

    def refresh(self) -> None:
        """Look for the sheets again."""
        self._all = tuple(sorted(self._look(), key=lambda one: one.when, reverse=True))
        self._all_bad = self._ask_unreadable()
        before, self.put_away = self.put_away, self._ask_put_away()
        self._choose()
        if self.put_away != before:
            self.counted.emit()

    def find(self, text: str) -> None:
        """Show only sheets in which all these words occur: in title, names, place, book or day."""
        self.search = text
        self._choose()

    def show_archived(self, shown: bool) -> None:
        """Show archived sheets too, or not."""
        self.archived = shown
        self._choose()

    def _choose(self) -> None:
        shown = tuple(one for one in self._all if self._fits(one) and (self.archived or not one.archived))
        words = self.search.casefold().split()
        bad = tuple(one for one in self._all_bad if all(word in one.title.casefold() for word in words))
        self.show(shown, bad)

    def _fits(self, one: SavedSheet) -> bool:
        # Somebody may look for an evening, and for that on which a sheet was gone on with.
        days = map(words.named_day, (one.begun, one.when))
        text = " ".join((title_of(one), *one.players, one.where, short_title(one.rules_id), *days)).casefold()
        return all(word in text for word in self.search.casefold().split())

    def of_readable(self, one: SavedSheet, role: int) -> object:
        """Return the title, or for screen readers all that the row shows."""
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return title_of(one)
            case Qt.ItemDataRole.AccessibleTextRole:
                return words.row(title_of(one), standings_of(one), short_title(one.rules_id), lines(one))
            case Qt.ItemDataRole.ToolTipRole:
                return tip(words.row(title_of(one), standings_of(one), short_title(one.rules_id), lines(one)))
            case _:
                return None


def called(setup: SheetSetup) -> str:
    """Return what the sheet of a setup is called, in the present language."""
    return sheet_title(setup.title, setup.created, game=setup.rules_id if setup.computers else "")


def titles_of(shown: Sheet) -> tuple[str, ...]:
    """Return what stands over an open sheet: what it is called, and its book, which is named once."""
    setup, book = shown.setup, book_line(shown.rules)
    if called(setup) == game_by(short_title(setup.rules_id)):
        return (game_by(book),)
    return called(setup), book


def title_of(one: SavedSheet) -> str:
    """Return what a sheet is called, in the present language."""
    return sheet_title(one.title, one.created, game=one.rules_id if one.computers else "")


def standings_of(one: SavedSheet) -> tuple[str, ...]:
    """Return who plays, and how all stand as soon as a deal was played."""
    return words.standings(one.players, one.totals, one.deals)


def lines(one: SavedSheet) -> tuple[str, str, str]:
    """Return what else is said of a sheet: how many deals and when; whether it is archived; house rules."""
    archived = words.archived() if one.archived else ""
    house = words.house(len(different(one.rules_id, one.house)))
    return words.deals_and_day(one.deals, one.begun, one.where), archived, house
