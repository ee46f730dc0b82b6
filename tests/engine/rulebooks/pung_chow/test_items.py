"""What the items of Part I show and what they come to."""

import pytest

from peling.core.rules import NOTHING
from peling.rulebooks import rule_set
from tests.engine.rulebooks.pung_chow.items import FOUR_KONGS, OPEN_CHOWS
from tests.engine.rulebooks.pung_chow.positions import HANDS

earned = HANDS.earned
missed = HANDS.missed
record = HANDS.record
total = HANDS.total


def test_the_only_place_names_the_tiles_that_would_have_won_too() -> None:
    hand = record(f"C4 C5 B6 B7 B8 D9 D9 | {OPEN_CHOWS}", "C6 wall")
    near = {near.item: near.evidence for near in rule_set("pung-chow").near_misses(hand)}
    assert [kind.code for kind in near["PC1-BONUS-ONLYPLACE"].tiles] == ["C3"]


def test_set_lines_carry_their_tiles() -> None:
    sheet = rule_set("pung-chow").score(record(f"C5 | {FOUR_KONGS}", "C5 loose")).sheet
    shown = {line.item: line.evidence for line in sheet.lines}
    assert [held.code for held in shown["PC1-SCORE-KONG-MAJOR-CONCEALED"].tiles] == ["B1"] * 4
    assert [held.code for held in shown["PC1-BONUS-LOOSE"].tiles] == ["C5"]
    assert shown["PC1-BONUS-MAHJONGG"] == NOTHING


def test_the_bounds_of_the_book() -> None:
    assert total("G G G R R R Wh Wh Wh E E E N N", "dealt", "E") == 63_488
    assert 2 * 63_488 == 126_976
    assert total("N | [G G G G] [Wh Wh Wh Wh] [R R R R] [E E E E]", "N loose", "E") == 22_016
    assert total(f"C2 C3 B6 B7 B8 D9 D9 | {OPEN_CHOWS}", "C1 wall") == 22


def test_a_claimed_tile_goes_where_it_counts_best() -> None:
    # The fourth 5 completes the sequence; the three stay concealed (A55).
    hand = "B5 B5 B5 B6 B7 D2 D3 D4 C7 C8 C9 N N"
    assert "PC1-SCORE-PUNG-MINOR-CONCEALED" in earned(hand, "B5 discard E")
    assert "PC1-SCORE-PUNG-MINOR-EXPOSED" not in earned(hand, "B5 discard E")


LAID = {"nothing": "", "kong drawn": " | [R R R R]", "kong claimed": " | (R R R R)", "pung": " | (R R R)"}
FIRST_TURN: dict[str, object] = {"original_hand": "first_turn"}
WITH_KONG: dict[str, object] = {"original_allows_kong": True}


@pytest.mark.parametrize(
    ("laid", "how", "seat", "first", "by"),
    [
        ("nothing", "dealt", "E", False, ["book", "first turn", "kong", "both"]),
        ("nothing", "wall", "E", True, ["first turn", "both"]),
        ("nothing", "wall", "S", True, ["first turn", "both"]),
        ("nothing", "wall", "S", False, []),
        ("kong drawn", "loose", "E", True, ["kong", "both"]),
        ("kong drawn", "loose", "S", True, ["both"]),
        ("kong drawn", "loose", "E", False, []),
        ("kong claimed", "loose", "S", True, []),
        ("pung", "wall", "E", True, []),
    ],
)
def test_which_hand_is_original_by_each_reading(
    laid: str, how: str, seat: str, *, first: bool, by: list[str]
) -> None:
    """A19: East's dealt hand; by house rules everybody's first turn, and fours laid down at once."""
    sets = "B4 B4 B4 D2 D3 D4 C6 C7 C8" + ("" if LAID[laid] else " R R R")
    tiles = f"{sets} C2 C2" if how == "dealt" else f"{sets} C2"
    rules = {
        "book": dict[str, object](),
        "first turn": FIRST_TURN,
        "kong": WITH_KONG,
        "both": FIRST_TURN | WITH_KONG,
    }
    win = how if how == "dealt" else f"C2 {how}"
    circumstances = ("first-turn",) if first else ()
    original = [
        name
        for name, house in rules.items()
        if "PC1-DBL-ORIGINAL" in earned(f"{tiles}{LAID[laid]}", win, seat, *circumstances, **house)
    ]
    assert original == by
