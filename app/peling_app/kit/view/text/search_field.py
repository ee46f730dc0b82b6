"""A field in which one searches."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from peling_app.kit.view.text.text_field import TextField


class SearchField(TextField):
    """A field of a search; Escape empties it before it leaves the page.

    Signals:
        left: the arrow down: go to what was found, which must not be scrolled away under the field.
    """

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Escape while something is written, and the arrow down."""
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() == Qt.Key.Key_Down:
            self.left.emit()
        else:
            super().keyPressEvent(event)
