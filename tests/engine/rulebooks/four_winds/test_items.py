"""What the items of the leaflet show and what they come to."""

import pytest

from peling.advice.formula.prices import prices
from peling.core.rules import NOTHING
from peling.core.scoring import Points
from peling.core.tiles import Wind, tile
from peling.rulebooks import rule_set
from tests.engine.rulebooks.four_winds.items import RUNS, with_set
from tests.engine.rulebooks.four_winds.positions import HANDS

earned = HANDS.earned
missed = HANDS.missed
record = HANDS.record
score = HANDS.score
total = HANDS.total


def test_the_own_direction_of_the_game_is_said_as_near_too() -> None:
    assert "FW-D-OWN-ROUND" in missed(f"{RUNS} W", "W discard N", "WW")
    assert "FW-HEAD-SELF" in missed("B5 B5 B5 C2 C3 C4 C6 C7 D9 D3 D4 D5 D9", "C8 wall")


def test_nothing_is_said_of_a_loser() -> None:
    assert missed(f"{RUNS} W", "") == []


def test_a_loser_counts_nothing() -> None:
    sheet = score("R R R G G G Wh Wh Wh E E E N", "").sheet
    assert (sheet.lines, sheet.total) == ((), 0)


def test_lines_carry_their_tiles() -> None:
    shown = {line.item: line.evidence for line in score(*with_set("[B3 B3 B3 B3]")).sheet.lines}
    assert [held.code for held in shown["FW-FOUR-MINOR"].tiles] == ["B3"] * 4
    assert shown["FW-BASE"] == NOTHING


@pytest.mark.parametrize(
    ("hand", "how", "seat", "doubles"),
    [
        ("B2 B3 B4 B6 B7 B8 B4 B5 S S | (R* R R)", "B6 wall", "WE", 2),
        ("B2 B3 B4 B6 B7 B8 B4 B5 S S | (W* W W)", "B6 wall", "WW", 3),
        ("B2 B3 B4 B4 B5 S S | (R* R R) (G* G G)", "B6 wall", "WE", 3),
        ("B4 B5 B2 B2 | (R* R R) (G* G G) (W* W W)", "B6 wall", "WE", 4),
        ("B4 B5 B2 B2 | (R* R R) (G* G G) (W* W W)", "B6 wall", "WW", 5),
        ("B2 | (R* R R) (G* G G) (Wh* Wh Wh) (W* W W)", "B2 wall", "WE", 6),
    ],
)
def test_the_ladder_of_doubles(hand: str, how: str, seat: str, doubles: int) -> None:
    assert score(hand, how, seat).sheet.doubles == doubles


def test_a_drawn_card_is_placed_where_it_counts_best() -> None:
    hand = "B5 B5 B6 B7 C2 C3 C4 D3 D4 D5 C8 C8 C8"
    assert "FW-HEAD-SELF" in earned(hand, "B5 wall")
    assert "FW-HEAD-DISCARD" in earned(hand, "B5 discard E")


def test_a_given_card_leaves_a_three_hidden_where_it_can() -> None:
    # The fourth 5 completes the sequence; the three stays hidden.
    hand = "B5 B5 B5 B6 B7 D2 D3 D4 C7 C8 C9 N N"
    lines = score(hand, "B5 discard E").sheet.lines
    assert [line.award for line in lines if line.item == "FW-THREE-MINOR"] == [Points(4)]


def test_several_hands_of_full_points_are_paid_once() -> None:
    sheet = score("B1 B9 C1 C9 D1 D9 E S W N R G Wh Wh", "dealt", "EE").sheet
    assert [line.item for line in sheet.lines] == ["FW-NATURAL", "FW-THIRTEEN"]
    assert (sheet.points, sheet.doubles, sheet.total) == (0, 0, 1000)
    uncut = score("B1 B9 C1 C9 D1 D9 E S W N R G Wh Wh", "dealt", "EE", cap_at_full=False)
    assert uncut.total == 1000


def test_full_points_stay_full_on_the_first_discard() -> None:
    thirteen = "B1 B9 C1 C9 D1 D9 E S W N R G Wh"
    for unnatural in ("better_of", "flat"):
        assert earned(thirteen, "E first-discard E", unnatural=unnatural) == ["FW-THIRTEEN"]
        assert total("E E E S S S W W N N N R R", "W first-discard E", unnatural=unnatural) == 1000


def test_a_cut_hand_keeps_its_whole_sum() -> None:
    sheet = score("B2 | (R* R R) (G* G G) (Wh* Wh Wh) (W* W W)", "B2 wall", "WE").sheet
    assert (sheet.uncapped, sheet.total) == (30 * 64, 1000)


def test_players_weigh_sets_that_count_only_for_a_winner() -> None:
    rules = rule_set("four-winds")
    paid = prices(rules, Wind.SOUTH, Wind.EAST)
    red, south, north, five = (tile(code).index for code in ("R", "S", "N", "B5"))
    assert [paid.concealed[kind] for kind in (red, south, north, five)] == [(8, 1), (8, 1), (8, 0), (4, 0)]
    assert [paid.exposed_kong[kind] for kind in (red, five)] == [(16, 1), (8, 0)]
    assert [paid.pairs[kind] for kind in (red, five)] == [(2, 0), (0, 0)]
    patterns = {pattern.id: pattern.price for pattern in paid.patterns}
    assert patterns.pop("thirteen-majors") == (1000, 0)
    assert patterns.pop("all-pungs") == (18, 2), "see tests/engine/advice/formula/test_threes.py"
    assert patterns == {"any": (20, 0), "one-suit": (20, 3), "suit-honours": (10, 1), "honours": (10, 1)}
    assert paid.ceiling == 1000
