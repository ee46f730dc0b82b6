"""Show what happens one thing after the other, and say what is still to be seen, and who is waited for."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from peling.core.tiles import Wind
from peling_app.play.table.model.timeline import Beat

THINKING_SHOWN = 400
"""Milliseconds after which a computer player is shown thinking."""


class Showing(QObject):
    """A time line that is run through.

    Signals:
        busy: something begins to be shown (True), or all has been seen.
    """

    busy = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self._beats: list[Beat] = []
        self._each: Callable[[Beat], None] = _nothing
        self._end = 0
        self._runs = False
        self._clock = QElapsedTimer()
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._go_on)

    @property
    def runs(self) -> bool:
        """Return whether something is still to be seen."""
        return self._runs

    def play(self, beats: Sequence[Beat], each: Callable[[Beat], None]) -> None:
        """Show the beats, each when its time has come; what was shown before is brought to its end."""
        self.finish()
        self._beats, self._each = list(beats), each
        self._end = max((beat.ends for beat in beats), default=0)
        if self._end:
            self._runs = True
            self.busy.emit(True)
        self._clock.start()
        self._go_on()

    def finish(self) -> None:
        """Show all that is left at once."""
        self._end = 0
        self._say_until(None)
        self._stop()

    def _say_until(self, now: int | None) -> None:
        while self._beats and (now is None or self._beats[0].start <= now):
            self._each(self._beats.pop(0))

    def _go_on(self) -> None:
        now = int(self._clock.elapsed())
        self._say_until(now)
        following = self._beats[0].start if self._beats else self._end
        if following > now:
            self._timer.start(following - now)
        elif self._runs:
            self._stop()

    def _stop(self) -> None:
        self._timer.stop()
        if self._runs:
            self._runs = False
            self.busy.emit(False)


class Thinking(QObject):
    """Who is shown thinking: a computer player that has done so for a while.

    Signals:
        changed: another player is shown thinking, or nobody any more.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Show nobody."""
        super().__init__(parent)
        self._wind: Wind | None = None
        self._begins = QTimer(self, singleShot=True, interval=THINKING_SHOWN)
        self._begins.timeout.connect(self.changed)

    @property
    def wind(self) -> Wind | None:
        """Return who is shown thinking; None: nobody."""
        return None if self._begins.isActive() else self._wind

    def note(self, wind: Wind, begins: bool) -> None:
        """Note that a player begins to think, or has done."""
        self._wind = wind if begins else None
        if begins:
            self._begins.start()
        elif self._begins.isActive():
            self._begins.stop()
        else:
            self.changed.emit()


def _nothing(_: Beat) -> None:
    pass
