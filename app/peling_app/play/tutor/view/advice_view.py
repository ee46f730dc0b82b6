"""The advice that was asked for, on a ground of its own."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame

from peling_app.kit.view.parts import Scale, column, small_capitals
from peling_app.kit.view.text.terms import Terms, said
from peling_app.play.tutor.model.pages import AdvicePage
from peling_app.play.tutor.view.tile_flow import TileFlow
from peling_app.play.tutor.words import tutor as words
from peling_app.play.tutor.words.own_hand import kinds_words


class AdviceView(QFrame):
    """What is advised, and the tiles that help then.

    Signals:
        laid_out: it has another size, and so has everything round it.
    """

    laid_out = Signal()

    def __init__(self, advice: AdvicePage, scale: Scale, terms: Terms | None) -> None:
        """Show it."""
        super().__init__()
        paper = scale.theme.paper
        self.setObjectName("advice")
        self.setStyleSheet(f"#advice {{ background: {paper.gold_ground}; border-radius: 6px; }}")
        layout = column(self, spacing=4)
        layout.setContentsMargins(12, 10, 12, 10)
        layout.addWidget(small_capitals(scale, words.advice_title()))
        sentences = (words.thinking(),) if advice.thinking else advice.sentences
        for sentence in sentences:
            layout.addWidget(said(terms, scale.text(14), paper.ink, sentence))
        if advice.useful:
            named = kinds_words([kind for group in advice.useful for kind in group])
            layout.addWidget(TileFlow(advice.useful, advice.faces, scale, named))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask to come into sight, once everything round it has its place too."""
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self.laid_out.emit)
