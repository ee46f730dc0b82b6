"""Collect garbage in the GUI thread alone, and forget what nobody reads again.

Python looks for cycles in whichever thread happens to make the next object. If that is a worker, widgets
and cursors that had become garbage would be destroyed in the wrong thread, and Qt crashes. So the automatic
collection is off while a `Collector` works, and a timer of its own thread asks as often as Python would.

PySide reads the source of each module that is imported, to see which of its features it wants, and the
lines stay in `linecache`: 9 MB for the whole program. They are let go; a report of an error reads them again.
"""

from __future__ import annotations

import gc
import linecache
from typing import Final

from PySide6.QtCore import QObject, QTimer

_INTERVAL: Final = 200
"""Milliseconds between two looks."""


class Collector(QObject):
    """Take over the collection of garbage until `finish`; make it in the GUI thread."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Switch the automatic collection off and begin to look."""
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)
        self._timer.start(_INTERVAL)

    def look(self) -> int | None:
        """Collect the oldest generation due by Python's own thresholds; return which, None if none is."""
        linecache.clearcache()
        counts, thresholds = gc.get_count(), gc.get_threshold()
        due = [
            generation
            for generation in range(3)
            if thresholds[generation] and counts[generation] > thresholds[generation]
        ]
        if not due or due[0] != 0:
            return None
        gc.collect(due[-1])
        return due[-1]

    def finish(self) -> None:
        """Give the collection back to Python."""
        self._timer.stop()
        gc.enable()
