"""What a review calls a mistake is one in worlds that did not choose it, too."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from peling.advice.equities import Effort, Equity, StoppedError, equities
from peling.api import read_position
from peling.coach.closer import ENOUGH, looked_at_again
from peling.coach.grades import Grade, grade
from peling.coach.review import Decision, weigh
from peling.core.actions import Discard
from peling.core.tiles import tile
from tests.by_day import by_day
from tests.engine.kernel.playing import NEEDS_THE_PACKAGE

pytestmark = NEEDS_THE_PACKAGE
VIEW, RULES = read_position(
    {
        "rules": "four-winds",
        "me": "S",
        "round": "E",
        "wall": 70,
        "concealed": ["B2", "B3", "B4", "B6", "B7", "D3", "D4", "D5", "C4", "C5", "C8", "C8", "N", "W"],
        "drawn": "W",
    }
)
"""Two lone winds that are worth the same to South, and sets that are not to be broken."""
MUCH: Final = 1000
"""More often nobody is asked whether he still waits."""
FEW: Final = 40
"""Rollouts of a first look."""
BAD_LUCK: Final = (40.0, 5.0)
"""By how much an equal choice is behind after a first look without luck, and the standard error of that."""
GOOD_LUCK: Final = (-9.0, 5.5)
"""The same of a grave mistake: most likely it loses nothing, which is not certain."""


class Patience:
    """It is over when it was asked for more often than so many times."""

    def __init__(self, times: int) -> None:
        self.times = times
        self.asked = 0

    def is_over(self) -> bool:
        """Return whether it is over."""
        self.asked += 1
        return self.asked > self.times


def graded(choices: tuple[Equity, ...], code: str) -> Grade:
    """Return the grade of a discard."""
    one = next(one for one in choices if one.action == Discard(tile(code)))
    return grade(one.behind, one.behind_se, RULES.id, first=one is choices[0])


def weighed(code: str, seed: int, first_look: tuple[Equity, ...] | None = None) -> tuple[Equity, ...]:
    """Return the choices after a closer look at the discard of this tile."""
    found = first_look or equities(VIEW, RULES, FEW, seed)
    return looked_at_again(VIEW, RULES, found, Discard(tile(code)), Effort(seed=seed)).choices


@pytest.mark.parametrize("seed", by_day({1}, range(1, 8)))
def test_what_bad_luck_makes_a_mistake_is_none(seed: int) -> None:
    first, *rest = equities(VIEW, RULES, FEW, seed)
    code = next(code for code in "NW" if Discard(tile(code)) != first.action)
    wind = next(one for one in rest if one.action == Discard(tile(code)))
    behind, error = BAD_LUCK
    unlucky = replace(wind, points=first.points - behind, behind=behind, behind_se=error)
    found = (first, *(unlucky if one is wind else one for one in rest))
    assert graded(found, code) is Grade.GRAVE
    assert graded(weighed(code, seed, found), code) in {Grade.EQUAL, Grade.BEST}


def test_what_good_luck_makes_harmless_is_a_mistake() -> None:
    first, *rest = equities(VIEW, RULES, FEW, 1)
    mistake = next(one for one in rest if one.action == Discard(tile("D4")))
    behind, error = GOOD_LUCK
    lucky = replace(mistake, points=first.points - behind, behind=behind, behind_se=error)
    found = (first, *(lucky if one is mistake else one for one in rest))
    assert graded(found, "D4") is Grade.EQUAL
    assert graded(weighed("D4", 1, found), "D4") is Grade.GRAVE


@pytest.mark.thorough
def test_a_mistake_is_one_at_the_closer_look_too_and_what_it_loses_is_known() -> None:
    seed = 1
    found = weighed("D4", seed)
    again = next(one for one in found if one.action == Discard(tile("D4")))
    assert graded(found, "D4") is Grade.GRAVE
    assert again.behind_se < 0.3 * again.behind
    assert again.points == pytest.approx(found[0].points - again.behind)
    others = [one for one in found if one is not again]
    assert others == [one for one in equities(VIEW, RULES, FEW, seed) if one.action != again.action]


def test_a_review_looks_again_and_plays_no_more_rollouts_for_it_than_before() -> None:
    first = {one.action: one for one in equities(VIEW, RULES, FEW, 1)}
    found = {
        one.action: one for one in weigh(Decision(0, 1, VIEW, Discard(tile("D4")), RULES), FEW, 1).choices
    }
    assert [one for one in first if found[one] != first[one]] == [Discard(tile("D4"))]
    assert found[Discard(tile("D4"))].worlds == FEW // 4, "half of them are cut short"


def test_whoever_wants_no_answer_any_more_ends_either_look() -> None:
    played = Decision(0, 1, VIEW, Discard(tile("D4")), RULES)
    both, first = Patience(MUCH), Patience(MUCH)
    weigh(played, FEW, 1, both.is_over)
    equities(VIEW, RULES, FEW, 1, first.is_over)
    assert both.asked > first.asked > 1
    for times in range(both.asked):
        with pytest.raises(StoppedError):
            weigh(played, FEW, 1, Patience(times).is_over)


def test_what_is_best_or_certainly_harmless_is_not_looked_at_again() -> None:
    first = equities(VIEW, RULES, FEW, 1)
    assert looked_at_again(VIEW, RULES, first, first[0].action, Effort(seed=1)) == (first, None)
    harmless = tuple(
        Equity(one.action, 0.0, 1.0, 0.2, 30.0, behind=0.1 * place, behind_se=0.05, worlds=ENOUGH)
        for place, one in enumerate(first)
    )
    assert looked_at_again(VIEW, RULES, harmless, first[1].action, Effort(seed=1)) == (harmless, None)


def test_what_few_worlds_call_harmless_is_looked_at_again() -> None:
    """A grave mistake that was given up after 63 worlds seemed 15 points better than the best, ± 8."""
    first, *rest = equities(VIEW, RULES, FEW, 1)
    mistake = next(one for one in rest if one.action == Discard(tile("D4")))
    lucky = replace(mistake, points=first.points + 15, behind=-15.0, behind_se=4.0, worlds=ENOUGH - 1)
    found = (first, *(lucky if one is mistake else one for one in rest))
    assert graded(found, "D4") is Grade.EQUAL
    assert graded(weighed("D4", 1, found), "D4") is Grade.GRAVE
