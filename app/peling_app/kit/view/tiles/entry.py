"""Enter a hand by drag, click or key: its places in lines.

The places and the palette (`views.tile_palette`) know nothing of each other: whoever has both connects the
palette's tiles with the hand that is being filled, and tells the palette how many are left. So one palette
serves one hand or four.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from peling.rules.draft import HAND, Place
from peling_app.kit.model.theme import Theme
from peling_app.kit.model.tiles_entry import EnteredHand
from peling_app.kit.view.layouts import across
from peling_app.kit.view.text.flow import follow_width
from peling_app.kit.view.text.retranslate import Worded
from peling_app.kit.view.tiles.laid import Room
from peling_app.kit.view.tiles.palette import TILE
from peling_app.kit.view.tiles.places import GAP, TilePlace

LEAST_TILE: Final = 3
"""So narrow tiles become where there are more of them than a hand can have: of each kind a four has room."""
MOST_TILES: Final = 16
MOST_GAPS: Final = 60
"""Four kongs are what a place can hold in a game, with the gaps between them and its edges in pixels."""


class HandEntry(Worded):
    """The places of one hand, in lines as there is room; a tile laid in one is laid in the hand's model."""

    SPACE: Final = 12

    def __init__(
        self,
        model: EnteredHand,
        theme: Theme,
        places: Sequence[Place] = HAND,
        parent: QWidget | None = None,
        *,
        room: Room = Room.FOR_ALL,
    ) -> None:
        """Show these places of a hand, each with so much room for tiles to come."""
        super().__init__(parent)
        self._model = model
        self._tile = TILE
        self._at: dict[int, list[QRect]] = {}
        self.places = {place: TilePlace(model, place, theme, self, room=room) for place in places}
        for place in self.places.values():
            place.stepped.connect(lambda step, place=place: self._step(place, step))
            place.crossed.connect(lambda step, place=place: self._cross(place, step))
        self.setFocusProxy(self.places[places[0]])
        follow_width(self)
        model.changed.connect(self._change)
        theme.changed.connect(self._change)
        self._change()

    def set_tile_width(self, width: int) -> None:
        """Show the tiles in another size."""
        self._tile = width
        self._change()

    def call(self, place: Place, name: str) -> None:
        """Call a place by another name, see `TilePlace.call`."""
        self.places[place].call(name)
        self._change()

    def set_owner(self, name: str) -> None:
        """Say in each place whose it is, see `TilePlace.set_owner`."""
        for place in self.places.values():
            place.set_owner(name)

    def set_rests(self, *, on: bool) -> None:
        """Show no mark of what is being filled: that is another hand."""
        for place in self.places.values():
            place.set_rests(on=on)

    def show_place(self, place: Place, *, on: bool) -> None:
        """Offer a place, or leave it out."""
        if on is self.places[place].isHidden():
            self.places[place].setVisible(on)
            self._change()

    def hasHeightForWidth(self) -> bool:
        """Say that a narrow hand is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the lines that the places need."""
        return max((area.bottom() + 1 for area in self.areas(width)), default=0)

    def sizeHint(self) -> QSize:
        """Return the room for all places in one line."""
        sizes = [place.size_at(self._tile) for place in self._offered()]
        return QSize(sum(size.width() + self.SPACE for size in sizes), max(size.height() for size in sizes))

    def minimumSizeHint(self) -> QSize:
        """Return the room for the widest place; the height follows from the width.

        With more tiles than a hand can have in one place these are narrower instead.
        """
        sizes = [place.size_at(self._tile) for place in self._offered()]
        most = MOST_TILES * (self._tile + GAP) + MOST_GAPS
        return QSize(min(most, max(size.width() for size in sizes)), max(size.height() for size in sizes))

    def retranslate(self) -> None:
        """Make room for the words over the places in the present language."""
        self._change()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the places in as many lines as they need."""
        super().resizeEvent(event)
        self._lay_out()

    def _change(self) -> None:
        """Ask for the room that the places now need, and lay them out in what there is."""
        self._at.clear()
        self.updateGeometry()
        self._lay_out()

    def _lay_out(self) -> None:
        for place, area in zip(self._offered(), self.areas(self.width()), strict=True):
            place.set_tile_width(self._fitting(place, self.width()))
            place.setGeometry(area)

    def areas(self, width: int) -> list[QRect]:
        """Return where the places lie in a hand of this width; layouts ask that many times over."""
        if width not in self._at:
            self._at[width] = self.reckon(width)
        return self._at[width]

    def reckon(self, width: int) -> list[QRect]:
        """Return the places of the parts in this width."""
        areas = []
        left = top = high = 0
        for place in self._offered():
            size = place.size_at(self._fitting(place, width))
            if not size.width():
                areas.append(QRect(QPoint(left, top), size))
                continue
            if left and left + size.width() > width:
                left, top, high = 0, top + high + 4, 0
            areas.append(QRect(QPoint(left, top), size))
            left += size.width() + self.SPACE
            high = max(high, size.height())
        return areas

    def _fitting(self, place: TilePlace, width: int) -> int:
        """Return the width of tiles with which a place is no wider than the hand."""
        wide = place.widths()
        return next((tile for tile in range(self._tile, LEAST_TILE, -1) if wide(tile) <= width), LEAST_TILE)

    def _offered(self) -> list[TilePlace]:
        """Return the places that are not left out."""
        return [place for place in self.places.values() if not place.isHidden()]

    def _step(self, place: TilePlace, step: int) -> None:
        order = [one for one in self._offered() if one.width()]
        target = order[(order.index(place) + step) % len(order)]
        target.setFocus(Qt.FocusReason.TabFocusReason)

    def _cross(self, place: TilePlace, step: int) -> None:
        """Go to the place over this one or below it, in this hand or in another one on the page."""
        places = self.window().findChildren(TilePlace)
        target = across(place, [one for one in places if one.isVisible() and one.width()], step)
        if target is not None:
            target.setFocus(Qt.FocusReason.TabFocusReason)
