"""The paper beside the replay: the moment with the tutor's words, the decisions, the bookmarks."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QWidget

from peling_app.kit.commands import BY_ID
from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.keys import key_text
from peling_app.kit.view.layouts import STRETCH, fill, nest
from peling_app.kit.view.page import make_anew
from peling_app.kit.view.parts import Scale, Words, clear, column, small_capitals
from peling_app.kit.view.rules import DoubleRule
from peling_app.kit.view.text.chips import Chip
from peling_app.kit.view.text.number_box import NumberBox
from peling_app.kit.view.text.reader import Reader, stops_of
from peling_app.kit.words.messages import failure_words
from peling_app.kit.words.tips import tip
from peling_app.play.replay.model.decisions import Judgement
from peling_app.play.replay.model.moment import MomentPage
from peling_app.play.replay.model.replay import ReplayModel
from peling_app.play.replay.view.bookmarks import Bookmarks
from peling_app.play.replay.view.deal_box import DealBox
from peling_app.play.replay.view.parts import Parts
from peling_app.play.replay.view.rows import Row, Rows
from peling_app.play.replay.words import replay as words
from peling_app.play.tutor.model.pages import AdvicePage
from peling_app.play.tutor.view.now_view import NowView

PARTS = ("moment", "hands", "decisions", "bookmarks")
MARGIN = 24


class ReplayPaper(QWidget):
    """What is said about the deal that is looked at.

    Signals:
        step_typed: the number of a step was entered, and the replay has gone there.
        rule_wanted: the rule with this id is to be opened.
    """

    step_typed = Signal()
    rule_wanted = Signal(str)

    def __init__(self, model: ReplayModel, theme: Theme, parent: QWidget | None = None) -> None:
        """Follow a replay."""
        super().__init__(parent)
        self._model = model
        self._theme = theme
        self._scale = Scale(theme)
        self.deals = DealBox()
        self.step = NumberBox()
        self._worded = 0
        self.step.setKeyboardTracking(False)
        self.step.lineEdit().setTextMargins(8, 0, 8, 0)
        self.parts = Parts(theme, PARTS)
        self.decisions, self.hands = Rows(theme), Rows(theme)
        self.bookmarks = Bookmarks(model, theme)
        self._moment = QWidget()
        self._inside = fill(column(self._moment), margins=(MARGIN - 10, 6, MARGIN - 10, 12))
        self._area = Reader(self._moment)
        self._area.viewport().setAutoFillBackground(False)
        self._moment.setAutoFillBackground(False)
        self._pages = QStackedWidget()
        self._tally = Words(self._scale.text(14), theme.paper.ink2)
        self._lay_out()
        self.deals.activated.connect(model.show_deal)
        self.step.valueChanged.connect(lambda number: model.go(number - 1))
        self.step.lineEdit().returnPressed.connect(self.step_typed)
        self.parts.chosen.connect(self.show_part)
        self.decisions.chosen.connect(model.go)
        model.moved.connect(self._show_moment)
        model.listed.connect(self._show_lists)
        theme.changed.connect(self.refresh)
        self.parts.choose("moment")
        self.retranslate()

    def _lay_out(self) -> None:
        listed = QWidget()
        fill(column(listed, spacing=8), self._tally, (self.decisions, 1), margins=(MARGIN, 8, MARGIN, 12))
        self._pages.addWidget(self._area)
        self._pages.addWidget(_framed(self.hands))
        self._pages.addWidget(listed)
        self._pages.addWidget(_framed(self.bookmarks))
        layout = fill(column(self, spacing=2), margins=(0, 14, 0, 0))
        head = fill(column(spacing=4), margins=(MARGIN - 4, 0, MARGIN - 4, 0))
        # A deal is called by how it ended, which takes a whole line to read.
        fill(head, self.deals, fill(QHBoxLayout(), self.step, STRETCH), self.parts)
        fill(layout, head, (self._pages, 1))

    def show_part(self, part: str) -> None:
        """Show one of `PARTS`."""
        self.parts.choose(part)
        self._pages.setCurrentIndex(PARTS.index(part))
        self._show_hands()

    def take_focus(self, part: str) -> None:
        """Show a part and put the focus into it, as a key does."""
        self.show_part(part)
        lists = {"hands": self.hands, "decisions": self.decisions, "bookmarks": self.bookmarks.rows}
        target = lists.get(part, self.parts.buttons[part])
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def ask_step(self) -> None:
        """Let the user type the number of a step."""
        self.step.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.step.selectAll()

    def name_bookmark(self) -> None:
        """Let the user name a bookmark at the moment shown; one is set if there is none."""
        self._model.set_bookmark(self._model.place)
        self.show_part("bookmarks")
        self.bookmarks.ask_name()

    def fit(self, factor: float) -> None:
        """Write so many times as large as in the design."""
        if factor != self._scale.factor:
            self._scale.factor = factor
            self.parts.fit(factor)
            self.refresh()

    def retranslate(self) -> None:
        """Word everything in the present language."""
        keys = [key_text(BY_ID[f"replay.show-{part}"].keys[0]) for part in PARTS]
        self.parts.set_words(words.fixed("part"), [words.fixed(part) for part in PARTS], keys)
        self._area.setAccessibleName(words.fixed("moment"))
        self.deals.setAccessibleName(words.fixed("deal"))
        self.step.setAccessibleName(words.fixed("step"))
        self.step.setToolTip(tip(words.fixed("step")))
        self._worded = 0
        self.decisions.setAccessibleName(words.fixed("decisions"))
        self.hands.setAccessibleName(words.fixed("hands"))
        self.bookmarks.retranslate()
        self.refresh()

    def refresh(self) -> None:
        """Show everything again."""
        for shown in (self.decisions, self.hands, self.bookmarks):
            shown.restyle(self._scale)
        self._show_lists()
        self._show_moment()
        self.update()

    def _show_lists(self) -> None:
        model = self._model
        titles = [deal.title for deal in model.deals]
        if titles != [self.deals.itemText(place) for place in range(self.deals.count())]:
            self.deals.clear()
            self.deals.addItems(titles)
        for shown in (self.deals, self.step):
            shown.setVisible(bool(titles))
        self.deals.view().setMinimumWidth(self.deals.view().sizeHintForColumn(0) + 24)
        self.deals.setCurrentIndex(next((n for n, deal in enumerate(model.deals) if deal is model.deal), -1))
        rows = []
        for decision in model.decisions:
            said = (decision.place + 1, decision.action, decision.judgement.value, decision.better)
            rows.append(Row(words.decision_row(*said), decision.place, words.decision_spoken(*said)))
        # Of a deal that is not there, or not there yet, nothing can be said.
        none = [Row(words.fixed("no-decisions"))] if model.deal is not None else []
        self.decisions.fill(rows or none)
        self.bookmarks.show_marks()
        same, near, other = model.tally
        counted = words.tally(same=same, near=near, other=other)
        self._tally.setText(counted if model.deal is not None else "")
        self._mark_row()

    def _show_hands(self) -> None:
        """List the open hands, when that is to be seen."""
        if self._pages.currentIndex() == PARTS.index("hands"):
            self.hands.fill([Row(row.text, is_head=row.is_player) for row in self._model.hands])

    def _mark_row(self) -> None:
        """Let lists and number stand at the moment shown."""
        self.decisions.mark(self._model.place)
        self.bookmarks.mark(self._model.place)
        most, here = max(1, self._model.count), self._model.place + 1
        # Only when they are others: setting them would rub out a number that is being typed.
        if (self.step.maximum(), self.step.value()) != (most, here) or self._worded != most:
            self._worded = most
            self.step.blockSignals(True)
            self.step.setRange(1, most)
            self.step.setSuffix(words.of_steps(most))
            self.step.setValue(here)
            self.step.blockSignals(False)

    def _show_moment(self) -> None:
        """Show the moment; who is among its words stays there."""
        make_anew(self._make_moment, lambda: list(stops_of(self._area)))

    def _make_moment(self) -> None:
        clear(self._inside)
        self._mark_row()
        self._show_hands()
        scale, paper = self._scale, self._theme.paper
        if self._model.deal is None:
            failure = self._model.failure
            loading = words.fixed("loading" if self._model.loading else "nothing")
            self._text(loading if failure is None else failure_words(*failure))
            self._inside.addStretch(1)
            return
        page = self._model.page
        self._add(small_capitals(scale, page.where))
        for line in page.happened:
            self._inside.addSpacing(scale.px(4))
            self._add(Words(scale.display(20), paper.ink, line))
        self._inside.addSpacing(scale.px(10))
        if page.chosen:
            self._show_decision(page)
        else:
            self._text(words.fixed("open-hands"))
        self._inside.addStretch(1)
        self._area.verticalScrollBar().setValue(0)

    def _show_decision(self, page: MomentPage) -> None:
        scale, paper = self._scale, self._theme.paper
        self._add(DoubleRule(self._theme))
        self._inside.addSpacing(scale.px(10))
        self._add(small_capitals(scale, words.fixed("your-decision")))
        self._inside.addSpacing(scale.px(4))
        self._add(Words(scale.text(15, QFont.Weight.DemiBold), paper.ink, page.chosen))
        self._inside.addSpacing(scale.px(6))
        first, *rest = page.judged
        if page.judgement in {Judgement.SAME, Judgement.NEAR, Judgement.OTHER}:
            self._add(Chip(scale, first, good=page.judgement is not Judgement.OTHER))
        else:
            self._text(first)
        for sentence in rest:
            self._inside.addSpacing(scale.px(5))
            self._text(sentence)
        if page.now is not None:
            self._inside.addSpacing(scale.px(14))
            view = NowView()
            view.rule_wanted.connect(self.rule_wanted)
            view.show_page(page.now, AdvicePage(), scale)
            self._inside.addWidget(view)

    def _text(self, sentence: str) -> None:
        self._add(Words(self._scale.text(14.5), self._theme.paper.ink2, sentence))

    def _add(self, widget: QWidget) -> None:
        line = fill(column(), widget, margins=(10, 0, 10, 0))
        nest(self._inside, line)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground of paper."""
        paint.panel_paper(self, self._theme)


def _framed(shown: QWidget) -> QWidget:
    """Return a list with the margins of the paper."""
    holder = QWidget()
    fill(column(holder), shown, margins=(MARGIN, 8, MARGIN, 12))
    return holder
