"""The dialogs of the entry: what else is paid, and how else a deal can end."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QLineEdit, QWidget

from peling.ledger.entry import Adjustment, DealEntry, Penalty
from peling_app.books.words.scores import score_title
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.keys import letters
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.lists.choice_box import ChoiceBox
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.style import mark_refused
from peling_app.kit.view.text.limited import limit
from peling_app.kit.view.text.text_field import TextField
from peling_app.kit.words.numbers import signed
from peling_app.score.model.entry import EntryModel
from peling_app.score.model.entry_asked import asks_if_shown, dead_ways
from peling_app.score.model.entry_changes import falsely_called, washed, with_dead
from peling_app.score.model.entry_extras import book_penalties
from peling_app.score.model.entry_faults import typed_sum
from peling_app.score.view.dialogs import AskDialog
from peling_app.score.words import entry as entry_words
from peling_app.score.words import entry_dialogs as words

LONGEST = 200
LEAST = 110
"""Pixels of a field beside a name that takes much room."""


class DealDialog(AskDialog):
    """A dialog that changes the deal which is being entered.

    Signals:
        decided: the deal as it is then.
    """

    decided = Signal(object)

    def __init__(self, model: EntryModel, theme: Theme, parent: QWidget | None = None) -> None:
        """Ask about the deal of a model; fill `grid` with pairs of words and fields."""
        super().__init__(theme, parent)
        self.model = model
        self._first = False
        self.lead = label(wrap=True)
        self.grid = QGridLayout()
        self.grid.setColumnStretch(1, 1)
        self.grid.setVerticalSpacing(8)
        self.grid.setHorizontalSpacing(14)
        fill(self.column, self.lead, 6, self.grid, STRETCH)

    def head(self, title: str, lead: str) -> None:
        """Set title and lead."""
        self.set_title(title)
        self.lead.setText(lead)
        cancel, take = words.buttons()
        self.cancel.setText(cancel)
        self.done_button.setText(take)

    def ask(self, text: str, field: QWidget) -> None:
        """Add a row: words, a field."""
        said = label()
        said.setText(letters(text))
        said.setBuddy(field)
        field.setAccessibleName(text)
        field.setMinimumWidth(self.theme.sized(LEAST))
        row = self.grid.rowCount()
        self.grid.addWidget(said, row, 0)
        self.grid.addWidget(field, row, 1)
        if not self._first:
            self._first = True
            field.setFocus(Qt.FocusReason.OtherFocusReason)

    def say_below(self, said: QLabel) -> None:
        """Say something of the field that was added last."""
        self.grid.addWidget(said, self.grid.rowCount(), 1)

    def players(self, *first: tuple[str, object]) -> ChoiceBox:
        """Return a choice of the players, with other choices before them; without these nobody is chosen yet.

        Whoever takes the dialog as it opens has said nothing of anybody.
        """
        box = ChoiceBox()
        for text, value in first:
            box.addItem(text, value)
        for place in self.model.order:
            box.addItem(self.model.names[place], place)
        if not first:
            box.setPlaceholderText(words.who())
            box.setCurrentIndex(-1)
        return box

    def wait_for(self, box: ChoiceBox) -> None:
        """Let nothing be taken before something was chosen."""
        box.currentIndexChanged.connect(lambda row: self.done_button.setEnabled(row >= 0))
        self.done_button.setEnabled(box.currentIndex() >= 0)

    def made(self) -> DealEntry:
        """Return the deal as it is decided."""
        raise NotImplementedError

    def take(self) -> None:
        """Send `decided` with the deal, and close."""
        self.decided.emit(self.made())
        self.accept()


class PenaltyDialog(DealDialog):
    """A penalty: by a rule of the book, quoted with its place, or as agreed."""

    def __init__(self, model: EntryModel, theme: Theme, parent: QWidget | None = None) -> None:
        """Offer the book's rules on errors."""
        super().__init__(model, theme, parent)
        title, lead, rule, payer, payee, amount, reason = words.penalty()
        self.head(title, lead)
        self._rules = book_penalties(model.rules)
        self.rule = ChoiceBox()
        self.rule.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.rule.setMinimumContentsLength(12)
        for found in self._rules:
            self.rule.addItem(words.book_text(found.title), found.rule)
        self.rule.addItem(words.agreed(), "")
        self.quoted = label("small", wrap=True)
        self.cited = label("cite", wrap=True)
        self.payer = self.players()
        self.payee = self.players((words.everybody(), None))
        self.amount, self.reason = TextField(), TextField()
        limit(self.amount, LONGEST)
        limit(self.reason, LONGEST)
        self.wrong, self.wrong_payee = label("small", wrap=True), label("small", wrap=True)
        self.ask(rule, self.rule)
        row = self.grid.rowCount()
        self.grid.addWidget(self.quoted, row, 1)
        self.grid.addWidget(self.cited, row + 1, 1)
        self.ask(payer, self.payer)
        if len(model.names) > 2:
            self.ask(payee, self.payee)
            self.say_below(self.wrong_payee)
        else:
            self.payee.setParent(self)
            self.payee.hide()
        self.ask(amount, self.amount)
        self.say_below(self.wrong)
        self.ask(reason, self.reason)
        self.amount.textChanged.connect(self._judge)
        for box in (self.rule, self.payer, self.payee):
            box.currentIndexChanged.connect(self._judge)
        self._judge()
        self.fit(theme.sized(560), theme.sized(540))

    def made(self) -> DealEntry:
        """Return the deal with the penalty."""
        entry = self.model.entry
        penalty = Penalty(
            self.payer.currentData(),
            self.payee.currentData(),
            self.amount.text().strip(),
            self.rule.currentData(),
            self.reason.text().strip(),
        )
        return replace(entry, penalties=(*entry.penalties, penalty))

    def _judge(self) -> None:
        rule = next((found for found in self._rules if found.rule == self.rule.currentData()), None)
        self.quoted.setText("" if rule is None else words.book_text(rule.text))
        self.cited.setText("" if rule is None else rule.cite)
        for said in (self.quoted, self.cited):
            said.setVisible(rule is not None)
        by_book = rule is not None and "FALSE" in rule.rule and self.model.rules.false_call is not None
        self.amount.setPlaceholderText(words.book_amount() if by_book else "")
        wrong = ""
        if self.amount.text().strip() or not by_book:
            _, wrong = typed_sum(self.amount.text())
        payer = self.payer.currentData()
        same = payer is not None and payer == self.payee.currentData()
        typed = bool(self.amount.text().strip())
        mark_refused(self.amount, bool(wrong) and typed)
        mark_refused(self.payee, same)
        self.wrong.setText(wrong if typed else words.amount_needed() if wrong else "")
        self.wrong_payee.setText(words.to_himself() if same else "")
        for said in (self.wrong, self.wrong_payee):
            said.setVisible(bool(said.text()))
        self.done_button.setEnabled(payer is not None and not wrong and not same)


