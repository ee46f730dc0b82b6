"""Hands on a strip of baize above a question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
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
WIDEST: Final = 54
LEAST: Final = 18
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

    def _group_width(self, group: StripGroup, tile: int) -> float:
        tiles = len(group.tiles) * (tile + 1)
        caption = QFontMetricsF(self._caption_font()).horizontalAdvance(group.caption)
        return max(tiles, caption)

    def row_width(self, row: StripRow, tile: int) -> float:
        """Return the pixels that a row takes with tiles so wide."""
        return sum(self._group_width(group, tile) + GAP for group in row.groups) - GAP

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
            wide = self._group_width(group, tile)
            for number, held in enumerate(group.tiles):
                at = x + number * (tile + 1)
                last = number == len(group.tiles) - 1
                if group.ringed and last:
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.setPen(QPen(QColor(LACQUER.highlight), 3))
                    painter.drawRoundedRect(QRectF(at - 4, top - 4, tile + 8, tile * 1.5 + 8), 7, 7)
                code = "back" if number in group.backs else held.code
                draw_tile(painter, self._theme.tiles, code, at, top, tile, index=tile >= 24 or held.is_bonus)
            if group.caption:
                painter.setFont(self._caption_font())
                painter.setPen(QColor(BAIZE.small_text))
                below = QRectF(x, top + tile * 1.5 + 8, wide + GAP, self._caption_font().pixelSize() + 6)
                painter.drawText(below, Qt.AlignmentFlag.AlignTop, group.caption)
            x += wide + GAP
