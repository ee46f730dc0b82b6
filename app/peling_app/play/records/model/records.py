"""Follow what the games come to, for the choice of the user."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from peling.play.records import DealRecord, Tally
from peling_app.play.records.model.page import (
    RecordsPage,
    csv_cells,
    csv_heads,
    records_page,
    when_since,
)
from peling_app.play.records.reader import Found
from peling_app.play.records.which import Which
from peling_app.play.records.words import records as words


class Records(Protocol):
    """What is asked of whoever reads the games.

    Attributes:
        found, left, whole, known: as `peling_app.play.records.store.RecordsStore`.
    """

    changed: SignalInstance
    exported: SignalInstance
    found: Found
    left: int
    whole: int
    known: bool

    @property
    def since(self) -> datetime | None:
        """Return from when on deals are counted; None: all are."""

    def refresh(self) -> None:
        """Read again what has changed."""

    def begin_anew(self) -> None:
        """Count only deals from now on."""

    def count_all(self) -> None:
        """Count every deal again."""

    def export(
        self,
        file: Path,
        which: Which,
        heads: tuple[str, ...],
        cells: Callable[[DealRecord], tuple[str | int, ...]],
    ) -> None:
        """Write the deals that are counted as CSV."""


class RecordsModel(QObject):
    """What the page of records shows.

    Signals:
        changed: something of it is another.
        exported: the rows are in this file.

    Attributes:
        page: what the deals come to that are counted.
        which: which these are.
    """

    changed = Signal()
    exported = Signal(object)

    def __init__(self, store: Records, parent: QObject | None = None) -> None:
        """Follow what is read."""
        super().__init__(parent)
        self._store = store
        self.which = Which.ALL
        self.page = RecordsPage()
        self._tally: Tally | None = None
        store.changed.connect(self._follow)
        store.exported.connect(self.exported)
        self._follow()

    @property
    def is_empty(self) -> bool:
        """Return whether there is nothing to show."""
        return not self.page.rows

    @property
    def status(self) -> str:
        """Return what is to be said of the reading: how far it is, what is left out, from when is counted."""
        store = self._store
        if store.left:
            return words.reading(store.whole - store.left, store.whole)
        found = store.found
        said = (words.in_use(found.in_use), words.left_out(found.left_out), when_since(store.since))
        return " ".join(filter(None, said))

    @property
    def empty_words(self) -> str:
        """Return why nothing is shown; nothing while it is not known yet."""
        if not self._store.known:
            return ""
        if self.which is not Which.ALL:
            return words.none_such()
        return words.none_since() if self.counts_from else words.none_yet()

    @property
    def counts_from(self) -> bool:
        """Return whether only deals from some day on are counted."""
        return self._store.since is not None

    def look(self) -> None:
        """Have the games read again: the page has come to the front."""
        self._store.refresh()

    def choose(self, which: str) -> None:
        """Count other deals."""
        self.which = Which(which)
        self.refresh()

    def begin_anew(self) -> None:
        """Count only deals from now on."""
        self._store.begin_anew()

    def count_all(self) -> None:
        """Count every deal again."""
        self._store.count_all()

    def export(self, file: Path) -> None:
        """Write the deals that are counted as CSV, in the language of the day."""
        self._store.export(file, self.which, csv_heads(), csv_cells())

    def refresh(self) -> None:
        """Say everything again, in the language of the day."""
        self._tally = self._store.found.tallies.get(self.which)
        self.page = RecordsPage() if self._tally is None else records_page(self._tally)
        self.changed.emit()

    def _follow(self) -> None:
        """Say what is new; while files are read that is only how far it is."""
        if self._store.found.tallies.get(self.which) is self._tally:
            self.changed.emit()
        else:
            self.refresh()
