"""Paint what several pages have: lacquer, the double rule, the focus ring, icons and small tiles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from html import escape
from math import ceil
from typing import Final
from unicodedata import decomposition

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QLinearGradient,
    QPaintDevice,
    QPainter,
    QPen,
    QRadialGradient,
    QRegion,
    QTextLayout,
    QTextLine,
    QTextOption,
)
from PySide6.QtWidgets import QLabel, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import LACQUER
from peling_app.platform.resources import icon_image

LEAST: Final = 0.7
"""A name that has no room is written smaller, down to this part of its size, before its end is cut."""

NAME: Final = ("Mah-", "Jongg")
"""What is one word to a reader: no line ends between."""

RAISED: Final = (
    '<table cellspacing="0" cellpadding="0"><tr>'
    '<td style="padding-top: {room}px; white-space: pre-wrap">{html}</td></tr></table>'
)
"""Around rich words with accents over capitals: Qt knows no room above the first paragraph of a text."""


def colour(text: str, alpha: float = 1.0) -> QColor:
    """Return a colour from its text, more or less transparent."""
    result = QColor(text)
    result.setAlphaF(alpha)
    return result


def smooth_painter(device: QPaintDevice, *, pictures: bool = False) -> QPainter:
    """Return a painter that smooths edges; `pictures` that are drawn larger or smaller too."""
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, pictures)
    return painter


def lacquer_ground(painter: QPainter, area: QRectF) -> None:
    """Fill an area with lacquer, lighter in the middle above."""
    gradient = QRadialGradient(QPointF(0, 0), 1)
    gradient.setColorAt(0, QColor(LACQUER.glow))
    gradient.setColorAt(0.55, QColor(LACQUER.ground8))
    gradient.setColorAt(1, QColor("#18100D"))
    painter.save()
    painter.setClipRect(area)
    painter.translate(area.center().x(), area.top() + area.height() * 0.3)
    width, height = area.width() * 0.71, area.height() * 0.99
    painter.scale(width, height)
    painter.fillRect(QRectF(-1, -1, 2, 2), gradient)
    painter.restore()


def lacquer_bar(bar: QWidget) -> None:
    """Paint a bar of lacquer with its brass edge above."""
    painter = QPainter(bar)
    area = QRectF(bar.rect())
    painter.fillRect(area, vertical_gradient(area, LACQUER.bar_top, LACQUER.bar_foot))
    painter.fillRect(QRectF(0, 0, bar.width(), 1), QColor(LACQUER.brass_dark))


def brass_frame(painter: QPainter, area: QRectF) -> None:
    """Draw the double brass line along the edge of the lacquer."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(LACQUER.brass_dark), 1))
    painter.drawRoundedRect(area.adjusted(14.5, 14.5, -14.5, -14.5), 6, 6)
    painter.setPen(QPen(colour(LACQUER.brass, 0.35), 1))
    painter.drawRoundedRect(area.adjusted(20.5, 20.5, -20.5, -20.5), 3, 3)


def baize_ground(painter: QPainter, area: QRectF, felt: Sequence[str]) -> None:
    """Fill an area with baize of these colours, lighter in the middle, inside a brass line."""
    gradient = QRadialGradient(
        QPointF(area.center().x(), area.top() + area.height() * 0.4), area.width() * 0.7
    )
    gradient.setColorAt(0, QColor(felt[0]))
    gradient.setColorAt(1, QColor(felt[3]))
    painter.fillRect(area, gradient)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(LACQUER.brass), 1))
    painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5))


def rule_below(painter: QPainter, cell: QRectF, colour: str) -> None:
    """Paint the rule below a cell, within it: what lies beyond goes when the next cell is painted anew."""
    painter.fillRect(QRectF(cell.left(), cell.bottom() - 1, cell.width(), 1), QColor(colour))


def double_rule(painter: QPainter, left: float, top: float, width: float, line: str) -> None:
    """Draw the rule of an account book: two lines three pixels apart."""
    painter.fillRect(QRectF(left, top, width, 1), QColor(line))
    painter.fillRect(QRectF(left, top + 3, width, 1), QColor(line))


@contextmanager
def spared(painter: QPainter, area: QRectF, words: Sequence[QRectF]) -> Iterator[None]:
    """Let the rules of a chart stop before the words that stand in it, given by their boxes."""
    free = QRegion(area.toAlignedRect())
    for box in words:
        free -= QRegion(box.toAlignedRect())
    painter.save()
    painter.setClipRegion(free)
    yield
    painter.restore()


class Rings(QObject):
    """Whether the ring of the focus is shown: only while the user works with keys.

    Signals:
        changed: the user went over from mouse to keys or back; carries whether it is keys now.

    Attributes:
        shown: rings are painted; so they are before a window tells, for pictures of single widgets.
        keys: a window learnt that keys are in use, for what shows its focus only then.
    """

    changed = Signal(bool)

    def __init__(self) -> None:
        """Begin before any window."""
        super().__init__()
        self.shown = True
        self.keys = False

    def use_keys(self, on: bool) -> None:
        """Hear of a key or a click."""
        if (self.shown, self.keys) != (on, on):
            self.shown = self.keys = on
            self.changed.emit(on)


