"""Where what is said of a try stands: below the answer, or beside it below the text of the lesson.

In a low window an answer and what is said of it may not both be seen whole. A short text leaves room below
it, which is as near to the question: for all that is said, or for the errors that are named or the verdict
alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
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
    VERDICT = "all but the errors"
    BESIDE = "all"


ALONE: Final = {Stands.ERRORS, Stands.VERDICT}
"""A part of it stands beside the answer, the other below it."""


class SaidBeside:
    """What is said of a try, and the two places where it may stand.

    Attributes:
        holder: what holds a part of it that stands alone beside the answer.
        apart: shows that part.
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
        self.apart = Pinned(self.holder)
        self.apart.hide()

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
        for stands in self._ways():
            beside, below = self._beside(stands, there), self._below(stands, width)
            if beside <= free and fits(below):
                break
        else:
            # Not all of the answer can be seen: as much as possible goes out of its way.
            stands, beside, below = Stands.BESIDE, self._beside(Stands.BESIDE, there), 0
            if beside > free:
                stands, beside, below = Stands.BELOW, 0, self._below(Stands.BELOW, width)
        self._move(stands)
        if stands is Stands.BESIDE:
            pinned.fit(beside, there)
        self.apart.fit(beside, there)
        return below

    def _ways(self) -> Iterator[Stands]:
        """Yield where it may stand, the best way first.

        What has left its place below the answer does not come back before another page.
        """
        if self._stands is Stands.BELOW:
            yield Stands.BELOW
        yield Stands.BESIDE
        if not self._closing.errors.isHidden():
            yield from (Stands.ERRORS, Stands.VERDICT)

    def _beside(self, stands: Stands, width: int) -> int:
        """Return how high that is which stands beside the answer, in a place so wide."""
        closing, pinned = self._closing, self._pinned
        match stands:
            case Stands.BELOW:
                return 0
            case Stands.ERRORS:
                return pinned.needed_by(closing.errors, width)
            case Stands.VERDICT:
                return pinned.needed_by(closing.said_of_all, width)
            case Stands.BESIDE if self._stands in ALONE:
                # It is apart now: put together it would need no more than this.
                errors = pinned.needed_by(closing.errors, width)
                return errors + pinned.needed_by(closing.said_of_all, width) + APART
            case Stands.BESIDE:
                return pinned.needed(width)

    def _below(self, stands: Stands, width: int) -> int:
        """Return how high that is which stands below the answer, in a place so wide."""
        match stands:
            case Stands.BESIDE:
                return 0
            case Stands.ERRORS | Stands.VERDICT:
                other = Stands.ERRORS if stands is Stands.VERDICT else Stands.VERDICT
                return self._beside(other, width) + AROUND
            case Stands.BELOW:
                return self._beside(Stands.BESIDE, width)

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
        if now in ALONE:
            place.said.removeWidget(self.apart)
            self.apart.hide()
            self._column.removeWidget(self._part(now))
            self._closing.take_back()
        if wanted in ALONE:
            self._closing.give(self._part(wanted), self._column)
            place.said.addWidget(self.apart, 1)
            self.apart.show()

    def _part(self, stands: Stands) -> QWidget:
        return self._closing.errors if stands is Stands.ERRORS else self._closing.said_of_all
