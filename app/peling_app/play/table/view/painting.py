"""Paint bodies, stacks, racks, baize and signs with a painter; sizes are those of the finished pictures."""

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
    QRadialGradient,
)


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


def soft_shadow(painter: QPainter, box: QRectF, unit: float) -> None:
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


def lying_body(painter: QPainter, body: QRectF, unit: float) -> None:
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


def side_rack_tile(painter: QPainter, box: QRectF, side: str) -> None:
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


def stack_of(painter: QPainter, size: QSize, form: str) -> None:
    """Paint a stack of one or two tiles, or a loose tile, seen from above with its thickness below.

    The picture is 1.3 times as wide as the stack, so that its shadow has room.
    """
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


def frame_and_baize(painter: QPainter, box: QRectF, frame: float, *, flat: bool) -> None:
    """Paint the rosewood frame with its brass line, and the baize inside; `flat` leaves all gradients out."""
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
