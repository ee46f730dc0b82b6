"""A film of a board: pictures at some moments of a movement, on one sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEventLoop, QPoint, Qt
from PySide6.QtGui import QColor, QImage, QPainter

ACROSS = 4
"""Pictures side by side."""
SCALE = 0.5
GAP = 8
"""Pixels between pictures."""


def film(take: Callable[[], QImage], moments: Sequence[int]) -> QImage:
    """Return pictures taken at these moments, in milliseconds from now, half as large as they are."""
    clock = QElapsedTimer()
    clock.start()
    pictures = []
    for moment in moments:
        while clock.elapsed() < moment:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
        pictures.append(take())
    return strip(pictures)


def strip(pictures: Sequence[QImage]) -> QImage:
    """Return pictures on one sheet, `ACROSS` to a row, at half their size."""
    size = pictures[0].size() * SCALE
    rows = -(-len(pictures) // ACROSS)
    step = QPoint(size.width() + GAP, size.height() + GAP)
    sheet = QImage(ACROSS * step.x() + GAP, rows * step.y() + GAP, QImage.Format.Format_RGB32)
    sheet.fill(QColor("#241814"))
    keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    with QPainter(sheet) as painter:
        for number, picture in enumerate(pictures):
            row, column = divmod(number, ACROSS)
            place = QPoint(GAP + column * step.x(), GAP + row * step.y())
            painter.drawImage(place, picture.scaled(size, keep, smooth))
    return sheet
