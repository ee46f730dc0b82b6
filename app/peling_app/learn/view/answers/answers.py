"""How a question is answered: cards to choose, tiles to mark, a number to write.

Every answer place tells by `changed` that the learner changed the answer and by `entered` that he pressed
Enter in it; the page checks and shows the marks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from peling.core.tiles import Tile
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.keys import WALKS, led_to, take_enter
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.parts import Bare, clear
from peling_app.kit.view.text.flow import Flow
from peling_app.kit.view.text.number_field import NumberField
from peling_app.learn.model.cards import Card, Mark
from peling_app.learn.model.question.fields import number_of
from peling_app.learn.view.answers.cards import AnswerCard, Markable
from peling_app.learn.view.answers.cloth import NARROWEST, BaizeCard
from peling_app.learn.view.answers.fields import Keypad, take_numbers
from peling_app.learn.view.answers.tile_card import TileCard

GAP = 6
"""Pixels between cards."""
LEAST_CARD = NARROWEST + GAP
"""A card of three tiles on baize with its gap is never narrower."""
WIDEST_CARD = 82
"""A tile to mark never takes more."""
NARROW = 470
"""Below this width cards stand in one column."""
FEW = 18
"""More tiles to mark than these stand close together, in three rows or four."""
SHORT_ROWS = 4
"""So many cards stand in two columns; more of them, with a word each, in three, for fewer rows."""


Made = TypeVar("Made", bound=Markable)


class MarkedAnswer(QWidget, Generic[Made]):
    """Cards or tiles that can be chosen.

    Signals:
        chosen: the learner pressed one; carries its id.
        entered: Enter was pressed.
    """

    chosen = Signal(str)
    entered = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make a place with nothing in it."""
        super().__init__(parent)
        self._theme = theme
        self.cards: list[Made] = []

    def _press(self, made: Made) -> None:
        # The page decides what is chosen; until it says so the card stays as it was.
        made.setChecked(made.card.chosen)
        self.chosen.emit(made.card.id)

    def _row_of_keys(self) -> Sequence[Made]:
        """Return what the keys 1 to 9 choose from."""
        return self.cards

    def press_key(self, key: int) -> bool:
        """Choose by a number key; return whether there is something for it."""
        number, row = key - Qt.Key.Key_1, self._row_of_keys()
        if not 0 <= number < min(9, len(row)):
            return False
        row[number].setFocus(Qt.FocusReason.ShortcutFocusReason)
        row[number].click()
        return True

    def take_focus(self) -> None:
        """Put the focus on the first of them."""
        if self.cards:
            self.cards[0].setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def wrong(self) -> QWidget | None:
        """Return the first one that is marked as wrong."""
        return next((card for card in self.cards if card.card.mark is Mark.WRONG), None)

    @property
    def missed(self) -> QWidget | None:
        """Return the first one that was right and is not chosen."""
        return next((card for card in self.cards if card.card.mark is Mark.MISSED), None)

    @property
    def focused(self) -> int | None:
        """Return the place of the one that has the focus."""
        return next((number for number, card in enumerate(self.cards) if card.hasFocus()), None)


