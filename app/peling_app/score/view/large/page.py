"""The page of the large entry: for haste, for old eyes, for fingers; everything by mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from peling.core.typed import narrow
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.announce import announce
from peling_app.kit.view.keys import is_enter
from peling_app.kit.view.layouts import STRETCH, fill, nest
from peling_app.kit.view.paper_page import CutLine, Paper, label
from peling_app.kit.view.parts import set_look
from peling_app.kit.view.text.retranslate import Worded
from peling_app.score.model.large import SIGNS, LargeEntry, Person, Step
from peling_app.score.view.large.cards import FigureCard, FromCard, Key, NameCard
from peling_app.score.view.large.measure import Measure
from peling_app.score.view.large.pad import Pad
from peling_app.score.view.large.settled import SettledView
from peling_app.score.words import entry as entry_words
from peling_app.score.words import large as words

BESIDE: Final = ("↑", "", "↓")
"""The keys that lead to the question before, to the one that is asked and to the one after it."""
UPRIGHT: Final = Qt.AlignmentFlag.AlignVCenter
GAP: Final = 14
PAD: Final = 340
"""Width of the number pad in the design."""


class StepHeading(QWidget):
    """The heading of a step: its number in a ring, and what is asked."""

    def __init__(self, measure: Measure, mark: str, high: int) -> None:
        """Show the number; `high` is the height in the design."""
        super().__init__()
        self._measure = measure
        self._high = high
        self._mark, self.words, self._key = label(), label(), label()
        self._mark.setText(mark)
        self._mark.setAlignment(Qt.AlignmentFlag.AlignCenter)
        fill(
            QHBoxLayout(self), self._mark, self.words, (self._key, 0, UPRIGHT), STRETCH, margins=(0, 0, 0, 0)
        )

    @property
    def shown_key(self) -> str:
        """Return the key that is shown behind the words; empty: none."""
        return self._key.text()

    def show_question(self, text: str, *, now: bool, key: str = "") -> None:
        """Show what is asked; `now`: the keys answer it; `key`: the one that leads there, if one does."""
        measure, paper = self._measure, self._measure.theme.paper
        side = measure.px(28)
        self._mark.setFixedSize(side, side)
        set_look(self._mark, measure.text(16, QFont.Weight.Bold), paper.gold)
        ground = paper.gold_ground if now else "transparent"
        self._mark.setStyleSheet(
            f"background: {ground}; border: {2 if now else 1}px solid {paper.gold}; "
            f"border-radius: {side // 2}px;"
        )
        set_look(self.words, measure.display(25), paper.ink if now else paper.ink2)
        self.words.setText(text)
        self._key.setText(key)
        self._key.setVisible(bool(key))
        set_look(self._key, measure.text(16, QFont.Weight.DemiBold), paper.ink2)
        self._key.setStyleSheet(f"border: 1px solid {paper.ink2}; border-radius: 4px; padding: 0px 6px;")
        self.setFixedHeight(measure.px(self._high))


class LargeEntryPage(Worded):
    """Who won, from whom, what each hand counts, who pays whom: then the next deal.

    Signals:
        back_asked: back to the sheet.
        dice_asked: show the dice and the clock.
        undo_asked: take the last deal back.
    """

    back_asked = Signal()
    dice_asked = Signal()
    undo_asked = Signal()

    def __init__(self, theme: Theme, model: LargeEntry, parent: QWidget | None = None) -> None:
        """Ask for the deal of a model."""
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._theme = theme
        self.model = model
        self.measure = Measure(theme)
        self._paper = Paper(theme, self)
        self._title, self.where = label(), CutLine()
        self._said = ""
        self.drawn, self.dice, self.back = (Key(self.measure, size=19, by_tab=True) for _ in range(3))
        self.undo = Key(self.measure, size=19, by_tab=True)
        for button in (self.undo, self.drawn, self.dice, self.back):
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.back.set_key("Esc")
        self.questions = {
            step: StepHeading(self.measure, str(number + 1), 56 if number else 44)
            for number, step in enumerate(Step)
        }
        self.names: list[NameCard] = []
        self.givers: list[FromCard] = []
        self.figures: list[FigureCard] = []
        self.drew, self.unsaid = FromCard(self.measure, self), FromCard(self.measure, self)
        self.settled = SettledView(self.measure)
        self.pad = Pad(model, self.measure)
        self._rows = {step: QHBoxLayout() for step in Step}
        self._own = QHBoxLayout()
        self._asked: tuple[Step, int] | None = None
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        self._left = fill(QVBoxLayout(), margins=(0, 0, 0, 0), spacing=0)
        for step, row in self._rows.items():
            fill(self._left, self.questions[step], row)
            row.setContentsMargins(0, 0, 0, 0)
        fill(self._own, (self.drew, 1), (self.unsaid, 1), margins=(0, 0, 0, 0))
        # They belong to the page before it has columns: what has no parent is a window of its own.
        nest(self._rows[Step.GIVER], self._own, 0)
        fill(self._left, 12, (self.settled, 1))
        ways = (self.undo, self.drawn, self.dice, self.back)
        self._head = fill(QHBoxLayout(), self._title, (self.where, 1), *ways, margins=(0, 0, 0, 0))
        self._body = fill(QHBoxLayout(), (self._left, 1), self.pad, margins=(0, 0, 0, 0))
        self._whole = fill(QVBoxLayout(self), self._head, (self._body, 1))

    def _connect(self) -> None:
        model = self.model
        model.changed.connect(self._change)
        model.done.connect(partial(announce, self))
        model.stuck.connect(partial(announce, self))
        self.drawn.clicked.connect(model.toggle_drawn)
        self.dice.clicked.connect(self.dice_asked)
        self.back.clicked.connect(self.back_asked)
        self.undo.clicked.connect(self.undo_asked)
        self.drew.clicked.connect(model.say_drew)
        self.unsaid.clicked.connect(model.say_nothing)
        self._theme.changed.connect(self._restyle)

    def refresh(self) -> None:
        """Show the deal as it stands."""
        model = self.model
        if not model.is_open or not self.isVisible():
            return
        people = model.people
        self._make_columns(len(people))
        for place, person in enumerate(people):
            self._show_person(place, person)
        self._ask()
        self.settled.show_deal(people, model.paid, model.said, totals=model.shows_totals)
        self.undo.setVisible(bool(model.said))
        self.drawn.ground = self.drawn.ground.DARK if model.is_drawn else self.drawn.ground.PLAIN
        self.drawn.update()
        self.pad.show_deal()
        self._write_head()
        self._tell_step()

    def say(self, said: Callable[[], str]) -> None:
        """Say at the head what was done with the sheet, until something changes."""
        self._said = said()
        self._write_head()
        self.where.show_whole()

    def _change(self) -> None:
        self._said = ""
        self.refresh()

    def _show_person(self, place: int, person: Person) -> None:
        model = self.model
        self.names[place].show_person(person, asked=model.step is Step.WINNER)
        giver = self.givers[place]
        giver.setVisible(not person.won)
        key = str(place + 1) if model.step is Step.GIVER else ""
        giver.show_choice(
            words.from_player(name=person.name), chosen=person.gave, can=model.has_winner, number=key
        )
        typed = model.step is Step.FIGURES and model.place == place
        self.figures[place].show_person(person, typed=typed)
        if person.won:
            row = self._rows[Step.GIVER]
            if row.indexOf(self._own) != place:
                row.removeItem(self._own)
                nest(row, self._own, 1, before=place)
                self._lead_tab(place)

    def _ask(self) -> None:
        model = self.model
        own, needs = model.has_winner, model.needs_giver
        for card in (self.drew, self.unsaid):
            card.setVisible(own)
        self.drew.show_choice(words.drew_it(), chosen=model.drew, can=own, number="D")
        self.unsaid.setVisible(own and (not needs or bool(model.entry.left_open)))
        self.unsaid.show_choice(words.not_said(), chosen=own and model.is_giver_missing, can=own)
        for number, card in enumerate((self.drew, self.unsaid)):
            self._own.setStretch(number, card.needed)
        said = {
            Step.WINNER: words.who_won(),
            Step.GIVER: words.from_whom() if needs or not own else words.from_whom_open(),
            Step.FIGURES: words.what_winner_counts() if model.only_winner_counts else words.what_counts(),
        }
        steps = [step for step in Step if own or step is not Step.GIVER]
        now = steps.index(model.step)
        ways = dict(zip(steps[max(0, now - 1) :], BESIDE[now == 0 :], strict=False))
        for step, question in self.questions.items():
            question.show_question(said[step], now=step is model.step, key=ways.get(step, ""))

    def _tell_step(self) -> None:
        """Tell a screen reader what is asked, when that is something else."""
        model = self.model
        now = (model.step, model.place)
        if now != self._asked:
            self._asked = now
            if model.step is Step.FIGURES:
                said = self.figures[model.place].accessibleName()
            else:
                said = words.who_won() if model.step is Step.WINNER else words.from_whom()
            self.setAccessibleDescription(f"{said} {words.keys()}")
            announce(self, said)

    def _make_columns(self, count: int) -> None:
        if len(self.names) == count:
            return
        for card in (*self.names, *self.givers, *self.figures):
            card.hide()
            card.deleteLater()
        model, measure = self.model, self.measure
        self.names = [NameCard(measure, place) for place in range(count)]
        self.givers = [FromCard(measure) for _ in range(count)]
        self.figures = [FigureCard(measure) for _ in range(count)]
        self._rows[Step.GIVER].removeItem(self._own)
        for place in range(count):
            self.names[place].clicked.connect(partial(model.choose_winner, place))
            self.givers[place].clicked.connect(partial(model.choose_giver, place))
            self.figures[place].clicked.connect(partial(model.go_to, place))
        for step, cards in (
            (Step.WINNER, self.names),
            (Step.GIVER, self.givers),
            (Step.FIGURES, self.figures),
        ):
            fill(self._rows[step], *((card, 1) for card in cards))
            for card in cards:
                # Qt would show them only when its queue is empty: keys that come before then missed them.
                card.show()
        nest(self._rows[Step.GIVER], self._own, 0)
        self._lead_tab(0)
        self._fit()

    def _lead_tab(self, winner: int) -> None:
        """Let Tab go down the page as it is read, and end where the deal is entered and left."""
        last = (self.settled, self.pad.enter, self.undo, self.drawn, self.dice, self.back)
        given = [*self.givers[:winner], self.drew, self.unsaid, *self.givers[winner:]]
        stops = [*self.names, *given, *self.figures, *last]
        for one, other in pairwise(stops):
            self.setTabOrder(one, other)

    def _write_head(self) -> None:
        model, measure, paper = self.model, self.measure, self._theme.paper
        set_look(self._title, measure.display(36), paper.ink)
        set_look(self.where, measure.text(23), paper.ink2)
        self._title.setText(model.title)
        # Who is East stands on the cards, too.
        self.where.say(
            self._said or words.where(model.round_words, model.east), "" if self._said else model.round_words
        )

    def _fit(self) -> None:
        """Give everything its height in this window; widths follow from the columns."""
        measure = self.measure
        measure.follow(self.size())
        edge, gap = measure.px(28), measure.px(GAP)
        self._whole.setContentsMargins(edge, measure.px(12), edge, measure.px(18))
        self._whole.setSpacing(measure.px(4))
        self._body.setSpacing(measure.px(32))
        for row in (*self._rows.values(), self._head):
            row.setSpacing(gap)
        self._own.setSpacing(gap // 2)
        self.settled.gap = gap
        for cards, height in ((self.names, 124), (self.givers, 60), (self.figures, 104)):
            for card in cards:
                card.setFixedHeight(measure.target(height))
        for card in (self.drew, self.unsaid):
            card.setFixedHeight(measure.target(60))
        high = measure.target(50)
        for button in (self.undo, self.drawn, self.dice, self.back):
            button.setFixedHeight(high)
            button.setFixedWidth(button.sizeHint().width())
        self.pad.setFixedWidth(max(220, measure.px(PAD)))
        self.pad.fit(room=self.height() - high - measure.px(12 + 18 + 4))

    def _restyle(self) -> None:
        self._fit()
        self.refresh()

    # Events

    def showEvent(self, event: QShowEvent) -> None:
        """Show the deal as it stands by now."""
        super().showEvent(event)
        self._asked = None
        self._fit()
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write larger in a larger window."""
        super().resizeEvent(event)
        self._paper.cover(self)
        self._fit()
        self.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys of the pad, of the answers, and the arrows."""
        held = event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        model, text = self.model, narrow(event.text())
        if held or not model.is_open:
            super().keyPressEvent(event)
            return
        leads = event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Escape}
        match event.key():
            case _ if is_enter(event):
                model.enter()
            case Qt.Key.Key_Escape:
                self.back_asked.emit()
            case Qt.Key.Key_Backspace:
                model.erase()
            case Qt.Key.Key_Up:
                model.step_back()
            case Qt.Key.Key_Down:
                model.step_back(1)
            case Qt.Key.Key_Left:
                model.turn(-1)
            case Qt.Key.Key_Right:
                model.turn(1)
            case Qt.Key.Key_D:
                model.say_drew()
            case Qt.Key.Key_N:
                model.toggle_drawn()
            case _ if text.isdecimal() and text.isascii():
                model.press(int(text))
            case _ if text and text in SIGNS:
                model.type_text(text)
            case _:
                super().keyPressEvent(event)
                return
        if not leads:
            # Something was answered: what is asked next is marked, and no card of before is framed beside it.
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Set every text in the present language."""
        self.setAccessibleName(words.page())
        self.drawn.setText(entry_words.foot()[0])
        self.drawn.set_key("N")
        self.dice.setText(words.dice())
        self.back.setText(words.back())
        self.undo.setText(words.take_back())
        self.pad.retranslate()
        self._asked = None
        self._fit()
        self.refresh()
