"""What the items of Part I show and what they come to."""

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
