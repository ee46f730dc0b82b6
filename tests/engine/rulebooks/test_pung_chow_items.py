"""Every score item of Part I has a hand that earns it and one that just misses it."""

import pytest

from peling.core.rules import NOTHING
from peling.rulebooks import rule_set
from tests.engine.rulebooks.positions import earned, missed, record, total

Position = tuple[str, str, str]
"""A hand, how it was won (empty for a loser), the own wind."""

OPEN_CHOWS = "(B2 B3 B4) (D5 D6 D7)"
FOUR_KONGS = "[B1 B1 B1 B1] (D9* D9 D9 D9) (R* R R R) (G* G G G)"
EARNED_AND_MISSED: dict[str, tuple[Position, Position]] = {
    "PC1-BONUS-MAHJONGG": (
        (f"C2 C3 B6 B7 B8 D9 D9 | {OPEN_CHOWS}", "C1 discard E", "S"),
        (f"C2 C3 B6 B7 B8 D9 D9 | {OPEN_CHOWS}", "", "S"),
    ),
    "PC1-BONUS-NOSEQ": (
        ("B2 B2 B2 D5 D5 D5 C4 C4 C4 N N N C2", "C2 wall", "S"),
        ("B2 B3 B4 D5 D5 D5 C4 C4 C4 N N N C2", "C2 wall", "S"),
    ),
    "PC1-BONUS-NOOTHER": (
        (f"C2 C3 B6 B7 B8 D9 D9 | {OPEN_CHOWS}", "C1 discard E", "S"),
        (f"C2 C3 B6 B7 B8 D9 D9 | {OPEN_CHOWS}", "C1 wall", "S"),
    ),
    "PC1-BONUS-LOOSE": ((f"C5 | {FOUR_KONGS}", "C5 loose", "S"), (f"C5 | {FOUR_KONGS}", "C5 wall", "S")),
    "PC1-BONUS-DRAW": ((f"C5 | {FOUR_KONGS}", "C5 wall", "S"), (f"C5 | {FOUR_KONGS}", "C5 discard W", "S")),
    "PC1-BONUS-ONLYPLACE": (
        (f"C4 C6 B6 B7 B8 D9 D9 | {OPEN_CHOWS}", "C5 wall", "S"),
        (f"C4 C5 B6 B7 B8 D9 D9 | {OPEN_CHOWS}", "C6 wall", "S"),
    ),
    "PC1-SCORE-PUNG-MINOR-EXPOSED": (
        ("C4 C5 C6 C8 C8 D2 D2 D6 D7 D8 | (B3 B4 B5)", "D2 discard N", "S"),
        ("C4 C5 C6 C8 C8 D2 D2 D6 D7 D8 | (B3 B4 B5)", "D2 wall", "S"),
    ),
    "PC1-SCORE-PUNG-MINOR-CONCEALED": (
        ("C4 C5 C6 C8 C8 D2 D2 D6 D7 D8 | (B3 B4 B5)", "D2 wall", "S"),
        ("C4 C5 C6 C8 C8 D2 D2 D6 D7 D8 | (B3 B4 B5)", "D2 discard N", "S"),
    ),
    "PC1-SCORE-PUNG-MAJOR-EXPOSED": (
        ("D1 D2 C4 C4 B5 B6 B9 R E W | (D9* D9 D9)", "", "S"),
        ("D1 D2 C4 C4 B5 B6 B9 R E W | (D8* D8 D8)", "", "S"),
    ),
    "PC1-SCORE-PUNG-MAJOR-CONCEALED": (
        ("D9 D9 D9 D1 D2 C4 C4 B5 B6 B9 R E W", "", "S"),
        ("D9 D9 D1 D2 C4 C4 C4 B5 B6 B9 R E W", "", "S"),
    ),
    "PC1-SCORE-KONG-MINOR-EXPOSED": (
        ("D1 D3 C4 C4 B5 B6 B9 R E W | (D2* D2 D2 +D2)<E", "", "S"),
        ("D1 D3 C4 C4 B5 B6 B9 R E W | [D2 D2 D2 D2]", "", "S"),
    ),
    "PC1-SCORE-KONG-MINOR-CONCEALED": (
        ("D1 D3 C4 C4 B5 B6 B9 R E W | [D2 D2 D2 D2]", "", "S"),
        ("D2 D2 D2 D2 D1 D3 C4 C4 B5 B6 B9 R E", "", "S"),
    ),
    "PC1-SCORE-KONG-MAJOR-EXPOSED": (
        ("D1 D3 C4 C4 B5 B6 B9 R E W | (D9* D9 D9 D9)<E", "", "S"),
        ("D1 D3 C4 C4 B5 B6 B9 R E W | [D9 D9 D9 D9]", "", "S"),
    ),
    "PC1-SCORE-KONG-MAJOR-CONCEALED": (
        ("D1 D3 C4 C4 B5 B6 B9 R E W | [D9 D9 D9 D9]", "", "S"),
        ("D1 D3 C4 C4 B5 B6 B9 R E W | (D9* D9 D9 +D9)<E", "", "S"),
    ),
    "PC1-SCORE-PAIR-HONOR": (
        ("D1 D3 D4 C4 C4 B5 B6 B9 R E W S S", "", "S"),
        ("D1 D3 D4 C4 C4 B5 B6 B9 R E E W S", "", "S"),
    ),
    "PC1-DBL-GREEN": (
        ("D1 D3 D4 C4 C4 B5 B6 B9 E W G G G", "", "S"),
        ("D1 D3 D4 C4 C4 B5 B6 B9 E W N G G", "", "S"),
    ),
    "PC1-DBL-RED": (
        ("D1 D3 D4 C4 C4 B5 B6 B9 E W | (R* R R)", "", "S"),
        ("D1 D3 D4 C4 C4 B5 B6 R R W | (E* E E)", "", "S"),
    ),
    "PC1-DBL-WHITE": (
        ("D1 D3 D4 C4 C4 B5 B6 B9 E W | [Wh Wh Wh Wh]", "", "S"),
        ("D1 D3 D4 C4 C4 B5 B6 B9 Wh Wh | [E E E E]", "", "S"),
    ),
    "PC1-DBL-OWNWIND": (
        ("D1 D3 D4 C4 C4 B5 B6 B9 E W | (S* S S)", "", "S"),
        ("D1 D3 D4 C4 C4 B5 B6 B9 E W | (S* S S)", "", "W"),
    ),
    "PC1-DBL-SUIT-HONORS": (
        ("D1 D3 D4 D4 D6 D9 D9 E E W | (S* S S)", "", "W"),
        ("D1 D3 D4 D4 D6 D9 C9 E E W | (S* S S)", "", "W"),
    ),
    "PC1-DBL-ONESUIT": (
        ("D1 D3 D4 D4 D6 D9 D9 D2 D2 D5 | (D7* D7 D7)", "", "W"),
        ("D1 D3 D4 D4 D6 D9 D9 D2 D2 E | (D7* D7 D7)", "", "W"),
    ),
    "PC1-DBL-ALLHONORS": (
        ("E E E S S W N R R R | (G* G G)", "", "W"),
        ("E E E S S W D9 R R R | (G* G G)", "", "W"),
    ),
    "PC1-DBL-ORIGINAL": (
        ("B4 B4 B4 R R R D2 D3 D4 C6 C7 C8 C2 C2", "dealt", "E"),
        ("B4 B4 B4 R R R D2 D3 D4 C6 C7 C8 C2", "C2 wall", "E"),
    ),
    "PCM-DBL-OWN": (
        ("D1 D3 D4 C4 C4 B5 B6 B9 E W N G G | | Se2", "", "S"),
        ("D1 D3 D4 C4 C4 B5 B6 B9 E W N G G | | Se3", "", "S"),
    ),
}

