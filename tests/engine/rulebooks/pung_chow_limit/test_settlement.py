"""Settling Part II: the limit, paying for all, washing, false calls."""

import pytest

from peling.commands.score import answer
from peling.core.settlement import DealOutcome, FalseCall
from peling.core.tiles import WINDS, Wind
from peling.rulebooks import rule_set
from tests.engine.rulebooks.pung_chow_limit.positions import HANDS, net, outcome
from tests.engine.rulebooks.pung_chow_limit.settlement import DOTS

RULES = HANDS.rules_id

liable = HANDS.liable
refused = HANDS.refused

PLAYERS = {2: (Wind.EAST, Wind.WEST), 3: WINDS[:3], 4: WINDS}


def test_no_payment_exceeds_the_limit_or_twice_of_it_with_east() -> None:
    assert net(outcome("N", 20, 8, 512, 640)) == {"E": -1176, "S": -624, "W": 600, "N": 1200}


def test_without_a_limit_the_scores_are_settled_as_in_part_one() -> None:
    without = net(outcome("N", 20, 8, 512, 640), limit="none")
    assert without == {"E": -1280 - 984 + 24, "S": -640 - 504 - 24, "W": -640 + 984 + 504, "N": 2560}


def test_a_difference_keeps_its_true_size_beside_what_is_paid() -> None:
    settled = rule_set(RULES).settle(outcome("N", 20, 8, 512, 640)).transfers
    paid = next(transfer for transfer in settled if transfer.payer is Wind.EAST and transfer.base == 492)
    assert (paid.amount, paid.higher, paid.lower) == (600, 512, 20)


def test_who_pays_for_all_pays_every_share_and_nobody_else_pays() -> None:
    assert net(outcome("S", 64, 128, 8, 0, liable="W")) == {"E": 0, "S": 512, "W": -512, "N": 0}
    reasons = [
        paid.reason for paid in rule_set(RULES).settle(outcome("S", 64, 128, 8, 0, liable="W")).transfers
    ]
    assert reasons == ["pays-for", "winner", "pays-for"]


def test_paying_for_all_with_two_and_three_players() -> None:
    two = DealOutcome(PLAYERS[2], Wind.WEST, {Wind.EAST: 0, Wind.WEST: 640}, liable=Wind.EAST)
    assert net(two) == {"E": -600, "W": 600}
    scores = dict.fromkeys(PLAYERS[3], 20)
    three = DealOutcome(PLAYERS[3], Wind.SOUTH, scores, liable=Wind.WEST)
    assert net(three) == {"E": 0, "S": 60, "W": -60}


@pytest.mark.parametrize(
    ("heads", "value"), [(8, 0), (9, 50), (10, 70), (11, 100), (12, 150), (13, 200), (14, 0)]
)
def test_washing_is_paid_by_everybody_alike(heads: int, value: int) -> None:
    got = answer({"rules": RULES, "kind": "wash-value", "given": {"heads": heads}})
    assert got == {"from_each": value}
    washed = DealOutcome(WINDS, None, dict.fromkeys(WINDS, 40), washed={Wind.SOUTH: heads})
    assert net(washed) == {"E": -value, "S": 3 * value, "W": -value, "N": -value}


def test_two_who_wash_pay_each_other_too() -> None:
    both = DealOutcome(WINDS, None, dict.fromkeys(WINDS, 0), washed={Wind.EAST: 9, Wind.NORTH: 11})
    assert net(both) == {"E": 50, "S": -150, "W": -150, "N": 250}


