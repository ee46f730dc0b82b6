"""Give a picture 256 colours of its own: a third of the bytes, and no plugin of Qt is needed to read it."""

from __future__ import annotations

from collections import Counter
from typing import Final, cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

MOST: Final = 256
Bin = tuple[tuple[int, int, int], int]
"""A colour, and how many pixels have it."""


def with_few_colours(image: QImage) -> QImage:
    """Return a picture in the colours that tell its pixels apart best, by median cut, without dots."""
    pixels = image.convertToFormat(QImage.Format.Format_RGB16)
    bins: Counter[int] = Counter()
    for row in range(pixels.height()):
        bins.update(memoryview(cast("bytes", pixels.constScanLine(row))).cast("H")[: pixels.width()].tolist())
    boxes: list[list[Bin]] = [[(_colour(value), number) for value, number in bins.items()]]
    while len(boxes) < MOST:
        widest = max(boxes, key=_spread)
        if _spread(widest) == 0:
            break
        boxes.remove(widest)
        boxes += _halves(widest)
    table = [_mean(box) for box in boxes]
    plain = Qt.ImageConversionFlag.ThresholdDither | Qt.ImageConversionFlag.AvoidDither
    return image.convertToFormat(QImage.Format.Format_RGB32).convertToFormat(
        QImage.Format.Format_Indexed8, table, plain
    )


def _colour(value: int) -> tuple[int, int, int]:
    return (value >> 11) * 255 // 31, (value >> 5 & 63) * 255 // 63, (value & 31) * 255 // 31


def _axis(box: list[Bin]) -> int:
    """Return in which of red, green and blue a box is longest."""
    ranges = [max(one[0][axis] for one in box) - min(one[0][axis] for one in box) for axis in range(3)]
    return ranges.index(max(ranges))


def _spread(box: list[Bin]) -> float:
    """Return how much is to be gained by halving a box."""
    axis = _axis(box)
    length = max(one[0][axis] for one in box) - min(one[0][axis] for one in box)
    weight: float = sum(number for _, number in box) ** 0.5
    return length * weight


def _halves(box: list[Bin]) -> tuple[list[Bin], list[Bin]]:
    """Return a box in two with about as many pixels in each."""
    axis = _axis(box)
    ordered = sorted(box, key=lambda one: one[0][axis])
    half, seen = sum(number for _, number in ordered) / 2, 0
    for place, (_, number) in enumerate(ordered):
        seen += number
        if seen >= half:
            cut = min(max(1, place + 1), len(ordered) - 1)
            return ordered[:cut], ordered[cut:]
    return ordered[:1], ordered[1:]


def _mean(box: list[Bin]) -> int:
    """Return the mean colour of a box as Qt writes it."""
    number = sum(one[1] for one in box)
    red, green, blue = (sum(one[0][axis] * one[1] for one in box) // number for axis in range(3))
    return 0xFF000000 | red << 16 | green << 8 | blue