NEAR = {
    "PC1-BONUS-ONLYPLACE",
    "PC1-BONUS-NOSEQ",
    "PC1-BONUS-NOOTHER",
    "PC1-DBL-GREEN",
    "PC1-DBL-RED",
    "PC1-DBL-WHITE",
    "PC1-DBL-SUIT-HONORS",
    "PC1-DBL-ONESUIT",
    "PC1-DBL-ALLHONORS",
    "PCM-DBL-OWN",
}
"""Items whose near miss is told to the player."""


def test_every_item_has_its_two_hands() -> None:
    assert set(EARNED_AND_MISSED) == {item.id for item in rule_set("pung-chow").items}


@pytest.mark.parametrize("item", EARNED_AND_MISSED)
def test_a_hand_earns_it(item: str) -> None:
    assert item in earned(*EARNED_AND_MISSED[item][0])


@pytest.mark.parametrize("item", EARNED_AND_MISSED)
def test_a_hand_just_misses_it(item: str) -> None:
    assert item not in earned(*EARNED_AND_MISSED[item][1])


@pytest.mark.parametrize("item", sorted(NEAR))
def test_the_player_is_told_that_it_was_near(item: str) -> None:
    hit, miss = EARNED_AND_MISSED[item]
    assert item in missed(*miss)
    assert item not in missed(*hit)


def test_no_miss_is_told_of_a_hand_that_is_nowhere_near() -> None:
    assert missed("D1 D3 D7 C4 C6 C9 B5 B6 B9 R G Wh N") == []


def test_items_that_are_told_as_near_are_those_of_the_table() -> None:
    told = {item for _, miss in EARNED_AND_MISSED.values() for item in missed(*miss)}
    told |= {item for hit, _ in EARNED_AND_MISSED.values() for item in missed(*hit)}
    assert told <= NEAR | {"PC1-DBL-OWNWIND"}


def test_every_item_has_a_docstring_a_title_and_a_place_in_the_book() -> None:
    for item in rule_set("pung-chow").items:
        assert item.find.__doc__, item.id
        assert item.title
        assert item.cite.book == "harr"
        assert item.cite.page


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


def test_the_other_readings_follow_from_better_to_worse() -> None:
    rules = rule_set("pung-chow")
    read = rules.score(record("B2 B2 B2 B3 B3 B3 B4 B4 B4 D6 D7 C9 C9", "D8 wall"))
    totals = [read.total, *(sheet.total for sheet in read.others)]
    assert len(totals) > 1
    assert totals == sorted(totals, reverse=True)
