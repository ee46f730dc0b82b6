"""Show tiles as pictures among Widgets: one tile, a set, a whole hand in groups.

The pictures are made and kept by `views.shell.paint`; here they are laid in rows. A row has one name for
screen readers; a hand laid open also has a child for each tile, so that it can be read tile by tile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from peling.core.tiles import Tile
from peling_app.kit.model.faces import AS_DRAWN, Faces
from peling_app.kit.theme import LACQUER
from peling_app.kit.view import paint
from peling_app.kit.words.tiles import joined, tile_name, wild_tile

GAP: Final = 1
"""Pixels between the tiles of a group."""

EDGE: Final = 3
"""Room round the row for the shadows, in pixels."""

LEAST: Final = 16
"""A tile is never drawn narrower than this."""


@dataclass(frozen=True, slots=True)
class Group:
    """Tiles that lie together.

    Attributes:
        tiles: the tiles.
        name: what a screen reader says of the group; empty: the names of the tiles.
        ringed: the winning tile: the last tile of the group has a ring.
    """

    tiles: tuple[Tile, ...]
    name: str = ""
    ringed: bool = False


class TileRow(QWidget):
    """Groups of tiles in a row; they become narrower if there is no room for their size."""

    def __init__(
        self,
        width: int,
        *,
        gap: int = 12,
        each: bool = False,
        index: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        """Make an empty row of tiles `width` wide, groups `gap` apart; `each`: every tile is named."""
        super().__init__(parent)
        self._width = width
        self._gap = gap
        self._each = each
        self._index = index
        self._groups: tuple[Group, ...] = ()
        self._faces = AS_DRAWN
        self._children: list[QLabel] = []
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def groups(self) -> tuple[Group, ...]:
        """Return what is shown."""
        return self._groups

    def show_tiles(self, *tiles: Tile) -> None:
        """Show one group of tiles."""
        self.show_groups((Group(tuple(tiles)),) if tiles else ())

    def show_groups(self, groups: Sequence[Group]) -> None:
        """Show these groups."""
        self._groups = tuple(groups)
        self.retranslate()
        self._name_children()
        self.updateGeometry()
        self.update()

    def show_as(self, faces: Faces) -> None:
        """Show the tiles as they look in a deal: with the book's numbers; wild ones marked and named."""
        self._faces = faces
        self.retranslate()
        self._name_children()
        self.update()

    def pictures(self) -> list[str]:
        """Return the names of the pictures that are painted, in order."""
        return [self._faces.of(tile) for group in self._groups for tile in group.tiles]

    def _name(self, tile: Tile) -> str:
        return wild_tile(tile_name(tile)) if tile in self._faces.wild else tile_name(tile)

    def set_tile_width(self, width: int) -> None:
        """Show the tiles in another size."""
        if width != self._width:
            self._width = width
            self.updateGeometry()
            self._name_children()
            self.update()

    def retranslate(self) -> None:
        """Name the row and its tiles for screen readers in the present language."""
        names = [group.name or joined([self._name(tile) for tile in group.tiles]) for group in self._groups]
        self.setAccessibleName("; ".join(names))
        shown = [tile for group in self._groups for tile in group.tiles]
        for child, tile in zip(self._children, shown, strict=False):
            child.setAccessibleName(self._name(tile))

    def length(self, width: int) -> int:
        """Return how long the row is with tiles of this width."""
        return round(self._length(width)) + 2 * EDGE

    def sizeHint(self) -> QSize:
        """Return the room the row takes in its full size."""
        return QSize(self.length(self._width), round(self._width * 1.5) + 2 * EDGE)

    def minimumSizeHint(self) -> QSize:
        """Return the least room: the height stays, so that rows keep their lines."""
        return QSize(self.length(LEAST), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the children over their tiles again."""
        self._name_children()
        super().resizeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the tiles with their shadows, and the ring of the winning tile."""
        painter = paint.smooth_painter(self, pictures=True)
        for tile, box, ringed in self._places():
            if ringed:
                self._paint_ring(painter, box)
            paint.draw_tile(
                painter,
                self._faces.of(tile),
                box.left(),
                box.top(),
                round(box.width()),
                index=self._index or tile.is_bonus,
            )

    def _paint_ring(self, painter: QPainter, box: QRectF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for grow, alpha, line in ((9, 0.12, 4), (7, 0.25, 3), (5, 1.0, 3)):
            painter.setPen(QPen(paint.colour(LACQUER.highlight, alpha), line))
            painter.drawRoundedRect(box.adjusted(-grow, -grow, grow, grow), 9, 9)
        painter.setPen(QPen(QColor(0, 0, 0, 0)))

    def _length(self, width: float) -> float:
        if not self._groups:
            return 0
        tiles = sum(len(group.tiles) for group in self._groups)
        inner = sum((len(group.tiles) - 1) * GAP for group in self._groups)
        return tiles * width + inner + (len(self._groups) - 1) * self._gap

    def _fitting(self) -> float:
        """Return the width of a tile for the room there is."""
        room = self.width() - 2 * EDGE
        needed = self._length(self._width)
        if needed <= room or not self._groups:
            return self._width
        tiles = sum(len(group.tiles) for group in self._groups)
        return max(LEAST, int((room - (needed - tiles * self._width)) / tiles))

    def _places(self) -> list[tuple[Tile, QRectF, bool]]:
        width = self._fitting()
        left = float(EDGE)
        top = max(float(EDGE), (self.height() - width * 1.5) / 2)
        places = []
        for group in self._groups:
            for number, tile in enumerate(group.tiles):
                ringed = group.ringed and number == len(group.tiles) - 1
                places.append(
                    (tile, QRectF(QPointF(left, top), QSize(round(width), round(width * 1.5))), ringed)
                )
                left += width + GAP
            left += self._gap - GAP
        return places

    def _name_children(self) -> None:
        if not self._each:
            return
        places = self._places()
        while len(self._children) < len(places):
            child = QLabel(self)
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self._children.append(child)
        for number, child in enumerate(self._children):
            child.setVisible(number < len(places))
            if number < len(places):
                tile, box, _ = places[number]
                child.setGeometry(QRect(box.toRect()))
                child.setAccessibleName(self._name(tile))
