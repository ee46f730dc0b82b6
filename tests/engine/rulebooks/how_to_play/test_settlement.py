"""Who pays whom in the booklet: limit, East, claims, dead hands, liability, false calls."""

from itertools import product

import pytest

from peling.core.scoring import InvalidHandError
from peling.core.settlement import DealOutcome, FalseCall
from peling.core.tiles import WINDS, Wind
from peling.rulebooks import rule_set
from tests.engine.rulebooks.how_to_play.positions import HANDS

RULES = HANDS.rules_id

record = HANDS.record
total = HANDS.total

DRAGONS = "HP-L-THREE-DRAGONS"
WINDS_ITEM = "HP-L-FOUR-WINDS"


def net(
    winner: str | None,
    *scores: int,
    dead: dict[str, str] | None = None,
    claims: tuple[str, ...] = (),
    liable: str | None = None,
    **options: object,
) -> list[int]:
    """Return what everybody gains for scores of East, South, West, North."""
    outcome = DealOutcome(
        WINDS,
        None if winner is None else Wind(winner),
        dict(zip(WINDS, scores, strict=True)),
        dead={Wind(wind): why for wind, why in (dead or {}).items()},
        liable=None if liable is None else Wind(liable),
        claims={Wind(wind): DRAGONS for wind in claims},
    )
    settled = rule_set(RULES, options).settle(outcome)
    assert all(transfer.amount > 0 for transfer in settled.transfers)
    return list(settled.net(WINDS).values())


def liable(hand: str, how: str, **options: object) -> str | None:
    """Return who pays South for all; the hand must be complete."""
    won = record(hand, how, "SE")
    assert rule_set(RULES, options).score(won).total > 0
    payer = rule_set(RULES, options).liable(won)
    return None if payer is None else payer.value


def test_a_drawn_deal_is_not_settled() -> None:
    assert net(None, 80, 12, 48, 112) == [0, 0, 0, 0]


def test_a_score_above_the_limit_is_cut() -> None:
    assert net("S", 0, 900, 0, 0) == [-600, 1800, -600, -600]
    assert net("S", 0, 400, 0, 0) == [-600, 1400, -400, -400]
    assert net("E", 900, 0, 0, 0) == [3600, -1200, -1200, -1200]


def test_by_house_rule_east_pays_up_to_the_double_of_the_limit() -> None:
    assert net("S", 0, 900, 0, 0, limit_receive="score_cap") == [-1200, 2400, -600, -600]
    assert net("S", 0, 400, 0, 0, limit_receive="score_cap") == [-800, 1600, -400, -400]


def test_differences_are_of_cut_scores_and_cut_again() -> None:
    assert net("S", 100, 0, 700, 0) == [-600 + 200, 0, 600 + 600, -600 - 200]
    assert net("S", 100, 0, 700, 0, limit_receive="score_cap") == [-1000 + 200, 0, 1000 + 600, -600 - 200]
    assert net("S", 700, 0, 100, 0) == [1000 + 1200, 0, -1000 + 100, -1200 - 100]


def test_without_a_limit_nothing_is_cut() -> None:
    assert net("S", 100, 900, 700, 0, limit="none") == [
        -1800 - 1200 + 200,
        1800 + 900 + 900,
        -900 + 1200 + 700,
        -900 - 200 - 700,
    ]


def test_another_limit_may_be_agreed() -> None:
    assert net("S", 0, 900, 0, 0, limit=300) == [-300, 900, -300, -300]


def test_a_claim_takes_the_place_of_the_difference() -> None:
    assert net("S", 50, 20, 128, 10, claims=("W",)) == [
        -40 - 600 + 80,
        40 + 20 + 20,
        -20 + 600 + 600,
        -20 - 600 - 80,
    ]
    assert net("S", 0, 20, 0, 0, claims=("W",), limit_receive="score_cap")[0] == -40 - 1200
    assert net("S", 0, 20, 0, 0, claims=("E",)) == [-40 + 2400, 80, -20 - 1200, -20 - 1200]


def test_two_losers_with_claims_claim_from_each_other() -> None:
    assert net("S", 0, 20, 0, 0, claims=("W", "N")) == [-40 - 1200, 80, -20 + 600, -20 + 600]
    assert net("S", 0, 20, 0, 0, claims=("E", "N")) == [
        -40 - 600 + 2 * 1200,
        80,
        -20 - 1200 - 600,
        -20 - 1200 + 2 * 600,
    ]


def test_without_a_limit_there_is_no_claim() -> None:
    assert net("S", 0, 20, 128, 0, claims=("W",), limit="none") == [-40 - 256, 80, -20 + 384, -20 - 128]


def test_a_dead_hand_with_too_many_tiles_pays_full_scores() -> None:
    assert net("E", 80, 12, 48, 30, dead={"W": "too-many"}) == [480, -166, -202, -112]
    assert net("N", 10, 12, 48, 30, dead={"W": "too-many"}) == [-60 + 20 - 4, -30 + 12 + 4, -30 - 32, 120]


def test_a_dead_hand_with_too_few_tiles_pays_what_exceeds_its_own() -> None:
    assert net("E", 80, 12, 48, 30, dead={"W": "too-few"}) == [480, -160 - 18, -160, -160 + 18]
    assert net("E", 80, 60, 48, 30, dead={"W": "too-few"}) == [480, -160 + 12 + 30, -160 - 12, -160 - 30]
    assert net("S", 60, 80, 48, 30, dead={"W": "too-few"})[2] == -80 - 24


