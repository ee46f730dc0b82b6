"""The strip under a finished deal that is looked at again: back to the settlement, or on to the next deal."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from peling_app.books.words import settlement
from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import LACQUER
from peling_app.kit.view import paint
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.text.retranslate import Worded


class ReviewStrip(Worded):
    """Says that the deal is over, with two buttons.

    Signals:
        back_asked: show the settlement again.
        replay_asked: look at the deal step by step.
        next_asked: deal again, or after the last deal see the result.
    """

    back_asked = Signal()
    replay_asked = Signal()
    next_asked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make a hidden strip."""
        super().__init__(parent)
        self._is_last = False
        self._words = QLabel()
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._words.setWordWrap(True)
        self._words.setStyleSheet(f"color: {LACQUER.text};")
        self._back = Button(theme, Kind.LACQUER, icon="arrow-left")
        self._replay = Button(theme, Kind.LACQUER)
        self.next_button = Button(theme, Kind.BRASS)
        self.next_button.setProperty("asked", "next-deal")
        fill(
            QHBoxLayout(self),
            (self._words, 1),
            self._back,
            self._replay,
            self.next_button,
            margins=(18, 3, 14, 3),
        )
        self._back.clicked.connect(self.back_asked)
        self._replay.clicked.connect(self.replay_asked)
        self.next_button.clicked.connect(self.next_asked)
        self.retranslate()
        self.hide()

    def show_deal(self, *, is_last: bool) -> None:
        """Show the strip; after the last deal of a game its last button leads to the result."""
        self._is_last = is_last
        self.retranslate()
        self.show()

    def retranslate(self) -> None:
        """Word the strip again."""
        self.setAccessibleName(self.tr("The deal is over"))
        self._words.setText(self.tr("The deal is over. This is how it ended."))
        self._back.setText(self.tr("Settlement"))
        self._replay.setText(self.tr("Replay"))
        self.next_button.setText(settlement.to_result() if self._is_last else self.tr("Next deal"))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the lacquer and its brass edge."""
        paint.lacquer_bar(self)
