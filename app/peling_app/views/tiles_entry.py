"""Enter tiles by drag, click or key: a palette of all kinds with the number left, and places for a hand.

`TilePalette` and `HandEntry` know nothing of each other: whoever has both connects the palette's tiles with
the hand that is being filled, and tells the palette how many are left. So one palette serves one hand or four.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QSizePolicy, QWidget

from peling.tiles import TILES, Tile
from peling_app.texts import tiles_entry as words
from peling_app.viewmodels.draft import Place
from peling_app.viewmodels.theme import Theme
from peling_app.viewmodels.tiles_entry import HandDraft
from peling_app.views.shell import paint
from peling_app.views.shell.retranslate import Worded
from peling_app.views.shell.style import text_font

TILE: Final = 30
"""Width of a tile in the design."""
GAP: Final = 1
SET_GAP: Final = 9
PAD: Final = 8
LABEL: Final = 21
"""Height of the words over a place."""
BADGE: Final = 17
PALETTE_ROWS: Final = (
    (tuple(range(18, 27)), tuple(range(9)), tuple(range(34, 38))),
    (tuple(range(9, 18)), tuple(range(27, 34)), tuple(range(38, 42))),
)
"""The palette's rows by `Tile.index`: characters, bamboos, flowers; circles, honours, seasons."""
COLUMNS: Final = (0, 9, 18)
"""At which step of the row each group begins."""
STEPS: Final = 22
ROW_GAP: Final = 10
MOST_TILE: Final = 44


