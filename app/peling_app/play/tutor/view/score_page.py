"""The page "Score now": the hand as it stands, or after the deal the score of each hand in turn."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from peling.core.tiles import Wind
from peling_app.books.words import scores as score_words
from peling_app.books.words import settlement as settle_words
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.layouts import STRETCH, fill, nest
from peling_app.kit.view.parts import Scale, Words, clear, column
from peling_app.kit.view.rules import DoubleRule
from peling_app.kit.view.text.flow import Flow
from peling_app.kit.view.text.quiet_link import practise_link
from peling_app.kit.view.text.terms import Terms
from peling_app.kit.words.tiles import wind_name
from peling_app.play.tutor.model.practise import SCORE_DRILL
from peling_app.play.tutor.model.tutor import TutorModel
from peling_app.play.tutor.view.score_view import ScoreView
from peling_app.play.tutor.words import panel as words


class ScorePage(QWidget):
    """The score now, or after the deal the score of each hand in turn.

    Signals:
        practise_wanted: drills of this kind are wanted.
    """

    practise_wanted = Signal(str)

    def __init__(self, scale: Scale, terms: Terms) -> None:
        """Begin empty."""
        super().__init__()
        self._scale = scale
        self._terms = terms
        self._layout = column(self)
        self._wind: Wind | None = None
        self._model: TutorModel | None = None

    def show_page(self, model: TutorModel, scale: Scale) -> None:
        """Show what the model has."""
        self._model, self._scale = model, scale
        clear(self._layout)
        page = model.score
        if page.withheld:
            fill(self._layout, Words(scale.text(15), scale.theme.paper.ink2, words.not_in_exam()), STRETCH)
        if not page.hands:
            return
        score = next((hand for hand in page.hands if hand.wind is self._wind), None)
        if score is None or not page.final:
            score = next((hand for hand in page.hands if hand.wind is page.winner), page.hands[0])
        paper = scale.theme.paper
        if page.final:
            fill(self._layout, self._hands(score.wind), scale.px(10))
        head = QHBoxLayout()
        if page.final:
            title, lead = settle_words.score_heading(score.wind, won=score.wind is page.winner), ""
        elif page.going_out:
            title, lead = words.going_out(), words.going_out_lead()
        else:
            title, lead = words.standing(), words.standing_lead(only_winner=page.only_winner)
        head.addWidget(Words(scale.display(25), paper.ink, title), 1)
        total = Words(scale.text(28), paper.ink, f"<b>{score.total}</b>", wrap=False, rich=True)
        head.addWidget(total, 0, Qt.AlignmentFlag.AlignBottom)
        nest(self._layout, head)
        self._terms.begin()
        if lead:
            self._layout.addWidget(self._terms.words(scale.text(14), paper.ink2, lead))
        fill(self._layout, scale.px(10), DoubleRule(scale.theme), scale.px(10))
        view = ScoreView()
        view.show_score(score, scale, score_words.missed_title(final=page.final), self._terms)
        self._layout.addWidget(view)
        link = practise_link(scale, SCORE_DRILL)
        link.clicked.connect(lambda: self.practise_wanted.emit(SCORE_DRILL))
        fill(self._layout, scale.px(8), (link, 0, Qt.AlignmentFlag.AlignRight), STRETCH)

    def _hands(self, chosen: Wind) -> Flow:
        line = Flow(spacing=0, leading=0)
        for hand in self._model.score.hands if self._model is not None else ():
            button = Button(
                self._scale.theme, Kind.PRIMARY if hand.wind is chosen else Kind.SECONDARY, height=30
            )
            button.setText(wind_name(hand.wind))
            button.setAccessibleName(settle_words.score_of(hand.wind))
            button.clicked.connect(lambda _=False, wind=hand.wind: self._pick(wind))
            line.addWidget(button)
        return line

    def _pick(self, wind: Wind) -> None:
        self._wind = wind
        if self._model is not None:
            self.show_page(self._model, self._scale)
