"""Ratings: how good a learner is at a kind of drill, and which level fits him.

As in chess: a question has a strength by its level, a learner a rating, and after an answer the rating moves
by what was better or worse than could be expected. The level is the one whose questions are right about seven
times in ten: hard enough to learn from, easy enough to go on.
"""

from __future__ import annotations

from typing import Final

from peling.lessons.drills.question import LEVELS, Explanation

START: Final = 1000
"""The rating of who has answered nothing."""
BAND: Final = 100
"""So many points of rating lead from one level to the next."""
LEAD: Final = 150
"""By so much is the rating at which a level begins above its questions: seven of ten are right then."""
STEP: Final = 64
"""The rating moves by so much at most."""
LEAST, HIGHEST = 600, 2000
"""No rating is outside."""


def level_of(rating: int) -> int:
    """Return the level that fits a rating.

    >>> level_of(START), level_of(START + BAND), level_of(HIGHEST), level_of(LEAST)
    (1, 2, 5, 1)
    """
    return min(max(LEVELS[0], LEVELS[0] + (rating - START) // BAND), LEVELS[-1])


def begin_at(level: int) -> int:
    """Return a rating that fits a level: a little above where it begins."""
    return START + (level - LEVELS[0]) * BAND + (0 if level == LEVELS[0] else BAND // 4)


def expected(rating: int, level: int) -> float:
    """Return which part of an answer can be expected to be right, from 0 to 1.

    >>> round(expected(START, 1), 2)
    0.7
    """
    strength = START - LEAD + (level - LEVELS[0]) * BAND
    return float(1 / (1 + 10 ** ((strength - rating) / 400)))


def rated(rating: int, level: int, explained: Explanation) -> int:
    """Return the rating after an answer; one that is right in part counts half of what is right."""
    got = 1.0 if explained.right else explained.got / explained.of / 2
    moved = rating + round(STEP * (got - expected(rating, level)))
    return min(max(moved, LEAST), HIGHEST)
