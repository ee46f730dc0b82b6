"""Repetition: what was missed comes back, in this sitting after three others, later after some days.

Boxes as of Leitner: a question that was missed goes into the first box and waits a day; every right answer
moves it one box on and makes it wait longer, until it is known. All functions are pure: the day is given in.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Final

from peling.lessons.drills.question import Key

WAITS: Final = (1, 3, 7, 16, 35)
"""Days that a question waits in each box."""
OTHERS_BETWEEN: Final = 3
"""So many other questions come before a missed one is asked again in the same sitting."""
MOST: Final = 500
"""So many questions are kept at most; those that have waited longest for their day go first."""


@dataclass(frozen=True, slots=True)
class Boxed:
    """A question in a box: the number of the box, from 0, and the day on which it is due."""

    box: int
    due: date


@dataclass(frozen=True, slots=True)
class Boxes:
    """The questions that come back, by their keys."""

    held: tuple[tuple[Key, Boxed], ...] = ()

    def __len__(self) -> int:
        """Return how many questions come back."""
        return len(self.held)

    def find(self, key: Key) -> Boxed | None:
        """Return the box of a question; None if it does not come back."""
        return self.as_dict().get(key)

    def as_dict(self) -> dict[Key, Boxed]:
        """Return them by key."""
        return dict(self.held)


EMPTY: Final = Boxes()


@dataclass(frozen=True, slots=True)
class Sitting:
    """What came up since the learner sat down.

    Attributes:
        asked: how many questions.
        waiting: missed questions, each with the number of the question after which it comes back.
    """

    asked: int = 0
    waiting: tuple[tuple[int, Key], ...] = ()


def answered(boxes: Boxes, key: Key, *, right: bool, today: date) -> Boxes:
    """Return the boxes after an answer.

    A missed question goes into the first box. A right one moves on, and leaves after the last box; one that
    was right at once never enters.

    >>> key = Key("waits", "pung-chow", (), 1, 7)
    >>> missed = answered(Boxes(), key, right=False, today=date(2026, 1, 1))
    >>> missed.find(key)
    Boxed(box=0, due=datetime.date(2026, 1, 2))
    >>> answered(missed, key, right=True, today=date(2026, 1, 2)).find(key)
    Boxed(box=1, due=datetime.date(2026, 1, 5))
    """
    held = boxes.as_dict()
    before = held.pop(key, None)
    if right:
        if before is None:
            return boxes
        if today < before.due:
            # Right again in the same sitting proves little: it keeps its box and its day.
            return boxes
        box = before.box + 1
        if box == len(WAITS):
            return _kept(held)
    else:
        box = 0
    held[key] = Boxed(box, today + timedelta(days=WAITS[box]))
    return _kept(held)


def due(boxes: Boxes, today: date, kind: str, book: str) -> tuple[Key, ...]:
    """Return the questions of a kind, in a book, whose day has come, the earliest first."""
    ready = [
        (boxed.due, boxed.box, place, key)
        for place, (key, boxed) in enumerate(boxes.held)
        if boxed.due <= today and (key.kind, key.rules) == (kind, book)
    ]
    return tuple(key for *_, key in sorted(ready, key=lambda one: one[:3]))


def next_key(sitting: Sitting, boxes: Boxes, today: date, kind: str, book: str) -> Key | None:
    """Return the question of a kind, in a book, that should come now; None for a new one.

    Questions missed in this sitting go before those of earlier days.
    """
    for after_, key in sitting.waiting:
        if after_ <= sitting.asked and (key.kind, key.rules) == (kind, book):
            return key
    waiting = {key for _, key in sitting.waiting}
    return next((key for key in due(boxes, today, kind, book) if key not in waiting), None)


def after(sitting: Sitting, key: Key, *, right: bool) -> Sitting:
    """Return the sitting after an answer; a missed question comes back after three others."""
    asked = sitting.asked + 1
    waiting = tuple(one for one in sitting.waiting if one[1] != key)
    if not right:
        waiting = (*waiting, (asked + OTHERS_BETWEEN, key))
    return replace(sitting, asked=asked, waiting=waiting)


def merged(one: Boxes, other: Boxes) -> Boxes:
    """Return the boxes of both; of a question in both the lower box, and the earlier day, stand."""
    held = one.as_dict()
    for key, boxed in other.held:
        mine = held.get(key)
        held[key] = boxed if mine is None else min(mine, boxed, key=lambda b: (b.box, b.due))
    return _kept(held)


def _kept(held: Mapping[Key, Boxed]) -> Boxes:
    entries = list(held.items())
    if len(entries) > MOST:
        entries = sorted(entries, key=lambda one: one[1].due)[-MOST:]
    return Boxes(tuple(entries))
