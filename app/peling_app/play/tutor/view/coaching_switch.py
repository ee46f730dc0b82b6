"""How the coach helps in this game: four places in one line, or a list where they have no room."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout

from peling_app.kit.view.controls import RING
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.lists.choice_box import ChoiceBox
from peling_app.kit.view.parts import Scale, Words, set_look
from peling_app.kit.view.switch import Switch
from peling_app.kit.view.text.retranslate import Worded
from peling_app.kit.words.numbers import decimal
from peling_app.kit.words.tips import in_lines, tip
from peling_app.platform.settings import Coaching
from peling_app.play.tutor.words import coach as words

BETWEEN: Final = 10
"""Pixels between the heading and the list beside it."""


CLOSEST: Final = 30
"""What is left beside the words of a place, its tick included."""
NOTE: Final = 12.5
"""Pixels of the words that say what a place means."""
LEAST: Final = 32
"""The least height of the list in pixels, so that it can be hit."""


class CoachingSwitch(Worded):
    """The places with their heading; what the chosen one means is their tip, and read by screen readers.

    Who has just chosen one sees it below them, and then in no tip, which would lie over it.

    All stand in one line, so that the page over it has its room; a list takes the place of places that are
    too wide, and goes below the heading where even that has no room beside it.

    Signals:
        chosen: another way was chosen.
    """

    chosen = Signal(object)

    def __init__(self, scale: Scale) -> None:
        """Begin with advice on request."""
        super().__init__()
        self._scale = scale
        self._shown: Callable[[], None] = lambda: None
        self._head = Words(scale.text(13), scale.theme.paper.ink2, wrap=False)
        self._head.setIndent(RING)
        self.list = ChoiceBox()
        self._head.setBuddy(self.list)
        self.list.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.switch = Switch(scale.theme, tuple(Coaching), room=CLOSEST)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        fill(self._line, self._head, self.switch, (self.list, 1), margins=(0, 0, RING, 0), spacing=BETWEEN)
        self._line.setAlignment(self._head, Qt.AlignmentFlag.AlignVCenter)
        self._note = Words(scale.text(NOTE), scale.theme.paper.ink2)
        self._note.setContentsMargins(RING, 0, RING, 0)
        self._note.hide()
        fill(QVBoxLayout(self), self._line, self._note, margins=(0, 0, 0, 0), spacing=2)
        self.switch.chosen.connect(lambda value: self.chosen.emit(Coaching(value)))
        self.list.activated.connect(lambda place: self.chosen.emit(tuple(Coaching)[place]))
        self.retranslate()

    def show_manner(self, manner: Coaching, grave: float, *, can_bear: bool) -> None:
        """Show how the coach helps.

        Args:
            manner: in which way.
            grave: from so many points lost a mistake is grave.
            can_bear: whether the game can be marked as played without help.
        """
        self._shown = partial(self.show_manner, manner, grave, can_bear=can_bear)
        self.switch.set_value(manner.value)
        with QSignalBlocker(self.list):
            self.list.setCurrentIndex(tuple(Coaching).index(manner))
        said = words.manners_said(manner, grave=decimal(grave, least=0))
        if manner is Coaching.EXAM:
            said = f"{said} {words.bears_mark() if can_bear else words.bears_none()}"
        for widget in (self.switch, self.list):
            widget.setAccessibleDescription(said)
        self._note.setText(said)
        self._say_in_tip()

    def explain(self) -> None:
        """Say below the places what the chosen one means."""
        self._note.show()
        self._say_in_tip()

    def hush(self) -> None:
        """Leave that to the tip."""
        self._note.hide()
        self._say_in_tip()

    def _say_in_tip(self) -> None:
        """Say in the tip what the chosen place means, unless it is said below."""
        said = "" if self._note.isVisibleTo(self) else in_lines(self._note.text())
        for widget in (self.switch, self.list):
            widget.setToolTip(tip(said))

    def restyle(self) -> None:
        """Write in the present size and colours."""
        set_look(self._head, self._scale.text(13), self._scale.theme.paper.ink2)
        set_look(self._note, self._scale.text(NOTE), self._scale.theme.paper.ink2)
        self._fit(self.width())

    def retranslate(self) -> None:
        """Word it again."""
        self._head.setText(words.fixed("coaching-short"))
        named = [words.manners(manner) for manner in Coaching]
        self.switch.set_words(words.fixed("coaching"), named)
        with QSignalBlocker(self.list):
            place = max(0, self.list.currentIndex())
            self.list.clear()
            self.list.addItems(named)
            self.list.setCurrentIndex(place)
        self.list.setAccessibleName(words.fixed("coaching"))
        self._shown()
        self._fit(self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the form that has room."""
        super().resizeEvent(event)
        self._fit(event.size().width())

    def _fit(self, width: int) -> None:
        """Take the form that has room."""
        head = self._head.sizeHint().width() + BETWEEN
        fits = head + self.switch.sizeHint().width() <= width
        self.switch.setVisible(fits)
        self.list.setVisible(not fits)
        beside = fits or head + self.list.sizeHint().width() + RING <= width
        self.list.setFixedHeight(max(LEAST, self.list.fontMetrics().height() + 14))
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if way is not self._line.direction():
            self._line.setDirection(way)
            self._line.setSpacing(BETWEEN if beside else 0)
