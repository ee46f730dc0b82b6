"""Tell on what the mouse or the focus rests; passing over a thing is not resting on it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

REST: Final = 350
"""Milliseconds after which something is rested on."""
LEAVE: Final = 600
"""Milliseconds after which it is left: the way to the next thing often leads over nothing."""
KEPT: Final = 4
"""So many things are remembered as pointed at: a tile that goes away under the mouse is never left."""


class Resting(QObject):
    """What the mouse or the focus rests on, by its name.

    Signals:
        rested: it rests on another thing now; empty: on none.
    """

    rested = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        """Rest on nothing."""
        super().__init__(parent)
        self._pointed: list[str] = []
        self._now = ""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.settle)

    def point(self, thing: str, here: bool) -> None:
        """Note that mouse or focus come to a thing or leave it; what was come to last counts."""
        if thing in self._pointed:
            self._pointed.remove(thing)
        if here:
            self._pointed = [*self._pointed[1 - KEPT :], thing]
        self._timer.start(REST if self._pointed else LEAVE)

    def forget(self) -> None:
        """Rest on nothing any more: what was pointed at may be gone; what is still there rests anew."""
        self._now = ""
        if self._pointed:
            self._timer.start(REST)

    def settle(self) -> None:
        """Take for rested what is pointed at now."""
        self._timer.stop()
        thing = self._pointed[-1] if self._pointed else ""
        if thing != self._now:
            self._now = thing
            self.rested.emit(thing)
