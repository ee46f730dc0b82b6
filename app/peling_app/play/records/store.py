"""Know what the games of the user come to: they are read in a thread of their own, one file at a time."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from peling.play.records import DealRecord
from peling_app.platform.preferences import Preferences
from peling_app.play.records.games_store import GamesStore, Player
from peling_app.play.records.reader import Found, GamesReader, GameUnderWay
from peling_app.play.records.which import Which


class RecordsStore(GamesStore):
    """What the games come to; `changed` tells of `found`, and how far the reading is.

    Attributes:
        found: what the games came to when they were read last.
        left: how many files are still to be read.
        whole: how many were to be read when that began.
        known: whether anything was found yet.
    """

    def __init__(
        self,
        player: Player | None,
        folder: Path | None,
        preferences: Preferences,
        cache: Path | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Know the games of a folder; without one there are none."""
        super().__init__("records", player, preferences, parent)
        self.reader = None if folder is None else GamesReader(folder, cache)
        self.found = Found()
        self.left = self.whole = 0
        self.known = folder is None

    def refresh(self) -> None:
        """Read again what has changed; `changed` tells what was found."""
        self._worker.forget()
        super().refresh()

    def export(
        self,
        file: Path,
        which: Which,
        heads: tuple[str, ...],
        cells: Callable[[DealRecord], tuple[str | int, ...]],
    ) -> None:
        """Write the deals that are counted as CSV; `cells` is asked for each of them, in another thread."""
        if self.reader is not None:
            self.write(file, partial(self.reader.write_rows, file, heads, cells, (which, _now(), self.since)))

    def begin(self, playing: GameUnderWay | None) -> None:
        """Read the games one by one."""
        if self.reader is not None:
            self._worker.forget()
            self._worker.ask(partial(self.reader.begin, playing), self._begun, self._not_read)

    def follow_since(self) -> None:
        """Add up again from another day on, when anything was read."""
        if self.known:
            self._add_up()

    def _begun(self, fresh: int) -> None:
        self.whole = fresh
        self._go_on(fresh)

    def _go_on(self, left: int) -> None:
        self.left = left
        assert self.reader is not None, "only a reader begins"  # noqa: S101 - for the type checker
        if left:
            self._worker.ask(self.reader.read_next, self._go_on, self._not_read)
            self.changed.emit()
        else:
            self._add_up()

    def _add_up(self) -> None:
        if self.reader is not None:
            self._worker.ask(partial(self.reader.found, _now(), self.since), self._take, self._not_read)

    def _take(self, found: Found) -> None:
        self.found, self.known = found, True
        self.changed.emit()

    def _not_read(self, error: Exception) -> None:
        self.left = 0
        self.failed.emit("records", f"{type(error).__name__}: {error}")
        self.changed.emit()


def _now() -> datetime:
    return datetime.now(UTC).astimezone()
