"""Boxes: upright rectangles on the board, in pixels from its upper left corner."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    wide: float
    high: float

    @property
    def right(self) -> float:
        """Return the first pixel at the right of it."""
        return self.x + self.wide

    @property
    def foot(self) -> float:
        """Return the first pixel under it."""
        return self.y + self.high

    @property
    def middle(self) -> tuple[float, float]:
        """Return its middle."""
        return self.x + self.wide / 2, self.y + self.high / 2

    def grown(self, by: float) -> Box:
        """Return the box with so much more at every side."""
        return Box(self.x - by, self.y - by, self.wide + 2 * by, self.high + 2 * by)

    def apart(self, other: Box) -> float:
        """Return how far two boxes are apart, along the axis where they are farther; < 0: they meet.

        >>> Box(0, 0, 10, 10).apart(Box(16, 40, 10, 10)), Box(0, 0, 10, 10).apart(Box(8, 9, 10, 10))
        (30, -1)
        """
        across = max(other.x - self.right, self.x - other.right)
        down = max(other.y - self.foot, self.y - other.foot)
        return max(across, down)

    def holds(self, other: Box) -> bool:
        """Return whether the other lies wholly in this one."""
        return (
            self.x <= other.x and self.y <= other.y and other.right <= self.right and other.foot <= self.foot
        )


NOWHERE = Box(0, 0, 0, 0)
"""The place of what is not shown."""


def around(boxes: Iterable[Box]) -> Box:
    """Return the least box around several; `NOWHERE` around none."""
    some = list(boxes)
    if not some:
        return NOWHERE
    x, y, right, foot = some[0].x, some[0].y, some[0].right, some[0].foot
    # In a loop of its own: it is asked a hundred times for each picture of the table.
    for left, top, wide, high in some:
        x = min(left, x)
        y = min(top, y)
        right = max(left + wide, right)
        foot = max(top + high, foot)
    return Box(x, y, right - x, foot - y)
