"""Hands of threes only: where a book pays for them, how far they are, and what their pairs are worth."""

from __future__ import annotations

from dataclasses import replace

import pytest

from peling.advice.formula import plans
from peling.advice.formula.model import Model, yardstick
from peling.advice.formula.prices import MAJOR_PUNGS, Pattern, Price, prices
from peling.advice.formula.scene import Scene
from peling.core.melds import Meld, chow, pung
from peling.core.notation import parse_hand
from peling.core.tiles import COPIES, KINDS, Wind, tile
from peling.rulebooks import rule_set
from peling.shapes.plans import ALL_PUNGS

CLUB = yardstick().model
FAST = {**CLUB.pattern_pace, ALL_PUNGS: 0.7, MAJOR_PUNGS: 0.5}
MODEL = replace(CLUB, threes_share=0.7, pattern_pace=FAST)
"""A model that aims at threes, as `club-1` does not."""


def of_threes(rules: str) -> list[Pattern]:
    return [pattern for pattern in prices(rule_set(rules), Wind.SOUTH, Wind.WEST).patterns if pattern.threes]


def scene(rules: str = "pung-chow-limit", model: Model = MODEL) -> Scene:
    live = (COPIES,) * len(KINDS)
    return Scene(model, prices(rule_set(rules), Wind.SOUTH, Wind.WEST), live, sum(live), 0.2, ())


def reach(codes: str, *laid: Meld, model: Model = MODEL) -> dict[str, tuple[int, float]]:
    return plans.in_reach(scene(model=model), parse_hand(codes).counts(), laid)


@pytest.mark.parametrize(
    ("rules", "of_all", "mixed"),
    [
        # 20 for the win, 10 for no sequence, 2 for drawing and 2 for the only place (Harr, p. 47).
        ("pung-chow", Price(34, 0), Price(34, 1)),
        # 10 for the win, 4 for a pair that is drawn to, 2 more for each of two concealed threes of middle
        # tiles, as the sample has them, and one double (Harr, Part II).
        ("pung-chow-limit", Price(20, 1), Price(20, 2)),
        ("how-to-play", Price(34, 1), Price(34, 2)),
        ("four-winds", Price(18, 1), Price(18, 2)),
    ],
)
def test_a_book_pays_for_threes_what_no_single_set_counts(rules: str, of_all: Price, mixed: Price) -> None:
    found = [pattern for pattern in of_threes(rules) if pattern.id == ALL_PUNGS]
    assert [pattern.price for pattern in found] == [of_all, mixed, mixed, mixed]
    suits = {(True, False, False, True), (False, True, False, True), (False, False, True, True)}
    assert [sum(pattern.groups) for pattern in found] == [4, 2, 2, 2]
    assert {pattern.groups for pattern in found[1:]} == suits


def test_threes_of_majors_are_a_limit_hand_in_one_book_and_a_double_in_another() -> None:
    found = {rules: [one.price for one in of_threes(rules) if one.id == MAJOR_PUNGS] for rules in RULES}
    assert found == {
        "pung-chow": [],
        "pung-chow-limit": [Price(300, 0)],
        "how-to-play": [Price(34, 2)],
        "four-winds": [],
    }


RULES = ("pung-chow", "pung-chow-limit", "how-to-play", "four-winds")


def test_where_they_are_a_shape_of_their_own_they_are_priced_once() -> None:
    assert of_threes("fenghua") == []
    paid = prices(rule_set("fenghua"), Wind.SOUTH, Wind.WEST)
    assert ALL_PUNGS in {pattern.shape for pattern in paid.patterns}


def test_club_1_never_aims_at_them() -> None:
    codes = "B2 B2 B2 C5 C5 C5 D7 D7 D8 D8 N N R"
    assert not {ALL_PUNGS, MAJOR_PUNGS} & set(reach(codes, model=CLUB))
    assert ALL_PUNGS in reach(codes)


@pytest.mark.parametrize(
    ("codes", "away"),
    [
        ("B2 B2 B2 C5 C5 C5 D7 D7 D8 D8 N N R", 2),
        ("B2 B2 B2 C5 C5 C5 D7 D7 D7 D8 D8 N N", 1),
        ("B2 B3 B4 C5 C6 C7 D7 D8 D9 R R R N", 7),
    ],
)
def test_how_far_threes_are(codes: str, away: int) -> None:
    assert reach(codes)[ALL_PUNGS][0] == away


def test_a_chow_laid_down_ends_them_and_a_middle_tile_those_of_majors() -> None:
    codes = "B1 B1 C9 C9 D1 D1 N N R R"
    run = chow((tile("B2"), tile("B3"), tile("B4")), tile("B2"), Wind.EAST)
    assert {ALL_PUNGS, MAJOR_PUNGS} <= set(reach(codes, pung(tile("D9"), Wind.EAST)))
    assert MAJOR_PUNGS not in reach(codes, pung(tile("D5"), Wind.EAST))
    assert not {ALL_PUNGS, MAJOR_PUNGS} & set(reach(codes, run))


def test_only_majors_are_of_use_to_threes_of_majors() -> None:
    (majors,) = (one for one in of_threes("pung-chow-limit") if one.id == MAJOR_PUNGS)
    here = scene()
    here = replace(here, prices=replace(here.prices, patterns=(majors,)))
    (weighed,) = plans.weigh(here, parse_hand("B1 B1 B1 C9 C9 C9 D1 D1 N N R B5 C5").counts(), (), [None])
    assert weighed.useful is not None
    assert {KINDS[at].code for at, useful in enumerate(weighed.useful) if useful} == {"D1", "N", "R"}


def test_who_breaks_a_pair_of_a_hand_of_threes_has_a_cheaper_hand_and_a_farther_one() -> None:
    (first, *_) = of_threes("four-winds")
    here = scene("four-winds")
    here = replace(here, prices=replace(here.prices, patterns=(first,)))
    counts = parse_hand("B2 B2 B2 C5 C5 C5 D7 D7 D8 D8 N N R B9").counts()
    pair, single, other = plans.weigh(here, counts, (), [tile(code).index for code in ("D7", "R", "B9")])
    assert pair.need == single.need + 1 == other.need + 1
    assert pair.worth < single.worth
    assert pair.value < other.value
