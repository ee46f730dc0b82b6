"""Every score item of the Game of Four Winds has a hand that earns it and one that just misses it."""

import pytest

from peling.advice.prices import prices
from peling.core.rules import NOTHING
from peling.core.scoring import Doubles, Limit, Points
from peling.core.tiles import Wind, tile
from peling.rulebooks import rule_set
from tests.engine.rulebooks.four_winds_positions import earned, missed, record, score, total

Position = tuple[str, str, str]
"""A hand, how it was won, the own direction and that of the game."""
WEST = "WE"
THREES = "C2 C3 C4 D4 D5 S S C6 C7 C8"
"""Two sequences, a call and a pair: one set is missing."""
RUNS = "C2 C3 C4 D4 D5 D6 C6 C7 C8 B7 B8 B9"
"""Four sequences: a head is missing."""


def with_set(laid: str) -> Position:
    """Return a hand with this set laid down, won by a discard that completes a sequence."""
    return f"{THREES} | {laid}", "D6 discard S", WEST


def with_hidden(tiles: str) -> Position:
    return f"{THREES} {tiles}", "D6 discard S", WEST


EARNED_AND_MISSED: dict[tuple[str, object], tuple[Position, Position]] = {
    ("FW-NATURAL", Limit()): (
        (f"{RUNS} D2 D2", "dealt", "EE"),
        (f"{RUNS} D2", "D2 wall", "EE"),
    ),
    ("FW-UNNATURAL", Limit(1, 2)): (
        (f"{RUNS} D2", "D2 first-discard E", WEST),
        (f"{RUNS} D2", "D2 discard E", WEST),
    ),
    ("FW-THIRTEEN", Limit()): (
        ("B1 B9 C1 C9 D1 D9 E S W N R G Wh", "B1 wall", WEST),
        ("B1 B1 B1 C9 C9 C9 D1 D1 D1 E E R R", "R wall", WEST),
    ),
    ("FW-FOUR-DIRECTIONS", Limit()): (
        ("E E E S S S W W R R | (N* N N)", "W discard S", "NE"),
        ("E E E S S S W W B1 B1 | (N* N N)", "W discard S", "NE"),
    ),
    ("FW-BASE", Points(10)): (with_hidden("B3 B3 B3"), (f"{THREES} B3 B3 B3", "", WEST)),
    ("FW-PLAIN", Points(10)): (with_hidden("B2 B3 B4"), with_hidden("B3 B3 B3")),
    ("FW-HEAD-DISCARD", Points(2)): (
        ("B5 B5 B5 C2 C3 C4 C6 C7 C8 D3 D4 D5 D8", "D8 discard N", WEST),
        ("B5 B5 B5 C2 C3 C4 C6 C7 D8 D3 D4 D5 D8", "C8 discard N", WEST),
    ),
    ("FW-HEAD-DISCARD", Points(4)): (
        ("B5 B5 B5 C2 C3 C4 C6 C7 C8 D3 D4 D5 D9", "D9 discard N", WEST),
        ("B5 B5 B5 C2 C3 C4 C6 C7 D9 D3 D4 D5 D9", "C8 discard N", WEST),
    ),
    ("FW-HEAD-SELF", Points(4)): ((f"{RUNS} D2", "D2 wall", WEST), (f"{RUNS} D2", "D2 discard N", WEST)),
    ("FW-HEAD-SELF", Points(8)): ((f"{RUNS} D1", "D1 wall", WEST), (f"{RUNS} D1", "D1 discard N", WEST)),
    ("FW-THREE-MINOR", Points(4)): (with_hidden("B3 B3 B3"), with_set("(B3* B3 B3)")),
    ("FW-THREE-MINOR", Points(2)): (with_set("(B3* B3 B3)"), with_hidden("B3 B3 B3")),
    ("FW-THREE-MAJOR", Points(8)): (with_hidden("B9 B9 B9"), with_set("(B9* B9 B9)")),
    ("FW-THREE-MAJOR", Points(4)): (with_set("(B9* B9 B9)"), with_set("(B8* B8 B8)")),
    ("FW-THREE-CARDINAL", Points(8)): (with_hidden("Wh Wh Wh"), with_set("(Wh* Wh Wh)")),
    ("FW-THREE-CARDINAL", Points(4)): (with_set("(R* R R)"), with_hidden("R R R")),
    ("FW-THREE-DIRECTION", Points(8)): (with_hidden("N N N"), with_set("(N* N N)")),
    ("FW-THREE-DIRECTION", Points(4)): (with_set("(W* W W)"), with_hidden("W W W")),
    ("FW-FOUR-MINOR", Points(16)): (with_set("[B3 B3 B3 B3]"), with_set("(B3* B3 B3 B3)")),
    ("FW-FOUR-MINOR", Points(8)): (with_set("(B3* B3 B3 +B3)"), with_set("[B3 B3 B3 B3]")),
    ("FW-FOUR-MAJOR", Points(32)): (with_set("[B1 B1 B1 B1]"), with_set("(B1* B1 B1 B1)")),
    ("FW-FOUR-MAJOR", Points(16)): (with_set("(B1* B1 B1 B1)"), with_set("(B2* B2 B2 B2)")),
    ("FW-FOUR-CARDINAL", Points(32)): (with_set("[G G G G]"), with_set("(G* G G G)")),
    ("FW-FOUR-CARDINAL", Points(16)): (with_set("(G* G G +G)"), with_set("(G* G G)")),
    ("FW-FOUR-DIRECTION", Points(32)): (with_set("[N N N N]"), with_set("(N* N N N)")),
    ("FW-FOUR-DIRECTION", Points(16)): (with_set("(W* W W W)"), with_set("(W* W W)")),
    ("FW-PAIR-HONOUR", Points(2)): (
        (f"{RUNS} W", "W discard N", "WS"),
        (f"{RUNS} W", "W discard N", "SW"),
    ),
    ("FW-D-CARDINAL", Doubles(1)): (
        with_set("(R* R R)"),
        (f"{RUNS} R", "R discard N", WEST),
    ),
    ("FW-D-OWN", Doubles(1)): (
        with_set("(W* W W)"),
        (f"{RUNS} W", "W discard N", WEST),
    ),
    ("FW-D-OWN-ROUND", Doubles(2)): (
        (f"{THREES} | (W* W W)", "D6 discard S", "WW"),
        (f"{THREES} | (W* W W)", "D6 discard N", "SW"),
    ),
    ("FW-D-MIXED", Doubles(1)): (
        ("B2 B3 B4 B6 B7 B8 B1 B1 B1 B4 B5 S S", "B6 wall", WEST),
        ("B2 B3 B4 B6 B7 B8 C1 C1 C1 B4 B5 S S", "B6 wall", WEST),
    ),
    ("FW-D-PURE", Doubles(3)): (
        ("B2 B3 B4 B6 B7 B8 B1 B1 B1 B4 B5 B9 B9", "B6 wall", WEST),
        ("B2 B3 B4 B6 B7 B8 B1 B1 B1 B4 B5 S S", "B6 wall", WEST),
    ),
    ("FW-X-PAIRS", Doubles(1)): (
        ("B2 B2 B2 C5 C5 C5 D8 D8 D8 B5 B5 C3 C3", "C3 wall", WEST),
        ("B2 B2 B2 C5 C5 C5 D6 D7 D8 B5 B5 C3 C3", "C3 wall", WEST),
    ),
    ("FW-X-FLOWER", Doubles(1)): (
        (f"{THREES} | [B3 B3 B3 B3]", "D6 loose", WEST),
        (f"{THREES} | [B3 B3 B3 B3]", "D6 wall", WEST),
    ),
    ("FW-X-MOON", Doubles(1)): (
        (f"{THREES} B3 B3 B3", "D6 last-wall", WEST),
        (f"{THREES} B3 B3 B3", "D6 last-discard N", WEST),
    ),
    ("FW-X-ROB", Doubles(1)): (
        (f"{THREES} B3 B3 B3", "D6 robbed-kong N", WEST),
        (f"{THREES} B3 B3 B3", "D6 discard N", WEST),
    ),
}
TOLD = {
    "FW-FOUR-DIRECTIONS",
    "FW-PLAIN",
    "FW-HEAD-DISCARD",
    "FW-D-CARDINAL",
    "FW-D-OWN",
    "FW-D-MIXED",
    "FW-D-PURE",
    "FW-X-PAIRS",
}
"""Items whose near miss is told to the player in the second hand of the table."""


