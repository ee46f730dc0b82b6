"""The page of records: what the games of the user come to."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from peling_app.kit.model.services import Services
from peling_app.kit.view.chart import BalanceChart
from peling_app.kit.view.controls import Button
from peling_app.kit.view.dialogs.ask_before import ask_before
from peling_app.kit.view.dialogs.save_rows import ask_where
from peling_app.kit.view.layouts import STRETCH, Stretch, fill
from peling_app.kit.view.page import make_anew
from peling_app.kit.view.paper_page import PaperPage, SavedLine, label
from peling_app.kit.view.parts import Scale, clear
from peling_app.kit.view.rules import SingleRule
from peling_app.kit.view.switch import Switch
from peling_app.kit.view.text.key_tips import ABOVE
from peling_app.kit.view.text.quiet_link import QuietLink, practise_link
from peling_app.kit.words.tips import in_lines, tip
from peling_app.play.records.model.page import RecordsPage as Shown
from peling_app.play.records.model.page import SpecialHands
from peling_app.play.records.model.records import Records, RecordsModel
from peling_app.play.records.view.cards import CardShelf
from peling_app.play.records.view.hands import HandRow
from peling_app.play.records.view.table import RecordsTable
from peling_app.play.records.which import Which
from peling_app.play.records.words import records as words

NARROW: Final = 1060
"""Pixels at usual size of text; on a narrower page everything stands one below the other."""
BESIDE, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
CHART: Final = 260
GREAT: Final = "limit"
"""The kind of drill that asks for special hands."""


class RecordsPage(PaperPage):
    """Table, balance, best hands and special hands of all games, or of some of them.

    Signals:
        rule_asked: the user wants to read what the special hands of a book are; carries the id of a rule.
        practise_asked: the user wants to practise them: the book and the kind of drill.
        habits_asked: the user wants to see what his decisions cost.
    """

    rule_asked = Signal(str)
    practise_asked = Signal(str, str)
    habits_asked = Signal()

    def __init__(self, services: Services, records: Records, parent: QWidget | None = None) -> None:
        """Show what the games come to."""
        theme = services.theme
        self.switch = Switch(theme, tuple(Which))
        super().__init__(theme, parent, aside=self.switch)
        self.model = RecordsModel(records, self)
        self._shown: Shown | None = None
        self._links: list[QuietLink] = []
        self.status = label("small", wrap=True)
        self.empty = label("lead", wrap=True)
        self.table = RecordsTable(theme)
        self.chart = BalanceChart(theme)
        self.chart.setMinimumHeight(CHART)
        self._titles = {name: label("subheading") for name in ("table", "balance", "best", "special")}
        self._after_each, self._no_best = label("small"), label("", wrap=True)
        self._hands, self._special = QVBoxLayout(), QVBoxLayout()
        fill(self._hands, spacing=0)
        fill(self._special, spacing=10)
        self._lay_out()
        self._back = Button(theme, icon="arrow-left", key="Esc", height=42)
        self.anew = Button(theme, height=42)
        self.all = Button(theme, icon="undo", height=42)
        self.csv = Button(theme, height=42)
        self.said = SavedLine()
        self.put_above_foot(self.said)
        self.habits = Button(theme, height=42)
        fill(self.foot, self._back, self.habits, STRETCH, self.all, self.anew, self.csv)
        self.habits.clicked.connect(self.habits_asked)
        self._back.clicked.connect(self.back_asked)
        self.anew.clicked.connect(self.ask_anew)
        self.all.clicked.connect(self._count_all)
        self.csv.clicked.connect(self.ask_file)
        self.switch.chosen.connect(self.model.choose)
        self.switch.set_value(self.model.which.value)
        self.model.changed.connect(self.refresh)
        self.model.exported.connect(self.said.say_saved)
        theme.changed.connect(self._show_again)
        self.retranslate()

    def _lay_out(self) -> None:
        """Put two things beside each other, twice; `arrange` says whether there is room for that."""
        head = fill(QHBoxLayout(), self._titles["balance"], STRETCH, self._after_each)
        left = fill(QVBoxLayout(), self._titles["table"], self.table, STRETCH, spacing=8)
        right = fill(QVBoxLayout(), head, (self.chart, 1), spacing=8)
        best = fill(QVBoxLayout(), self._titles["best"], self._no_best, self._hands, STRETCH, spacing=6)
        special = fill(QVBoxLayout(), self._titles["special"], self._special, STRETCH, spacing=6)
        self._body = QWidget()
        self._above = fill(QBoxLayout(BESIDE), (left, 1), (right, 1))
        self._below = fill(QBoxLayout(BESIDE), (best, 1), (special, 1))
        rule = SingleRule(self.theme)
        fill(QVBoxLayout(self._body), self._above, 4, rule, 4, self._below, margins=(0, 0, 0, 0))
        fill(self.column, self.status, self.empty, self._body, Stretch(1))

    @property
    def titles(self) -> tuple[str, ...]:
        """Return the name of the page."""
        return (words.page(),)

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin with what is counted."""
        self.switch.focus()

    def showEvent(self, event: QShowEvent) -> None:
        """Have the games read again whenever the page comes to the front."""
        super().showEvent(event)
        self.said.forget()
        self.model.look()

    def refresh(self) -> None:
        """Show what is new: while games are read that is only how far it is."""
        model = self.model
        self.status.setText(model.status)
        self.status.setVisible(bool(model.status))
        self.empty.setText(model.empty_words)
        self.empty.setVisible(model.is_empty)
        self._body.setVisible(not model.is_empty)
        self.csv.setEnabled(not model.is_empty)
        self.all.setVisible(model.counts_from)
        self.anew.setEnabled(not model.is_empty)
        # What stands there already is not made anew: a button in it may be what the page was left by.
        if model.page != self._shown:
            self._shown = model.page
            make_anew(partial(self._fill, model.page), lambda: self._links)

    def _show_again(self) -> None:
        """Make all again in another look."""
        self._shown = None
        self.refresh()

    def _fill(self, page: Shown) -> None:
        self.table.show_rows(page.rows)
        self.chart.show_balance(page.balance)
        self._after_each.setText(page.after_each)
        self._no_best.setText(words.no_best())
        self._no_best.setVisible(not page.best)
        clear(self._hands)
        for hand in page.best:
            fill(self._hands, SingleRule(self.theme), HandRow(hand, self.theme))
        for streak in page.streaks:
            said = label("", wrap=True)
            said.setText(streak)
            fill(self._hands, SingleRule(self.theme), 6, said, 6)
        clear(self._special)
        self._links = []
        for special in page.special:
            fill(self._special, self._special_head(special), CardShelf(self.theme, special.cards))
        if not page.special:
            none = label("", wrap=True)
            none.setText(words.no_special())
            self._special.addWidget(none)
        self.lead_tab()

    def _special_head(self, special: SpecialHands) -> QLayout:
        book, counted = label("lead", wrap=True), label("small")
        book.setText(special.book)
        counted.setText(special.counted)
        spoken = words.what_they_are_in(book=special.book)
        link = QuietLink(Scale(self.theme), words.what_they_are(), spoken)
        link.clicked.connect(partial(self.rule_asked.emit, special.rule))
        practise = practise_link(Scale(self.theme), GREAT)
        practise.clicked.connect(partial(self.practise_asked.emit, special.rules_id, GREAT))
        for one in (link, practise):
            one.setProperty(ABOVE, True)
        self._links += [link, practise]
        return fill(QHBoxLayout(), (book, 1), counted, link, practise, spacing=12)

    def retranslate(self) -> None:
        """Word the whole page again."""
        self.said.retranslate()
        self.set_title(words.page())
        self.subtitle.setText(words.said())
        for name, said in (
            ("table", words.by_book),
            ("balance", words.balance),
            ("best", words.best),
            ("special", words.special),
        ):
            self._titles[name].setText(said())
        self.chart.setAccessibleName(words.balance())
        self.switch.set_words(
            words.which_name(),
            [words.which_words(one) for one in Which],
            [words.which_said(one) for one in Which],
        )
        self._back.setText(words.back())
        self.csv.setText(words.export())
        self.habits.setText(words.habits())
        self.all.setText(words.count_all())
        self.anew.setText(words.anew())
        self.anew.setToolTip(tip(in_lines(words.anew_said())))
        self.anew.setAccessibleDescription(words.anew_said())
        self._shown = None
        self.model.refresh()

    def arrange(self) -> None:
        """Put things one below the other where they have no room side by side."""
        narrow = self.width() < NARROW * max(1.0, self.theme.zoom() / 100)
        for row in (self._above, self._below):
            row.setDirection(BELOW if narrow else BESIDE)
            row.setSpacing(16 if narrow else 48)

    def ask_anew(self) -> None:
        """Ask before only deals from now on are counted."""
        answers = (words.anew(), words.anew_keep())
        ask_before(self.theme, self._begin_anew, words.anew_question(), words.anew_said(), answers, self)

    def _begin_anew(self) -> None:
        self.model.begin_anew()
        self.all.setFocus(Qt.FocusReason.OtherFocusReason)

    def _count_all(self) -> None:
        self.model.count_all()
        self.switch.focus()

    def ask_file(self) -> None:
        """Ask where to save the deals as CSV."""
        ask_where(words.export_title(), words.export_kind(), words.export_name(), self.model.export, self)
