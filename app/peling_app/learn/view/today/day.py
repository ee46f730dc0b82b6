"""The hand of the day on baize: fourteen tiles of which one goes, and what the choice is worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from peling.core.tiles import KINDS, Tile
from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import LACQUER
from peling_app.kit.view import paint
from peling_app.kit.view.announce import announce
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.keys import WALKS, is_enter_key, led_to, take_enter
from peling_app.kit.view.layouts import STRETCH, fill, keep_room
from peling_app.kit.view.paper_page import Line
from peling_app.kit.view.parts import TOGETHER
from peling_app.kit.view.pressing import Pressing, take_presses
from peling_app.kit.view.text.flow import Flow, follow_width
from peling_app.kit.view.tiles.painting import draw_tile
from peling_app.kit.view.tiles.pictures import TileRow
from peling_app.kit.words.tiles import begun, tile_name
from peling_app.kit.words.tips import tip
from peling_app.learn.model.day import FREE, DayModel
from peling_app.learn.view.baize import BAIZE, FRAME, BaizeBox
from peling_app.learn.words import today as words

TILE, LARGE_TILE, LEAST_TILE = 45, 72, 24
DISCARD, LARGE_DISCARD = 22, 34
SIX = 6
"""So many discards lie in a row on a table."""
USUAL = 4
"""So many rows have their room from the beginning: nothing below moves when the tiles are dealt."""
APART = 14
"""Pixels between the hand and the tile that was drawn."""
WORSE, BEST = "#E08A74", "#9AD0AE"
"""The rings of the chosen tile, where it costs something, and of the best one, as in the review."""


class DayTile(Pressing, QAbstractButton):
    """A tile of the hand; pressed, it is chosen."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        """Show no tile yet."""
        super().__init__(parent)
        self._theme = theme
        self.tile: Tile | None = None
        self._wild = False
        self._ring = ""
        self._is_raised = False
        take_presses(self)

    def show_tile(self, kind: Tile, *, wild: bool, ring: str, raised: bool, spoken: str) -> None:
        """Show a tile, raised when it is chosen, with a ring of a colour when the answer is known."""
        self.tile, self._wild, self._ring, self._is_raised = kind, wild, ring, raised
        self.setAccessibleName(spoken)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave to the row what walks along it and Enter to the box; Space chooses."""
        if event.key() in WALKS or is_enter_key(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Return the least size; the row gives it its place."""
        return QSize(LEAST_TILE, round(LEAST_TILE * 1.5) + 16)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint tile and ring."""
        if self.tile is None:
            return
        painter = paint.smooth_painter(self, pictures=True)
        wide = self.width() - 4
        top = 2 if self._is_raised else 10
        code = f"{self.tile.code}-wild" if self._wild else self.tile.code
        draw_tile(painter, self._theme.tiles, code, 2, top, wide, index=True)
        box = QRectF(2, top, wide, wide * 1.5)
        if self._ring:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self._ring), 3))
            painter.drawRoundedRect(box.adjusted(-0.5, -0.5, 0.5, 0.5), 5, 5)
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(self.rect()), LACQUER.highlight, 5)