class TileButton(QAbstractButton):
    """A tile that can be pressed or dragged.

    Signals:
        dropped: it was dragged and let go; carries the `TilePlace` under it, or None.
    """

    dropped = Signal(object)

    def __init__(self, tile: Tile, width: int, parent: QWidget) -> None:
        """Show a tile so wide."""
        super().__init__(parent)
        self.tile = tile
        self.tile_width = width
        self._pressed_at: QPoint | None = None
        self._ghost: QLabel | None = None
        self._under: TilePlace | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where it was pressed."""
        self._pressed_at = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the tile along once it is clear that it is dragged."""
        if self._pressed_at is None or not event.buttons() & Qt.MouseButton.LeftButton:
            super().mouseMoveEvent(event)
            return
        place = event.position().toPoint()
        far = (place - self._pressed_at).manhattanLength() >= QApplication.startDragDistance()
        if self._ghost is None and far:
            self._lift()
        if self._ghost is not None:
            at = self.mapTo(self.window(), place)
            self._ghost.move(at - QPoint(self._ghost.width() // 2, self._ghost.height() // 2))
            self._mark(place_at(self.window(), at))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the tile go, or press it if it was not dragged."""
        self._pressed_at = None
        if self._ghost is None:
            super().mouseReleaseEvent(event)
            return
        self._ghost.hide()
        self._ghost.deleteLater()
        self._ghost = None
        target, self._under = self._under, None
        if target is not None:
            target.set_target(on=False)
        self.setDown(False)
        self.update()
        self.dropped.emit(target)

    def _lift(self) -> None:
        self.setDown(False)
        ghost = QLabel(self.window())
        ghost.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        ghost.setPixmap(_lifted(self.tile, round(self.tile_width * 1.06), self.devicePixelRatioF()))
        ghost.resize(ghost.sizeHint())
        ghost.show()
        ghost.raise_()
        self._ghost = ghost
        self.update()

    def _mark(self, place: TilePlace | None) -> None:
        if place is self._under:
            return
        for changed, on in ((self._under, False), (place, True)):
            if changed is not None:
                changed.set_target(on=on)
        self._under = place

    @property
    def is_dragged(self) -> bool:
        """Tell whether the tile is on its way."""
        return self._ghost is not None


def place_at(window: QWidget, at: QPoint) -> TilePlace | None:
    """Return the place for tiles at a point of a window."""
    found: QWidget | None = window.childAt(at)
    while found is not None and not isinstance(found, TilePlace):
        found = found.parentWidget()
    return found


def _lifted(tile: Tile, width: int, ratio: float) -> QPixmap:
    """Return the picture of a tile that is carried: a little larger, turned by three degrees."""
    side = round(width * 1.5) + 24
    picture = QPixmap(round(side * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    paint.draw_tile(painter, tile.code, (side - width) / 2, (side - width * 1.5) / 2, width, turned=3)
    painter.end()
    return picture


class PaletteTile(TileButton):
    """A kind in the palette with the number left; with none left it is grey and cannot be pressed."""

    def __init__(self, tile: Tile, theme: Theme, parent: QWidget) -> None:
        """Show a kind of which all are left."""
        super().__init__(tile, TILE, parent)
        self._theme = theme
        self.left = 0
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_left(self, left: int) -> None:
        """Show how many are left."""
        self.left = left
        self.setEnabled(left > 0)
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Name it in the present language."""
        self.setAccessibleName(words.in_palette(self.tile, self.left))
        self.setToolTip(self.accessibleName())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint tile, badge and ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        width = self.tile_width
        left = (self.width() - width) / 2
        top = self.height() - width * 1.5 - 4 - (2 if self.underMouse() and self.isEnabled() else 0)
        painter.setOpacity(0.45 if self.is_dragged else 1)
        paint.draw_tile(painter, self.tile.code, left, top, width)
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
        dropped: a tile was dragged to a place: the tile, the `TilePlace`.
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
        self._rows = [[TILES[index] for group in row for index in group] for row in PALETTE_ROWS]
        self._stop(self._rows[0][0])
        self.set_left({tile: 1 if tile.is_bonus else 4 for tile in TILES})
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)
        self.retranslate()

    def set_left(self, left: Mapping[Tile, int]) -> None:
        """Show how many of each kind are left."""
        for tile, button in self.tiles.items():
            button.set_left(left[tile])

    def retranslate(self) -> None:
        """Name palette and tiles in the present language."""
        self.setAccessibleName(words.palette())
        self.setAccessibleDescription(words.palette_note())
        for button in self.tiles.values():
            button.retranslate()

    def sizeHint(self) -> QSize:
        """Return the room for tiles as in the design."""
        return QSize(STEPS * 40 + 2 * PAD, self._height(TILE))

    def minimumSizeHint(self) -> QSize:
        """Return the room for the smallest tiles that can be hit."""
        return QSize(STEPS * 32, self._height(24))

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
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.tiles[now].click()
            case _:
                super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the tiles the size for this width."""
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the panel."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = self._theme.paper
        painter.setPen(QPen(QColor(paper.line), 2 if self._theme.is_high_contrast() else 1))
        painter.setBrush(QColor(paper.panel))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)

    def _height(self, width: int) -> int:
        return 2 * (round(width * 1.5) + 10) + ROW_GAP // 2 + 2 * PAD

    def _lay_out(self) -> None:
        room = self.width() - 2 * PAD - 2 * 12
        step = min(MOST_TILE + 10.0, room / STEPS)
        width = round(min(MOST_TILE, step * 0.78))
        high = round(width * 1.5) + 10
        self.setFixedHeight(self._height(width))
        begin = PAD + max(0.0, (room - step * STEPS) / 2)
        for number, row in enumerate(PALETTE_ROWS):
            top = PAD + number * (high + ROW_GAP // 2)
            for place, group in enumerate(row):
                for inside, index in enumerate(group):
                    left = begin + (COLUMNS[place] + inside) * step + place * 12
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

    def _drop(self, tile: Tile, place: TilePlace | None) -> None:
        if place is not None:
            self.dropped.emit(tile, place)


class LaidTile(TileButton):
    """A tile in a place; pressing it takes it out, dragging it moves it or takes it out."""

    def __init__(self, tile: Tile, width: int, parent: QWidget) -> None:
        """Show a tile."""
        super().__init__(tile, width, parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint it, pale while it is dragged."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(0.35 if self.is_dragged else 1)
        paint.draw_tile(painter, self.tile.code, 0, 3, self.tile_width)


class TilePlace(Worded):
    """One place of a hand: its tiles and room for those to come.

    Typing puts tiles, Backspace takes the last, the arrows go from tile to tile and Delete takes the one
    that is marked; Ctrl+V puts the tiles of a text.

    Signals:
        stepped: the user goes on to the place before (-1) or after (1).
    """

    stepped = Signal(int)

    def __init__(self, model: HandDraft, place: Place, theme: Theme, parent: QWidget | None = None) -> None:
        """Show a place of a hand."""
        super().__init__(parent)
        self._model = model
        self._theme = theme
        self.place = place
        self._width = TILE
        self._cursor: int | None = None
        self._target = False
        self._laid: list[LaidTile] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        model.changed.connect(self.refresh)
        model.moved.connect(self._word)
        theme.changed.connect(self.refresh)
        self.retranslate()
        self.refresh()

    @property
    def model(self) -> HandDraft:
        """Return the hand to which it belongs."""
        return self._model

    @property
    def laid(self) -> tuple[LaidTile, ...]:
        """Return the tiles that lie in it."""
        return tuple(self._laid)

    @property
    def cursor(self) -> int | None:
        """Return which tile is marked; None behind the last."""
        return self._cursor

    def set_tile_width(self, width: int) -> None:
        """Show the tiles in another size."""
        if width != self._width:
            self._width = width
            self.refresh()

    def set_target(self, *, on: bool) -> None:
        """Show that a dragged tile would be laid here."""
        self._target = on
        self.update()

    def refresh(self) -> None:
        """Show the tiles that lie here now."""
        tiles = self._model.draft.tiles(self.place)
        while len(self._laid) > len(tiles):
            gone = self._laid.pop()
            gone.hide()
            gone.deleteLater()
        while len(self._laid) < len(tiles):
            button = LaidTile(tiles[len(self._laid)], self._width, self)
            button.clicked.connect(lambda _checked=False, button=button: self._take(button))
            button.dropped.connect(lambda place, button=button: self._drop(button, place))
            button.show()
            self._laid.append(button)
        for button, tile, left in zip(self._laid, tiles, self._lefts(), strict=False):
            button.tile = tile
            button.tile_width = self._width
            button.setGeometry(round(left), LABEL + PAD - 3, self._width + 2, round(self._width * 1.5) + 7)
            button.update()
        if self._cursor is not None and self._cursor >= len(tiles):
            self._cursor = None
        self.setFixedSize(self.sizeHint())
        self._word()

    def retranslate(self) -> None:
        """Word the place in the present language."""
        self.setToolTip(words.place_help(self.place.value))
        self.setAccessibleDescription(words.place_help(self.place.value))
        self._word()
        self.updateGeometry()

    def _word(self) -> None:
        typed = self._model.typed if self._model.place is self.place else ""
        tiles = self._model.draft.tiles(self.place)
        name = words.place_spoken(self.place.value, tiles, typed)
        if name != self.accessibleName():
            self.setAccessibleName(name)
        for button in self._laid:
            button.setAccessibleName(words.in_place(button.tile, self.place.value))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room for the tiles, for those to come, and for the words over them."""
        tiles = self._room()
        label = self._metrics_width(words.place_name(self.place.value)) + 4
        return QSize(max(round(tiles) + 2 * PAD, label), LABEL + round(self._width * 1.5) + 2 * PAD + 2)

    def _metrics_width(self, text: str) -> int:
        return round(QFontMetricsF(self._label_font()).horizontalAdvance(text))

    def _label_font(self) -> QFont:
        return text_font(self._theme, 12.5)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Put, take and go."""
        tiles = self._model.draft.tiles(self.place)
        if event.matches(QKeySequence.StandardKey.Paste):
            self._model.type(QGuiApplication.clipboard().text() + " ")
            return
        match event.key():
            case Qt.Key.Key_Left:
                self._cursor = max(0, len(tiles) if self._cursor is None else self._cursor) - 1
                self._cursor = max(0, self._cursor) if tiles else None
            case Qt.Key.Key_Right if self._cursor is not None:
                self._cursor = self._cursor + 1 if self._cursor + 1 < len(tiles) else None
            case Qt.Key.Key_Up:
                self.stepped.emit(-1)
            case Qt.Key.Key_Down:
                self.stepped.emit(1)
            case Qt.Key.Key_Backspace if self._cursor is None:
                self._model.erase()
            case Qt.Key.Key_Backspace | Qt.Key.Key_Delete if self._cursor is not None:
                self._model.take(self.place, self._cursor)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._model.finish_typing()
                self.stepped.emit(1)
            case _ if self._is_typing(event):
                self._model.type(event.text())
            case _:
                super().keyPressEvent(event)
                return
        self.update()

    def _is_typing(self, event: QKeyEvent) -> bool:
        plain = event.modifiers() in {
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.ShiftModifier,
            Qt.KeyboardModifier.KeypadModifier,
        }
        text = event.text()
        return plain and bool(text) and (text.isalnum() or text in " +")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Fill this place from now on."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Fill this place from now on."""
        self._model.go_to(self.place)
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take what was typed; mark no tile any more."""
        self._model.finish_typing()
        self._cursor = None
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint words, box, room for tiles, marks."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = self._theme.paper
        active = self._model.place is self.place
        painter.setFont(self._label_font())
        painter.setPen(QColor(paper.ink if active else paper.ink3))
        top = QRectF(2, 0, self.width() - 2, LABEL - 3)
        painter.drawText(top, Qt.AlignmentFlag.AlignVCenter, words.place_name(self.place.value))
        box = QRectF(0, LABEL, self.width(), self.height() - LABEL)
        line = 2 if active or self._theme.is_high_contrast() else 1
        painter.setPen(QPen(QColor(paper.gold if active or self._target else paper.line), line))
        painter.setBrush(QColor(paper.gold_ground if self._target else paper.top))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)
        self._paint_room(painter)
        self._paint_sets(painter)
        if self._cursor is not None and self._cursor < len(self._laid):
            mark = QRectF(self._laid[self._cursor].geometry()).adjusted(-2, 0, 1, -2)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(paper.gold), 3))
            painter.drawRoundedRect(mark, 5, 5)
        if self.hasFocus():
            paint.focus_ring(painter, box, paper.gold, 7)

    def _paint_room(self, painter: QPainter) -> None:
        """Draw where tiles are still to come; in the first the letters typed so far."""
        paper = self._theme.paper
        typed = self._model.typed if self._model.place is self.place else ""
        for number, left in enumerate(list(self._lefts())[len(self._laid) :]):
            slot = QRectF(left + 1.5, LABEL + PAD + 1.5, self._width - 3, self._width * 1.5 - 3)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(paper.border), 1, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(slot, 4, 4)
            if not number and typed:
                painter.setFont(text_font(self._theme, 13, QFont.Weight.Bold))
                painter.setPen(QColor(paper.ink))
                painter.drawText(slot, Qt.AlignmentFlag.AlignCenter, typed.capitalize())

    def _paint_sets(self, painter: QPainter) -> None:
        """Underline what lies open, set by set."""
        if self.place is not Place.EXPOSED:
            return
        paper = self._theme.paper
        first = 0
        for laid in self._model.draft.exposed:
            last = first + len(laid.tiles) - 1
            left = self._laid[first].x()
            width = self._laid[last].x() + self._width - left
            ink = paper.border if laid.kind is not None else paper.red
            paint.double_rule(painter, left, self.height() - PAD + 1, width, ink)
            first = last + 1

    def _sizes(self) -> list[int]:
        """Return how many tiles lie close together, group by group, room for those to come included."""
        draft = self._model.draft
        held = len(draft.tiles(self.place))
        match self.place:
            case Place.CONCEALED:
                return [max(draft.due, held)]
            case Place.EXPOSED:
                sets = [len(laid.tiles) for laid in draft.exposed]
                if sets and sets[-1] < 3:
                    return [*sets[:-1], 3]
                return [*sets, 3] if draft.sets < 4 and not sets else sets or [3]
            case Place.KONGS:
                return [4] * len(draft.kongs) or [1]
            case Place.WINNING:
                return [1]
            case Place.BONUS:
                return [max(2, held + (held < 8))]
            case Place.WILD:
                return [max(1, held)]

    def _lefts(self) -> Iterable[float]:
        left = float(PAD)
        for size in self._sizes():
            for _ in range(size):
                yield left
                left += self._width + GAP
            left += SET_GAP

    def _room(self) -> float:
        sizes = self._sizes()
        return sum(size * (self._width + GAP) for size in sizes) + SET_GAP * (len(sizes) - 1)

    def _take(self, button: LaidTile) -> None:
        self._model.take(self.place, self._laid.index(button))

    def _drop(self, button: LaidTile, place: TilePlace | None) -> None:
        number = self._laid.index(button)
        if place is None:
            self._model.take(self.place, number)
        elif place.model is self._model:
            self._model.move(self.place, number, place.place)
        else:
            tile = button.tile
            self._model.take(self.place, number)
            place.model.put(tile, place.place)


class HandEntry(Worded):
    """The places of one hand, in lines as there is room; a tile laid in one is laid in the hand's model."""

    SPACE: Final = 12

    def __init__(
        self,
        model: HandDraft,
        theme: Theme,
        places: Sequence[Place] = tuple(Place),
        parent: QWidget | None = None,
    ) -> None:
        """Show these places of a hand."""
        super().__init__(parent)
        self._model = model
        self.places = {place: TilePlace(model, place, theme, self) for place in places}
        for place in self.places.values():
            place.stepped.connect(lambda step, place=place: self._step(place, step))
        self.setFocusProxy(self.places[places[0]])
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        model.changed.connect(self._lay_out)
        theme.changed.connect(self._lay_out)
        self._lay_out()

    def set_tile_width(self, width: int) -> None:
        """Show the tiles in another size."""
        for place in self.places.values():
            place.set_tile_width(width)
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the places in as many lines as they need."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        left = top = high = 0
        for place in self.places.values():
            size = place.sizeHint()
            if left and left + size.width() > self.width():
                left, top = 0, top + high + 4
            place.setGeometry(QRect(QPoint(left, top), size))
            left += size.width() + self.SPACE
            high = size.height()
        self.setFixedHeight(top + high)

    def _step(self, place: TilePlace, step: int) -> None:
        order = list(self.places.values())
        target = order[(order.index(place) + step) % len(order)]
        target.setFocus(Qt.FocusReason.TabFocusReason)

