"""The frame round the name of a key, as it stands on buttons and among words."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.style import text_font


def _key_font(theme: Theme, scale: float) -> QFont:
    return text_font(theme, 11.5 * max(1.0, scale), QFont.Weight.DemiBold)


def key_width(theme: Theme, text: str, *, scale: float = 1.0) -> float:
    """Return how wide the frame round a key's name is, in pixels; see `draw_key`."""
    return max(18.0 * scale, QFontMetricsF(_key_font(theme, scale)).horizontalAdvance(text) + 12)


def draw_key(
    painter: QPainter, theme: Theme, right: float, middle: float, text: str, *, scale: float = 1.0
) -> float:
    """Draw a key's name in a small frame ending at `right`, in the pen's colour; return where it begins."""
    font = _key_font(theme, scale)
    painter.setFont(font)
    width = key_width(theme, text, scale=scale)
    height = max(20.0, font.pixelSize() + 8.0)
    box = QRectF(right - width, middle - height / 2, width, height)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    return box.left()
