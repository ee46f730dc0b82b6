"""In which order choices are shown while their figures change, and when they are those that stay."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import hypot
from typing import Final

from peling.coach.counsel import Counsel
from peling.coach.grades import CERTAIN, Grade
from peling_app.play.coaching import Answer

ROWS: Final = 5
"""So many choices have room in a table of them."""


def steady(answer: Answer, before: Sequence[Counsel]) -> Answer:
    """Return an answer with its choices in the order in which they are shown, after those shown before.

    The first is that of the coach. Of the others those come first that are not certain to be worse than it,
    then slips, mistakes, grave mistakes. Within each of these the order stays what it was, until a choice is
    better than the one above it by more than the error of that. When the figures are those that stay, it is
    the order of their points, once; which choices the table shows does not change by that.
    """
    places = {one.action: place for place, one in enumerate(before)}
    grades = list(Grade)
    choices = answer.choices
    order: list[Counsel] = []
    for one in sorted(choices[1:], key=lambda one: places.get(one.action, len(places))):
        place = len(order)
        while place and _comes_before(one, order[place - 1], grades):
            place -= 1
        order.insert(place, one)
    if is_final(answer):
        order = [*by_points(order[: ROWS - 1]), *by_points(order[ROWS - 1 :])]
    return replace(answer, choices=(*choices[:1], *order))


def is_final(answer: Answer) -> bool:
    """Return whether an answer has the figures that stay."""
    return answer.settled and not answer.goes_on


def by_points(choices: Sequence[Counsel]) -> list[Counsel]:
    """Return choices in the order of their grades, and in that of their points where these are equal."""
    grades = list(Grade)
    return sorted(choices, key=lambda one: (grades.index(one.grade), one.equity.behind))


def _comes_before(one: Counsel, other: Counsel, grades: Sequence[Grade]) -> bool:
    """Return whether a choice is to stand above another that stood above it."""
    if one.grade is not other.grade:
        return grades.index(one.grade) < grades.index(other.grade)
    mine, its = one.equity, other.equity
    return its.behind - mine.behind > CERTAIN * hypot(mine.behind_se, its.behind_se)
