"""How many deals a question about the winds tells, by its level; the first level asks after one deal."""

from __future__ import annotations

import random

import pytest

from peling.lessons import drills
from peling.rulebooks import rule_set

DEALS = {2: 3, 3: 4, 4: 7, 5: 11}


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize(("level", "least"), DEALS.items())
def test_a_question_tells_more_deals_on_higher_levels(level: int, least: int) -> None:
    rules = rule_set("how-to-play")
    found = set()
    for seed in range(300):
        asked = drills.question("wind", rules, level, random.Random(seed))
        if deals := sum(name.startswith("deal-") for name, _ in asked.facts):
            found.add(deals)
    assert found == {least, least + 1, least + 2}
