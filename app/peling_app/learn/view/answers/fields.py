"""Sheets to fill in: what a set counts, what doubles, the total; and who pays whom how much.

Whoever has no keyboard at hand writes with the digits below the fields.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import cast

from PySide6.QtCore import QEvent, QObject, QRegularExpression, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap, QRegularExpressionValidator, QResizeEvent, QValidator
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from peling.core.tiles import Wind
from peling.core.typed import narrow
from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.keys import is_enter
from peling_app.kit.view.layouts import fill, nest
from peling_app.kit.view.page import hand_over
from peling_app.kit.view.parts import Bare, clear, rule
from peling_app.kit.view.style import mark_refused
from peling_app.kit.view.text.flow import follow_window
from peling_app.kit.view.text.number_field import NumberField
from peling_app.kit.view.tiles.pictures import TileRow
from peling_app.kit.words.spoken import in_sentences
from peling_app.kit.words.tiles import wind_name
from peling_app.learn.model.cards import Field, Mark
from peling_app.learn.model.question.fields import NUMBER
from peling_app.learn.view.answers.cards import SIGNS, inks
from peling_app.learn.view.answers.low_window import TIGHT, closeness
from peling_app.learn.view.answers.sheet_columns import columns, from_place
from peling_app.learn.words import learn as words

FIELD, OF_COUNTS = 84, 46
"""The width of a field, and of one for how often a line counts: one digit. That leaves titles more room."""
TWO_COLUMNS = 500
"""From this width on a sheet stands in two columns."""
THREE_COLUMNS = 700
"""From this width on its sums have a column of their own."""
KEY = 34
LOW_KEY = 26
"""The height of a digit in a low window."""
LARGE_FIELD, LARGE_SIZE = 190, 21
"""The width of a payment, and the size of its digits, in a large window."""
LARGE_GAPS = 30, 12
"""The room between payments there: side by side, and one below the other."""
APART = 4
"""Pixels between the words of a line and the rules above and below it."""
LEAST_FIELD = 60
"""So narrow a field may get where many stand side by side in large type."""


def take_numbers(edit: QLineEdit) -> None:
    """Let a field take a whole number: digits, what groups them, a sign before them; no letter."""
    edit.setValidator(_Numbers(QRegularExpression(NUMBER), edit))


class _Numbers(QRegularExpressionValidator):
    """Takes digits of full width, as some input methods write them, for the usual ones."""

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Return how a text stands, with digits that can be read."""
        # The stubs call it an object.
        return cast("tuple[QValidator.State, str, int]", super().validate(narrow(text), place))


class Keypad(QWidget):
    """The ten digits and a key that rubs out, for the mouse; they write into the field of the focus."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make the row of keys."""
        super().__init__(parent)
        self._theme = theme
        self.field: QLineEdit | None = None
        self.keys: dict[str, QPushButton] = {}
        row = self._row = fill(QHBoxLayout(self), margins=(0, 4, 0, 0), spacing=4)
        for key in (*"1234567890", "⌫"):
            button = QPushButton(key)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setFixedSize(KEY, KEY)
            button.setAccessibleName(words.rub_out() if key == "⌫" else key)
            button.clicked.connect(partial(self.press, key))
            self.keys[key] = button
            row.addWidget(button)
        row.addStretch(1)
        theme.changed.connect(self._style)
        self._style()

    def _style(self) -> None:
        paper, line = self._theme.paper, 2 if self._theme.is_high_contrast() else 1
        self.setStyleSheet(
            f"QPushButton {{ border: {line}px solid {paper.border}; border-radius: 5px; color: {paper.ink}; "
            f"background: {paper.top}; font-size: {self._theme.sized(15)}px; padding: 0; }}"
            f"QPushButton:hover {{ background: {paper.panel}; }}"
        )

    def stand(self, close: str) -> None:
        """Be lower where the fields above stand `TIGHT`."""
        self._row.setContentsMargins(0, 0 if close == TIGHT else 4, 0, 0)
        for button in self.keys.values():
            button.setFixedHeight(LOW_KEY if close == TIGHT else KEY)

    def press(self, key: str) -> None:
        """Write a digit, or rub the last one out."""
        field = self.field
        if field is None or field.isReadOnly():
            return
        text = "" if field.hasSelectedText() else field.text()
        field.setText(text[:-1] if key == "⌫" else (text + key)[: field.maxLength()])
        field.textEdited.emit(field.text())


