"""Other shapes of hands: how far they are, which tiles bring them nearer, and who aims at them."""

from random import Random

import pytest

from peling.advice.advisor import advise
from peling.advice.formula.plans import weigh
from peling.advice.formula.prices import AIMS, MAJOR_PUNGS, PATTERNS, prices
from peling.advice.formula.scene import natural_counts, scene_of
from peling.advice.own_hand import tiles_short
from peling.core.actions import Discard
from peling.core.notation import parse_hand
from peling.core.tiles import KINDS, Wind, tile
from peling.play.table import view_of
from peling.rulebooks import RULE_SETS, rule_set
from peling.shapes.plans import (
    ALL_HONOURS,
    ALL_PUNGS,
    INDEPENDENT,
    SEVEN_PAIRS,
    SHAPES,
    THIRTEEN_MAJORS,
    outline,
    short_of_independent,
    short_of_pairs,
)
from tests.engine.play.fenghua_deals import BOOK as FENGHUA
from tests.engine.play.fenghua_deals import settled


@pytest.mark.parametrize(
    ("shape", "hand", "need"),
    [
        (SEVEN_PAIRS, "B1 B1 B4 B4 D2 D2 D5 D5 C3 C3 C8 C8 D6", 1),
        (SEVEN_PAIRS, "B1 B1 B1 B1 D2 D2 D5 D5 C3 C3 C8 C8 D6 D6", 0),
        (SEVEN_PAIRS, "B1 B1 B1 B4 B4 B4 D2 D2 D2 C3 C3 C3 W", 3),
        (INDEPENDENT, "B1 B4 B7 D2 D5 D8 C3 C6 C9 E S W N", 1),
        (INDEPENDENT, "B1 B2 B3 D1 D2 D3 C1 C2 C3 E E E E", 10),
        (ALL_PUNGS, "B1 B1 B1 B4 B4 B4 D2 D2 D2 C3 C3 C3 W", 1),
        (ALL_PUNGS, "B1 B1 B1 B4 B4 B4 D2 D2 D2 C3 C3 W W", 1),
        (ALL_PUNGS, "B1 B2 B3 B4 B5 B6 B7 B8 B9 D1 D2 D3 D4", 9),
        (ALL_HONOURS, "E E S S W W N N R R G B1 B2", 3),
        (THIRTEEN_MAJORS, "B1 B9 D1 D9 C1 C9 E S W N R G Wh", 1),
        (THIRTEEN_MAJORS, "B1 B9 D1 D9 C1 C9 E S W N R G G B5", 1),
        (THIRTEEN_MAJORS, "B1 B9 D1 D9 C1 C9 E S W N R G Wh Wh", 0),
    ],
)
def test_the_need(shape: str, hand: str, need: int) -> None:
    assert outline(shape, parse_hand(hand).counts(), 4).need == need


WHOLE = {
    SEVEN_PAIRS: "B1 B1 B4 B4 D2 D2 D5 D5 C3 C3 C8 C8 D6 D6",
    INDEPENDENT: "B1 B4 B7 D2 D5 D8 C3 C6 C9 E S W N R",
    ALL_PUNGS: "B1 B1 B1 B4 B4 B4 D2 D2 D2 C3 C3 C3 W W",
    ALL_HONOURS: "E E S S W W N N R R G G Wh Wh",
    THIRTEEN_MAJORS: "B1 B9 D1 D9 C1 C9 E S W N R G Wh Wh",
}


@pytest.mark.parametrize("shape", SHAPES)
def test_a_whole_hand_of_a_shape_needs_nothing(shape: str) -> None:
    need, useful = outline(shape, parse_hand(WHOLE[shape]).counts(), 4)
    assert need == 0
    assert not any(useful)


@pytest.mark.thorough
@pytest.mark.parametrize("shape", SHAPES)
def test_useful_tiles_are_those_that_make_the_need_less(shape: str) -> None:
    rng = Random(1922)
    for _ in range(200):
        counts = [0] * 34
        for kind in rng.sample([kind.index for kind in KINDS for _ in range(4)], 13):
            counts[kind] += 1
        need, useful = outline(shape, counts, 4)
        for kind in range(34):
            if counts[kind] < 4:
                counts[kind] += 1
                assert bool(useful[kind]) is (outline(shape, counts, 4).need < need)
                counts[kind] -= 1


