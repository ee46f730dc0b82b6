"""A book on the shelf of the start page: a radio button that looks like a cloth cover."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QRadioButton, QWidget

from peling_app.books.face import Cover
from peling_app.books.faces import face
from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import LACQUER
from peling_app.kit.view import paint
from peling_app.kit.view.keys import take_enter
from peling_app.kit.view.pressing import Seen, take_presses
from peling_app.kit.view.style import display_font, text_font
from peling_app.kit.view.toggling import lead_tab
from peling_app.kit.words.tips import tip

FRAME: Final = 10
"""From the edge of the cloth to the line about the words, in pixels."""
FOOT: Final = int(Qt.AlignmentFlag.AlignBottom.value) | int(Qt.TextFlag.TextWordWrap.value)


@dataclass(frozen=True, slots=True)
class Lines:
    """Where the words of a cover stand: the title, what is below it, and the foot; and in which fonts."""

    title: QRectF
    below: QRectF
    foot: QRectF
    fonts: tuple[QFont, QFont, QFont]

    @property
    def fit(self) -> bool:
        """Return whether nothing lies over anything else."""
        return self.below.bottom() <= self.foot.top()


class BookCard(Seen, QRadioButton):
    """One of the five books. A book that cannot be played yet can be reached and read but not chosen.

    Signals:
        stepped: an arrow asks for the book this many places further on.
    """

    stepped = Signal(int)

    def __init__(self, theme: Theme, book: str, parent: QWidget | None = None) -> None:
        """Make the card of a book; its words come with `set_words`."""
        super().__init__(parent)
        self._theme = theme
        self.book = book
        self._cover = Cover("", "", "")
        self._reason = ""
        self._scale = 1.0
        take_presses(self)
        lead_tab(self)
        self.setProperty("takes_enter", True)
        self.toggled.connect(self.update)
        theme.changed.connect(self.update)

    def set_words(self, cover: Cover, reason: str) -> None:
        """Set the words on the cover; `reason` tells why it cannot be chosen, empty if it can."""
        self._cover = cover
        self._reason = reason
        subtitle = cover.subtitle.replace("\n", " ")
        self.setAccessibleName(f"{cover.title}, {subtitle}")
        self.setAccessibleDescription(f"{cover.origin}. {reason}" if reason else cover.origin)
        self.setToolTip(tip(reason))
        self.setCursor(Qt.CursorShape.ArrowCursor if reason else Qt.CursorShape.PointingHandCursor)
        self.update()

    @property
    def can_be_chosen(self) -> bool:
        """Return whether new games can follow this book."""
        return not self._reason

    def set_scale(self, scale: float) -> None:
        """Draw everything so many times as large as in the design."""
        self._scale = scale
        self.update()

    def hitButton(self, place: QPoint) -> bool:
        """Take a click anywhere on the cover."""
        return self.rect().contains(place)

    def nextCheckState(self) -> None:
        """Leave the choice to the page, which knows the other books."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go along the shelf with the arrows; choose with Enter as with Space."""
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Up:
                self.stepped.emit(-1)
            case Qt.Key.Key_Right | Qt.Key.Key_Down:
                self.stepped.emit(1)
            case _ if not take_enter(event, self.click):
                super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint cloth, spine, words and the mark of choice."""
        painter = paint.smooth_painter(self)
        area = QRectF(self.rect()).adjusted(5, 5, -5, -5)
        if not self.can_be_chosen:
            painter.setOpacity(0.78)
        self._paint_cloth(painter, area)
        painter.setOpacity(1)
        self._paint_words(painter)
        self._paint_mark(painter, area)
        if self.isChecked():
            # Within the cloth: around it is the ring of the focus, which would differ by its colour alone.
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(LACQUER.highlight), 2))
            painter.drawRoundedRect(area.adjusted(4, 4, -4, -4), 2, 2)
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()), LACQUER.cream, 7)

    def _paint_cloth(self, painter: QPainter, area: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(face(self.book).cloth))
        painter.drawRoundedRect(area, 4, 4)
        spine = QLinearGradient(area.left(), 0, area.left() + 26, 0)
        for place, tint in (
            (0, paint.colour("#000000", 0.4)),
            (9 / 26, paint.colour("#000000", 0.4)),
            (10 / 26, paint.colour("#FFFFFF", 0.10)),
            (1, paint.colour("#FFFFFF", 0)),
        ):
            spine.setColorAt(place, tint)
        painter.setBrush(spine)
        painter.drawRoundedRect(QRectF(area.left(), area.top(), 26, area.height()), 4, 4)
        if self.underMouse() and self.can_be_chosen:
            painter.setBrush(paint.colour("#FFFFFF", 0.06))
            painter.drawRoundedRect(area, 4, 4)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(paint.colour(LACQUER.brass_text, 0.5), 1))
        painter.drawRect(area.adjusted(19.5, 9.5, -9.5, -9.5))

    def lines(self) -> Lines:
        """Return where the words stand; of the sizes of text the largest in which they have room."""
        zoom = self._theme.zoom()
        found = [self._lines(self._scale * min(1.0, most / zoom)) for most in (110, 100)]
        return next((one for one in found if one.fit), found[-1])

    def _lines(self, size: float) -> Lines:
        """Return where the words stand in a size: nearer to the edges where they would meet else."""
        area = QRectF(self.rect()).adjusted(5, 5, -5, -5)
        scale, theme = self._scale, self._theme
        fonts = (
            display_font(theme, 25 * size),
            display_font(theme, 16 * size, italic=True),
            text_font(theme, 12.5 * size),
        )
        left = area.left() + max(28.0, 34 * scale)
        width = area.right() - left - 14
        room = QRectF(left, 0, width, 9999)
        title, gap = fonts[0].pixelSize() * 1.15, 3 * scale
        below = paint.paragraph(None, room, self._cover.subtitle, fonts[1], 1.2)
        foot = QFontMetricsF(fonts[2]).boundingRect(room, FOOT, self._reason or self._cover.origin).height()
        over = max(0.0, title + gap + below + foot + 37 * scale - area.height())
        top = area.top() + max(20 * scale - over / 2, min(20 * scale, FRAME))
        end = area.bottom() - max(17 * scale - over / 2, min(17 * scale, FRAME))
        return Lines(
            QRectF(left, top, width - 22 * scale, title),
            QRectF(left, top + title + gap, width, below),
            QRectF(left, end - foot, width, foot),
            fonts,
        )

    def _paint_words(self, painter: QPainter) -> None:
        lines = self.lines()
        title, below, foot = lines.fonts
        painter.setPen(QColor(LACQUER.title))
        painter.setFont(title)
        painter.drawText(lines.title, Qt.AlignmentFlag.AlignVCenter, self._cover.title)
        painter.setPen(QColor("#EADBB6"))
        paint.paragraph(painter, lines.below, self._cover.subtitle, below, 1.2)
        painter.setFont(foot)
        painter.setPen(QColor("#EFE2C3"))
        painter.drawText(lines.foot, FOOT, self._reason or self._cover.origin)

    def _paint_mark(self, painter: QPainter, area: QRectF) -> None:
        if not self.can_be_chosen:
            return
        side = max(16.0, 22 * self._scale)
        mark = QRectF(area.right() - 18 - side, area.top() + 18, side, side)
        painter.setPen(QPen(QColor(LACQUER.brass_text), 1.5))
        painter.setBrush(QColor(LACQUER.highlight) if self.isChecked() else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(mark)
        if self.isChecked():
            size = round(side * 0.68)
            tick = paint.icon("check", LACQUER.legal_text, size, self.devicePixelRatioF())
            corner = mark.center() - QPointF(size / 2, size / 2)
            painter.drawImage(corner, tick)
