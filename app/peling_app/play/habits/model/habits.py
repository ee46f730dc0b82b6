"""Follow what the decisions of many deals cost, for the choice of the user."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from peling_app.books.words.rulebooks import short_title
from peling_app.kit.words.times import now
from peling_app.play.habits.catch_up import CatchUp
from peling_app.play.habits.model.page import Habit, HabitsPage, books_of, habits_page, picked
from peling_app.play.habits.model.rows import csv_cells, csv_heads
from peling_app.play.habits.reader import DealAt, ReviewedDeal
from peling_app.play.habits.which import Which
from peling_app.play.habits.words import habits as words


class Reviews(Protocol):
    """What is asked of whoever reads the reviews; see `peling_app.play.habits.store.HabitsStore`."""

    changed: SignalInstance
    exported: SignalInstance
    known: bool

    @property
    def since(self) -> datetime | None:
        """Return from when on deals are counted; None: all are."""

    @property
    def deals(self) -> tuple[ReviewedDeal, ...]:
        """Return the reviewed deals that are counted, the earliest first."""

    @property
    def missing(self) -> tuple[DealAt, ...]:
        """Return the deals that were never reviewed."""

    def refresh(self) -> None:
        """Read again what has changed."""

    def begin_anew(self) -> None:
        """Count only deals from now on."""

    def count_all(self) -> None:
        """Count every deal again."""

    def export(
        self,
        file: Path,
        heads: tuple[str, ...],
        cells: Callable[[ReviewedDeal], tuple[str | float, ...]],
        deals: tuple[ReviewedDeal, ...],
    ) -> None:
        """Write deals as CSV."""


class HabitsModel(QObject):
    """What the page shows, and what is still being reviewed.

    Signals:
        changed: something of it is another.
        exported: the rows are in this file.

    Attributes:
        which: which deals are added up.
        book: by which book; empty: there are no deals.
        books: those by which there are deals.
        page: what they come to.
        pauses: the user has stopped the reviewing of old deals.
    """

    changed = Signal()
    exported = Signal(object)

    def __init__(
        self,
        store: Reviews,
        catch_up: CatchUp | None,
        clock: Callable[[], datetime] = now,
        parent: QObject | None = None,
    ) -> None:
        """Follow what is read; without `catch_up` nothing is reviewed from here."""
        super().__init__(parent)
        self._store = store
        self._catch_up = catch_up
        self.clock = clock
        self._is_looked_at = False
        self._chosen = ""
        self._shown: tuple[ReviewedDeal, ...] | None = None
        self.which = Which.WEEKS
        self.book = ""
        self.books: tuple[str, ...] = ()
        self.page = HabitsPage()
        self.pauses = False
        store.changed.connect(self._follow)
        store.exported.connect(self.exported)
        if catch_up is not None:
            catch_up.advanced.connect(self._advance)
        self.refresh()

    @property
    def is_empty(self) -> bool:
        """Return whether there is nothing to show."""
        return self.page.level is None

    @property
    def is_reviewing(self) -> bool:
        """Return whether old deals are being reviewed."""
        return self._catch_up is not None and self._catch_up.runs

    @property
    def missing(self) -> int:
        """Return how many deals could still be reviewed."""
        return 0 if self._catch_up is None else len(self._catch_up.left_of(self._store.missing))

    @property
    def status(self) -> str:
        """Return how far the reviewing is, what is left out, from when is counted."""
        catch_up = self._catch_up
        said = []
        if catch_up is not None and catch_up.runs:
            said.append(words.reviewing(catch_up.done, catch_up.whole))
        elif self.missing:
            said.append(words.waiting(self.missing))
        if catch_up is not None:
            said.append(words.left_out(catch_up.left_out))
        since = self._store.since
        said.append("" if since is None else words.since(since))
        return " ".join(filter(None, said))

    @property
    def empty_words(self) -> str:
        """Return why nothing is shown; nothing while it is not known yet."""
        if not self._store.known:
            return ""
        if self._counted:
            return words.fixed("none-such")
        if self._store.missing:
            return words.fixed("none-reviewed")
        if self._store.deals:
            return words.fixed("none-new")
        return words.fixed("none-since" if self.counts_from else "none")

    @property
    def book_titles(self) -> tuple[str, ...]:
        """Return the titles of the books."""
        return tuple(map(short_title, self.books))

    @property
    def counts_from(self) -> bool:
        """Return whether only deals from some time on are counted."""
        return self._store.since is not None

    # What the user does

    def look(self) -> None:
        """Have the reviews read again, and old deals reviewed: the page has come to the front."""
        self._is_looked_at = True
        self._store.refresh()

    def leave(self) -> None:
        """Review no old deals any more: the page is no longer seen."""
        self._is_looked_at = False
        if self._catch_up is not None and self._catch_up.runs:
            self._catch_up.stop()

    def stop(self) -> None:
        """Review no old deals until the user wants it again."""
        self.pauses = True
        if self._catch_up is not None:
            self._catch_up.stop()

    def go_on(self) -> None:
        """Review the rest of the old deals."""
        self.pauses = False
        self._begin()
        self.changed.emit()

    def choose(self, which: str) -> None:
        """Add up other deals."""
        self.which = Which(which)
        self.refresh()

    def choose_book(self, place: int) -> None:
        """Look at another book, by its place among `books`."""
        if 0 <= place < len(self.books):
            self._chosen = self.books[place]
            self.refresh()

    def look_at(self, book: str) -> None:
        """Look at the deals by the book of this id, if there are any."""
        self._chosen = book
        self.refresh()

    def begin_anew(self) -> None:
        """Count only deals from now on."""
        self._store.begin_anew()

    def count_all(self) -> None:
        """Count every deal again."""
        self._store.count_all()

    def export(self, file: Path) -> None:
        """Write the deals that are added up as CSV, in the language of the day."""
        shown = picked(self._counted, self.which, self.book, self.clock())
        self._store.export(file, csv_heads(), csv_cells(), shown)

    def habit(self, place: int) -> Habit | None:
        """Return one of the habits that are shown; None: there is none so."""
        return self.page.habits[place] if 0 <= place < len(self.page.habits) else None

    def refresh(self) -> None:
        """Say everything again, in the language of the day."""
        self._shown, deals = self._store.deals, self._counted
        self.books = books_of(deals)
        latest = deals[-1].sums.rules_id if deals else ""
        self.book = self._chosen if self._chosen in self.books else latest
        self.page = habits_page(deals, self.which, self.book, self.clock())
        self.changed.emit()

    # Inside

    @property
    def _counted(self) -> tuple[ReviewedDeal, ...]:
        """Return the deals that are added up: what was played again would count its beginning twice."""
        return tuple(one for one in self._store.deals if not one.again)

    def _follow(self) -> None:
        """Show what is new, and go on with what was never reviewed."""
        if self._store.deals != self._shown:
            self.refresh()
        else:
            self.changed.emit()
        self._begin()

    def _begin(self) -> None:
        if self._catch_up is not None and self._is_looked_at and not self.pauses and self.missing:
            self._catch_up.begin(self._store.missing)

    def _advance(self) -> None:
        """Read what has just been reviewed."""
        self.changed.emit()
        if self._is_looked_at:
            self._store.refresh()
