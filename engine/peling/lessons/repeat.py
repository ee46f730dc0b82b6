"""Repetition within a sitting: what was missed comes back after three others, and nothing else so soon.

What comes back on later days is the business of `peling.lessons.memory`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from peling.lessons.drills.question import Key, Question

OTHERS_BETWEEN: Final = 3
"""So many other questions come before a missed one is asked again in the same sitting."""
_TRIES: Final = 12
"""So many questions are made to find one that was not asked lately."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """What came up since the learner sat down.

    Attributes:
        asked: how many questions.
        waiting: missed questions, each with the number of the question after which it comes back.
    """

    asked: int = 0
    waiting: tuple[tuple[int, Key], ...] = ()


def waiting(sitting: Sitting, book: str, kind: str = "", *, early: bool = False) -> Key | None:
    """Return the question that was missed in this sitting and should come now; None: there is none.

    Args:
        sitting: what came up so far.
        book: the rule set that is asked.
        kind: the kind of drill; empty: any.
        early: it need not have waited for others, since no others are left.
    """
    for after_, key in sitting.waiting:
        if (early or after_ <= sitting.asked) and key.rules == book and kind in {"", key.kind}:
            return key
    return None


def after(sitting: Sitting, key: Key, *, right: bool) -> Sitting:
    """Return the sitting after an answer; a missed question comes back after three others."""
    asked = sitting.asked + 1
    left = tuple(one for one in sitting.waiting if one[1] != key)
    if not right:
        left = (*left, (asked + OTHERS_BETWEEN, key))
    return replace(sitting, asked=asked, waiting=left)


def unlike(make: Callable[[], Question], lately: Sequence[Question]) -> Question:
    """Return a question that asks something else than those of `lately`, if one is found soon.

    Args:
        make: makes one question after the other.
        lately: what was asked last, the latest at the end. Where all is of these, the first of them is asked.
    """
    found: list[Question] = []
    for _ in range(_TRIES):
        asked = make()
        if not any(asked.asks_as(one) for one in lately):
            return asked
        found.append(asked)
    return next(one for late in lately for one in found if one.asks_as(late))
