"""What the items of the booklet show and what they come to."""

import pytest

from peling.core.rules import NOTHING
from peling.core.tiles import tile
from peling.rulebooks import rule_set
from tests.engine.rulebooks.how_to_play.items import CHOWS, LOSER, NO_LIMIT, OPEN_CHOWS
from tests.engine.rulebooks.how_to_play.positions import HANDS

RULES = HANDS.rules_id

earned = HANDS.earned
missed = HANDS.missed
record = HANDS.record
score = HANDS.score
total = HANDS.total


@pytest.mark.parametrize(
    ("kind", "exposed", "concealed"),
    [
        ("D2", (2, 8), (4, 16)),
        ("D9", (4, 16), (8, 32)),
        ("N", (4, 16), (8, 32)),
    ],
)
def test_the_table_of_sets(kind: str, exposed: tuple[int, int], concealed: tuple[int, int]) -> None:
    rest = "D1 D3 C4 C4 B5 B6 B9 R E W"
    claimed = total(f"{rest} | ({kind}* {kind} {kind})<E", "", "SE")
    kong = total(f"{rest} | ({kind}* {kind} {kind} {kind})<E", "", "SE")
    assert (claimed, kong) == exposed
    held = total(f"{rest} {kind} {kind} {kind}", "", "SE")
    assert (held, total(f"{rest} | [{kind} {kind} {kind} {kind}]", "", "SE")) == concealed


def test_the_only_piece_names_the_tiles_that_would_have_won_too() -> None:
    hand = record(f"C4 C5 B6 B7 B8 D9 D9 | {OPEN_CHOWS}", "C6 wall")
    near = {near.item: near.evidence for near in rule_set(RULES).near_misses(hand)}
    assert [kind.code for kind in near["HP-B-ONLY"].tiles] == ["C3"]


def test_near_three_dragons_the_pair_stands_last() -> None:
    hand = record("R R G G G B3 B4 B5 B5 B5 | (Wh Wh Wh)", "B2 discard W")
    near = {near.item: near.evidence for near in rule_set(RULES).near_misses(hand)}
    assert near["HP-L-THREE-DRAGONS"].tiles[-1] is tile("R")


def test_two_sets_and_a_pair_of_winds_are_not_near_the_four() -> None:
    assert "HP-L-FOUR-WINDS" not in missed("W W W N N B3 B4 B5 B5 B5 | (E E E)", "B2 discard W")
    assert "HP-L-FOUR-WINDS" in missed("W W W N N N B3 B4 B5 C9 | (E E E)", "C9 discard W")


def test_without_a_limit_no_limit_hand_is_near() -> None:
    hand, how = "W W W N N N B3 B4 B5 C9 | (E E E)", "C9 discard W"
    assert not [item for item in missed(hand, how, limit="none") if item.startswith("HP-L-")]


def test_lines_carry_their_tiles() -> None:
    sheet = score(f"{LOSER} | [D2 D2 D2 D2]").sheet
    assert [held.code for held in sheet.lines[0].evidence.tiles] == ["D2"] * 4
    won = {line.item: line.evidence for line in score(CHOWS, "C1 wall").sheet.lines}
    assert [held.code for held in won["HP-B-DRAWN"].tiles] == ["C1"]
    assert won["HP-B-WIN"] == NOTHING


def test_a_limit_hand_shows_no_other_line_but_every_limit() -> None:
    dragons = "R R R G G G Wh Wh Wh E E E N"
    assert earned(dragons, "N wall") == ["HP-L-CONCEALED", "HP-L-HONOURS", "HP-L-THREE-DRAGONS"]
    assert earned(dragons, "N first-discard E")[1] == "HP-L-EAST-DISCARD"
    sheet = score(dragons, "N wall").sheet
    assert (sheet.points, sheet.doubles, sheet.total) == (0, 0, 600)


def test_the_longest_score_without_a_limit() -> None:
    hand = "N | [G G G G] [Wh Wh Wh Wh] [R R R R] [E E E E] | Fl1 Fl2 Fl3 Fl4 Se1 Se2 Se3 Se4"
    sheet = score(hand, "N loose", "EE", **NO_LIMIT).sheet
    assert sheet.points == 20 + 2 + 2 + 10 + 10 + 4 * 32 + 8 * 4
    assert sheet.doubles == 3 + 2 + 3 + 1 + 1 + 2 + 6
