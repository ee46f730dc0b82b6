"""Hold the writer's thread at a moment of a write, and let it go on when a test says so."""

from __future__ import annotations

import os
import threading
from errno import ENOSPC

import pytest

from peling.storage.entries import Entry, NewEntry
from peling.storage.journal import Journal


class HeldWriter:
    """Stands before every journal that is written to, of games and of sheets.

    While `holding`, the thread stops before it has written, or after it where `afterwards` says so: then it
    is on the disk already, and nobody has heard of it. What lets one write go lets no later one go. Where it
    `fails`, the disk is full.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._append = Journal.append

        def append(journal: Journal, *entries: NewEntry) -> tuple[Entry, ...]:
            return self.append(journal, *entries)

        monkeypatch.setattr(Journal, "append", append)
        self.holding = False
        self.afterwards = False
        self.fails = False
        self.writes = 0
        self._go_on = threading.Event()
        self._go_on.set()

    @property
    def is_stopped(self) -> bool:
        """Return whether the thread stands still."""
        return not self._go_on.is_set()

    def append(self, journal: Journal, *entries: NewEntry) -> tuple[Entry, ...]:
        """Write, and stop before or after it."""
        self.writes += 1
        if not self.afterwards:
            self._stop()
        if self.fails:
            raise OSError(ENOSPC, os.strerror(ENOSPC))
        written = self._append(journal, *entries)
        if self.afterwards:
            self._stop()
        return written

    def let_go(self) -> None:
        """Let the thread go on, and hold no more."""
        self.holding = False
        self._go_on.set()

    def let_go_soon(self) -> None:
        """Hold no more, and let the thread go on a little later: for what waits for the writer to end."""
        self.holding = False
        threading.Timer(0.02, self._go_on.set).start()

    def _stop(self) -> None:
        if self.holding:
            self._go_on = go_on = threading.Event()
            assert go_on.wait(30), "nobody let the writer go on"
