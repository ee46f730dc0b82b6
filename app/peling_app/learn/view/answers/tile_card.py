"""A tile that can be marked as an answer, and after the check what is right about it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from peling.core.tiles import Tile
from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import LACQUER
from peling_app.kit.view import paint
from peling_app.kit.view.style import text_font
from peling_app.kit.view.text.flow import follow_window
from peling_app.kit.view.tiles.painting import draw_tile
from peling_app.kit.words.spoken import in_sentences
from peling_app.kit.words.tiles import tile_name
from peling_app.kit.words.tips import tip
from peling_app.learn.model.cards import Card, Mark
from peling_app.learn.view.answers.cards import SIGNS, Markable, inks
from peling_app.learn.view.answers.low_window import is_low

AROUND: Final = 8
"""Pixels at the sides of a tile to mark, and below it."""
SIGN: Final = 16
"""The height of the sign below a tile that was judged, and of the line that its word stands under."""


class TileCard(Markable):
    """A tile on paper that can be marked; after the check it says right, this is right or wrong below."""

    def __init__(
        self, theme: Theme, tile: Tile, card: Card, parent: QWidget | None = None, *, on_cloth: bool = False
    ) -> None:
        """Show a tile; `on_cloth`: its card lies on baize."""
        super().__init__(theme, card, parent)
        self._on_cloth = on_cloth
        self.tile = tile
        self.tile_width = 50
        self.least = 0
        self._many = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        follow_window(self)
        self.show_card(card)

    def name(self) -> None:
        """Say the tile, verdict and note."""
        card, name = self.card, tile_name(self.tile)
        words = [name, *(part for part in (card.verdict, card.note) if part)]
        self.setAccessibleName(in_sentences(*words))
        self.setToolTip(tip(card.note or name))

    @property
    def ring(self) -> str:
        """Return a colour that is seen on baize, where the card lies there."""
        return LACQUER.highlight if self._on_cloth else super().ring

    def set_tile_width(self, width: int, *, many: bool = False) -> None:
        """Show the tile in another size; `many`: there are rows of them, which stand close together."""
        self.tile_width, self._many = width, many
        self.updateGeometry()

    @property
    def _is_close(self) -> bool:
        """Return whether there is little room: the sign of a verdict stands without its word then."""
        return self._many or is_low(self)

    def set_least(self, least: int) -> None:
        """Be at least so many pixels wide."""
        if least != self.least:
            self.least = least
            self.updateGeometry()

    @property
    def _has_badge(self) -> bool:
        """Return whether the sign of a verdict stands on the tile's corner: rows of them are high enough."""
        return self._many and is_low(self)

    @property
    def _around(self) -> tuple[int, int]:
        """Return the pixels above and below the tile."""
        return (5, 3) if self._is_close else (8, 10)

    @property
    def plate(self) -> QRectF:
        """Return the card; without a verdict it is no larger than its tile, or it would look cut in two."""
        if self.card.mark is not Mark.NONE:
            return super().plate
        wide = self.tile_width + 2 * AROUND
        above, _ = self._around
        return QRectF((self.width() - wide) / 2, 0, wide, above + round(self.tile_width * 1.5) + AROUND - 2)

    def _font(self) -> QFont:
        return text_font(self._theme, 12.5, QFont.Weight.Bold)

    def sizeHint(self) -> QSize:
        """Return the room for tile and word."""
        above, below = self._around
        wide = max(self.least, self.tile_width + 16)
        # What the check says has its room before there is one: nothing moves when it comes.
        said = 0 if self._has_badge else SIGN
        said += 0 if self._is_close else round(self._font().pixelSize() * 1.35)
        return QSize(wide, above + round(self.tile_width * 1.5) + below + said + 4)

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint ground, tile, sign and word."""
        painter = self.painter()
        paper = self._theme.paper
        ink, ground, border = inks(self._theme, self.card.mark)
        chosen = self.isChecked()
        if self.card.mark is Mark.NONE:
            border = paper.ink if chosen else paper.ink3 if self.underMouse() else paper.line
            ground = paper.panel if chosen else paper.top
        line = 2.0 if chosen or self.card.mark is not Mark.NONE else 1.0
        self.paint_frame(painter, QPen(QColor(border), line), ground, 6)
        left = (self.width() - self.tile_width) / 2
        above, under = self._around
        top = above - (2.0 if chosen and self.card.mark is Mark.NONE else 0.0)
        draw_tile(painter, self._theme.tiles, self.tile.code, left, top, self.tile_width)
        if self.card.mark is Mark.NONE:
            if chosen:
                self._paint_badge(painter, "check", paper.chosen_text, paper.chosen)
            return
        if self.card.mark is Mark.WRONG:
            painter.setPen(QPen(QColor(paper.top), 5))
            foot = self.tile_width * 1.33
            painter.drawLine(QPointF(left + 2, top + foot - 3), QPointF(left + self.tile_width - 2, top + 4))
            painter.setPen(QPen(QColor("#A2241D"), 2.5))
            painter.drawLine(QPointF(left + 2, top + foot - 3), QPointF(left + self.tile_width - 2, top + 4))
        if self._has_badge:
            self._paint_badge(painter, SIGNS[self.card.mark], paper.top, ink)
            return
        below = top + self.tile_width * 1.5 + under - 2
        sign = paint.icon(SIGNS[self.card.mark], ink, 15, self.devicePixelRatioF())
        painter.drawImage(QPointF(self.width() / 2 - 7.5, below), sign)
        painter.setPen(QColor(ink))
        painter.setFont(self._font())
        words = QRectF(0, below + SIGN, self.width(), self._font().pixelSize() * 1.35)
        said = self.card.verdict
        if not self._is_close and QFontMetricsF(self._font()).horizontalAdvance(said) <= self.width() - 8:
            painter.drawText(words, Qt.AlignmentFlag.AlignCenter, said)

    def _paint_badge(self, painter: QPainter, sign: str, ink: str, ground: str) -> None:
        """Paint a sign on a disc, on the upper right corner."""
        box = QRectF(self.plate.right() - 21, 4, 16, 16)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground))
        painter.drawEllipse(box)
        tick = paint.icon(sign, ink, 11, self.devicePixelRatioF())
        painter.drawImage(box.center() - QPointF(5.5, 5.5), tick)
