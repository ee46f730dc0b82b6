"""What tiles are worth to a plan: the points and doubles of what they are, and what they may become."""

from __future__ import annotations

from dataclasses import replace
from itertools import compress

import pytest

from peling.advice.formula import plans
from peling.advice.formula.held import factor_of, points_of
from peling.advice.formula.model import yardstick
from peling.advice.formula.plans import neighbours, weight_of
from peling.advice.formula.prices import Pattern, Price, Prices, prices
from peling.advice.formula.scene import Scene
from peling.advice.outlook import one_set_away, winds_away
from peling.core.hand import Hand
from peling.core.melds import Meld, chow, pung
from peling.core.notation import parse_hand, parse_tiles
from peling.core.tiles import COPIES, KINDS, Wind, tile
from peling.rulebooks import rule_set
from peling.shapes.plans import ALL_HONOURS, ALL_PUNGS, SEVEN_PAIRS
from tests.engine.positions import book

MODEL = yardstick().model
PAID = prices(book(), Wind.SOUTH, None)
SEQUENCE = chow((tile("B2"), tile("B3"), tile("B4")), tile("B2"), Wind.EAST)


def scene(**live: int) -> Scene:
    """Return a scene in which so many copies of these tiles are out of sight, and all of the others."""
    out = [COPIES] * len(KINDS)
    for code, copies in live.items():
        out[tile(code).index] = copies
    return Scene(MODEL, PAID, tuple(out), sum(out), 0.2, ())


@pytest.mark.parametrize("code", ["R", "Wh", "S"])
def test_what_doubles_multiplies_the_hand_and_a_hope_a_part_of_it(code: str) -> None:
    kind = tile(code).index
    for copies in range(COPIES + 1):
        here = scene(**{code: copies})
        assert factor_of(here, kind, 0) == 1
        assert factor_of(here, kind, 1) == 1 + MODEL.single_hope[copies]
        assert factor_of(here, kind, 2) == 1 + MODEL.pair_hope[copies]
        assert factor_of(here, kind, 3) == factor_of(here, kind, 4) == 2


@pytest.mark.parametrize("code", ["B5", "D9", "N"])
def test_what_does_not_double_leaves_the_hand_as_it_is(code: str) -> None:
    assert {factor_of(scene(), tile(code).index, held) for held in range(5)} == {1}


@pytest.mark.parametrize(
    ("code", "points"),
    [
        ("B5", (0, 0, 2 * MODEL.pair_share, 4, 4)),
        ("N", (0, 0, 4 * MODEL.pair_share, 8, 8)),
        ("R", (0, 0, 2, 8, 8)),
    ],
)
def test_points_are_those_of_the_set_or_for_a_pair_the_better_of_two(
    code: str, points: tuple[float, ...]
) -> None:
    assert tuple(points_of(scene(), tile(code).index, held) for held in range(5)) == points


def test_a_three_comes_from_everybody_a_sequence_from_the_left() -> None:
    suited, honour = tile("B5").index, tile("R").index
    assert [weight_of(MODEL, suited, held) for held in (1, 2, 3)] == [
        MODEL.chow_weight,
        *[MODEL.pung_weight] * 2,
    ]
    assert [weight_of(MODEL, honour, held) for held in (1, 2)] == [1, MODEL.pung_weight]


def test_live_neighbours_end_with_the_suit_and_equals_count_twice() -> None:
    live = list(range(1, len(KINDS) + 1))
    at = [tile(code).index for code in ("B1", "B2", "B5", "B9", "R")]
    assert [neighbours(live, kind) for kind in at] == [
        1 + 1 + 2 + 3,
        2 + 1 + 2 + 3 + 4,
        5 + 3 + 4 + 5 + 6 + 7,
        9 + 7 + 8 + 9,
        2 * (at[-1] + 1),
    ]


@pytest.mark.parametrize(
    ("codes", "away"),
    [
        ("E E E S S S W W W N N B2 B3", 1),
        ("E E E S S S W W W N N B2 D3", 2),
        ("E E E S S S W W W N N R R", 1),
        ("E E E E S S S W W W N N N", 3),
        ("E S W N B1 B2 B3 B4 B5 B6 B7 B8 B9", 7),
    ],
)
def test_four_winds_need_another_set_that_no_wind_is_part_of(codes: str, away: int) -> None:
    assert winds_away(parse_hand(codes), [COPIES] * len(KINDS)) == away


@pytest.mark.parametrize(
    ("codes", "away"),
    [("", 3), ("B1", 2), ("R", 2), ("B1 B2", 1), ("B7 B9", 1), ("B9 D1", 2), ("R R", 1), ("D7 D8 D9", 0)],
)
def test_one_set_is_as_far_as_its_best_part(codes: str, away: int) -> None:
    assert one_set_away(parse_hand(codes).counts()) == away


