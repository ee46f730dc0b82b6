"""The tiles of one player in a row: at rest as they lie, chosen with a box for each place they can go to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from peling.rules.draft import Place
from peling_app.kit.model.theme import Theme
from peling_app.kit.model.tiles_entry import EnteredHand
from peling_app.kit.view.layouts import across
from peling_app.kit.view.style import text_font
from peling_app.kit.view.text.flow import follow_width
from peling_app.kit.view.text.retranslate import Worded
from peling_app.kit.view.tiles.laid import Room
from peling_app.kit.view.tiles.places import TilePlace
from peling_app.score.words import entry as words

SPACE: Final = 5
REST_SPACE: Final = 2
LEAST_TILE: Final = 20
"""Rather than narrower tiles there is another line."""
LEAST_AT_REST: Final = 16
"""The same of a hand at rest, of which nothing is pressed: a line with the last tile alone is worse."""
LEAST_IN_LINES: Final = 10
"""Only tiles of one place that would be cut off in a line of their own are narrower."""
LEAST: Final = 176
"""Pixels of width that a hand takes in any case."""
LINE_SPACE: Final = 2
BEFORE_HINT: Final = 14
_HINT: Final = int(Qt.AlignmentFlag.AlignVCenter.value) | int(Qt.TextFlag.TextWordWrap.value)
Shown = dict[TilePlace, Callable[[int], int]]
"""The places that are seen, each with what says how wide it is with tiles of a width."""
ORDER: Final = (Place.EXPOSED, Place.KONGS, Place.CONCEALED, Place.WINNING, Place.BONUS)
"""As tiles lie on a table: what is laid down first, then the hand, the winning tile, the flowers."""


class RowHand(Worded):
    """The places of a hand side by side; the tiles become narrower if there is no room for their size.

    Where even the narrowest have none (four kongs and the flowers), the places lie in lines.

    Signals:
        stepped: the user goes on beyond the first place (-1) or the last (1).
        crossed: the user goes up (-1) or down (1) out of the hand, and from which `Place`.
        entered: the user fills one of its places from now on.
    """

    stepped = Signal(int)
    crossed = Signal(int, object)
    entered = Signal()

    def __init__(
        self, model: EnteredHand, theme: Theme, *, bonus: bool, parent: QWidget | None = None
    ) -> None:
        """Show a hand; `bonus`: the book plays with flowers and seasons; else they are shown if one lies."""
        super().__init__(parent)
        self._model = model
        self._theme = theme
        self._tile = 30
        self._chosen = False
        self._bonus = bonus
        self.places = {place: TilePlace(model, place, theme, self, room=Room.NONE) for place in ORDER}
        for place, shown in self.places.items():
            shown.stepped.connect(lambda step, place=place: self._step(place, step))
            shown.crossed.connect(lambda step, place=place: self._cross(place, step))
            shown.entered.connect(self.entered)
        follow_width(self)
        model.changed.connect(self._change)
        theme.changed.connect(self._change)
        self.set_chosen(on=False)

    def set_chosen(self, *, on: bool) -> None:
        """Show the places with room for a tile to come; at rest only the tiles, which are not pressed."""
        self._chosen = on
        for place in self.places.values():
            place.keep_room(Room.FOR_ONE if on else Room.NONE)
            place.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not on)
            place.setFocusPolicy(Qt.FocusPolicy.StrongFocus if on else Qt.FocusPolicy.NoFocus)
        self._change()

    def set_rests(self, *, on: bool) -> None:
        """Show no mark of what is being filled: that is something else."""
        for place in self.places.values():
            place.set_rests(on=on)

    def set_tile_width(self, width: int) -> None:
        """Show the tiles in this size where there is room."""
        if width != self._tile:
            self._tile = width
            self._change()

    def begin(self, at: Place = Place.CONCEALED) -> None:
        """Put the focus at a place; one that is not shown gives way to the one where typing begins."""
        shown = self.places[at]
        target = shown if shown in self._shown() else self.places[Place.CONCEALED]
        target.setFocus(Qt.FocusReason.TabFocusReason)

    def sizeHint(self) -> QSize:
        """Return the room the places take with tiles of the size that is wished."""
        width = sum(wide(self._tile) + SPACE for wide in self._shown().values())
        return QSize(width, self._height(self._tile))

    def minimumSizeHint(self) -> QSize:
        """Return the least room; the height stays, also where the tiles are smaller than they might be."""
        return QSize(LEAST, self._height(self._tile))

    def heightForWidth(self, width: int) -> int:
        """Return the height of the lines that the places need."""
        shown = self._shown()
        tile = self._tile_in(width, shown)
        lines = len(self._lines(shown, tile, width))
        if lines < 2:
            return self._height(self._tile)
        return lines * self._height(tile) + (lines - 1) * LINE_SPACE

    def _height(self, tile: int) -> int:
        return max(place.height_at(tile) for place in self.places.values())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the places out for this width."""
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Say beside the empty places of the chosen hand how tiles come into them."""
        room = self._room_for_hint()
        if room is not None:
            painter = QPainter(self)
            painter.setFont(text_font(self._theme, 13))
            painter.setPen(QColor(self._theme.paper.ink3))
            painter.drawText(room, _HINT, words.tiles_hint())

    def _room_for_hint(self) -> QRect | None:
        """Return where the hint stands; None if tiles lie here, or where there is too little room for it."""
        if not self._chosen or not self._model.draft.is_empty:
            return None
        last = max((place.geometry().right() for place in self._shown()), default=0)
        concealed = self.places[Place.CONCEALED]
        bottom = concealed.geometry().bottom()
        room = QRect(last + BEFORE_HINT, 0, self.width() - last - BEFORE_HINT, bottom + 1)
        metrics = QFontMetrics(text_font(self._theme, 13))
        return room if room.contains(metrics.boundingRect(room, _HINT, words.tiles_hint())) else None

    def _shown(self) -> Shown:
        draft = self._model.draft
        return {
            shown: wide
            for place, shown in self.places.items()
            if (place is not Place.WINNING or draft.won)
            and (place is not Place.BONUS or self._bonus or draft.bonus)
            and (wide := shown.widths())(self._tile)
        }

    @property
    def _space(self) -> int:
        return SPACE if self._chosen else REST_SPACE

    def _tile_in(self, width: int, shown: Shown) -> int:
        """Return the width of tiles with which all places lie in one line, or else every one in a line."""
        least = LEAST_TILE if self._chosen else LEAST_AT_REST
        for tile in range(self._tile, least - 1, -1):
            if len(self._lines(shown, tile, width)) < 2:
                return tile
        widest = max(width, LEAST)
        return next(
            (
                tile
                for tile in range(LEAST_TILE, LEAST_IN_LINES, -1)
                if all(wide(tile) <= widest for wide in shown.values())
            ),
            LEAST_IN_LINES,
        )

    def _lines(self, shown: Shown, tile: int, width: int) -> list[list[TilePlace]]:
        """Return which places lie in each line, with tiles of this width."""
        lines: list[list[TilePlace]] = []
        left = 0
        for place, width_of in shown.items():
            wide = width_of(tile)
            if not lines or left + wide > max(width, LEAST):
                lines.append([])
                left = 0
            lines[-1].append(place)
            left += wide + self._space
        return lines

    def _change(self) -> None:
        """Ask for the room that the places now need, and lay them out in what there is."""
        self.updateGeometry()
        self._lay_out()

    def _lay_out(self) -> None:
        shown = self._shown()
        tile = self._tile_in(self.width(), shown)
        for place in self.places.values():
            place.set_tile_width(tile)
        lines = self._lines(shown, tile, self.width())
        for place in self.places.values():
            if place not in shown and place.hasFocus():
                # The last tile of a place that the book has not was taken out, or nobody has won any more;
                # a hand at rest has no focus, and must not choose its player again by asking for it.
                if self._chosen:
                    self.begin()
                else:
                    leave(place)
            place.setVisible(place in shown)
        high = self._height(tile)
        top = max(0, (self.height() - len(lines) * high - (len(lines) - 1) * LINE_SPACE) // 2)
        for line in lines:
            left = 0
            for place in line:
                place.move(left, top)
                left += place.sizeHint().width() + self._space
            top += high + LINE_SPACE
        self.update()

    def _step(self, place: Place, step: int) -> None:
        now = self._shown()
        order = [key for key, shown in self.places.items() if shown in now]
        number = order.index(place) + step
        if 0 <= number < len(order):
            self.places[order[number]].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.stepped.emit(step)

    def _cross(self, place: Place, step: int) -> None:
        """Go to what lies over a place or below it: in another line of this hand, or out of it."""
        target = across(self.places[place], self._shown(), step)
        if target is None:
            self.crossed.emit(step, place)
        else:
            target.setFocus(Qt.FocusReason.TabFocusReason)


def leave(widget: QWidget) -> bool:
    """Take the focus from a widget that will be hidden; else Qt would give it to whatever comes next.

    Return whether it was there.
    """
    focus = QApplication.focusWidget()
    if focus is None or not (focus is widget or widget.isAncestorOf(focus)):
        return False
    focus.clearFocus()
    return True
