"""A card for each special hand of a book: with its tiles when it was won, else an outline."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from peling.core.tiles import Tile
from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.style import display_font, text_font
from peling_app.kit.view.text.flow import follow_width
from peling_app.kit.view.tiles.painting import draw_tile
from peling_app.kit.words.tiles import joined, tile_name
from peling_app.kit.words.tips import tip
from peling_app.play.records.model.page import Card
from peling_app.play.records.words import records as words

WIDE: Final = 156
"""Pixels of the least width of a card, at usual size of text."""
GAP: Final = 12
FELT: Final = 72
"""Pixels of the height of the part where the tiles lie."""
TILE: Final = 17
LINES: Final = 2
"""In so many rows tiles lie, and so many lines a name may have."""
LEADING: Final = 1.15
"""From line to line of a name, in sizes of its text: no letter touches one of the other line."""
OUTLINES: Final = 7
PAD: Final = 8


class CardPicture(QWidget):
    """One card."""

    def __init__(self, card: Card, theme: Theme, parent: QWidget) -> None:
        """Show a special hand."""
        super().__init__(parent)
        self.card = card
        self._theme = theme
        said = words.card_said(card.name, card.when)
        tiles = joined([tile_name(tile) for tiles in card.sets for tile in tiles]) if card.sets else ""
        self.setAccessibleName(f"{said}. {tiles}" if tiles else said)
        self.setToolTip(tip(self.accessibleName()))

    @staticmethod
    def height_of(theme: Theme) -> int:
        """Return how high a card is in this size of text."""
        name = display_font(theme, 18).pixelSize() * LEADING * LINES
        return round(FELT + name + QFontMetricsF(text_font(theme, 13)).height() * 2 + 14)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card."""
        painter = paint.smooth_painter(self, pictures=True)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        felt = QRectF(area.left(), area.top(), area.width(), FELT)
        paper = self._theme.paper
        if self.card.when:
            painter.setPen(QPen(QColor(paper.border), 1))
            painter.setBrush(QColor(paper.top))
            painter.drawRoundedRect(area, 7, 7)
            self._paint_felt(painter, felt)
        else:
            painter.setPen(QPen(QColor(paper.border), 1, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area, 7, 7)
            self._paint_outlines(painter, felt)
        self._paint_words(painter, area.adjusted(PAD, FELT + 4, -PAD, -4))

    def _paint_felt(self, painter: QPainter, felt: QRectF) -> None:
        cloth = self._theme.felt
        painter.save()
        painter.setClipRect(felt.adjusted(0, 0, 0, 1))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(paint.vertical_gradient(felt, cloth[1], cloth[3]))
        painter.drawRoundedRect(felt.adjusted(0, 0, 0, 8), 7, 7)
        painter.restore()
        lines = in_lines([tile for tiles in self.card.sets for tile in tiles])
        wide = max(map(len, lines), default=1)
        room = (felt.width() - 2 * PAD) / wide - 1
        width = int(min(TILE if len(lines) > 1 else TILE + 4, room))
        step = width * 1.5 + 4
        top = felt.center().y() - (len(lines) * step - 4) / 2
        for place, line in enumerate(lines):
            left = felt.center().x() - (len(line) * (width + 1) - 1) / 2
            for number, tile in enumerate(line):
                code = self.card.faces.of(tile)
                draw_tile(
                    painter,
                    self._theme.tiles,
                    code,
                    left + number * (width + 1),
                    top + place * step,
                    width,
                    index=False,
                )

    def _paint_outlines(self, painter: QPainter, felt: QRectF) -> None:
        pen = QPen(QColor(self._theme.paper.line), 1, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        left = felt.center().x() - (OUTLINES * (TILE + 1)) / 2
        for number in range(OUTLINES):
            place = QPointF(left + number * (TILE + 1), felt.center().y() - TILE * 0.75)
            painter.drawRoundedRect(QRectF(place.x(), place.y(), TILE - 1, TILE * 1.5), 2, 2)

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        paper, won = self._theme.paper, bool(self.card.when)
        font = display_font(self._theme, 18)
        name = QRectF(room.left(), room.top(), room.width(), font.pixelSize() * LEADING * LINES)
        # A long name is written smaller rather than cut.
        while font.pixelSize() > 12 and not _fits(name, self.card.name, font):
            font.setPixelSize(font.pixelSize() - 1)
        painter.setPen(QColor(paper.ink if won else paper.ink2))
        high = paint.paragraph(None, name, self.card.name, font, LEADING)
        place = name.translated(0, (name.height() - high) / 2)
        paint.paragraph(painter, place, self.card.name, font, LEADING, centred=True)
        small = text_font(self._theme, 13)
        height = QFontMetricsF(small).height()
        painter.setFont(small)
        below = QRectF(room.left(), name.bottom() + 3, room.width(), height)
        centre = int(Qt.AlignmentFlag.AlignCenter.value)
        painter.setPen(QColor(paper.green if won else paper.ink3))
        if not won:
            painter.drawText(below, centre, words.not_yet())
            return
        text = words.won()
        painter.drawText(below.adjusted(18, 0, 0, 0), centre, text)
        left = below.center().x() + 9 - QFontMetricsF(small).horizontalAdvance(text) / 2 - 20
        tick = paint.icon("check", paper.green, 14, self.devicePixelRatioF())
        painter.drawImage(QPointF(round(left), round(below.center().y() - 7)), tick)
        painter.setPen(QColor(paper.ink3))
        painter.drawText(below.translated(0, height), centre, self.card.when)


def _fits(room: QRectF, text: str, font: QFont) -> bool:
    longest = max(map(QFontMetricsF(font).horizontalAdvance, text.split()), default=0.0)
    return longest <= room.width() and paint.paragraph(None, room, text, font, LEADING) <= room.height()


def in_lines(tiles: list[Tile]) -> list[list[Tile]]:
    """Return tiles in one row, or in two where one would be too long."""
    if len(tiles) <= OUTLINES:
        return [tiles]
    half = (len(tiles) + 1) // 2
    return [tiles[:half], tiles[half:]]


class CardShelf(QWidget):
    """Cards side by side, in as many rows as they need."""

    def __init__(self, theme: Theme, cards: tuple[Card, ...]) -> None:
        """Show cards."""
        super().__init__()
        self._theme = theme
        self._cards = [CardPicture(card, theme, self) for card in cards]
        follow_width(self)

    def _columns(self, width: int) -> int:
        least = round(WIDE * max(1.0, self._theme.zoom() / 100))
        return max(1, min(len(self._cards), (width + GAP) // (least + GAP)))

    def hasHeightForWidth(self) -> bool:
        """Say that the height depends on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all rows."""
        rows = -(-len(self._cards) // self._columns(width))
        return rows * (CardPicture.height_of(self._theme) + GAP) - GAP

    def sizeHint(self) -> QSize:
        """Return the size with four cards in a row."""
        width = 4 * WIDE + 3 * GAP
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return room for one card in a row."""
        return QSize(WIDE, CardPicture.height_of(self._theme))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the cards in rows."""
        super().resizeEvent(event)
        columns, high = self._columns(self.width()), CardPicture.height_of(self._theme)
        wide = (self.width() - (columns - 1) * GAP) // columns
        for number, card in enumerate(self._cards):
            row, column = divmod(number, columns)
            card.setGeometry(column * (wide + GAP), row * (high + GAP), wide, high)
