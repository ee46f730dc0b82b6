"""The foot of the entry: how else a deal ends, what else is paid, and the button that enters the deal."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from peling.ledger.entry import Result
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import Button, Kind, ToggleButton
from peling_app.kit.view.dialogs.menu import open_menu
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.page import make_anew
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.parts import Scale, set_look
from peling_app.kit.view.style import text_font
from peling_app.kit.view.text.flow import Flow, follow_width
from peling_app.kit.view.text.limited import limit
from peling_app.kit.view.text.retranslate import Worded
from peling_app.kit.view.text.text_field import TextField
from peling_app.kit.words.tips import in_lines, tip
from peling_app.score.model.entry import EntryModel
from peling_app.score.model.entry_changes import drawn, without
from peling_app.score.model.entry_rows import Extra
from peling_app.score.view.entry.dialogs import (
    AdjustDialog,
    ClaimDialog,
    DeadDialog,
    DealDialog,
    FalseCallDialog,
    LiableDialog,
    NoteDialog,
    PenaltyDialog,
    WashDialog,
)
from peling_app.score.words import entry as words

LONGEST_REASON = 200
LEAST_SAID = 150
"""Pixels, in text of the usual size, in which words have room beside the buttons; else they stand above."""
AFTER_BUTTONS = 4
"""The place of the words in the row of the buttons."""


class Extras(Worded):
    """What was entered next to the hands: a button for each takes it out again."""

    def __init__(self, model: EntryModel, scale: Scale, parent: QWidget | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self._model = model
        self._scale = scale
        self._shown: tuple[Extra, ...] = ()
        self.buttons: list[Button] = []
        self._flow = Flow(self, spacing=2)
        follow_width(self)

    def refresh(self) -> None:
        """Show what there is."""
        extras = self._model.extras
        self.setVisible(bool(extras))
        if extras == self._shown:
            return
        self._shown = extras
        make_anew(self._make, lambda: self.buttons)
        self.updateGeometry()

    def _make(self) -> None:
        for button in self.buttons:
            self._flow.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = [self._button(extra) for extra in self._shown]

    def _button(self, extra: Extra) -> Button:
        button = Button(self._scale.theme, icon="close", height=28)
        button.cut_words()
        button.setText(extra.words)
        button.setAccessibleName(words.take_out(what=extra.words))
        button.setToolTip(tip(words.take_out(what=extra.words)))
        button.clicked.connect(lambda: self._model.change(without(self._model.entry, extra)))
        self._flow.addWidget(button)
        button.show()
        return button


class EntryFoot(Worded):
    """Buttons for what a deal can be other than won, the reason of a correction, what is missing, Enter."""

    def __init__(self, model: EntryModel, theme: Theme, parent: QWidget | None = None) -> None:
        """Offer what the book knows."""
        super().__init__(parent)
        self._model = model
        self._theme = theme
        self.drawn = ToggleButton(theme)
        self.penalty, self.wash, self.more = (Button(theme) for _ in range(3))
        self.enter = Button(theme, Kind.PRIMARY, key="Enter", height=38)
        self.enter.spare_key()
        self.give_up = Button(theme)
        self.reason = TextField()
        limit(self.reason, LONGEST_REASON)
        self.said = label(wrap=True)
        self.said.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.said.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.menu = QMenu(self)
        self._makers: tuple[tuple[str, type[DealDialog]], ...] = (
            ("false-call", FalseCallDialog),
            ("dead", DeadDialog),
            ("liable", LiableDialog),
            ("claims", ClaimDialog),
            ("", AdjustDialog),
            ("", NoteDialog),
        )
        self._correction = QWidget()
        fill(QHBoxLayout(self._correction), (self.reason, 1), self.give_up, margins=(3, 0, 0, 0))
        self._gap = QWidget()
        self._gap.hide()
        row = self._row = fill(QHBoxLayout(), self.drawn, self.penalty, self.wash, self.more, spacing=2)
        fill(row, (self.said, 1), (self._gap, 1), 8, self.enter)
        self._rows = fill(QVBoxLayout(self), self._correction, row, margins=(0, 0, 0, 0), spacing=4)
        self._said_above = False
        self.drawn.clicked.connect(self.toggle_drawn)
        self.penalty.clicked.connect(lambda: self.ask(PenaltyDialog))
        self.wash.clicked.connect(lambda: self.ask(WashDialog))
        self.more.clicked.connect(self._open_menu)
        self.give_up.clicked.connect(model.give_up)
        self.enter.clicked.connect(self.submit)
        self.reason.returnPressed.connect(self.submit)
        self.reason.textEdited.connect(model.set_reason)
        model.loaded.connect(lambda: self.reason.setText(model.reason))
        self.retranslate()

    def refresh(self) -> None:
        """Show what holds, and what is missing."""
        model = self._model
        on = model.entry.result is Result.DRAWN
        self.drawn.setChecked(on)
        self.drawn.set_icon_name("check" if on else "")
        self.wash.setVisible("washing" in model.asked or model.rules.course.washing is not None)
        self._correction.setVisible(model.is_correction)
        self._word_reason()
        self.enter.setEnabled(model.can_enter)
        waiting = model.waiting or model.left_open
        self.said.setText(model.waiting_short or model.left_open)
        self.said.setAccessibleName(waiting or words.ready(model.number))
        paper = self._theme.paper
        weight = QFont.Weight.DemiBold if model.is_wrong else QFont.Weight.Normal
        set_look(self.said, text_font(self._theme, 13.5, weight), paper.red if model.is_wrong else paper.ink2)
        by_points = model.is_by_points(model.chosen)
        keys = words.keys() if by_points else words.tile_keys()
        self.enter.setToolTip(tip(waiting or in_lines(keys)))
        self._word_enter()
        self._place_said()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give what is missing its place."""
        super().resizeEvent(event)
        self._place_said()

    def _place_said(self) -> None:
        """Say what is missing beside Enter, or above where single words would be cut there."""
        shown = [
            one for one in (self.drawn, self.penalty, self.wash, self.more, self.enter) if not one.isHidden()
        ]
        room = self.width() - sum(one.sizeHint().width() + self._row.spacing() for one in shown)
        above = room < self._theme.sized(LEAST_SAID)
        if above is self._said_above:
            return
        self._said_above = above
        self._gap.setVisible(above)
        if above:
            self._row.removeWidget(self.said)
            self._rows.insertWidget(1, self.said)
        else:
            self._rows.removeWidget(self.said)
            self._row.insertWidget(AFTER_BUTTONS, self.said, 1)

    def submit(self) -> None:
        """Enter or correct the deal."""
        self._model.enter(self.reason.text().strip())

    def toggle_drawn(self) -> None:
        """Say that nobody won, or take that back."""
        entry = self._model.entry
        self._model.change(drawn(entry, on=entry.result is not Result.DRAWN))

    def ask(self, dialog_of: type[DealDialog]) -> DealDialog:
        """Open a dialog that changes the deal."""
        dialog = dialog_of(self._model, self._theme, self.window())
        dialog.decided.connect(self._model.change)
        dialog.open()
        return dialog

    def retranslate(self) -> None:
        """Word the foot in the present language."""
        for button, text in zip((self.drawn, self.penalty, self.wash, self.more), words.foot(), strict=True):
            button.setText(text)
        self.give_up.setText(words.give_up())
        self._word_reason()
        self._word_enter()

    def _word_reason(self) -> None:
        why = words.why_corrected(insertion=self._model.is_insertion)
        self.reason.setPlaceholderText(why)
        self.reason.setAccessibleName(why)

    def _word_enter(self) -> None:
        model = self._model
        if model.is_open:
            self.enter.setText(
                words.enter(model.number, correction=model.is_correction, insertion=model.is_insertion)
            )
            self.enter.set_key("Enter" if model.is_by_points(model.chosen) else "Ctrl+Enter")

    def _open_menu(self) -> None:
        self.fill_menu()
        open_menu(self.menu, self.more.mapToGlobal(QPoint(0, -self.menu.sizeHint().height())))

    def fill_menu(self) -> None:
        """Offer what this book knows of this deal."""
        self.menu.clear()
        asked = self._model.asked
        for text, (need, dialog_of) in zip(words.more(), self._makers, strict=True):
            if not need or need in asked:
                self.menu.addAction(text).triggered.connect(partial(self.ask, dialog_of))
