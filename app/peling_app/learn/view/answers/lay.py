"""Lay out a hand into sets: drag the tiles into places, or press them, or use the keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from peling.core.tiles import Tile
from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import BAIZE, LACQUER
from peling_app.kit.view import paint
from peling_app.kit.view.keys import WALKS, led_to, take_enter
from peling_app.kit.view.style import text_font
from peling_app.kit.view.text.flow import follow_width, follow_window
from peling_app.kit.view.tiles.buttons import DropPlace, TileButton
from peling_app.kit.view.tiles.painting import draw_tile
from peling_app.kit.words.spoken import in_sentences
from peling_app.kit.words.tiles import tile_name, wild_tile
from peling_app.kit.words.tips import tip
from peling_app.learn.model.cards import Mark
from peling_app.learn.view.answers.cards import SIGNS, inks
from peling_app.learn.view.answers.low_window import is_low

TILE = 52
LEAST_TILE = 20
USUAL, LEAST = 480, 300
"""Pixels of width: without a place that says more, and at least."""
PADS, LOW_PADS = (7, 8), (4, 5)
"""Pixels at the sides of the tiles of a set, and between sets; in a low window all are to be in one row."""
IN_A_ROW = 27
"""In a low window tiles get no narrower than this to have all sets in one row."""
LOOSE = -1
"""The place of tiles that do not lie in a set."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place for a set.

    Attributes:
        name: "Set 1", "Pair".
        room: how many tiles it is drawn for.
        mark, note: what the check says of it.
    """

    name: str
    room: int = 3
    mark: Mark = Mark.NONE
    note: str = ""


class LayTile(TileButton):
    """A tile of the hand that is to be laid out."""

    def __init__(self, theme: Theme, tile: Tile, number: int, parent: QWidget, *, wild: bool = False) -> None:
        """Show a tile, marked if it is wild; `number` tells it from others of its kind."""
        super().__init__(theme, tile, TILE, parent)
        self.number = number
        self._face = f"{tile.code}-wild" if wild else tile.code
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setProperty("takes_enter", False)
        self._name = wild_tile(tile_name(tile)) if wild else tile_name(tile)
        self.setAccessibleName(self._name)

    def say_place(self, spot: Spot | None) -> None:
        """Say in which place it lies, and what the check says of that; None: in no set."""
        said = "" if spot is None else in_sentences(spot.name, spot.note)
        self.setAccessibleName(f"{self._name}, {said}" if said else self._name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave digits, Enter and arrows to the whole."""
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the tile and the ring of the focus."""
        painter = paint.smooth_painter(self, pictures=True)
        painter.setOpacity(0.35 if self.is_dragged else 1)
        width = self.tile_width
        draw_tile(
            painter, self._theme.tiles, self._face, (self.width() - width) / 2, 4, width, index=width >= 26
        )
        painter.setOpacity(1)
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()), LACQUER.highlight, 6)


class LaySpot(DropPlace):
    """A dashed place for a set, or the row of tiles that lie in none."""

    pressed = Signal()

    def __init__(self, theme: Theme, number: int, parent: QWidget) -> None:
        """Make an empty place."""
        super().__init__(parent)
        self._theme = theme
        self.number = number
        self.spot = Spot("")
        self._target = False
        self.active = False

    def set_target(self, *, on: bool) -> None:
        """Show that a dragged tile would be laid here."""
        self._target = on
        self.update()

    def show_spot(self, spot: Spot, *, active: bool) -> None:
        """Show how the place stands."""
        self.spot = spot
        self.active = active
        self.setAccessibleName(in_sentences(spot.name, spot.note))
        self.setToolTip(tip(spot.note))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Fill this place from now on."""
        self.pressed.emit()
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint frame, name and mark."""
        painter = paint.smooth_painter(self)
        ink, ground, border = inks(self._theme, self.spot.mark)
        label = text_font(self._theme, 12.5).pixelSize() + 8
        painter.setFont(text_font(self._theme, 12.5))
        painter.setPen(QColor(BAIZE.text if self.active else BAIZE.small_text))
        painter.drawText(QRectF(3, 0, self.width(), label), Qt.AlignmentFlag.AlignVCenter, self.spot.name)
        box = QRectF(1, label, self.width() - 2, self.height() - label - 1)
        if self.spot.mark is Mark.NONE:
            border = LACQUER.highlight if self._target or self.active else LACQUER.brass_dark
            ground = "#33FFFFFF" if self._target else "#12FFFFFF"
        else:
            sign = paint.icon(SIGNS[self.spot.mark], ink, 14, self.devicePixelRatioF())
            painter.drawImage(round(self.width() - 18), round((label - 14) / 2), sign)
        pen = QPen(QColor(border), 2 if self.active or self._target else 1.3)
        if self.number != LOOSE and self.spot.mark is Mark.NONE:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)

    def retranslate(self) -> None:
        """Leave it to the page, which knows the names."""


class LayAnswer(QWidget):
    """A hand and the places for its sets.

    A click or Space lays a tile into the place that is being filled, or takes it back; the keys 1 to 9 lay it
    into that place, 0 or Backspace takes it back; arrows go from tile to tile.

    Signals:
        moved: the learner moved a tile: its number, the place (`LOOSE`: out of the sets).
        entered: Enter was pressed.
    """

    moved = Signal(int, int)
    entered = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make a place without tiles."""
        super().__init__(parent)
        self._theme = theme
        self._tiles: tuple[Tile, ...] = ()
        self._wild: frozenset[Tile] = frozenset()
        self.where: tuple[int, ...] = ()
        self._active = 0
        self.buttons: list[LayTile] = []
        self.spots: list[LaySpot] = []
        self.loose = LaySpot(theme, LOOSE, self)
        follow_width(self, QSizePolicy.Policy.Preferred)
        follow_window(self)

    def show_hand(
        self,
        tiles: Sequence[Tile],
        where: Sequence[int],
        spots: Sequence[Spot],
        loose_name: str,
        wild: frozenset[Tile] = frozenset(),
    ) -> None:
        """Show where the tiles lie."""
        if tuple(tiles) != self._tiles or len(spots) != len(self.spots) or wild != self._wild:
            self._wild = wild
            self._build(tiles, len(spots))
        elif set(where) == {LOOSE} != set(self.where):
            # All was taken back, or the same hand is asked for on another page.
            self._active = 0
        self.where = tuple(where)
        filled = [sum(1 for place in where if place == number) for number in range(len(spots))]
        if self._active >= len(spots) or filled[self._active] >= spots[self._active].room:
            self._active = next(
                (number for number, spot in enumerate(spots) if filled[number] < spot.room), self._active
            )
        for number, (made, spot) in enumerate(zip(self.spots, spots, strict=True)):
            made.show_spot(spot, active=number == self._active)
        self.loose.show_spot(Spot(loose_name, room=len(tiles)), active=False)
        for button, place in zip(self.buttons, where, strict=True):
            holder = self._holder(place)
            button.say_place(None if place == LOOSE else spots[place])
            if button.parentWidget() is not holder:
                had = button.hasFocus()
                button.setParent(holder)
                button.show()
                if had:
                    button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.updateGeometry()
        self._lay_out()
        self._stop(next((button for button in self.buttons if button.hasFocus()), None))

    def _holder(self, place: int) -> LaySpot:
        return self.loose if place == LOOSE else self.spots[place]

    def _build(self, tiles: Sequence[Tile], spots: int) -> None:
        for old in (*self.buttons, *self.spots):
            old.hide()
            old.deleteLater()
        self._tiles = tuple(tiles)
        self._active = 0
        self.spots = [LaySpot(self._theme, number, self) for number in range(spots)]
        self.buttons = [
            LayTile(self._theme, tile, number, self.loose, wild=tile in self._wild)
            for number, tile in enumerate(tiles)
        ]
        for spot in self.spots:
            spot.pressed.connect(lambda spot=spot: self._fill(spot.number))
            spot.show()
        for button in self.buttons:
            button.clicked.connect(lambda _checked=False, button=button: self._press(button))
            button.dropped.connect(lambda place, button=button: self._drop(button, place))
            button.show()

    def _fill(self, number: int) -> None:
        self._active = number
        for spot in self.spots:
            spot.active = spot.number == number
            spot.update()

    def _press(self, button: LayTile) -> None:
        lies = self.where[button.number]
        self.moved.emit(button.number, self._active if lies == LOOSE else LOOSE)

    def _drop(self, button: LayTile, place: object) -> None:
        if isinstance(place, LaySpot):
            self.moved.emit(button.number, place.number)

    @property
    def wrong(self) -> QWidget | None:
        """Return the first tile in a place that is marked as wrong."""
        wrong = {place for place, made in enumerate(self.spots) if made.spot.mark is Mark.WRONG}
        return next((button for button in self._order() if self.where[button.number] in wrong), None)

    def take_focus(self) -> None:
        """Put the focus on the first tile that is still to be laid, or where there is none on the first."""
        order = self._order()
        loose = [button for button in order if self.where[button.number] == LOOSE]
        for button in (*loose, *order)[:1]:
            button.setFocus(Qt.FocusReason.OtherFocusReason)
            self._stop(button)

    def _stop(self, stop: LayTile | None) -> None:
        """Let Tab stop at one tile."""
        stop = stop or next(iter(self._order()), None)
        for button in self.buttons:
            strong = button is stop
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if strong else Qt.FocusPolicy.ClickFocus)

    def _order(self) -> list[LayTile]:
        """Return the tiles as they lie: first the sets, then the loose ones."""
        last = len(self.spots)
        return sorted(
            self.buttons,
            key=lambda button: (
                self.where[button.number] if self.where[button.number] != LOOSE else last,
                button.tile.index,
                button.number,
            ),
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrows, lay with the digits, take back with 0 or Backspace, hand Enter on."""
        focus = next((button for button in self.buttons if button.hasFocus()), None)
        key = event.key()
        if take_enter(event, self.entered.emit):
            return
        if focus is not None and key in WALKS:
            order = self._order()
            other = order[led_to(key, order.index(focus), len(order))]
            other.setFocus(Qt.FocusReason.TabFocusReason)
            self._stop(other)
        elif focus is not None and Qt.Key.Key_1 <= key < Qt.Key.Key_1 + len(self.spots):
            self._next_after(focus, key - Qt.Key.Key_1)
        elif focus is not None and key in {Qt.Key.Key_0, Qt.Key.Key_Backspace, Qt.Key.Key_Delete}:
            self.moved.emit(focus.number, LOOSE)
        else:
            super().keyPressEvent(event)

    def _next_after(self, button: LayTile, place: int) -> None:
        """Lay a tile, and go on with the next that lies loose; behind the last comes the first."""
        order = self._order()
        here = order.index(button)
        after = (*order[here + 1 :], *order[:here])
        self.moved.emit(button.number, place)
        following = next((one for one in after if self.where[one.number] == LOOSE), None)
        if following is not None:
            following.setFocus(Qt.FocusReason.TabFocusReason)
            self._stop(following)

    # -- sizes ---------------------------------------------------------------------------------------------

    def _tile_in(self, width: int) -> int:
        """Return the width of a tile: small enough for the loose row, and for few rows of sets."""
        count = max(1, len(self._tiles))
        usual = max(LEAST_TILE, min(TILE, (width - 24) // count - 3))
        if not is_low(self) or not self.spots:
            return usual
        side, apart = self._pads
        around = len(self.spots) * (2 * side + apart) - apart
        in_a_row = (width - around) // sum(max(made.spot.room, 2) for made in self.spots) - 3
        return min(usual, in_a_row) if in_a_row >= IN_A_ROW else usual

    @property
    def _pads(self) -> tuple[int, int]:
        return LOW_PADS if is_low(self) else PADS

    def _label(self) -> int:
        return text_font(self._theme, 12.5).pixelSize() + 8

    def _cell(self, tile: int) -> int:
        return round(tile * 1.5) + 10

    def sizeHint(self) -> QSize:
        """Return the room for sets and loose tiles."""
        return QSize(USUAL, self.heightForWidth(USUAL))

    def minimumSizeHint(self) -> QSize:
        """Return a narrow size; the height follows from the width."""
        return QSize(LEAST, self._label() + self._cell(LEAST_TILE))

    def hasHeightForWidth(self) -> bool:
        """Say that a narrow table has more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the lines of sets and of the loose tiles below them."""
        return self._areas(width)[-1].bottom() + 3

    def _spot_width(self, tile: int, room: int) -> int:
        return room * (tile + 3) + 2 * self._pads[0]

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Lay everything out in the new width."""
        self._lay_out()

    def _held(self, place: int) -> list[LayTile]:
        return [button for button in self._order() if self.where[button.number] == place]

    def _areas(self, width: int) -> list[QRect]:
        """Return where the sets lie on a table of this width, and below them the loose tiles."""
        tile = self._tile_in(width)
        label, cell = self._label(), self._cell(tile)
        areas = []
        left = top = 0
        for made in self.spots:
            wide = self._spot_width(tile, max(made.spot.room, len(self._held(made.number)), 2))
            if left and left + wide > width:
                left, top = 0, top + label + cell + 14
            areas.append(QRect(left, top, wide, label + cell + 6))
            left += wide + self._pads[1]
        if self.spots:
            top += label + cell + 14
        return [*areas, QRect(0, top, width, label + cell + 6)]

    def _lay_out(self) -> None:
        tile, label = self._tile_in(self.width()), self._label()
        for spot, area in zip((*self.spots, self.loose), self._areas(self.width()), strict=True):
            spot.setGeometry(area)
            self._place(self._held(LOOSE if spot is self.loose else spot.number), tile, label)

    def _place(self, held: list[LayTile], tile: int, label: int) -> None:
        for number, button in enumerate(held):
            button.tile_width = tile
            button.setGeometry(
                self._pads[0] + number * (tile + 3), label + 2, tile + 3, round(tile * 1.5) + 9
            )
            button.update()
