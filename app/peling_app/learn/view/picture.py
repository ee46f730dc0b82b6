"""A row of tiles on a page of a lesson: groups with signs between them, and words below a group."""

from __future__ import annotations

from collections.abc import Sequence
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
ONE_LINE: Final = 27
"""Tiles get no narrower than this to stand in one line; then they stand in several."""
OF_SIGNS: Final = 28
"""The height of a line without tiles."""
STICK: Final = QSize(54, 20)
"""A stick or a counter, with which scores are paid."""
FALL: Final = 10
"""Room below tiles for their shadow."""


class PictureRow(QWidget):
    """Tiles and signs in a row, in several lines where there is no room for one."""

    def __init__(
        self, theme: Theme, pieces: Sequence[Piece], width: int = 40, parent: QWidget | None = None
    ) -> None:
        """Show pieces with tiles of this width."""
        super().__init__(parent)
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
            if sum(self._width_of(piece, tile) + GAP for piece in self._pieces) - GAP <= room:
                return tile
        return widest

    def _width_of(self, piece: Piece, tile: int) -> float:
        metrics = QFontMetricsF(self._font())
        if piece.sign:
            kind, _, value = piece.sign.rpartition("-")
            if kind:
                return STICK.width() + (metrics.horizontalAdvance(value) + 8 if kind == "stick" else 0)
            signs = {"plus", "arrow", "equals", "right", "wrong"}
            return 22.0 if piece.sign in signs else metrics.horizontalAdvance(piece.sign) + 2
        tiles = len(piece.tiles) * (tile + 1) - 1
        words = (
            [metrics.horizontalAdvance(line) for line in piece.caption.split("\n")] if piece.caption else []
        )
        return max(tiles, *words, 0) + (20 if words and piece.good is not None else 0) if words else tiles

    def _lines(self, room: float) -> list[list[tuple[Piece, float, float]]]:
        """Return the pieces of each line with their left edges and widths."""
        tile = self._tile_width(room)
        lines: list[list[tuple[Piece, float, float]]] = [[]]
        left = 0.0
        for piece in self._pieces:
            width = min(self._width_of(piece, tile), room)
            if lines[-1] and left + width > room:
                lines.append([])
                left = 0.0
            lines[-1].append((piece, left, width))
            left += width + GAP
        return lines

    def _line_height(self, line: list[tuple[Piece, float, float]], tile: int) -> float:
        has_tiles = any(piece.tiles for piece, _, _ in line)
        tall = tile * 1.5 + FALL if has_tiles else OF_SIGNS
        captions = [
            paint.paragraph(None, QRectF(0, 0, width, 0), piece.caption, self._font(), 1.3)
            for piece, _, width in line
            if piece.caption
        ]
        return tall + (max(captions) + 4 if captions else 0)

    def hasHeightForWidth(self) -> bool:
        """Say that a narrow row is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the lines that are needed."""
        lines = self._lines(width - 6)
        tile = self._tile_width(width - 6)
        return round(sum(self._line_height(line, tile) for line in lines) + 8 * (len(lines) - 1)) + 4

    def sizeHint(self) -> QSize:
        """Return the size in one line."""
        wide = sum(self._width_of(piece, self._tile) + GAP for piece in self._pieces) - GAP + 6
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
        for line in self._lines(room):
            tall = tile * 1.5 if any(piece.tiles for piece, _, _ in line) else OF_SIGNS
            for piece, left, width in line:
                self._paint_piece(painter, piece, QRectF(3 + left, top, width, tall), tile)
            top += self._line_height(line, tile) + 8

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
        if piece.caption:
            place_of = QRectF(box.left(), box.bottom() + FALL, box.width(), 0)
            if piece.good is not None:
                ink = paper.green if piece.good else paper.red
                sign = paint.icon("check" if piece.good else "cross", ink, 14, self.devicePixelRatioF())
                painter.drawImage(QPointF(place_of.left(), place_of.top() + 2), sign)
                place_of.setLeft(place_of.left() + 20)
            painter.setPen(QColor(paper.ink2))
            paint.paragraph(painter, place_of, piece.caption, self._font(), 1.3)

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
