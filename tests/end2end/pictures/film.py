"""A film of a board: pictures at some moments of a movement, on one sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEventLoop, QPoint
from PySide6.QtGui import QImage, QPainter

ACROSS = 4
"""Pictures side by side."""
SCALE = 0.5


def film(take: Callable[[], QImage], moments: Sequence[int]) -> QImage:
    """Return pictures taken at these moments, in milliseconds from now, half as large as they are."""
    clock = QElapsedTimer()
    clock.start()
    pictures = []
    for moment in moments:
        while clock.elapsed() < moment:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
        pictures.append(take())
    size = pictures[0].size() * SCALE
    rows = -(-len(pictures) // ACROSS)
    sheet = QImage(ACROSS * size.width(), rows * size.height(), QImage.Format.Format_RGB32)
    sheet.fill(0)
    painter = QPainter(sheet)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for number, picture in enumerate(pictures):
        place = QPoint(number % ACROSS * size.width(), number // ACROSS * size.height())
        painter.drawImage(place, picture.scaled(size))
    painter.end()
    return sheet
