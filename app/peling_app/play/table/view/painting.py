"""Paint bodies of tiles, their shadows, and signs; sizes are those of the finished pictures."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)

from peling_app.kit.view.tiles.wild_mark import star

EDGE = 0.1
"""The part of its height in which a veil grows dark."""


def blank(size: QSize) -> QImage:
    """Return a picture of this size in which nothing is painted yet."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def turn_face(painter: QPainter, turn: int, unit: float) -> None:
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


def greyed(image: QImage) -> QImage:
    """Return the picture with a quarter of its colour and three quarters of its light; its shape stays."""
    grey = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    veil = QImage(image.size(), QImage.Format.Format_ARGB32_Premultiplied)
    veil.fill(QColor(110, 110, 110, 150))
    with QPainter(grey) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        painter.drawImage(0, 0, veil)
    return grey


def veil_of(size: QSize) -> QImage:
    """Return a dark cloth: nothing at its edges, whole where an `EDGE` of its height is behind it."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("#04120C"))
    edge = EDGE * size.height()
    with QPainter(image) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        for end, length in (
            (QPointF(size.width(), 0), size.width()),
            (QPointF(0, size.height()), size.height()),
        ):
            fading = QLinearGradient(QPointF(), end)
            for at, alpha in ((0, 0), (edge / 2 / length, 130), (edge / length, 255)):
                fading.setColorAt(at, QColor(0, 0, 0, alpha))
                fading.setColorAt(1 - at, QColor(0, 0, 0, alpha))
            painter.fillRect(image.rect(), fading)
    return image


def soft_shadow(painter: QPainter, box: QRectF, unit: float, strength: float = 1) -> None:
    """Paint the shadow of a thing on the felt; light comes from the upper left.

    A dark line where it touches the cloth, 1 1 1.5 at .42 for a tile 44 wide, and a soft one, 3 5 7 at .30,
    both as rings of little weight. `unit`: the width of a tile of this size.
    """
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    for across, down, blur, weight, rings in ((0.068, 0.114, 0.16, 0.34, 8), (0.023, 0.03, 0.035, 0.42, 3)):
        painter.setBrush(QColor(4, 12, 8, round(255 * strength * weight / rings * 1.25)))
        for ring in range(rings):
            grow = unit * blur * (1 - 2 * ring / (rings - 1)) * 0.8
            grown = box.translated(unit * across, unit * down).adjusted(-grow, -grow, grow, grow)
            radius = max(unit * 0.1 + grow, 0.5)
            painter.drawRoundedRect(grown, radius, radius)
    painter.restore()


def shaded(start: QPointF, end: QPointF, *stops: tuple[float, str]) -> QBrush:
    """Return a gradient between two points, with colours at parts of the way."""
    gradient = QLinearGradient(start, end)
    for place, colour in stops:
        gradient.setColorAt(place, QColor(colour))
    return QBrush(gradient)


def lying_body(painter: QPainter, body: QRectF, unit: float) -> None:
    """Paint the body of a tile that lies on its side: the same layers as body.svg, 160 wide."""
    k = unit / 120
    painter.save()
    painter.translate(body.topLeft())
    painter.scale(k, k)
    painter.setPen(Qt.PenStyle.NoPen)
    layers = (
        (22.0, 118.0, shaded(QPointF(0, 22), QPointF(0, 140), (0, "#A87637"), (1, "#7E5526"))),
        (12.0, 118.0, shaded(QPointF(0, 12), QPointF(0, 130), (0, "#E3D4B0"), (1, "#CDBA8F"))),
        (
            0.0,
            121.0,
            shaded(QPointF(0, 0), QPointF(56, 121), (0, "#FDF8EA"), (0.55, "#F7EFDC"), (1, "#EFE4CA")),
        ),
    )
    for top, high, brush in layers:
        painter.setBrush(brush)
        painter.drawRoundedRect(QRectF(0, top, 160, high), 12, 12)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#B9A679"), 1))
    painter.drawRoundedRect(QRectF(0.5, 0.5, 159, 120), 11.5, 11.5)
    painter.restore()


def draw_sign(painter: QPainter, name: str, colour: QColor) -> None:
    """Paint a sign in a square of 20 units.

    Raises:
        ValueError: there is no such sign.
    """
    pen = QPen(colour, 2.0)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    match name:
        case "cross":
            painter.drawLine(QPointF(5, 5), QPointF(15, 15))
            painter.drawLine(QPointF(15, 5), QPointF(5, 15))
        case "check":
            painter.drawPolyline([QPointF(4, 10.5), QPointF(8.5, 15), QPointF(16.5, 5.5)])
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
        case "dice":
            painter.setPen(QPen(colour, 1.5))
            painter.drawRoundedRect(QRectF(3.5, 3.5, 13, 13), 2.5, 2.5)
            painter.setBrush(colour)
            painter.setPen(Qt.PenStyle.NoPen)
            for at in (7.0, 10.0, 13.0):
                painter.drawEllipse(QPointF(at, at), 1.2, 1.2)
        case "star":
            _filled(painter, colour, star(QPointF(10, 10.5), 9))
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
            _filled(painter, colour, QPolygonF([QPointF(0, 7), QPointF(-9, -6), QPointF(9, -6)]))
        case _:
            raise ValueError(f"there is no sign {name!r}")


def _filled(painter: QPainter, colour: QColor, shape: QPolygonF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(shape)
