"""The row of one player: wind, name, whether he won, his tiles or points, what they count."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from peling.core.tiles import Tile
from peling.core.typed import narrow
from peling.rules.draft import Place
from peling_app.kit.view import paint
from peling_app.kit.view.keys import key_text
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.parts import Scale, column, set_look
from peling_app.kit.view.style import display_font, text_font
from peling_app.kit.view.text.flow import follow_width
from peling_app.kit.view.tiles.buttons import DropPlace
from peling_app.kit.words.tiles import wind_glyph, wind_name
from peling_app.kit.words.tips import tip
from peling_app.platform.resources import WIND
from peling_app.score.model.entry import EntryModel
from peling_app.score.model.entry_rows import RowState
from peling_app.score.view.entry.hand import RowHand, leave
from peling_app.score.view.entry.points import PLAIN, RowPoints
from peling_app.score.view.entry.row_buttons import NAME_ROOM, ModeButton, WonButton
from peling_app.score.view.legend import halves
from peling_app.score.words import entry as words

RIGHT_ROOM = 56
MOST_RIGHT_ROOM = 200
REST_HEIGHT = 58
FLAT_HEIGHT = 40
"""Of a row with nothing to enter: in one line, so that the palette below it is in sight."""
REST_TILE = 24
"""Width of the tiles of a hand at rest where every pixel is needed for what is below."""
BESIDE_NAME = 8
"""Pixels between the longest name and the field beside it."""
NAME_SIZE = 19
"""Pixels of a name that is not long."""
NO_BREAK = "\N{NO-BREAK SPACE}"
"""A line without a word, as high as one with words."""


class EntryRow(DropPlace):
    """One player's hand as it is entered.

    Signals:
        stepped: to the player before (-1) or after (1).
        crossed: the same, and to which `Place` of his hand.
        drawn: nobody won.
    """

    stepped = Signal(int)
    crossed = Signal(int, object)
    drawn = Signal()

    def __init__(self, model: EntryModel, place: int, scale: Scale, parent: QWidget | None = None) -> None:
        """Show the hand of a place."""
        super().__init__(parent)
        self._model = model
        self._scale = scale
        self._state: RowState | None = None
        self._chosen = self._low = self._is_roomy = False
        self._target = False
        self.place = place
        theme = scale.theme
        self.hand = RowHand(model.hand(place), theme, bonus=model.rules.course.bonus_tiles)
        self.points = RowPoints(scale)
        self.won = WonButton(scale, self)
        self.mode = ModeButton(scale, self)
        self.name, self.wind_mark, self._note, self._total, self._error = (label() for _ in range(5))
        self._error.setWordWrap(True)
        self._note.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._total.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        follow_width(self)
        self._lay_out()
        self._connect()
        theme.changed.connect(self._restyle)

    def _lay_out(self) -> None:
        below = Qt.AlignmentFlag.AlignBottom
        who = fill(QHBoxLayout(), (self.name, 0, below), (self.wind_mark, 0, below), STRETCH, spacing=6)
        self._names = names = QWidget()
        self._who_won = fill(QBoxLayout(QBoxLayout.Direction.TopToBottom), who, self.won)
        fill(column(names), STRETCH, self._who_won, STRETCH)
        self._right = QWidget()
        mode = (self.mode, 0, Qt.AlignmentFlag.AlignRight)
        fill(column(self._right, spacing=2), STRETCH, self._total, mode, STRETCH)
        line = fill(QHBoxLayout(), names, margins=(50, 0, 0, 0), spacing=6)
        fill(line, (self.hand, 1, Qt.AlignmentFlag.AlignVCenter), (self.points, 1), self._note, self._right)
        fill(QVBoxLayout(self), (line, 1), self._error, margins=(8, 2, 12, 2), spacing=2)

    def _connect(self) -> None:
        model, place = self._model, self.place
        edit = self.points.edit
        edit.textEdited.connect(lambda text: model.set_points(place, text))
        edit.entered.connect(model.enter)
        edit.stepped.connect(self.stepped)
        edit.focused.connect(lambda: model.choose(place))
        self._letters: dict[str, Callable[[], None]] = {
            "m": lambda: model.toggle_winner(place),
            "d": lambda: model.toggle_giver(place),
            "n": self.drawn.emit,
        }
        edit.letter.connect(lambda letter: self._letters[letter]())
        self.points.gave.connect(lambda: model.toggle_giver(place))
        self.won.clicked.connect(lambda: model.toggle_winner(place))
        self.mode.clicked.connect(self._change_mode)
        self.hand.stepped.connect(self.stepped)
        self.hand.crossed.connect(self.crossed)
        self.hand.entered.connect(lambda: model.choose(place))
        for shown in self.hand.places.values():
            shown.model.moved.connect(self.update)

    def show_row(self, state: RowState, *, chosen: bool, giver_asked: bool) -> None:
        """Show the hand as it stands."""
        if chosen != self._chosen or self._state is None:
            self._chosen = chosen
            self.hand.set_chosen(on=chosen)
        opens = self._state is not None and self._state.is_flat and not state.is_flat
        self._state = state
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if chosen else Qt.FocusPolicy.TabFocus)
        was_typed_in = leave(self.points if state.shows_tiles else self.hand)
        self.hand.setVisible(state.shows_tiles)
        self.points.setVisible(not state.shows_tiles)
        # Beside tiles there is no room for who gave the last one: that is asked below all rows too.
        self.points.show_row(state, giver_asked=giver_asked)
        # A field of points is a stop of its own in every row, so that Tab goes from total to total.
        if not state.shows_tiles and not state.rests:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.won.setChecked(state.winner)
        entered = chosen and not state.is_flat
        if not entered:
            leave(self.mode)
        self.mode.setVisible(entered)
        self.mode.offers_tiles = state.by_points
        by_tab = Qt.FocusPolicy.ClickFocus if state.by_points else Qt.FocusPolicy.StrongFocus
        self.mode.setFocusPolicy(by_tab)
        # Among points its letter is at hand; tiles take all letters, so there Tab goes to it.
        asked = chosen and state.shows_tiles
        self.won.setFocusPolicy(Qt.FocusPolicy.StrongFocus if asked else Qt.FocusPolicy.ClickFocus)
        self._note.setText(state.note)
        self._note.setVisible(bool(state.note) and state.shows_tiles and not chosen)
        # Its line is kept while there is none: with the first figure the button below it would jump.
        self._total.setText(state.total or NO_BREAK)
        # Its room is kept where tiles are typed, or the palette below would jump; elsewhere the frame tells.
        # One thing at a time, for the same reason: the next is said when that is mended.
        self._error.setText(state.errors[0] if state.errors else NO_BREAK)
        self._error.setVisible(chosen and state.shows_tiles)
        self._lay_names()
        self._restyle()
        needed = min(self._total.sizeHint().width(), self._scale.px(MOST_RIGHT_ROOM))
        self._right.setFixedWidth(max(self._scale.px(RIGHT_ROOM), needed))
        self.retranslate()
        if (opens and self.won.hasFocus()) or (was_typed_in and chosen and not state.is_flat):
            # What is typed next is meant for what has come into the row.
            self.begin()

    def fit(self, tile: int, *, low: bool, roomy: bool) -> None:
        """Show tiles in this size; where it is `low`, those at rest are smaller, and as high as their row.

        `roomy`: beside a field of points there is room for long names.
        """
        self.hand.set_tile_width(min(tile, REST_TILE) if low and not self._chosen else tile)
        if (low, roomy) != (self._low, self._is_roomy):
            self._low, self._is_roomy = low, roomy
            self._lay_names()
            self.retranslate()

    def _room_of_name(self) -> int:
        """Return the pixels for a name: in all rows by points as many as the longest of the players needs."""
        usual = self._scale.px(NAME_ROOM)
        if not self._is_roomy or self._state is None or self._state.shows_tiles:
            return usual
        metrics = QFontMetrics(display_font(self._scale.theme, NAME_SIZE))
        needed = max(map(metrics.horizontalAdvance, self._model.names), default=0) + BESIDE_NAME
        return max(usual, min(needed, 2 * usual))

    def _lay_names(self) -> None:
        """Lay the button of who won below the name, or beside it in a row that is to be low."""
        flat = self._state is not None and self._state.is_flat
        beside = flat or (self._low and not self._chosen)
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._who_won.setDirection(across if beside else down)
        # The buttons of all rows that are low stand below one another, however long the names are.
        self._who_won.setStretch(0, 1 if beside else 0)
        self._names.setMinimumHeight(self._scale.px(FLAT_HEIGHT if beside else REST_HEIGHT) - 4)
        self._names.setFixedWidth(self._room_of_name() + (self._scale.px(NAME_ROOM) if beside else 0))

    def sizeHint(self) -> QSize:
        """Return the least room: what is larger in a row would only be air."""
        layout = self.layout()
        return super().sizeHint() if layout is None else layout.totalMinimumSize()

    def heightForWidth(self, width: int) -> int:
        """Return the least room at a width: what is wrong may be said in several lines."""
        layout = self.layout()
        return super().heightForWidth(width) if layout is None else layout.totalMinimumHeightForWidth(width)

    def stops(self) -> list[QWidget]:
        """Return where Tab stops in the row, in order."""
        return [self, self.won, self.points.edit, *self.hand.places.values(), self.mode]

    @property
    def is_typed(self) -> bool:
        """Return whether there is something to type or to lay for this hand."""
        return self._state is not None and (self._state.rests or not self._state.is_flat)

    def begin(self, at: Place = Place.CONCEALED) -> None:
        """Put the focus where this hand is entered; tiles at this place, if it is shown."""
        state = self._state
        if state is None or state.is_flat:
            self.won.setFocus(Qt.FocusReason.TabFocusReason)
        elif state.by_points:
            self.points.edit.setFocus(Qt.FocusReason.TabFocusReason)
            self.points.edit.selectAll()
        else:
            self.hand.begin(at)

    def retranslate(self) -> None:
        """Word the row in the present language."""
        state = self._state
        if state is None:
            return
        self.setAccessibleName(
            words.row(
                state.name,
                state.wind,
                state.total,
                winner=state.winner,
                giver=state.giver,
                error=state.error or state.unusual,
            )
        )
        self.wind_mark.setText(wind_name(state.wind))
        font = display_font(self._scale.theme, NAME_SIZE)
        metrics = QFontMetrics(font)
        # A button that stands beside it takes no distance of its own.
        is_beside = self._who_won.direction() is QBoxLayout.Direction.LeftToRight
        room = self._room_of_name() - (BESIDE_NAME if is_beside else 0)
        beside = room - self.wind_mark.sizeHint().width() - 8
        # The wind stands in its seal too: rather its word goes than the end of a name.
        fits = metrics.horizontalAdvance(state.name) <= beside
        self.wind_mark.setVisible(fits)
        room = beside if fits else room
        smaller = paint.fitted(font, state.name, room)
        wide = QFontMetrics(smaller)
        is_long = wide.horizontalAdvance(state.name) > room
        # In the lowest row, too, there is room for two lines of the smallest size.
        lines = halves(state.name, wide.horizontalAdvance) if is_long else [state.name]
        self.name.setMinimumHeight(max(metrics.height(), wide.lineSpacing() * len(lines)))
        set_look(self.name, smaller, self._scale.theme.paper.ink)
        cut = (wide.elidedText(line, Qt.TextElideMode.ElideRight, room) for line in lines)
        self.name.setText("\n".join(cut))
        self.name.setToolTip(tip(state.name))
        self.name.setAccessibleName(state.name)
        self.won.setAccessibleName(words.won(state.name, key_text("M" if state.by_points else "Ctrl+M")))
        self.won.setToolTip(tip(self.won.accessibleName()))
        self.mode.setAccessibleName(words.change_entry(state.name, by_points=state.by_points))
        self.mode.setToolTip(tip(self.mode.accessibleName()))
        self.setToolTip(tip("" if self._chosen else words.lay_here(name=state.name)))

    # A drop place

    def set_target(self, *, on: bool) -> None:
        """Show that a dragged tile would be laid in this hand."""
        self._target = on
        self.update()

    def lay(self, tile: Tile) -> None:
        """Lay a tile in this hand, in the place that is being filled."""
        self._model.choose(self.place)
        self._model.lay(tile)

    # Events

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Enter this hand."""
        self._model.choose(self.place)
        self.begin()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to another player, before the page could be scrolled by these keys; hear the letters of a field.

        Where there is none, as of those who have not won in some books, the focus is on who won.
        """
        is_free = self._state is not None and not self._state.shows_tiles
        letter = narrow(event.text()).lower() if event.modifiers() in PLAIN and is_free else ""
        match event.key():
            case Qt.Key.Key_PageDown | Qt.Key.Key_Down:
                self.stepped.emit(1)
            case Qt.Key.Key_PageUp | Qt.Key.Key_Up:
                self.stepped.emit(-1)
            case _ if letter in self._letters:
                self._letters[letter]()
            case _:
                super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Enter this hand; the focus goes to where its tiles are typed."""
        super().focusInEvent(event)
        self._model.choose(self.place)
        self.begin()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card and the wind."""
        painter = paint.smooth_painter(self)
        paper = self._scale.theme.paper
        wrong = self._state is not None and bool(self._state.error)
        edge = paper.red if wrong else paper.gold if self._chosen or self._target else paper.line
        strong = self._chosen or self._target or self._scale.theme.is_high_contrast()
        painter.setPen(QPen(QColor(edge), 2 if strong else 1))
        painter.setBrush(QColor(paper.gold_ground if self._target else paper.top))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        if self._state is None:
            return
        box = QRectF(13, (self.height() - 32) / 2, 32, 32)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(paper.border), 1))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        font = QFont(WIND)
        font.setPixelSize(20)
        painter.setFont(font)
        painter.setPen(QColor(paper.red if self._state.wind.number == 0 else paper.ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, wind_glyph(self._state.wind))

    def _restyle(self) -> None:
        theme, paper = self._scale.theme, self._scale.theme.paper
        set_look(self.wind_mark, text_font(theme, 13), paper.ink3)
        below_name = QFontMetrics(display_font(theme, 19)).descent()
        below_wind = QFontMetrics(text_font(theme, 13)).descent()
        self.wind_mark.setContentsMargins(0, 0, 0, max(0, below_name - below_wind))
        set_look(self._note, text_font(theme, 13), paper.ink2)
        set_look(self._total, text_font(theme, 20, QFont.Weight.Bold), paper.ink)
        set_look(self._error, text_font(theme, 13, QFont.Weight.DemiBold), paper.red)
        self.update()

    def _change_mode(self) -> None:
        if self._state is not None:
            self._model.turn(self.place)
            self.begin()
