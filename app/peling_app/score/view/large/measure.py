"""How large things are on the page of large letters: as in the design at 1440, in proportion elsewhere."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.style import display_font, text_font

DESIGN: Final = QSize(1440, 853)
"""The room of the page for which the sizes are made."""
LEAST: Final = 0.66
SMALLEST: Final = 0.6
"""A text that has no room is written smaller, down to this part of its size; then it ends in dots."""
TARGET: Final = 48
"""Nothing that is tapped is lower than this, in pixels."""
LINES: Final = int((Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop).value) | int(
    Qt.TextFlag.TextWordWrap.value
)


class Measure:
    """Sizes and fonts, in proportion to the page."""

    def __init__(self, theme: Theme) -> None:
        """Begin with the sizes of the design."""
        self.theme = theme
        self.factor = 1.0

    def follow(self, room: QSize) -> None:
        """Take the size of the page."""
        across, down = room.width() / DESIGN.width(), room.height() / DESIGN.height()
        self.factor = max(LEAST, min(across, down))

    def px(self, pixels: float) -> int:
        """Return a length of the design."""
        return round(pixels * self.factor)

    def target(self, pixels: float) -> int:
        """Return the height of something that is tapped: never too low for a finger."""
        return max(TARGET, self.px(pixels))

    def text(self, pixels: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        """Return the sans-serif; what is large already grows no further with the size of text."""
        return text_font(self.theme, self._own(pixels), weight)

    def display(self, pixels: float) -> QFont:
        """Return the serif, as `text` does."""
        return display_font(self.theme, self._own(pixels))

    def _own(self, pixels: float) -> float:
        """Return a size before the text size of the program is put on it, so that the page's own comes out.

        Words that are small in the design, as beside a figure, do grow, as far as the figures allow.
        """
        zoom = max(1.0, self.theme.zoom() / 100)
        wanted = pixels * self.factor
        return max(wanted, min(15.0 * zoom, wanted * 1.25)) / (self.theme.zoom() / 100)


def write(
    painter: QPainter,
    room: QRectF,
    text: str,
    font: QFont,
    flags: Qt.AlignmentFlag,
    *,
    least: float = SMALLEST,
) -> float:
    """Write a text in one line, smaller where it has no room, and return how wide it became."""
    fitted = paint.fitted(font, text, room.width(), least)
    painter.setFont(fitted)
    shown = paint.cut(painter, text, room.width() + 1)
    painter.drawText(room, int(flags.value) | int(Qt.TextFlag.TextSingleLine.value), shown)
    return QFontMetricsF(fitted).horizontalAdvance(shown)


def lines_high(text: str, font: QFont, wide: float) -> float:
    """Return how high a text is in lines of this width."""
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, wide, 10_000), LINES, text).height()


def lines_fitted(text: str, font: QFont, room: QSizeF) -> QFont:
    """Return a font in which a text has room in lines of this width, smaller if it need be."""
    fitted = QFont(font)
    least = max(8, int(font.pixelSize() * SMALLEST))
    while fitted.pixelSize() > least and lines_high(text, fitted, room.width()) > room.height():
        fitted.setPixelSize(fitted.pixelSize() - 1)
    return fitted


def write_lines(painter: QPainter, room: QRectF, text: str, font: QFont) -> None:
    """Write a text in as many lines as it takes, smaller where they have no room."""
    painter.setFont(lines_fitted(text, font, room.size()))
    painter.drawText(room, LINES, text)