def lines(position: Position) -> set[tuple[str, object]]:
    return {(line.item, line.award) for line in score(*position).sheet.lines}


def test_every_item_has_its_two_hands() -> None:
    assert set(EARNED_AND_MISSED) == {(item.id, item.award) for item in rule_set("four-winds").items}


@pytest.mark.parametrize("item", EARNED_AND_MISSED, ids=str)
def test_a_hand_earns_it_and_another_just_misses_it(item: tuple[str, object]) -> None:
    hit, miss = EARNED_AND_MISSED[item]
    assert item in lines(hit)
    assert item not in lines(miss)


@pytest.mark.parametrize("item", [item for item in EARNED_AND_MISSED if item[0] in TOLD], ids=str)
def test_the_player_is_told_that_it_was_near(item: tuple[str, object]) -> None:
    hit, miss = EARNED_AND_MISSED[item]
    assert item[0] in missed(*miss)
    assert item[0] not in missed(*hit)


def test_the_own_direction_of_the_game_is_told_as_near_too() -> None:
    assert "FW-D-OWN-ROUND" in missed(f"{RUNS} W", "W discard N", "WW")
    assert "FW-HEAD-SELF" in missed("B5 B5 B5 C2 C3 C4 C6 C7 D9 D3 D4 D5 D9", "C8 wall")


