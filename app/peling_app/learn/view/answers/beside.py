"""Where what is said of a try stands: below the answer, or beside it below the text of the lesson.

In a low window an answer and what is said of it may not both be seen whole. A short text leaves room below
it, which is as near to the question: for all that is said, or at least for the errors that are named.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final, Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from peling_app.kit.view.layouts import fill
from peling_app.learn.view.answers.reasons import Closing, Pinned

AROUND: Final = 6
"""Pixels around a part of it that stands alone."""
APART: Final = 12
"""More than the pixels between the errors and the rest, where they stand one below the other."""


class Place(Protocol):
    """A page of text with room below it.

    Attributes:
        room_changed: the room may be another one.
        said: where what is said of a try goes.
    """

    room_changed: SignalInstance
    said: QHBoxLayout

    @property
    def width_below(self) -> int:
        """Return the width of the room in pixels."""

    @property
    def free_below(self) -> int:
        """Return the height of the room in pixels, while nothing stands there; none: 0 or less."""


class Stands(Enum):
    """How much of what is said of a try stands beside the answer."""

    BELOW = "nothing"
    ERRORS = "the errors"
    BESIDE = "all"


class SaidBeside:
    """What is said of a try, and the two places where it may stand.

    Attributes:
        holder: what holds the errors while they stand alone beside the answer.
        errors: shows it.
    """

    def __init__(self, closing: Closing, pinned: Pinned, row: QBoxLayout) -> None:
        """Let it stand in its row below the answer."""
        self._closing = closing
        self._pinned = pinned
        self._row = row
        self._place: Place | None = None
        self._stands = Stands.BELOW
        self.holder = QWidget()
        self._column = fill(QVBoxLayout(self.holder), margins=(0, 0, 0, 0), spacing=0)
        self.errors = Pinned(self.holder)
        self.errors.hide()

    def may_stand(self, place: Place) -> None:
        """Let it stand on another page, too."""
        self._place = place

    def begin(self) -> None:
        """Stand below the answer again: another page was opened."""
        self._move(Stands.BELOW)

    def below(self, width: int, fits: Callable[[int], bool]) -> int:
        """Let it stand where it is best, and return how high what stands below the answer is to be.

        Args:
            width: that of the place below the answer, in pixels.
            fits: returns whether so many pixels are left there beside all of the answer.
        """
        place, closing, pinned = self._place, self._closing, self._pinned
        if place is None:
            return pinned.needed(width)
        if closing.isHidden():
            self._move(Stands.BELOW)
            return 0
        there, free = place.width_below, place.free_below
        errors = pinned.needed_by(closing.errors, there)
        rest = pinned.needed_by(closing.said_of_all, width) + AROUND
        if self._stands is Stands.ERRORS:
            # It is apart now: put together it would need no more than this.
            whole, here = errors + pinned.needed_by(closing.said_of_all, there) + APART, 0
        else:
            whole, here = pinned.needed(there), pinned.needed(width)
        if self._stands is Stands.BELOW and fits(here):
            return here
        if whole <= free:
            self._move(Stands.BESIDE)
            pinned.fit(whole, there)
            return 0
        if 0 < errors <= free and fits(rest):
            self._move(Stands.ERRORS)
            self.errors.fit(errors, there)
            return rest
        self._move(Stands.BELOW)
        return pinned.needed(width)

    @property
    def stands(self) -> Stands:
        """Return how much of it stands beside the answer."""
        return self._stands

    def _move(self, wanted: Stands) -> None:
        place, now = self._place, self._stands
        if place is None or wanted is now:
            return
        self._stands = wanted
        if Stands.BESIDE in {now, wanted}:
            from_, to = (self._row, place.said) if wanted is Stands.BESIDE else (place.said, self._row)
            from_.removeWidget(self._pinned)
            to.addWidget(self._pinned, 1)
        if now is Stands.ERRORS:
            place.said.removeWidget(self.errors)
            self.errors.hide()
            self._column.removeWidget(self._closing.errors)
            self._closing.take_back()
        if wanted is Stands.ERRORS:
            self._closing.give_errors(self._column)
            place.said.addWidget(self.errors, 1)
            self.errors.show()
