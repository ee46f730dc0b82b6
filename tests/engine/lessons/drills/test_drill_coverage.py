"""Every rule that a player can meet is asked in a drill of its book."""

import pytest

from peling.lessons.drills.coverage import coverage
from peling.rulebooks import RULE_SETS


@pytest.mark.slow
@pytest.mark.parametrize("book", RULE_SETS)
def test_every_rule_that_a_player_can_meet_is_asked(book: str) -> None:
    found = coverage(book, most=120)
    print(f"{book}: {found.percent:.0f} % of {len(found.asked) + len(found.missing)} rules are asked")  # noqa: T201
    assert found.missing == ()
    assert found.percent == 100
