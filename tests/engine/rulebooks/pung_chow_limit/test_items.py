"""What the items of Part II show and what they come to."""

from peling.rulebooks import rule_set
from tests.engine.rulebooks.pung_chow_limit.items import CHOWS
from tests.engine.rulebooks.pung_chow_limit.positions import HANDS

RULES = HANDS.rules_id

earned = HANDS.earned
missed = HANDS.missed
record = HANDS.record
refused = HANDS.refused
score = HANDS.score
total = HANDS.total


def test_the_bounds_of_the_book() -> None:
    assert total(f"C1 C2 B6 B7 B8 D8 D8 | {CHOWS}", "C3 discard E") == 12
    assert total(f"C2 C3 B6 B7 B8 D8 D8 | {CHOWS}", "C4 discard E") == 20


def test_a_limit_hand_shows_its_limits_and_nothing_else() -> None:
    sheet = score("R R R G G G Wh Wh Wh N N N E", "E wall", "EE").sheet
    assert [line.item for line in sheet.lines] == ["PC2-LIMIT-2", "PC2-LIMIT-7"]
    assert (sheet.points, sheet.doubles, sheet.total) == (0, 0, 300)


def test_every_limit_hand_that_is_made_has_its_line_and_one_limit_is_paid() -> None:
    heads = score("B1 B9 D1 D9 C1 C9 E S W N R G Wh Wh", "dealt", "EE").sheet
    assert [line.item for line in heads.lines] == ["PC2-LIMIT-1", "PC2-LIMIT-6"]
    assert heads.total == 300


def test_a_drawn_tile_goes_where_it_counts_best() -> None:
    # The 3 closes 1-2-3 or opens 3-4-5 or makes the pair; a pair of 3s drawn is worth 4, as a sequence is.
    assert total(f"C1 C2 C3 C4 C5 B6 B6 | {CHOWS}", "C3 wall") == 14


def test_the_sheet_of_a_won_hand_carries_its_tiles() -> None:
    shown = {
        line.item: line.evidence
        for line in rule_set(RULES).score(record(f"C1 C2 B6 B7 B8 D8 D8 | {CHOWS}", "C3 wall")).sheet.lines
    }
    assert [held.code for held in shown["PC2-WIN-SEQ-CLOSED-DRAW"].tiles] == ["C1", "C2", "C3"]


def test_a_first_draw_counts_as_the_first_tile_only_before_anything_was_laid_down() -> None:
    whole, rest = "C2 C3 B2 B3 B4 B6 B7 B8 D5 D6 D7 D8 D8", "C2 C3 B6 B7 B8 D8 D8 | (B2 B3 B4) (D5 D6 D7)"
    for scope, given in (("east_discard", [False, False]), ("any_first_turn", [True, False])):
        found = [
            "BONUS-FIRSTCARD" in earned(hand, "C4 wall", "SE", "first-turn", first_card_scope=scope)
            for hand in (whole, rest)
        ]
        assert found == given, scope
