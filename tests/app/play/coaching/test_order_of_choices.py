"""In which order the coach shows choices: steady while figures change, by points when they are settled."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from math import hypot

import pytest

from peling.coach.counsel import Counsel
from peling.coach.grades import Grade
from peling.core.actions import Action
from peling.rulebooks import RULE_SETS
from peling_app.kit.model.faces import AS_DRAWN
from peling_app.play.coaching import Answer
from peling_app.play.order_of_choices import ROWS, steady
from peling_app.play.tutor.model.coach import tried_page
from tests.app.play.tutor.test_coach_page import made, rounds, sharpening
from tests.by_day import by_day


@pytest.mark.parametrize("rules", by_day({"", "four-winds"}, ["", *RULE_SETS]))
def test_the_order_changes_only_where_a_difference_is_more_than_its_error(rules: str) -> None:
    """As long as figures change; those that stay are ordered once."""
    for answers in rounds(rules) if rules else (sharpening(),):
        shown: tuple[Counsel, ...] = ()
        for one in answers:
            answer = replace(one, goes_on=True)
            before = [one.action for one in shown]
            shown = steady(answer, shown).choices
            assert set(shown) == set(answer.choices)
            assert shown[0] is answer.choices[0], "the coach's own first choice leads"
            grades = [list(Grade).index(one.grade) for one in shown]
            assert grades == sorted(grades)
            for above, below in pairwise(shown[1:]):
                if above.grade is below.grade:
                    lead = above.equity.behind - below.equity.behind
                    assert lead <= 2 * hypot(above.equity.behind_se, below.equity.behind_se)
                    if before and before.index(above.action) > before.index(below.action):
                        assert any_clear(shown, above, before)


@pytest.mark.parametrize("rules", by_day({"", "four-winds"}, ["", *RULE_SETS]))
def test_figures_that_stay_are_in_the_order_of_points_with_the_same_choices_in_the_table(rules: str) -> None:
    """A table that said "settled" had -92.0, -88.0, -89.6 below the best, and stayed so."""
    for answers in rounds(rules) if rules else (sharpening(),):
        shown: tuple[Counsel, ...] = ()
        for answer in answers:
            sharpens = steady(replace(answer, settled=True, goes_on=True), shown).choices
            final = steady(replace(answer, settled=True, goes_on=False), shown).choices
            assert final[0] is sharpens[0]
            assert set(final[:ROWS]) == set(sharpens[:ROWS])
            for above, below in pairwise(final[1:ROWS]):
                assert above.grade is not below.grade or above.equity.behind <= below.equity.behind
            shown = sharpens
    behind = {2: 92.0, 3: 88.0, 4: 89.6, 5: 95.0}
    unordered = (
        made(1, Grade.BEST),
        *(made(number, Grade.GRAVE, lost, 9) for number, lost in behind.items()),
    )
    answer = Answer(unordered, settled=True)
    assert [one.lost for one in steady(answer, unordered).choices[1:]] == [88.0, 89.6, 92.0, 95.0]
    assert steady(replace(answer, goes_on=True), unordered).choices == unordered
    seen = [one.action for one in unordered]
    figures = [row.value for row in tried_page(answer, seen[:1], seen, AS_DRAWN).rows[1:]]
    assert figures == sorted(figures, reverse=True)


def any_clear(shown: tuple[Counsel, ...], above: Counsel, before: list[Action]) -> bool:
    """Return whether a choice that has risen is clearly better than one that stood above it."""
    passed = [one for one in shown if before.index(one.action) < before.index(above.action)]
    return any(
        one.grade is not above.grade
        or one.equity.behind - above.equity.behind > 2 * hypot(one.equity.behind_se, above.equity.behind_se)
        for one in passed
    )
