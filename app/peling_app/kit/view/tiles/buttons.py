"""Tiles that can be pressed and dragged among Widgets, and the places that take them."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from peling.core.tiles import Tile
from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.keys import ARROWS
from peling_app.kit.view.pressing import Seen
from peling_app.kit.view.text.retranslate import Worded
from peling_app.kit.view.tiles.painting import draw_tile
from peling_app.platform.settings import TileSet


class DropPlace(Worded):
    """A widget on which a dragged tile can be let go."""

    def set_target(self, *, on: bool) -> None:
        """Show that a dragged tile would be laid here."""
        raise NotImplementedError

    def lay(self, tile: Tile) -> None:
        """Lay a tile here that comes from elsewhere."""
        raise NotImplementedError


class TileButton(Seen, QAbstractButton):
    """A tile that can be pressed or dragged.

    Signals:
        dropped: it was dragged and let go; carries the `DropPlace` under it, or None.
    """

    dropped = Signal(object)

    def __init__(self, theme: Theme, tile: Tile, width: int, parent: QWidget) -> None:
        """Show a tile so wide."""
        super().__init__(parent)
        self._theme = theme
        self.tile = tile
        self.tile_width = width
        self._pressed_at: QPoint | None = None
        self._ghost: QLabel | None = None
        self._under: DropPlace | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where it was pressed."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed_at = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the tile along once it is clear that it is dragged."""
        if self._pressed_at is None:
            super().mouseMoveEvent(event)
            return
        place = event.position().toPoint()
        far = (place - self._pressed_at).manhattanLength() >= QApplication.startDragDistance()
        if self._ghost is None and far:
            self._lift()
        if self._ghost is not None:
            at = self.mapTo(self.window(), place)
            self._ghost.move(at - QPoint(self._ghost.width() // 2, self._ghost.height() // 2))
            self._mark(place_at(self.window(), at))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrows to the palette or the place, which know their order."""
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the tile go, or press it if it was not dragged."""
        self._pressed_at = None
        if self._ghost is None:
            super().mouseReleaseEvent(event)
            return
        self._ghost.hide()
        self._ghost.deleteLater()
        self._ghost = None
        target, self._under = self._under, None
        if target is not None:
            target.set_target(on=False)
        self.setDown(False)
        self.update()
        self.dropped.emit(target)

    def _lift(self) -> None:
        self.setDown(False)
        ghost = QLabel(self.window())
        ghost.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        ghost.setPixmap(
            _lifted(self._theme.tiles, self.tile, round(self.tile_width * 1.06), self.devicePixelRatioF())
        )
        ghost.resize(ghost.sizeHint())
        ghost.show()
        ghost.raise_()
        self._ghost = ghost
        self.update()

    def _mark(self, place: DropPlace | None) -> None:
        if place is self._under:
            return
        for changed, on in ((self._under, False), (place, True)):
            if changed is not None:
                changed.set_target(on=on)
        self._under = place

    @property
    def is_dragged(self) -> bool:
        """Return whether the tile is on its way."""
        return self._ghost is not None


def place_at(window: QWidget, at: QPoint) -> DropPlace | None:
    """Return the place for tiles at a point of a window."""
    found: QWidget | None = window.childAt(at)
    while found is not None and not isinstance(found, DropPlace):
        found = found.parentWidget()
    return found


def _lifted(tiles: TileSet, tile: Tile, width: int, ratio: float) -> QPixmap:
    """Return the picture of a tile that is carried: a little larger, turned by three degrees."""
    side = round(width * 1.5) + 24
    picture = QPixmap(round(side * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = paint.smooth_painter(picture, pictures=True)
    draw_tile(painter, tiles, tile.code, (side - width) / 2, (side - width * 1.5) / 2, width, turned=3)
    painter.end()
    return picture
