"""The advice that was asked for: the table of the coach, and why one choice is better than another."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from peling_app.kit.view.layouts import STRETCH, fill, nest
from peling_app.kit.view.parts import Scale, Words, clear, column, say_small, small_capitals
from peling_app.kit.view.rules import DoubleRule
from peling_app.kit.view.text.terms import Terms, said
from peling_app.play.tutor.model.coach import CoachPage
from peling_app.play.tutor.model.pages import AdvicePage
from peling_app.play.tutor.view.coach_table import CoachTable
from peling_app.play.tutor.words import coach as words
from peling_app.play.tutor.words import tutor


class AdviceView(QWidget):
    """Head, table, reason.

    Signals:
        laid_out: it has another size, and so has everything round it.
    """

    laid_out = Signal()

    def __init__(self, advice: AdvicePage, scale: Scale, terms: Terms | None) -> None:
        """Show it."""
        super().__init__()
        self._scale = scale
        self._terms = terms
        self._page = CoachPage()
        self._layout = column(self, spacing=4)
        self._table: CoachTable | None = None
        self._kicker: Words | None = None
        self._note: Words | None = None
        self._title: Words | None = None
        self._reason: Reason | None = None
        self._show(advice)

    def show_advice(self, advice: AdvicePage) -> None:
        """Show sharper figures, or what is looked at; what is there stays in its place."""
        page = advice.coach
        same = self._table is not None and bool(page.rows) and len(page.rows) == len(self._page.rows)
        if not (same and self._table and self._reason and self._kicker and self._note and self._title):
            self._show(advice)
            return
        self._page = page
        say_small(self._kicker, page.kicker)
        self._note.setText(page.note)
        self._title.setText(page.title)
        self._table.show_page(page)
        self._reason.show_page(page)

    def _show(self, advice: AdvicePage) -> None:
        clear(self._layout)
        scale, paper, page = self._scale, self._scale.theme.paper, advice.coach
        self._page = page
        if advice.thinking or not page.rows:
            self._table = None
            self._layout.addWidget(small_capitals(scale, words.fixed("advice")))
            sentence = advice.said or tutor.thinking()
            self._layout.addWidget(said(self._terms, scale.text(14), paper.ink, sentence))
            return
        self._note = Words(scale.text(13), paper.ink2, page.note, wrap=False)
        self._title = Words(scale.display(25), paper.ink, page.title)
        self._table = CoachTable(page, scale)
        self._reason = Reason(page, scale, self)
        self._kicker = small_capitals(scale, page.kicker)
        head = fill(QHBoxLayout(), self._kicker, STRETCH, self._note)
        nest(self._layout, head)
        key = Words(scale.text(12.5), paper.ink2, words.fixed("whisker"))
        below = fill(QHBoxLayout(), Whisker(scale), (key, 1), spacing=10)
        fill(self._layout, self._title, DoubleRule(scale.theme), 4, self._table, 2, below, 8, self._reason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask to come into sight, once everything round it has its place too."""
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self.laid_out.emit)


class Reason(QWidget):
    """Why one choice is better than another, on a ground with a bar of gold."""

    def __init__(self, page: CoachPage, scale: Scale, parent: QWidget) -> None:
        """Show it, if there is one; without a parent it would be a window of its own."""
        super().__init__(parent)
        self._scale = scale
        self._layout = column(self, spacing=4)
        self._layout.setContentsMargins(16, 10, 12, 10)
        self.show_page(page)

    def show_page(self, page: CoachPage) -> None:
        """Show another reason."""
        clear(self._layout)
        scale, paper = self._scale, self._scale.theme.paper
        if page.why:
            self._layout.addWidget(small_capitals(scale, page.why_title))
            self._layout.addWidget(Words(scale.text(14.5), paper.ink, page.why))
        if page.also:
            self._layout.addWidget(Words(scale.text(14), paper.ink2, page.also))
        self.setVisible(bool(page.why or page.also))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground and the bar."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._scale.theme.paper.panel))
        painter.fillRect(0, 0, 3, self.height(), QColor(self._scale.theme.paper.gold))


class Whisker(QWidget):
    """The sign for what the words beside it explain."""

    def __init__(self, scale: Scale) -> None:
        """Draw it as high as a line of text."""
        super().__init__()
        self._scale = scale
        self.setFixedSize(scale.px(24), scale.px(18))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a line with two ends."""
        painter, middle = QPainter(self), self.height() // 2
        ink = QColor(self._scale.theme.paper.ink)
        painter.fillRect(1, middle, self.width() - 2, 2, ink)
        for x in (1, self.width() - 3):
            painter.fillRect(x, middle - 4, 2, 10, ink)
