"""Which windows are so low that answers and tables take less room in them.

What takes its height from this asks again when the window has got another size (`follow_window`).
"""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

LOW: Final = 780
"""In a window of this height in pixels or less there is little room: more is then seen at once."""
LOW_FOR_SHEETS: Final = 960
"""The same for a sheet, which is higher than any other answer: what is said of a try stands below it."""


DENSE: Final = "dense"
TIGHT: Final = "tight"
"""How close the fields of a sheet stand together; names of their style."""


def is_low(widget: QWidget, most: int = LOW) -> bool:
    """Return whether a widget stands in a window with little room, no higher than `most`."""
    return widget.window().height() <= most


def closeness(widget: QWidget) -> str:
    """Return how close the fields of a sheet stand together: `TIGHT`, `DENSE`, or not at all."""
    return TIGHT if is_low(widget) else DENSE if is_low(widget, LOW_FOR_SHEETS) else ""
