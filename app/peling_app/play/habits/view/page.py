"""The page of the user's play: what his decisions cost over many deals, and the habits that cost most."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from peling_app.books.words.rulebooks import short_title
from peling_app.kit.model.services import Services
from peling_app.kit.view.controls import Button
from peling_app.kit.view.dialogs.ask_before import ask_before
from peling_app.kit.view.dialogs.save_rows import ask_where
from peling_app.kit.view.layouts import STRETCH, Stretch, fill
from peling_app.kit.view.lists.choice_box import ChoiceBox
from peling_app.kit.view.paper_page import PaperPage, SavedLine, label
from peling_app.kit.view.parts import clear
from peling_app.kit.view.rules import DoubleRule, SingleRule
from peling_app.kit.view.switch import Switch
from peling_app.kit.view.text.flow import Flow
from peling_app.kit.words.tips import tip
from peling_app.play.habits.catch_up import CatchUp
from peling_app.play.habits.model.habits import HabitsModel, Reviews
from peling_app.play.habits.model.page import HabitsPage as Shown
from peling_app.play.habits.view.deals import DealBars, LegendEntry
from peling_app.play.habits.view.habit_list import HabitList
from peling_app.play.habits.view.legend import BarLegend
from peling_app.play.habits.view.level import LevelView
from peling_app.play.habits.view.trend import TrendView
from peling_app.play.habits.which import Which
from peling_app.play.habits.words import habits as words
from peling_app.play.review.view.balance import BalanceView
from peling_app.play.review.view.sums import Bars
from peling_app.play.review.words import habits as sum_words

NARROW, CLOSE = 1060, 1240
"""Pixels at the usual size of text: on a narrower page all stands one below the other; kinds and subjects do
where two columns of the page leave each of them too little."""
WIDEST: Final = 1320
LEAST_CHOICE: Final = 230
"""Pixels for the choice of a book."""
BESIDE, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class HabitsPage(PaperPage):
    """Level, trend, the last game; kinds, subjects, habits.

    Signals:
        practise_asked: the drill of a habit is wanted; carries the habit.
    """

    practise_asked = Signal(object)

    def __init__(
        self,
        services: Services,
        reviews: Reviews,
        catch_up: CatchUp | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Show what decisions cost; `catch_up` reviews what was never reviewed while the page is seen."""
        super().__init__(services.theme, parent, widest=WIDEST)
        theme = services.theme
        self.model = HabitsModel(reviews, catch_up, parent=self)
        self._shown: Shown | None = None
        self.switch = Switch(theme, tuple(Which))
        self.books = ChoiceBox()
        self.books.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.books.setMinimumWidth(LEAST_CHOICE)
        self.books.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
        self.status, self.empty = label("small", wrap=True), label("lead", wrap=True)
        self.stop, self.go_on = Button(theme), Button(theme)
        self._heads = {
            name: label("subheading", wrap=True)
            for name in ("level", "trend", "game", "kinds", "subjects", "luck", "habits", "books")
        }
        self._notes = {
            name: label("small", wrap=True)
            for name in ("level", "trend", "kinds", "subjects", "habits", "change", "both", "sent")
        }
        self.level = LevelView(theme)
        self.trend = TrendView(theme)
        self.deals = DealBars(theme)
        self.balance = BalanceView(theme)
        self._sentence = label(wrap=True)
        self.bars = {"kinds": Bars(theme, "red"), "subjects": Bars(theme, "gold")}
        self.legend = BarLegend(theme)
        self.habits = HabitList(theme)
        self._lay_out()
        self._back = Button(theme, icon="arrow-left", key="Esc", height=42)
        self.anew = Button(theme, height=42)
        self.all = Button(theme, icon="undo", height=42)
        self.csv = Button(theme, height=42)
        self.said = SavedLine()
        self.put_above_foot(self.said)
        fill(self.foot, self._back, STRETCH, self.all, self.anew, self.csv)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        model = self.model
        for button, said in (
            (self._back, self.back_asked),
            (self.anew, self.ask_anew),
            (self.all, self._count_all),
            (self.csv, self.ask_file),
            (self.stop, self._stop),
            (self.go_on, self._go_on),
        ):
            button.clicked.connect(said)
        self.books.activated.connect(model.choose_book)
        self.habits.practise_asked.connect(self._practise)
        self.switch.chosen.connect(model.choose)
        self.switch.set_value(model.which.value)
        model.changed.connect(self.refresh)
        self.model.exported.connect(self.said.say_saved)
        self.theme.changed.connect(self._show_again)

    def _lay_out(self) -> None:
        """Put two columns beside each other; `arrange` says whether there is room for that."""
        theme, heads, notes = self.theme, self._heads, self._notes
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for name in ("trend", "kinds", "subjects", "habits"):
            notes[name].setAlignment(right)
        self._trend_part, self._books_part = QWidget(), QWidget()
        trend = fill(QVBoxLayout(self._trend_part), margins=(0, 0, 0, 0), spacing=6)
        fill(trend, self._headed("trend"), SingleRule(theme), self.trend, notes["change"])
        self._legend = QWidget()
        self._legend_row = Flow(self._legend)
        self._rows = QVBoxLayout()
        fill(self._rows, spacing=4)
        books = fill(QVBoxLayout(self._books_part), margins=(0, 0, 0, 0), spacing=6)
        fill(books, heads["books"], SingleRule(theme), self._rows)
        left = fill(QVBoxLayout(), heads["level"], notes["level"], 4, self.level, 6, self._trend_part, 6)
        fill(left, heads["game"], SingleRule(theme), self._legend, self.deals, 6)
        fill(left, heads["luck"], SingleRule(theme), 4, self.balance, self._sentence, 6, self._books_part)
        fill(left, STRETCH, spacing=6)
        columns = []
        for name in ("kinds", "subjects"):
            column = fill(QVBoxLayout(), self._headed(name), SingleRule(theme), 2, self.bars[name], STRETCH)
            columns.append(fill(column, spacing=5))
        self._sums = fill(QBoxLayout(BESIDE), (columns[0], 1), (columns[1], 1), spacing=28)
        below = fill(QVBoxLayout(), self._sums, self.legend, notes["both"], 10, spacing=6)
        fill(below, self._headed("habits"), DoubleRule(theme), self.habits, 6, notes["sent"], STRETCH)
        self._body = QWidget()
        self._columns = fill(QBoxLayout(BESIDE), (left, 9), (below, 10), margins=(0, 0, 0, 0))
        self._body.setLayout(self._columns)
        self._above = fill(QBoxLayout(BESIDE), self.books, STRETCH, self.switch, spacing=16)
        self._busy = QWidget()
        busy = fill(QHBoxLayout(self._busy), (self.status, 1), self.stop, self.go_on, spacing=12)
        busy.setContentsMargins(0, 0, 0, 0)
        fill(self.column, self._above, self._busy, self.empty, self._body, Stretch(1))

    def _headed(self, name: str) -> QHBoxLayout:
        """Return a heading with its note at the right."""
        return fill(QHBoxLayout(), self._heads[name], (self._notes[name], 1), spacing=12)

    @property
    def titles(self) -> tuple[str, ...]:
        """Return the name of the page, and the book that is looked at."""
        book = self.model.book
        return (words.fixed("page"), short_title(book)) if book else (words.fixed("page"),)

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin with what is added up."""
        self.switch.focus()

    def showEvent(self, event: QShowEvent) -> None:
        """Have the reviews read again whenever the page comes to the front."""
        super().showEvent(event)
        self.said.forget()
        self.model.look()

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave the coach alone while nobody looks."""
        super().hideEvent(event)
        self.model.leave()

    def refresh(self) -> None:
        """Show what is new: while deals are reviewed that is often only how far it is."""
        model = self.model
        self.status.setText(model.status)
        for button, is_shown in (
            (self.stop, model.is_reviewing),
            (self.go_on, model.pauses and not model.is_reviewing and bool(model.missing)),
        ):
            if button.hasFocus() and not is_shown:
                self.switch.focus()
            button.setVisible(is_shown)
        self._busy.setVisible(bool(model.status))
        self.empty.setText(model.empty_words)
        self.empty.setVisible(model.is_empty)
        self._body.setVisible(not model.is_empty)
        self.csv.setEnabled(not model.is_empty)
        self.anew.setEnabled(not model.is_empty)
        self.all.setVisible(model.counts_from)
        if model.page != self._shown:
            self._shown = model.page
            self._fill(model.page)
            self.titleChanged.emit()

    def _show_again(self) -> None:
        """Make all again in another look."""
        self._shown = None
        self.refresh()

    def _fill(self, page: Shown) -> None:
        with QSignalBlocker(self.books):
            self.books.clear()
            self.books.addItems(list(self.model.book_titles))
            if self.model.book in self.model.books:
                self.books.setCurrentIndex(self.model.books.index(self.model.book))
        self.books.setVisible(len(self.model.books) > 1)
        heads, notes = self._heads, self._notes
        level = page.level
        heads["level"].setText("" if level is None else level.headline)
        notes["level"].setText("" if level is None else level.note)
        self.level.show_scale(level)
        self._trend_part.setVisible(bool(page.trend.note))
        notes["trend"].setText(page.trend.note)
        notes["change"].setText(page.trend.sentence)
        notes["change"].setVisible(bool(page.trend.sentence))
        self.trend.setVisible(bool(page.trend.points))
        self.trend.show_trend(page.trend)
        heads["game"].setText(page.game.title)
        self.deals.show_game(page.game)
        clear(self._legend_row)
        for kind, (name, points) in enumerate(page.game.legend):
            self._legend_row.addWidget(LegendEntry(self.theme, kind, name, points))
        together = label("small")
        together.setText(page.game.note)
        self._legend_row.addWidget(together)
        self.balance.show_balance(page.balance)
        self._sentence.setText(page.balance.sentence)
        self.bars["kinds"].show_rows(page.kinds)
        self.bars["subjects"].show_rows(page.subjects)
        self.legend.show_kinds(compared=page.compared)
        self.legend.setVisible(bool(page.kinds))
        notes["both"].setText(page.both)
        self.habits.show_habits(page.habits, words.fixed("no-habits"))
        clear(self._rows)
        for row in page.books:
            said = label(wrap=True)
            said.setText(row)
            self._rows.addWidget(said)
        self._books_part.setVisible(bool(page.books))
        self.lead_tab()

    def retranslate(self) -> None:
        """Word the whole page again."""
        self.said.retranslate()
        self.set_title(words.fixed("page"))
        self.subtitle.setText(words.fixed("said"))
        for name in ("trend", "luck", "habits", "books"):
            self._heads[name].setText(words.fixed(name))
        self._heads["kinds"].setText(sum_words.by_kind())
        self._heads["subjects"].setText(sum_words.by_subject())
        for name in ("kinds", "subjects"):
            self._notes[name].setText(words.fixed("in-a-deal"))
        self._notes["habits"].setText(words.fixed("habits-said"))
        self._notes["sent"].setText(words.fixed("nothing-sent"))
        self.trend.setAccessibleName(words.fixed("trend"))
        self.deals.setAccessibleName(words.fixed("deal-by-deal"))
        self.books.setAccessibleName(words.fixed("book"))
        self.switch.set_words(
            words.fixed("which"),
            [words.which_words(one) for one in Which],
            [words.which_said(one) for one in Which],
        )
        for button, name in (
            (self._back, "back"),
            (self.csv, "export"),
            (self.all, "all"),
            (self.anew, "anew"),
            (self.stop, "stop"),
            (self.go_on, "go-on"),
        ):
            button.setText(words.fixed(name))
        for button, name in ((self.anew, "anew-said"), (self.stop, "stop-said")):
            button.setToolTip(tip(words.fixed(name)))
            button.setAccessibleDescription(words.fixed(name))
        self._shown = None
        self.model.refresh()

    def arrange(self) -> None:
        """Put things one below the other where they have no room side by side."""
        zoom = max(1.0, self.theme.zoom() / 100)
        narrow = self.width() < NARROW * zoom
        self._columns.setDirection(BELOW if narrow else BESIDE)
        self._columns.setSpacing(16 if narrow else 44)
        has_room = self.width() >= (620 if narrow else CLOSE) * zoom
        self._sums.setDirection(BESIDE if has_room else BELOW)
        self._above.setDirection(BESIDE if self.width() >= 760 * zoom else BELOW)

    def ask_anew(self) -> None:
        """Ask before only deals from now on are counted."""
        answers = (words.fixed("anew"), words.fixed("anew-keep"))
        ask_before(
            self.theme,
            self._begin_anew,
            words.fixed("anew-question"),
            words.fixed("anew-said"),
            answers,
            self,
        )

    def _begin_anew(self) -> None:
        self.model.begin_anew()
        self.all.setFocus(Qt.FocusReason.OtherFocusReason)

    def _count_all(self) -> None:
        self.model.count_all()
        self.switch.focus()

    def _stop(self) -> None:
        self.model.stop()
        self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def _go_on(self) -> None:
        self.model.go_on()
        self.stop.setFocus(Qt.FocusReason.OtherFocusReason)

    def _practise(self, place: int) -> None:
        habit = self.model.habit(place)
        if habit is not None:
            self.practise_asked.emit(habit)

    def ask_file(self) -> None:
        """Ask where to save the deals that are added up as CSV."""
        title, kind, name = map(words.fixed, ("export-title", "export-kind", "export-name"))
        ask_where(title, kind, name, self.model.export, self)
