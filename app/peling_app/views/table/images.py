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
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)
from PySide6.QtQuick import QQuickImageProvider
from PySide6.QtSvg import QSvgRenderer

MARGIN: Final = 0.18
"""Room for the shadow around a tile, in widths of the tile."""

KEPT: Final = 24_000_000
"""How many bytes of pictures are kept: every face in the sizes of one table, twice over."""

_INDEX_COLOURS: Final = {"B": "#1B6545", "G": "#1B6545", "R": "#A2241D", "F": "#1B6545", "S": "#A2241D"}
_DARK: Final = "#1D2C47"
_HIGHLIGHT: Final = "#FFFDF6"


def index_of(face: str) -> str:
    """Return what stands in the corner of a tile: a number, or the letter of a wind or dragon.

    >>> index_of("C5"), index_of("Wh"), index_of("Fl3")
    ('5', 'Wh', '3')
    """
    return face[-1] if face[-1].isdigit() else face


def index_colour(face: str) -> str:
    """Return the colour of the corner index, that of the engraving.

    >>> index_colour("S"), index_colour("Se2")
    ('#1D2C47', '#A2241D')
    """
    if len(face) == 1 and face in "SE":
        return _DARK
    return _INDEX_COLOURS.get(face[0], _DARK)


class BoardImages(QQuickImageProvider):
    """The pictures of the board, by address.

    Addresses (sizes are those of the picture, the margin for shadows included):

    - ``tile/<face>/<flags>``: an open tile. Flags: ``i`` corner index, ``g`` greyed, ``1 2 3`` quarter turns.
      Face ``back`` is a tile face down. Bonus tiles always bear a number:
      ``tile/Fl2.4/i`` is the drawing Fl2 with the number 4.
    - ``stand/<side>``: one tile in a rack, seen from outside: ``top``, ``left``, ``right``.
    - ``stack/<tiles>``: a stack of the wall: ``1``, ``2``, or ``loose`` for a loose tile on top of it.
    - ``table/<frame>/<flat>``: rosewood, brass and baize; frame in pixels, flat ``1`` without gradients.
    - ``dash/<colour>/<alpha>/<line>/<radius>``: a dashed rounded outline.
    - ``glyph/<face>/<colour>``: the engraving of a tile in one colour, without the tile.
    - ``sign/<name>/<colour>``: a small drawn sign: cross, hourglass, pointer, undo, arrow.
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
            "stand": self._stand,
            "stack": self._stack,
            "table": self._table,
            "dash": self._dash,
            "glyph": self._glyph,
            "sign": self._sign,
        }

    def requestImage(self, address: str, size: QSize, requested: QSize) -> QImage:
        """Return the picture for an address at the requested size in device pixels."""
        wanted = QSize(max(1, requested.width()), max(1, requested.height()))
        key = (address, wanted.width(), wanted.height())
        image = self._kept.get(key)
        if image is None:
            kind, *rest = address.split("/")
            image = self._painters[kind](rest, wanted)
            self._keep(key, image)
        else:
            self._kept.move_to_end(key)
        size.setWidth(image.width())
        size.setHeight(image.height())
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
        face, flags = rest[0], rest[1] if len(rest) > 1 else ""
        turn = next((int(flag) for flag in flags if flag.isdigit()), 0)
        image = _blank(size)
        lying = turn % 2 == 1
        # A turned tile is 160 wide and 120 + 20 high, so its width is 1.6 of the upright tile's.
        unit = size.width() / (160 / 120 + 2 * MARGIN) if lying else size.width() / (1 + 2 * MARGIN)
        edge = MARGIN * unit
        body = QRectF(edge, edge, size.width() - 2 * edge, size.height() - 2 * edge)
        with QPainter(image) as painter:
            _smooth(painter)
            _shadow(painter, body.adjusted(unit * 0.02, body.height() * 0.3, -unit * 0.02, unit * 0.01), unit)
            if lying:
                _lying_body(painter, body, unit)
            else:
                self._render("back" if face == "back" else "body", painter, body)
            if face != "back":
                top = QRectF(0, 0, unit, unit * 160 / 120)
                painter.translate(body.x(), body.y())
                _turn(painter, turn, unit)
                self._engrave(painter, face, top, with_index="i" in flags)
        return _greyed(image) if "g" in flags else image

    def _engrave(self, painter: QPainter, face: str, place: QRectF, *, with_index: bool) -> None:
        drawing, _, number = face.partition(".")
        self._render(drawing, painter, place)
        bonus = drawing.startswith(("Fl", "Se"))
        if with_index or bonus:
            # Flowers and seasons take their number from the rule book; it is never switched off.
            pixels = max(place.width() * 0.2, 1.0)
            font = QFont("Lato")
            font.setWeight(QFont.Weight.ExtraBold)
            font.setPixelSize(max(1, round(pixels)))
            painter.setFont(font)
            painter.setPen(QColor(index_colour(drawing)))
            corner = QPointF(place.width() * 0.055, place.width() * 0.042 + pixels * 0.8)
            painter.drawText(corner, number or index_of(drawing))

    def _stand(self, rest: list[str], size: QSize) -> QImage:
        image = _blank(size)
        with QPainter(image) as painter:
            _smooth(painter)
            if rest[0] == "top":
                edge = size.width() * MARGIN / (1 + 2 * MARGIN)
                unit = size.width() - 2 * edge
                body = QRectF(edge, edge, unit, unit * 160 / 120)
                _shadow(painter, body.adjusted(0, body.height() * 0.3, 0, unit * 0.06), unit * 1.3)
                self._render("stand", painter, body)
            else:
                _side_rack_tile(painter, QRectF(0, 0, size.width(), size.height()), rest[0])
        return image

    def _glyph(self, rest: list[str], size: QSize) -> QImage:
        image = _blank(size)
        svg = (self._tiles / f"{rest[0]}.svg").read_text(encoding="utf-8")
        bare = re.sub(rf'<path[^>]*fill="{_HIGHLIGHT}"[^>]*/>', "", svg)
        thin = re.sub(r'stroke-width="[^"]*"', 'stroke-width="1"', bare)
        coloured = re.sub(r'(fill|stroke)="#[0-9A-Fa-f]{6}"', rf'\1="#{rest[1]}"', thin)
        with QPainter(image) as painter:
            _smooth(painter)
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
        """Paint a stack: the picture is (w + 2 m) x (h + 3 m), m a fifth of the lesser design side 23."""
        image = _blank(size)
        with QPainter(image) as painter:
            _smooth(painter)
            _stack_of(painter, size, rest[0])
        return image

    def _table(self, rest: list[str], size: QSize) -> QImage:
        frame, flat = float(rest[0]), rest[1] == "1"
        image = QImage(size, QImage.Format.Format_RGB32)
        with QPainter(image) as painter:
            _smooth(painter)
            _frame_and_baize(painter, QRectF(0, 0, size.width(), size.height()), frame, flat=flat)
        return image

    def _dash(self, rest: list[str], size: QSize) -> QImage:
        colour, alpha, line, radius = QColor(f"#{rest[0]}"), float(rest[1]), float(rest[2]), float(rest[3])
        colour.setAlphaF(alpha)
        image = _blank(size)
        with QPainter(image) as painter:
            _smooth(painter)
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
        image = _blank(size)
        with QPainter(image) as painter:
            _smooth(painter)
            painter.scale(size.width() / 20, size.height() / 20)
            _draw_sign(painter, rest[0], QColor(f"#{rest[1]}"))
        return image


def _blank(size: QSize) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _smooth(painter: QPainter) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)


def _turn(painter: QPainter, turn: int, unit: float) -> None:
    """Turn a face of `unit` width by quarter turns inside the top of its body."""
    high = unit * 160 / 120
    match turn:
        case 1:
            painter.translate(high, 0)
            painter.rotate(90)
        case 2:
            painter.translate(unit, high)
            painter.rotate(180)
        case 3:
            painter.translate(0, unit)
            painter.rotate(270)
        case _:
            pass


def _greyed(image: QImage) -> QImage:
    """Return the picture with a quarter of its colour and three quarters of its light; its shape stays."""
    grey = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    veil = QImage(image.size(), QImage.Format.Format_ARGB32_Premultiplied)
    veil.fill(QColor(110, 110, 110, 150))
    with QPainter(grey) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        painter.drawImage(0, 0, veil)
    return grey


def _shadow(painter: QPainter, box: QRectF, unit: float) -> None:
    """Paint a soft shadow, 0 3 6 at .38 for a tile 40 wide, as rings of little weight."""
    blur, drop = unit * 0.13, unit * 0.07
    rings = 9
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 15))
    for ring in range(rings):
        grow = blur * (1 - 2 * ring / (rings - 1)) * 0.9
        box_grown = box.translated(0, drop).adjusted(-grow, -grow, grow, grow)
        radius = max(unit * 0.1 + grow, 0.5)
        painter.drawRoundedRect(box_grown, radius, radius)
    painter.restore()


def _gradient(start: QPointF, end: QPointF, *stops: tuple[float, str]) -> QBrush:
    gradient = QLinearGradient(start, end)
    for place, colour in stops:
        gradient.setColorAt(place, QColor(colour))
    return QBrush(gradient)


def _lying_body(painter: QPainter, body: QRectF, unit: float) -> None:
    """Paint the body of a tile that lies on its side: the same layers as body.svg, 160 wide."""
    k = unit / 120
    painter.save()
    painter.translate(body.topLeft())
    painter.scale(k, k)
    painter.setPen(Qt.PenStyle.NoPen)
    layers = (
        (22.0, 118.0, _gradient(QPointF(0, 22), QPointF(0, 140), (0, "#A87637"), (1, "#7E5526"))),
        (12.0, 118.0, _gradient(QPointF(0, 12), QPointF(0, 130), (0, "#E3D4B0"), (1, "#CDBA8F"))),
        (
            0.0,
            121.0,
            _gradient(QPointF(0, 0), QPointF(56, 121), (0, "#FDF8EA"), (0.55, "#F7EFDC"), (1, "#EFE4CA")),
        ),
    )
    for top, high, brush in layers:
        painter.setBrush(brush)
        painter.drawRoundedRect(QRectF(0, top, 160, high), 12, 12)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#B9A679"), 1))
    painter.drawRoundedRect(QRectF(0.5, 0.5, 159, 120), 11.5, 11.5)
    painter.restore()


def _side_rack_tile(painter: QPainter, box: QRectF, side: str) -> None:
    """Paint a tile in a rack at the side: ivory outside, bamboo towards the table."""
    inner = box.adjusted(0.5, 0.5, -0.5, -0.5)
    left, right = QPointF(box.left(), 0), QPointF(box.right(), 0)
    start, end = (left, right) if side == "left" else (right, left)
    painter.setBrush(
        _gradient(
            start,
            end,
            (0, "#EADBB8"),
            (0.214, "#EADBB8"),
            (0.215, "#C79856"),
            (0.216, "#C79856"),
            (1, "#A87637"),
        )
    )
    painter.setPen(QPen(QColor("#6f4a1f"), max(1.0, box.height() / 26)))
    radius = box.height() * 0.12
    painter.drawRoundedRect(inner, radius, radius)


def _stack_of(painter: QPainter, size: QSize, form: str) -> None:
    # The picture of a stack is drawn on 1.3 times its width; see Wall.qml.
    unit = size.width() / 1.3
    edge = (size.width() - unit) / 2
    line = max(1.0, unit / 29)
    thick = unit * 0.07
    levels = {"1": 1, "2": 2, "loose": 1}[form]
    room = size.height() - 2 * edge - 2 * 3 * thick
    face = QRectF(edge, edge, unit, room)
    radius = unit * 0.1
    painter.setPen(Qt.PenStyle.NoPen)
    drop = face.translated(0, thick * 2.2 * levels)
    painter.setBrush(QColor(0, 0, 0, 17))
    for ring in range(7):
        grow = edge * 0.55 * (1 - ring / 3)
        painter.drawRoundedRect(drop.adjusted(-grow, -grow, grow, grow + thick), radius, radius)
    for level in range(levels - 1, -1, -1):
        lower = thick * 2.6 * level + thick
        painter.setBrush(QColor("#E0D0A8"))
        painter.drawRoundedRect(face.translated(0, lower + thick * 1.1), radius, radius)
        painter.setBrush(QColor("#8B5E2A"))
        painter.drawRoundedRect(face.translated(0, lower), radius, radius)
    light = ("#D9AF70", "#BF9150") if form == "loose" else ("#CDA05E", "#B4843F")
    painter.setBrush(_gradient(face.topLeft(), face.bottomRight(), (0, light[0]), (1, light[1])))
    painter.setPen(QPen(QColor("#7A5224"), line))
    half = line / 2
    painter.drawRoundedRect(face.adjusted(half, half, -half, -half), radius, radius)


def _frame_and_baize(painter: QPainter, box: QRectF, frame: float, *, flat: bool) -> None:
    rosewood = _gradient(
        box.topLeft(), box.topRight(), (0, "#6B3022"), (0.3, "#4E2118"), (0.6, "#5D281C"), (1, "#48200f")
    )
    painter.fillRect(box, QColor("#4E2118") if flat else rosewood)
    line = max(1.0, frame / 15)
    painter.setPen(QPen(QColor("#2a100a"), line))
    half = line / 2
    painter.drawRect(box.adjusted(half, half, -half, -half))
    painter.fillRect(QRectF(box.x() + line, box.y() + line, box.width() - 2 * line, line), QColor("#8b4a36"))
    baize = box.adjusted(frame, frame, -frame, -frame)
    if flat:
        painter.fillRect(baize, QColor("#184234"))
    else:
        # CSS: ellipse at 50% 42%, out to the farthest corner.
        centre = QPointF(baize.center().x(), baize.y() + baize.height() * 0.42)
        wide, high = baize.width() / 2, baize.height() * 0.58
        reach = 2**0.5
        radial = QRadialGradient(QPointF(0, 0), wide * reach)
        for place, colour in ((0.0, "#2C6550"), (0.45, "#225641"), (1.0, "#184234")):
            radial.setColorAt(place, QColor(colour))
        painter.save()
        painter.setClipRect(baize)
        painter.translate(centre)
        painter.scale(1, high / wide)
        far = wide * 4
        painter.fillRect(QRectF(-far, -far, 2 * far, 2 * far), QBrush(radial))
        painter.restore()
        _inner_shadow(painter, baize, frame * 1.6)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    rim = QColor(10, 30, 22, 140)
    painter.setPen(QPen(rim, line * 2.5))
    inset = line * 2.75
    painter.drawRect(baize.adjusted(inset, inset, -inset, -inset))
    brass = line * 1.5
    painter.setPen(QPen(QColor("#B8924A"), brass))
    painter.drawRect(baize.adjusted(brass / 2, brass / 2, -brass / 2, -brass / 2))


def _inner_shadow(painter: QPainter, baize: QRectF, depth: float) -> None:
    """Darken the upper and side edges of the baize, as the frame would."""
    dark, clear = QColor(0, 0, 0, 60), QColor(0, 0, 0, 0)
    bands = (
        (QRectF(baize.x(), baize.y(), baize.width(), depth * 1.4), (0.0, 0.0), (0.0, 1.0)),
        (QRectF(baize.x(), baize.y(), depth, baize.height()), (0.0, 0.0), (1.0, 0.0)),
        (QRectF(baize.right() - depth, baize.y(), depth, baize.height()), (1.0, 0.0), (0.0, 0.0)),
    )
    for band, start, end in bands:
        gradient = QLinearGradient(
            band.x() + start[0] * band.width(),
            band.y() + start[1] * band.height(),
            band.x() + end[0] * band.width(),
            band.y() + end[1] * band.height(),
        )
        gradient.setColorAt(0, dark)
        gradient.setColorAt(1, clear)
        painter.fillRect(band, QBrush(gradient))


def _draw_sign(painter: QPainter, name: str, colour: QColor) -> None:
    pen = QPen(colour, 2.0)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    match name:
        case "cross":
            painter.drawLine(QPointF(5, 5), QPointF(15, 15))
            painter.drawLine(QPointF(15, 5), QPointF(5, 15))
        case "slash":
            for width, ink in ((2.3, QColor("#FFFFFF")), (1.3, colour)):
                painter.setPen(QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                painter.drawLine(QPointF(2, 18.4), QPointF(18, 1.6))
        case "hourglass":
            painter.setPen(QPen(colour, 1.7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            path = QPainterPath(QPointF(7, 3))
            path.cubicTo(7, 7, 13, 8, 13, 10)
            path.cubicTo(13, 12, 7, 13, 7, 17)
            path.moveTo(13, 3)
            path.cubicTo(13, 7, 7, 8, 7, 10)
            path.cubicTo(7, 12, 13, 13, 13, 17)
            path.moveTo(6, 3)
            path.lineTo(14, 3)
            path.moveTo(6, 17)
            path.lineTo(14, 17)
            painter.drawPath(path)
        case "undo":
            path = QPainterPath(QPointF(7, 3))
            path.lineTo(3, 7)
            path.lineTo(7, 11)
            path.moveTo(3, 7)
            path.lineTo(11, 7)
            path.cubicTo(17.5, 7, 17.5, 17, 11, 17)
            painter.drawPath(path)
        case "down" | "up" | "left" | "right":
            painter.translate(10, 10)
            painter.rotate({"down": 0, "left": 90, "up": 180, "right": 270}[name])
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawPolygon(QPolygonF([QPointF(0, 7), QPointF(-9, -6), QPointF(9, -6)]))
        case "pointer":
            # Dark edge: it may stand on baize or on the ivory of the tile above.
            painter.setPen(
                QPen(
                    QColor("#1A110E"),
                    2.4,
                    Qt.PenStyle.SolidLine,
                    Qt.PenCapStyle.RoundCap,
                    Qt.PenJoinStyle.RoundJoin,
                )
            )
            painter.setBrush(colour)
            painter.drawPolygon(QPolygonF([QPointF(10, 17.5), QPointF(2, 4), QPointF(18, 4)]))
        case _:
            raise ValueError(f"there is no sign {name!r}")
