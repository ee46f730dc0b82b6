"""Explain a score as the tutor does: each line with its proof, each step, where it stands in the book."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from peling.core.scoring import Score
from peling_app.books.words.citations import place_words
from peling_app.books.words.scores import missed_title, score_title
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.dialogs.paper import PaperDialog
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.parts import Scale, Words, cite, rule
from peling_app.play.tutor.model.score import HandScore
from peling_app.play.tutor.view.score_view import ScoreView
from peling_app.score.words import entry_dialogs as words


class ExplainDialog(PaperDialog):
    """The tutor's page of one score."""

    def __init__(
        self, theme: Theme, name: str, shown: HandScore, score: Score, parent: QWidget | None = None
    ) -> None:
        """Explain the score of a player's hand."""
        super().__init__(theme, parent, reads=True)
        self._name = name
        scale, paper = Scale(theme), theme.paper
        self.score = ScoreView()
        self.score.show_score(shown, scale, missed_title(final=True))
        fill(self.column, self.score, 10)
        self._heading = Words(scale.display(20), paper.ink, words.rules_behind())
        fill(self.column, self._heading, rule(paper.border))
        places = dict.fromkeys(
            (score_title(line.item, line.title), place_words(line.cite), line.item)
            for line in score.sheet.lines
        )
        for title, place, item in places:
            fill(self.column, Words(scale.text(14), paper.ink, title), cite(scale, f"{place} · {item}"))
        if score.others:
            self.column.addSpacing(10)
            said = ", ".join(str(sheet.total) for sheet in score.others[:4])
            self.column.addWidget(Words(scale.text(14), paper.ink2, f"{words.explain_other()}: {said}"))
        self.column.addStretch(1)
        self.close_button = Button(theme, Kind.PRIMARY)
        self.answer_by_keys(self.close_button)
        self.close_button.clicked.connect(self.accept)
        fill(self.foot, STRETCH, self.close_button)
        self.retranslate()
        self.fit(theme.sized(620), theme.sized(720))

    def retranslate(self) -> None:
        """Word the dialog in the present language."""
        title = words.explain(name=self._name)
        self.set_title(title)
        self.close_button.setText(words.close())
