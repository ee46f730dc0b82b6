"""What one hand of a finished deal counts: its name and total, line by line, what is new in it, the sum."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from peling_app.books.words import scores as score_words
from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.fade import fade_from
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.parts import Scale, Words, clear, column, rule, small_capitals, two_lines_width
from peling_app.kit.view.text.quiet_link import practise_link
from peling_app.kit.view.text.reader import Reader
from peling_app.kit.view.text.terms import Terms
from peling_app.play.settle.model.page import SettlePage
from peling_app.play.settle.model.teaching import SettleTeaching
from peling_app.play.settle.view.score_heading import ScoreHeading
from peling_app.play.tutor.view.first_view import FirstView
from peling_app.play.tutor.view.score_view import ScoreView


class ScoreColumn(QWidget):
    """The score of one hand, on paper with the shadow of what lies at its left.

    Signals:
        practise_wanted: drills of this kind are wanted.
        lesson_wanted: the page of the course with this id is to be opened.
        rule_wanted: the rule with this id is to be opened.
        known: what was explained as new is known now and has gone.

    Attributes:
        top: the row of the kicker; buttons may stand at its end.
        rows: all of it from top to bottom; what is added stands at the foot.
        area: where the lines are read.
        summed: what they come to, at the foot, while they have to be scrolled.
        first: what is met for the first time, above the lines.
    """

    practise_wanted = Signal(str)
    lesson_wanted = Signal(str)
    rule_wanted = Signal(str)
    known = Signal()

    def __init__(
        self,
        theme: Theme,
        scale: Scale,
        teaching: SettleTeaching | None,
        terms: Terms | None,
        parent: QWidget,
    ) -> None:
        """Show no hand yet; without `teaching` nothing is explained."""
        super().__init__(parent)
        self._theme = theme
        self._scale = scale
        self._teaching = teaching
        self._terms = terms
        self._over: Words | None = None
        self._has_sum = False
        self.first: FirstView | None = None
        self._kicker, self._head = column(), column(spacing=2)
        self._view = ScoreView()
        self._above, self._below = column(), column()
        self.summed = QWidget()
        self._sum = fill(column(self.summed), margins=(34, 0, 32, 4))
        self.top = fill(QBoxLayout(QBoxLayout.Direction.LeftToRight), (self._kicker, 1))
        head = fill(column(), self.top, self._head, margins=(32, 0, 32, 0))
        self._holder = QWidget()
        lines = column(self._holder)
        fill(lines, self._above, self._view, self._below, STRETCH, margins=(32, 10, 32, 8))
        self.area = Reader(self._holder)
        # Not while the column is laid out: what is shown then stays without height.
        bar = self.area.verticalScrollBar()
        bar.rangeChanged.connect(self._show_sum, Qt.ConnectionType.QueuedConnection)
        self.rows = fill(column(self), head, (self.area, 1), self.summed, margins=(0, 14, 0, 13))
        theme.changed.connect(self.update)

    @property
    def kicker_width(self) -> int:
        """Return the least width, in pixels, of the words above the name: two lines of them at most, or 0.

        Two lines are as high as the button beside them, so the head does not grow.
        """
        return 0 if self._over is None else two_lines_width(self._over)

    @property
    def least_width(self) -> int:
        """Return the pixels in which every word has room."""
        return self._holder.minimumSizeHint().width() + self.area.beside

    def clear(self, *, at_once: bool = False) -> None:
        """Show no hand; `at_once`: what was shown is gone when this returns."""
        self._over = None
        self.first = None
        for layout in (self._kicker, self._head, self._above, self._below, self._sum):
            clear(layout, at_once=at_once)
        if at_once:
            self._view.put_away()

    def show_hand(self, page: SettlePage, number: int) -> None:
        """Show the score of a hand of a page, or nothing where there are no hands."""
        self.clear()
        self._has_sum = False
        if not page.hands:
            self._view.show_score(None, self._scale, "")
            self._show_sum()
            return
        self._show_head(page, number)
        self._show_first()
        if self._terms is not None:
            self._terms.begin()
        missed = score_words.missed_title(final=True)
        score = page.scores[number]
        self._view.show_score(score, self._scale, missed, self._terms)
        if self._teaching is not None and score is not None and (score.points or score.doubles):
            kind = self._teaching.score_drill(page.hands[number].wind)
            link = practise_link(self._scale, kind, is_named=True)
            link.clicked.connect(lambda: self.practise_wanted.emit(kind))
            fill(self._below, self._scale.px(8), (link, 0, Qt.AlignmentFlag.AlignRight))
        self.area.setAccessibleName(page.score_headings[number])
        self.area.begin()
        self._add_up(page.hands[number].arithmetic, page.hands[number].total)

    def note_seen(self) -> None:
        """Note that what is explained as new is in sight now."""
        if self._teaching is not None and self.first is not None:
            self._teaching.seen(self.first.card)

    def _show_head(self, page: SettlePage, number: int) -> None:
        hand, ink = page.hands[number], self._theme.paper.ink
        self._over = small_capitals(self._scale, page.score_kickers[number])
        self._kicker.addWidget(self._over)
        self._head.addWidget(ScoreHeading(self._scale, ink, page.score_headings[number], hand.total))
        if hand.note:
            self._head.addWidget(Words(self._scale.text(14), self._theme.paper.ink2, hand.note))

    def _add_up(self, arithmetic: str, total: str) -> None:
        paper, bold = self._theme.paper, self._scale.text(17, QFont.Weight.Bold)
        way = Words(self._scale.text(15), paper.ink2, arithmetic)
        sums = fill(QHBoxLayout(), (way, 1), Words(bold, paper.ink, total, wrap=False))
        fill(self._sum, rule(paper.border), self._scale.px(5), sums)
        self._has_sum = bool(arithmetic)
        self._show_sum()

    def _show_sum(self) -> None:
        """Let what the lines come to be seen at the foot of the page, where they have to be scrolled."""
        self.summed.setVisible(self._has_sum and self.area.verticalScrollBar().maximum() > 0)

    def _show_first(self) -> None:
        """Show what is met for the first time, above the score."""
        if self._teaching is None or (first := self._teaching.first) is None:
            return
        if self._terms is not None:
            self._terms.begin()
        self.first = FirstView(first, self._scale, self._terms)
        self.first.known.connect(self._know_first)
        self.first.rule_wanted.connect(self.rule_wanted)
        self.first.lesson_wanted.connect(self.lesson_wanted)
        fill(self._above, self.first, self._scale.px(12))
        if self.isVisible():
            self.note_seen()

    def _know_first(self) -> None:
        if self._teaching is not None and self.first is not None:
            fade_from(self.area, self._theme)
            self._teaching.put_away(self.first.card)
            self.known.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the paper."""
        paint.panel_paper(self, self._theme)
