"""A row of tiles on a page of a lesson: groups with signs between them, and words below groups.

Words belong to all groups that stand before them, back to other words or to a sign: what is added to a group
belongs to it, what comes of it does not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from peling_app.kit.model.lesson_rows import Piece
from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.style import text_font
from peling_app.kit.view.text.flow import follow_width
from peling_app.kit.view.tiles.painting import draw_tile
from peling_app.kit.view.tiles.sticks import draw_counter, draw_stick

GAP: Final = 18
"""Between the parts of a row."""
OF_WORDS: Final = 11
"""Between tiles and the words at their right."""
ONE_LINE: Final = 27
"""Tiles get no narrower than this to stand in one line; then they stand in several."""
OF_SIGNS: Final = 28
"""The height of a line without tiles."""
STICK: Final = QSize(54, 20)
"""A stick or a counter, with which scores are paid."""
FALL: Final = 10
"""Room below tiles for their shadow."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a part of a row stands in its line, and where its words begin: below their first group."""

    piece: Piece
    left: float
    width: float
    words: float

    @property
    def right(self) -> float:
        """Return where it ends."""
        return self.left + self.width


class PictureRow(QWidget):
    """Tiles and signs in a row, in several lines where there is no room for one."""

    def __init__(
        self, theme: Theme, pieces: Sequence[Piece], width: int = 40, *, beside: bool = False
    ) -> None:
        """Show pieces with tiles of this width; `beside`: words stand at their right where they can."""
        super().__init__()
        self._beside = beside
        self._theme = theme
        self._pieces = tuple(pieces)
        self._tile = width
        self.setAccessibleName("; ".join(piece.spoken for piece in self._pieces))
        follow_width(self)

    def _font(self) -> QFont:
        return text_font(self._theme, 13.5)

    def _tile_width(self, room: float) -> int:
        """Return a width in which all stand in a line, or at least the longest group does."""
        most = max((len(piece.tiles) for piece in self._pieces), default=1)
        widest = max(15, min(self._tile, int(room / max(1, most)) - 1))
        for tile in range(widest, ONE_LINE - 1, -1):
            if self._in_one_line(tile) <= room:
                return tile
        return widest

    def _in_one_line(self, tile: int) -> float:
        """Return the width that all need beside one another."""
        return max((spot.right for spot in self._spots(tile, float("inf"))), default=0.0)

    def _width_of(self, piece: Piece, tile: int, before: float = 0) -> float:
        """Return the width of a part; `before` is that of the groups before it that share its words."""
        metrics = QFontMetricsF(self._font())
        if piece.sign:
            kind, _, value = piece.sign.rpartition("-")
            if kind:
                return STICK.width() + (metrics.horizontalAdvance(value) + 8 if kind == "stick" else 0)
            signs = {"plus", "arrow", "equals", "right", "wrong"}
            return 22.0 if piece.sign in signs else metrics.horizontalAdvance(piece.sign) + 2
        tiles = len(piece.tiles) * (tile + 1) - 1
        if not piece.caption:
            return tiles
        words = max(metrics.horizontalAdvance(line) for line in piece.caption.split("\n"))
        return max(tiles, words + (20 if piece.good is not None else 0) - before)

    def _spots(self, tile: int, room: float) -> Iterator[Spot]:
        """Yield where each part stands; one at the left edge begins a line."""
        left = first = 0.0
        for piece in self._pieces:
            width = min(self._width_of(piece, tile, left - first), room)
            if left and left + width > room:
                left = first = 0.0
                width = min(self._width_of(piece, tile), room)
            yield Spot(piece, left, width, first)
            left += width + GAP
            if piece.caption or piece.sign not in {"", "plus"}:
                first = left

    def lines(self, room: float) -> list[list[Spot]]:
        """Return the parts of each line where there is so much room."""
        lines: list[list[Spot]] = []
        for spot in self._spots(self._tile_width(room), room):
            if not spot.left:
                lines.append([])
            lines[-1].append(spot)
        return lines

    def _beside_at(self, line: list[Spot], tile: int, room: float) -> float | None:
        """Return where the words of a line begin at the right of its tiles, if they may and have room there.

        They do if they are the only ones of the line.
        """
        *first, last = line
        words = last.piece.caption
        if not self._beside or not last.piece.tiles or not words or "\n" in words:
            return None
        if any(spot.piece.caption for spot in first):
            return None
        left = last.left + len(last.piece.tiles) * (tile + 1) - 1 + OF_WORDS
        sign = 20 if last.piece.good is not None else 0
        wide = QFontMetricsF(self._font()).horizontalAdvance(words) + sign
        return left if left + wide + 2 <= room else None

    def _line_height(self, line: list[Spot], tile: int, room: float) -> float:
        has_tiles = any(spot.piece.tiles for spot in line)
        tall = tile * 1.5 + FALL if has_tiles else OF_SIGNS
        if self._beside_at(line, tile, room) is not None:
            return tall
        captions = [
            paint.paragraph(
                None, QRectF(0, 0, spot.right - spot.words, 0), spot.piece.caption, self._font(), 1.3
            )
            for spot in line
            if spot.piece.caption
        ]
        return tall + (max(captions) + 4 if captions else 0)

    def hasHeightForWidth(self) -> bool:
        """Say that a narrow row is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the lines that are needed."""
        lines = self.lines(width - 6)
        tile = self._tile_width(width - 6)
        return (
            round(sum(self._line_height(line, tile, width - 6) for line in lines))
            + self._leading * (len(lines) - 1)
            + 4
        )

    @property
    def _leading(self) -> int:
        """Return the pixels between lines."""
        return 4 if self._beside else 8

    def sizeHint(self) -> QSize:
        """Return the size in one line."""
        wide = self._in_one_line(self._tile) + 6
        return QSize(round(wide), self.heightForWidth(round(wide)))

    def minimumSizeHint(self) -> QSize:
        """Return a narrow size: the row wraps."""
        return QSize(100, 20)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the lines."""
        painter = paint.smooth_painter(self, pictures=True)
        room = self.width() - 6
        tile = self._tile_width(room)
        top = 2.0
        for line in self.lines(room):
            tall = tile * 1.5 if any(spot.piece.tiles for spot in line) else OF_SIGNS
            for spot in line:
                box = QRectF(3 + spot.left, top, spot.width, tall)
                self._paint_piece(painter, spot.piece, box, tile)
            self._paint_words(painter, line, top, tile)
            top += self._line_height(line, tile, room) + self._leading

    def _paint_piece(self, painter: QPainter, piece: Piece, box: QRectF, tile: int) -> None:
        paper = self._theme.paper
        if piece.sign:
            self._paint_sign(painter, piece.sign, box)
            return
        for place, held in enumerate(piece.tiles):
            code = "back" if place in piece.backs else held.code
            left = box.left() + place * (tile + 1)
            if place in piece.ringed:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(paper.gold), 2.5))
                painter.drawRoundedRect(QRectF(left - 2, box.top() - 2, tile + 4, tile * 1.5 + 4), 5, 5)
            draw_tile(
                painter, self._theme.tiles, code, left, box.top(), tile, index=tile >= 28 or held.is_bonus
            )

    def _paint_words(self, painter: QPainter, line: list[Spot], top: float, tile: int) -> None:
        """Paint the words of a line: below their groups, or at the right of the last one."""
        paper, tall = self._theme.paper, tile * 1.5
        beside = self._beside_at(line, tile, self.width() - 6)
        for spot in line:
            piece = spot.piece
            if not piece.caption:
                continue
            if beside is not None:
                height = QFontMetricsF(self._font()).height() * 1.3
                place = QRectF(3 + beside, top + (tall - height) / 2, self.width() - 3 - beside, 0)
            else:
                foot = top + tall + FALL
                if spot.words < spot.left:
                    # A line says which groups the words are of.
                    painter.setPen(QPen(QColor(paper.ink3), 1))
                    last = 3 + spot.left + len(piece.tiles) * (tile + 1) - 1
                    painter.drawLine(QPointF(3 + spot.words, foot - 1), QPointF(last, foot - 1))
                place = QRectF(3 + spot.words, foot, spot.right - spot.words, 0)
            if piece.good is not None:
                ink = paper.green if piece.good else paper.red
                sign = paint.icon("check" if piece.good else "cross", ink, 14, self.devicePixelRatioF())
                painter.drawImage(QPointF(place.left(), place.top() + 2), sign)
                place.setLeft(place.left() + 20)
            painter.setPen(QColor(paper.ink2))
            paint.paragraph(painter, place, piece.caption, self._font(), 1.3)

    def _paint_sign(self, painter: QPainter, sign: str, box: QRectF) -> None:
        paper = self._theme.paper
        middle = box.center()
        pen = QPen(QColor(paper.ink3), 1.6)
        painter.setPen(pen)
        match sign:
            case "plus":
                painter.drawLine(QPointF(middle.x() - 5, middle.y()), QPointF(middle.x() + 5, middle.y()))
                painter.drawLine(QPointF(middle.x(), middle.y() - 5), QPointF(middle.x(), middle.y() + 5))
            case "equals":
                for offset in (-3, 3):
                    painter.drawLine(
                        QPointF(middle.x() - 6, middle.y() + offset),
                        QPointF(middle.x() + 6, middle.y() + offset),
                    )
            case "arrow":
                tip = QPointF(middle.x() + 7, middle.y())
                painter.drawLine(QPointF(middle.x() - 7, middle.y()), tip)
                painter.drawLine(tip - QPointF(5, 5), tip)
                painter.drawLine(tip - QPointF(5, -5), tip)
            case "right" | "wrong":
                ink = paper.green if sign == "right" else paper.red
                name = "check" if sign == "right" else "cross"
                picture = paint.icon(name, ink, 18, self.devicePixelRatioF())
                painter.drawImage(middle - QPointF(9, 9), picture)
            case _ if "-" in sign:
                kind, _, value = sign.rpartition("-")
                bone = QRectF(box.left(), middle.y() - STICK.height() / 2, STICK.width(), STICK.height())
                painter.setFont(self._font())
                if kind == "counter":
                    draw_counter(painter, bone, value)
                else:
                    draw_stick(painter, bone, int(value))
                    painter.setPen(QColor(paper.ink2))
                    beside = box.adjusted(STICK.width() + 6, 0, 0, 0)
                    painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter, value)
            case _:
                painter.setFont(self._font())
                painter.setPen(QColor(paper.ink2))
                painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, sign)
