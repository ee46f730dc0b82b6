"""What two players owe each other after a deal is one sum, however often they pay to and fro."""

from __future__ import annotations

from peling.ledger.figures import Figures, Payment
from peling.ledger.stick_course import owed_in


def owed(*payments: tuple[int, int, int]) -> list[tuple[int, int, int]]:
    made = tuple(Payment(payer, payee, amount, "winner", amount) for payer, payee, amount in payments)
    return owed_in(Figures((0, 0, 0), made[:1], made[1:], (0, 0, 0)))


def test_payments_to_and_fro_are_one_sum() -> None:
    assert owed((0, 1, 5)) == [(0, 1, 5)]
    assert owed((0, 1, 5), (0, 1, 3), (1, 0, 2)) == [(0, 1, 6)]
    assert owed((0, 1, 5), (1, 0, 9), (2, 0, 1)) == [(1, 0, 4), (2, 0, 1)]
    assert owed((0, 1, 5), (1, 0, 5)) == []
