"""Know what the games of the user come to: they are read in a thread of their own, one file at a time."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from peling.play.records import DealRecord
from peling.storage.records import Kept
from peling_app.platform.preferences import Preferences
from peling_app.platform.tasks import Worker
from peling_app.play.records.reader import Found, GamesReader, GameUnderWay
from peling_app.play.records.since import Since
from peling_app.play.records.which import Which


class Player(Protocol):
    """What is asked of whoever plays the game that is open."""

    @property
    def path(self) -> Path | None:
        """Return the file of the game; None: none is open."""

    def ask_kept(self, then: Callable[[Kept | None], None]) -> None:
        """Ask what the journal of the open game holds; None: none is open."""


class RecordsStore(QObject):
    """What the games come to.

    Signals:
        changed: `found`, or how far the reading is, is another.
        exported: the rows are in this file.
        failed: the id of a message, and the file or the reason it is about.

    Attributes:
        found: what the games came to when they were read last.
        left: how many files are still to be read.
        whole: how many were to be read when that began.
        known: whether anything was found yet.
    """

    changed = Signal()
    exported = Signal(object)
    failed = Signal(str, str)

    def __init__(
        self,
        player: Player | None,
        folder: Path | None,
        preferences: Preferences,
        cache: Path | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Know the games of a folder; without one there are none."""
        super().__init__(parent)
        self._player = player
        self._since = Since(preferences, "records_since", self)
        self._reader = None if folder is None else GamesReader(folder, cache)
        self._worker = Worker("pe-ling-records", self)
        self.found = Found()
        self.left = self.whole = 0
        self.known = folder is None
        self._since.changed.connect(self._follow)

    @property
    def since(self) -> datetime | None:
        """Return from when on deals are counted; None: all are."""
        return self._since.when

    def refresh(self) -> None:
        """Read again what has changed; `changed` tells what was found."""
        self._worker.forget()
        if self._player is None or self._player.path is None:
            self._begin(None)
        else:
            self._player.ask_kept(partial(self._take_open, self._player.path))

    def begin_anew(self) -> None:
        """Count only deals from now on; nothing is deleted."""
        self._since.begin_anew()

    def count_all(self) -> None:
        """Count every deal again."""
        self._since.count_all()

    def export(
        self,
        file: Path,
        which: Which,
        heads: tuple[str, ...],
        cells: Callable[[DealRecord], tuple[str | int, ...]],
    ) -> None:
        """Write the deals that are counted as CSV; `cells` is asked for each of them, in another thread."""
        if self._reader is not None:
            job = partial(self._reader.write_rows, file, heads, cells, (which, _now(), self.since))
            self._worker.ask(job, self.exported.emit, partial(self._not_written, file))

    def finish(self) -> None:
        """End the thread; what it is at is done before."""
        self._worker.finish()

    def _take_open(self, path: Path, kept: Kept | None) -> None:
        self._begin(None if kept is None else GameUnderWay(path, kept))

    def _begin(self, playing: GameUnderWay | None) -> None:
        if self._reader is not None:
            self._worker.forget()
            self._worker.ask(partial(self._reader.begin, playing), self._begun, self._not_read)

    def _begun(self, fresh: int) -> None:
        self.whole = fresh
        self._go_on(fresh)

    def _go_on(self, left: int) -> None:
        self.left = left
        assert self._reader is not None, "only a reader begins"  # noqa: S101 - for the type checker
        if left:
            self._worker.ask(self._reader.read_next, self._go_on, self._not_read)
            self.changed.emit()
        else:
            self._add_up()

    def _add_up(self) -> None:
        if self._reader is not None:
            self._worker.ask(partial(self._reader.found, _now(), self.since), self._take, self._not_read)

    def _take(self, found: Found) -> None:
        self.found, self.known = found, True
        self.changed.emit()

    def _follow(self) -> None:
        if self.known:
            self._add_up()

    def _not_read(self, error: Exception) -> None:
        self.left = 0
        self.failed.emit("records", f"{type(error).__name__}: {error}")
        self.changed.emit()

    def _not_written(self, file: Path, error: Exception) -> None:
        reason = error.strerror if isinstance(error, OSError) else None
        self.failed.emit("export", reason or file.name)


def _now() -> datetime:
    return datetime.now(UTC).astimezone()
