"""The small dialogs of the sheet: overrule East or the round, take a deal out, give the sheet a title."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QWidget

from peling.core.tiles import WINDS, Wind
from peling.ledger.inputs import SheetSetup
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.announce import alert
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.dialogs.paper import PaperDialog
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.lists.choice_box import ChoiceBox
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.style import mark_refused
from peling_app.kit.view.text.limited import limit
from peling_app.kit.view.text.number_box import NumberBox
from peling_app.kit.view.text.text_field import TextField
from peling_app.kit.words.numbers import number as plain_number
from peling_app.score.model.new_sheet import LONGEST_NAME, LONGEST_PLACE, LONGEST_TITLE, names_twice
from peling_app.score.model.saved_sheets import called
from peling_app.score.words import sheet as words
from peling_app.score.words import start as start_words

LONGEST_REASON = 200


class AskDialog(PaperDialog):
    """A dialog with fields, a button that does it and one that does not."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make the buttons; fill `column`."""
        super().__init__(theme, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.cancel = Button(theme)
        self.done_button = Button(theme, Kind.PRIMARY)
        self.answer_by_keys(self.done_button, self.cancel)
        fill(self.foot, STRETCH, self.cancel, self.done_button)
        self.cancel.clicked.connect(self.reject)
        self.done_button.clicked.connect(self.take)

    def take(self) -> None:
        """Do it and close."""
        self.accept()

    def fit(self, width: int, height: int) -> None:
        """Be wider where a name needs more room, and higher where words do: it scrolls up and down only.

        It does so only where the screen has no room for the whole.
        """
        bar = self.scroller.verticalScrollBar()
        for part in self.scroller.findChildren(QWidget):
            part.ensurePolished()
        sides = self._whole.contentsMargins()
        beside = sides.left() + sides.right() + bar.sizeHint().width()
        wide = max(width, self.column.minimumSize().width() + beside)
        super().fit(wide, height)
        if (missing := self.missing_height()) > 0:
            super().fit(wide, height + missing)


class OverruleDialog(AskDialog):
    """Who is East and which round it is, if the table says otherwise than the book; with the reason.

    Signals:
        decided: East's place or None for the book's, the round's wind or None, the reason.
    """

    decided = Signal(object, object, str)

    def __init__(
        self,
        theme: Theme,
        names: Sequence[str],
        east: int,
        round_wind: Wind | None,
        chosen: tuple[int | None, Wind | None, str],
        parent: QWidget | None = None,
    ) -> None:
        """Show what holds by the book (`east`, `round_wind`; None: no rounds) and what was chosen before."""
        super().__init__(theme, parent)
        self._names = tuple(names)
        self._by_book = east
        self._round_by_book = round_wind
        self._east_words = label()
        self.east = ChoiceBox()
        self._round_words = label()
        self.round = ChoiceBox()
        self._reason_words = label()
        self.reason = TextField(chosen[2])
        limit(self.reason, LONGEST_REASON)
        pairs = (
            (self._east_words, self.east),
            (self._round_words, self.round),
            (self._reason_words, self.reason),
        )
        for said, field in pairs:
            said.setBuddy(field)
            fill(self.column, said, field)
        self.column.addStretch(1)
        self._round_words.setVisible(round_wind is not None)
        self.round.setVisible(round_wind is not None)
        self.east.addItem("", None)
        for place in range(len(self._names)):
            self.east.addItem(self._names[place], place)
        self.round.addItem("", None)
        for wind in WINDS:
            self.round.addItem("", wind.value)
        self.east.setCurrentIndex(0 if chosen[0] is None else chosen[0] + 1)
        self.round.setCurrentIndex(0 if chosen[1] is None else chosen[1].number + 1)
        self.retranslate()
        self.east.setFocus()
        self.fit(theme.sized(480), theme.sized(430))

    def take(self) -> None:
        """Tell what was decided."""
        row = self.round.currentIndex()
        wind = WINDS[row - 1] if row > 0 else None
        self.decided.emit(self.east.currentData(), wind, self.reason.text().strip())
        self.accept()

    def retranslate(self) -> None:
        """Word the dialog again."""
        self.set_title(self.tr("East and round"))
        _name(self.east, self._east_words, self.tr("East in this deal"))
        _name(self.round, self._round_words, self.tr("Round"))
        _name(self.reason, self._reason_words, self.tr("Reason"))
        self.reason.setPlaceholderText(self.tr("for example: agreed at the table"))
        by_book = self.tr("As the book has it: {what}")
        self.east.setItemText(0, by_book.format(what=self._names[self._by_book]))
        if self._round_by_book is not None:
            self.round.setItemText(0, by_book.format(what=words.round_words(self._round_by_book)))
        for row, wind in enumerate(WINDS, start=1):
            self.round.setItemText(row, words.round_words(wind))
        self.cancel.setText(self.tr("Cancel"))
        self.done_button.setText(self.tr("Set"))


class InsertDialog(AskDialog):
    """Ask which number a forgotten deal is to have.

    Signals:
        decided: this number.
    """

    decided = Signal(int)

    def __init__(self, theme: Theme, deals: int, deal: int, parent: QWidget | None = None) -> None:
        """Offer to put it in before any of so many deals, first before this one."""
        super().__init__(theme, parent)
        self._words = label(wrap=True)
        self._number_words = label()
        self.number = NumberBox()
        self.number.setRange(1, deals)
        self.number.setValue(deal)
        self.number.lineEdit().setTextMargins(10, 0, 10, 0)
        self.number.weighed.connect(self._weigh)
        self._number_words.setBuddy(self.number)
        self.why_not = label("small", wrap=True)
        fill(self.column, self._words, self._number_words, self.number, self.why_not, STRETCH)
        self.retranslate()
        self.number.setFocus()
        self.number.selectAll()
        self.fit(theme.sized(480), theme.sized(320))

    def take(self) -> None:
        """Tell the number; not the nearest to one that there is not."""
        if not self.number.is_beyond:
            self.decided.emit(self.number.value())
            self.accept()

    def _weigh(self) -> None:
        """Say why a number cannot be."""
        beyond = self.number.is_beyond
        last = plain_number(self.number.maximum())
        self.why_not.setText(
            self.tr("Deals 1 to {last} are on the sheet.").format(last=last) if beyond else ""
        )
        self.number.setAccessibleDescription(self.why_not.text())
        self.done_button.setEnabled(not beyond)
        if beyond:
            alert(self.why_not)

    def retranslate(self) -> None:
        """Word the dialog again."""
        self.set_title(self.tr("Put in a forgotten deal"))
        self._words.setText(
            self.tr(
                "The deals after it move on by one, and everything is worked out anew. Undo takes it out."
            )
        )
        _name(self.number, self._number_words, self.tr("It was deal number"))
        self._weigh()
        self.cancel.setText(self.tr("Cancel"))
        self.done_button.setText(self.tr("Enter it"))


class RemoveDialog(AskDialog):
    """Ask whether a deal is to be taken out, and why.

    Signals:
        decided: take it out, for this reason.
    """

    decided = Signal(str)

    def __init__(self, theme: Theme, deal: int, parent: QWidget | None = None) -> None:
        """Ask for a deal."""
        super().__init__(theme, parent)
        self._deal = deal
        self._words = label(wrap=True)
        self._reason_words = label()
        self.reason = TextField()
        limit(self.reason, LONGEST_REASON)
        self._reason_words.setBuddy(self.reason)
        fill(self.column, self._words, self._reason_words, self.reason, STRETCH)
        self.retranslate()
        self.reason.setFocus()
        self.fit(theme.sized(480), theme.sized(320))

    def take(self) -> None:
        """Tell that it is to be taken out."""
        self.decided.emit(self.reason.text().strip())
        self.accept()

    def retranslate(self) -> None:
        """Word the dialog again."""
        self.setWindowTitle(self.tr("Take a deal out"))
        self.title.setText(self.tr("Take deal {deal} out").format(deal=self._deal))
        self._words.setText(
            self.tr("The deals after it move up, and everything is worked out anew. Undo brings it back.")
        )
        _name(self.reason, self._reason_words, self.tr("Reason"))
        self.cancel.setText(self.tr("Cancel"))
        self.done_button.setText(self.tr("Take it out"))


class TitleDialog(AskDialog):
    """Ask how the sheet and its players are called, and where they met.

    Signals:
        named: the title that was given, where it is another one.
        moved: the place that was given, where it is another one.
        renamed: the player of this place is now called so.
    """

    named = Signal(str)
    moved = Signal(str)
    renamed = Signal(int, str)

    def __init__(self, theme: Theme, setup: SheetSetup, parent: QWidget | None = None) -> None:
        """Begin with the present title, all of it selected, and the present names.

        A sheet that never got a title needs none.
        """
        super().__init__(theme, parent)
        title, players = setup.title, setup.players
        self._setup = setup
        self._before = (title, setup.where, *players)
        self._words = label()
        self.field = TextField(title)
        limit(self.field, LONGEST_TITLE)
        self.field.selectAll()
        self._words.setBuddy(self.field)
        self._where_words = label()
        self.where = TextField(setup.where)
        limit(self.where, LONGEST_PLACE)
        self._where_words.setBuddy(self.where)
        self._names_words = label()
        self.names = [TextField(name) for name in players]
        fill(self.column, self._words, self.field, self._where_words, self.where)
        fill(self.column, self._names_words, *self.names, STRETCH)
        for field in (self.field, *self.names):
            field.textChanged.connect(self._judge)
        for name in self.names:
            limit(name, LONGEST_NAME)
        self.note = label("small", wrap=True)
        fill(self.column, self.note)
        self.retranslate()
        self.field.setFocus()
        self.fit(theme.sized(480), theme.sized(370 + 46 * len(self.names)))

    def take(self) -> None:
        """Tell what is called otherwise now."""
        title, where, *names = self._given()
        if title != self._before[0]:
            self.named.emit(title)
        if where != self._before[1]:
            self.moved.emit(where)
        for place, (before, name) in enumerate(zip(self._before[2:], names, strict=True)):
            if name != before:
                self.renamed.emit(place, name)
        self.accept()

    def _given(self) -> list[str]:
        return [field.text().strip() for field in (self.field, self.where, *self.names)]

    def _judge(self) -> None:
        """Say what is in the way, and mark where."""
        title, _where, *names = self._given()
        lost = bool(self._before[0]) and not title
        twice = names_twice(names)
        for field, name in zip(self.names, names, strict=True):
            mark_refused(field, not name or name in twice)
        mark_refused(self.field, lost)
        if not all(names):
            why = start_words.name_needed()
        elif lost:
            why = start_words.title_kept()
        else:
            why = start_words.called_twice(names=", ".join(twice)) if twice else ""
        self.note.setText(why)
        self.done_button.setEnabled(not self.note.text())

    def retranslate(self) -> None:
        """Word the dialog again."""
        self.set_title(self.tr("Title, place and names"))
        self._words.setText(self.tr("Title"))
        _name(self.where, self._where_words, self.tr("Place"))
        self._names_words.setText(self.tr("Players"))
        for place, name in enumerate(self.names, start=1):
            name.setAccessibleName(self.tr("Name of player {number}").format(number=place))
        self.field.setAccessibleName(self.tr("Title of the sheet"))
        self.field.setPlaceholderText(called(replace(self._setup, title="")))
        self.cancel.setText(self.tr("Cancel"))
        self.done_button.setText(self.tr("Rename"))
        self._judge()


def _name(field: QWidget, label: QLabel, words: str) -> None:
    """Give a field the words over it, for a screen reader too."""
    label.setText(words)
    field.setAccessibleName(words)
