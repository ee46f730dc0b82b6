"""What one book says of the hand: its lines with proof and place in the book, and who pays the winner."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from peling_app.books.words import scores as score_words
from peling_app.books.words.rulebooks import short_title
from peling_app.compare.model.compare import BookColumn
from peling_app.compare.words import compare as words
from peling_app.kit.view.layouts import STRETCH, fill, nest
from peling_app.kit.view.parts import Scale, Sign, Words, clear, column, rule
from peling_app.play.tutor.view.score_view import ScoreView


class BookLines(QWidget):
    """The score of one book from its first line to its payments."""

    def __init__(self, scale: Scale) -> None:
        """Begin empty."""
        super().__init__()
        self._scale = scale
        self._head: QVBoxLayout = column(spacing=4)
        self.score = ScoreView()
        self._foot: QVBoxLayout = column(spacing=0)
        fill(column(self), self._head, self.score, self._foot, STRETCH)

    def show_book(self, book: BookColumn) -> None:
        """Show what a book says."""
        scale, paper = self._scale, self._scale.theme.paper
        self.setAccessibleName(words.lines_of(book.book))
        for part in (self._head, self._foot):
            clear(part)
        line = fill(QHBoxLayout(), (Words(scale.display(21), paper.ink, short_title(book.book)), 1))
        if book.total:
            total = Words(scale.text(25, QFont.Weight.Bold), paper.ink, book.total, wrap=False)
            line.addWidget(total, 0, Qt.AlignmentFlag.AlignTop)
        nest(self._head, line)
        if book.house:
            self._head.addWidget(Words(scale.text(13), paper.gold, words.house_rules()))
        if book.refusal:
            self._show_refusal(book)
        elif book.note:
            self._head.addWidget(Words(scale.text(14), paper.ink2, book.note))
        self._head.addSpacing(6)
        self.score.show_score(book.score, scale, score_words.missed_title(final=True))
        if book.payments:
            self._show_payments(book)

    def _show_refusal(self, book: BookColumn) -> None:
        scale, paper = self._scale, self._scale.theme.paper
        line = fill(QHBoxLayout(), (Sign(scale, good=False), 0, Qt.AlignmentFlag.AlignTop), spacing=8)
        said = " ".join(filter(None, (book.refusal, book.note)))
        line.addWidget(
            Words(scale.text(15), paper.ink2, f"<b>{words.does_not_count()}.</b> {escape(said)}", rich=True),
            1,
        )
        nest(self._head, line)

    def _show_payments(self, book: BookColumn) -> None:
        scale, paper = self._scale, self._scale.theme.paper
        self._foot.addSpacing(scale.px(16))
        fill(self._foot, Words(scale.display(20), paper.ink, words.pays_title()), 4, rule(paper.border))
        for paid in book.payments:
            row = QWidget()
            line = fill(
                QHBoxLayout(row), (Words(scale.text(14), paper.ink, paid.payer), 1), margins=(0, 5, 0, 5)
            )
            gains = paid.amount.startswith("+")
            ink = paper.green if gains else paper.red
            weight = QFont.Weight.Bold if gains else QFont.Weight.Normal
            line.addWidget(Words(scale.text(15, weight), ink, paid.amount, wrap=False))
            row.setAccessibleName(f"{paid.payer}: {paid.amount}")
            fill(self._foot, row, rule(paper.line))
