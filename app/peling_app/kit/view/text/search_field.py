"""A field in which one searches."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit


class SearchField(QLineEdit):
    """A field of a search; Escape empties it before it leaves the page."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Escape while something is written."""
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)
