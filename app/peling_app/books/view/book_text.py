"""The text of a rule book, whose links Tab reaches."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QFrame, QTextBrowser

FREE_ABOVE: Final = 10
"""Pixels left free over what is scrolled to."""


class BookText(QTextBrowser):
    """Words with links, none of which is opened by itself; Tab goes through them in both ways.

    Who comes in stands before the first link, or on the way back behind the last, and leaves by the same way
    at once. Qt would go through all of them first.
    """

    def __init__(self) -> None:
        """Show nothing yet."""
        super().__init__()
        self._from_behind = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)

    def show_from(self, name: str) -> None:
        """Scroll to an anchor and leave some room over it: at the very edge lies the ring of the focus."""
        self.scrollToAnchor(name)
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() - FREE_ABOVE)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remember from which side the focus came."""
        self._from_behind = event.reason() is Qt.FocusReason.BacktabFocusReason
        super().focusInEvent(event)

    def focusNextPrevChild(self, following: bool) -> bool:
        """Go to the next link or the one before, or out."""
        cursor = self.textCursor()
        # What a search has found is chosen too.
        on_link = cursor.hasSelection() and cursor.charFormat().isAnchor()
        if following is self._from_behind and not on_link:
            return QFrame.focusNextPrevChild(self, following)
        return super().focusNextPrevChild(following)
