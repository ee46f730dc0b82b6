"""Let a widget word itself again when the language changes."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget


class Worded(QWidget):
    """A widget whose texts are all set in `retranslate`, called by its maker once and at each change."""

    def retranslate(self) -> None:
        """Set every text in the present language."""

    def changeEvent(self, event: QEvent) -> None:
        """Word everything again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