class AdjustDialog(DealDialog):
    """A change of the totals by hand; the sum is shown, a reason must be given."""

    def __init__(self, model: EntryModel, theme: Theme, parent: QWidget | None = None) -> None:
        """Ask for an amount of each player."""
        super().__init__(model, theme, parent)
        title, lead, reason = words.adjust()
        self.head(title, lead)
        self.amounts = [TextField() for _ in model.names]
        for place in model.order:
            limit(self.amounts[place], LONGEST)
            self.ask(model.names[place], self.amounts[place])
        self.together = label("small", wrap=True)
        self.say_below(self.together)
        self.reason = TextField()
        limit(self.reason, LONGEST)
        self.ask(reason, self.reason)
        for field in (*self.amounts, self.reason):
            field.textChanged.connect(self._judge)
        self._judge()
        self.fit(theme.sized(520), theme.sized(480))

    def made(self) -> DealEntry:
        """Return the deal with the adjustment."""
        entry = self.model.entry
        made = Adjustment(tuple(field.text().strip() for field in self.amounts), self.reason.text().strip())
        return replace(entry, adjustments=(*entry.adjustments, made))

    def _judge(self) -> None:
        total, wrong = 0, ""
        for field in self.amounts:
            bad = ""
            if field.text().strip():
                value, bad = typed_sum(field.text(), signed=True)
                total += value
            mark_refused(field, bool(bad))
            wrong = wrong or bad
        self.together.setText(wrong or words.together(signed(total)))
        said = bool(self.reason.text().strip()) and any(field.text().strip() for field in self.amounts)
        self.done_button.setEnabled(said and not wrong)


