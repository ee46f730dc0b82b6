"""Paint the table itself: four mitred bars of rosewood, a brass line, and felt with its weave in it."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from peling_app.kit.theme import FELTS
from peling_app.kit.theme import felt as felt_of
from peling_app.platform import shipped
from peling_app.platform.settings import Cloth
from peling_app.play.table.view.painting import shaded

LIGHT: Final = (0.33, 0.24)
"""Where the light falls on the felt, in parts of its width and height: from the upper left."""
STOPS: Final = (0.0, 0.28, 0.58, 0.85, 1.0)
_WOOD: Final = {
    "top": ("#8A4634", "#6F3526", "#562419"),
    "left": ("#7A3B2B", "#683021", "#521F16"),
    "foot": ("#5E281B", "#4C2014", "#3D170F"),
    "right": ("#592519", "#4C1F14", "#411910"),
}


@cache
def _weave() -> QImage:
    return QImage(str(shipped.assets() / "felt" / "weave.png"))


def table_of(painter: QPainter, box: QRectF, frame: float, look: str, ratio: float = 1) -> None:
    """Paint the table in `box`, device pixels.

    `look`: see `peling_app.kit.theme.table_look`; ``flat`` is without weave, too. `ratio`: device pixels to a
    pixel; the weave is never drawn between two of its own sizes, which would blur its threads.
    """
    felt = box.adjusted(frame, frame, -frame, -frame)
    cloth, _, light = look.partition("-")
    if light == "flat":
        painter.fillRect(box, QColor("#4E2118"))
        painter.fillRect(felt, QColor(FELTS[Cloth(cloth)].flat))
    else:
        _bars(painter, box, felt)
        _cloth(painter, felt, felt_of(Cloth(cloth), night=light == "night"))
        brush = QBrush(_weave())
        threads = max(1, round(ratio))
        brush.setTransform(QTransform().translate(felt.x(), felt.y()).scale(threads, threads))
        painter.fillRect(felt, brush)
        _shade(painter, felt, frame)
    line = max(1.0, frame / 16)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#2A100A"), line))
    painter.drawRect(box.adjusted(line / 2, line / 2, -line / 2, -line / 2))
    painter.setPen(QPen(QColor(0, 0, 0, 120), line * 2))
    painter.drawRect(felt.adjusted(line * 2, line * 2, -line * 2, -line * 2))
    brass = line * 1.5
    painter.setPen(QPen(QColor("#B8924A"), brass))
    painter.drawRect(felt.adjusted(brass / 2, brass / 2, -brass / 2, -brass / 2))


def _bars(painter: QPainter, box: QRectF, felt: QRectF) -> None:
    """Paint the frame: the bars above and at the left take the light."""
    outer = (box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft())
    inner = (felt.topLeft(), felt.topRight(), felt.bottomRight(), felt.bottomLeft())
    frame = felt.x() - box.x()
    across = {
        "top": (QPointF(0, box.y()), QPointF(0, box.y() + frame)),
        "right": (QPointF(box.right() - frame, 0), QPointF(box.right(), 0)),
        "foot": (QPointF(0, box.bottom() - frame), QPointF(0, box.bottom())),
        "left": (QPointF(box.x(), 0), QPointF(box.x() + frame, 0)),
    }
    # Wood under the mitres: their edges are smooth, and whatever was there before would shine through.
    painter.fillRect(box, QColor(_WOOD["right"][1]))
    painter.setPen(Qt.PenStyle.NoPen)
    for number, (name, (start, end)) in enumerate(across.items()):
        light, middle, dark = _WOOD[name]
        painter.setBrush(shaded(start, end, (0, light), (0.2, middle), (1, dark)))
        following = (number + 1) % 4
        painter.drawPolygon(QPolygonF([outer[number], outer[following], inner[following], inner[number]]))


def _cloth(painter: QPainter, felt: QRectF, colours: tuple[str, ...]) -> None:
    """Paint the light on the felt: an ellipse out to the farthest corner."""
    wide, high = felt.width() * (1 - LIGHT[0]), felt.height() * (1 - LIGHT[1])
    reach: float = 2**0.5
    radial = QRadialGradient(QPointF(0, 0), wide * reach)
    for place, colour in zip(STOPS, colours, strict=True):
        radial.setColorAt(place, QColor(colour))
    painter.save()
    painter.setClipRect(felt)
    painter.translate(felt.x() + felt.width() * LIGHT[0], felt.y() + felt.height() * LIGHT[1])
    painter.scale(1, high / wide)
    far = wide * 4
    painter.fillRect(QRectF(-far, -far, 2 * far, 2 * far), QBrush(radial))
    painter.restore()


def _shade(painter: QPainter, felt: QRectF, frame: float) -> None:
    """Paint the shadow of the frame, which falls inward above and at the left only."""
    deep = frame * 1.7
    bands = (
        (QRectF(felt.x(), felt.y(), felt.width(), deep), QPointF(0, felt.y()), QPointF(0, felt.y() + deep)),
        (QRectF(felt.x(), felt.y(), deep, felt.height()), QPointF(felt.x(), 0), QPointF(felt.x() + deep, 0)),
    )
    for band, start, end in bands:
        gradient = QLinearGradient(start, end)
        gradient.setColorAt(0, QColor(0, 0, 0, 92))
        gradient.setColorAt(0.5, QColor(0, 0, 0, 30))
        gradient.setColorAt(1, QColor(0, 0, 0, 0))
        painter.fillRect(band, QBrush(gradient))
