"""What every store of the user's games has: the open game, from when on is counted, files of rows."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from peling.storage.records import Kept
from peling_app.platform.preferences import Preferences
from peling_app.platform.tasks import Worker
from peling_app.play.records.reader import GameUnderWay
from peling_app.play.records.since import Since


class Player(Protocol):
    """What is asked of whoever plays the game that is open."""

    @property
    def path(self) -> Path | None:
        """Return the file of the game; None: none is open."""

    def ask_kept(self, then: Callable[[Kept | None], None]) -> None:
        """Ask what the journal of the open game holds; None: none is open."""


class GamesStore(QObject):
    """What the games of the user come to: they are read in a thread of their own.

    Signals:
        changed: something else is known, or others are counted.
        exported: the rows are in this file.
        failed: the id of a message, and the file or the reason it is about.
    """

    changed = Signal()
    exported = Signal(object)
    failed = Signal(str, str)

    def __init__(
        self, name: str, player: Player | None, preferences: Preferences, parent: QObject | None = None
    ) -> None:
        """Read in a thread of this name, and keep the day from which on is counted under it."""
        super().__init__(parent)
        self._player = player
        self._since = Since(preferences, f"{name}_since", self)
        self._worker = Worker(f"pe-ling-{name}", self)
        self._since.changed.connect(self.follow_since)

    @property
    def since(self) -> datetime | None:
        """Return from when on deals are counted; None: all are."""
        return self._since.when

    def refresh(self) -> None:
        """Read again what has changed; `changed` follows."""
        if self._player is None or self._player.path is None:
            self.begin(None)
        else:
            self._player.ask_kept(partial(self._take_open, self._player.path))

    def begin_anew(self) -> None:
        """Count only deals from now on; nothing is deleted."""
        self._since.begin_anew()

    def count_all(self) -> None:
        """Count every deal again."""
        self._since.count_all()

    def finish(self) -> None:
        """End the thread; what it is at is done before."""
        self._worker.finish()

    def begin(self, playing: GameUnderWay | None) -> None:
        """Begin to read, with the game that is open; each store reads something else."""
        raise NotImplementedError

    def follow_since(self) -> None:
        """Count from another day on."""
        self.changed.emit()

    def write(self, file: Path, job: Callable[[], Path]) -> None:
        """Let the thread write rows into a file; `exported` or `failed` follows."""
        self._worker.ask(job, self.exported.emit, partial(self._not_written, file))

    def _take_open(self, path: Path, kept: Kept | None) -> None:
        self.begin(None if kept is None else GameUnderWay(path, kept))

    def _not_written(self, file: Path, error: Exception) -> None:
        reason = error.strerror if isinstance(error, OSError) else None
        self.failed.emit("export", reason or file.name)
