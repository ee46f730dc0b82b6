"""What is said of a line that a hand does not earn: with which sets it is counted, at the second miss."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from peling.core.melds import Meld
from peling.lessons.drills.question import Stated
from peling.rulebooks import RULE_SETS, rule_set
from tests.engine.lessons.faults.not_earned import lines_not_earned


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("book", RULE_SETS)
def test_the_sets_of_the_hand_are_named_beside_a_line_that_it_does_not_earn(book: str) -> None:
    """That this hand does not have it was all that was said of most wrong lines."""
    named = 0
    for _, record, fault in lines_not_earned(rule_set(book), Random(3), 4):
        (sets,) = [one for one in fault.more if isinstance(one, Stated) and one.topic == "hand-sets"]
        melds = [value for _, value in sets.facts]
        held = Counter(one for meld in melds if isinstance(meld, Meld) for one in meld.tiles)
        won = Counter(() if record.win is None or record.win.tile is None else [record.win.tile])
        assert held <= Counter(record.hand.all_tiles()) + won or record.wild
        assert record.win is None or len(melds) > 4
        named += 1
    assert named > 4