@pytest.mark.parametrize(
    ("seat", "tiles", "expected"),
    [
        ("S", "B1 B9 D1 D9 C1 C9 E S B2 B3 B4 B5 B6", (8, False, [0, 0, 0, 0])),
        ("S", "B1 B9 D1 D9 C1 C9 E S W B3 B4 B5 B6", (9, True, [-50, 150, -50, -50])),
        ("S", "B1 B1 D1 D9 C1 C9 E S W B3 B4 B5 B6", (8, False, [0, 0, 0, 0])),
        ("W", "B1 B9 D1 D9 C1 C9 E S W N R G Wh", (13, True, [-200, -200, 600, -200])),
        ("E", "B1 B9 D1 D9 C1 C9 E S W N R G Wh Wh", (13, True, [600, -200, -200, -200])),
        ("N", "B1 B9 D1 D9 C1 C9 E S Se1 Fl2 B4 B5 B6", (8, False, [0, 0, 0, 0])),
    ],
)
def test_a_hand_to_wash(seat: str, tiles: str, expected: tuple[int, bool, list[int]]) -> None:
    got = answer({"rules": RULES, "kind": "wash", "given": {"seat": seat, "tiles": tiles.split()}})
    heads, allowed, gains = expected
    assert got == {"heads": heads, "allowed": allowed, "net": dict(zip("ESWN", gains, strict=True))}


@pytest.mark.parametrize(
    ("given_", "reason"),
    [
        ({"seat": "S", "tiles": ["B1"] * 14}, "tile-count"),
        ({"seat": "E", "tiles": ["B1"] * 13}, "tile-count"),
        (
            {"seat": "S", "tiles": ["B1"] * 5 + ["B9", "D1", "D9", "C1", "C9", "E", "S", "W"]},
            "impossible-tiles",
        ),
        ({"seat": "X", "tiles": []}, "bad-record"),
    ],
)
def test_a_hand_that_nobody_was_dealt_is_refused(given_: dict[str, object], reason: str) -> None:
    assert answer({"rules": RULES, "kind": "wash", "given": given_})["reason"] == reason


def test_part_one_knows_no_washing_and_no_false_call() -> None:
    for kind in ("wash", "wash-value", "false-call"):
        given_ = {"seat": "E", "tiles": [], "heads": 9, "offender": "E"}
        assert answer({"rules": "pung-chow", "kind": kind, "given": given_})["reason"] == "bad-record"


@pytest.mark.parametrize("limit", [300, 600])
def test_a_false_call_is_paid_for_by_the_limit_of_the_case(limit: int) -> None:
    case = {"rules": RULES, "kind": "false-call", "given": {"offender": "N", "limit": limit}}
    half = limit // 2
    assert answer(case) == {"net": {"E": limit, "S": half, "W": half, "N": -2 * limit}}


def test_without_a_limit_a_false_call_has_no_price() -> None:
    settle = rule_set(RULES, {"limit": "none"}).false_call
    assert settle is not None
    assert settle(FalseCall(WINDS, Wind.EAST)).transfers == ()


@pytest.mark.parametrize("flag", ["discarder-excused", "discarder-no-choice"])
def test_who_is_excused_pays_nothing_for_others(flag: str) -> None:
    assert refused(DOTS, "D1 discard W", "SE", flag) == ""
    assert refused(DOTS, "D1 wall", "SE", flag) == "bad-win"


def test_the_answer_names_who_pays_for_all_and_nobody_if_nobody_does() -> None:
    hand = {
        "rules": RULES,
        "seat": "S",
        "round": "E",
        "role": "winner",
        "concealed": ["E", "E", "B3", "B3"],
        "melds": [{"kind": "pung", "tiles": [wind] * 3, "concealed": False} for wind in "SWN"],
        "win": {"tile": "E", "by": "discard", "from": "N"},
    }
    assert answer(hand)["liable"] == "N"
    assert answer(hand)["payments"] == {"E": 0, "S": 1200, "W": 0, "N": -1200}
    assert "liable" not in answer({**hand, "circumstances": ["discarder-excused"]})


def test_a_case_sums_what_one_player_pays_for_all() -> None:
    given_ = {"winner": "S", "scores": {"E": 8, "S": 128, "W": 0, "N": 40}, "liable": "W"}
    got = answer({"rules": RULES, "kind": "settlement", "given": given_})
    assert got["transfers"] == [{"from": "W", "to": "S", "points": 512}]
    assert got["net"] == {"E": 0, "S": 512, "W": -512, "N": 0}
