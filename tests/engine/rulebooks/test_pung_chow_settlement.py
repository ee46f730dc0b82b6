"""Settling Part I with two, three and four players, and what every book's settlement must keep."""

from hypothesis import given
from hypothesis import strategies as st

from peling.core.settlement import DealOutcome
from peling.core.tiles import WINDS, Wind
from peling.rulebooks import rule_set

PLAYERS = {2: (Wind.EAST, Wind.WEST), 3: WINDS[:3], 4: WINDS}


def net(outcome: DealOutcome) -> dict[str, int]:
    return {
        wind.value: points
        for wind, points in rule_set("pung-chow").settle(outcome).net(outcome.winds).items()
    }


def test_two_players() -> None:
    outcome = DealOutcome(PLAYERS[2], Wind.WEST, {Wind.EAST: 64, Wind.WEST: 22})
    assert net(outcome) == {"E": -44, "W": 44}


def test_three_players() -> None:
    outcome = DealOutcome(PLAYERS[3], Wind.SOUTH, {Wind.EAST: 8, Wind.SOUTH: 30, Wind.WEST: 20})
    assert net(outcome) == {"E": -84, "S": 90, "W": -6}


@given(st.sampled_from((2, 3, 4)), st.data())
def test_it_sums_to_zero_and_stays_even(players: int, data: st.DataObject) -> None:
    winds = PLAYERS[players]
    even = st.integers(min_value=0, max_value=60_000).map(lambda half: 2 * half)
    scores = {wind: data.draw(even) for wind in winds}
    winner = data.draw(st.none() | st.sampled_from(winds))
    losers = [wind for wind in winds if wind is not winner]
    dead = dict.fromkeys(data.draw(st.lists(st.sampled_from(losers), unique=True)), "wrong-count")
    rules = rule_set("pung-chow", {"draw_settlement": data.draw(st.sampled_from(("none", "differences")))})
    settled = rules.settle(DealOutcome(winds, winner, scores, dead=dead))
    assert sum(settled.net(winds).values()) == 0
    assert all(transfer.amount > 0 and transfer.amount % 2 == 0 for transfer in settled.transfers)
    if winner is not None:
        paid = {transfer.payer for transfer in settled.transfers if transfer.payee is winner}
        assert paid == (set(losers) if scores[winner] else set())
