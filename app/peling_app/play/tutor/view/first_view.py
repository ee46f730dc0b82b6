"""Show what is met for the first time: a calm card with its words, its place, and a way to put it away."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from peling_app.kit.view import paint
from peling_app.kit.view.controls import RING, Button
from peling_app.kit.view.layouts import fill, nest
from peling_app.kit.view.parts import Scale, Words, column, small_capitals
from peling_app.kit.view.text.quiet_link import QuietLink
from peling_app.kit.view.text.terms import Terms, place_link, said
from peling_app.play.tutor.model.first_times import FirstCard
from peling_app.play.tutor.view.fold import FoldLine
from peling_app.play.tutor.words import first_times as words

BAR = 3
"""Width of the gold line at the left, as beside what a lesson wants remembered."""


class FirstView(QWidget):
    """The card; it stands among the others and asks for nothing.

    Where it would push what can be done out of sight it is one line, which opens it.

    Signals:
        turned: the user has opened it, or shut it again.
        known: the user has put it away.
        rule_wanted: the rule with this id is to be opened.
        lesson_wanted: the page of the course with this id is to be opened.
    """

    turned = Signal(bool)
    known = Signal()
    rule_wanted = Signal(str)
    lesson_wanted = Signal(str)

    def __init__(self, card: FirstCard, scale: Scale, terms: Terms | None = None) -> None:
        """Show an explanation."""
        super().__init__()
        self.card = card
        self._scale = scale
        paper = scale.theme.paper
        whole = column(self)
        self._margins = (BAR + 13, 10, 10 - RING, 3)
        self._text = QWidget()
        layout = column(self._text)
        heading = words.heading(card.title)
        self.line = FoldLine(scale, heading, heading, "")
        self.line.clicked.connect(self._turn)
        self.line.hide()
        fill(whole, self.line, self._text, margins=self._margins)
        self._whole: QVBoxLayout = whole
        layout.addWidget(small_capitals(scale, words.kicker()))
        layout.addSpacing(scale.px(4))
        layout.addWidget(Words(scale.display(19), paper.ink, card.title))
        layout.addSpacing(scale.px(4))
        layout.addWidget(said(terms, scale.text(14), paper.ink, card.text))
        layout.addSpacing(scale.px(3))
        self.place = place_link(scale, card.cite)
        self.place.linkActivated.connect(lambda _target: self.rule_wanted.emit(card.rule))
        layout.addWidget(self.place)
        foot = fill(QHBoxLayout(), margins=(0, 0, 0, 0))
        self.lesson: QuietLink | None = None
        if card.lesson:
            self.lesson = QuietLink(scale, words.to_lesson())
            self.lesson.clicked.connect(lambda: self.lesson_wanted.emit(card.lesson))
            foot.addWidget(self.lesson)
        foot.addStretch(1)
        self.got_it = Button(scale.theme, height=30)
        self.got_it.setText(words.got_it())
        self.got_it.clicked.connect(self.known)
        foot.addWidget(self.got_it)
        nest(layout, foot)
        self.setAccessibleName(f"{words.kicker()}: {card.title}")
        self.setAccessibleDescription(card.text)

    @property
    def is_folded(self) -> bool:
        """Return whether only its line is shown."""
        return not self.line.isHidden() and not self.line.isChecked()

    def fold(self, *, away: bool, opened: bool = False) -> None:
        """Show it as a line, which may be `opened`, or whole."""
        self.line.setChecked(opened)
        self.line.setVisible(away)
        self._text.setVisible(opened or not away)
        left, top, right, foot = self._margins
        self._whole.setContentsMargins(left, 3 if away else top, right, foot)

    def _turn(self) -> None:
        self.fold(away=True, opened=not self.line.isChecked())
        self.turned.emit(self.line.isChecked())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground and the line at its left."""
        painter = paint.smooth_painter(self)
        paper = self._scale.theme.paper
        area = QRectF(self.rect())
        high = self._scale.theme.is_high_contrast()
        painter.setPen(QPen(QColor(paper.ink), 2) if high else QPen(QColor(paper.line), 1))
        painter.setBrush(QColor(paper.top if high else paper.panel))
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        painter.fillRect(QRectF(0, 6, BAR, area.height() - 12), QColor(paper.gold))
