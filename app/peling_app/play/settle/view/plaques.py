"""The plaques under a hand that say what its wild tiles stand for, each on a stem from its tile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from peling_app.kit.model.faces import Faces
from peling_app.kit.theme import LACQUER
from peling_app.kit.view.parts import Scale
from peling_app.kit.view.tiles.painting import draw_tile
from peling_app.kit.view.tiles.wild_mark import star
from peling_app.play.settle.model.hands import Stand
from peling_app.play.table.court.ending import beside

STEM: Final = 24
"""From the tile to its plaque, in pixels."""
HEIGHT: Final = 50
"""How high a plaque is; the tile in it is 26 wide."""
TILE: Final = 26
_PAD: Final = 14
_STAR: Final = 12
_GAP: Final = 8


@dataclass(frozen=True, slots=True)
class Plaque:
    """One plaque: what its wild tile stands for, and the middle of that tile."""

    stand: Stand
    over: float


class Plaques:
    """The plaques of a hand."""

    def __init__(self, scale: Scale, faces: Faces) -> None:
        """Draw in the sizes of a scale; tiles look as in the deal."""
        self._scale = scale
        self._faces = faces

    def paint(self, painter: QPainter, plaques: Sequence[Plaque], area: QRectF) -> None:
        """Paint them into an area whose top is the lower edge of the tiles."""
        for brief in (False, True):
            widths = [self._width(one.stand, brief=brief) for one in plaques]
            if sum(widths) + _GAP * (len(widths) - 1) <= area.width():
                break
        else:
            brief = True
            widths = [self._width(one.stand, brief=True) for one in plaques]
        lefts = beside([one.over for one in plaques], widths, area.left(), area.right())
        for one, left, width in zip(plaques, lefts, widths, strict=True):
            box = QRectF(left, area.top() + STEM, width, HEIGHT)
            stem = max(box.left() + 6, min(box.right() - 6, one.over))
            painter.setPen(QPen(QColor(LACQUER.brass), 1.5))
            painter.drawLine(QPointF(one.over, area.top() + 3), QPointF(stem, box.top()))
            painter.setBrush(QColor(LACQUER.brass))
            painter.drawEllipse(QPointF(one.over, area.top() + 5), 2.2, 2.2)
            self._paint_one(painter, one.stand, box, brief=brief)

    def _width(self, stand: Stand, *, brief: bool) -> float:
        lead = stand.brief if brief else stand.lead
        parts: list[float] = [_STAR]
        if lead:
            parts.append(QFontMetricsF(self._scale.text(13)).horizontalAdvance(lead))
        if stand.meant is not None:
            parts += [TILE, QFontMetricsF(self._bold()).horizontalAdvance(stand.name)]
        return sum(parts) + _GAP * (len(parts) - 1) + 2 * _PAD

    def _bold(self) -> QFont:
        return self._scale.text(13, QFont.Weight.Bold)

    def _paint_one(self, painter: QPainter, stand: Stand, box: QRectF, *, brief: bool) -> None:
        painter.setBrush(QColor(LACQUER.ground8))
        painter.setPen(QPen(QColor(LACQUER.brass), 1))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(LACQUER.highlight))
        left, middle = box.left() + _PAD, box.center().y()
        painter.drawPolygon(QPolygonF(star(QPointF(left + _STAR / 2, middle), _STAR / 2)))
        left += _STAR + _GAP
        lead = stand.brief if brief else stand.lead
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.setPen(QColor(LACQUER.text))
        if lead:
            painter.setFont(self._scale.text(13))
            room = painter.fontMetrics().horizontalAdvance(lead)
            painter.drawText(QRectF(left, box.top(), room + 2, box.height()), flags, lead)
            left += room + _GAP
        if stand.meant is None:
            return
        draw_tile(
            painter,
            self._scale.theme.tiles,
            self._faces.of(stand.meant).removesuffix("-wild"),
            left,
            middle - 20,
            TILE,
        )
        left += TILE + _GAP
        painter.setFont(self._bold())
        painter.setPen(QColor(LACQUER.title))
        painter.drawText(QRectF(left, box.top(), box.right() - left, box.height()), flags, stand.name)
