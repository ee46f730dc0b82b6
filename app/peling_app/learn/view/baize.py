"""A box of baize in a frame of rosewood, for tiles on a page of paper."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from peling.core.tiles import Tile
from peling_app.kit.model.faces import OF_TABLES
from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import Baize
from peling_app.kit.view import paint
from peling_app.kit.view.tiles.painting import draw_tile

FRAME = 11
"""Pixels of rosewood on each side."""
BAIZE = Baize()


class BaizeBox(QWidget):
    """A frame of rosewood with baize in it; its layout needs `FRAME` more of margin."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty box."""
        super().__init__(parent)
        self._theme = theme
        theme.changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint frame and baize."""
        painter = paint.smooth_painter(self)
        area = QRectF(self.rect())
        painter.fillRect(area, paint.vertical_gradient(area, BAIZE.rosewood, BAIZE.rosewood_dark))
        felt = area.adjusted(FRAME, FRAME, -FRAME, -FRAME)
        paint.baize_ground(painter, felt, self._theme.felt)


class BareTile(QWidget):
    """One large tile to read, as real tiles are engraved, without its index.

    Large numerals would name it. For a screen reader its face is described, not named.
    """

    def __init__(self, width: int, parent: QWidget | None = None) -> None:
        """Show no tile yet."""
        super().__init__(parent)
        self._width = width
        self._tile: Tile | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_tile(self, tile: Tile | None, looks_like: str) -> None:
        """Show a tile, described in words; None: nothing."""
        self._tile = tile
        self.setAccessibleName(looks_like)
        self.update()

    def set_tile_width(self, width: int) -> None:
        """Show it in another size."""
        self._width = width
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for the tile and its shadow."""
        return QSize(self._width + 24, round(self._width * 1.5) + 28)

    def minimumSizeHint(self) -> QSize:
        """Return the same: the tile is the question."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the tile in the middle."""
        if self._tile is None:
            return
        painter = paint.smooth_painter(self, pictures=True)
        left = round((self.width() - self._width) / 2)
        top = round((self.height() - self._width * 1.5) / 2)
        draw_tile(painter, OF_TABLES, self._tile.code, left, top, self._width, index=False)
