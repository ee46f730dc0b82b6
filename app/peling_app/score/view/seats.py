"""Draw the seats anew in the middle of an evening, as after a set where the table plays so."""

from __future__ import annotations

import random
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import Button
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.text.reader import order_tabs
from peling_app.score.seat_draw import SeatDraw, draw_seats
from peling_app.score.session import ScoreSession
from peling_app.score.view.dialogs import AskDialog
from peling_app.score.view.draw import DrawView
from peling_app.score.words import start as words


class SeatsDialog(AskDialog):
    """The drawing, and a button that lets the next deal be played so."""

    def __init__(
        self,
        theme: Theme,
        score: ScoreSession,
        parent: QWidget | None = None,
        rng: random.Random | None = None,
    ) -> None:
        """Draw once; the people may throw again."""
        super().__init__(theme, parent)
        self._score = score
        self._rng = rng or random.SystemRandom()
        self._order = score.by_book.order
        self._drawn: SeatDraw | None = None
        self._words = label("small", wrap=True)
        self.drawing = DrawView(theme)
        self._seated = label("", wrap=True)
        self.again = Button(theme)
        self.foot.insertWidget(0, self.again)
        fill(self.column, self._words, self.drawing, self._seated, STRETCH)
        self.drawing.finished.connect(self._tell)
        self.again.clicked.connect(self.draw)
        self.retranslate()
        order_tabs([self.drawing, self.again, self.cancel, self.done_button])
        self.drawing.setFocus()
        self.fit(theme.sized(600), theme.sized(520))
        self.draw()

    def draw(self) -> None:
        """Draw the seats."""
        names = [self._score.names[place] for place in self._order]
        self._drawn = draw_seats(self._rng, self._score.rules, names)
        self._seated.setText("")
        self.done_button.setEnabled(False)
        self.drawing.play(self._drawn.lines)

    @property
    def seats(self) -> tuple[int, ...]:
        """Return the players in the order of play, East first."""
        drawn = self._drawn
        assert drawn is not None  # noqa: S101 - the dialog begins with a drawing
        order = [self._order[place] for place in drawn.order]
        return (*order[drawn.east :], *order[: drawn.east])

    def take(self) -> None:
        """Let the deal in the entry panel be played so."""
        self._score.set_entry(replace(self._score.entry, seats=self.seats))
        self.accept()

    def _tell(self) -> None:
        names = tuple(self._score.names[place] for place in self.seats)
        self._seated.setText(words.seated(names, names[0]))
        self.done_button.setEnabled(True)
        if self.drawing.hasFocus():
            # From a button that was gone to, Enter is to press that one, however long the dice took.
            self.done_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Word the dialog again."""
        self.set_title(self.tr("Draw the seats"))
        self._words.setText(self.tr("The players sit as they do now and draw anew, as their book has it."))
        self.again.setText(self.tr("Once more"))
        self.cancel.setText(self.tr("Leave the seats as they are"))
        self.done_button.setText(self.tr("Sit down so"))