class ChoiceAnswer(MarkedAnswer[AnswerCard]):
    """Cards with tiles or sentences; one or several may be right. Keys 1 to 9 choose."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make a place without cards."""
        super().__init__(theme, parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(GAP)
        self._columns = 0
        self.on_cloth = False

    def show_cards(self, cards: Sequence[Card], *, open_: bool) -> None:
        """Show these cards; `open_`: they can still be chosen."""
        if [card.id for card in cards] != [made.card.id for made in self.cards]:
            for made in self.cards:
                self._grid.removeWidget(made)
                made.hide()
                made.deleteLater()
            self.cards = [self._made(card, number) for number, card in enumerate(cards)]
            self._columns = 0
        for made, card in zip(self.cards, cards, strict=True):
            made.show_card(card)
            made.setCursor(Qt.CursorShape.PointingHandCursor if open_ else Qt.CursorShape.ArrowCursor)
        self._lay_out()

    def _made(self, card: Card, number: int) -> AnswerCard:
        sort = BaizeCard if card.groups and self.on_cloth else AnswerCard
        made = sort(self._theme, card, self)
        made.set_key(str(number + 1) if number < 9 else "")
        made.clicked.connect(lambda _checked=False, made=made: self._press(made))
        return made

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from card to card with the arrows; hand Enter on."""
        focus = self.focused
        step = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self._columns,
            Qt.Key.Key_Down: self._columns,
            Qt.Key.Key_Home: -len(self.cards),
            Qt.Key.Key_End: len(self.cards),
        }.get(Qt.Key(event.key()), 0)
        if take_enter(event, self.entered.emit):
            return
        if focus is not None and step:
            place = max(0, min(len(self.cards) - 1, focus + step))
            self.cards[place].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Stand in one column where two are too narrow."""
        self._lay_out()

    def _fit_in(self, columns: int) -> bool:
        """Return whether so many cards stand side by side, each with its words and a verdict in a line."""
        most = (self.width() - (columns - 1) * GAP) // columns
        return all(made.in_a_line <= most for made in self.cards)

    def _lay_out(self) -> None:
        tiles = max((sum(map(len, made.card.groups)) for made in self.cards), default=0)
        columns = 1 if self.width() < NARROW or tiles > 8 else 2
        if tiles and tiles <= 4 and self.on_cloth:
            columns = max(2, min(3, self.width() // LEAST_CARD))
        if not tiles and columns == 2 and len(self.cards) > SHORT_ROWS and self._fit_in(3):
            columns = 3
        if columns == self._columns:
            return
        self._columns = columns
        for made in self.cards:
            self._grid.removeWidget(made)
        for number, made in enumerate(self.cards):
            self._grid.addWidget(made, number // columns, number % columns)
            made.show()
        for column in range(3):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)


class TilesAnswer(MarkedAnswer[TileCard]):
    """Tiles to mark, in rows; keys 1 to 9 mark in the row of the focus, arrows walk."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make a place without tiles."""
        super().__init__(theme, parent)
        self.on_cloth = False
        self._column = fill(QVBoxLayout(self), margins=(0, 0, 0, 0), spacing=8)
        self._rows: list[list[TileCard]] = []
        self._shown: list[list[str]] = []

    def show_rows(self, rows: Sequence[tuple[str, Sequence[tuple[Tile, Card]]]], width: int = 44) -> None:
        """Show rows of tiles, each with words above it (or none)."""
        shape = [[card.id for _, card in row] for _, row in rows]
        if shape != self._shown:
            self._build(rows)
            self._shown = shape
        fresh = [card for _, row in rows for _, card in row]
        many = len(fresh) > FEW
        self._column.setSpacing(2 if many else 8)
        for made, card in zip(self.cards, fresh, strict=True):
            made.set_tile_width(width, many=many)
            made.show_card(card)
        self._widen()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let nine tiles fill a row, as far as words need the room."""
        super().resizeEvent(event)
        self._widen()

    def _widen(self) -> None:
        least = min(WIDEST_CARD, (self.width() - 8 * 4) // 9)
        for made in self.cards:
            made.set_least(least)

    def _build(self, rows: Sequence[tuple[str, Sequence[tuple[Tile, Card]]]]) -> None:
        clear(self._column)
        self.cards, self._rows = [], []
        for words, row in rows:
            if words:
                head = Bare(words)
                head.setProperty("role", "small")
                head.setWordWrap(True)
                self._column.addWidget(head)
            holder = QWidget()
            flow = Flow(holder, spacing=4, leading=4)
            made_row = []
            for kind, card in row:
                made = TileCard(self._theme, kind, card, holder, on_cloth=self.on_cloth)
                made.clicked.connect(lambda _checked=False, made=made: self._press(made))
                flow.addWidget(made)
                made_row.append(made)
            self.cards += made_row
            self._rows.append(made_row)
            self._column.addWidget(holder)
            # At once, not with the next layout: a tile must be there to take the focus.
            holder.show()

    def _row_of_keys(self) -> Sequence[TileCard]:
        """Return the row of the focus, or the first."""
        row = next((row for row in self._rows if any(card.hasFocus() for card in row)), None)
        return row or (self._rows[0] if self._rows else [])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from tile to tile with the arrows; hand Enter on."""
        focus = self.focused
        if take_enter(event, self.entered.emit):
            return
        if focus is not None and event.key() in WALKS:
            there = led_to(event.key(), focus, len(self.cards))
            self.cards[there].setFocus(Qt.FocusReason.TabFocusReason)
        elif focus is not None and event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self._walk(self.cards[focus], up=event.key() == Qt.Key.Key_Up)
        else:
            super().keyPressEvent(event)

    def _walk(self, made: TileCard, *, up: bool) -> None:
        place = made.mapTo(self, made.rect().center())
        others = [
            card
            for card in self.cards
            if (card.mapTo(self, card.rect().center()).y() < place.y() - 8) is up
            and abs(card.mapTo(self, card.rect().center()).y() - place.y()) > 8
        ]
        if others:
            near = min(
                others,
                key=lambda card: (
                    abs(card.mapTo(self, card.rect().center()).y() - place.y()),
                    abs(card.mapTo(self, card.rect().center()).x() - place.x()),
                ),
            )
            near.setFocus(Qt.FocusReason.TabFocusReason)


class NumberAnswer(QWidget):
    """A number to write.

    Signals:
        changed: the text changed.
        entered: Enter was pressed.
    """

    changed = Signal()
    entered = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty field."""
        super().__init__(parent)
        self._theme = theme
        self.field = NumberField()
        take_numbers(self.field)
        self.field.setFixedWidth(120)
        self.unit = QLabel()
        self.verdict = QLabel()
        self.keypad = Keypad(theme)
        self.keypad.field = self.field
        row = fill(QHBoxLayout(), self.field, self.unit, self.verdict, STRETCH, spacing=10)
        fill(QVBoxLayout(self), row, self.keypad, margins=(2, 2, 0, 2))
        self.field.textChanged.connect(lambda _text: self.changed.emit())

    @property
    def number(self) -> int | None:
        """Return the number as written, None where it is none."""
        return number_of(self.field.text())

    def set_number(self, number: int | None) -> None:
        """Write a number without telling anybody."""
        if self.number != number:
            self.field.blockSignals(True)
            self.field.setText("" if number is None else str(number))
            self.field.blockSignals(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hand Enter on, which the field leaves to us."""
        if not take_enter(event, self.entered.emit):
            super().keyPressEvent(event)

    @property
    def wrong(self) -> QWidget | None:
        """Return nothing: there is but one field."""
        return None

    def show_verdict(self, verdict: str, colour: str, *, open_: bool) -> None:
        """Show what the check says, in its colour; `open_`: the number can still be changed."""
        self.verdict.setText(verdict)
        self.verdict.setStyleSheet(f"color: {colour}; background: none;" if verdict else "")
        self.field.setReadOnly(not open_)
        self.keypad.setVisible(open_)

    @property
    def open_field(self) -> QLineEdit | None:
        """Return the field, if it is empty and can be written in."""
        return None if self.field.text() or self.field.isReadOnly() else self.field

    def take_focus(self) -> None:
        """Put the focus into the field."""
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()
