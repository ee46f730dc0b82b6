"""What an evening came to, from its title to the small facts: the same on the page and on its picture."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.chart import BalanceChart
from peling_app.kit.view.controls import Button
from peling_app.kit.view.layouts import STRETCH, fill, nest
from peling_app.kit.view.page import make_anew
from peling_app.kit.view.paper_page import CutLine, label
from peling_app.kit.view.parts import clear, set_look
from peling_app.kit.view.rules import DoubleRule
from peling_app.kit.view.style import display_font, text_font
from peling_app.play.result.view import best_hand
from peling_app.play.result.view.best_hand import BestHandBox
from peling_app.score.model.evenings.evening import EveningPage
from peling_app.score.view.evening.parts import DealsTable, Debts, StandingCard
from peling_app.score.words import evening as words

BESIDE, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
WIDE: Final = 1180
"""With more pixels than this, at usual text, chart, deals and debts stand side by side."""
BETWEEN: Final = 14
"""Pixels between the cards of the players."""
CHART: Final = 270
TALLEST_CHART: Final = 540
"""Pixels of the chart's height beside a table of many deals."""
TILE: Final = 50
"""Pixels of a tile's width in the biggest hand, where there is room for them."""
TITLE: Final = 42
"""Pixels of the title, where its words have room for them."""
SIDE: Final = 4
"""Pixels to the left and right of all parts."""


class EveningContent(QWidget):
    """Title, standings, the biggest hand, balance, deals, debts, facts."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self.theme = theme
        self._page = EveningPage()
        self._room = 0
        self.cards: list[StandingCard] = []
        self.kicker, self.title, self.said = CutLine(), label(wrap=True), label(wrap=True)
        self._cards = QGridLayout()
        self._cards.setSpacing(BETWEEN)
        self.best = BestHandBox(theme)
        self._balance_title, self._deals_title, self._debts_title = (label() for _ in range(3))
        self.chart = BalanceChart(theme)
        self.deals = DealsTable(theme)
        self.debts = Debts(theme)
        self.owed = label(wrap=True)
        self.stakes = Button(theme, height=34)
        self.facts = label(wrap=True)
        head = fill(QVBoxLayout(), self.kicker, 6, self.title, self.said, spacing=2)
        self._chart_part = fill(QVBoxLayout(), self._balance_title, (self.chart, 1000), STRETCH, spacing=6)
        self._deals_part = fill(QVBoxLayout(), self._deals_title, self.deals, STRETCH, spacing=6)
        stakes = fill(QHBoxLayout(), self.stakes, STRETCH)
        self._debts_part = fill(
            QVBoxLayout(), self._debts_title, self.owed, self.debts, 6, stakes, STRETCH, spacing=6
        )
        self._below = fill(QBoxLayout(BESIDE), spacing=34)
        for part, share in ((self._chart_part, 5), (self._deals_part, 5), (self._debts_part, 3)):
            nest(self._below, part, share)
        whole = fill(QVBoxLayout(self), head, DoubleRule(theme), self._cards, self.best, 4, self._below)
        fill(whole, STRETCH, 4, self.facts, margins=(SIDE, 0, SIDE, 4), spacing=14)

    def show_page(self, page: EveningPage) -> None:
        """Show an evening."""
        self._page = page
        self.kicker.say(page.kicker.upper())
        self.kicker.setAccessibleName(page.kicker)
        self.title.setText(page.title)
        self.said.setText(page.said)
        make_anew(self._make_cards, lambda: self.cards)
        self.best.setVisible(page.best is not None)
        self.best.show_hand(page.best)
        self.chart.show_balance(page.balance)
        self.chart.setAccessibleName(words.balance())
        self.deals.show_page(page)
        self.debts.show_debts(page.debts)
        self.owed.setText(page.owed)
        self.facts.setText("      ".join(page.facts))
        for title, said in (
            (self._balance_title, words.balance()),
            (self._deals_title, words.deals()),
            (self._debts_title, words.debts()),
        ):
            title.setText(said)
        self.stakes.setText(words.stakes())
        self._restyle()
        self._turn()

    def _make_cards(self) -> None:
        clear(self._cards)
        self.cards = [StandingCard(self.theme, standing) for standing in self._page.standings]
        for place, card in enumerate(self.cards):
            self._cards.addWidget(card, 0, place)

    def fit(self, width: int, scale: float) -> None:
        """Lay the parts out for so many pixels of width; tiles and chart grow by `scale`."""
        self._room = width
        self.best.set_scale(scale * TILE / best_hand.TILE)
        self.chart.setMinimumHeight(round(CHART * scale))
        self.chart.setMaximumHeight(round(TALLEST_CHART * scale))
        self._turn()

    def _turn(self) -> None:
        """Lay beside each other what has room for it; of the cards of the players no word is cut."""
        set_look(self.title, display_font(self.theme, self._title_size()), self.theme.paper.ink)
        zoom = max(1.0, self.theme.zoom() / 100)
        self._below.setDirection(BESIDE if self._room >= WIDE * zoom else BELOW)
        count = len(self.cards)
        needed = max((card.needed for card in self.cards), default=0) + BETWEEN
        inside = self._room - 2 * SIDE + BETWEEN
        columns = next((one for one in (count, (count + 1) // 2) if one * needed <= inside), 1)
        for place, card in enumerate(self.cards):
            self._cards.removeWidget(card)
            self._cards.addWidget(card, place // columns, place % columns)
        for column in range(self._cards.columnCount()):
            self._cards.setColumnStretch(column, 1 if column < columns else 0)

    def _title_size(self) -> float:
        """Return how large the title is written: a name in it may be long, and has to be whole."""
        metrics = QFontMetricsF(display_font(self.theme, TITLE))
        longest = max((metrics.horizontalAdvance(word) for word in self.title.text().split()), default=0)
        inside = self._room - 2 * SIDE
        return TITLE * inside / longest * 0.98 if 0 < inside < longest else TITLE

    def _restyle(self) -> None:
        theme, paper = self.theme, self.theme.paper
        set_look(self.kicker, text_font(theme, 12, spacing=8), paper.ink3)
        set_look(self.said, text_font(theme, 16), paper.ink2)
        for title in (self._balance_title, self._deals_title, self._debts_title):
            set_look(title, display_font(theme, 22), paper.ink)
        set_look(self.owed, text_font(theme, 13.5), paper.ink2)
        set_look(self.facts, text_font(theme, 14), paper.ink2)
        self.facts.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
