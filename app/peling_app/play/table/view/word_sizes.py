"""How large words are in the font of the board."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QFont, QFontMetricsF

FONT = "Lato"


@lru_cache(maxsize=512)
def size_of_words(text: str, pixels: int) -> tuple[float, float]:
    """Return width and height of words of one or several lines in so many pixels."""
    font = QFont(FONT)
    font.setPixelSize(pixels)
    metrics = QFontMetricsF(font)
    lines = text.split("\n")
    return max(metrics.horizontalAdvance(line) for line in lines), len(lines) * metrics.height()