@pytest.mark.parametrize("scores", [(48, 30), (30, 48), (30, 30)])
@pytest.mark.parametrize("whys", list(product(("too-few", "too-many"), repeat=2)))
def test_two_dead_hands_do_not_settle_whatever_they_hold(
    scores: tuple[int, int], whys: tuple[str, str]
) -> None:
    """Each pays South what exceeds its own, or all of it; nothing goes from one to the other."""
    due = [max(0, 60 - score) if why == "too-few" else 60 for score, why in zip(scores, whys, strict=True)]
    gains = net("E", 80, 60, *scores, dead=dict(zip("WN", whys, strict=True)))
    assert gains == [480, -160 + sum(due), -160 - due[0], -160 - due[1]]


def test_a_dead_hand_has_no_claim_but_pays_one() -> None:
    assert net("S", 0, 20, 128, 0, dead={"W": "too-many"}, claims=("W",)) == [-40, 80, -20, -20]
    assert net("S", 0, 20, 128, 0, dead={"N": "too-few"}, claims=("W",)) == [-640, 80, -20 + 1200, -620]


def test_a_liable_player_pays_all_shares_and_nobody_else_settles() -> None:
    assert net("S", 100, 600, 50, 20, liable="N") == [0, 1800, 0, -1800]
    assert net("S", 100, 600, 50, 20, liable="N", limit_receive="score_cap") == [0, 2400, 0, -2400]
    assert net("S", 100, 128, 50, 20, liable="E") == [-512, 512, 0, 0]
    assert net("E", 600, 0, 0, 0, liable="W", claims=("N",)) == [3600, 0, -3600, 0]


def test_a_false_call_costs_double_the_limit_to_each() -> None:
    settle = rule_set(RULES).false_call
    assert settle is not None
    paid = settle(FalseCall(WINDS, Wind.WEST)).net(WINDS)
    assert list(paid.values()) == [1200, 1200, -3600, 1200]
    assert list(settle(FalseCall(WINDS, Wind.EAST)).net(WINDS).values()) == [-3600, 1200, 1200, 1200]
    assert settle(FalseCall(WINDS, Wind.EAST, fully_exposed=False)).transfers == ()
    assert rule_set(RULES, {"limit": "none"}).false_call is None


@pytest.mark.parametrize(
    ("how", "payer"),
    [
        ("discard N", "N"),
        ("last-discard N", "N"),
        ("robbed-kong N", None),
        ("wall", None),
        ("last-wall", None),
    ],
)
def test_only_a_discard_makes_liable(how: str, payer: str | None) -> None:
    assert liable("B2 B3 B9 B9 | (B5* B5 B5)<W (B7* B7 B7)<E (B8* B8 B8)<E", f"B1 {how}") == payer


def test_four_wind_sets_are_liable_only_where_they_are_a_limit_hand() -> None:
    hand = "E E R R | (S* S S)<E (W* W W)<E (N* N N)<E"
    assert liable(hand.replace("R R", "B2 B2"), "E discard N") is None
    assert liable(hand.replace("R R", "B2 B2"), "E discard N", four_wind_pungs=True) == "N"


@pytest.mark.parametrize(
    ("hand", "claims"),
    [
        ("G G G B1 B3 C2 C4 | (R* R R)<E (Wh* Wh Wh)<N", (DRAGONS,)),
        ("G G B5 B1 B3 C2 C4 | (R* R R)<E (Wh* Wh Wh)<N", ()),
        ("G G G G B3 C2 C4 | [R R R R] (Wh* Wh Wh Wh)<N", (DRAGONS,)),
        ("E E E S S S W W W N N B1 C1", (WINDS_ITEM,)),
        ("E E E S S S W W W N N N C1", (WINDS_ITEM,)),
        ("E E E S S S W W W N B1 B1 C1", ()),
        ("E E E S S S W W N N B1 B1 C1", ()),
        ("B1 | (E* E E)<N (W* W W)<N (N* N N)<E (S* S S)<E", (WINDS_ITEM,)),
    ],
)
def test_a_loser_may_claim_two_unfinished_limit_hands(hand: str, claims: tuple[str, ...]) -> None:
    loser = record(hand)
    assert rule_set(RULES).claims(loser) == claims
    assert rule_set(RULES, {"limit": "none"}).claims(loser) == ()


def test_a_winner_claims_nothing() -> None:
    assert rule_set(RULES).claims(record("G G G B4 B5 C7 C7 | (R* R R)<E (Wh* Wh Wh)<N", "B6 wall")) == ()


def test_a_losers_total_is_cut_too() -> None:
    hand = "G G G B1 B3 C2 C4 | [R R R R] [Wh Wh Wh Wh]"
    assert total(hand) == 576
    assert total(f"{hand} | Fl2") == 600
    assert total(f"{hand} | Fl2", limit="none") == 1216


def test_scores_are_checked_before_anything_is_paid() -> None:
    with pytest.raises(InvalidHandError):
        rule_set(RULES).score(record("B1 B2", "B3 wall"))
