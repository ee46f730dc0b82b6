"""A die that is thrown onto the felt, as an item of QML that paints itself."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import Property, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPolygonF, QTransform
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickItem, QQuickPaintedItem

from peling_app.kit.view.dice import PIPS, RED
from peling_app.play.table.court.dice import Face, Roll, Seen, seen

QML_IMPORT_NAME = "peling_app.play.table.painted"
QML_IMPORT_MAJOR_VERSION = 1

WIDE: Final = 4.4
HIGH: Final = 4.8
"""The room of a die with its shadow, in edges; they lie in the middle of it."""
RINGS: Final = 6
"""Of how many shapes, one over the other, a soft shadow is made."""
ROUND: Final = 0.13
"""How far the edges are rounded, in edges."""
_BRIGHT, _DARK = QColor("#FFFDF5"), QColor("#B09B6B")
_BODY: Final = QColor("#D9C79C")


@QmlElement
class ThrownDie(QQuickPaintedItem):
    """One die; `part` of its time has gone by, 0 to 1.

    It keeps to its place on the board by itself, so that only what lies round it is painted again.
    """

    changed = Signal()

    def __init__(self, parent: QQuickItem | None = None) -> None:
        """Lie nowhere."""
        super().__init__(parent)
        self._value, self._edge, self._yaw, self._turns = 1, 40.0, 0.0, 1.5
        self._from, self._to = QPointF(), QPointF()
        self._part = -1.0
        self._seen: Seen | None = None
        self.setAntialiasing(True)

    def _set(self, name: str, value: object) -> None:
        if getattr(self, name) != value:
            setattr(self, name, value)
            self._place()
            self.changed.emit()

    def _place(self) -> None:
        """Look at the die anew, and lie round it."""
        if self._part < 0:
            return
        start, end = (self._from.x(), self._from.y()), (self._to.x(), self._to.y())
        roll = Roll(self._value, start, end, self._edge, self._yaw, self._turns)
        self._seen = seen(roll, self._part)
        xs, ys = zip(*(*self._seen.outline, *self._seen.shadow), strict=True)
        room = self._edge * 0.3
        # Whole pixels of one size: the picture is made once, and only moved and filled.
        self.setX(round((min(xs) + max(xs) - self._edge * WIDE) / 2))
        self.setY(round((min(ys) + max(ys) - self._edge * HIGH) / 2))
        self.setWidth(round(self._edge * WIDE + room))
        self.setHeight(round(self._edge * HIGH + room))
        self.update()

    def paint(self, painter: QPainter) -> None:
        """Paint shadow, body and the faces that are seen."""
        if self._seen is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-self.x(), -self.y())
        _paint_shadow(painter, self._seen, self._edge)
        _paint_body(painter, self._seen, self._edge)
        for face in self._seen.faces:
            _paint_face(painter, face, self._edge)

    value = Property(int, lambda self: self._value, lambda self, to: self._set("_value", to), notify=changed)
    edge = Property(float, lambda self: self._edge, lambda self, to: self._set("_edge", to), notify=changed)
    yaw = Property(float, lambda self: self._yaw, lambda self, to: self._set("_yaw", to), notify=changed)
    turns = Property(
        float, lambda self: self._turns, lambda self, to: self._set("_turns", to), notify=changed
    )
    start = Property(
        QPointF, lambda self: self._from, lambda self, to: self._set("_from", to), notify=changed
    )
    end = Property(QPointF, lambda self: self._to, lambda self, to: self._set("_to", to), notify=changed)
    part = Property(float, lambda self: self._part, lambda self, to: self._set("_part", to), notify=changed)


def _paint_shadow(painter: QPainter, die: Seen, edge: float) -> None:
    """Paint the shadow: the higher the die, the softer and paler."""
    soft = 0.12 + min(0.5, 0.35 * die.height / edge)
    strength = 0.5 / (1 + die.height / edge)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(4, 20, 12, round(255 * strength / RINGS)))
    for ring in range(RINGS):
        painter.drawPolygon(_grown(die.shadow, edge * soft * (0.9 - ring / (RINGS - 1))))


def _grown(corners: tuple[tuple[float, float], ...], by: float) -> QPolygonF:
    """Return a shape whose corners lie so much farther from its middle."""
    x = sum(corner[0] for corner in corners) / len(corners)
    y = sum(corner[1] for corner in corners) / len(corners)
    spots = []
    for corner in corners:
        far = math.hypot(corner[0] - x, corner[1] - y) or 1.0
        share = 1 + by / far
        spots.append(QPointF(x + (corner[0] - x) * share, y + (corner[1] - y) * share))
    return QPolygonF(spots)


def _round_pen(colour: QColor, wide: float) -> QPen:
    return QPen(colour, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _paint_body(painter: QPainter, die: Seen, edge: float) -> None:
    """Paint what is seen between the rounded faces."""
    wide = edge * ROUND
    middle = QPointF(
        sum(x for x, _ in die.outline) / len(die.outline), sum(y for _, y in die.outline) / len(die.outline)
    )
    shrink = 1 - wide / edge * 0.9
    inner = [middle + (QPointF(*corner) - middle) * shrink for corner in die.outline]
    painter.setPen(_round_pen(_BODY, wide))
    painter.setBrush(_BODY)
    painter.drawPolygon(QPolygonF(inner))


def _paint_face(painter: QPainter, face: Face, edge: float) -> None:
    """Paint a face with its pips, as it lies in space."""
    half = edge / 2
    painter.save()
    painter.setTransform(
        QTransform(
            face.along[0] / half,
            face.along[1] / half,
            face.across[0] / half,
            face.across[1] / half,
            face.middle[0],
            face.middle[1],
        ),
        combine=True,
    )
    box = QRectF(-half, -half, edge, edge).adjusted(edge * 0.025, edge * 0.025, -edge * 0.025, -edge * 0.025)
    light = QLinearGradient(box.topLeft(), box.bottomRight())
    light.setColorAt(0, _between(min(1.0, face.light + 0.08)))
    light.setColorAt(1, _between(max(0.0, face.light - 0.08)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawRoundedRect(box, edge * ROUND, edge * ROUND)
    pip = edge * (0.15 if face.value == 1 else 0.085)
    for x, y in PIPS[face.value]:
        spot = QPointF(x, y) * edge * 0.25
        painter.setBrush(QColor(255, 255, 255, 120))
        painter.drawEllipse(spot + QPointF(0.5, 0.6), pip, pip)
        painter.setBrush(QColor("#A2241D" if face.value in RED else "#1D2C47"))
        painter.drawEllipse(spot, pip, pip)
    painter.restore()


def _between(light: float) -> QColor:
    """Return the colour of ivory in so much light, 0 to 1."""
    share = light**0.8
    return QColor(
        round(_DARK.red() + (_BRIGHT.red() - _DARK.red()) * share),
        round(_DARK.green() + (_BRIGHT.green() - _DARK.green()) * share),
        round(_DARK.blue() + (_BRIGHT.blue() - _DARK.blue()) * share),
    )
