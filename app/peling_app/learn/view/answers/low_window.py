"""Which windows are so low that answers and tables take less room in them.

What takes its height from this asks again when the window has got another size (`follow_window`).
"""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

LOW: Final = 780
"""In a window of this height in pixels or less there is little room: more is then seen at once."""


def is_low(widget: QWidget) -> bool:
    """Return whether a widget stands in a window with little room, see `LOW`."""
    return widget.window().height() <= LOW
