"""A layout in lines: what has no room goes to the next line, as words do."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class Flow(QLayout):
    """Widgets from left to right, line below line; hidden ones take no room."""

    def __init__(self, parent: QWidget | None = None, *, spacing: int = 10, leading: int = 2) -> None:
        """Lay out nothing yet; `leading` is the room between lines."""
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._leading = leading
        self.setSpacing(spacing)
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """Take an item."""
        self._items.append(item)

    def count(self) -> int:
        """Return the number of items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return an item; None beyond the last."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Give an item back; None beyond the last."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Say that it wants no more room than it has."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Say that a narrow one is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the lines for a width."""
        return self._place(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        """Lay the widgets out."""
        super().setGeometry(rect)
        self._place(rect, move=True)

    def sizeHint(self) -> QSize:
        """Return the room of one line."""
        width = sum(item.sizeHint().width() + self.spacing() for item in self._shown())
        return QSize(width, self.heightForWidth(max(width, 1)))

    def minimumSize(self) -> QSize:
        """Return the room of the widest widget."""
        sizes = [item.minimumSize() for item in self._shown()]
        return QSize(
            max((size.width() for size in sizes), default=0),
            max((size.height() for size in sizes), default=0),
        )

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _place(self, rect: QRect, *, move: bool) -> int:
        lines: list[list[QLayoutItem]] = [[]]
        left = 0
        for item in self._shown():
            width = item.sizeHint().width()
            if left and left + width > rect.width():
                lines.append([])
                left = 0
            lines[-1].append(item)
            left += width + self.spacing()
        top = rect.y()
        for line in lines:
            high = max((item.sizeHint().height() for item in line), default=0)
            left = rect.x()
            for item in line:
                size = item.sizeHint()
                if move:
                    place = QPoint(left, top + (high - size.height()) // 2)
                    item.setGeometry(QRect(place, QSize(min(size.width(), rect.width()), size.height())))
                left += size.width() + self.spacing()
            top += high + (self._leading if line is not lines[-1] else 0)
        return top - rect.y()
