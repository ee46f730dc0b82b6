"""Let something wait for its time, and longer while what has happened is still being shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer

RETRY: Final = 3000
"""Milliseconds until a computer player's move that could not be written is tried again."""


class Pause(QObject):
    """One thing that is done later."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Let nothing wait yet."""
        super().__init__(parent)
        self._then: Callable[[], None] | None = None
        self._wait = 0
        self._held = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._do)

    def wait(self, milliseconds: int, then: Callable[[], None]) -> None:
        """Do this later, in place of what waits."""
        self._then = then
        self._wait = milliseconds
        self._timer.start(milliseconds)

    def drop(self) -> None:
        """Forget what waits."""
        self._timer.stop()
        self._then = None

    def hold(self, held: bool) -> None:
        """Hold it up; what came due meanwhile waits as long again after the hold as it would have."""
        self._held = held
        if not held and self.is_due:
            self._timer.start(self._wait)

    def hurry(self) -> None:
        """Let what waits be done as soon as may be."""
        self._timer.start(0)

    @property
    def is_held(self) -> bool:
        """Return whether it is held up."""
        return self._held

    @property
    def left(self) -> int:
        """Return the milliseconds that what waits has still to wait; -1: none."""
        return self._timer.remainingTime()

    @property
    def is_due(self) -> bool:
        """Return whether something has waited long enough, and is held up."""
        return self._then is not None and not self._timer.isActive()

    def _do(self) -> None:
        if self._held:
            return
        then, self._then = self._then, None
        if then is not None:
            then()
