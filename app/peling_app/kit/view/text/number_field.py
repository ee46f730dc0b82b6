"""A field in which a number is written."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from peling_app.kit.view.keys import writes
from peling_app.kit.view.text.text_field import TextField

LONGEST: Final = 6
"""Signs that a number may have, with what groups its digits."""


class NumberField(TextField):
    """A field of numbers; one that is not open for writing leaves every key that writes to what is round it.

    One of Qt keeps Backspace and Delete to itself then, and does nothing with them.
    """

    def __init__(self) -> None:
        """Begin empty."""
        super().__init__()
        self.setMaxLength(LONGEST)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave what would change a number that may not be changed."""
        if self.isReadOnly() and writes(event):
            event.ignore()
        else:
            super().keyPressEvent(event)