def test_short_distances_agree_with_the_outlines() -> None:
    rng = Random(5)
    for _ in range(100):
        counts = [0] * 34
        for kind in rng.sample([kind.index for kind in KINDS for _ in range(4)], 14):
            counts[kind] += 1
        assert short_of_pairs(counts) == outline(SEVEN_PAIRS, counts, 4).need
        assert short_of_independent(counts) == outline(INDEPENDENT, counts, 4).need


WITH_MAJORS = {book: () if book in ("pung-chow", "fenghua") else (THIRTEEN_MAJORS,) for book in RULE_SETS}


def test_only_books_that_pay_for_a_shape_have_it_among_their_prices() -> None:
    for book in RULE_SETS:
        rules = rule_set(book)
        paid = prices(rules, Wind.SOUTH, Wind.EAST if rules.course.rounds else None)
        ids = list(dict.fromkeys(pattern.id for pattern in paid.patterns if not pattern.threes))
        aims = [aim for aim in AIMS if aim not in (THIRTEEN_MAJORS, MAJOR_PUNGS)]
        assert ids == (aims if book == "fenghua" else [*PATTERNS, *WITH_MAJORS[book]])


def test_a_straight_hand_of_a_shape_is_priced_higher_than_one_with_a_wild_tile() -> None:
    paid = {pattern.id: pattern for pattern in prices(FENGHUA, Wind.SOUTH, Wind.EAST).patterns}
    assert paid[SEVEN_PAIRS].price.points > paid[SEVEN_PAIRS].wild_price.points > 50
    assert paid[ALL_PUNGS].price.points > paid[ALL_PUNGS].wild_price.points > 50
    assert paid[ALL_HONOURS].price.points > 400


@pytest.mark.parametrize(
    ("hand", "aim", "away"),
    [
        ("B1 B1 B4 B4 D2 D2 D5 D5 C3 C3 C8 C8 B3 C9", SEVEN_PAIRS, "B3 C9"),
        ("B1 B4 B7 D2 D5 D8 C3 C6 C9 E S W R R", INDEPENDENT, "R"),
        ("E E S S W W W N R R G Wh B1 B2", ALL_HONOURS, "B1 B2"),
        ("E E E S S S B1 B1 D5 D5 C8 C8 C8 C3", ALL_PUNGS, "C3"),
    ],
)
def test_a_club_player_aims_at_the_shape_that_is_near(hand: str, aim: str, away: str) -> None:
    view = view_of(settled(Wind.SOUTH, S=hand, wild="D9"), Wind.SOUTH, FENGHUA)
    best = advise(view, FENGHUA)[0]
    reason = best.reason("aims-at")
    assert reason is not None
    assert reason.evidence.fact("pattern") == aim
    assert isinstance(best.action, Discard)
    assert best.action.tile.code in away.split()


@pytest.mark.parametrize(("hand", "number"), [("D1 D1 B4 B7", 2), ("B4 B7 E S", 0)])
def test_wild_tiles_are_counted_apart(hand: str, number: int) -> None:
    rest = " D2 D5 C1 C4 C7 R G Wh N W"
    view = view_of(settled(Wind.SOUTH, S=hand + rest, wild="D1"), Wind.SOUTH, FENGHUA)
    scene = scene_of(view, FENGHUA)
    assert scene.wild == number
    assert tiles_short(view, FENGHUA) == short_of_independent(natural_counts(view)) - number


def test_a_hand_that_may_hardly_be_claimed_is_worth_less_than_one_with_the_points() -> None:
    laid = " B9 | (B1* B2 B3) (D4* D5 D6)"
    found = []
    for hand in ("E E E C7 C8 G G", "C2 C2 C2 C7 C8 G G"):
        view = view_of(settled(Wind.SOUTH, S=hand + laid, wild="D9"), Wind.SOUTH, FENGHUA)
        found += weigh(scene_of(view, FENGHUA), natural_counts(view), view.hand.melds, [tile("B9").index])
    rich, poor = found
    assert rich.need == poor.need == 1
    assert rich.value == poor.value == 10
    assert rich.useful == poor.useful
    assert rich.worth > poor.worth
