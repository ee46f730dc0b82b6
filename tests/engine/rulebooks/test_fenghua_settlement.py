"""Who pays whom in Fenghua: own tile, discard, the four liabilities, rounding."""

import pytest

from peling.core.scoring import WinBy
from peling.core.settlement import DealOutcome
from peling.core.tiles import WINDS, Wind
from peling.rulebooks import rule_set
from tests.engine.rulebooks.fenghua_positions import net, record, total

MIXED = "C2 C4 N N | (C7* C8 C9)<E (C6* C6 C6)<E (C1* C1 C1)<E"
PLAIN = "C2 C4 N N | (B7* B8 B9)<E (E* E E)<E (B4* B5 B6)<E"
PUNGS = "C4 C4 N N | (B7* B7 B7)<W (B2* B2 B2)<W (D4* D4 D4)<W"
PUNGS_LATER = "C4 C4 N N | (B7* B7 B7 +B7)<W (B2* B2 B2)<W (D4* D4 D4 D4)<W"
PUNGS_OWN = "C4 C4 N N | (B7* B7 B7)<W (B2* B2 B2)<W [D4 D4 D4 D4]"
PURE = "C4 C4 C5 C5 | (C7* C8 C9)<E (C6* C6 C6)<E (C1* C1 C1)<E"


def liable(hand: str, how: str, **options: object) -> str:
    """Return who pays for all, empty if nobody alone does."""
    won = record(hand, how, "D1", "SE")
    wind = rule_set("fenghua", options).liable(won)
    return "" if wind is None else wind.value


@pytest.mark.parametrize(
    ("hand", "how", "expected"),
    [
        (MIXED, "C3 wall", "E"),
        (MIXED, "C3 discard W", "E"),
        (MIXED, "C3 discard E", "E"),
        (MIXED, "C3 robbed-kong W", "W"),
        (MIXED, "C3 last-discard N", "N"),
        (PLAIN, "C3 wall", ""),
        (PLAIN, "C3 discard E", ""),
        (PLAIN, "C3 last-wall", ""),
        (PLAIN, "C3 robbed-kong N", "N"),
        (PUNGS, "C4 wall", "W"),
        (PUNGS_LATER, "C4 wall", "W"),
        (PUNGS_OWN, "C4 wall", ""),
        (PURE, "C5 wall", "E"),
        (PURE.replace("<E (C1", "<N (C1"), "C5 wall", ""),
    ],
)
def test_who_is_liable(hand: str, how: str, expected: str) -> None:
    assert liable(hand, how) == expected


def test_a_liable_player_pays_all_shares() -> None:
    assert total(MIXED, "C3 wall", "D1", "SE") == 74
    assert net(MIXED, "C3 wall", "D1") == [-480, 480, 0, 0]
    assert net(MIXED, "C3 discard W", "D1") == [-320, 320, 0, 0]


def test_nobody_pays_for_a_drawn_deal() -> None:
    rules = rule_set("fenghua")
    assert rules.settle(DealOutcome(WINDS, None, dict.fromkeys(WINDS, 0))).transfers == ()


def test_each_share_of_a_liable_player_is_named() -> None:
    scores = dict.fromkeys(WINDS, 0) | {Wind.SOUTH: 153}
    outcome = DealOutcome(WINDS, Wind.SOUTH, scores, Wind.WEST, liable=Wind.EAST, by=WinBy.DISCARD)
    paid = rule_set("fenghua").settle(outcome).transfers
    assert [(share.payer.value, share.amount, share.reason) for share in paid] == [
        ("E", 160, "winner"),
        ("E", 320, "pays-for"),
        ("E", 160, "pays-for"),
    ]
    assert {share.cite.section for share in paid} == {"Liability"}


def test_what_two_share_who_are_liable_is_named() -> None:
    scores = dict.fromkeys(WINDS, 0) | {Wind.SOUTH: 153}
    both = (Wind.EAST, Wind.WEST)
    outcome = DealOutcome(WINDS, Wind.SOUTH, scores, Wind.WEST, by=WinBy.DISCARD, sharing=both)
    paid = rule_set("fenghua").settle(outcome).transfers
    assert [(share.payer, share.amount, share.reason) for share in paid] == [
        (wind, 320, "pays-for") for wind in both
    ]
    assert {share.cite.section for share in paid} == {"Liability"}


def test_a_discard_and_an_own_tile_are_paid_alike_by_the_banker() -> None:
    assert net("B1 B2 B3 D4 D5 D6 C7 C8 C9 E E B5 B7", "B6 wall", "D1", "WS") == [-20, -20, 60, -20]
    assert net("B1 B2 B3 D4 D5 D6 C7 C8 C9 E E B5 B7", "B6 discard E", "D1", "WS") == [-20, -10, 40, -10]


def test_totals_are_rounded_up_to_tens() -> None:
    rounded = rule_set("fenghua").rounded
    assert rounded is not None
    assert [rounded(number) for number in (0, 1, 9, 10, 11, 153, 160)] == [0, 10, 10, 10, 20, 160, 160]
