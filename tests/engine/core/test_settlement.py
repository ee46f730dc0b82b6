from hypothesis import given
from hypothesis import strategies as st

from peling.core.rules import Citation
from peling.core.settlement import (
    DealOutcome,
    Settlement,
    collection,
    differences,
    east_doubles,
    live_scores,
)
from peling.core.tiles import WINDS, Wind

CITE = Citation("pung-chow", "Part I", "Settling the Scores")
scores = st.integers(min_value=0, max_value=10**6)


@given(st.lists(scores, min_size=2, max_size=4), st.data())
def test_payments_sum_to_zero(values: list[int], data: st.DataObject) -> None:
    winds = WINDS[: len(values)]
    winner = data.draw(st.sampled_from(winds))
    by_wind = dict(zip(winds, values, strict=True))
    outcome = DealOutcome(winds, winner, by_wind)
    losers = [wind for wind in winds if wind is not winner]
    settled = Settlement(collection(outcome, winner, CITE) + differences(losers, by_wind, CITE))
    assert sum(settled.net(winds).values()) == 0


@given(st.lists(scores, min_size=4, max_size=4))
def test_each_pair_pays_its_difference_once(values: list[int]) -> None:
    by_wind = dict(zip(WINDS, values, strict=True))
    paid = {frozenset((t.payer, t.payee)): t for t in differences(WINDS, by_wind, CITE)}
    assert len(paid) == len(differences(WINDS, by_wind, CITE))
    for one in WINDS:
        for other in WINDS:
            if by_wind[one] > by_wind[other]:
                transfer = paid[frozenset((one, other))]
                assert transfer.payee is one
                assert transfer.amount == (by_wind[one] - by_wind[other]) * east_doubles(one, other)


def test_east_pays_and_receives_double() -> None:
    assert east_doubles(Wind.EAST, Wind.WEST) == 2
    assert east_doubles(Wind.NORTH, Wind.EAST) == 2
    assert east_doubles(Wind.NORTH, Wind.WEST) == 1


def test_the_higher_hand_settles_first() -> None:
    by_wind = dict(zip(WINDS, (16, 200, 10, 28), strict=True))
    settled = differences((Wind.EAST, Wind.WEST, Wind.NORTH), by_wind, CITE)
    assert [(t.payer.value, t.payee.value, t.base, t.factor) for t in settled] == [
        ("E", "N", 12, 2),
        ("W", "N", 18, 1),
        ("W", "E", 6, 2),
    ]
    assert (settled[0].higher, settled[0].lower) == (28, 16)


def test_a_dead_hand_counts_nothing() -> None:
    outcome = DealOutcome(
        WINDS[:2], Wind.EAST, {Wind.EAST: 20, Wind.SOUTH: 64}, dead={Wind.SOUTH: "too-many"}
    )
    assert live_scores(outcome) == {Wind.EAST: 20, Wind.SOUTH: 0}


def test_equal_hands_pay_nothing() -> None:
    assert differences(WINDS, dict.fromkeys(WINDS, 8), CITE) == ()
