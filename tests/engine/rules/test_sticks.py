"""Amounts are paid with sticks exactly, with change, and with as few of them as can be."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from peling.rulebooks import rule_set
from peling.rules.sticks import handed_over, worth

START = dict(rule_set("four-winds").sticks)
SOME = st.fixed_dictionaries({value: st.integers(0, 4) for value in START})


def test_everybody_starts_with_a_thousand() -> None:
    assert START == {2: 5, 10: 9, 100: 4, 500: 1}
    assert worth(START) == 1000


@pytest.mark.parametrize(
    ("amount", "paid", "change"),
    [
        (0, {}, {}),
        (24, {10: 2, 2: 2}, {}),
        (18, {10: 2}, {2: 1}),
        (98, {100: 1}, {2: 1}),
        (480, {500: 1}, {10: 2}),
        (1000, {500: 1, 100: 4, 10: 9, 2: 5}, {}),
    ],
)
def test_an_amount_is_paid_with_few_sticks(amount: int, paid: dict[int, int], change: dict[int, int]) -> None:
    moved = handed_over(amount, START, START)
    assert moved is not None
    assert (moved.paid, moved.change) == (paid, change)


@pytest.mark.parametrize("amount", [7, 1002, 2000])
def test_what_cannot_be_paid_stays_a_debt(amount: int) -> None:
    assert handed_over(amount, START, START) is None


def test_a_payee_without_change_may_make_it_impossible() -> None:
    assert handed_over(8, {10: 1}, {100: 1}) is None
    assert handed_over(8, {10: 1}, {2: 1}) is not None


@given(amount=st.integers(0, 600).map(lambda half: 2 * half), payer=SOME, payee=SOME)
def test_what_is_handed_over_is_there_and_makes_the_amount(
    amount: int, payer: dict[int, int], payee: dict[int, int]
) -> None:
    moved = handed_over(amount, payer, payee)
    if moved is not None:
        assert worth(moved.paid) - worth(moved.change) == amount
        assert all(number <= payer[value] for value, number in moved.paid.items())
        assert all(number <= payee[value] for value, number in moved.change.items())
        assert not set(moved.paid) & set(moved.change)


@given(amount=st.integers(0, 60), payer=SOME, payee=SOME)
def test_no_other_way_needs_fewer(amount: int, payer: dict[int, int], payee: dict[int, int]) -> None:
    ways = [
        sum(map(abs, numbers))
        for numbers in product(*(range(-payee[value], payer[value] + 1) for value in START))
        if sum(value * number for value, number in zip(START, numbers, strict=True)) == amount
    ]
    moved = handed_over(amount, payer, payee)
    needed = None if moved is None else sum(moved.paid.values()) + sum(moved.change.values())
    assert needed == min(ways, default=None)
