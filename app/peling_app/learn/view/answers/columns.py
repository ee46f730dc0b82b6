"""Two columns of words: side by side, or one below the other where that takes less height."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayoutItem, QWidget

from peling_app.kit.view.layouts import Listed

APART: Final = 22
"""Between columns, in pixels."""
BELOW: Final = 6
"""Between parts that stand one below the other."""
LEFT: Final = 0.6
"""The share of the left one, where there are two."""
NARROWEST: Final = 180
"""A column side by side with another is at least so wide: in less, no line holds a few words."""


class Columns(Listed):
    """A left and a right part; one that is hidden takes no room.

    Where they stand follows from the width alone: whoever asks for a height gets the one they will have.
    """

    def __init__(self, left: QWidget, right: QWidget, above: int = 4, *, hugs: bool = False) -> None:
        """Lay out two parts, with so many pixels above and below them.

        `hugs`: beside the other the left one is as wide as it wishes to be, instead of a share of all.
        """
        super().__init__()
        self._above = above
        self._hugs = hugs
        self._kept: dict[int, list[tuple[QLayoutItem, QRect]]] = {}
        self.setContentsMargins(0, 0, 0, 0)
        self.addWidget(left)
        self.addWidget(right)

    def expandingDirections(self) -> Qt.Orientation:
        """Say that they want no more room than they need."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Say that words in a narrow column need more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height for a width."""
        return max((place.bottom() + 1 for _, place in self._places(width)), default=0) + self._above

    def invalidate(self) -> None:
        """Forget where the parts stand: one came, went or wants another size."""
        self._kept.clear()
        super().invalidate()

    def sizeHint(self) -> QSize:
        """Return the room of both below each other."""
        width = max((item.sizeHint().width() for item in self._items), default=0)
        return QSize(width, self.heightForWidth(max(1, width)))

    def minimumSize(self) -> QSize:
        """Return the width of the longest word; the height depends on the width."""
        return QSize(max((item.minimumSize().width() for item in self._items), default=0), 0)

    def setGeometry(self, rect: QRect) -> None:
        """Lay the parts out."""
        super().setGeometry(rect)
        for item, place in self._places(rect.width()):
            item.setGeometry(place.translated(rect.topLeft()))

    def _places(self, width: int) -> list[tuple[QLayoutItem, QRect]]:
        """Return where the parts that are shown stand; a page asks for it some hundred times for each try."""
        if width not in self._kept:
            self._kept[width] = self._found(width)
        return self._kept[width]

    def _found(self, width: int) -> list[tuple[QLayoutItem, QRect]]:
        shown = [item for item in self._items if not item.isEmpty()]
        below, top = [], self._above
        for item in shown:
            below.append((item, QRect(0, top, width, _height(item, width))))
            top += below[-1][1].height() + BELOW
        hugs = self._hugs and bool(shown)
        left = shown[0].sizeHint().width() if hugs else round((width - APART) * LEFT)
        right = width - APART - left
        if len(shown) < 2 or right < max(NARROWEST, *(item.minimumSize().width() for item in shown)):
            return below
        first, second = shown
        beside = [
            (first, QRect(0, self._above, left, _height(first, left))),
            (second, QRect(left + APART, self._above, right, _height(second, right))),
        ]
        lowest = max(place.bottom() for _, place in beside)
        return beside if lowest <= below[-1][1].bottom() else below


def _height(item: QLayoutItem, width: int) -> int:
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
