"""Lay widgets in lines, as many in each as there is room for."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class Flow(QLayout):
    """Widgets one after another, wrapped into lines."""

    def __init__(self, parent: QWidget | None = None, *, gap: int = 6) -> None:
        """Make an empty layout with `gap` pixels between its widgets."""
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self.setContentsMargins(QMargins(0, 0, 0, 0))

    def addItem(self, item: QLayoutItem) -> None:
        """Add at the end."""
        self._items.append(item)

    def count(self) -> int:
        """Return how many there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return one of them, None behind the last."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Take one out."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Take no more room than is needed."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Say that a narrow layout is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height for this width."""
        return self._lay(QRect(0, 0, width, 0), moving=False)

    def setGeometry(self, place: QRect) -> None:
        """Lay everything out here."""
        super().setGeometry(place)
        self._lay(place, moving=True)

    def sizeHint(self) -> QSize:
        """Return the size in one line."""
        sizes = [item.sizeHint() for item in self._items]
        wide = sum(size.width() + self._gap for size in sizes) - self._gap
        return QSize(max(0, wide), max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:
        """Return the size of the largest widget."""
        sizes = [item.minimumSize() for item in self._items]
        return QSize(
            max((size.width() for size in sizes), default=0),
            max((size.height() for size in sizes), default=0),
        )

    def _lay(self, place: QRect, *, moving: bool) -> int:
        x, y, tall = place.x(), place.y(), 0
        for item in self._items:
            size = item.sizeHint()
            if x > place.x() and x + size.width() > place.right() + 1:
                x, y, tall = place.x(), y + tall + self._gap, 0
            if moving:
                item.setGeometry(QRect(QPoint(x, y), size))
            x += size.width() + self._gap
            tall = max(tall, size.height())
        return y + tall - place.y()
