"""Paint what is built of tiles: stacks of the wall, tiles in a rack; prints and the glow on the felt."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from peling_app.play.table.view.painting import shaded, soft_shadow

LEVELS: Final = {"1": 1, "2": 2, "loose": 1}
_TURNS: Final = {"up": 0, "right": 90, "down": 180, "left": 270}


def stack_of(painter: QPainter, size: QSize, form: str, layer: float) -> None:
    """Paint a stack of one or two tiles, or a loose tile, seen from above with its thickness below.

    `layer`: the thickness of a tile; the picture has three of them more at every side, and two below.
    """
    margin = 3 * layer
    whole = QRectF(margin, margin, size.width() - 2 * margin, size.height() - 2 * margin - 2 * layer)
    levels = LEVELS[form]
    # Stacks stand close, with a hair of felt between them.
    face = whole.adjusted(0.4, 0.4 + (0 if form == "loose" else (2 - levels) * layer), -0.4, -0.4)
    if form != "loose":
        face.setBottom(whole.bottom() - 0.4 + (2 - levels) * layer)
    radius = max(1.5, min(face.width(), face.height()) * 0.12)
    body = face.adjusted(0, 0, 0, levels * layer)
    if form != "loose":
        soft_shadow(painter, body.adjusted(0, layer, 0, 0), layer * 6, 0.8)
    painter.setPen(Qt.PenStyle.NoPen)
    for level in range(levels - 1, -1, -1):
        down = level * layer
        painter.setBrush(QColor("#D6C59C"))
        painter.drawRoundedRect(face.adjusted(0, down + 1, 0, down + layer), radius, radius)
        painter.setBrush(QColor("#7E5526"))
        painter.drawRoundedRect(face.adjusted(0, down + 0.4, 0, down + layer * 0.52), radius, radius)
    light = ("#E6BE7F", "#C6954F") if form == "loose" else ("#D6A865", "#B27F3E")
    painter.setBrush(shaded(face.topLeft(), face.bottomRight(), (0, light[0]), (1, light[1])))
    painter.setPen(QPen(QColor("#7A5224"), 0.8))
    painter.drawRoundedRect(face, radius, radius)
    _grain(painter, face, radius)


def _grain(painter: QPainter, face: QRectF, radius: float) -> None:
    """Paint the light on the two upper edges of a piece of bamboo, and a few of its fibres."""
    painter.setPen(QPen(QColor(240, 211, 160, 190), 1))
    painter.drawLine(QPointF(face.x() + radius, face.y() + 1), QPointF(face.right() - radius, face.y() + 1))
    painter.drawLine(QPointF(face.x() + 1, face.y() + radius), QPointF(face.x() + 1, face.bottom() - radius))
    painter.setPen(QPen(QColor(143, 98, 41, 48), 1))
    for part in (0.3, 0.55, 0.8):
        if face.width() > face.height():
            x = face.x() + face.width() * part
            painter.drawLine(QPointF(x, face.y() + 3), QPointF(x, face.bottom() - 3))
        else:
            y = face.y() + face.height() * part
            painter.drawLine(QPointF(face.x() + 3, y), QPointF(face.right() - 3, y))


def side_rack_tile(painter: QPainter, size: QSize, side: str, margin: float) -> None:
    """Paint a standing tile of a player at the side from above: ivory towards him, bamboo to the table."""
    box = QRectF(margin, margin, size.width() - 2 * margin, size.height() - 2 * margin)
    inner = box.adjusted(0.4, 0.4, -0.4, -0.8)
    soft_shadow(painter, inner.adjusted(0, inner.height() * 0.2, 0, 0), box.height() * 1.5, 0.9)
    radius = max(1.5, box.height() * 0.12)
    left, right = QPointF(inner.left(), 0), QPointF(inner.right(), 0)
    start, end = (left, right) if side == "left" else (right, left)
    ivory = 0.2
    painter.setBrush(
        shaded(
            start,
            end,
            (0, "#F3E8CC"),
            (ivory - 0.02, "#E6D8B4"),
            (ivory, "#7B5325"),
            (ivory + 0.03, "#C79856"),
            (1, "#AC7B3C"),
        )
    )
    painter.setPen(QPen(QColor("#6F4A1F"), 0.9))
    painter.drawRoundedRect(inner, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(
        shaded(inner.topLeft(), inner.bottomLeft(), (0, "#38FFF0CD"), (0.35, "#00FFF0CD"), (1, "#2E3C1E00"))
    )
    painter.drawRoundedRect(inner.adjusted(0.8, 0.8, -0.8, -0.4), radius, radius)
    painter.setPen(QPen(QColor(255, 240, 210, 120), 1))
    painter.drawLine(
        QPointF(inner.x() + radius, inner.y() + 1.2), QPointF(inner.right() - radius, inner.y() + 1.2)
    )
    x = inner.x() + inner.width() * (ivory + 0.06 if side == "left" else 0.06)
    wide = inner.width() * (0.88 - ivory)
    painter.setPen(QPen(QColor(143, 98, 41, 52), 1))
    for part in (0.4, 0.66):
        y = inner.y() + inner.height() * part
        painter.drawLine(QPointF(x, y), QPointF(x + wide, y))


def print_of(painter: QPainter, size: QSize, turn: str, line: float) -> None:
    """Paint what a claimed tile leaves: a dashed print, and an arrow to the seat that took it."""
    unit = min(size.width(), size.height() * 0.75)
    box = QRectF(1.5, 1.5, size.width() - 3, size.height() - 3)
    painter.setBrush(QColor(0, 0, 0, 36))
    pen = QPen(QColor(246, 234, 205, 77), line)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([3.0, 3.2])
    painter.setPen(pen)
    painter.drawRoundedRect(box, unit * 0.09, unit * 0.09)
    arrow = QPen(QColor(246, 234, 205, 107), max(1.2, unit / 29))
    arrow.setCapStyle(Qt.PenCapStyle.RoundCap)
    arrow.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(arrow)
    painter.translate(box.center())
    painter.rotate(_TURNS[turn])
    painter.scale(unit / 44, unit / 44)
    painter.drawLine(QPointF(0, 5), QPointF(0, -5))
    painter.drawPolyline([QPointF(-4, -1), QPointF(0, -5), QPointF(4, -1)])


def glow_of(painter: QPainter, size: QSize, around: float) -> None:
    """Paint the light round the one tile that may be claimed; `around`: its reach, in widths of the tile."""
    wide = size.width() / (1 + 2 * around)
    edge = wide * around
    body = QRectF(edge, edge, size.width() - 2 * edge, size.height() - 2 * edge)
    painter.setPen(Qt.PenStyle.NoPen)
    rings = 16
    painter.setBrush(QColor(240, 206, 120, 15))
    for ring in range(rings):
        grow = edge * 0.92 * (1 - (ring / rings) ** 0.7)
        painter.drawRoundedRect(body.adjusted(-grow, -grow, grow, grow), wide * 0.1 + grow, wide * 0.1 + grow)