class _Fields(QWidget):
    """What sheets have in common: fields by id, the way between them, their marks.

    Signals:
        filled: the learner wrote a number: the field's id, the text.
        entered: Enter was pressed in the last field.
        reshaped: they stand in another form now, as the window has room for, and are wanted again.
    """

    filled = Signal(str, str)
    entered = Signal()
    reshaped = Signal()
    _form: tuple[int, str] = (1, "")
    """In how many columns they stand, and how close together: "dense" or "tight" in a low window."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.fields: dict[str, QLineEdit] = {}
        self._marks: dict[str, tuple[QLabel, QLabel]] = {}
        self._is_checked = False
        self._shown: list[object] = []
        self._rows = QWidget()
        self._grid = QGridLayout(self._rows)
        self.keypad = Keypad(theme)
        self._column = fill(QVBoxLayout(self), self._rows, self.keypad, margins=(0, 0, 0, 0), spacing=6)
        follow_window(self, self._reshape)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand in as many columns as there is room for."""
        super().resizeEvent(event)
        self._reshape()

    def _reshape(self) -> None:
        form = self._columns_with_room(), closeness(self)
        if form != self._form:
            self._form = form
            self._shown = []
            self.keypad.stand(form[1])
            self.reshaped.emit()

    def _columns_with_room(self) -> int:
        return 1

    def show_fields(self, fields: Sequence[Field], *, open_: bool = True) -> None:
        """Show these fields as they stand; `open_`: they can still be written in."""
        look = self._theme.paper, self._theme.zoom()
        shape: list[object] = [look, *((field.id, field.title, field.tiles, field.head) for field in fields)]
        if shape != self._shown:
            self._lay_out(fields)
            self._shown = shape
            at_work = next((edit for edit in self.fields.values() if edit.hasFocus()), None)
            self.keypad.field = at_work or next(iter(self.fields.values()), None)
        # Marks do not tell it: where a line was left out, which is the most common mistake, none is marked.
        self._is_checked = not open_
        # Once it is checked nothing is written before the next try, and what is said needs the room.
        self.keypad.setVisible(not self._is_checked)
        for field in fields:
            self._show(field)
        for edit in self.fields.values():
            edit.setReadOnly(self._is_checked)
            edit.setProperty("takes_enter", not self._enters(edit))

    def _lay_out(self, fields: Sequence[Field]) -> None:
        """Make the rows apart and show them together: one by one, each would lay the whole page out again."""
        before = list(self.fields)
        focus = self.window().focusWidget()  # the settings may lie over the window
        at_work = next((part for part, edit in self.fields.items() if edit is focus), "")
        rows = QWidget()
        self._grid = QGridLayout(rows)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(3)
        self.fields, self._marks = {}, {}
        self._build(fields)
        self._column.insertWidget(0, rows)
        # At once, not with the next layout: a field must be there to take the focus.
        rows.show()
        if at_work and list(self.fields) == before:
            hand_over(self.fields[at_work])
        self._column.removeWidget(self._rows)
        self._rows.hide()
        self._rows.deleteLater()
        self._rows = rows

    def _enters(self, edit: QLineEdit) -> bool:
        """Return whether Enter in a field is for the whole answer: behind the last, or once checked."""
        return self._is_checked or edit is list(self.fields.values())[-1]

    def _build(self, fields: Sequence[Field]) -> None:
        raise NotImplementedError

    def _edit(self, field: Field) -> QLineEdit:
        edit = NumberField()
        take_numbers(edit)
        wide = OF_COUNTS if field.unit else FIELD
        edit.setMinimumWidth(min(wide, LEAST_FIELD))
        edit.setMaximumWidth(max(wide, self._theme.sized(wide)))
        edit.setPlaceholderText(field.hint)
        edit.setProperty("rows", self._form[1])
        edit.textEdited.connect(partial(self.filled.emit, field.id))
        edit.installEventFilter(self)
        self.fields[field.id] = edit
        return edit

    def _show(self, field: Field) -> None:
        edit = self.fields[field.id]
        if edit.text() != field.value:
            edit.setText(field.value)
        spoken = (field.head, field.title, field.unit, field.verdict, field.note)
        edit.setAccessibleName(in_sentences(*spoken))
        mark_refused(edit, field.mark in {Mark.WRONG, Mark.MISSED})
        sign, verdict = self._marks[field.id]
        if field.mark is Mark.NONE:
            sign.clear()
            verdict.setVisible(False)
            return
        ink, _, _ = inks(self._theme, field.mark)
        sign.setPixmap(QPixmap.fromImage(paint.icon(SIGNS[field.mark], ink, 16, self.devicePixelRatioF())))
        verdict.setText(field.note or field.verdict)
        verdict.setStyleSheet(f"color: {ink}; font-size: {self._theme.sized(14)}px; background: none;")
        verdict.setVisible(field.is_shown and bool(verdict.text()))

    @property
    def wrong(self) -> QWidget | None:
        """Return the first field that is marked as wrong."""
        return next((edit for edit in self.fields.values() if edit.property("refused")), None)

    @property
    def open_field(self) -> QLineEdit | None:
        """Return the first field that is empty and can be written in."""
        return next((one for one in self.fields.values() if not one.text() and not one.isReadOnly()), None)

    def take_focus(self) -> None:
        """Put the focus into the first field that is empty."""
        edits = list(self.fields.values())
        wanted = next((edit for edit in edits if not edit.text()), None)
        if wanted is None and edits:
            wanted = edits[0]
        if wanted is not None:
            wanted.setFocus(Qt.FocusReason.OtherFocusReason)
            wanted.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go to the next field with Enter or down, to the one before with up; at the end, check or go on."""
        edits = list(self.fields.values())
        place = next((number for number, edit in enumerate(edits) if edit is watched), None)
        if place is None:
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.FocusIn:
            self.keypad.field = edits[place]
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        match event.key():
            case _ if is_enter(event) and self._enters(edits[place]):
                self.entered.emit()
            case _ if is_enter(event) or event.key() == Qt.Key.Key_Down:
                self._go(edits, place + 1)
            case Qt.Key.Key_Up:
                self._go(edits, place - 1)
            case _:
                return super().eventFilter(watched, event)
        return True

    @staticmethod
    def _go(edits: list[QLineEdit], place: int) -> None:
        """Go to a field; behind the last comes the first."""
        edit = edits[place % len(edits)]
        edit.setFocus(Qt.FocusReason.TabFocusReason)
        edit.selectAll()


class SheetAnswer(_Fields):
    """Rows of words and tiles, each with a field."""

    def _build(self, fields: Sequence[Field]) -> None:
        cuts = columns(fields, self._form[0])
        self._grid.setHorizontalSpacing(30 if len(cuts) < 2 and not self._is_tight else 18)
        for place, (first, after) in enumerate(pairwise((0, *cuts, len(fields)))):
            # Each in rows of its own: the heads of one column would push the fields of the other apart.
            nest(self._grid, self._column_of(from_place(fields, first)[: after - first]), 0, place)
            self._grid.setColumnStretch(place, 5 if place < 2 else 4)

    def _columns_with_room(self) -> int:
        return 1 + sum(self.width() >= self._theme.sized(width) for width in (TWO_COLUMNS, THREE_COLUMNS))

    @property
    def _is_tight(self) -> bool:
        return self._form[1] == TIGHT

    def _column_of(self, fields: Sequence[Field]) -> QGridLayout:
        column = QGridLayout()
        column.setHorizontalSpacing(8 if self._is_tight else 12)
        column.setVerticalSpacing(0 if self._is_tight else 1)
        column.setColumnStretch(0, 1)
        line = 0
        for field in fields:
            if field.head:
                head, unit = Bare(field.head), Bare(field.unit)
                head.setProperty("role", "lead" if self._is_tight else "subheading")
                unit.setProperty("role", "small")
                # Said once above the fields: beside each it took the room of the titles.
                column.addWidget(head, line, 0)
                column.addWidget(unit, line, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
                line += 1
            title = QLabel(field.title)
            title.setWordWrap(True)
            title.setTextFormat(Qt.TextFormat.PlainText)
            apart = 2 if self._is_tight else APART
            title.setContentsMargins(0, apart, 0, apart)
            if self._is_tight:
                title.setStyleSheet(f"font-size: {self._theme.sized(13)}px;")
            if field.tiles:
                row = TileRow(self._theme, 26, index=False)
                row.show_tiles(*field.tiles)
                column.addWidget(row, line, 0, 1, 2)
                line += 1
            sign, verdict = QLabel(), QLabel()
            verdict.setWordWrap(True)
            sign.setFixedWidth(20)
            self._marks[field.id] = (sign, verdict)
            edit = self._edit(field)
            if field.unit:
                column.addWidget(title, line, 0)
                column.addWidget(edit, line, 1, Qt.AlignmentFlag.AlignRight)
            else:
                # The wide field of a sum takes no room from the titles above it.
                nest(column, fill(QHBoxLayout(), (title, 1), edit, spacing=8), line, 0, 1, 2)
            column.addWidget(sign, line, 2)
            column.addWidget(verdict, line + 1, 0, 1, 3)
            column.addWidget(rule(self._theme.paper.line), line + 2, 0, 1, 3)
            line += 3
        column.setRowStretch(line, 1)
        return column


class PaymentsAnswer(_Fields):
    """A square of payments: a row for each player who pays, a column for each who gets.

    The fields have ids like ``"S>E"``: South pays East.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty square."""
        super().__init__(theme, parent)
        self._notes = fill(QVBoxLayout(), spacing=4)
        nest(self._column, self._notes)

    def _build(self, fields: Sequence[Field]) -> None:
        clear(self._notes)
        payers = list(dict.fromkeys(field.id.split(">")[0] for field in fields))
        for number, code in enumerate(payers):
            down = Bare(words.gets(wind=wind_name(Wind(code))))
            down.setProperty("role", "small")
            down.setAlignment(Qt.AlignmentFlag.AlignRight)
            across = QLabel(words.pays(wind=wind_name(Wind(code))))
            self._grid.addWidget(down, 0, number + 1)
            self._grid.addWidget(across, number + 1, 0)
        for field in fields:
            payer, payee = field.id.split(">")
            holder = QWidget()
            row = fill(QHBoxLayout(holder), margins=(0, 0, 0, 0), spacing=2)
            sign, verdict = QLabel(), QLabel()
            sign.setFixedWidth(18)
            verdict.setWordWrap(True)
            fill(row, sign, self._edit(field))
            self._grid.addWidget(holder, payers.index(payer) + 1, payers.index(payee) + 1)
            self._notes.addWidget(verdict)
            self._marks[field.id] = (sign, verdict)
        if self._theme.is_large():
            self._use_the_room(len(payers))
        else:
            self._grid.setColumnStretch(len(payers) + 1, 1)

    def _use_the_room(self, columns: int) -> None:
        """Spread the payments over a large window, with larger digits."""
        across, down = LARGE_GAPS
        self._grid.setHorizontalSpacing(across)
        self._grid.setVerticalSpacing(down)
        for column in range(columns):
            self._grid.setColumnStretch(column + 1, 1)
        for edit in self.fields.values():
            edit.setMaximumWidth(self._theme.sized(LARGE_FIELD))
            edit.setStyleSheet(f"font-size: {self._theme.sized(LARGE_SIZE)}px;")
