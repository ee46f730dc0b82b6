"""The two buttons in the row of a player: that he won, and how his hand is entered."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from peling_app.kit.view import paint
from peling_app.kit.view.parts import Scale
from peling_app.kit.view.pressing import Pressing
from peling_app.kit.view.style import text_font
from peling_app.kit.view.tiles.painting import draw_tile
from peling_app.kit.view.toggling import Toggling
from peling_app.score.words import entry as words

NAME_ROOM = 116
"""Pixels for a name, and for the button below it."""
FIGURES, AIR = "123", 10
"""What stands for points on a button, and the pixels that are free at each side of it."""


class WonButton(Toggling, QAbstractButton):
    """Says that a player won: a ring before the word, a tick when he did."""

    def __init__(self, scale: Scale, parent: QWidget) -> None:
        """Make it unchecked."""
        super().__init__(parent)
        self._scale = scale
        self.setCheckable(True)
        self.hear_toggle()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press with Space; all other keys are of the row, Up and Down too: Qt would leave the panel."""
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def _font(self) -> QFont:
        weight = QFont.Weight.Bold if self.isChecked() else QFont.Weight.Normal
        return text_font(self._scale.theme, 13, weight)

    def sizeHint(self) -> QSize:
        """Return room for ring and word."""
        return QSize(NAME_ROOM, max(26, self._font().pixelSize() + 12))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint ring or tick, and the word."""
        painter = paint.smooth_painter(self)
        paper = self._scale.theme.paper
        ink = paper.green if self.isChecked() else paper.ink if self.underMouse() else paper.ink3
        middle = self.height() / 2
        if self.isChecked():
            picture = paint.icon("check", ink, 13, self.devicePixelRatioF())
            painter.drawImage(QPointF(1, round(middle - 6.5)), picture)
        else:
            painter.setPen(QPen(QColor(ink), 1.2))
            painter.drawEllipse(QPointF(7, middle), 5, 5)
        painter.setFont(self._font())
        painter.setPen(QColor(ink))
        room = QRectF(19, 0, self.width() - 19, self.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words.mah_jongg())
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()), paper.gold, 5)


class ModeButton(Pressing, QAbstractButton):
    """Changes how one hand is entered: figures for its points, a tile for its tiles."""

    def __init__(self, scale: Scale, parent: QWidget) -> None:
        """Offer to type points."""
        super().__init__(parent)
        self._scale = scale
        self.offers_tiles = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        """Return room for three figures with some air round them, however large text is."""
        shown = QFontMetrics(self._font()).boundingRect(FIGURES)
        return QSize(max(40, shown.width() + 2 * AIR), max(28, shown.height() + AIR))

    def _font(self) -> QFont:
        return text_font(self._scale.theme, 12, QFont.Weight.DemiBold)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint what the hand would be entered by."""
        painter = paint.smooth_painter(self, pictures=True)
        paper = self._scale.theme.paper
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(QColor(paper.ink3 if self.underMouse() else paper.border), 1))
        painter.setBrush(QColor(paper.panel if self.underMouse() else paper.top))
        painter.drawRoundedRect(area, 5, 5)
        if self.offers_tiles:
            draw_tile(painter, self._scale.theme.tiles, "C1", area.center().x() - 14, 3.5, 13, index=False)
            draw_tile(painter, self._scale.theme.tiles, "C2", area.center().x() + 1, 3.5, 13, index=False)
        else:
            painter.setFont(self._font())
            painter.setPen(QColor(paper.ink2))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, FIGURES)
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()), paper.gold, 6)
