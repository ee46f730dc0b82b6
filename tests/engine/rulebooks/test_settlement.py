"""Who pays whom in every book: who pays for all, and what every settlement must keep."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from peling.core.settlement import DealOutcome
from peling.core.tiles import Wind
from peling.rulebooks import RULE_SETS, rule_set
from tests.by_day import by_day
from tests.engine.rulebooks.suite import Place, Settling, by_book, of_each_book

BOOKS = of_each_book("settlement", Settling)


@pytest.mark.parametrize(
    ("rules_id", "case"),
    by_book(
        (rules_id, f"{payer or 'nobody'}-{number}", (place, payer))
        for rules_id, settling in BOOKS.items()
        for number, (place, payer) in enumerate(settling.who)
    ),
)
def test_who_is_liable(rules_id: str, case: tuple[Place, str | None]) -> None:
    place, payer = case
    settling = BOOKS[rules_id]
    assert settling.hands.total(*place) > 0
    assert settling.hands.liable(*place) == payer
    for house in settling.alike:
        assert settling.hands.liable(*place, **house) == payer
    for house in settling.nobody:
        assert settling.hands.liable(*place, **house) is None


@pytest.mark.parametrize("rules_id", by_day({"pung-chow-limit", "fenghua"}, RULE_SETS))
@given(data=st.data())
def test_it_sums_to_zero_and_keeps_the_steps_and_the_limit_of_the_book(
    rules_id: str, data: st.DataObject
) -> None:
    settling = BOOKS[rules_id]
    house = {key: data.draw(st.sampled_from(values), key) for key, values in settling.house.items()}
    rules = rule_set(rules_id, house)
    winds = rules.course.seats(data.draw(st.sampled_from(rules.course.players)))
    even = st.integers(min_value=0, max_value=30_000).map(lambda half: 2 * half)
    scores = {wind: data.draw(even) for wind in winds}
    winner = data.draw(st.none() | st.sampled_from(winds))
    losers = [wind for wind in winds if wind is not winner]
    outcome = DealOutcome(winds, winner, scores)
    if settling.dead:
        dead = dict.fromkeys(data.draw(st.lists(st.sampled_from(losers), unique=True)), "wrong-count")
        outcome = DealOutcome(winds, winner, scores, dead=dead)
    elif settling.liable and winner is not None:
        payer = data.draw(st.none() | st.sampled_from(losers))
        outcome = DealOutcome(winds, winner, scores, liable=payer)
    settled = rules.settle(outcome)
    net = settled.net(winds)
    assert sum(net.values()) == 0
    limit = house["limit"] if settling.limit else "none"
    for paid in settled.transfers:
        assert paid.amount > 0
        assert paid.amount % settling.step == 0
        assert not isinstance(limit, int) or paid.amount <= limit * paid.factor
    if outcome.liable is not None:
        among = house.get("losers_settle") is True
        paying = {paid.payer for paid in settled.transfers if paid.payee is winner or not among}
        assert paying <= {outcome.liable}
        if isinstance(limit, int):
            assert -net[outcome.liable] <= limit * (6 if winner is Wind.EAST else 4)
    elif winner is not None:
        payers = {paid.payer for paid in settled.transfers if paid.payee is winner}
        assert payers == (set(losers) if scores[winner] else set())
