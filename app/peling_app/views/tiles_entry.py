"""Enter a hand by drag, click or key: its places in lines.

The places and the palette (`views.tile_palette`) know nothing of each other: whoever has both connects the
palette's tiles with the hand that is being filled, and tells the palette how many are left. So one palette
serves one hand or four.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from peling.draft import Place
from peling_app.viewmodels.theme import Theme
from peling_app.viewmodels.tiles_entry import HandDraft
from peling_app.views.shell.retranslate import Worded
from peling_app.views.tile_places import TilePlace


class HandEntry(Worded):
    """The places of one hand, in lines as there is room; a tile laid in one is laid in the hand's model."""

    SPACE: Final = 12

    def __init__(
        self,
        model: HandDraft,
        theme: Theme,
        places: Sequence[Place] = tuple(Place),
        parent: QWidget | None = None,
    ) -> None:
        """Show these places of a hand."""
        super().__init__(parent)
        self._model = model
        self.places = {place: TilePlace(model, place, theme, self) for place in places}
        for place in self.places.values():
            place.stepped.connect(lambda step, place=place: self._step(place, step))
        self.setFocusProxy(self.places[places[0]])
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        model.changed.connect(self._lay_out)
        theme.changed.connect(self._lay_out)
        self._lay_out()

    def set_tile_width(self, width: int) -> None:
        """Show the tiles in another size."""
        for place in self.places.values():
            place.set_tile_width(width)
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the places in as many lines as they need."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        left = top = high = 0
        for place in self.places.values():
            size = place.sizeHint()
            if left and left + size.width() > self.width():
                left, top = 0, top + high + 4
            place.setGeometry(QRect(QPoint(left, top), size))
            left += size.width() + self.SPACE
            high = size.height()
        self.setFixedHeight(top + high)

    def _step(self, place: TilePlace, step: int) -> None:
        order = list(self.places.values())
        target = order[(order.index(place) + step) % len(order)]
        target.setFocus(Qt.FocusReason.TabFocusReason)
