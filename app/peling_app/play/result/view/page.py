"""The page at the end of a game: standings, balance, the best hand, what makes all even, and what now."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from peling_app.kit.model.theme import PageTheme, Theme
from peling_app.kit.view.chart import BalanceChart
from peling_app.kit.view.controls import ENTER, Button, Kind
from peling_app.kit.view.keys import is_enter
from peling_app.kit.view.layouts import STRETCH, fill, width_anew
from peling_app.kit.view.page import LookTime
from peling_app.kit.view.paper_page import MARGIN, PaperPage, label
from peling_app.kit.view.parts import clear
from peling_app.kit.view.style import wear
from peling_app.kit.words.tips import tip
from peling_app.play.result.model.result import ResultModel
from peling_app.play.result.view.best_hand import BestHandBox
from peling_app.play.result.view.standing import StandingRow
from peling_app.play.result.words import result as words

NARROW: Final = 900
"""Pixels at usual size of text; on a narrower page everything stands one below the other."""
BESIDE, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
CHART: Final = 250
"""Pixels that the chart is high at least, on a page of the designed height."""
DESIGNED: Final = 880
"""Pixels of height for which sizes are designed; portraits, chart and tiles grow and shrink with it."""
SMALLEST, LARGEST = 0.7, 1.6
AMOUNT: Final = 3
"""The column of what is paid."""
LEAST_SIDES: Final = 2 * MARGIN
"""Pixels that the margins of the page take from its width."""


class ResultView(PaperPage):
    """A game that has come to its end.

    Signals:
        home_asked, review_asked: lead there.
        settlement_asked: look at the settlement of the last deal.
        records_asked: look at what all games come to.
        another_asked: set another table.
        again_asked: play once more at the same table.
    """

    home_asked = Signal()
    settlement_asked = Signal()
    review_asked = Signal()
    records_asked = Signal()
    another_asked = Signal()
    again_asked = Signal()

    def __init__(
        self, model: ResultModel, theme: Theme, parent: QWidget | None = None, look: int = 0
    ) -> None:
        """Show the result of the model's game; for `look` milliseconds no other can be begun.

        The page stands where a board stood: its text grows in a large window, that of the board does not.
        """
        self._own = theme = PageTheme(theme)
        # Its way back stands above: the foot is full in a small window.
        self.settlement = Button(theme, icon="arrow-left", key="Esc", height=42)
        super().__init__(theme, parent, aside=self.settlement)
        wear(self, theme)
        self.model = model
        self._scale = 1.0
        self._rows = fill(QVBoxLayout(), spacing=0)
        self._standings_title, self._balance_title = label("subheading"), label("subheading")
        self._after_each = label("small")
        self.chart = BalanceChart(theme)
        self.chart.setMinimumHeight(CHART)
        self.best = BestHandBox(theme)
        # Where it is low, as without tiles, it is as high as the payments beside it.
        self.best.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._settle_title = label("subheading")
        self._payments = QGridLayout()
        self._payments.setHorizontalSpacing(16)
        self._payments.setColumnStretch(2, 1)
        self._evened = label("small", wrap=True)
        head = fill(QBoxLayout(BESIDE), self._balance_title, STRETCH, self._after_each)
        left = fill(QVBoxLayout(), self._standings_title, (self._rows, 1), spacing=6)
        right = fill(QVBoxLayout(), head, (self.chart, 1), spacing=6)
        owed = fill(QVBoxLayout(), self._settle_title, self._payments, self._evened, STRETCH, spacing=6)
        self._above = fill(QBoxLayout(BESIDE), (left, 5), (right, 6), spacing=56)
        self._below = fill(QBoxLayout(BESIDE), (self.best, 7), (owed, 4), spacing=44)
        # Standings and balance grow into what a high window has left.
        fill(self.column, (self._above, 1), 8, self._below)
        self.home = Button(theme, height=42)
        self.review = Button(theme, icon="undo", height=42)
        self.records = Button(theme, height=42)
        self.another = Button(theme, height=42)
        self.again = Button(theme, Kind.PRIMARY, key=ENTER, height=42)
        self.settlement.clicked.connect(self.settlement_asked)
        self.look_time = LookTime(self, look)
        self.look_time.over.connect(self._seen_enough)
        self._away = fill(QHBoxLayout(), self.home, self.review, self.records, STRETCH, spacing=2)
        self._on = fill(QHBoxLayout(), STRETCH, self.another, self.again, spacing=2)
        fill(self.foot, self._away, self._on)
        for button, signal in (
            (self.home, self.home_asked),
            (self.review, self.review_asked),
            (self.records, self.records_asked),
            (self.another, self.another_asked),
            (self.again, self.again_asked),
        ):
            button.clicked.connect(signal)
        model.changed.connect(self.refresh)
        theme.changed.connect(self.refresh)
        self.retranslate()

    @property
    def titles(self) -> tuple[str, ...]:
        """Return the book, and that the game is over."""
        return self.model.page.book, words.page()

    def refresh(self) -> None:
        """Show the result again."""
        page = self.model.page
        self.subtitle.setText(page.length)
        clear(self._rows)
        for standing in page.standings:
            self._rows.addWidget(StandingRow(standing, self.theme, self._scale))
        self.chart.show_balance(page.balance)
        self.best.show_hand(self.model.best)
        self._show_payments()
        self._evened.setText(page.evened)

    def retranslate(self) -> None:
        """Word the whole page again."""
        self.setAccessibleName(words.page())
        self.title.setText(words.page())
        self._standings_title.setText(words.standings())
        self._balance_title.setText(words.balance())
        self._after_each.setText(words.after_each())
        self._settle_title.setText(words.settle())
        self.chart.setAccessibleName(words.balance())
        self.home.setText(words.home())
        self.settlement.setText(words.settlement())
        self.review.setText(words.review())
        self.records.setText(words.records())
        self.another.setText(words.another())
        self.again.setText(words.again())
        self.model.refresh()
        self.refresh()

    def arrange(self) -> None:
        """Put things one below the other where they have no room side by side, in sizes for the height."""
        scale = round(min(LARGEST, max(SMALLEST, self.height() / DESIGNED)), 2)
        if scale != self._scale:
            self._scale = scale
            self.chart.setMinimumHeight(round(CHART * scale))
            self.best.set_scale(scale)
            self.refresh()
        narrow = self.width() < NARROW * self.theme.zoom() / 100
        for row in (self._above, self._below):
            row.setDirection(BELOW if narrow else BESIDE)
            row.setSpacing(16 if narrow else 56)
        needed = width_anew(self._away, self._on)
        self.foot.setDirection(BESIDE if needed + LEAST_SIDES <= self.width() else BELOW)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have larger text in a large window."""
        self._own.fit(event.size().width(), event.size().height())
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play again with Enter, go back to the settlement with Escape.

        As long as Enter waits it waits anew: who strikes on has not seen the page.
        """
        if self.look_time.isActive() and is_enter(event):
            self.look_time.start()
        elif is_enter(event):
            self.again.click()
        elif event.key() == Qt.Key.Key_Escape:
            self.settlement.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin with what most people want, or as long as it cannot be done with the page itself."""
        if self.again.isEnabled():
            self.again.setFocus(Qt.FocusReason.OtherFocusReason)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin no other game by an Enter that was meant for the settlement."""
        super().showEvent(event)
        if self.look_time.interval():
            self.again.setEnabled(False)
            self.look_time.begin()

    def _seen_enough(self) -> None:
        self.again.setEnabled(True)
        if self.hasFocus():
            self.again.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_payments(self) -> None:
        clear(self._payments)
        if self.model.page.payments:
            for column, text in enumerate((words.payer(), "", words.payee(), words.points())):
                side = Qt.AlignmentFlag.AlignRight if column == AMOUNT else Qt.AlignmentFlag.AlignLeft
                heading = label("small")
                heading.setText(text)
                self._payments.addWidget(heading, 0, column, side)
        for row, (payer, payee, points) in enumerate(self.model.page.payments, start=1):
            cells = (payer, "→", payee, points)
            for column, text in enumerate(cells):
                cell = label("number" if column == AMOUNT else "")
                cell.setText(text)
                cell.setToolTip(tip(text))
                cell.setAccessibleName(words.pays(payer, payee, points) if not column else text)
                side = Qt.AlignmentFlag.AlignRight if column == AMOUNT else Qt.AlignmentFlag.AlignLeft
                self._payments.addWidget(cell, row, column, side)
