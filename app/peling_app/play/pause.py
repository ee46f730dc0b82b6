"""Let something wait for its time, and longer while what has happened is still being shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

RETRY: Final = 3000
"""Milliseconds until a computer player's move that could not be written is tried again."""


class Pause(QObject):
    """One thing that is done later.

    It is measured from the last move that was seen. Between that and the next one players may be asked for
    claims and all pass; the time that goes by with it is part of the pause, or it would tell that somebody
    could have claimed.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        """Let nothing wait yet."""
        super().__init__(parent)
        self._then: Callable[[], None] | None = None
        self._wait = 0
        self._held = False
        self._since = QElapsedTimer()
        self._passed = False
        self._released = 0
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.timeout.connect(self._do)

    def wait(self, milliseconds: int, then: Callable[[], None]) -> None:
        """Do this later, in place of what waits."""
        self._then = then
        self._wait = milliseconds
        self.timer.start(milliseconds)

    def begin(self) -> None:
        """Note that players are asked, on from here unless they are asked again after a pass."""
        if not self._passed:
            self._since.start()
            self._released = 0

    def rest(self, whole: int, *, passed: bool) -> int:
        """Return how many milliseconds of a whole pause are left; none before a pass, which is not seen.

        A pause that would have been over while moves were still shown begins when they have been seen.
        """
        asked = int(self._since.elapsed())
        self._passed = passed
        if passed:
            return 0
        return max(0, whole - (asked - self._released if self._released >= whole else asked))

    def drop(self) -> None:
        """Forget what waits."""
        self._passed = False
        self.timer.stop()
        self._then = None

    def hold(self, held: bool) -> None:
        """Hold it up while what has happened is still being shown; they may think already.

        The human's own actions are never held up. What came due meanwhile waits as long again after the hold
        as it would have.
        """
        self._held = held
        if not held and self.is_due:
            self._released = int(self._since.elapsed()) if self._passed else 0
            self.timer.start(self._wait)

    def hurry(self) -> None:
        """Let what waits be done as soon as may be."""
        self.timer.start(0)

    @property
    def is_held(self) -> bool:
        """Return whether it is held up."""
        return self._held

    @property
    def left(self) -> int:
        """Return the milliseconds that what waits has still to wait; -1: none."""
        return self.timer.remainingTime()

    @property
    def is_due(self) -> bool:
        """Return whether something has waited long enough, and is held up."""
        return self._then is not None and not self.timer.isActive()

    def _do(self) -> None:
        if self._held:
            return
        then, self._then = self._then, None
        if then is not None:
            then()
