"""A die that is thrown: how it turns, where it is, and what of it is seen; pure geometry, without Qt.

The felt is the plane of height 0; x runs to the right, y towards the reader, z upward, all in pixels of the
board. One looks down on it as from a chair: a pixel towards the reader is 0.8, a pixel upward 0.62 of one.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]
"""A turn, by its rows."""

NEARER: Final = 0.8
"""How far down the board a pixel towards the reader goes."""
HIGHER: Final = 0.62
"""How far up the board a pixel of height goes."""
SHADOW: Final = (0.42, 0.30)
"""Where a point throws its shadow, to the right and towards the reader, for each pixel of its height."""
_LIGHT: Final = (-0.45, -0.20, 0.87)
_EYE: Final = (0.0, HIGHER, NEARER)
FACES: Final[dict[int, tuple[Vector, Vector, Vector]]] = {
    1: ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    6: ((0, 0, -1), (1, 0, 0), (0, -1, 0)),
    2: ((0, 1, 0), (1, 0, 0), (0, 0, -1)),
    5: ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
    3: ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    4: ((-1, 0, 0), (0, 1, 0), (0, 0, -1)),
}
"""Of each face: where it looks, and the two directions along it; opposite faces make seven."""
_CORNERS: Final = tuple((x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1))
BOUNCES: Final = ((0.0, 0.42, 0.0), (0.42, 0.74, 0.85), (0.74, 0.94, 0.24))
"""The arcs of a throw: from and to which part of its time, and how high, in edges; it falls in the first."""
DOTS: Final = 26
"""How many dots of its way are left behind, from where it first touches the felt."""
FALLS: Final = 1.9
"""From how high it falls, in edges."""


@dataclass(frozen=True, slots=True)
class Roll:
    """One die on its way.

    Attributes:
        value: what it shows when it lies.
        start, end: the middle of its foot on the board, where it is thrown from and where it comes to lie.
        edge: the length of its edge.
        yaw: how it lies, turned so far about the upright, in degrees.
        turns: how often it turns over on its way.
    """

    value: int
    start: tuple[float, float]
    end: tuple[float, float]
    edge: float
    yaw: float = 0
    turns: float = 1.5


@dataclass(frozen=True, slots=True)
class Face:
    """A face that is seen.

    Attributes:
        value: how many pips it has.
        middle: its middle on the board.
        along, across: half an edge of it on the board, in both its directions.
        light: how much light falls on it, 0 to 1.
    """

    value: int
    middle: tuple[float, float]
    along: tuple[float, float]
    across: tuple[float, float]
    light: float


@dataclass(frozen=True, slots=True)
class Seen:
    """What is seen of a die.

    Attributes:
        outline: the corners of its outline, in order.
        faces: the faces that are seen, the darkest first.
        shadow: the corners of its shadow on the felt, in order.
        height: how high its lowest corner is over the felt.
    """

    outline: tuple[tuple[float, float], ...]
    faces: tuple[Face, ...]
    shadow: tuple[tuple[float, float], ...]
    height: float


def seen(roll: Roll, part: float) -> Seen:
    """Return what is seen of a die after a part of its time, 0 to 1; from 1 on it lies still."""
    turn = turned(roll, part)
    half = roll.edge / 2
    corners = [_times(turn, corner) for corner in _CORNERS]
    lowest = min(corner[2] for corner in corners) * half
    height = bounce(part) * roll.edge
    x, y = way(roll, part)
    middle = (x, y / NEARER, height - lowest)
    solid = [_plus(middle, corner, half) for corner in corners]
    faces = []
    for value, (out, along, across) in FACES.items():
        looks = _times(turn, out)
        if _dot(looks, _EYE) > 0.01:
            light = max(0.0, _dot(looks, _LIGHT))
            foot = _on_board(_plus(middle, looks, half))
            sides = (_spread(_times(turn, along), half), _spread(_times(turn, across), half))
            faces.append(Face(value, foot, *sides, light))
    return Seen(
        outline=hull([_on_board(corner) for corner in solid]),
        faces=tuple(sorted(faces, key=lambda face: face.light)),
        shadow=hull(
            [_on_board((cx + cz * SHADOW[0], cy + cz * SHADOW[1], 0.0)) for cx, cy, cz in solid],
        ),
        height=height,
    )


def eased(part: float) -> float:
    """Return how far something is that sets out slowly and arrives slowly, 0 to 1."""
    part = min(1.0, max(0.0, part))
    return 2 * part * part if part < 0.5 else 1 - 2 * (1 - part) * (1 - part)


def bounce(part: float) -> float:
    """Return how high a die is over the felt after a part of its time, in edges.

    >>> bounce(0), bounce(0.42), round(bounce(0.58), 2), bounce(1)
    (1.9, 0.0, 0.85, 0.0)
    """
    for start, end, high in BOUNCES:
        if part < end:
            share = max(0.0, (part - start) / (end - start))
            return FALLS * (1 - share * share) if high == 0 else 4 * high * share * (1 - share)
    return 0.0


def way(roll: Roll, part: float) -> tuple[float, float]:
    """Return over which place of the board a die is after a part of its time."""
    share = eased(part)
    (x, y), (to_x, to_y) = roll.start, roll.end
    return x + (to_x - x) * share, y + (to_y - y) * share


def trail(roll: Roll) -> tuple[tuple[float, float, float], ...]:
    """Return where dots tell which way a die has come: the part of its time, and its place then."""
    dots = []
    for number in range(DOTS):
        part = BOUNCES[0][1] + (BOUNCES[-1][1] - BOUNCES[0][1]) * number / DOTS
        x, y = way(roll, part)
        dots.append((part, x, y - bounce(part) * roll.edge * HIGHER))
    return tuple(dots)


def turned(roll: Roll, part: float) -> Matrix:
    """Return how a die is turned after a part of its time: it rolls along its way, and ends on its value."""
    end = _product(_about((0, 0, 1), math.radians(roll.yaw)), _upright(roll.value))
    left = 1 - eased(part)
    if left <= 0:
        return end
    across, down = roll.end[0] - roll.start[0], (roll.end[1] - roll.start[1]) / NEARER
    far = math.hypot(across, down) or 1.0
    axis = (-down / far, across / far, 0.18)
    return _product(_about(axis, -2 * math.pi * roll.turns * left), end)


def hull(points: list[tuple[float, float]]) -> tuple[tuple[float, float], ...]:
    """Return the outermost of some points, in order.

    >>> hull([(0, 0), (4, 0), (2, 1), (4, 4), (0, 4)])
    ((0, 0), (4, 0), (4, 4), (0, 4))
    """
    ordered = sorted(points)
    rims: list[list[tuple[float, float]]] = []
    for rim_points in (ordered, ordered[::-1]):
        rim: list[tuple[float, float]] = []
        for point in rim_points:
            while len(rim) > 1 and _bends(rim[-2], rim[-1], point) <= 0:
                rim.pop()
            rim.append(point)
        rims.append(rim[:-1])
    return (*rims[0], *rims[1])


def _bends(one: tuple[float, float], two: tuple[float, float], three: tuple[float, float]) -> float:
    return (two[0] - one[0]) * (three[1] - one[1]) - (two[1] - one[1]) * (three[0] - one[0])


def _upright(value: int) -> Matrix:
    """Return the turn that brings a face to the top."""
    x, y, z = FACES[value][0]
    if z:
        return _about((1, 0, 0), 0 if z > 0 else math.pi)
    return _about((1, 0, 0), math.pi / 2 * y) if y else _about((0, 1, 0), -math.pi / 2 * x)


def _about(axis: Vector, angle: float) -> Matrix:
    """Return the turn about an axis by an angle in radians."""
    long = math.sqrt(_dot(axis, axis))
    x, y, z = axis[0] / long, axis[1] / long, axis[2] / long
    c, s = math.cos(angle), math.sin(angle)
    k = 1 - c
    return (
        (c + x * x * k, x * y * k - z * s, x * z * k + y * s),
        (y * x * k + z * s, c + y * y * k, y * z * k - x * s),
        (z * x * k - y * s, z * y * k + x * s, c + z * z * k),
    )


def _product(one: Matrix, other: Matrix) -> Matrix:
    """Return the turn `one` after the turn `other`."""
    first, second, third = zip(*other, strict=True)
    top, middle, bottom = ((_dot(row, first), _dot(row, second), _dot(row, third)) for row in one)
    return top, middle, bottom


def _times(turn: Matrix, point: Vector) -> Vector:
    return _dot(turn[0], point), _dot(turn[1], point), _dot(turn[2], point)


def _dot(one: Vector, other: Vector) -> float:
    return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]


def _plus(middle: Vector, way_to: Vector, far: float) -> Vector:
    return middle[0] + way_to[0] * far, middle[1] + way_to[1] * far, middle[2] + way_to[2] * far


def _on_board(point: Vector) -> tuple[float, float]:
    return point[0], point[1] * NEARER - point[2] * HIGHER


def _spread(direction: Vector, far: float) -> tuple[float, float]:
    return _on_board((direction[0] * far, direction[1] * far, direction[2] * far))
