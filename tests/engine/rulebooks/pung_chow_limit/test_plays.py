"""What Part II has for itself beside Part I."""

from peling.core.actions import GoOut, Wash
from peling.rulebooks import rule_set
from peling.rules.legality import judge
from tests.engine.rulebooks.positions import view
from tests.engine.rulebooks.pung_chow_limit.plays import HEADS
from tests.engine.rulebooks.pung_chow_limit.positions import HANDS

RULES = HANDS.rules_id


def test_every_rule_of_play_is_among_the_rules_of_the_book() -> None:
    rules = rule_set(RULES)
    assert {rule.id for rule in rules.course.rules.values()} <= {entry.id for entry in rules.entries}
    part_one = rule_set("pung-chow").course.rules
    assert set(rules.course.rules) - set(part_one) == {Wash}


def test_a_hand_one_head_short_is_said_so() -> None:
    verdict = judge(view(f"{HEADS} B5", drawn="B5"), GoOut(), rule_set(RULES))
    distance = next(found.evidence for found in verdict.findings if found.condition == "hand-complete")
    assert distance.fact("away") == 1


def test_part_two_leaves_out_what_part_one_has_for_itself() -> None:
    ids = {entry.id for entry in rule_set(RULES).entries}
    assert not {"PC1-SEAT", "PC1-NOROUND", "PC1-DRAW", "PC1-SETTLE"} & ids
    assert {"PC2-SEAT", "PC2-ROUND", "PC2-DRAW", "PC2-SETTLE"} <= ids


def test_options_of_part_one_alone_are_taken_and_change_nothing() -> None:
    rules = rule_set(RULES, {"only_place": "by_shape", "p1_reserve": 14, "original_hand": "first_turn"})
    assert rules.house == rule_set(RULES).house
    assert rules.course.reserve(4) == 14
