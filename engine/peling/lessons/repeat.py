"""Repetition within a sitting: what was missed comes back after three other questions.

What comes back on later days is the business of `peling.lessons.memory`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from peling.lessons.drills.question import Key

OTHERS_BETWEEN: Final = 3
"""So many other questions come before a missed one is asked again in the same sitting."""


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
