"""Know what the reviews of all games come to: they are read in a thread of their own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from peling_app.platform.preferences import Preferences
from peling_app.play.habits.reader import DealAt, Read, ReviewedDeal, ReviewsReader, write_rows
from peling_app.play.records.games_store import GamesStore, Player
from peling_app.play.records.reader import GameUnderWay


class HabitsStore(GamesStore):
    """The reviewed deals, and those that were never reviewed.

    Attributes:
        known: whether they have been read.
    """

    def __init__(
        self,
        player: Player | None,
        folder: Path | None,
        preferences: Preferences,
        cache: Path | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Know the reviews beside the games of a folder; without one there are none."""
        super().__init__("habits", player, preferences, parent)
        self._reader = None if folder is None else ReviewsReader(folder, cache)
        self._read = Read()
        self.known = folder is None

    @property
    def deals(self) -> tuple[ReviewedDeal, ...]:
        """Return the reviewed deals that are counted, the earliest first."""
        return tuple(one for one in self._read.deals if self._counts(one.deal))

    @property
    def missing(self) -> tuple[DealAt, ...]:
        """Return the deals that would be counted and were never reviewed, the earliest first."""
        return tuple(filter(self._counts, self._read.missing))

    def export(
        self,
        file: Path,
        heads: tuple[str, ...],
        cells: Callable[[ReviewedDeal], tuple[str | float, ...]],
        deals: tuple[ReviewedDeal, ...],
    ) -> None:
        """Write deals as CSV; `cells` is asked for each of them, in another thread."""
        self.write(file, partial(write_rows, file, heads, cells, deals))

    def begin(self, playing: GameUnderWay | None) -> None:
        """Read the reviews."""
        if self._reader is not None:
            self._worker.ask(partial(self._reader.read, playing), self.take, self._not_read)

    def _counts(self, deal: DealAt) -> bool:
        return self.since is None or deal.at > self.since

    def take(self, found: Read) -> None:
        """Know what was read."""
        self._read, self.known = found, True
        self.changed.emit()

    def _not_read(self, error: Exception) -> None:
        self.failed.emit("reviews", f"{type(error).__name__}: {error}")
