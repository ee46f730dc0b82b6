"""What a near miss of the booklet shows: the very set or pair that spoilt it."""

from __future__ import annotations

import pytest

from peling.rulebooks import rule_set
from tests.engine.rulebooks.how_to_play.positions import HANDS

RULES = HANDS.rules_id

record = HANDS.record

CHOWS = "C2 C3 B6 B7 B8 D9 D9 | (B2 B3 B4) (D5 D6 D7)"


def shown(hand: str, item: str) -> str | None:
    """Return the tiles that show why a hand that C1 won has just missed an item; None: it has not."""
    for near in rule_set(RULES).near_misses(record(hand, "C1 wall")):
        if near.item == item:
            return " ".join(kind.code for kind in near.evidence.tiles)
    return None


@pytest.mark.parametrize("item", ["HP-X-NO-SCORE", "HP-B-NO-SCORE"])
@pytest.mark.parametrize(
    ("hand", "tiles"),
    [
        (CHOWS, None),
        (CHOWS.replace("D9 D9", "R R"), "R R"),
        (CHOWS.replace("D9 D9", "S S"), "S S"),
        (CHOWS.replace("B6 B7 B8", "E E E"), "E E E"),
        (CHOWS.replace("(B2 B3 B4)", "(E* E E)"), "E E E"),
        (CHOWS.replace("B6 B7 B8 D9 D9", "E E E R R"), None),
        (CHOWS.replace("B6 B7 B8", "E E E").replace("(B2 B3 B4)", "(N* N N)"), None),
    ],
)
def test_no_score_shows_the_pair_that_counts_or_the_one_set_that_does(
    item: str, hand: str, tiles: str | None
) -> None:
    assert shown(hand, item) == tiles


@pytest.mark.parametrize("item", ["HP-X-NO-CHOW", "HP-B-NO-CHOW"])
def test_no_chow_shows_the_one_chow(item: str) -> None:
    assert shown("C2 C3 B6 B6 B6 D9 D9 | (B2* B2 B2) (D5* D5 D5)", item) == "C1 C2 C3"
    assert shown("C2 C3 B6 B7 B8 D9 D9 | (B2* B2 B2) (D5* D5 D5)", item) is None


@pytest.mark.parametrize(
    ("hand", "tiles"),
    [
        ("C1 C1 E E E R R | (B9* B9 B9) (D5* D5 D5)", "D5 D5 D5"),
        ("C1 C1 E E E D5 D5 | (B9* B9 B9) (N* N N)", "D5 D5"),
        ("C1 C1 E E E R R | (B9* B9 B9) (N* N N)", None),
        ("C1 C1 E E E D5 D5 | (B9* B9 B9) (D6* D6 D6)", None),
        ("C1 C1 B9 B9 B9 D9 D9 | (B1* B1 B1) (D5* D5 D5)", None),
    ],
)
def test_ones_and_nines_with_honours_shows_the_set_or_pair_that_is_neither(
    hand: str, tiles: str | None
) -> None:
    assert shown(hand, "HP-X-TERMINALS") == tiles


@pytest.mark.parametrize(
    ("hand", "tiles"),
    [
        ("C2 C3 B6 B7 B8 R R | (G* G G) (Wh* Wh Wh)", "G Wh R"),
        ("C2 C3 G G G Wh Wh Wh R R | (B2* B2 B2)", "G Wh R"),
        ("C2 C3 G G G Wh Wh Wh D9 D9 | (B2* B2 B2)", None),
    ],
)
def test_three_dragons_shows_the_two_sets_and_the_pair_last(hand: str, tiles: str | None) -> None:
    assert shown(hand, "HP-L-THREE-DRAGONS") == tiles
