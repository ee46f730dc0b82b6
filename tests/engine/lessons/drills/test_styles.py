"""The styles of hands that drills ask for show what they are named after."""

from __future__ import annotations

from random import Random

import pytest

from peling.core.tiles import WINDS, Wind
from peling.lessons.drills.styles import DRAGONS, STYLES
from tests.engine.kept_values import changed
from tests.engine.lessons.drills.kept_questions import plans, stored


def test_four_sets_of_winds_have_now_and_then_a_pair_of_dragons() -> None:
    plans = [STYLES["winds"](Random(seed), Wind.EAST, Wind.EAST) for seed in range(200)]
    full = [
        plan
        for plan in plans
        if sum(one[0].wind is not None and one[0] is one[2] for one in plan.sets) == len(WINDS)
    ]
    assert 60 < len(full) < 140
    of_dragons = sum(plan.rest[0] in DRAGONS for plan in full)
    assert of_dragons > len(full) / 3, "half of them, and some by chance"


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("style", STYLES)
def test_a_style_makes_the_hands_that_it_made(style: str) -> None:
    """The questions of keys that a learner has kept are made of them."""
    assert plans(style) == stored()["styles"][style], changed("tests.engine.lessons.drills.kept_questions")
