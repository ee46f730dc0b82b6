"""The number pad of the large entry: figures that come often, ten digits, back and on, and Enter."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout

from peling_app.kit.view.layouts import STRETCH, fill, keep_room
from peling_app.kit.view.paper_page import CutLine, label
from peling_app.kit.view.parts import set_look
from peling_app.kit.view.text.retranslate import Worded
from peling_app.kit.words import plurals
from peling_app.kit.words.numbers import number
from peling_app.score.model.large import OFFERED, LargeEntry, Step
from peling_app.score.view.large.cards import Ground, Key
from peling_app.score.view.large.measure import TARGET, Measure, lines_fitted
from peling_app.score.words import entry as entry_words
from peling_app.score.words import large as words

ROWS = ((7, 8, 9), (4, 5, 6), (1, 2, 3))
NOTE = 56
"""Pixels of the design for what is missing, or unusual: a longer sentence is written smaller."""


class Pad(Worded):
    """Keys for the mouse and for fingers; everything on it can be typed as well."""

    def __init__(self, model: LargeEntry, measure: Measure) -> None:
        """Type into a model."""
        super().__init__()
        self._model = model
        self._measure = measure
        self._whose, self._figure, self.note = CutLine(), label(), label("", wrap=True)
        self.offers = [Key(measure, size=22) for _ in range(OFFERED)]
        self.digits = {digit: Key(measure, str(digit)) for digit in range(10)}
        self.erase = Key(measure, ground=Ground.KEY, icon="erase")
        self.next = Key(measure, ground=Ground.KEY, size=19)
        self.enter = Key(measure, ground=Ground.DARK, size=27, by_tab=True)
        self.grid = QGridLayout()
        self._offers = QGridLayout()
        self._column = QVBoxLayout(self)
        self._figures: tuple[int, ...] = ()
        self._lay_out()
        for digit, key in self.digits.items():
            key.clicked.connect(partial(model.press, digit))
        for place, key in enumerate(self.offers):
            key.clicked.connect(partial(self._take, place))
        self.erase.clicked.connect(model.erase)
        self.next.clicked.connect(model.next)
        self.enter.clicked.connect(model.enter)

    def _lay_out(self) -> None:
        head = fill(QHBoxLayout(), (self._whose, 1), self._figure, margins=(2, 0, 2, 0))
        keep_room(*self.offers)
        for row, digits in enumerate(ROWS):
            for place, digit in enumerate(digits):
                self.grid.addWidget(self.digits[digit], row, place)
        for place, key in enumerate((self.erase, self.digits[0], self.next)):
            self.grid.addWidget(key, len(ROWS), place)
        for place in range(3):
            self.grid.setColumnStretch(place, 1)
        self.note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        fill(self._column, head, self._offers, self.grid, STRETCH, self.note, self.enter)
        self._column.setContentsMargins(0, 0, 0, 0)

    def show_deal(self) -> None:
        """Show whose figure is typed, what is offered, and whether the deal can be entered."""
        model, measure, theme = self._model, self._measure, self._measure.theme
        paper = theme.paper
        typing = model.step is Step.FIGURES
        person = model.people[model.place] if typing and model.people else None
        set_look(self._whose, measure.display(25), paper.ink2)
        set_look(self._figure, measure.text(26, QFont.Weight.Bold), paper.ink)
        self._figure.setText("" if person is None else person.figure)
        self._whose.say("" if person is None else words.counts(name=person.name))
        self._figures = model.usual
        for place, key in enumerate(self.offers):
            has = place < len(self._figures)
            key.setText(number(self._figures[place]) if has else "")
            key.allow(on=has)
            # No screen reader names a key that is for nothing; its room is kept, and the others stay.
            key.setVisible(has)
            if has and person is not None:
                key.name(words.take_figure(points=plurals.points(self._figures[place]), name=person.name))
        self.erase.name(words.erase())
        self.next.allow(on=typing and model.following is not None)
        self._say_state()

    def _say_state(self) -> None:
        model, measure, paper = self._model, self._measure, self._measure.theme.paper
        entry = model.entry
        self.enter.setText(
            entry_words.enter(entry.number, correction=entry.is_correction, insertion=entry.is_insertion)
        )
        self.enter.set_key("Enter" if model.can_enter else "")
        self.enter.allow(on=model.can_enter)
        doubts = (one.error or one.unusual for one in entry.rows)
        doubt = next(filter(None, doubts), "") if model.can_enter else ""
        if not doubt and (together := model.paid.together):
            doubt = words.sums_uneven(sum=together)
        wrong = entry.is_wrong or bool(doubt)
        said = doubt or (words.sums_to_zero() if model.can_enter else model.waiting)
        shown = f"✓ {said}" if model.can_enter and not doubt else said
        self.note.setText(shown)
        self.note.setAccessibleName(said)
        font = lines_fitted(shown, measure.text(18), QSizeF(self.maximumWidth() - 8, measure.px(NOTE)))
        set_look(self.note, font, paper.red if wrong else paper.ink2)

    def fit(self, *, room: int) -> None:
        """Take this height in pixels: keys grow as far as there is room, and are never too low to be hit."""
        measure = self._measure
        spacing = measure.px(12)
        self._column.setSpacing(measure.px(8))
        self.grid.setSpacing(spacing)
        gap, offer = measure.px(6), measure.target(52)
        rows = self._offer_in_rows(gap)
        enter = measure.target(92)
        note = measure.px(NOTE)
        head = measure.px(36)
        self._whose.setFixedHeight(head)
        self._figure.setFixedHeight(head)
        self.note.setFixedHeight(note)
        taken = head + rows * (offer + gap) - gap + note + enter + 5 * measure.px(8) + 3 * spacing
        key = max(TARGET, min(measure.px(133), (room - taken) // 4))
        for one in self.offers:
            one.setFixedHeight(offer)
        for one in (*self.digits.values(), self.erase, self.next):
            one.setFixedHeight(key)
        self.enter.setFixedHeight(enter)

    def _offer_in_rows(self, gap: int) -> int:
        """Lay what is offered in one row, or in two where keys would be too narrow; return how many."""
        in_one = OFFERED * (TARGET + gap) - gap <= self.maximumWidth()
        columns = OFFERED if in_one else (OFFERED + 1) // 2
        self._offers.setSpacing(gap)
        for place, key in enumerate(self.offers):
            self._offers.removeWidget(key)
            self._offers.addWidget(key, place // columns, place % columns)
            self._offers.setColumnStretch(place, 1 if place < columns else 0)
        return -(-OFFERED // columns)

    def retranslate(self) -> None:
        """Word the keys in the present language."""
        self.next.setText(words.next_name())

    def _take(self, place: int) -> None:
        if place < len(self._figures):
            self._model.take(self._figures[place])
