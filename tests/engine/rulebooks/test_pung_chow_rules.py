"""Every rule of play of Part I has a position that it allows and one that it just forbids."""

import pytest

from peling.core.actions import (
    Action,
    AddedKong,
    ClaimChow,
    ClaimKong,
    ClaimPung,
    ClaimWin,
    ConcealedKong,
    Discard,
    GoOut,
    Pass,
)
from peling.core.tiles import tile
from peling.core.view import PlayerView, Source
from peling.rulebooks import rule_set
from peling.rules.legality import judge
from tests.engine.rulebooks.positions import view

B5 = tile("B5")
CHOW = ClaimChow((tile("B6"), tile("B7")))
REST = "D1 D3 C2 C4 C6 R N"
COMPLETE = "C1 C2 C3 B6 B7 B8 D9 D9 | (B2 B3 B4) (D5 D6 D7)"
CALLING = "C2 C3 B6 B7 B8 D9 D9 | (B2 B3 B4) (D5 D6 D7)"
FIVE_OPEN = f"{REST} B5 B7 | (B5* B5 B5)<E (E* E E)"

Play = tuple[PlayerView, Action, str]
"""A view, an action, and the condition that forbids it; empty if it is allowed."""

PLAYS: dict[str, tuple[Play, ...]] = {
    "PC-TURN": (
        (view(f"B5 {REST}"), Discard(B5), ""),
        (view(REST), Discard(B5), "tile-held"),
        (view(f"B5 {REST}", "B1 E"), Discard(B5), "own-turn"),
    ),
    "PC-KONG-DRAWN": (
        (view(f"B5 B5 B5 B5 {REST}"), ConcealedKong(B5), ""),
        (view(f"B5 B5 B5 {REST}"), ConcealedKong(B5), "four-held"),
        (view(f"B5 B5 B5 B5 {REST}", drawable=0), ConcealedKong(B5), "loose-tile-left"),
        (view(f"B5 B5 B5 B5 {REST}", source=Source.CLAIM), ConcealedKong(B5), "after-a-draw"),
    ),
    "PC-KONG-ADD": (
        (view(FIVE_OPEN), AddedKong(B5), ""),
        (view(FIVE_OPEN.replace("B5 B7", "B6 B7")), AddedKong(B5), "fourth-held"),
        (view(f"B5 B7 {REST} | (E* E E)"), AddedKong(B5), "own-exposed-pung"),
    ),
    "PC-WIN": (
        (view(COMPLETE, drawn="C1"), GoOut(), ""),
        (view(COMPLETE.replace("C1", "C4"), drawn="C4"), GoOut(), ""),
        (view(COMPLETE.replace("C1", "C5"), drawn="C5"), GoOut(), "hand-complete"),
        (view(COMPLETE, source=Source.CLAIM), GoOut(), "drawn-or-dealt"),
        (view(COMPLETE, drawn="C1", dead=True), GoOut(), "hand-alive"),
    ),
    "PC-WIN-CLAIM": (
        (view(CALLING, "C1 N"), ClaimWin(), ""),
        (view(CALLING, "C5 N"), ClaimWin(), "tile-completes"),
        (view(CALLING), ClaimWin(), "tile-offered"),
    ),
    "PC-KONG-CLAIM": (
        (view(f"B5 B5 B5 {REST}", "B5 N"), ClaimKong(), ""),
        (view(f"B5 B5 {REST}", "B5 N"), ClaimKong(), "three-held"),
        (view(f"{REST} D5 | (B5* B5 B5)<E", "B5 N"), ClaimKong(), "not-for-exposed-pung"),
        (view(f"B5 B5 B5 {REST}", "B5 N", drawable=0), ClaimKong(), "loose-tile-left"),
    ),
    "PC-PUNG": (
        (view(f"B5 B5 {REST}", "B5 N"), ClaimPung(), ""),
        (view(f"B5 {REST}", "B5 N"), ClaimPung(), "two-held"),
        (view(f"B5 B5 {REST}", "B5 N", dead=True), ClaimPung(), "hand-alive"),
    ),
    "PC-CHOW": (
        (view(f"B6 B7 {REST}", "B5 E"), CHOW, ""),
        (view(f"B6 B7 {REST}", "B5 N"), CHOW, "from-left"),
        (view(f"B6 B8 {REST}", "B5 E"), CHOW, "both-held"),
        (view(f"B6 B7 {REST}", "B4 E"), CHOW, "makes-sequence"),
    ),
    "PC-DEAD-DISCARD": (
        (view(REST, "B5 N"), Pass(), ""),
        (view(REST), Pass(), "asked"),
    ),
}


def test_every_rule_has_its_positions() -> None:
    rules = {rule.id for rule in rule_set("pung-chow").course.rules.values()}
    assert set(PLAYS) == rules
    for rule, plays in PLAYS.items():
        reasons = {reason for _, _, reason in plays}
        assert "" in reasons, rule
        assert len(reasons) > 1, rule


@pytest.mark.parametrize(
    ("rule", "play"),
    [(rule, play) for rule, plays in PLAYS.items() for play in plays],
    ids=[
        f"{rule}-{play[2] or 'allowed'}-{number}"
        for rule, plays in PLAYS.items()
        for number, play in enumerate(plays)
    ],
)
def test_the_rule_allows_or_forbids_it_for_its_reason(rule: str, play: Play) -> None:
    seen, action, reason = play
    verdict = judge(seen, action, rule_set("pung-chow"))
    assert verdict.rule == rule
    assert verdict.legal is (not reason)
    if reason:
        assert reason in {finding.condition for finding in verdict.unmet}


def test_every_rule_of_play_is_among_the_rules_of_the_book() -> None:
    rules = rule_set("pung-chow")
    assert set(PLAYS) <= {entry.id for entry in rules.entries}


def test_ids_stand_once() -> None:
    rules = rule_set("pung-chow")
    for ids in (
        [entry.id for entry in rules.entries],
        [item.id for item in rules.items],
        [ruling.id for ruling in rules.rulings],
        [option.key for option in rules.options],
    ):
        assert len(set(ids)) == len(ids)
