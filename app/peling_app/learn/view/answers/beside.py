"""Where what is said of a try stands: below the answer, or beside it below the text of the lesson.

In a low window an answer and what is said of it may not both be seen whole. A short text leaves room below
it, which is as near to the question.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout

from peling_app.learn.view.answers.reasons import Pinned


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


class SaidBeside:
    """What is said of a try, and the two places where it may stand."""

    def __init__(self, pinned: Pinned, row: QBoxLayout) -> None:
        """Let it stand in its row below the answer."""
        self._pinned = pinned
        self._row = row
        self._place: Place | None = None
        self._is_beside = False

    def may_stand(self, place: Place) -> None:
        """Let it stand on another page, too."""
        self._place = place

    def begin(self) -> None:
        """Stand below the answer again: another page was opened."""
        self._move(beside=False)

    def moves(self, *, lacks_room: bool) -> bool:
        """Stand beside the answer if there is no room below it, but there; return whether it does.

        From then on it stays there, from try to try.
        """
        place = self._place
        if place is None:
            return False
        needed = self._pinned.needed(place.width_below)
        fits = 0 < needed <= place.free_below
        self._move(beside=fits and (lacks_room or self._is_beside))
        if self._is_beside:
            self._pinned.fit(needed, place.width_below)
        return self._is_beside

    def _move(self, *, beside: bool) -> None:
        if beside is self._is_beside or self._place is None:
            return
        here: QBoxLayout = self._row
        there: QBoxLayout = self._place.said
        if not beside:
            here, there = there, here
        here.removeWidget(self._pinned)
        there.addWidget(self._pinned, 1)
        self._is_beside = beside
