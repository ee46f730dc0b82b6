"""The right side of a review: what cost most, luck and play, and where one may go from here."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.parts import Scale, bare_area
from peling_app.kit.view.rules import DoubleRule, SingleRule
from peling_app.kit.view.text.flow import Flow, follow_least
from peling_app.kit.view.text.quiet_link import QuietLink
from peling_app.kit.view.text.reader import order_tabs, stops_in
from peling_app.kit.words.tips import tip
from peling_app.play.review.model.review import ReviewModel
from peling_app.play.review.view.balance import BalanceView
from peling_app.play.review.view.costs import CostList
from peling_app.play.review.view.sums import SumsView
from peling_app.play.review.words import review as words

MARGIN = 24


class ReviewSide(QWidget):
    """Costs, balance, buttons.

    Signals:
        back_asked: the user has seen enough.
        practise_asked: drills like the decision looked at are wanted.
        steps_asked: the moment is wanted step by step.
        table_asked: all decisions are wanted as a table.
        habits_asked: what decisions cost over many games is wanted.
    """

    back_asked = Signal()
    practise_asked = Signal()
    steps_asked = Signal()
    table_asked = Signal()
    habits_asked = Signal()

    def __init__(self, model: ReviewModel, theme: Theme) -> None:
        """Follow a review."""
        super().__init__()
        self._model = model
        self._theme = theme
        self._heads = {name: label("subheading", wrap=True) for name in ("cost-most", "luck-and-play")}
        self._some, self._rest = label("small", wrap=True), label("small")
        self._none = label(wrap=True)
        self._sentence, self._graded = label(wrap=True), label("small", wrap=True)
        self.costs = CostList(theme)
        self.balance = BalanceView(theme)
        self.sums = SumsView(theme)
        self.table = QuietLink(Scale(theme), "")
        self.habits = QuietLink(Scale(theme), "")
        self.back = Button(theme, icon="arrow-left", key="Esc")
        self.steps = Button(theme)
        self.retry = Button(theme, icon="undo")
        self.again = Button(theme)
        self.practise = Button(theme)
        self.next = Button(theme, Kind.PRIMARY)
        self._lay_out()
        for button, said in (
            (self.back, self.back_asked),
            (self.steps, self.steps_asked),
            (self.practise, self.practise_asked),
            (self.table, self.table_asked),
            (self.habits, self.habits_asked),
        ):
            button.clicked.connect(said)
        self.retry.clicked.connect(model.retry)
        self.again.clicked.connect(model.play_again)
        self.next.clicked.connect(model.next_mistake)
        self.costs.chosen.connect(model.go)
        self.costs.remade.connect(self._order_tabs)
        model.summed.connect(self._show_sums)
        theme.changed.connect(self._restyle)

    @property
    def needed(self) -> int:
        """Return the width in which nothing is cut."""
        bar = self._area.verticalScrollBar().sizeHint().width()
        return self._inner.minimumSizeHint().width() + bar + 2

    def _lay_out(self) -> None:
        self._inner = inner = QWidget()
        first = fill(QHBoxLayout(), self._heads["cost-most"], (self._some, 1))
        self._some.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._below = QWidget()
        below = Flow(self._below, spacing=14)
        below.addWidget(self._rest)
        below.addWidget(self.table)
        self._box = GoldBox(self._theme)
        fill(QVBoxLayout(self._box), self._sentence, margins=(16, 10, 14, 10))
        balance = fill(
            QVBoxLayout(),
            DoubleRule(self._theme),
            4,
            self._heads["luck-and-play"],
            self.balance,
            8,
            self._box,
            self._graded,
            8,
            SingleRule(self._theme),
            4,
            self.sums,
            self.habits,
            spacing=6,
        )
        self._balance = QWidget()
        self._balance.setLayout(balance)
        balance.setContentsMargins(0, 0, 0, 0)
        fill(
            QVBoxLayout(inner),
            first,
            self._none,
            self.costs,
            self._below,
            4,
            self._balance,
            STRETCH,
            margins=(MARGIN - 8, 14, MARGIN - 8, 8),
            spacing=6,
        )
        self._area = bare_area(inner)
        follow_least(self._area, inner)
        inner.setAutoFillBackground(False)
        foot = QWidget()
        row = Flow(foot, spacing=2, leading=4)
        for button in (self.back, self.steps, self.retry, self.practise, self.again, self.next):
            row.addWidget(button)
        foot_row = fill(QHBoxLayout(), foot, margins=(MARGIN - 12, 4, MARGIN - 12, 10))
        self._whole = fill(QVBoxLayout(self), (self._area, 1), foot_row, margins=(0, 0, 0, 0), spacing=0)

    def retranslate(self, keys: dict[str, str]) -> None:
        """Word everything; `keys` are those of the commands that have a button here."""
        for name, head in self._heads.items():
            head.setText(words.fixed(name))
        named = {
            "back": self.back,
            "steps": self.steps,
            "retry": self.retry,
            "again": self.again,
            "practise": self.practise,
            "next": self.next,
        }
        for name, button in named.items():
            button.setText(words.fixed(name))
        for name, button in (("retry", self.retry), ("again", self.again), ("steps", self.steps)):
            button.setToolTip(tip(words.fixed(f"{name}-said")))
            button.setAccessibleDescription(words.fixed(f"{name}-said"))
        self.next.set_key(keys["next-mistake"])
        self.table.setText(words.fixed("table"))
        self.habits.setText(words.fixed("habits"))
        self._none.setText(words.fixed("none-lost"))
        self.show_page()

    def show_page(self) -> None:
        """Show another deal, or that it is still worked out."""
        model, page = self._model, self._model.page
        known = model.is_known
        self._some.setText(page.some)
        self._rest.setText(page.rest if page.costs else "")
        self._none.setVisible(known and bool(page.dots) and not page.costs)
        self._heads["cost-most"].setVisible(known)
        self._balance.setVisible(known)
        for shown in (self.table, self._rest):
            shown.setVisible(known and bool(page.dots))
        self.balance.show_balance(page.balance)
        self._sentence.setText(page.balance.sentence)
        self._box.setVisible(bool(page.balance.sentence))
        self._graded.setText(page.graded)
        self._show_sums()
        self.show_place()

    def show_place(self) -> None:
        """Open the row of the decision that is looked at, and say what can be done with it."""
        model = self._model
        self.costs.show_costs(model.page.costs, model.scene.faces, model.place)
        looked = model.judged is not None
        for button in (self.retry, self.practise):
            button.setEnabled(looked)
        self.again.setEnabled(model.deal is not None)
        self.steps.setEnabled(model.deal is not None)
        self.next.setEnabled(bool(model.mistakes))
        row = next((row for row in self.costs.rows if row.place == model.place), None)
        if row is not None:
            self._area.bring(row, below=8)

    def _order_tabs(self) -> None:
        """Let Tab go from the costly decisions down to the buttons."""
        order_tabs(list(stops_in(self._whole)))

    def _show_sums(self) -> None:
        self.sums.show_sums(self._model.sums)

    def _restyle(self) -> None:
        self.costs.refresh()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line at the left."""
        QPainter(self).fillRect(0, 0, 1, self.height(), QColor(self._theme.paper.border))


class GoldBox(QWidget):
    """A ground with a bar of gold at its left: what is said in it sums up what stands above."""

    def __init__(self, theme: Theme) -> None:
        """Make an empty one."""
        super().__init__()
        self._theme = theme

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground and the bar."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._theme.paper.panel))
        painter.fillRect(0, 0, 3, self.height(), QColor(self._theme.paper.gold))
