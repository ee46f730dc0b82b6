"""A door of the start page: stepped corners, a double brass line, a picture, a word and what is behind it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QPushButton, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import LACQUER
from peling_app.kit.view import paint
from peling_app.kit.view.controls import ENTER
from peling_app.kit.view.keys import key_text
from peling_app.kit.view.pressing import Pressing, take_presses
from peling_app.kit.view.style import display_font, text_font
from peling_app.kit.view.text.key_frame import draw_key, key_width

STEP = 20.0
ABOUT, FOOT = 15, 13.5
"""Pixels of the words on a door and of those at its foot, in the design."""
LINE = 1.45
"""The height of a line of them, in their size."""
TITLE_LINE = 1.1
"""The height of the word on a door, in its size."""
ARROW = 26.0
"""What is left for the arrow beside the words at the foot."""
LARGEST_ZOOM = 125
"""Larger text than this, in percent, would not leave room for the picture."""


def stepped(area: QRectF, step: float) -> QPolygonF:
    """Return the outline of a door: a rectangle whose upper corners climb in two steps."""
    left, top, right, foot = area.left(), area.top(), area.right(), area.bottom()
    return QPolygonF(
        [
            QPointF(left, foot),
            QPointF(left, top + 2 * step),
            QPointF(left + step, top + 2 * step),
            QPointF(left + step, top + step),
            QPointF(left + 2 * step, top + step),
            QPointF(left + 2 * step, top),
            QPointF(right - 2 * step, top),
            QPointF(right - 2 * step, top + step),
            QPointF(right - step, top + step),
            QPointF(right - step, top + 2 * step),
            QPointF(right, top + 2 * step),
            QPointF(right, foot),
        ]
    )


class Door(Pressing, QPushButton):
    """One of the three doors. A closed one can be reached and read, and says why it is closed."""

    def __init__(
        self, theme: Theme, key: str, draw: Callable[[QPainter, QRectF], None], parent: QWidget | None = None
    ) -> None:
        """Make a door with its key and its picture; its words come with `set_words`."""
        super().__init__(parent)
        self._theme = theme
        self._key = key
        self._draw = draw
        self._scale = 1.0
        self._closed = False
        self._about = ""
        self._foot = ""
        self._lines = (2, 1)
        self._picture: QPixmap | None = None
        take_presses(self)
        theme.changed.connect(self._draw_anew)

    def _draw_anew(self) -> None:
        self._picture = None
        self.update()

    @property
    def is_closed(self) -> bool:
        """Return whether what is behind it is not there yet."""
        return self._closed

    @property
    def shown_keys(self) -> tuple[str, ...]:
        """Return the keys that lead through it now, from the right: with the focus Enter does, where it fits.

        While the mouse is used no ring shows where the focus is, and yet Enter does something.
        """
        title = QFontMetricsF(self._title_font()).horizontalAdvance(self.text())
        keys = sum(key_width(self._theme, key_text(key), scale=self._scale) + 6 for key in (self._key, ENTER))
        has_room = title + keys + 6 <= self.width() - 60 * self._scale
        return (self._key, ENTER) if self.hasFocus() and has_room else (self._key,)

    def set_closed(self, closed: bool) -> None:
        """Close the door: it stays readable and reachable, and going through it does nothing."""
        self._closed = closed
        self.setCursor(Qt.CursorShape.ArrowCursor if closed else Qt.CursorShape.PointingHandCursor)
        self.update()

    def set_words(self, title: str, about: str, foot: str) -> None:
        """Set the word on the door, what is behind it and the line at its foot."""
        self.setText(title)
        self._about = about
        self._foot = foot
        self.setAccessibleName(title)
        self.setAccessibleDescription(f"{about} {foot}")
        self._draw_anew()

    def lines(self) -> tuple[int, int]:
        """Return how many lines the words and those at the foot need at the present scale."""
        wide = self.width() - 60 * self._scale
        return (
            self._count(self._about, self._font(ABOUT), wide),
            self._count(self._foot, self._font(FOOT), wide - ARROW * self._scale),
        )

    @staticmethod
    def _count(words: str, font: QFont, wide: float) -> int:
        high = paint.paragraph(None, QRectF(0, 0, wide, 0), words, font, LINE)
        return round(high / (LINE * font.pixelSize()))

    def set_lines(self, lines: tuple[int, int]) -> None:
        """Leave room for so many lines of both, so that pictures and words of all doors stand in one row."""
        if lines != self._lines:
            self._lines = lines
            self.update()

    def _font(self, pixels: float) -> QFont:
        """Return the font of running text, no larger than a door has room for."""
        return text_font(self._theme, pixels * self._scale * min(1.0, LARGEST_ZOOM / self._theme.zoom()))

    def set_scale(self, scale: float) -> None:
        """Draw everything so many times as large as in the design."""
        if scale != self._scale:
            self._scale = scale
            self._draw_anew()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the door from the ground up."""
        painter = paint.smooth_painter(self)
        scale = self._scale
        self._paint_outline(painter)
        self._paint_words(painter)
        room = QRectF(29 * scale, 49 * scale, self.width() - 58 * scale, self.words_top() - 60 * scale)
        if room.height() > 40:
            self._paint_picture(painter, room)

    def _paint_outline(self, painter: QPainter) -> None:
        scale = self._scale
        lit = (self.hasFocus() and paint.RINGS.shown) or (self.underMouse() and not self._closed)
        outer = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        strong = lit or self._theme.is_high_contrast()
        pen = QPen(QColor(LACQUER.cream if lit else LACQUER.brass), 2.0 if strong else 1.0)
        if self._closed and not lit:
            pen.setColor(QColor(LACQUER.brass_dark))
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        top, foot = ("#3B2821", "#251814") if not self.isDown() else ("#2A1C17", "#1F1511")
        painter.setBrush(paint.vertical_gradient(outer, top, foot))
        painter.drawPolygon(stepped(outer, STEP * scale))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(paint.colour(LACQUER.highlight if lit else LACQUER.brass, 0.45), 1))
        inset = max(6.0, 8 * scale)
        painter.drawPolygon(stepped(outer.adjusted(inset, inset, -inset, -inset), STEP * scale))
        if self.hasFocus() and paint.RINGS.shown:
            pen = QPen(QColor(LACQUER.highlight), 3)
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            painter.setPen(pen)
            painter.drawPolygon(stepped(outer, STEP * scale))

    def words_top(self) -> float:
        """Return the height at which the words begin: the same for all doors, under pictures of one size."""
        scale = self._scale
        abouts, feet = self._lines
        words = LINE * (abouts * self._font(ABOUT).pixelSize() + feet * self._font(FOOT).pixelSize())
        return self._bottom() - words - 10 * scale - 9 * scale - self._title_font().pixelSize() * TITLE_LINE

    def _bottom(self) -> float:
        return self.height() - 19 * self._scale

    def _title_font(self) -> QFont:
        return display_font(self._theme, 34 * self._scale * min(1.0, LARGEST_ZOOM / self._theme.zoom()))

    def _paint_words(self, painter: QPainter) -> None:
        """Write the words, those at the foot upwards from it."""
        scale, theme = self._scale, self._theme
        left, width = 30 * scale, self.width() - 60 * scale
        bottom, top = self._bottom(), self.words_top()
        foot_font = self._font(FOOT)
        foot = QRectF(left, 0, width - ARROW * scale, 0)
        foot.moveTop(bottom - paint.paragraph(None, foot, self._foot, foot_font, LINE))
        painter.setPen(QColor(LACQUER.brass_text))
        paint.paragraph(painter, foot, self._foot, foot_font, LINE)
        if not self._closed:
            size = round(18 * scale)
            arrow = paint.icon("arrow-right", LACQUER.brass_text, size, self.devicePixelRatioF())
            painter.drawImage(QPointF(left + width - size, bottom - size - 1), arrow)
        title_font = self._title_font()
        place = QRectF(left, top, width, title_font.pixelSize() * TITLE_LINE)
        painter.setPen(QColor("#DCCFB4"))
        about = QRectF(left, place.bottom() + 9 * scale, width, 0)
        paint.paragraph(painter, about, self._about, self._font(ABOUT), LINE)
        painter.setFont(title_font)
        painter.setPen(QColor(LACQUER.title))
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.setPen(QPen(QColor(LACQUER.brass_text), 1))
        free = left + width
        for key in self.shown_keys:
            free = draw_key(painter, theme, free, place.center().y() + 2, key_text(key), scale=scale) - 6

    def _paint_picture(self, painter: QPainter, room: QRectF) -> None:
        """Paint the picture, kept until its size changes."""
        ratio = self.devicePixelRatioF()
        size = (room.size() * ratio).toSize()
        if self._picture is None or self._picture.size() != size:
            picture = QPixmap(size)
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            brush = QPainter(picture)
            brush.setRenderHint(QPainter.RenderHint.Antialiasing)
            brush.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            self._draw(brush, QRectF(0, 0, room.width(), room.height()))
            brush.end()
            self._picture = picture
        if self._closed:
            painter.setOpacity(0.62)
        painter.drawPixmap(room.topLeft(), self._picture)
        painter.setOpacity(1)