class WashDialog(DealDialog):
    """Who washed the tiles, with how many that count."""

    def __init__(self, model: EntryModel, theme: Theme, parent: QWidget | None = None) -> None:
        """Offer all players."""
        super().__init__(model, theme, parent)
        self.head(*words.wash())
        self.wrong = label("small", wrap=True)
        self.who: dict[int, QCheckBox] = {}
        self.counts: dict[int, QLineEdit] = {}
        before = dict(model.entry.washed)
        for row, place in enumerate(model.order):
            washes = words.washes(name=model.names[place])
            who, count = QCheckBox(letters(washes)), TextField()
            limit(count, 2)
            count.setMinimumWidth(theme.sized(LEAST))
            count.setText(str(before[place]) if before.get(place) else "")
            count.setAccessibleName(washes)
            who.setChecked(place in before)
            count.textEdited.connect(lambda _text, who=who: who.setChecked(True))
            who.toggled.connect(self._judge)
            count.textChanged.connect(self._judge)
            self.who[place], self.counts[place] = who, count
            self.grid.addWidget(who, row, 0)
            self.grid.addWidget(count, row, 1)
        self.grid.addWidget(self.wrong, self.grid.rowCount(), 0, 1, 2)
        self.who[model.order[0]].setFocus(Qt.FocusReason.OtherFocusReason)
        self._judge()
        self.fit(theme.sized(520), theme.sized(400))

    def made(self) -> DealEntry:
        """Return the deal with those who washed."""
        chosen = [place for place, who in self.who.items() if who.isChecked()]
        return washed(
            self.model.entry, tuple((place, int(self.counts[place].text().strip() or 0)) for place in chosen)
        )

    def _judge(self) -> None:
        why = ""
        for place, who in self.who.items():
            text = self.counts[place].text().strip()
            wrong = who.isChecked() and bool(text) and not text.isdecimal()
            mark_refused(self.counts[place], wrong)
            why = why or (words.count_needed(name=self.model.names[place]) if wrong else "")
        self.wrong.setText(why)
        self.done_button.setEnabled(not why)


class FalseCallDialog(DealDialog):
    """Who announced a hand that was not complete."""

    def __init__(self, model: EntryModel, theme: Theme, parent: QWidget | None = None) -> None:
        """Offer all players."""
        super().__init__(model, theme, parent)
        title, lead, who, shown = words.false_call()
        self.head(title, lead)
        self.who = self.players()
        self.shown = QCheckBox(shown)
        before = model.entry
        self.shown.setChecked(before.fully_exposed)
        self.shown.setVisible(asks_if_shown(model.situation, model.rules))
        self.ask(who, self.who)
        self.wait_for(self.who)
        if before.offender is not None:
            self.who.setCurrentIndex(self.who.findData(before.offender))
        self.grid.addWidget(self.shown, self.grid.rowCount(), 1)
        self.fit(theme.sized(500), theme.sized(320))

    def made(self) -> DealEntry:
        """Return the deal ended by the false call."""
        return falsely_called(self.model.entry, self.who.currentData(), shown=self.shown.isChecked())