RINGS = Rings()


def focus_ring(painter: QPainter, area: QRectF, ring: str, radius: float = 8) -> None:
    """Draw the ring of the keyboard focus, three pixels wide, inside `area`, if rings are shown."""
    if not RINGS.shown:
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(ring), 3))
    painter.drawRoundedRect(area.adjusted(1.5, 1.5, -1.5, -1.5), radius, radius)


def cut(painter: QPainter, text: str, room: float) -> str:
    """Return a text as far as it has room in the painter's font, with an ellipsis where it is cut."""
    return painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, round(room))


def fitted(font: QFont, text: str, room: float, least: float = LEAST) -> QFont:
    """Return a font in which a text has its room in one line, if it need be down to this part of the size."""
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if not wide > room > 0:
        return font
    smaller = QFont(font)
    smaller.setPixelSize(max(8, int(font.pixelSize() * max(least, room / wide))))
    return smaller


def vertical_gradient(area: QRectF, top: str, foot: str) -> QLinearGradient:
    """Return a gradient from the top of an area to its foot."""
    gradient = QLinearGradient(area.topLeft(), area.bottomLeft())
    gradient.setColorAt(0, QColor(top))
    gradient.setColorAt(1, QColor(foot))
    return gradient


def panel_paper(panel: QWidget, theme: Theme, *, shaded: bool = True) -> None:
    """Paint the paper of a panel beside the table, shaded by the frame of the table."""
    painter, area = QPainter(panel), QRectF(panel.rect())
    painter.fillRect(area, vertical_gradient(area, theme.paper.top, theme.paper.foot))
    if shaded and not theme.is_high_contrast():
        shade = QLinearGradient(area.topLeft(), area.topLeft() + QPointF(8, 0))
        shade.setColorAt(0, colour("#281909", 0.25))
        shade.setColorAt(1, colour("#281909", 0))
        painter.fillRect(QRectF(area.left(), area.top(), 8, area.height()), shade)
    painter.fillRect(QRectF(area.left(), area.top(), 1, area.height()), colour("#120B08"))


@lru_cache(maxsize=256)
def icon(name: str, tint: str, size: int, ratio: float) -> QImage:
    """Return a control's icon of `size` device-independent pixels for a screen of this pixel ratio."""
    side = round(size * ratio)
    image = icon_image(name, tint, QSize(side, side))
    image.setDevicePixelRatio(ratio)
    return image


def paragraph(
    painter: QPainter | None,
    place: QRectF,
    words: str,
    font: QFont,
    leading: float,
    *,
    centred: bool = False,
) -> float:
    """Write words into a place, wrapped, with lines `leading` times the size apart; return their height.

    Without a painter nothing is written and the height is returned all the same.
    """
    step = font.pixelSize() * leading
    top = place.top()
    for part in words.split("\n"):
        layout = QTextLayout(part, font)
        if centred:
            layout.setTextOption(QTextOption(Qt.AlignmentFlag.AlignHCenter))
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(place.width())
            _keep_whole(part, line)
            line.setPosition(QPointF(0, 0))
            if painter is not None:
                line.draw(painter, QPointF(place.left(), top + (step - line.height()) / 2))
            top += step
        layout.endLayout()
    return top - place.top()


def _keep_whole(words: str, line: QTextLine) -> None:
    """End a line before the name of the game where it would end within."""
    begin, end = line.textStart(), line.textStart() + line.textLength()
    first, second = NAME
    before = words.rfind(" ", begin, end) + 1
    if before > begin and words[:end].endswith(first) and words[end:].startswith(second):
        line.setNumColumns(before - begin, line.width())


def has_accents(text: str) -> bool:
    """Return whether a text has capitals with accents, of any language."""
    return not text.isascii() and any(letter.isupper() and decomposition(letter) for letter in text)


def raised(html: str, room: int) -> str:
    """Return rich words with so many pixels above them that belong to them."""
    return RAISED.format(room=room, html=html)


def accent_room(font: QFont) -> int:
    """Return by how many pixels accents of capitals reach over what a font says of its lines."""
    return _accent_room(font.key(), font)


@lru_cache(maxsize=64)
def _accent_room(_key: str, font: QFont) -> int:
    metrics = QFontMetricsF(font)
    return max(0, ceil(-metrics.tightBoundingRect("ÄÖÜÉÅ").top() - metrics.ascent()))


def show_whole(label: QLabel, text: str, *, rich: bool) -> None:
    """Let a label show a text, its accents too: of text that can be selected Qt cuts them off."""
    cut = label.textInteractionFlags() != Qt.TextInteractionFlag.NoTextInteraction and has_accents(text)
    label.setTextFormat(Qt.TextFormat.RichText if rich or cut else Qt.TextFormat.PlainText)
    if cut:
        text = raised(text if rich else escape(text).replace("\n", "<br>"), accent_room(label.font()))
    QLabel.setText(label, text)
