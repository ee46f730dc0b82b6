"""Fenghua at the table: the wall, the wild tiles, the distance to a win."""

import pytest

from peling.core.actions import (
    ClaimWin,
)
from peling.core.notation import parse_hand, parse_tiles
from peling.core.tiles import WINDS, Wind, tile
from peling.rulebooks import RULE_SETS, rule_set
from peling.rulebooks.fenghua.distance import away
from peling.rulebooks.fenghua.play import break_wall, turned_up, wild_tiles
from peling.rules.course import WallBreak
from peling.rules.legality import judge
from tests.engine.rulebooks.fenghua.plays import RUNS, view


def test_every_condition_shows_its_evidence() -> None:
    seen = view("B1 B2 B3 B4 B5 B6 D7 D8 D9 R R R C4", "B7 W", wild="C4")
    findings = {found.condition: found for found in judge(seen, ClaimWin(), rule_set("fenghua")).findings}
    assert [held.code for held in findings["no-lone-wild"].evidence.tiles] == ["C4"]
    assert findings["no-lone-wild"].cite.section == "Winning"
    assert findings["tile-completes"].evidence.fact("away") == 0
    far = {
        found.condition: found
        for found in judge(view(RUNS, "C7 W"), ClaimWin(), rule_set("fenghua")).findings
    }
    assert far["tile-completes"].evidence.fact("away") == 1
    assert far["tile-completes"].evidence.fact("missing") == parse_tiles("C3 C6")


def test_a_claim_that_lacks_points_says_how_many() -> None:
    verdict = judge(view(RUNS, "C6 W"), ClaimWin(), rule_set("fenghua"))
    shown = {found.condition: found.evidence for found in verdict.findings}["enough-points"]
    assert (shown.fact("points"), shown.fact("needs")) == (3, 4)
    less = judge(view(RUNS, "C6 W"), ClaimWin(), rule_set("fenghua", {"min_claim_points": 3}))
    assert less.legal


def test_the_wall_is_that_of_four_players_with_flowers() -> None:
    course = rule_set("fenghua").course
    assert (course.players, course.bonus_tiles, course.stacks) == ((4,), True, 18)
    assert course.seats(4) == WINDS
    assert course.reserve(2) == 1
    assert course.robbing
    assert course.rounds
    assert not course.late_claims
    assert course.first_east is not None
    assert Wind.EAST.after(course.first_east(12)) is Wind.NORTH


def test_the_break_is_in_the_side_of_the_player_counted() -> None:
    assert break_wall(6, 6, 18) == WallBreak(Wind.NORTH, Wind.NORTH, 6)
    assert break_wall(2, 3, 18) == WallBreak(Wind.EAST, Wind.EAST, 3)
    for one in range(1, 7):
        for other in range(1, 7):
            turned = turned_up(one, other, 18)
            assert turned.behind + turned.in_front + 1 == 144
            assert turned.stack + min(one, other) - 1 == turned.supply_stack == max(one, other)


def test_the_rest_of_the_family_is_wild_with_a_flower() -> None:
    assert wild_tiles(tile("Se3")) == parse_tiles("Se1 Se2 Se4")
    assert wild_tiles(tile("R")) == (tile("R"),)


@pytest.mark.parametrize(
    ("hand", "wild", "expected"),
    [
        (RUNS + " C6", "D1", 0),
        (RUNS, "D1", 1),
        ("B1 B1 B3 B3 D5 D5 D6 D6 C8 C8 E E R", "D1", 1),
        ("B1 B1 B1 B3 D5 D5 D6 D6 C8 C8 E E R", "D1", 2),
        ("B1 B4 B7 D2 D5 D8 C3 C6 C9 E S W N", "D1", 1),
        ("E E S S S W N N R R G Wh B5", "D1", 2),
        ("E E S S S W N N R R G Wh D1", "D1", 1),
        ("E S W N R R G G Wh B1 B3 D5 C7", "D1", 4),
        (RUNS[:-4] + " D1 D1", "D1", 1),
    ],
)
def test_the_distance_is_that_to_the_nearest_shape(hand: str, wild: str, expected: int) -> None:
    assert away(parse_hand(hand), parse_tiles(wild)) == expected


def test_it_can_be_scored() -> None:
    assert "fenghua" in RULE_SETS
