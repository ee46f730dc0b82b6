"""Small tiles among words: groups of them from left to right, line below line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QWidget

from peling.core.tiles import Tile
from peling_app.kit.model.faces import Faces
from peling_app.kit.view import paint
from peling_app.kit.view.parts import Scale
from peling_app.kit.view.text.flow import follow_width
from peling_app.kit.view.tiles.painting import draw_tile
from peling_app.kit.words.tips import tip

TILE: Final = 22
"""The width of a tile in the sizes of the design; it grows with the text."""
GAP: Final = 1
"""Pixels between the tiles of a group."""
APART: Final = 8
"""Pixels between groups, and between lines."""
SET: Final = 3
"""So many tiles stay together in a line."""
EDGE: Final = 2
"""Room round all for the shadows, in pixels."""
BELOW: Final = 4
"""Room below a tile for its shadow, in pixels."""


class TileFlow(QWidget):
    """Groups of tiles in as many lines as its width asks for; it is read as the words it stands for."""

    def __init__(self, groups: Sequence[Sequence[Tile]], faces: Faces, scale: Scale, spoken: str) -> None:
        """Show groups."""
        super().__init__()
        self._groups = tuple(tuple(group) for group in groups)
        self._faces = faces
        self._scale = scale
        self._tile = scale.px(TILE)
        self.setAccessibleName(spoken)
        self.setToolTip(tip(spoken))
        follow_width(self)

    def pictures(self) -> list[str]:
        """Return the names of the pictures that are painted, in order."""
        return [self._faces.of(tile) for group in self._groups for tile in group]

    def hasHeightForWidth(self) -> bool:
        """Say that a narrow one is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the lines for a width."""
        last = max((place.bottom() for _, place in self._places(width)), default=0.0)
        return round(last + BELOW) + EDGE

    def sizeHint(self) -> QSize:
        """Return the room of one line."""
        width = sum(self._length(group) + APART for group in self._groups) - APART + 2 * EDGE
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the room of a set in one line; a longer group goes on in the next."""
        widest = max((self._length(group[:SET]) for group in self._groups), default=0) + 2 * EDGE
        return QSize(widest, round(self._tile * 1.5 + BELOW) + 2 * EDGE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the tiles."""
        painter = paint.smooth_painter(self, pictures=True)
        for tile, place in self._places(self.width()):
            picture = self._faces.of(tile)
            draw_tile(painter, self._scale.theme.tiles, picture, place.left(), place.top(), self._tile)

    def _length(self, group: Sequence[Tile]) -> int:
        return len(group) * self._tile + max(0, len(group) - 1) * GAP

    def _places(self, width: int) -> Iterator[tuple[Tile, QRectF]]:
        """Yield each tile with its place in a width."""
        left, top = float(EDGE), float(EDGE)
        step = self._tile * 1.5 + BELOW + APART / 2
        for group in self._groups:
            if left > EDGE and left + self._length(group) > width - EDGE:
                left, top = float(EDGE), top + step
            for tile in group:
                if left > EDGE and left + self._tile > width - EDGE:
                    left, top = float(EDGE), top + step
                yield tile, QRectF(QPointF(left, top), QSize(self._tile, round(self._tile * 1.5)))
                left += self._tile + GAP
            left += APART - GAP


class Steps(QWidget):
    """How far a hand is before and after, as so many outlines of tiles with an arrow between them."""

    WIDE: Final = 9
    HIGH: Final = 13
    ARROW: Final = 18

    def __init__(self, before: int, after: int, scale: Scale) -> None:
        """Show two numbers of tiles; the words beside it say the same."""
        super().__init__()
        self._before, self._after = before, after
        self._scale = scale
        self.setFixedSize(self._length(before) + self.ARROW + self._length(after) + 2, self.HIGH + 4)

    def _length(self, number: int) -> int:
        return number * (self.WIDE + 3)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the outlines and the arrow."""
        painter = paint.smooth_painter(self)
        paper = self._scale.theme.paper
        painter.setPen(QColor(paper.gold))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        middle = self._length(self._before) + self.ARROW
        for first, number in ((0, self._before), (middle, self._after)):
            for place in range(number):
                left = first + place * (self.WIDE + 3) + 1.5
                painter.drawRoundedRect(QRectF(left, 2.5, self.WIDE - 1, self.HIGH - 1), 2, 2)
        painter.setPen(QColor(paper.ink3))
        right, high = middle - 4.0, self.height() / 2
        painter.drawLine(QPointF(right - 10, high), QPointF(right, high))
        painter.drawLine(QPointF(right - 3, high - 3), QPointF(right, high))
        painter.drawLine(QPointF(right - 3, high + 3), QPointF(right, high))