def test_who_breaks_a_pair_or_gives_up_what_may_double_has_a_cheaper_hand() -> None:
    counts = parse_hand("B1 B2 B3 B6 B7 C6 C7 C7 C8 D2 D3 D4 R D7").counts()
    kinds = [None, *(tile(code).index for code in ("D7", "C7", "R"))]
    standing, single, paired, dragon = plans.weigh(scene(), counts, (), kinds)
    assert standing.value == single.value > max(paired.value, dragon.value)


NOTHING = (Price(0, 0),) * len(KINDS)
PLAIN = Pattern("any", (True,) * 4, 0, Price(2, 0), Price(2, 0))
CLAIMABLE = Prices(NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, (PLAIN,))


@pytest.mark.parametrize(
    ("least", "sides"),
    [
        (0, MODEL.win_weight),
        (1, MODEL.win_weight),
        # One of the two points is for an own tile; half a point more is hoped for.
        (2, (1 + MODEL.win_weight) / 2),
        (3, 1),
    ],
)
def test_the_last_tile_comes_from_fewer_sides_the_more_points_a_claim_lacks(least: int, sides: float) -> None:
    here = replace(scene(), prices=replace(CLAIMABLE, least=least))
    (found,) = plans.weigh(here, parse_hand("B1 B2 B3 B4 B5 B6 D2 D3 D4 C7 C8 E E").counts(), (), [None])
    assert found.need == 1
    assert found.useful is not None
    chance = found.worth / found.value
    step = here.hazard * chance / (1 - chance)
    assert step * here.unseen / sum(compress(here.live, found.useful)) == pytest.approx(sides)


def test_a_hope_grows_with_the_live_copies_and_a_pair_has_more_of_it() -> None:
    for hope in (MODEL.single_hope, MODEL.pair_hope):
        assert hope[0] == 0
        assert list(hope) == sorted(hope)
        assert max(hope) < 1
    assert all(single < pair for single, pair in zip(MODEL.single_hope[1:], MODEL.pair_hope[1:], strict=True))


@pytest.mark.parametrize(("held", "part"), [(1, 1 / 1.08), (2, 1.08 / 1.5), (3, 1.5 / 2)])
def test_who_gives_up_a_tile_of_what_may_double_keeps_the_hope_of_one_less(held: int, part: float) -> None:
    dragon = tile("R").index
    doubling = [Price(0, 0)] * len(KINDS)
    doubling[dragon] = Price(0, 1)
    paid = Prices(NOTHING, tuple(doubling), NOTHING, NOTHING, NOTHING, (PLAIN,))
    here = Scene(MODEL, paid, (COPIES,) * len(KINDS), COPIES * len(KINDS), 0.2, ())
    counts = parse_hand("B1 B2 B3 B6 B7 B8 C6 C7 D2 D3 D4" + " R" * held).counts()
    standing, given_up = plans.weigh(here, counts, (), [None, dragon])
    assert given_up.value / standing.value == pytest.approx(part)


@pytest.mark.parametrize(
    ("codes", "laid", "away"),
    [
        ("E E E S S S W W N N", (SEQUENCE,), 1),
        ("E E E S S S N N B2 B3", (pung(tile("W"), Wind.EAST),), 1),
        ("S S S W W N N", (SEQUENCE, pung(tile("E"), Wind.EAST)), 1),
        ("N N B2 B3", tuple(pung(tile(code), Wind.EAST) for code in "ESW"), 1),
        ("E E E S S S W", (SEQUENCE, pung(tile("R"), Wind.EAST)), None),
    ],
)
def test_four_winds_leave_room_for_one_set_on_the_table_that_is_of_no_wind(
    codes: str, laid: tuple[Meld, ...], away: int | None
) -> None:
    hand = Hand.of(parse_tiles(codes), laid)
    assert winds_away(hand, [COPIES] * len(KINDS)) == away


def test_where_losers_settle_what_the_hand_counts_without_a_win_adds_to_its_worth() -> None:
    """Three red dragons double: 4 points hidden and a pair of winds that counts 2 are 12 (Harr, Part I)."""
    counts = parse_hand("R R R E E B1 B5 B9 C2 C6 D3 D8 D9 S").counts()
    east = prices(book(), Wind.EAST, None)
    own = sum(
        points_of(replace(scene(), prices=east), tile(code).index, held)
        for code, held in (("R", 3), ("E", 2))
    )
    kinds = [None, *(tile(code).index for code in ("B1", "E", "R"))]
    here = replace(scene(), prices=east)
    said = replace(here, model=replace(MODEL, as_it_stands=0.5))
    before, after = plans.weigh(here, counts, (), kinds), plans.weigh(said, counts, (), kinds)
    added = [one.worth - other.worth for one, other in zip(after, before, strict=True)]
    hopes = factor_of(here, tile("E").index, 2) * factor_of(here, tile("S").index, 1)
    assert added[0] == pytest.approx(0.5 * own * 2 * hopes)
    assert added[0] == pytest.approx(added[1])
    assert added[0] > added[2] > added[3] > 0


