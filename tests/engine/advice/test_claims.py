"""Of what use a claim is: the same as advice says, in positions of all books."""

from __future__ import annotations

import pytest

from peling.advice.choices import Folly, choices
from peling.advice.claims import Use, uses
from peling.advice.outlook import outlooks
from peling.core.actions import ClaimChow, ClaimKong, ClaimPung, ClaimWin, Pass, Wash
from peling.core.view import Phase
from peling.rulebooks import RULE_SETS
from peling.rules.legality import legal_actions
from tests.by_day import by_day
from tests.engine.advice.positions_walk import moments


@pytest.mark.thorough
@pytest.mark.parametrize("deals", by_day([5], [5, 12]))
@pytest.mark.parametrize("book", by_day({"four-winds"}, RULE_SETS))
def test_the_use_of_a_claim_is_what_advice_says(book: str, deals: int) -> None:
    met = set()
    for view, rules in moments(book, deals):
        if view.phase not in {Phase.CLAIMS, Phase.ROBBING}:
            continue
        found = uses(view, rules)
        assert set(found) == set(legal_actions(view, rules)) - {Pass()}
        said = {one.action: one for one in outlooks(view, rules)}
        idle = {one.appraised.action for one in choices(view, rules) if one.folly is Folly.IDLE}
        for action, use in found.items():
            met.add(use)
            assert (use is Use.ENDS) is isinstance(action, ClaimWin | Wash)
            if isinstance(action, ClaimChow | ClaimPung | ClaimKong):
                assert (use is Use.NEARER) is (said[action].after < said[action].before)
                assert (use is Use.NONE) is (action in idle and use is not Use.NEARER)
    assert met == set(Use)