def test_nothing_is_told_of_a_loser() -> None:
    assert missed(f"{RUNS} W", "") == []


def test_a_loser_counts_nothing() -> None:
    sheet = score("R R R G G G Wh Wh Wh E E E N", "").sheet
    assert (sheet.lines, sheet.total) == ((), 0)


def test_every_item_has_a_docstring_a_title_and_a_place_in_the_book() -> None:
    for item in rule_set("four-winds").items:
        assert item.find.__doc__, item.id
        assert item.title
        assert item.cite.book == "four-winds"
        assert item.cite.section


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


def test_the_other_readings_follow_from_better_to_worse() -> None:
    read = rule_set("four-winds").score(record("B2 B2 B2 B3 B3 B3 B4 B4 B4 D6 D7 C9 C9", "D8 wall"))
    totals = [read.total, *(sheet.total for sheet in read.others)]
    assert len(totals) > 1
    assert totals == sorted(totals, reverse=True)


def test_players_weigh_sets_that_count_only_for_a_winner() -> None:
    rules = rule_set("four-winds")
    paid = prices(rules, Wind.SOUTH, Wind.EAST)
    red, south, north, five = (tile(code).index for code in ("R", "S", "N", "B5"))
    assert [paid.concealed[kind] for kind in (red, south, north, five)] == [(8, 1), (8, 1), (8, 0), (4, 0)]
    assert [paid.exposed_kong[kind] for kind in (red, five)] == [(16, 1), (8, 0)]
    assert [paid.pairs[kind] for kind in (red, five)] == [(2, 0), (0, 0)]
    patterns = {pattern.id: pattern.price for pattern in paid.patterns}
    assert patterns == {"any": (20, 0), "one-suit": (20, 3), "suit-honours": (10, 1), "honours": (10, 1)}
    assert paid.ceiling == 1000
