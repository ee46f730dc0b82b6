"""The palette: all kinds of tiles to take from, each with the number left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from peling.core.tiles import TILES, Tile
from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.keys import take_enter
from peling_app.kit.view.style import text_font
from peling_app.kit.view.text.flow import follow_width
from peling_app.kit.view.text.retranslate import Worded
from peling_app.kit.view.tiles.buttons import DropPlace, TileButton
from peling_app.kit.words import tiles_entry as words
from peling_app.kit.words.tips import tip

TILE: Final = 30
"""Width of a tile in the design."""
PAD: Final = 8
BADGE: Final = 17
PALETTE_ROWS: Final = (
    (tuple(range(9)), tuple(range(9, 18)), tuple(range(34, 38))),
    (tuple(range(18, 27)), tuple(range(27, 34)), tuple(range(38, 42))),
)
"""The palette's rows by `Tile.index`: bamboos, circles, flowers; characters, honours, seasons."""
COLUMNS: Final = (0, 9, 18)
"""At which step of the row each group begins."""
STEPS: Final = 22
LEAST_STEP: Final = 26
"""Pixels from tile to tile at least, so that each can be hit."""
GROUP_GAP: Final = 12
"""Pixels between two groups."""
ROW_GAP: Final = 10
MOST_TILE: Final = 46


class PaletteTile(TileButton):
    """A kind in the palette with the number left; with none left it is grey and cannot be pressed."""

    def __init__(self, tile: Tile, theme: Theme, parent: QWidget) -> None:
        """Show a kind of which all are left."""
        super().__init__(theme, tile, TILE, parent)
        self.left = 0
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_left(self, left: int) -> None:
        """Show how many are left."""
        if left == self.left and self.accessibleName():
            return
        self.left = left
        self.setEnabled(left > 0)
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Name it in the present language."""
        self.setAccessibleName(words.in_palette(self.tile, self.left))
        self.setToolTip(tip(self.accessibleName()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint tile, badge and ring."""
        painter = paint.smooth_painter(self, pictures=True)
        width = self.tile_width
        left = (self.width() - width) / 2
        top = self.height() - width * 1.5 - 4 - (2 if self.underMouse() and self.isEnabled() else 0)
        painter.setOpacity(0.45 if self.is_dragged else 1)
        paint.draw_tile(painter, self._theme.tiles, self.tile.code, left, top, width)
        painter.setOpacity(1)
        if not self.isEnabled():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(paint.colour("#5A5A5A", 0.55))
            painter.drawRoundedRect(QRectF(left, top, width, width * 1.5), 3, 3)
        self._paint_badge(painter, left + width)
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()), self._theme.paper.gold, 6)

    def _paint_badge(self, painter: QPainter, right: float) -> None:
        paper = self._theme.paper
        font = text_font(self._theme, 12, QFont.Weight.Bold)
        side = max(BADGE, font.pixelSize() + 5)
        badge = QRectF(min(right - side * 0.55, self.width() - side - 0.5), 0.5, side, side)
        painter.setPen(QPen(QColor(paper.border), 1))
        painter.setBrush(QColor(paper.top if self.isEnabled() else paper.panel))
        painter.drawEllipse(badge)
        painter.setFont(font)
        painter.setPen(QColor(paper.ink if self.isEnabled() else paper.ink3))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(self.left))


