"""The place for an answer, whatever its form: one of the forms is shown at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget

from peling.core.tiles import Tile
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.keys import writes
from peling_app.kit.view.layouts import fill
from peling_app.kit.words.spoken import in_sentences
from peling_app.learn.model import forms
from peling_app.learn.model.cards import Card, Field
from peling_app.learn.model.task import TaskModel
from peling_app.learn.view.answers.answers import ChoiceAnswer, NumberAnswer, TilesAnswer
from peling_app.learn.view.answers.cards import inks
from peling_app.learn.view.answers.cloth import is_hand
from peling_app.learn.view.answers.fields import PaymentsAnswer, SheetAnswer
from peling_app.learn.view.answers.lay import LayAnswer, Spot
from peling_app.learn.view.answers.low_window import is_low
from peling_app.learn.words import learn as words

Form = ChoiceAnswer | TilesAnswer | NumberAnswer | SheetAnswer | PaymentsAnswer | LayAnswer


class AnswerArea(QWidget):
    """Cards, tiles, a number, a sheet, payments or places for sets.

    Signals:
        picked: the learner pressed an answer of this id.
        written: the learner wrote in the field of this id.
        moved: the learner laid a tile of this number into a place.
        entered: Enter was pressed: check, or go on.
        rewritten: a number is written where it was checked already: begin another try, if one is wanted.
        remade: where Tab stops was made anew, and comes behind all else until it is put in its order.
    """

    picked = Signal(str)
    written = Signal(str, str)
    moved = Signal(int, int)
    entered = Signal()
    rewritten = Signal()
    remade = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, on_cloth: bool = False) -> None:
        """Make all forms, none of them shown; `on_cloth`: tiles and cards of tiles lie on baize."""
        super().__init__(parent)
        self.choice = ChoiceAnswer(theme)
        self.tiles = TilesAnswer(theme)
        self.choice.on_cloth = self.tiles.on_cloth = on_cloth
        self.number = NumberAnswer(theme)
        self.sheet = SheetAnswer(theme)
        self.payments = PaymentsAnswer(theme)
        self.lay = LayAnswer(theme)
        self._forms: tuple[Form, ...] = (
            self.choice,
            self.tiles,
            self.number,
            self.sheet,
            self.payments,
            self.lay,
        )
        self._shown: Form | None = None
        self._fields: tuple[Field, ...] = ()
        self._is_open = True
        self._stops: list[QWidget] = []
        for written in (self.sheet, self.payments):
            written.reshaped.connect(partial(self._reshape, written))
        column = fill(QVBoxLayout(self), margins=(0, 0, 0, 0), spacing=0)
        for form in self._forms:
            form.hide()
            form.entered.connect(self.entered)
            column.addWidget(form)
        for chooser in (self.choice, self.tiles):
            chooser.chosen.connect(self.picked)
        for sheet in (self.sheet, self.payments):
            sheet.filled.connect(self.written)
        self.number.changed.connect(lambda: self.written.emit("number", self.number.field.text()))
        self.lay.moved.connect(self.moved)

    @property
    def form(self) -> Form | None:
        """Return the form that is shown."""
        return self._shown

    def show_task(self, model: TaskModel, theme: Theme) -> None:
        """Show the answer to a task as it stands."""
        open_ = not model.is_checked
        match model.form:
            case forms.Form.CARDS:
                self.show_cards(self._cards_of(model), open_=open_)
            case forms.Form.TILES:
                count = sum(len(row) for _, row in model.tile_rows)
                self.show_tiles(model.tile_rows, 44 if count <= 14 else 36)
            case forms.Form.NUMBER:
                ink, _, _ = inks(theme, model.mark)
                self.show_number(model.text("number"), model.unit, model.number_verdict, ink, open_=open_)
            case forms.Form.SHEET:
                self.show_sheet(model.fields, open_=open_)
            case forms.Form.PAYMENTS:
                self.show_payments(model.fields, open_=open_)
            case forms.Form.LAY:
                spots = [Spot(one.name, one.room, one.mark, one.note) for one in model.spots]
                self.show_lay(model.lay_tiles, model.where, spots, words.loose_tiles(), model.lay_wild)
            case forms.Form.BOARD | forms.Form.WALL | forms.Form.NONE:
                self.show_nothing()

    def _cards_of(self, model: TaskModel) -> list[Card]:
        """Return the cards; in a low window hands do not repeat what stands beside with the tiles."""
        said = {line for reason in model.reasons for line in reason.lines} if is_low(self) else set()
        return [
            replace(card, note="") if is_hand(card) and card.note in said else card for card in model.cards
        ]

    def show_nothing(self) -> None:
        """Show no form: the answer is given on the board."""
        self._show(None)

    def show_cards(self, cards: Sequence[Card], *, open_: bool) -> None:
        """Show cards to choose from."""
        self.choice.show_cards(cards, open_=open_)
        self._show(self.choice)

    def show_tiles(self, rows: Sequence[tuple[str, Sequence[tuple[Tile, Card]]]], width: int) -> None:
        """Show tiles to mark."""
        self.tiles.show_rows(rows, width)
        self._show(self.tiles)

    def show_number(self, text: str, unit: str, verdict: str, colour: str, *, open_: bool) -> None:
        """Show the field for a number, and what the check says of it, if anything, in its colour."""
        if self.number.field.text() != text:
            self.number.field.setText(text)
        self.number.unit.setText(unit)
        self.number.show_verdict(verdict, colour, open_=open_)
        name = in_sentences(words.your_answer(), unit, verdict)
        self.number.field.setAccessibleName(name)
        self._show(self.number)

    def show_sheet(self, fields: Sequence[Field], *, open_: bool) -> None:
        """Show a sheet to fill in."""
        self._fields, self._is_open = tuple(fields), open_
        self.sheet.show_fields(fields, open_=open_)
        self._show(self.sheet)

    def show_payments(self, fields: Sequence[Field], *, open_: bool) -> None:
        """Show the square of payments."""
        self._fields, self._is_open = tuple(fields), open_
        self.payments.show_fields(fields, open_=open_)
        self._show(self.payments)

    def show_lay(
        self,
        tiles: Sequence[Tile],
        where: Sequence[int],
        spots: Sequence[Spot],
        loose: str,
        wild: frozenset[Tile] = frozenset(),
    ) -> None:
        """Show a hand, its wild tiles marked, and the places for its sets."""
        self.lay.show_hand(tiles, where, spots, loose, wild)
        self._show(self.lay)

    def _show(self, shown: Form | None) -> None:
        if shown is not self._shown:
            self._shown = shown
            for form in self._forms:
                form.setVisible(form is shown)
        self._note_stops()

    def _reshape(self, written: SheetAnswer | PaymentsAnswer) -> None:
        """Give a sheet its fields in another form; a hidden one takes it when it is shown."""
        if written is self._shown:
            written.show_fields(self._fields, open_=self._is_open)
            self._note_stops()

    def _note_stops(self) -> None:
        stops = self.stops
        if stops != self._stops:
            self._stops = stops
            self.remade.emit()

    @property
    def stops(self) -> list[QWidget]:
        """Return where Tab stops in the form that is shown."""
        match self._shown:
            case ChoiceAnswer(cards=cards):
                return list(cards)
            case TilesAnswer(cards=tiles):
                return list(tiles)
            case NumberAnswer(field=field):
                return [field]
            case SheetAnswer(fields=fields) | PaymentsAnswer(fields=fields):
                return list(fields.values())
            case LayAnswer(buttons=buttons):
                return list(buttons)
            case _:
                return []

    def take_focus(self) -> None:
        """Put the focus where the answer begins."""
        if self._shown is not None:
            self._shown.take_focus()

    def lead_to_missed(self) -> None:
        """Put the focus on what would have been right, where that is shown: it may be out of sight."""
        missed = self._shown.missed if isinstance(self._shown, ChoiceAnswer | TilesAnswer) else None
        if missed is not None:
            missed.setFocus(Qt.FocusReason.OtherFocusReason)

    def try_again(self, reopen: Callable[[], None]) -> None:
        """Let the answer be changed by `reopen`, and put the focus on what was wrong in it."""
        wrong = None if self._shown is None else self._shown.wrong
        reopen()
        if wrong is None:
            self.take_focus()
        else:
            wrong.setFocus(Qt.FocusReason.OtherFocusReason)
            if isinstance(wrong, QLineEdit):
                # What is written next takes the place of the wrong number.
                wrong.selectAll()

    def press_key(self, event: QKeyEvent) -> bool:
        """Choose by a number key, or write it into the first empty field; return whether it had a use."""
        match self._shown:
            case ChoiceAnswer() | TilesAnswer() as marked:
                return marked.press_key(event.key())
            case NumberAnswer() | SheetAnswer() | PaymentsAnswer() as written:
                digit = event.text().isdigit() and _write(written.open_field, event.text())
                return digit or self._write_anew(event)
            case _:
                return False

    def _write_anew(self, event: QKeyEvent) -> bool:
        """Write into a field that was checked, in another try; return whether there is one."""
        field = QApplication.focusWidget()
        if not (
            isinstance(field, QLineEdit) and field in self.stops and field.isReadOnly() and writes(event)
        ):
            return False
        # What is marked as wrong is written anew whole, as with the button.
        is_whole = field.hasSelectedText() or bool(field.property("refused"))
        self.rewritten.emit()
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        if field.isReadOnly():
            return False
        if is_whole:
            field.selectAll()
        QApplication.sendEvent(field, event.clone())
        return True


def _write(field: QLineEdit | None, digit: str) -> bool:
    """Begin a field with a digit that was pressed elsewhere; return whether there is such a field."""
    if field is None:
        return False
    field.setFocus(Qt.FocusReason.OtherFocusReason)
    field.insert(digit)
    return True