class HandRow(QWidget):
    """The tiles side by side; arrows go from one to the next, one of them is the stop of Tab."""

    def __init__(self, theme: Theme, model: DayModel) -> None:
        """Show the model's tiles."""
        super().__init__()
        self._theme = theme
        self._model = model
        self.tiles: list[DayTile] = []
        self._pressed = -1

    def refresh(self) -> None:
        """Show the tiles as they stand."""
        shown = self._model.tiles
        while len(self.tiles) < len(shown):
            made = DayTile(self._theme, self)
            made.clicked.connect(partial(self._press, len(self.tiles)))
            self.tiles.append(made)
        alike = [number for number, kind in enumerate(shown) if kind == self._model.choice]
        chosen = self._pressed if self._pressed in alike else next(iter(alike), -1)
        best = self._model.best
        # Of two tiles alike the one that was chosen is the best.
        marked = chosen if best == self._model.choice else shown.index(best) if best in shown else -1
        costs = self._model.grade is not None and self._model.grade not in FREE
        for number, button in enumerate(self.tiles):
            button.setVisible(number < len(shown))
            button.setProperty("takes_enter", not self._model.is_given)
            if number >= len(shown):
                continue
            kind = shown[number]
            name = begun(tile_name(kind))
            is_best = best is not None and number == marked
            ring = BEST if is_best else WORSE if number == chosen and costs else ""
            spoken = words.chosen(tile=name) if number == chosen else name
            spoken = words.best_is_this(tile=name) if is_best else spoken
            button.show_tile(
                kind, wild=kind in self._model.wild, ring=ring, raised=number == chosen, spoken=spoken
            )
        stop = max(chosen, 0)
        for number, button in enumerate(self.tiles):
            policy = Qt.FocusPolicy.StrongFocus if number == stop else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)
        self._place()

    def _press(self, number: int) -> None:
        kind = self.tiles[number].tile
        if kind is not None and not self._model.is_given:
            self._pressed = number
            self._model.choose(kind)

    def sizeHint(self) -> QSize:
        """Return the row in its full size."""
        tile = LARGE_TILE if self._theme.is_large() else TILE
        wide = round(tile * max(1.0, self._theme.zoom() / 100)) + 4
        return QSize(14 * wide + APART, round(wide * 1.5) + 10)

    def minimumSizeHint(self) -> QSize:
        """Return the row with its tiles as narrow as they can be read."""
        return QSize(14 * (LEAST_TILE + 4) + APART, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give each tile its place."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        count = len(self._model.tiles)
        if not count:
            return
        most = self.sizeHint().width()
        wide = (min(self.width(), most) - APART) // max(count, 14)
        for number, button in enumerate(self.tiles[:count]):
            apart = APART if number == count - 1 else 0
            button.setGeometry(number * wide + apart, 0, wide, round((wide - 4) * 1.5) + 12)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the tile before or after with the arrows, to the ends with Home and End."""
        here = next((n for n, button in enumerate(self.tiles) if button.hasFocus()), None)
        if event.key() not in WALKS or here is None:
            super().keyPressEvent(event)
            return
        there = led_to(event.key(), here, len(self._model.tiles))
        self.tiles[there].setFocus(Qt.FocusReason.TabFocusReason)


class Lying(QWidget):
    """Discards in sixes, as they lie on a table; what finds no room beside the others goes below them.

    In one line they would ask for more room than a small window has, when many lie there.
    """

    def __init__(self, theme: Theme) -> None:
        """Show no discards yet."""
        super().__init__()
        self._theme = theme
        self._flow = Flow(self, spacing=0, leading=0)
        self._rows: list[TileRow] = []
        follow_width(self)

    @property
    def first(self) -> TileRow:
        """Return the first row."""
        return self._rows[0]

    def show_tiles(self, tiles: Sequence[Tile]) -> None:
        """Show these discards."""
        parts = [tiles[first : first + SIX] for first in range(0, len(tiles), SIX)] or [()]
        while len(self._rows) < max(USUAL, len(parts)):
            row = TileRow(self._theme, DISCARD)
            self._rows.append(row)
            self._flow.addWidget(row)
        for number, row in enumerate(self._rows):
            row.setVisible(number < max(USUAL, len(parts)))
            row.set_tile_width(LARGE_DISCARD if self._theme.is_large() else DISCARD)
            row.show_tiles(*[KINDS[0]] * SIX)
            row.setMinimumWidth(row.sizeHint().width() if number < USUAL else 0)
            row.show_tiles(*(parts[number] if number < len(parts) else ()))


class DayBox(BaizeBox):
    """Title, whose hand it is, the tiles, and below them the verdict."""

    def __init__(self, theme: Theme, model: DayModel) -> None:
        """Show the model's hand."""
        super().__init__(theme)
        self.model = model
        self._title, self._asked = Line(), QLabel()
        self._verdict, self._lying_head = QLabel(), QLabel()
        for words_ in (self._asked, self._verdict):
            words_.setWordWrap(True)
        for text in (self._title, self._asked, self._verdict, self._lying_head):
            text.setTextFormat(Qt.TextFormat.PlainText)
        self.hand = HandRow(theme, model)
        self._lying = Lying(theme)
        self.answer = Button(theme, Kind.BRASS, height=36)
        head = fill(QHBoxLayout(), self._title, (self._asked, 1), self.answer, spacing=14)
        top = (self._lying_head, 0, Qt.AlignmentFlag.AlignTop)
        lying = fill(QHBoxLayout(), top, (self._lying, 1), spacing=12)
        inside = (FRAME + 18, FRAME + 6, FRAME + 16, FRAME + 8)
        fill(QVBoxLayout(self), head, self.hand, lying, self._verdict, STRETCH, margins=inside, spacing=4)
        self.setProperty(TOGETHER, True)
        # Their room is there before the tiles are dealt, and that of the button stays when it goes: what lies
        # below and beside them would move while it is read.
        keep_room(self.hand, self._lying_head, self._lying, self.answer)
        self.answer.clicked.connect(model.give)
        model.changed.connect(self.refresh)
        theme.changed.connect(self.refresh)
        self._said = ""
        self.refresh()

    @property
    def stops(self) -> list[QWidget]:
        """Return the stops of Tab in order."""
        return [*self.hand.tiles, self.answer]

    def refresh(self) -> None:
        """Show the hand as it stands."""
        model, size = self.model, self._theme.sized
        self._title.setText(words.hand_of_day())
        self._title.setToolTip(tip(words.same_for_all()))
        family = "font-family: 'EB Garamond';"
        self._title.setStyleSheet(f"{family} font-size: {size(22)}px; color: {BAIZE.text}; background: none;")
        style = f"font-size: {size(14)}px; color: {BAIZE.small_text}; background: none;"
        for text in (self._asked, self._lying_head):
            text.setStyleSheet(style)
        self._verdict.setStyleSheet(f"font-size: {size(15)}px; color: {BAIZE.text}; background: none;")
        self._asked.setText(model.situation)
        self._asked.setAccessibleName(f"{words.hand_of_day()}. {model.situation}")
        self.hand.refresh()
        self.hand.setVisible(bool(model.tiles))
        self._lying_head.setText(words.lying())
        self._lying.show_tiles(model.discards)
        self._lying_head.setMinimumHeight(self._lying.first.sizeHint().height())
        for part in (self._lying_head, self._lying):
            part.setVisible(bool(model.discards))
        self.answer.setText(words.answer())
        self.answer.setEnabled(model.can_answer)
        self.answer.setVisible(not model.is_given and bool(model.tiles))
        self._verdict.setText(model.verdict)
        self._verdict.setVisible(bool(model.verdict))
        if model.verdict and model.verdict != self._said and self.isVisible():
            announce(self, model.verdict)
        self._said = model.verdict

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the tile on which Enter is pressed; on the chosen one, give the answer."""
        on = next((button for button in self.hand.tiles if button.hasFocus()), None)
        if on is None or self.model.is_given:
            super().keyPressEvent(event)
            return
        act = self.model.give if on.tile == self.model.choice else on.click
        if not take_enter(event, act):
            super().keyPressEvent(event)