class TilePalette(Worded):
    """All 42 kinds to take from; one stop for Tab, the arrows go from tile to tile.

    Signals:
        chosen: a tile was pressed.
        dropped: a tile was dragged to a place: the tile, the `DropPlace`.
    """

    chosen = Signal(object)
    dropped = Signal(object, object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make a full palette."""
        super().__init__(parent)
        self._theme = theme
        self.tiles = {tile: PaletteTile(tile, theme, self) for tile in TILES}
        for tile, button in self.tiles.items():
            button.clicked.connect(lambda _checked=False, tile=tile: self.chosen.emit(tile))
            button.dropped.connect(lambda place, tile=tile: self._drop(tile, place))
        self._groups = len(COLUMNS)
        self._rows = [[TILES[index] for group in row for index in group] for row in PALETTE_ROWS]
        self._stop(self._rows[0][0])
        self.set_left({tile: 1 if tile.is_bonus else 4 for tile in TILES})
        follow_width(self)
        theme.changed.connect(self.update)
        self.retranslate()

    def set_left(self, left: Mapping[Tile, int]) -> None:
        """Show how many of each kind are left."""
        for tile, button in self.tiles.items():
            button.set_left(left[tile])

    def set_bonus(self, *, on: bool) -> None:
        """Offer flowers and seasons, or leave them out where a book plays without."""
        groups = len(COLUMNS) if on else len(COLUMNS) - 1
        if groups != self._groups:
            self._groups = groups
            rows = [row[:groups] for row in PALETTE_ROWS]
            self._rows = [[TILES[index] for group in row for index in group] for row in rows]
            for tile, button in self.tiles.items():
                button.setVisible(on or not tile.is_bonus)
            self.updateGeometry()
            self._lay_out()

    def retranslate(self) -> None:
        """Name palette and tiles in the present language."""
        self.setAccessibleName(words.palette())
        self.setAccessibleDescription(words.palette_note())
        for button in self.tiles.values():
            button.retranslate()

    def hasHeightForWidth(self) -> bool:
        """Say that a wide palette is higher: its tiles are larger."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the rows in this width, or in as much of it as the palette takes."""
        return self._height(self._tile_in(self._step_in(min(width, self.maximumWidth()))))

    def sizeHint(self) -> QSize:
        """Return the room for tiles as in the design."""
        return QSize(STEPS * 40 + 2 * PAD, self._height(TILE))

    def minimumSizeHint(self) -> QSize:
        """Return the room for the smallest tiles that can be hit."""
        return QSize(round(self._steps * LEAST_STEP) + 2 * (PAD + GROUP_GAP), self._height(20))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from tile to tile with the arrows; press with Enter."""
        now = next((tile for tile, button in self.tiles.items() if button.hasFocus()), None)
        if now is None:
            super().keyPressEvent(event)
            return
        row = next(number for number, tiles in enumerate(self._rows) if now in tiles)
        place = self._rows[row].index(now)
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                step = 1 if event.key() == Qt.Key.Key_Right else -1
                self._go(self._rows[row], place + step)
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                other = self._rows[1 - row]
                near = min(other, key=lambda tile: abs(self.tiles[tile].x() - self.tiles[now].x()))
                self._go(other, other.index(near))
            case _ if not take_enter(event, self.tiles[now].click):
                super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the tiles the size for this width."""
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the panel."""
        painter = paint.smooth_painter(self)
        paper = self._theme.paper
        painter.setPen(QPen(QColor(paper.line), 2 if self._theme.is_high_contrast() else 1))
        painter.setBrush(QColor(paper.panel))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)

    def _height(self, width: int) -> int:
        return 2 * (round(width * 1.5) + 10) + ROW_GAP // 2 + 2 * PAD

    @property
    def _steps(self) -> float:
        return STEPS if self._groups == len(COLUMNS) else COLUMNS[-1]

    def _step_in(self, width: int) -> float:
        """Return the room of a tile in a palette of this width."""
        return min(MOST_TILE + 10.0, (width - 2 * PAD - 2 * GROUP_GAP) / self._steps)

    def _tile_in(self, step: float) -> int:
        return round(min(MOST_TILE, step * 0.84))

    def _lay_out(self) -> None:
        room = self.width() - 2 * PAD - 2 * GROUP_GAP
        steps, step = self._steps, self._step_in(self.width())
        width = self._tile_in(step)
        high = round(width * 1.5) + 10
        begin = PAD + max(0.0, (room - step * steps) / 2)
        for number, row in enumerate(PALETTE_ROWS):
            top = PAD + number * (high + ROW_GAP // 2)
            for place, group in enumerate(row[: self._groups]):
                for inside, index in enumerate(group):
                    left = begin + (COLUMNS[place] + inside) * step + place * GROUP_GAP
                    button = self.tiles[TILES[index]]
                    button.tile_width = width
                    button.setGeometry(round(left), top, round(step), high)

    def _go(self, row: Sequence[Tile], place: int) -> None:
        tile = row[max(0, min(len(row) - 1, place))]
        self._stop(tile)
        # A tile of which none is left cannot hold the focus: go on to the next that can.
        if not self.tiles[tile].isEnabled():
            step = 1 if place >= 0 and tile is not row[-1] else -1
            enabled = [other for other in row[row.index(tile) :: step] if self.tiles[other].isEnabled()]
            if not enabled:
                return
            self._stop(enabled[0])
            tile = enabled[0]
        self.tiles[tile].setFocus(Qt.FocusReason.TabFocusReason)

    def _stop(self, stop: Tile) -> None:
        """Let Tab stop at this tile alone."""
        for tile, button in self.tiles.items():
            strong = tile is stop
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if strong else Qt.FocusPolicy.ClickFocus)

    def _drop(self, tile: Tile, place: DropPlace | None) -> None:
        if place is not None:
            self.dropped.emit(tile, place)