class DeadDialog(DealDialog):
    """Which hands are dead, and why."""

    def __init__(self, model: EntryModel, theme: Theme, parent: QWidget | None = None) -> None:
        """Ask about every hand."""
        super().__init__(model, theme, parent)
        self.head(*words.dead())
        self.kinds: dict[int, ChoiceBox] = {}
        before = dict(model.entry.dead)
        for place in model.order:
            box = ChoiceBox()
            for kind in ("", *dead_ways(model.situation, model.rules)):
                box.addItem(entry_words.dead_kind(kind), kind)
            box.setCurrentIndex(box.findData(before.get(place, "")))
            self.kinds[place] = box
            self.ask(model.names[place], box)
        self.fit(theme.sized(500), theme.sized(400))

    def made(self) -> DealEntry:
        """Return the deal with these dead hands."""
        entry = self.model.entry
        for place, box in self.kinds.items():
            entry = with_dead(entry, place, box.currentData())
        return entry


class LiableDialog(DealDialog):
    """Who pays for all: as the book finds it, nobody, one, or some who share it."""

    def __init__(self, model: EntryModel, theme: Theme, parent: QWidget | None = None) -> None:
        """Offer all players."""
        super().__init__(model, theme, parent)
        title, lead, by_book = words.liable(is_found=model.finds_liable)
        self.head(title, lead)
        self.by_book = QCheckBox(by_book)
        self.by_book.setChecked(model.entry.liable is None)
        self.who = {place: QCheckBox(letters(model.names[place])) for place in model.order}
        self.grid.addWidget(self.by_book, 0, 0, 1, 2)
        for row, (place, box) in enumerate(self.who.items(), start=1):
            box.setChecked(place in (model.entry.liable or ()))
            box.clicked.connect(lambda _on: self.by_book.setChecked(False))
            self.grid.addWidget(box, row, 0, 1, 2)
        self.by_book.clicked.connect(self._clear)
        self.by_book.setFocus(Qt.FocusReason.OtherFocusReason)
        self.fit(theme.sized(500), theme.sized(420))

    def made(self) -> DealEntry:
        """Return the deal with those who pay."""
        said = tuple(place for place, box in self.who.items() if box.isChecked())
        return replace(self.model.entry, liable=None if self.by_book.isChecked() else said)

    def _clear(self) -> None:
        if self.by_book.isChecked():
            for box in self.who.values():
                box.setChecked(False)


class ClaimDialog(DealDialog):
    """Which loser is paid the limit by the other losers, and for what."""

    def __init__(self, model: EntryModel, theme: Theme, parent: QWidget | None = None) -> None:
        """Offer all players and the book's limit hands."""
        super().__init__(model, theme, parent)
        title, lead, who, which = words.claim()
        self.head(title, lead)
        self.who, self.item = self.players(), ChoiceBox()
        for item in model.rules.items:
            if item.id.endswith(("L-FOUR-WINDS", "L-THREE-DRAGONS")):
                self.item.addItem(score_title(item.id, item.title), item.id)
        self.ask(who, self.who)
        self.ask(which, self.item)
        self.wait_for(self.who)
        self.fit(theme.sized(520), theme.sized(360))

    def made(self) -> DealEntry:
        """Return the deal with the claim."""
        entry, place = self.model.entry, self.who.currentData()
        rest = tuple(claim for claim in entry.claims or () if claim[0] != place)
        return replace(entry, claims=(*rest, (place, self.item.currentData())))


class NoteDialog(DealDialog):
    """A remark beside the deal."""

    def __init__(self, model: EntryModel, theme: Theme, parent: QWidget | None = None) -> None:
        """Begin with the remark there is."""
        super().__init__(model, theme, parent)
        self.head(*words.note())
        self.text = TextField(model.entry.note)
        limit(self.text, LONGEST)
        self.ask(words.note()[0], self.text)
        self.fit(theme.sized(480), theme.sized(280))

    def made(self) -> DealEntry:
        """Return the deal with the remark."""
        return replace(self.model.entry, note=self.text.text().strip())
