"""The account book of a settlement: who pays whom, and beside or above it the totals."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QWidget

from peling_app.books.words import settlement as words
from peling_app.books.words import sticks as sticks_words
from peling_app.kit.view import paint
from peling_app.kit.view.layouts import NO_LIMIT, STRETCH, fill, make_ready
from peling_app.kit.view.parts import Scale, Words, cite, clear, column, rule
from peling_app.kit.view.text.quiet_link import practise_link
from peling_app.kit.view.text.reader import Reader, stops_in
from peling_app.kit.view.text.terms import Terms, said
from peling_app.play.settle.model.page import SettlePage as Settled
from peling_app.play.settle.view.sticks import stick_rows
from peling_app.play.settle.view.tables import AccountTable

WIDEST_BOOK = 1050
"""The widest that payments and totals are together, in pixels at the usual size of text."""
BESIDE = QBoxLayout.Direction.LeftToRight


class AccountBook(QWidget):
    """The page of the account book: payments at the left, totals at the right, or above if narrow.

    Signals:
        practise: drills of this kind are wanted.
    """

    practise = Signal(str)

    def __init__(
        self,
        scale: Scale,
        payments: AccountTable,
        totals: AccountTable,
        parent: QWidget,
        terms: Terms | None,
    ) -> None:
        """Show no deal yet."""
        super().__init__(parent)
        self._scale = scale
        self._terms = terms
        self._payments = payments
        self._totals = totals
        holder = QWidget()
        self._middle = QHBoxLayout(holder)
        self._inner = QWidget()
        self._middle.addWidget(self._inner, 1)
        self._both = fill(QBoxLayout(BESIDE, self._inner), margins=(0, 0, 0, 0))
        self._left, self._right = column(), column()
        self._left_widget, self._right_widget = QWidget(), QWidget()
        self._left_widget.setLayout(self._left)
        self._right_widget.setLayout(self._right)
        self._both.addWidget(self._left_widget, 11)
        self._between = QFrame()
        fill(self._both, self._between, (self._right_widget, 10))
        self.area = Reader(holder)
        self._set_side(30)
        # Great numbers in large type may need more than the width that there is.
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        column(self).addWidget(self.area)

    def needed_height(self, width: int) -> int:
        """Return the height at which nothing has to be scrolled, at a width of the whole."""
        self._set_side(30 if width >= 700 else 17)
        make_ready(self)
        self._arrange(width)
        self._both.activate()
        inner = min(self._widest, width - 2 * self._side)
        return self._both.heightForWidth(inner) + 40 if self._both.hasHeightForWidth() else 300

    def least_height(self, width: int, needed: int) -> int:
        """Return the height at which the totals are seen; beside the payments it is the `needed` one."""
        if self._both.direction() == BESIDE:
            return needed
        inner = min(self._widest, width - 2 * self._side)
        return min(needed, self._right.heightForWidth(inner) + 30)

    def stops(self) -> Iterator[QWidget]:
        """Yield the stops of Tab: the page, then payments and totals, as they stand."""
        yield self.area
        both = (self._left, self._right)
        for part in both if self._both.direction() == BESIDE else reversed(both):
            yield from stops_in(part)

    @property
    def _widest(self) -> int:
        return round(WIDEST_BOOK * self._scale.factor)

    def _set_side(self, side: int) -> None:
        self._side = side
        self._inner.setMaximumWidth(self._widest)
        self._gap = 18 if side >= 30 else 11
        self._both.setSpacing(self._gap)
        # The bar at the right lies in the margin: what just had room must not be moved sideways beside it.
        at_right = max(0, side - self.area.verticalScrollBar().sizeHint().width())
        self._middle.setContentsMargins(side, 14, at_right, 8)

    def show_page(self, page: Settled, drill: str) -> None:
        """Show the payments and totals of the page, and the way to a kind of drill, empty for none."""
        if self._terms is not None:
            self._terms.begin()
        scale = self._scale
        self.put_away()
        paper = scale.theme.paper
        pay, total = words.titles()
        self.area.setAccessibleName(f"{pay}, {total}")
        self._left.addWidget(self._title(pay, drill))
        self._payments.setVisible(bool(page.payments))
        if page.payments:
            self._left.addWidget(self._payments)
            self._payments.refit()
            if page.sticks:
                fill(self._left, 4, cite(scale, sticks_words.title()), stick_rows(page.sticks, scale))
        else:
            fill(
                self._left, 8, rule(paper.border), 8, said(self._terms, scale.text(14), paper.ink2, page.rule)
            )
        self._left.addSpacing(6)
        quiet = scale.display(13.5, italic=True)
        rules = page.rule if page.payments else ""
        fill(self._left, said(self._terms, quiet, paper.ink3, rules, after=page.rule_cite), STRETCH)
        fill(self._right, Words(scale.display(24), paper.ink, total), self._totals)
        self._totals.refit()
        self._right.addSpacing(10)
        if page.next_east:
            self._right.addWidget(said(self._terms, scale.text(14), paper.ink2, page.next_east))
            self._right.addWidget(cite(scale, page.next_cite))
        self._right.addStretch(1)
        self._between.setStyleSheet(f"background: {paper.line}; border: none;")
        self._arrange(self.width())

    def put_away(self, *, at_once: bool = False) -> None:
        """Take everything out but the tables, see `clear`."""
        for layout in (self._left, self._right):
            clear(layout, keep=(self._payments, self._totals), at_once=at_once)

    def _title(self, text: str, drill: str) -> QWidget:
        """Return the heading of the payments, and at its right the link to the drills."""
        heading = Words(self._scale.display(24), self._scale.theme.paper.ink, text)
        if not drill:
            return heading
        widget = QWidget()
        line = fill(QHBoxLayout(widget), margins=(0, 0, 0, 0))
        link = practise_link(self._scale, drill)
        link.clicked.connect(lambda: self.practise.emit(drill))
        fill(line, (heading, 1, Qt.AlignmentFlag.AlignTop), (link, 0, Qt.AlignmentFlag.AlignTop))
        return widget

    def _arrange(self, width: int) -> None:
        """Lay the two side by side if both have room, else the totals above the payments.

        What has to be scrolled then is how they come about.
        """
        room = min(self._widest, width - 2 * self._side - 2 * self.area.frameWidth())
        needed = self._payments.needed_width() + self._totals.needed_width() + 2 * self._gap + 1
        beside = needed <= room
        direction = BESIDE if beside else QBoxLayout.Direction.BottomToTop
        if self._both.direction() != direction:
            self._both.setDirection(direction)
        if beside:
            self._between.setFixedSize(1, NO_LIMIT)
            self._between.setMinimumHeight(0)
            self._between.setMaximumHeight(NO_LIMIT)
        else:
            self._between.setFixedHeight(1)
            self._between.setMinimumWidth(0)
            self._between.setMaximumWidth(NO_LIMIT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the paper."""
        painter = QPainter(self)
        paper = self._scale.theme.paper
        area = QRectF(self.rect())
        painter.fillRect(area, paint.vertical_gradient(area, paper.top, paper.foot))
        painter.fillRect(QRect(0, 0, self.width(), 1), paint.colour("#120B08"))
