"""The rules of play that Part II has for itself each allow one position and just forbid another."""

from dataclasses import replace

import pytest

from peling.core.actions import Action, ClaimWin, GoOut, Wash
from peling.core.tiles import Wind, tile
from peling.core.view import Discarded, PlayerView, Source
from peling.rulebooks import rule_set
from peling.rules.legality import judge
from tests.engine.rulebooks.limit_positions import RULES
from tests.engine.rulebooks.positions import view

HEADS = "B1 B9 D1 D9 C1 C9 E S W N R G Wh"
NINE = "B1 B9 D1 D9 C1 C9 S W N B2 B5 D5 C5"
CALLING = "C2 C3 B6 B7 B8 D9 D9 | (B2 B3 B4) (D5 D6 D7)"


def first(hand: str, **changes: object) -> PlayerView:
    """Return South's view of East's first discard."""
    seen = view(hand, "E E")
    seen = replace(
        seen, dealt=seen.hand.concealed, untouched=True, discards=(Discarded(Wind.EAST, tile("E")),)
    )
    return replace(seen, **changes)  # type: ignore[arg-type]


PLAYS: tuple[tuple[str, PlayerView, Action, str], ...] = (
    ("PC2-WASH", first(NINE), Wash(), ""),
    ("PC2-WASH", first(NINE.replace("S", "B3")), Wash(), "enough-heads"),
    ("PC2-WASH", first(NINE, untouched=False), Wash(), "as-dealt"),
    ("PC2-WASH", first(NINE, answered=True), Wash(), "not-answered"),
    ("PC2-WASH", first(NINE, dead=True), Wash(), "hand-alive"),
    ("PC-WIN-CLAIM", view(HEADS, "E N"), ClaimWin(), ""),
    ("PC-WIN-CLAIM", view(HEADS.replace("Wh", "E"), "Wh N"), ClaimWin(), ""),
    ("PC-WIN-CLAIM", view(HEADS.replace("Wh", "E"), "E N"), ClaimWin(), "tile-completes"),
    ("PC-WIN-CLAIM", view(HEADS.replace("Wh", "B5"), "Wh N"), ClaimWin(), "tile-completes"),
    ("PC-WIN-CLAIM", view(CALLING, "C1 N"), ClaimWin(), ""),
    ("PC-WIN", view(f"{HEADS} E", drawn="E"), GoOut(), ""),
    ("PC-WIN", view(f"{HEADS} B5", drawn="B5"), GoOut(), "hand-complete"),
    ("PC-WIN", view(f"{HEADS} E", source=Source.CLAIM), GoOut(), "drawn-or-dealt"),
)


@pytest.mark.parametrize(
    ("rule", "seen", "action", "reason"),
    PLAYS,
    ids=[f"{play[0]}-{play[3] or 'allowed'}-{number}" for number, play in enumerate(PLAYS)],
)
def test_the_rule_allows_or_forbids_it_for_its_reason(
    rule: str, seen: PlayerView, action: Action, reason: str
) -> None:
    verdict = judge(seen, action, rule_set(RULES))
    assert verdict.rule == rule
    assert verdict.legal is (not reason)
    if reason:
        assert reason in {finding.condition for finding in verdict.unmet}


def test_every_rule_of_play_is_among_the_rules_of_the_book() -> None:
    rules = rule_set(RULES)
    assert {rule.id for rule in rules.course.rules.values()} <= {entry.id for entry in rules.entries}
    part_one = rule_set("pung-chow").course.rules
    assert set(rules.course.rules) - set(part_one) == {Wash}


def test_a_hand_one_head_short_is_told_so() -> None:
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
