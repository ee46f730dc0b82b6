"""Who pays whom in Fenghua: own tile, discard, the four liabilities, rounding."""

from peling.core.scoring import WinBy
from peling.core.settlement import DealOutcome
from peling.core.tiles import WINDS, Wind
from peling.rulebooks import rule_set
from tests.engine.rulebooks.fenghua.positions import HANDS
from tests.engine.rulebooks.fenghua.settlement import MIXED

net = HANDS.paid
record = HANDS.record
total = HANDS.total


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