def test_where_losers_settle_nothing_a_standing_hand_adds_nothing() -> None:
    counts = parse_hand("R R R E E B1 B5 B9 C2 C6 D3 D8 D9 S").counts()
    here = replace(scene(), prices=replace(PAID, losers_settle=False))
    said = replace(here, model=replace(MODEL, as_it_stands=0.5))
    assert plans.weigh(said, counts, (), [None]) == plans.weigh(here, counts, (), [None])


@pytest.mark.parametrize(
    ("codes", "part"),
    [
        # A three and a pair of dragons score; else the book pays 10 points and a double more (HP-X-NO-SCORE).
        ("B2 B2 B2 C5 C6 C7 B6 B7 B8 C2 C2 D7 D8", 0.5),
        ("B2 B3 B4 C5 C6 C7 B6 B7 B8 R R D7 D8", 0.5),
        ("B2 B3 B4 C5 C6 C7 B6 B7 B8 C2 C2 D7 D8", 1.0),
    ],
)
def test_what_is_paid_where_nothing_else_scores_is_lost_when_something_does(codes: str, part: float) -> None:
    paid = prices(rule_set("how-to-play"), Wind.SOUTH, Wind.EAST)
    assert paid.patterns[0].spoilt == Price(10, 1)
    here = replace(scene(), prices=replace(paid, rounded=None, ceiling=None))
    said = replace(here, model=replace(MODEL, spoilt=1.0))
    counts = parse_hand(codes).counts()
    known, (before,), (after,) = (
        {aim: value for aim, (_, value) in plans.in_reach(said, counts, ()).items()},
        plans.weigh(here, counts, (), [None]),
        plans.weigh(said, counts, (), [None]),
    )
    lost = 10 if part < 1 else 0
    times = 2 * factor_of(here, tile("R").index, counts[tile("R").index])
    points = plans.in_reach(here, counts, ())["any"][1] / times
    assert known["any"] == pytest.approx((points - lost) * times * part)
    assert (after.worth < before.worth) == (part < 1)


def test_who_discards_the_only_thing_that_scores_has_a_plain_hand_again() -> None:
    paid = prices(rule_set("how-to-play"), Wind.SOUTH, Wind.EAST)
    said = replace(
        scene(), prices=replace(paid, rounded=None, ceiling=None), model=replace(MODEL, spoilt=1.0)
    )
    counts = parse_hand("B2 B2 B2 C5 C6 C7 B6 B7 B8 C2 C2 D7 D8 D1").counts()
    three, other = plans.weigh(said, counts, (), [tile("B2").index, tile("C2").index])
    assert three.value > 1.5 * other.value


def test_a_hand_in_which_nothing_counts_is_paid_better_but_where_a_claim_asks_for_points() -> None:
    # 10 points if nothing else counts; in Part II a three that is drawn has 2 of them back (Harr, p. 29, 47).
    for rules, points in (("pung-chow", 10), ("pung-chow-limit", 8), ("four-winds", 10), ("fenghua", 0)):
        any_four, one_suit = prices(rule_set(rules), Wind.SOUTH, Wind.EAST).patterns[:2]
        assert any_four.spoilt == one_suit.spoilt == Price(points, 0), rules


def pattern(shape: str) -> Pattern:
    """Return a pattern for a hand of this shape alone."""
    return PLAIN._replace(id=shape, shape=shape)


@pytest.mark.parametrize(
    ("laid", "shapes"),
    [
        ((), {"any", ALL_PUNGS, ALL_HONOURS, SEVEN_PAIRS}),
        ((pung(tile("R"), Wind.WEST),), {"any", ALL_PUNGS, ALL_HONOURS}),
        ((pung(tile("B5"), Wind.WEST),), {"any", ALL_PUNGS}),
        ((SEQUENCE,), {"any"}),
    ],
)
def test_a_shape_is_in_reach_only_with_sets_laid_down_that_can_be_in_it(
    laid: tuple[Meld, ...], shapes: set[str]
) -> None:
    patterns = (PLAIN, *map(pattern, (ALL_PUNGS, ALL_HONOURS, SEVEN_PAIRS)))
    here = replace(scene(), prices=replace(CLAIMABLE, patterns=patterns))
    counts = parse_hand("E E S S W W N N G G").counts()
    assert set(plans.in_reach(here, counts, laid)) == shapes
