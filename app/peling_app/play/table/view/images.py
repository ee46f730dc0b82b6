"""Paint the pictures of the board: tiles, racks, wall, baize, dashes and signs.

QML asks by address, for example ``image://board/tile/C5/i`` with `sourceSize` in device pixels, and gets one
finished picture, so that a redraw copies pixels and paints nothing. The tiles are the SVG assets; shadows and
gradients are painted here once for each size and kept.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen
from PySide6.QtQuick import QQuickImageProvider
from PySide6.QtSvg import QSvgRenderer

from peling_app.kit.model.faces import Engraving, engraving
from peling_app.kit.view import paint
from peling_app.kit.view.tiles.wild_mark import wild_corner
from peling_app.platform.settings import TileSet
from peling_app.play.table.view.felt import table_of
from peling_app.play.table.view.painting import (
    blank,
    draw_sign,
    greyed,
    lying_body,
    soft_shadow,
    turn_face,
    veil_of,
)
from peling_app.play.table.view.pieces import glow_of, print_of, side_rack_tile, stack_of

MARGIN: Final = 0.18
"""Room for the shadow around a tile, in widths of the tile."""

GLOW: Final = 0.5
"""Reach of the light round a tile that may be claimed, in widths of the tile."""

KEPT: Final = 24_000_000
"""How many bytes of pictures are kept: every face in the sizes of one table, twice over."""

_HIGHLIGHT: Final = "#FFFDF6"


class BoardImages(QQuickImageProvider):
    """The pictures of the board, by address.

    Addresses (sizes are those of the picture, the margin for shadows included):

    - ``tile/<face>/<flags>``: an open tile. Flags: ``i`` corner index, ``g`` greyed, ``n`` from the set with
      large numerals, ``1 2 3`` quarter turns. Face ``back`` is a tile face down. Bonus tiles always bear a
      number: ``tile/Fl2.4/i`` is the drawing Fl2 with number 4. A face that ends in ``-wild`` has the brass
      corner of a wild tile.
    - ``bare/<form>``: a tile with nothing engraved, from which those are made: ``body``, ``lying``, ``back``.
    - ``stand/<side>/<margin>``: one tile in a rack, seen from outside: ``top``, ``left``, ``right``; with so
      much room for its shadow at every side.
    - ``stack/<tiles>/<layer>``: a stack of the wall: ``1``, ``2``, or ``loose`` for a loose tile on top of
      it; each tile so thick.
    - ``table/<frame>/<look>/<ratio>``: rosewood, brass and felt; frame in pixels of the page, look as
      `peling_app.kit.theme.table_look` has it, ratio in device pixels to one of the page.
    - ``print/<way>/<line>``: what a claimed tile leaves, with an arrow ``up``, ``right``, ``down``, ``left``.
    - ``glow``: the light round a tile that may be claimed.
    - ``veil``: what dims the court at the end of a deal.
    - ``dash/<colour>/<alpha>/<line>/<radius>``: a dashed rounded outline.
    - ``glyph/<face>/<colour>``: the engraving of a tile in one colour, without the tile.
    - ``sign/<name>/<colour>``: a small drawn sign: cross, hourglass, undo, arrow.
    """

    def __init__(self, assets: Path) -> None:
        """Read SVG files from the folder `assets`/tiles."""
        super().__init__(QQuickImageProvider.ImageType.Image)
        self._tiles = assets / "tiles"
        self._renderers: dict[str, QSvgRenderer] = {}
        self._kept: OrderedDict[tuple[str, int, int], QImage] = OrderedDict()
        self._bytes = 0
        self._painters: dict[str, Callable[[list[str], QSize], QImage]] = {
            "tile": self._tile,
            "bare": self._bare,
            "stand": self._stand,
            "stack": self._stack,
            "table": self._table,
            "print": self._print,
            "glow": self._glow,
            "veil": self._veil,
            "dash": self._dash,
            "glyph": self._glyph,
            "sign": self._sign,
        }

    def requestImage(self, address: str, size: QSize, requested: QSize) -> QImage:
        """Return the picture for an address at the requested size in device pixels."""
        image = self._picture(address, QSize(max(1, requested.width()), max(1, requested.height())))
        size.setWidth(image.width())
        size.setHeight(image.height())
        return image

    def _picture(self, address: str, wanted: QSize) -> QImage:
        key = (address, wanted.width(), wanted.height())
        image = self._kept.get(key)
        if image is None:
            kind, *rest = address.split("/")
            image = self._painters[kind](rest, wanted)
            self._keep(key, image)
        else:
            self._kept.move_to_end(key)
        return image

    def _keep(self, key: tuple[str, int, int], image: QImage) -> None:
        """Keep a picture and drop those that were not asked for the longest; a whole table is not kept."""
        if image.sizeInBytes() > KEPT // 20:
            return
        self._kept[key] = image
        self._bytes += image.sizeInBytes()
        while self._bytes > KEPT:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= dropped.sizeInBytes()

    # -- tiles ---------------------------------------------------------------------------------------------

    def _tile(self, rest: list[str], size: QSize) -> QImage:
        face = rest[0]
        flags = rest[1] if len(rest) > 1 else ""
        turn = next((int(flag) for flag in flags if flag.isdigit()), 0)
        form = "lying" if turn % 2 == 1 else "back" if face == "back" else "body"
        # Shadow and body are most of the work, and the same for all faces of a size.
        image = QImage(self._picture(f"bare/{form}", size))
        if face != "back":
            unit, body = _inside(size, lying=form == "lying")
            with paint.smooth_painter(image, pictures=True) as painter:
                top = QRectF(0, 0, unit, unit * 160 / 120)
                painter.translate(body.x(), body.y())
                turn_face(painter, turn, unit)
                tiles = TileSet.NUMERALS if "n" in flags else TileSet.ENGRAVED
                self._engrave(painter, engraving(face, tiles), top, with_index="i" in flags)
        return greyed(image) if "g" in flags else image

    def _bare(self, rest: list[str], size: QSize) -> QImage:
        lying = rest[0] == "lying"
        image = blank(size)
        unit, body = _inside(size, lying=lying)
        with paint.smooth_painter(image, pictures=True) as painter:
            soft_shadow(painter, body.adjusted(unit * 0.03, body.height() * 0.2, -unit * 0.03, 0), unit)
            if lying:
                lying_body(painter, body, unit)
            else:
                self._render(rest[0], painter, body)
        return image

    def _engrave(self, painter: QPainter, engraved: Engraving, place: QRectF, *, with_index: bool) -> None:
        for drawing in engraved.drawings:
            self._render(drawing, painter, place)
        if engraved.corner and (with_index or engraved.is_bonus):
            # Flowers and seasons take their number from the rule book; it is never switched off.
            pixels = max(place.width() * 0.2, 1.0)
            font = QFont("Lato")
            font.setWeight(QFont.Weight.ExtraBold)
            font.setPixelSize(max(1, round(pixels)))
            painter.setFont(font)
            painter.setPen(QColor(engraved.colour))
            corner = QPointF(place.width() * 0.055, place.width() * 0.042 + pixels * 0.8)
            painter.drawText(corner, engraved.corner)
        if engraved.is_wild:
            wild_corner(painter, place, low=engraved.mark_low)

    def _stand(self, rest: list[str], size: QSize) -> QImage:
        side, margin = rest[0], float(rest[1])
        image = blank(size)
        with paint.smooth_painter(image, pictures=True) as painter:
            if side == "top":
                body = QRectF(margin, margin, size.width() - 2 * margin, size.height() - 2 * margin)
                unit = body.width()
                soft_shadow(painter, body.adjusted(0, body.height() * 0.3, 0, 0), unit * 1.3)
                self._render("stand", painter, body)
            else:
                side_rack_tile(painter, size, side, margin)
        return image

    def _glyph(self, rest: list[str], size: QSize) -> QImage:
        image = blank(size)
        svg = (self._tiles / f"{rest[0]}.svg").read_text(encoding="utf-8")
        bare = re.sub(rf'<path[^>]*fill="{_HIGHLIGHT}"[^>]*/>', "", svg)
        thin = re.sub(r'stroke-width="[^"]*"', 'stroke-width="1"', bare)
        coloured = re.sub(r'(fill|stroke)="#[0-9A-Fa-f]{6}"', rf'\1="#{rest[1]}"', thin)
        with paint.smooth_painter(image, pictures=True) as painter:
            renderer = QSvgRenderer(QByteArray(coloured.encode()))
            # The engraving is about 104 of the 160 units high and sits in the middle of the face.
            high = size.height() * 160 / 108
            wide = high * 120 / 160
            renderer.render(
                painter,
                QRectF((size.width() - wide) / 2, size.height() / 2 - high * 83 / 160, wide, high),
            )
        return image

    def _render(self, name: str, painter: QPainter, place: QRectF) -> None:
        renderer = self._renderers.get(name)
        if renderer is None:
            renderer = self._renderers[name] = QSvgRenderer(str(self._tiles / f"{name}.svg"))
        renderer.render(painter, place)

    # -- wall and table --------------------------------------------------------------------------------------

    def _stack(self, rest: list[str], size: QSize) -> QImage:
        """Paint a stack of the wall with room for its shadow, see `stack_of`."""
        image = blank(size)
        with paint.smooth_painter(image, pictures=True) as painter:
            stack_of(painter, size, rest[0], float(rest[1]))
        return image

    def _table(self, rest: list[str], size: QSize) -> QImage:
        frame, look, ratio = float(rest[0]), rest[1], float(rest[2])
        image = QImage(size, QImage.Format.Format_RGB32)
        with paint.smooth_painter(image, pictures=True) as painter:
            room = QRectF(0, 0, size.width(), size.height())
            table_of(painter, room, frame * ratio, look, ratio)
        return image

    def _print(self, rest: list[str], size: QSize) -> QImage:
        image = blank(size)
        with paint.smooth_painter(image) as painter:
            print_of(painter, size, rest[0], float(rest[1]))
        return image

    def _glow(self, rest: list[str], size: QSize) -> QImage:
        del rest
        image = blank(size)
        with paint.smooth_painter(image) as painter:
            glow_of(painter, size, GLOW)
        return image

    def _veil(self, rest: list[str], size: QSize) -> QImage:
        del rest
        return veil_of(size)

    def _dash(self, rest: list[str], size: QSize) -> QImage:
        colour, alpha, line, radius = QColor(f"#{rest[0]}"), float(rest[1]), float(rest[2]), float(rest[3])
        colour.setAlphaF(alpha)
        image = blank(size)
        with paint.smooth_painter(image, pictures=True) as painter:
            pen = QPen(colour, line)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setDashPattern([3.0, 2.4] if line > 1.5 else [4.0, 3.0])
            painter.setPen(pen)
            half = line / 2
            painter.drawRoundedRect(
                QRectF(half, half, size.width() - line, size.height() - line), radius, radius
            )
        return image

    def _sign(self, rest: list[str], size: QSize) -> QImage:
        image = blank(size)
        with paint.smooth_painter(image, pictures=True) as painter:
            painter.scale(size.width() / 20, size.height() / 20)
            draw_sign(painter, rest[0], QColor(f"#{rest[1]}"))
        return image


def _inside(size: QSize, *, lying: bool) -> tuple[float, QRectF]:
    """Return the width of an upright tile and the place of the body in a picture of this size."""
    # A turned tile is 160 wide and 120 + 20 high, so its width is 1.6 of the upright tile's.
    unit = size.width() / (160 / 120 + 2 * MARGIN) if lying else size.width() / (1 + 2 * MARGIN)
    edge = MARGIN * unit
    return unit, QRectF(edge, edge, size.width() - 2 * edge, size.height() - 2 * edge)
