"""*What if?*: what would come of what the user only looks at, in the table of the coach."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from peling_app.kit.view.layouts import fill, nest, parts_of
from peling_app.kit.view.parts import Scale, Words, column
from peling_app.kit.view.text.terms import Terms, said
from peling_app.play.tutor.model.pages import WhatIfPage
from peling_app.play.tutor.view.cards import Facts
from peling_app.play.tutor.view.coach_table import CoachTable
from peling_app.play.tutor.words import what_if as words

BESIDE: Final = QBoxLayout.Direction.LeftToRight
ASIDE: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class WhatIfView(QWidget):
    """The heading, and below it how to ask, or what would come of it.

    Signals:
        laid_out: it has another size, and so has everything round it.
    """

    laid_out = Signal()

    def __init__(self, page: WhatIfPage, scale: Scale, terms: Terms | None) -> None:
        """Show a page."""
        super().__init__()
        paper = scale.theme.paper
        layout = column(self, spacing=scale.px(5))
        self._page = page
        self._table: CoachTable | None = None
        self._note: Words | None = None
        self._head: QBoxLayout | None = None
        self._hint: tuple[QWidget, QWidget] | None = None
        if not page.tries:
            heading = Words(scale.display(21), paper.ink, words.heading())
            beside = Words(scale.text(13), paper.ink3, page.hint_in_short)
            beside.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            beside.setAccessibleName(page.hint)
            whole = Words(scale.text(13.5), paper.ink2, page.hint)
            nest(layout, fill(QHBoxLayout(), heading, (beside, 1), margins=(0, 0, 0, 0), spacing=12))
            layout.addWidget(whole)
            self._hint = whole, beside
            self.shorten(on=False)
            return
        has_rows = bool(page.table.rows)
        said_above = words.heading() if has_rows else page.title
        heading = Words(scale.display(21), paper.ink, said_above, wrap=not has_rows)
        if has_rows:
            self._note = Words(scale.text(13), paper.ink2, page.table.note, wrap=False)
            self._table = CoachTable(page.table, scale)
            # It stands where there is room, and asks for none: else the page would be wider than its place.
            self._note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            self._note.setAlignment(ASIDE)
            self._head = fill(QBoxLayout(BESIDE), heading, (self._note, 1), margins=(0, 0, 0, 0))
            nest(layout, self._head)
            fill(layout, self._table, scale.px(4), said(terms, scale.text(14), paper.ink2, page.title))
        else:
            layout.addWidget(heading)
        for tried in page.tries:
            if tried.way:
                fill(layout, scale.px(4), Words(scale.display(17), paper.ink, tried.way))
            layout.addWidget(Facts(tried.facts, scale, terms, page.faces))

    def sharpen(self, page: WhatIfPage) -> bool:
        """Show sharper figures of the same; return whether there is nothing else to be shown."""
        same = replace(self._page, table=page.table) == page
        if not (same and self._table and self._note) or len(page.table.rows) != len(self._page.table.rows):
            return False
        self._page = page
        self._note.setText(page.table.note)
        self._fit_head()
        self._table.show_page(page.table)
        return True

    @property
    def answers(self) -> bool:
        """Return whether it shows what would come of something, not how to ask."""
        return self._hint is None

    def shorten(self, *, on: bool) -> None:
        """Say in a few words beside the heading how to ask, or again at length; what was asked stays."""
        if self._hint is not None:
            whole, beside = self._hint
            whole.setVisible(not on)
            beside.setVisible(on)

    def leave_out(self, *, on: bool) -> None:
        """Leave out how to ask, or say it again; what was asked stays."""
        if self._hint is not None:
            self.setVisible(not on)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask to come into sight, once everything round it has its place too."""
        super().resizeEvent(event)
        self._fit_head()
        QTimer.singleShot(0, self, self.laid_out.emit)

    def _fit_head(self) -> None:
        """Put how sure the figures are below the heading where it has no room beside it."""
        if self._head is None or self._note is None:
            return
        needed = sum(part.sizeHint().width() for part in parts_of(self._head)) + self._head.spacing()
        fits = needed <= self.width()
        way = BESIDE if fits else QBoxLayout.Direction.TopToBottom
        if way is not self._head.direction():
            self._head.setDirection(way)
            self._note.setAlignment(ASIDE if fits else Qt.AlignmentFlag.AlignLeft)
