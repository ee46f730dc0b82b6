"""*What if?*: what would come of what the user only looks at, in the table of the coach."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from peling_app.kit.view.layouts import STRETCH, fill, nest
from peling_app.kit.view.parts import Scale, Words, column
from peling_app.kit.view.text.terms import Terms, said
from peling_app.play.tutor.model.pages import WhatIfPage
from peling_app.play.tutor.view.cards import Facts
from peling_app.play.tutor.view.coach_table import CoachTable
from peling_app.play.tutor.words import what_if as words


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
        heading = Words(scale.display(21), paper.ink, words.heading() if page.table.rows else page.title)
        if page.table.rows:
            self._note = Words(scale.text(13), paper.ink2, page.table.note, wrap=False)
            self._table = CoachTable(page.table, scale)
            nest(layout, fill(QHBoxLayout(), heading, STRETCH, self._note, margins=(0, 0, 0, 0)))
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
        QTimer.singleShot(0, self, self.laid_out.emit)
