"""Know what the reviews of all games come to: they are read in a thread of their own."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from peling.storage.records import Kept
from peling_app.platform.preferences import Preferences
from peling_app.platform.tasks import Worker
from peling_app.play.habits.reader import DealAt, Read, ReviewedDeal, ReviewsReader, write_rows
from peling_app.play.records.reader import GameUnderWay
from peling_app.play.records.since import Since
from peling_app.play.records.store import Player


class HabitsStore(QObject):
    """The reviewed deals, and those that were never reviewed.

    Signals:
        changed: others are known, or others are counted.
        exported: the rows are in this file.
        failed: the id of a message, and the file or the reason it is about.

    Attributes:
        known: whether they have been read.
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
        """Know the reviews beside the games of a folder; without one there are none."""
        super().__init__(parent)
        self._player = player
        self._since = Since(preferences, "habits_since", self)
        self._reader = None if folder is None else ReviewsReader(folder, cache)
        self._worker = Worker("pe-ling-habits", self)
        self._read = Read()
        self.known = folder is None
        self._since.changed.connect(self.changed)

    @property
    def since(self) -> datetime | None:
        """Return from when on deals are counted; None: all are."""
        return self._since.when

    @property
    def deals(self) -> tuple[ReviewedDeal, ...]:
        """Return the reviewed deals that are counted, the earliest first."""
        return tuple(one for one in self._read.deals if self._counts(one.deal))

    @property
    def missing(self) -> tuple[DealAt, ...]:
        """Return the deals that would be counted and were never reviewed, the earliest first."""
        return tuple(filter(self._counts, self._read.missing))

    def refresh(self) -> None:
        """Read again what has changed; `changed` follows."""
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
        heads: tuple[str, ...],
        cells: Callable[[ReviewedDeal], tuple[str | float, ...]],
        deals: tuple[ReviewedDeal, ...],
    ) -> None:
        """Write deals as CSV; `cells` is asked for each of them, in another thread."""
        job = partial(write_rows, file, heads, cells, deals)
        self._worker.ask(job, self.exported.emit, partial(self._not_written, file))

    def finish(self) -> None:
        """End the thread; what it is at is done before."""
        self._worker.finish()

    def _take_open(self, path: Path, kept: Kept | None) -> None:
        self._begin(None if kept is None else GameUnderWay(path, kept))

    def _begin(self, playing: GameUnderWay | None) -> None:
        if self._reader is not None:
            self._worker.ask(partial(self._reader.read, playing), self._take, self._not_read)

    def _counts(self, deal: DealAt) -> bool:
        return self.since is None or deal.at > self.since

    def _take(self, found: Read) -> None:
        self._read, self.known = found, True
        self.changed.emit()

    def _not_read(self, error: Exception) -> None:
        self.failed.emit("reviews", f"{type(error).__name__}: {error}")

    def _not_written(self, file: Path, error: Exception) -> None:
        reason = error.strerror if isinstance(error, OSError) else None
        self.failed.emit("export", reason or file.name)
