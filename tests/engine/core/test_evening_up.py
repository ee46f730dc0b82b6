"""The fewest payments that make all even."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from peling.core.evening_up import EXACT, fewest_payments

AMOUNTS = st.integers(-60, 60)


def paid(balances: list[int]) -> list[int]:
    left = list(balances)
    for payer, payee, amount in fewest_payments(balances):
        assert amount > 0
        left[payer] += amount
        left[payee] -= amount
    return left


def most_groups(balances: list[int]) -> int:
    """Return into how many groups that make 0 these can be parted, by trying."""
    if not balances:
        return 0
    first, rest = balances[0], balances[1:]
    best = 0
    for size in range(len(rest) + 1):
        for chosen in combinations(range(len(rest)), size):
            if first + sum(rest[place] for place in chosen) == 0:
                others = [one for place, one in enumerate(rest) if place not in chosen]
                if sum(others) == 0:
                    best = max(best, 1 + most_groups(others))
    return best


@given(st.lists(AMOUNTS, min_size=1, max_size=6))
def test_all_are_even_after_as_few_payments_as_there_can_be(amounts: list[int]) -> None:
    balances = [*amounts, -sum(amounts)]
    assert not any(paid(balances))
    open_ones = [one for one in balances if one]
    assert len(fewest_payments(balances)) == len(open_ones) - most_groups(open_ones)


@given(st.lists(AMOUNTS, min_size=EXACT + 1, max_size=30))
def test_many_people_are_even_after_fewer_payments_than_people(amounts: list[int]) -> None:
    balances = [*amounts, -sum(amounts)]
    assert not any(paid(balances))
    assert len(fewest_payments(balances)) < len(balances)


def test_nobody_pays_where_all_are_even() -> None:
    assert fewest_payments([0, 0, 0]) == ()


def test_balances_that_are_not_balanced_are_refused() -> None:
    with pytest.raises(ValueError, match="5 together cannot be made even"):
        fewest_payments([3, 2])
