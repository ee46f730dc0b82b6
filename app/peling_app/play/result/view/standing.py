"""One player at the end of a game: place, portrait, name, what he won, points."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.style import display_font, text_font
from peling_app.kit.view.tiles.painting import draw_tile
from peling_app.kit.words.numbers import number
from peling_app.play.result.model.page import Standing
from peling_app.play.result.words import result as words

TILE: Final = 48
"""Pixels of a portrait's width."""
RANK: Final = 40
PAD: Final = 14
LEAST: Final = 300


class StandingRow(QWidget):
    """A row of the standings; the user's lies on the colour of what is chosen."""

    def __init__(self, standing: Standing, theme: Theme, scale: float) -> None:
        """Show how one player came out; the portrait is `scale` times as large as in the design."""
        super().__init__()
        self._standing = standing
        self._theme = theme
        self._tile = round(TILE * scale)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(
            words.row(
                rank=number(standing.rank), name=standing.name, total=standing.total, said=standing.said
            )
        )

    def sizeHint(self) -> QSize:
        """Return room for the portrait."""
        return QSize(LEAST, max(round(self._tile * 1.5), self._lines()) + 12)

    def minimumSizeHint(self) -> QSize:
        """Return the same height: names are cut before rows are."""
        return self.sizeHint()

    def _fonts(self) -> tuple[QFont, QFont, QFont]:
        return (
            display_font(self._theme, 25),
            text_font(self._theme, 13.5),
            text_font(self._theme, 25, QFont.Weight.Bold),
        )

    def _lines(self) -> int:
        name, said, _ = self._fonts()
        return round(QFontMetricsF(name).height() + QFontMetricsF(said).height() + 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the row."""
        painter = paint.smooth_painter(self, pictures=True)
        standing, paper = self._standing, self._theme.paper
        area = QRectF(self.rect())
        # The portrait grows with the row, less than it.
        wide = self._tile + max(0, round((area.height() - self.sizeHint().height()) / 3))
        if standing.is_user:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(paper.gold_ground))
            painter.drawRoundedRect(area.adjusted(0, 2, 0, -2), 6, 6)
        else:
            painter.fillRect(QRectF(area.left(), area.bottom() - 1, area.width(), 1), QColor(paper.line))
        name_font, said_font, total_font = self._fonts()
        painter.setPen(QColor(paper.ink if standing.rank == 1 else paper.ink3))
        painter.setFont(display_font(self._theme, 30))
        rank = QRectF(PAD, 0, RANK, area.height())
        painter.drawText(rank, int(Qt.AlignmentFlag.AlignVCenter.value), number(standing.rank))
        draw_tile(
            painter,
            self._theme.tiles,
            standing.portrait,
            PAD + RANK,
            (area.height() - wide * 1.5) / 2,
            wide,
            index=False,
        )
        inks = {1: paper.green, 0: paper.ink, -1: paper.red}
        painter.setFont(total_font)
        painter.setPen(QColor(inks[standing.sign]))
        right = int((Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter).value)
        painter.drawText(area.adjusted(0, 0, -PAD, 0), right, standing.total)
        left = PAD + RANK + wide + 20
        room = area.width() - left - PAD - QFontMetricsF(total_font).horizontalAdvance(standing.total) - 14
        top = (area.height() - self._lines()) / 2
        for text, font, ink in (
            (standing.name, name_font, paper.ink),
            (standing.said, said_font, paper.ink2),
        ):
            metrics = QFontMetricsF(font)
            painter.setFont(font)
            painter.setPen(QColor(ink))
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QRectF(left, top, room, metrics.height()), 0, shown)
            top += metrics.height() + 2
