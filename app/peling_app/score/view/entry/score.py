"""What the chosen hand counts: its lines, the sum, each doubling, what was looked for, in little room."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from peling_app.books.words import scores as score_words
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.parts import Cut, Scale, Words, cite, clear, column, rule
from peling_app.play.tutor.model.score import HandScore, ScoreRow
from peling_app.play.tutor.view.score_view import missed_row, score_row
from peling_app.score.model.entry_rows import ScoreShown
from peling_app.score.words import entry_paid as words

HEADING: Final = 21
"""Size of the heading of a part, in pixels of the design."""


class ScorePart(QWidget):
    """The score of the chosen hand from its first line to what it comes to."""

    def __init__(self, scale: Scale) -> None:
        """Begin empty."""
        super().__init__()
        self._scale = scale
        self._layout: QVBoxLayout = column(self)

    def show_score(self, shown: ScoreShown) -> None:
        """Show what a hand counts, or why it counts nothing yet."""
        clear(self._layout)
        scale, paper = self._scale, self._scale.theme.paper
        self.setAccessibleName(shown.title)
        fill(self._layout, part_head(scale, shown.title, shown.cite), 4, rule(paper.border))
        if shown.supposed:
            fill(self._layout, scale.px(4), Words(scale.text(13.5), paper.ink2, shown.supposed))
        if shown.score is not None:
            self._show_lines(shown.score)
            self._layout.addWidget(self._chain(shown))
            for missed in shown.score.missed:
                fill(self._layout, scale.px(4), missed_row(missed, scale))
        if shown.note:
            note = Words(scale.text(14), paper.ink2, shown.note)
            note.setMinimumWidth(1)  # a long name is one word
            fill(self._layout, scale.px(6), note)
        self._layout.addStretch(1)

    def _show_lines(self, score: HandScore) -> None:
        for row in score.points:
            self._layout.addWidget(score_row(row, self._scale, close=True))
        if score.sum:
            whole = ScoreRow((), score_words.points_title(), score.sum, score.points_total)
            self._layout.addWidget(score_row(whole, self._scale, close=True))
        for row in score.doubles:
            self._layout.addWidget(score_row(row, self._scale, close=True))
        if not score.points and not score.doubles:
            nothing = Words(self._scale.text(14), self._scale.theme.paper.ink2, score_words.nothing_counts())
            self._layout.addWidget(nothing)

    def _chain(self, shown: ScoreShown) -> QWidget:
        """Return the steps of the doubling in a line, the last one large, and how it stands to the limit."""
        scale, paper = self._scale, self._scale.theme.paper
        holder = QWidget()
        line = fill(QHBoxLayout(holder), margins=(0, 6, 0, 0), spacing=scale.px(8))
        steps = [f"{step} →" for step in shown.steps]
        if steps:
            before = Words(scale.text(16), paper.ink2, " ".join(steps))
            line.addWidget(before, 0, Qt.AlignmentFlag.AlignBottom)
        total = Words(scale.text(25, QFont.Weight.Bold), paper.ink, shown.total, wrap=False)
        fill(line, (total, 0, Qt.AlignmentFlag.AlignBottom), STRETCH)
        if shown.limit:
            limit = Words(scale.text(13.5), paper.ink3, shown.limit)
            limit.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
            line.addWidget(limit, 1, Qt.AlignmentFlag.AlignBottom)
        holder.setAccessibleName(words.comes_to(shown.steps, shown.total, shown.limit))
        return holder


def part_head(scale: Scale, title: str, place: str) -> QHBoxLayout:
    """Return a heading with its place in the book at the right."""
    line = QHBoxLayout()
    paper = scale.theme.paper
    fill(line, (Cut(scale.display(HEADING), paper.ink, title), 1))
    where = cite(scale, place)
    where.setWordWrap(False)
    line.addWidget(where, 0, Qt.AlignmentFlag.AlignBottom)
    return line
