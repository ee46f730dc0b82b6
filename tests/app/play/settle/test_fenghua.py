"""The settlement of Fenghua in words: rounding, own tile and discard, the four liabilities, the old scale."""

from dataclasses import replace

import pytest

from peling.core.hand import Hand
from peling.core.melds import pung
from peling.core.notation import parse_hand, parse_tiles
from peling.core.scoring import Win, WinBy
from peling.core.tiles import WINDS, tile
from peling.play.deal import DealResult
from peling.rulebooks import rule_set
from peling.rules.ruleset import RuleSet
from peling_app.play.settle.model.page import SettlePage, settle_page
from tests.app.play.settle.deals import finish, totals
from tests.app.play.tutor.fakes import NAMES
from tests.end2end.pictures.shots_fenghua import OTHERS, fed, pairs, robbed
from tests.engine.play.fenghua_deals import BOOK

E, S, W, N = WINDS
RUNS = "B1 B2 B3 B7 B8 B9 D7 D8 D9 C4 C6 E E"


def page(result: DealResult, rules: RuleSet = BOOK) -> SettlePage:
    return settle_page(result, rules, NAMES, totals(result), me=S, deal=3)


def won(hand: Hand, win: Win, rules: RuleSet = BOOK) -> DealResult:
    return finish({**OTHERS, S: hand}, S, win, rules=rules, round_wind=E, wild=(tile("D1"),))


def test_an_own_tile_is_paid_twice_by_all_and_the_total_is_rounded() -> None:
    shown = page(pairs())
    assert shown.rule == "53 points are rounded up to 60. For an own tile each of the others pays twice 60."
    assert [(row.payer, row.points) for row in shown.payments] == [
        ("East", "120"),
        ("West", "120"),
        ("North", "120"),
    ]
    assert shown.hands[0].total == "60"
    assert shown.hands[0].arithmetic == "1 + 1 + 1 + 50 = 53, rounded up"
    assert shown.hands[0].faces.wild == (tile("D1"),)
    score = shown.scores[0]
    assert score is not None
    assert [(step.value, step.word) for step in score.steps] == [("53", "points"), ("60", "rounded up")]
    assert score.total == "60"


def test_a_wild_tile_lies_in_its_place_and_tells_what_it_stands_for() -> None:
    *_, last = page(pairs()).hands[0].sets
    assert [one.code for one in last.tiles] == ["R", "D1"]
    assert (last.last, last.label) == (0, ("eye", "eye"))
    (stand,) = last.stands
    assert (stand.place, stand.meant, stand.said) == (
        1,
        tile("R"),
        "1 of circles, wild, stands for red dragon",
    )
    assert last.name == (
        "a pair of red dragons, 1 of circles, wild, stands for red dragon, winning tile: red dragon"
    )


def test_those_who_do_not_win_show_what_the_deal_costs_them() -> None:
    """Only the winner's hand counts: that others count nothing says nothing."""
    hands = page(pairs()).hands
    assert [(hand.figure, hand.sign) for hand in hands] == [("60", 0), *[("−120", -1)] * 3]
    assert hands[1].said == "Hand of East, Magpie: −120 in this deal"


def test_a_discard_is_paid_twice_by_the_discarder() -> None:
    result = won(parse_hand(RUNS), Win(tile("C5"), WinBy.DISCARD, N))
    assert page(result).rule == (
        "4 points are rounded up to 10. North, who discarded, pays twice 10, the others once."
    )


@pytest.mark.parametrize(
    ("result", "why", "times"),
    [
        (robbed(), "West was robbed of the tile; that counts as an own tile.", "6 times 10"),
        (fed(), "Three sets of a hand of one suit with honours were claimed from West.", "4 times 80"),
        (
            won(parse_hand(RUNS), Win(tile("C5"), WinBy.LAST_DISCARD, N)),
            "North discarded the bottom tile.",
            "4 times 10",
        ),
        (
            won(
                Hand.of(
                    parse_tiles("C5"),
                    [pung(tile(code), W) for code in ("B2", "R", "C9", "D7")],
                ),
                Win(tile("C5"), WinBy.WALL),
            ),
            "All four sets before the winner were claimed from West.",
            "6 times 210",
        ),
    ],
    ids=["robbed", "three", "bottom", "four"],
)
def test_each_of_the_four_liabilities_is_said(result: DealResult, why: str, times: str) -> None:
    words = page(result).rule
    assert why in words
    assert f"pays all three shares: {times}." in words
    (row,) = page(result).payments
    assert times == f"{row.factor.removeprefix('× ')} times {row.difference}"


def test_two_liable_players_share_by_a_house_rule() -> None:
    rules = rule_set("fenghua", {"liability_conflict": "split"})
    hand = Hand.of(parse_tiles("B4 B5 S S"), [pung(tile(code), W) for code in ("B2", "R", "B9")])
    result = won(hand, Win(tile("B6"), WinBy.LAST_DISCARD, E), rules)
    assert set(result.outcome.sharing) == {E, W}
    assert "both liable, share what all would pay" in page(result, rules).rule


def test_the_old_scale_is_said_to_be_a_house_rule() -> None:
    rules = rule_set("fenghua", {"value_table": "custom"})
    result = won(parse_hand("B1 B1 B4 B4 D2 D2 D5 D5 C3 C3 C8 C8 D1"), Win(tile("R"), WinBy.WALL), rules)
    words = page(result, rules).rule
    assert words.startswith("33 points are rounded up to 40.")
    assert words.endswith("The old scale, in 30s, is a house rule of this game.")


def test_a_drawn_deal_is_not_paid_and_the_bank_stays() -> None:
    shown = page(finish({**OTHERS, S: parse_hand(RUNS)}, None, None, rules=BOOK, round_wind=E))
    assert shown.rule == "Nobody went out. Nobody pays."
    assert shown.rule_cite
    assert shown.next_cite


def test_a_total_in_tens_is_not_said_to_be_rounded() -> None:
    result = pairs()
    assert result.winner is not None
    even = replace(result.outcome, scores={**result.outcome.scores, S: 60})
    assert "rounded" not in page(replace(result, outcome=even)).rule
