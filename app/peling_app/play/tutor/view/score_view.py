"""Show the score of one hand: lines with proof tiles, sum, doubles, arithmetic, what was looked for."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from peling_app.books.words import scores as words
from peling_app.kit.view.layouts import STRETCH, fill, nest
from peling_app.kit.view.parts import Scale, Sign, Words, cite, clear, column, rule
from peling_app.kit.view.text.chips import Chain
from peling_app.kit.view.text.terms import Terms, said
from peling_app.kit.view.tiles.pictures import TileRow
from peling_app.play.tutor.model.score import HandScore, Missed, ScoreRow

PROOF_WIDTH = 23
PROOF_ROOM = 84
"""Width of a proof tile in the design; below 28 it has no index, as words stand beside it."""
CLOSE_WIDTH = 18
CLOSE_ROOM = 74
"""Room for three tiles of that width, and for four of the least."""


class ScoreView(QWidget):
    """One hand's score from its lines to its total."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self._layout: QVBoxLayout = column(self)

    def put_away(self) -> None:
        """Show nothing, before what was shown is styled once more."""
        clear(self._layout, at_once=True)

    def show_score(
        self, score: HandScore | None, scale: Scale, missed_title: str, terms: Terms | None = None
    ) -> None:
        """Show a score; `missed_title` stands over what was looked for; `terms` makes words links."""
        clear(self._layout)
        if score is None:
            return
        paper = scale.theme.paper
        if score.points:
            self._head(scale, words.points_title(), score.points_cite)
            for row in score.points:
                self._layout.addWidget(score_row(row, scale, terms=terms))
            if score.sum:
                self._layout.addWidget(_sum(score, scale))
        elif score.nothing:
            self._layout.addWidget(said(terms, scale.text(14), paper.ink2, score.nothing))
        if score.doubles:
            self._layout.addSpacing(scale.px(12))
            self._head(scale, score.doubles_title, score.doubles_cite)
            for row in score.doubles:
                self._layout.addWidget(score_row(row, scale, terms=terms))
        if score.steps:
            fill(self._layout, scale.px(14), Chain(scale, score.steps))
        if score.missed:
            self._layout.addSpacing(scale.px(10))
            title = Words(scale.text(13, QFont.Weight.DemiBold), paper.ink3, missed_title)
            self._layout.addWidget(title)
            for missed in score.missed:
                fill(self._layout, scale.px(6), missed_row(missed, scale, terms))

    def _head(self, scale: Scale, title: str, place: str) -> None:
        paper = scale.theme.paper
        line = fill(QHBoxLayout(), Words(scale.display(20), paper.ink, title, wrap=False))
        # Lines from several chapters need more than one line; the figures must keep their room.
        where = cite(scale, place)
        where.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        line.addWidget(where, 1, Qt.AlignmentFlag.AlignBottom)
        fill(self._layout, line, 4, rule(paper.border))


def score_row(row: ScoreRow, scale: Scale, *, close: bool = False, terms: Terms | None = None) -> QWidget:
    """Return a line: proof tiles, title over reason (beside it, if close), value."""
    paper = scale.theme.paper
    widget = QWidget()
    outer = column(widget)
    line = QHBoxLayout()
    edge = 1 if close else 2
    fill(line, margins=(0, edge, 0, edge), spacing=scale.px(10))
    tiles = TileRow(scale.theme, CLOSE_WIDTH if close else PROOF_WIDTH, index=False)
    tiles.setFixedWidth(CLOSE_ROOM if close else PROOF_ROOM)
    tiles.show_tiles(*row.tiles)
    tiles.show_as(row.faces)
    line.addWidget(tiles)
    text = fill(column(spacing=0), STRETCH)
    if close:
        reason = f' <span style="color: {paper.ink3}">{escape(row.reason)}</span>' if row.reason else ""
        text.addWidget(Words(scale.text(14), paper.ink, f"{escape(row.title)}{reason}", rich=True))
    else:
        text.addWidget(said(terms, scale.text(14, QFont.Weight.DemiBold), paper.ink, row.title))
        if row.reason:
            text.addWidget(said(terms, scale.text(13), paper.ink3, row.reason))
    text.addStretch(1)
    nest(line, text, 1)
    value = Words(scale.text(16, QFont.Weight.Bold), paper.ink, row.value, wrap=False)
    value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    line.addWidget(value)
    fill(outer, line, rule(paper.line))
    widget.setMinimumHeight(scale.px(31 if close else 41))
    widget.setAccessibleName(", ".join(filter(None, (row.title, row.reason, row.value))))
    return widget


def _sum(score: HandScore, scale: Scale) -> QWidget:
    paper = scale.theme.paper
    widget = QWidget()
    line = fill(QHBoxLayout(widget), (Words(scale.text(15), paper.ink2, score.sum), 1), margins=(0, 7, 0, 0))
    total = Words(scale.text(17, QFont.Weight.Bold), paper.ink, score.points_total, wrap=False)
    line.addWidget(total, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
    return widget


def missed_row(missed: Missed, scale: Scale, terms: Terms | None = None) -> QWidget:
    """Return an item that was looked for and not counted, with the reason."""
    paper = scale.theme.paper
    widget = QWidget()
    line = QHBoxLayout(widget)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(6)
    line.addWidget(Sign(scale, good=False), 0, Qt.AlignmentFlag.AlignTop)
    shown = f"<b>{escape(missed.title)}.</b> {escape(missed.reason)}"
    line.addWidget(said(terms, scale.text(14), paper.ink2, shown, rich=True), 1)
    return widget
