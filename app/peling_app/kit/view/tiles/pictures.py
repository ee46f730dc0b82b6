"""Show tiles as pictures among Widgets: one tile, a set, a whole hand in groups.

The pictures are made and kept by `peling_app.kit.view.paint`; here they are laid in rows. A row has one name
for screen readers; a hand laid open also has a child for each tile, so that it can be read tile by tile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from peling.core.tiles import Tile
from peling_app.kit.model.faces import AS_DRAWN, Faces
from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import LACQUER
from peling_app.kit.view import paint
from peling_app.kit.view.tiles.painting import draw_tile
from peling_app.kit.words.tiles import joined, tile_name, wild_tile
from peling_app.platform.settings import TileSet

GAP: Final = 1
"""Pixels between the tiles of a group."""

EDGE: Final = 3
"""Room round the row for the shadows, in pixels."""

STROKE: Final = 0.36
"""How much more room there is between groups with a stroke, in widths of a tile."""

RING: Final = 3.5
"""How far the ring of the winning tile is from it, in pixels."""

LEAST: Final = 16
"""A tile is never drawn narrower than this."""


@dataclass(frozen=True, slots=True)
class Group:
    """Tiles that lie together.

    Attributes:
        tiles: the tiles.
        name: what a screen reader says of the group; empty: the names of the tiles.
        ringed: the place of the winning tile, which has a ring; -1: it is not here.
        begins: a stroke of brass stands before the group.
    """

    tiles: tuple[Tile, ...]
    name: str = ""
    ringed: int = -1
    begins: bool = False


class TileRow(QWidget):
    """Groups of tiles in a row; they become narrower if there is no room for their size."""

    def __init__(
        self,
        theme: Theme,
        width: int,
        *,
        gap: int = 12,
        each: bool = False,
        index: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        """Make an empty row of tiles `width` wide, groups `gap` apart; `each`: every tile is named."""
        super().__init__(parent)
        self._theme = theme
        self._tiles: TileSet | None = None
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

    def keep_to(self, tiles: TileSet) -> None:
        """Show tiles of this set, whatever the user has chosen."""
        self._tiles = tiles

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

    def set_tile_width(self, width: int, gap: int | None = None) -> None:
        """Show the tiles in another size, and groups so far apart; None: as they were."""
        gap = self._gap if gap is None else gap
        if (width, gap) != (self._width, self._gap):
            self._width, self._gap = width, gap
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

    def length(self, width: int, gap: int | None = None) -> int:
        """Return how long the row is with tiles of this width, and groups so far apart; None: as they are."""
        return round(self._length(width, gap)) + 2 * EDGE

    def boxes(self) -> list[list[QRectF]]:
        """Return where the tiles of each group are."""
        places = iter(self._places())
        return [[next(places)[1] for _ in group.tiles] for group in self._groups]

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
        """Paint strokes, and the tiles with their shadows; the winning tile last, with its ring."""
        painter = paint.smooth_painter(self, pictures=True)
        self._paint_strokes(painter)
        for tile, box, ringed in sorted(self._places(), key=lambda place: place[2]):
            if ringed:
                self._paint_ring(painter, box)
            draw_tile(
                painter,
                self._theme.tiles if self._tiles is None else self._tiles,
                self._faces.of(tile),
                box.left(),
                box.top(),
                round(box.width()),
                index=self._index,
            )

    def _paint_strokes(self, painter: QPainter) -> None:
        painter.setPen(QPen(paint.colour(LACQUER.brass, 0.6), 1))
        boxes = self.boxes()
        for before, after, group in zip(boxes, boxes[1:], self._groups[1:], strict=False):
            if group.begins:
                first = after[0]
                x = round((before[-1].right() + first.left()) / 2) + 0.5
                cut = first.height() * 0.07
                painter.drawLine(QPointF(x, first.top() + cut), QPointF(x, first.bottom() - cut))

    def _paint_ring(self, painter: QPainter, box: QRectF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for grow, alpha, line in ((RING + 2, 0.16, 5), (RING / 2, 1.0, RING - 0.7)):
            painter.setPen(QPen(paint.colour(LACQUER.highlight, alpha), line))
            painter.drawRoundedRect(box.adjusted(-grow, -grow, grow, grow), 7, 7)

    def _length(self, width: float, gap: int | None = None) -> float:
        if not self._groups:
            return 0
        tiles = sum(len(group.tiles) for group in self._groups)
        inner = sum((len(group.tiles) - 1) * GAP for group in self._groups)
        between = (len(self._groups) - 1) * (self._gap if gap is None else gap)
        strokes = sum(group.begins for group in self._groups[1:]) * STROKE
        return (tiles + strokes) * width + inner + between

    def _fitting(self) -> float:
        """Return the width of a tile for the room there is."""
        room = self.width() - 2 * EDGE
        needed = self._length(self._width)
        if needed <= room or not self._groups:
            return self._width
        strokes = STROKE * sum(group.begins for group in self._groups[1:])
        tiles = sum(len(group.tiles) for group in self._groups) + strokes
        return max(LEAST, int((room - (needed - tiles * self._width)) / tiles))

    def _places(self) -> list[tuple[Tile, QRectF, bool]]:
        width = self._fitting()
        left = float(EDGE)
        top = max(float(EDGE), (self.height() - width * 1.5) / 2)
        places = []
        for place, group in enumerate(self._groups):
            if place and group.begins:
                left += STROKE * width
            for number, tile in enumerate(group.tiles):
                ringed = number == group.ringed
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
