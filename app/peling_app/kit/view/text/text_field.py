"""A field in which a line of text is written."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QDragEnterEvent
from PySide6.QtWidgets import QLineEdit


class TextField(QLineEdit):
    """Takes text that is dragged here, and leaves files to what is round it, which may open them.

    A field of Qt writes the address of a file among what stands in it.
    """

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take no files."""
        if event.mimeData().hasUrls():
            event.ignore()
        else:
            super().dragEnterEvent(event)

    def when_written(self, then: Callable[[], None]) -> None:
        """Call `then` with every letter that is written, and when the field is left."""
        self.textEdited.connect(lambda _text: then())
        self.editingFinished.connect(then)
