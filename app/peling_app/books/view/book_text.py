"""The text of a rule book, whose links Tab reaches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QResizeEvent, QTextBlock, QTextCursor
from PySide6.QtWidgets import QFrame, QTextBrowser

from peling_app.kit.view.text.anchors import anchors

FREE_ABOVE: Final = 10
"""Pixels left free over what is scrolled to."""


class Spot(NamedTuple):
    """Where a reader is: at a block of the text, by its number, and at which part of its height."""

    block: int
    part: float


class BookText(QTextBrowser):
    """Words with links, none of which is opened by itself; Tab goes through them in both ways.

    Who comes in stands before the first link, or on the way back behind the last, and leaves by the same way
    at once. Qt would go through all of them first.
    """

    def __init__(self) -> None:
        """Show nothing yet."""
        super().__init__()
        self._from_behind = False
        self._read: Spot | None = None  # what the reader scrolled to; None: the beginning
        self._sees_chosen = False  # what is chosen was in sight when the text was made anew
        self._holds = 0  # changes on their way that move the text, not the reader
        self.verticalScrollBar().valueChanged.connect(self._note_spot)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)

    def begin(self) -> None:
        """Show the beginning; what was read is left."""
        self._read = None
        self.verticalScrollBar().setValue(0)

    def show_from(self, name: str) -> None:
        """Scroll to an anchor and leave some room over it: at the very edge lies the ring of the focus."""
        self.scrollToAnchor(name)
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() - FREE_ABOVE)

    def show_anew(self, show: Callable[[], None]) -> None:
        """Show the same text in other words or another look.

        The reader stays at his place, at the link that he chose, and at what a search has found; that only
        where it is in the other words too.
        """
        cursor, text = self.textCursor(), self.toPlainText()
        chosen = cursor.anchor(), cursor.position()
        link = next((place for place, one in enumerate(anchors(self.document())) if one == _ends(cursor)), -1)
        block = cursor.blockNumber()
        self._sees_chosen = cursor.hasSelection() and (
            self._sees_chosen or self.viewport().rect().intersects(self.cursorRect())
        )
        self._holds += 1
        show()
        if self.toPlainText() != text:
            links, start = list(anchors(self.document())), self.document().findBlockByNumber(block).position()
            chosen = links[link] if 0 <= link < len(links) else (max(0, start), max(0, start))
        after = self.textCursor()
        after.setPosition(chosen[0])
        after.setPosition(chosen[1], QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(after)
        self._go_on_reading()
        self._holds -= 1

    def _note_spot(self, at: int) -> None:
        """Note what stands at the upper edge now: the lines may be broken elsewhere before that is asked."""
        if self._holds:
            return
        self._read, self._sees_chosen = None, False
        block = self.document().begin()
        while at and block.isValid():
            top, height = self._extent(block)
            if top > at:
                break
            self._read = Spot(block.blockNumber(), min(1.0, (at - top) / max(1.0, height)))
            block = block.next()

    def _go_on_reading(self) -> None:
        """Scroll to what was read."""
        at = 0.0
        if self._read is not None:
            top, height = self._extent(self.document().findBlockByNumber(self._read.block))
            at = top + self._read.part * height
        self.verticalScrollBar().setValue(round(at))
        if self._sees_chosen:
            self.ensureCursorVisible()

    def _extent(self, block: QTextBlock) -> tuple[float, float]:
        """Return where a block begins, from the top of the text, and how high it is, in pixels."""
        area = self.document().documentLayout().blockBoundingRect(block)
        return area.top(), area.height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stay at what is read, whose lines are broken elsewhere in another width."""
        self._holds += 1
        super().resizeEvent(event)
        self._go_on_reading()
        self._holds -= 1

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


def _ends(cursor: QTextCursor) -> tuple[int, int]:
    """Return where what is chosen begins and ends."""
    return cursor.selectionStart(), cursor.selectionEnd()
