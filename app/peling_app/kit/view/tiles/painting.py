"""Paint tiles of a set: one lying open with its shadow, on paper, felt or a door of the start page."""

from __future__ import annotations

from functools import lru_cache
from math import floor
from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from peling_app.kit.model.faces import engraving
from peling_app.kit.view.paint import colour, smooth_painter
from peling_app.kit.view.tiles.wild_mark import wild_corner
from peling_app.platform.resources import SANS, tile_svg
from peling_app.platform.settings import TileSet


@lru_cache(maxsize=512)
def _drawing(name: str, width: int, height: int, ratio: float) -> QImage:
    """Return one layer of a tile as a picture; layers of a face are 120 x 160 units, the body 120 x 180."""
    renderer = QSvgRenderer(QByteArray(tile_svg(name).read_bytes()))
    image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    natural = renderer.defaultSize()
    tall = image.width() * natural.height() / natural.width()
    renderer.render(painter, QRectF(0, 0, image.width(), tall))
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image


@lru_cache(maxsize=256)
def tile_image(tiles: TileSet, picture: str, width: int, ratio: float, *, index: bool = True) -> QImage:
    """Return a tile of a set lying open, of so many pixels' width and one and a half times as high.

    `picture` is named as `peling_app.kit.model.faces.picture_of` does it; a portrait or a back is drawn too.
    The image is everybody's: it is drawn, never drawn upon.
    """
    height = round(width * 1.5)
    if picture in {"back", "stand"}:
        return _drawing(picture, width, height, ratio)
    engraved = engraving(picture, tiles)
    image = QImage(_drawing("body", width, height, ratio))
    painter = QPainter(image)
    for name in engraved.drawings:
        painter.drawImage(QPointF(0, 0), _drawing(name, width, height, ratio))
    if engraved.corner and (index or engraved.is_bonus):
        font = QFont(SANS)
        font.setPixelSize(max(6, round(width * 0.2)))
        font.setWeight(QFont.Weight.ExtraBold)
        painter.setFont(font)
        painter.setPen(QColor(engraved.colour))
        painter.drawText(QPointF(width * 0.05, width * 0.045 + font.pixelSize() * 0.75), engraved.corner)
    if engraved.is_wild:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wild_corner(painter, QRectF(0, 0, width, width * 4 / 3), low=engraved.mark_low)
    painter.end()
    return image


def draw_tile(  # noqa: PLR0913 - a place, a size and how it lies
    painter: QPainter,
    tiles: TileSet,
    picture: str,
    left: float,
    top: float,
    width: int,
    *,
    turned: float = 0,
    index: bool = True,
) -> None:
    """Draw an open tile of a set with its shadow; `turned` in degrees round its centre."""
    ratio = painter.device().devicePixelRatioF()
    image = tile_image(tiles, picture, width, ratio, index=index)
    height = width * 1.5
    painter.save()
    painter.translate(left + width / 2, top + height / 2)
    painter.rotate(turned)
    corner = QPointF(-width / 2, -height / 2)
    to_screen = painter.deviceTransform()
    if to_screen.m11() == to_screen.m22() == ratio and to_screen.m12() == to_screen.m21() == 0:
        _lay_shadow(painter, to_screen.map(corner), width, ratio)
    else:
        _paint_shadow(painter, corner, width)
    painter.drawImage(corner, image)
    painter.restore()


SHADOW_ROOM = 5
"""Pixels round a tile that its shadow may darken."""


def _lay_shadow(painter: QPainter, corner: QPointF, width: int, ratio: float) -> None:
    """Draw the shadow of a tile that lies straight, its `corner` in pixels of the screen, by a picture.

    To draw its round edges for each tile would take longer than the tile.
    """
    x, y = floor(corner.x()), floor(corner.y())
    picture = _shadow(width, ratio, corner.x() - x, corner.y() - y)
    from_screen, _ = painter.deviceTransform().inverted()
    room = round(SHADOW_ROOM * ratio)
    painter.drawImage(from_screen.map(QPointF(x - room, y - room)), picture)


@lru_cache(maxsize=64)
def _shadow(width: int, ratio: float, beyond_x: float, beyond_y: float) -> QImage:
    """Return the shadow of a tile whose corner lies so far beyond that of a pixel."""
    sides = QSize(width, round(width * 1.5)) + QSize(2 * SHADOW_ROOM + 1, 2 * SHADOW_ROOM + 1)
    image = QImage(sides * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = smooth_painter(image)
    room = round(SHADOW_ROOM * ratio)
    _paint_shadow(painter, QPointF(room + beyond_x, room + beyond_y) / ratio, width)
    painter.end()
    return image


def _paint_shadow(painter: QPainter, corner: QPointF, width: int) -> None:
    """Paint the shadow of a tile with this upper left corner, in the light from the upper left of the board.

    A dark line where the tile touches what it lies on, and a soft one below and at the right.
    """
    body = QRectF(corner.x(), corner.y(), width, width * 1.5)
    unit = min(1.25, max(0.6, width / 34))
    painter.setPen(Qt.PenStyle.NoPen)
    for across, down, grown, alpha in _RINGS:
        grow = grown * unit
        painter.setBrush(colour("#000000", alpha))
        ring = body.translated(across * unit, down * unit).adjusted(-grow, -grow, grow, grow)
        painter.drawRoundedRect(ring, width * 0.1 + grow, width * 0.1 + grow)


_RINGS: Final = (
    *((1.5, 2.6, grown, 0.055) for grown in (1.3, 0.7, 0.1, -0.5, -1.1)),
    *((0.8, 1, grown, 0.08) for grown in (0.4, -0.1)),
)
"""How far each layer of a shadow is moved across and down, how much it is grown, and how dark it is."""
