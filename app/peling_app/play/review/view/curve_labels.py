"""Where the labels of the curve find room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF

GAP: Final = 3.0
"""Pixels between a label and a line beside it."""
APART: Final = 10
"""Pixels between two labels side by side."""
FAR: Final = 40
"""Pixels up or down from which a line leads from a mark to its label."""
BESIDE_START: Final = tuple(
    (6.0, down) for far in (12.0, 16.0, 24.0, 36.0, 50.0, 64.0) for down in (-far, far)
)
"""Where the label of the deal may stand: how far right of the start of the curve, and how far down."""


class Labelled:
    """Where labels stand already, and what they must keep free.

    Attributes:
        marks: the marks of what is labelled.
        lines: the lines of the curve, and those that lead from marks to labels.
        labels: the labels.
    """

    def __init__(self, marks: list[QRectF], lines: list[QLineF]) -> None:
        """Begin without a label."""
        self.marks = marks
        self.lines = list(lines)
        self.labels: list[QRectF] = []

    def place(
        self, at: QPointF, size: QSizeF, room: QRectF, places: Sequence[tuple[float, float]] = ()
    ) -> tuple[QRectF, QLineF | None] | None:
        """Take a place for a label of the mark `at`; return it, and the line that leads there if it is far.

        None: there is no place that covers nothing, and that no line crosses. Without `places` of its own a
        label may stand all round its mark.
        """
        for right, down in places or _places(size.width()):
            place = QRectF(QPointF(at.x() + right, at.y() + down - size.height() / 2), size)
            # Two values side by side would be read as one.
            apart = place.adjusted(-APART, -1, APART, 1)
            covers = any(place.intersects(one) for one in self.marks)
            if covers or not room.contains(place) or any(apart.intersects(one) for one in self.labels):
                continue
            edge = QPointF(place.center().x(), place.top() if down > 0 else place.bottom())
            leader = QLineF(at, edge) if abs(down) > FAR else None
            crossed = leader is not None and any(crosses(leader, label) for label in self.labels)
            free = place.adjusted(-GAP, 0, GAP, 0)
            if crossed or any(crosses(line, free) for line in self.lines):
                continue
            self.labels.append(place)
            if leader is not None:
                self.lines.append(leader)
            return place, leader
        return None


def _places(wide: float) -> list[tuple[float, float]]:
    """Return where a label may stand beside its mark, the best first: how far right, and how far down."""
    near = [(12.0, 0.0), (-12 - wide, 0.0)]
    rings = [
        (right, down)
        for far in (26.0, 44.0, 62.0)
        for down in (far, -far)
        for right in (-14.0, -wide / 2, 14 - wide)
    ]
    return [*rings[:6], *near, *rings[6:]]


def crosses(line: QLineF, box: QRectF) -> bool:
    """Return whether a line goes through a box, or ends in it."""
    if box.contains(line.p1()) or box.contains(line.p2()):
        return True
    corners = (box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft())
    sides = (QLineF(one, corners[(place + 1) % 4]) for place, one in enumerate(corners))
    meets = QLineF.IntersectionType.BoundedIntersection
    return any(line.intersects(side)[0] == meets for side in sides)
