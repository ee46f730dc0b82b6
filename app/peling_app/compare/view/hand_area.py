"""The place of the hand: as high as the hand is, or where it stands alone as high as there is room."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QScrollArea, QWidget

from peling_app.kit.view.parts import bare


class HandArea(QScrollArea):
    """Shows all of the hand, unless it may scroll; then it takes the room that is left."""

    def __init__(self, inner: QWidget) -> None:
        """Show a hand whole."""
        super().__init__()
        self._inner = inner
        self._scrolls = False
        bare(self, inner)

    def set_scrolling(self, *, on: bool) -> None:
        """Scroll when the hand is higher than its place, or be as high as the hand."""
        if on != self._scrolls:
            self._scrolls = on
            self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        """Say that a hand that is shown whole is as high as its width makes it."""
        return not self._scrolls

    def heightForWidth(self, width: int) -> int:
        """Return the height of the hand."""
        return self._inner.heightForWidth(width)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for other room when the hand does."""
        if event.type() is QEvent.Type.LayoutRequest and watched is self._inner:
            self.updateGeometry()
        return super().eventFilter(watched, event)
