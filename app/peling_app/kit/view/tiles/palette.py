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
from peling_app.kit.view.tiles.painting import draw_tile
from peling_app.kit.words import tiles_entry as words
from peling_app.kit.words.tips import tip

TILE: Final = 30
"""Width of a tile in the design."""
PAD: Final = 8
BADGE: Final = 15
BADGE_ROOM: Final = 3
"""Pixels round the figure of a badge, above and below together."""
ABOVE: Final = 0.65
BESIDE: Final = 0.5
"""How much of a badge hangs over its tile: the rest lies on the tile's margin, off what is drawn there."""
BELOW: Final = 4
"""Pixels below a tile, for its shadow."""
PALETTE_ROWS: Final = (
    (tuple(range(9)), tuple(range(9, 18)), tuple(range(34, 38))),
    (tuple(range(18, 27)), tuple(range(27, 34)), tuple(range(38, 42))),
)
"""The palette's rows by `Tile.index`: bamboos, circles, flowers; characters, honours, seasons."""
COLUMNS: Final = (0, 9, 18)
"""At which step of the row each group begins."""
HIGH_ROWS: Final = (
    *(row[:2] for row in PALETTE_ROWS),
    tuple(row[2] for row in PALETTE_ROWS),
)
"""The rows where there is no room for that: flowers and seasons lie below the others."""
STEPS: Final = 22
STEP: Final = 40
"""Pixels from tile to tile that each has if there is any room for it: old eyes and fingers hit that."""
LEAST_STEP: Final = 26
"""Pixels from tile to tile at the very least."""
GROUP_GAP: Final = 12
"""Pixels between two groups."""
ROW_GAP: Final = 5
CLOSE: Final = 2
"""Pixels above, between and below the rows where room is scarce."""
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
        raised = 2 if self.underMouse() and self.isEnabled() else 0
        face = self.face
        left, top = face.left(), face.top() - raised
        painter.setOpacity(0.45 if self.is_dragged else 1)
        draw_tile(painter, self._theme.tiles, self.tile.code, left, top, width)
        painter.setOpacity(1)
        if not self.isEnabled():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(paint.colour("#5A5A5A", 0.55))
            painter.drawRoundedRect(QRectF(left, top, width, width * 1.5), 3, 3)
        self._paint_badge(painter)
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()), self._theme.paper.gold, 6)

    @property
    def face(self) -> QRectF:
        """Return where the tile lies while the mouse is not over it."""
        width = self.tile_width
        return QRectF(1, self.height() - width * 1.5 - BELOW, width, width * 1.5)

    @property
    def badge(self) -> QRectF:
        """Return the square round the badge."""
        side = badge_side(self._theme)
        return QRectF(
            min(self.face.right() - side * (1 - BESIDE), self.width() - side - 0.5), 0.5, side, side
        )

    def _paint_badge(self, painter: QPainter) -> None:
        paper, badge = self._theme.paper, self.badge
        font = text_font(self._theme, 12, QFont.Weight.Bold)
        painter.setPen(QPen(QColor(paper.border), 1))
        painter.setBrush(QColor(paper.top if self.isEnabled() else paper.panel))
        painter.drawEllipse(badge)
        painter.setFont(font)
        painter.setPen(QColor(paper.ink if self.isEnabled() else paper.ink3))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(self.left))


def badge_side(theme: Theme) -> int:
    """Return how wide and high the badge of a tile is."""
    return max(BADGE, text_font(theme, 12, QFont.Weight.Bold).pixelSize() + BADGE_ROOM)


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
        self._gaps = PAD, ROW_GAP
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

    def set_close(self, *, on: bool) -> None:
        """Let the rows lie close to each other and to the edges: every pixel is needed for what is below."""
        gaps = (CLOSE, CLOSE) if on else (PAD, ROW_GAP)
        if gaps != self._gaps:
            self._gaps = gaps
            self._lay_out()
            self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        """Say that a wide palette is higher: its tiles are larger."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the rows in this width, or in as much of it as the palette takes."""
        width = min(width, self.maximumWidth())
        return self._height(self._tile_in(self._step_in(width)), len(self._rows_in(width)))

    @property
    def low_width(self) -> int:
        """Return the width in which the rows are as few and as low as they can be hit."""
        steps = STEPS if self.has_bonus else COLUMNS[-1]
        return steps * STEP + 2 * (PAD + GROUP_GAP)

    def sizeHint(self) -> QSize:
        """Return the room for tiles as in the design."""
        return QSize(STEPS * STEP + 2 * (PAD + GROUP_GAP), self._height(TILE, len(PALETTE_ROWS)))

    def minimumSizeHint(self) -> QSize:
        """Return the room for the smallest tiles that can be hit."""
        return QSize(COLUMNS[-1] * LEAST_STEP + 2 * (PAD + GROUP_GAP), self._height(20, len(PALETTE_ROWS)))

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
                step = 1 if event.key() == Qt.Key.Key_Down else -1
                other = self._rows[(row + step) % len(self._rows)]
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

    def _height(self, tile: int, rows: int) -> int:
        above, between = self._gaps
        return rows * self._row_height(tile) + (rows - 1) * between + 2 * above

    def _row_height(self, tile: int) -> int:
        return round(tile * 1.5 + badge_side(self._theme) * ABOVE) + BELOW

    @property
    def has_bonus(self) -> bool:
        """Return whether flowers and seasons are among the tiles."""
        return self._groups == len(COLUMNS)

    def _rows_in(self, width: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """Return the rows in this width: one more where tiles would be hard to hit without it."""
        if self.has_bonus and width < self.low_width:
            return HIGH_ROWS
        return tuple(row[: self._groups] for row in PALETTE_ROWS)

    def _steps_in(self, width: int) -> int:
        return STEPS if self.has_bonus and width >= self.low_width else COLUMNS[-1]

    def _step_in(self, width: int) -> float:
        """Return the room of a tile in a palette of this width."""
        most = STEP if len(self._rows_in(width)) > len(PALETTE_ROWS) else MOST_TILE + 10.0
        return min(most, (width - 2 * PAD - 2 * GROUP_GAP) / self._steps_in(width))

    def _tile_in(self, step: float) -> int:
        return round(min(MOST_TILE, step - 2 - badge_side(self._theme) * BESIDE))

    def _lay_out(self) -> None:
        whole, (above, between) = self.width(), self._gaps
        steps, step = self._steps_in(whole), self._step_in(whole)
        width = self._tile_in(step)
        high = self._row_height(width)
        begin = PAD + max(0.0, (whole - 2 * PAD - 2 * GROUP_GAP - step * steps) / 2)
        rows = self._rows_in(whole)
        self._rows = [[TILES[index] for group in row for index in group] for row in rows]
        for number, row in enumerate(rows):
            top = above + number * (high + between)
            for place, group in enumerate(row):
                for inside, index in enumerate(group):
                    before, aside = COLUMNS[place] + inside, begin + place * GROUP_GAP
                    left, right = (aside + steps_on * step for steps_on in (before, before + 1))
                    button = self.tiles[TILES[index]]
                    button.tile_width = width
                    button.setGeometry(round(left), top, round(right) - round(left), high)

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
