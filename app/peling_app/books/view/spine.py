"""A book lying among others, one below the other: a radio button that looks like a cloth binding."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
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
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QWidget

from peling_app.books.face import Cover
from peling_app.books.faces import face
from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import LACQUER
from peling_app.kit.view import paint
from peling_app.kit.view.controls import RING
from peling_app.kit.view.keys import take_enter
from peling_app.kit.view.pressing import Seen
from peling_app.kit.view.style import display_font, text_font
from peling_app.kit.view.toggling import lead_tab

BAND: Final = 8
"""Pixels of the dark band at the left, where a book is bound."""
LEFT: Final = 22
MARK: Final = 18
TALLER: Final = 28
"""A spine grows by so many pixels at most, in text of the usual size."""
GAP: Final = 12


class BookSpine(Seen, QRadioButton):
    """A rule set to be chosen; title, second line and origin stand on its cloth, as far as there is room."""

    def __init__(self, theme: Theme, book: str, parent: QWidget | None = None) -> None:
        """Make the spine of a rule set; its words come with `set_cover`."""
        super().__init__(parent)
        self._theme = theme
        self._book = book
        self._cover = Cover("", "", "")
        self._more = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        lead_tab(self)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.toggled.connect(self.update)
        theme.changed.connect(self.updateGeometry)

    def set_cover(self, words: Cover) -> None:
        """Set the words; the text of the button, which screen readers say, is set by whoever holds it."""
        self._cover = words
        self.update()

    def give_room(self, more: int) -> None:
        """Be higher than the words need by so many pixels, but not by more than looks like a book."""
        if more != self._more:
            self._more = more
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return room for the title in its line."""
        title, subtitle, _ = self._fonts()
        width = QFontMetricsF(title).horizontalAdvance(self._cover.title)
        width += QFontMetricsF(subtitle).horizontalAdvance(self._subtitle)
        more = min(self._more, self._theme.sized(TALLER))
        height = round(QFontMetricsF(title).height()) + 14 + 2 * RING + more
        return QSize(round(width) + LEFT + 2 * GAP + MARK + 2 * RING, height)

    def minimumSizeHint(self) -> QSize:
        """Return room for the title alone: what follows it is cut before that."""
        width = QFontMetricsF(self._fonts()[0]).horizontalAdvance(self._cover.title)
        return QSize(round(width) + LEFT + 2 * GAP + MARK + 2 * RING, self.sizeHint().height())

    def hitButton(self, place: QPoint) -> bool:
        """Take a click anywhere on the cloth."""
        return self.rect().contains(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose with Enter as with Space."""
        if not take_enter(event, self.click):
            super().keyPressEvent(event)

    @property
    def _subtitle(self) -> str:
        return self._cover.subtitle.replace("\n", " ")

    def _fonts(self) -> tuple[QFont, QFont, QFont]:
        theme = self._theme
        return display_font(theme, 19), display_font(theme, 15, italic=True), text_font(theme, 13)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint cloth, words and the mark of choice."""
        painter = paint.smooth_painter(self)
        if not self.isEnabled():
            painter.setOpacity(0.78)
        area = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        self._paint_cloth(painter, area)
        mark = QRectF(area.right() - GAP - MARK, area.center().y() - MARK / 2, MARK, MARK)
        self._paint_mark(painter, mark)
        self._paint_words(painter, area, mark.left() - GAP)
        if self.isChecked():
            # Within the cloth: around it is the ring of the focus, of the same gold.
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(LACQUER.brass_text), 1.2))
            painter.drawRoundedRect(area.adjusted(3, 3, -3, -3), 2, 2)
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()), self._theme.paper.gold, 7)

    def _paint_cloth(self, painter: QPainter, area: QRectF) -> None:
        cloth = QColor(face(self._book).cloth)
        light = QLinearGradient(area.topLeft(), area.bottomLeft())
        light.setColorAt(0, cloth.lighter(118))
        light.setColorAt(1, cloth)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        painter.drawRoundedRect(area, 3, 3)
        painter.setBrush(paint.colour("#000000", 0.36))
        painter.drawRoundedRect(QRectF(area.left(), area.top(), BAND, area.height()), 3, 3)
        painter.fillRect(
            QRectF(area.left() + BAND, area.top(), 1, area.height()), paint.colour("#FFFFFF", 0.12)
        )
        if self.underMouse() and self.isEnabled():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(paint.colour("#FFFFFF", 0.07))
            painter.drawRoundedRect(area, 3, 3)

    def _paint_mark(self, painter: QPainter, mark: QRectF) -> None:
        painter.setPen(QPen(QColor(LACQUER.brass_text), 1.4))
        painter.setBrush(QColor(LACQUER.highlight) if self.isChecked() else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(mark)
        if self.isChecked():
            tick = paint.icon("check", LACQUER.legal_text, 12, self.devicePixelRatioF())
            painter.drawImage(mark.center() - QPointF(6, 6), tick)

    def _paint_words(self, painter: QPainter, area: QRectF, right: float) -> None:
        left = area.left() + LEFT
        cover = self._cover
        words = zip((cover.title, self._subtitle), self._fonts(), (LACQUER.title, "#EADBB6"), strict=False)
        for text, font, ink in words:
            metrics = QFontMetricsF(font)
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, right - left)
            painter.setFont(font)
            painter.setPen(QColor(ink))
            place = QRectF(left, area.top(), right - left, area.height())
            painter.drawText(place, int(Qt.AlignmentFlag.AlignVCenter.value), shown)
            left += metrics.horizontalAdvance(shown) + GAP
        origin = self._fonts()[2]
        if left + QFontMetricsF(origin).horizontalAdvance(cover.origin) <= right:
            painter.setFont(origin)
            painter.setPen(QColor("#EFE2C3"))
            side = int((Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter).value)
            painter.drawText(QRectF(left, area.top(), right - left, area.height()), side, cover.origin)
