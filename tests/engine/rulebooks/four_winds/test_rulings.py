"""Beside the rulings of the leaflet: extras, options and drawn games."""

import pytest

from peling.rulebooks import rule_set
from peling.rules.ruleset import UnknownOptionError
from tests.engine.rulebooks.four_winds.positions import HANDS, net
from tests.engine.rulebooks.four_winds.rulings import THREES

RULES = HANDS.rules_id

earned = HANDS.earned
record = HANDS.record
refused = HANDS.refused
score = HANDS.score
total = HANDS.total


@pytest.mark.parametrize(
    ("key", "hand", "how", "item"),
    [
        ("extra_pairs", "B2 B2 B2 C5 C5 C5 D8 D8 D8 B5 B5 C3 C3", "C3 wall", "FW-X-PAIRS"),
        ("extra_open_flowers", f"{THREES} | [B3 B3 B3 B3]", "D6 loose", "FW-X-FLOWER"),
        ("extra_moon", f"{THREES} B3 B3 B3", "D6 last-wall", "FW-X-MOON"),
        ("extra_rob", f"{THREES} B3 B3 B3", "D6 robbed-kong N", "FW-X-ROB"),
    ],
)
def test_an_extra_that_was_not_agreed_does_not_double(key: str, hand: str, how: str, item: str) -> None:
    options: dict[str, object] = {key: False, "rob_without_extra": True}
    assert item in earned(hand, how)
    assert item not in earned(hand, how, "SE", "", **options)
    assert total(hand, how) == 2 * total(hand, how, "SE", "", **options)


@pytest.mark.parametrize(
    "options",
    [
        {"limit": "none"},
        {"limit": 0},
        {"limit": True},
        {"full_points": "many"},
        {"limit": 1000, "full_points": 500},
        {"reserve": 16},
        {"pair_honour": "2"},
        {"head_points": "all"},
        {"flowers": True},
    ],
)
def test_an_option_or_a_value_that_there_is_not_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(UnknownOptionError):
        rule_set(RULES, options)


def test_full_points_may_be_named_by_either_key() -> None:
    assert rule_set(RULES, {"limit": 500, "full_points": 500}).house["limit"] == 500


def test_nothing_is_paid_for_a_drawn_game() -> None:
    assert set(net("", {"E": 40, "S": 8}, losers_settle=True).values()) == {0}


def test_losers_settle_among_themselves_also_where_one_of_them_pays_the_winner_for_all() -> None:
    """South wins; West pays him for all, East's double too; the losers' 40, 8 and 0 are settled as ever."""
    scores = {"E": 40, "S": 20, "W": 8}
    paid = net("S", scores, "W", discarder_pays_all=True)
    assert paid == {"E": 0, "S": 80, "W": -80, "N": 0}
    among = net("S", scores | {"S": 0}, losers_settle=True)
    both = net("S", scores, "W", discarder_pays_all=True, losers_settle=True)
    assert both == {wind: paid[wind] + among[wind] for wind in "ESWN"}
    assert among == {"E": 144, "S": 0, "W": -56, "N": -88}
