"""Hands on a strip of baize above a question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from peling_app.kit.model.lesson_rows import StripGroup, StripRow
from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import BAIZE, LACQUER
from peling_app.kit.view import paint
from peling_app.kit.view.style import display_font, text_font
from peling_app.kit.view.text.flow import follow_width
from peling_app.kit.view.tiles.painting import draw_tile
from peling_app.kit.words.spoken import in_sentences
from peling_app.kit.words.tiles import joined, tile_name
from peling_app.play.table.view.felt import table_of

FRAME: Final = 12
EDGE: Final = 16
GAP: Final = 14
LINE: Final = 12
"""Pixels more before what lies aside: the line stands in them."""
SAYS: Final = 0.7
"""How wide tiles are that lie aside, in widths of the others."""
WIDEST: Final = 54
LEAST: Final = 18
INDEXED: Final = 24
"""Tiles from so many pixels on have a figure in their corner; flowers and seasons always have."""
SMALL: Final = 30
"""Tiles of no more than so many pixels stand close to the frame: they are so small for want of height."""
USUAL: Final = 700
"""Width of a strip where nothing says how wide it is to be."""


class Strip(QWidget):
    """One or several hands on baize in a frame of rosewood."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, widest: int = WIDEST) -> None:
        """Show no hand yet; tiles get at most `widest` pixels wide."""
        super().__init__(parent)
        self._theme = theme
        self._widest = widest
        self._rows: tuple[StripRow, ...] = ()
        follow_width(self)

    @property
    def rows(self) -> tuple[StripRow, ...]:
        """Return what is shown."""
        return self._rows

    def show_rows(self, rows: Sequence[StripRow]) -> None:
        """Lay these hands open."""
        self._rows = tuple(rows)
        spoken = []
        for row in rows:
            groups = [
                ": ".join(
                    part for part in (group.caption, joined([tile_name(t) for t in group.tiles])) if part
                )
                for group in row.groups
            ]
            spoken.append(in_sentences(row.label, "; ".join(groups), row.count))
        self.setAccessibleName(in_sentences(*spoken))
        self.updateGeometry()
        self.update()

    def set_widest(self, widest: int) -> None:
        """Let tiles be at most so many pixels wide."""
        if widest != self._widest:
            self._widest = widest
            self.updateGeometry()

    def _caption_font(self) -> QFont:
        return text_font(self._theme, 12.5)

    def _label_width(self) -> float:
        metrics = QFontMetricsF(display_font(self._theme, 17))
        wide = max((metrics.horizontalAdvance(row.label) for row in self._rows), default=0)
        return wide + 18 if wide else 0

    def _count_width(self) -> float:
        metrics = QFontMetricsF(text_font(self._theme, 17, QFont.Weight.Bold))
        wide = max((metrics.horizontalAdvance(row.count) for row in self._rows), default=0)
        return wide + 18 if wide else 0

    def tile_of(self, group: StripGroup, tile: int) -> int:
        """Return how wide the tiles of a group are where those of a hand are so wide."""
        return round(tile * SAYS) if group.aside else tile

    def _group_width(self, group: StripGroup, tile: int) -> float:
        tiles = len(group.tiles) * (self.tile_of(group, tile) + 1)
        caption = QFontMetricsF(self._caption_font()).horizontalAdvance(group.caption)
        return max(tiles, caption)

    def row_width(self, row: StripRow, tile: int) -> float:
        """Return the pixels that a row takes with tiles so wide."""
        lines = sum(LINE for group in row.groups if group.aside)
        return sum(self._group_width(group, tile) + GAP for group in row.groups) - GAP + lines

    def room(self, width: int) -> float:
        """Return the pixels that the tiles of a row have in a strip so wide."""
        return width - 2 * (FRAME + EDGE) - self._label_width() - self._count_width()

    def tile_width(self, width: int) -> int:
        """Return how wide the tiles are in a strip so wide."""
        room = self.room(width)
        tile = self._widest
        while tile > LEAST and any(self.row_width(row, tile) > room for row in self._rows):
            tile -= 1
        return tile

    def _row_height(self, row: StripRow, tile: int) -> float:
        if not row.groups:
            return 34.0
        caption = any(group.caption for group in row.groups)
        return tile * 1.5 + 8 + (self._caption_font().pixelSize() + 6 if caption else 0)

    def hasHeightForWidth(self) -> bool:
        """Say that a narrow strip is less high: its tiles are smaller."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height for the tiles at this width."""
        tile = self.tile_width(width)
        rows = sum(self._row_height(row, tile) for row in self._rows)
        around = 36 if self._widest > SMALL else 6
        return round(rows + 10 * max(0, len(self._rows) - 1) + 2 * FRAME + around)

    def sizeHint(self) -> QSize:
        """Return a usual size."""
        return QSize(USUAL, self.heightForWidth(USUAL))

    def minimumSizeHint(self) -> QSize:
        """Return a narrow strip."""
        return QSize(280, 80)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint frame, baize, hands."""
        painter = paint.smooth_painter(self, pictures=True)
        table_of(painter, QRectF(self.rect()), FRAME, self._theme.table_look)
        tile = self.tile_width(self.width())
        tall = sum(self._row_height(row, tile) for row in self._rows) + 10 * max(0, len(self._rows) - 1)
        top = (self.height() - tall) / 2 + 2
        label = self._label_width()
        alone = len(self._rows) == 1
        for row in self._rows:
            self._paint_row(painter, row, top, tile, (label, alone))
            top += self._row_height(row, tile) + 10

    def _paint_row(
        self, painter: QPainter, row: StripRow, top: float, tile: int, sides: tuple[float, bool]
    ) -> None:
        label, alone = sides
        tall = tile * 1.5 if row.groups else 30.0
        left = FRAME + EDGE
        if row.label:
            painter.setFont(display_font(self._theme, 17))
            painter.setPen(QColor(BAIZE.text))
            place = QRectF(left, top, label, tall)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, row.label)
        if row.count:
            painter.setFont(text_font(self._theme, 17, QFont.Weight.Bold))
            painter.setPen(QColor(BAIZE.text))
            place = QRectF(0, top, self.width() - FRAME - EDGE, tall)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, row.count)
        x = left + label
        if alone:
            x += max(0.0, (self.room(self.width()) - self.row_width(row, tile)) / 2)
        for group in row.groups:
            if group.aside:
                painter.setPen(QPen(QColor(LACQUER.highlight), 1))
                at = QPointF(x + (LINE - GAP) / 2, top)
                painter.drawLine(at, at + QPointF(0, tile * 1.5))
                x += LINE
            self._paint_group(painter, row, group, QPointF(x, top), tile)
            x += self._group_width(group, tile) + GAP

    def _paint_group(
        self, painter: QPainter, row: StripRow, group: StripGroup, place: QPointF, tile: int
    ) -> None:
        wide = self.tile_of(group, tile)
        below = place.y() + tile * 1.5
        for number, held in enumerate(group.tiles):
            left, top = place.x() + number * (wide + 1), below - wide * 1.5
            if group.ringed and number == len(group.tiles) - 1:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(LACQUER.highlight), 3))
                painter.drawRoundedRect(QRectF(left - 4, top - 4, wide + 8, wide * 1.5 + 8), 7, 7)
            picture = "back" if number in group.backs else row.faces.of(held)
            draw_tile(painter, self._theme.tiles, picture, left, top, wide, index=wide >= INDEXED)
        if group.caption:
            painter.setFont(self._caption_font())
            painter.setPen(QColor(BAIZE.small_text))
            room = QSizeF(self._group_width(group, tile) + GAP, self._caption_font().pixelSize() + 6)
            painter.drawText(
                QRectF(QPointF(place.x(), below + 8), room), Qt.AlignmentFlag.AlignTop, group.caption
            )
