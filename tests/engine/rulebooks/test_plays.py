"""Every rule of play of every book has a position that it allows and one that it just forbids."""

from __future__ import annotations

import pytest

from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.legality import judge
from tests.engine.rulebooks.suite import Play, by_book, of_each_book
from tests.every_case import every

BOOKS = of_each_book("plays", tuple)


@every(
    "rules_id, play",
    by_book(
        (rules_id, f"{play[0]}-{play[3].replace(' ', '+') or 'allowed'}-{number}", play)
        for rules_id, plays in BOOKS.items()
        for number, play in enumerate(plays)
    ),
)
def test_the_rule_allows_or_forbids_it_for_its_reasons(rules_id: str, play: Play) -> None:
    rule, seen, action, unmet = play
    verdict = judge(seen, action, rule_set(rules_id))
    assert verdict.rule == rule
    assert verdict.legal is (not unmet)
    assert " ".join(finding.condition for finding in verdict.unmet) == unmet


@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_every_rule_of_play_has_its_positions_and_its_place_in_the_book(rules_id: str) -> None:
    rules = rule_set(rules_id)
    known = {rule.id for rule in rules.course.rules.values()}
    assert {(rule, bool(unmet)) for rule, _, _, unmet in BOOKS[rules_id]} == {
        (rule, forbids) for rule in known for forbids in (False, True)
    }
    assert known <= {entry.id for entry in rules.entries}
