"""The places of a hand that is being entered: each with its tiles and room for those to come."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
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
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from peling.core.tiles import Tile
from peling.core.typed import narrow
from peling.rules.draft import Place
from peling_app.kit.model.theme import Theme
from peling_app.kit.model.tiles_entry import EnteredHand
from peling_app.kit.view import paint
from peling_app.kit.view.keys import is_enter
from peling_app.kit.view.style import text_font
from peling_app.kit.view.text.key_tips import ABOVE
from peling_app.kit.view.tiles.buttons import DropPlace
from peling_app.kit.view.tiles.laid import LaidTile, Room, between_sets, close_sizes, roomy_sizes, say_waiting
from peling_app.kit.view.tiles.palette import PAD, TILE
from peling_app.kit.words import tiles_entry as words
from peling_app.kit.words.spoken import in_sentences
from peling_app.kit.words.tips import tip

GAP: Final = 1
LABEL: Final = 21
"""Height of the words over a place."""
LABEL_TEXT: Final = 12.5
"""Size of their type, in pixels at 100 %."""
CLOSE_PAD: Final = 4
CLOSE_LABEL: Final = 16
"""The same where a hand is one row of several."""


class TilePlace(DropPlace):
    """One place of a hand: its tiles and room for those to come.

    Typing puts tiles, what is no tile is shown in red, Backspace takes the last, the arrows, Home and End go
    from tile to tile and Delete takes the one that is marked; Ctrl+V puts the tiles of a text.

    Signals:
        stepped: the user goes on to the place before (-1) or after (1).
        crossed: the user goes on to what lies over it (-1) or below it (1).
        entered: the user fills it from now on.
    """

    stepped = Signal(int)
    crossed = Signal(int)
    entered = Signal()

    def __init__(
        self,
        model: EnteredHand,
        place: Place,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        room: Room = Room.FOR_ALL,
    ) -> None:
        """Show a place of a hand with so much room for tiles to come."""
        super().__init__(parent)
        self._model = model
        self._theme = theme
        self.place = place
        self._room_kept = room
        self._called = place.value
        self._owner = ""
        self._rests = False
        self._width = TILE
        self._measured = ("", 0)
        self._wide = 0
        self._cursor: int | None = None
        self._target = False
        self._laid: list[LaidTile] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        # Below it stand the hands that are still to come, or the tiles one chooses from.
        self.setProperty(ABOVE, True)
        model.changed.connect(self.refresh)
        model.moved.connect(self._word)
        theme.changed.connect(self.refresh)
        self.retranslate()

    @property
    def model(self) -> EnteredHand:
        """Return the hand to which it belongs."""
        return self._model

    def keep_room(self, room: Room) -> None:
        """Keep so much room for tiles to come."""
        if room is not self._room_kept:
            self._room_kept = room
            self.refresh()

    def call(self, name: str) -> None:
        """Call it by another name of `peling_app.kit.words.tiles_entry` than that of its place."""
        if name != self._called:
            self._called = name
            self.retranslate()

    def set_owner(self, name: str) -> None:
        """Say to screen readers whose place it is, where several hands have such a place."""
        if name != self._owner:
            self._owner = name
            self._word()

    def set_rests(self, *, on: bool) -> None:
        """Show no mark of what is being filled: that is another hand."""
        if on != self._rests:
            self._rests = on
            self.update()

    def lay(self, tile: Tile) -> None:
        """Lay a tile here that comes from elsewhere."""
        self._model.put(tile, self.place)

    @property
    def laid(self) -> tuple[LaidTile, ...]:
        """Return the tiles that lie in it."""
        return tuple(self._laid)

    @property
    def marked(self) -> int | None:
        """Return which tile is marked; None behind the last."""
        return self._cursor

    @property
    def is_filled_now(self) -> bool:
        """Return whether the next tile comes here, so that it is marked."""
        return self._model.place is self.place and not self._rests

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
            button = LaidTile(self._theme, tiles[len(self._laid)], self._width, self)
            button.clicked.connect(lambda _checked=False, button=button: self._take(button))
            button.dropped.connect(lambda place, button=button: self._drop(button, place))
            button.show()
            self._laid.append(button)
        for button, tile, left in zip(self._laid, tiles, self._lefts(), strict=False):
            button.tile = tile
            button.tile_width = self._width
            top, high = self._top + self._pad - 3, round(self._width * 1.5) + 7
            button.setGeometry(round(left), top, self._width + 2, high)
            button.update()
        if self._cursor is not None and self._cursor >= len(tiles):
            self._cursor = None
        self.setFixedSize(self.sizeHint())
        self._word()

    def retranslate(self) -> None:
        """Word the place in the present language."""
        self.setToolTip(tip(words.place_help(self._called)))
        self.setAccessibleDescription(words.place_help(self._called))
        self.refresh()

    def _word(self) -> None:
        typed, refused = self._not_laid()
        tiles = self._model.draft.tiles(self.place)
        name = in_sentences(self._owner, words.place_spoken(self._called, tiles, typed, refused))
        if name != self.accessibleName():
            self.setAccessibleName(name)
        for button in self._laid:
            button.setAccessibleName(in_sentences(self._owner, words.in_place(button.tile, self._called)))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room for the tiles, for those to come, and for the words over them."""
        return self.size_at(self._width)

    def size_at(self, tile: int) -> QSize:
        """Return the room that is needed with tiles of this width."""
        return QSize(self.widths()(tile), self.height_at(tile))

    def widths(self) -> Callable[[int], int]:
        """Return a function that gives the width of the place for a width of tiles; a hand tries many."""
        sizes = self._sizes()
        if self._room_kept is not Room.FOR_ALL and not sizes:
            return lambda _tile: 0
        tiles, gaps, edges = sum(sizes), max(0, len(sizes) - 1), 2 * self._pad
        least = 0 if self._room_kept is Room.NONE else self._label_width() + 4
        return lambda tile: max(least, tiles * (tile + GAP) + gaps * between_sets(tile) + edges)

    def height_at(self, tile: int) -> int:
        """Return the height that is needed with tiles of this width."""
        return self._top + round(tile * 1.5) + 2 * self._pad + 2

    @property
    def _pad(self) -> int:
        return PAD if self._room_kept is Room.FOR_ALL else CLOSE_PAD

    @property
    def _top(self) -> int:
        """Return the height of the words over the tiles."""
        if self._room_kept is Room.NONE:
            return 0
        usual = LABEL if self._room_kept is Room.FOR_ALL else CLOSE_LABEL
        return max(usual, self._theme.sized(LABEL_TEXT) + 3)

    def _label(self) -> str:
        if self._room_kept is Room.FOR_ALL:
            return words.place_name(self._called)
        return words.place_short(self._called)

    def _label_width(self) -> int:
        """Return how wide the words are; a hand asks for it at every width that it tries."""
        asked = (self._label(), self._theme.sized(LABEL_TEXT))
        if asked != self._measured:
            self._measured = asked
            self._wide = round(QFontMetricsF(self._label_font()).horizontalAdvance(asked[0]))
        return self._wide

    def _label_font(self) -> QFont:
        return text_font(self._theme, LABEL_TEXT)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Put, take and go."""
        tiles = self._model.draft.tiles(self.place)
        if event.matches(QKeySequence.StandardKey.Paste):
            self._model.paste(QGuiApplication.clipboard().text())
            return
        match event.key():
            case Qt.Key.Key_Left:
                self._cursor = max(0, len(tiles) if self._cursor is None else self._cursor) - 1
                self._cursor = max(0, self._cursor) if tiles else None
            case Qt.Key.Key_Right if self._cursor is not None:
                self._cursor = self._cursor + 1 if self._cursor + 1 < len(tiles) else None
            case Qt.Key.Key_Home:
                self._cursor = 0 if tiles else None
            case Qt.Key.Key_End:
                self._cursor = None
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                self.crossed.emit(-1 if event.key() == Qt.Key.Key_Up else 1)
            case Qt.Key.Key_Backspace if self._cursor is None:
                self._model.erase()
            case Qt.Key.Key_Backspace | Qt.Key.Key_Delete if self._cursor is not None:
                self._model.take(self.place, self._cursor)
            case _ if is_enter(event):
                self._model.finish_typing()
                self.stepped.emit(1)
            case _ if self._is_typing(event):
                self._model.type(event.text())
                say_waiting(self, self._model)
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
        text = narrow(event.text())
        return plain and bool(text) and (text.isalnum() or text in " +")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Fill this place from now on."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Fill this place from now on."""
        self._model.go_to(self.place)
        self.entered.emit()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take what was typed; mark no tile any more."""
        self._model.finish_typing()
        self._cursor = None
        super().focusOutEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint words, box, room for tiles, marks."""
        painter = paint.smooth_painter(self)
        paper = self._theme.paper
        if self._room_kept is Room.NONE:
            self._paint_sets(painter)
            return
        active = self.is_filled_now
        painter.setFont(self._label_font())
        painter.setPen(QColor(paper.ink if active else paper.ink3))
        top = QRectF(2, 0, self.width() - 2, self._top - (3 if self._room_kept is Room.FOR_ALL else 1))
        painter.drawText(top, Qt.AlignmentFlag.AlignVCenter, self._label())
        box = QRectF(0, self._top, self.width(), self.height() - self._top)
        line = 2 if active or self._theme.is_high_contrast() else 1
        edge = paper.red if self._not_laid()[1] else paper.gold if active or self._target else paper.line
        frame = QPen(QColor(edge), line)
        if active and not self.hasFocus():
            # The next tile comes here all the same; a whole frame would be taken for the ring of the focus.
            frame.setDashPattern((2, 4))
        painter.setPen(frame)
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
            paint.focus_ring(painter, box, edge, 7)

    def _not_laid(self) -> tuple[str, str]:
        """Return what was typed here and is no tile yet, and what no tile begins with."""
        here = self._model.place is self.place
        return (self._model.typed, self._model.no_tile) if here else ("", "")

    def _paint_room(self, painter: QPainter) -> None:
        """Draw where tiles are still to come; in the first what was typed so far, or is no tile."""
        paper = self._theme.paper
        typed, refused = self._not_laid()
        for number, left in enumerate(list(self._lefts())[len(self._laid) :]):
            slot = QRectF(left + 1.5, self._top + self._pad + 1.5, self._width - 3, self._width * 1.5 - 3)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(paper.border), 1, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(slot, 4, 4)
            if not number and (typed or refused):
                painter.setFont(text_font(self._theme, 13, QFont.Weight.Bold))
                painter.setPen(QColor(paper.red if refused else paper.ink))
                shown = f"{refused}?" if refused else typed.capitalize()
                painter.drawText(slot, Qt.AlignmentFlag.AlignCenter, shown)

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
            paint.double_rule(painter, left, self.height() - self._pad + 1, width, ink)
            first = last + 1

    def _sizes(self) -> list[int]:
        """Return how many tiles lie close together, group by group, room for those to come included."""
        draft = self._model.draft
        if self._room_kept is not Room.FOR_ALL:
            return close_sizes(draft, self.place, self._room_kept, is_filled=self.hasFocus())
        return roomy_sizes(draft, self.place)

    def _lefts(self) -> Iterable[float]:
        left = float(self._pad)
        for size in self._sizes():
            for _ in range(size):
                yield left
                left += self._width + GAP
            left += between_sets(self._width)

    def _take(self, button: LaidTile) -> None:
        self._model.take(self.place, self._laid.index(button))

    def _drop(self, button: LaidTile, place: DropPlace | None) -> None:
        number = self._laid.index(button)
        if place is None:
            self._model.take(self.place, number)
        elif isinstance(place, TilePlace) and place.model is self._model:
            self._model.move(self.place, number, place.place)
        else:
            tile = button.tile
            self._model.take(self.place, number)
            place.lay(tile)
