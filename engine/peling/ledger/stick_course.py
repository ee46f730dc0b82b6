"""Who has which sticks in the course of an evening, where a book has sticks; what is not paid is a debt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from peling.ledger.figures import Figures
from peling.ledger.sheet import Sheet
from peling.rules.sticks import HandedOver, handed_over


@dataclass(frozen=True, slots=True)
class StickPayment:
    """One payment with sticks: `handed` says what goes over and what comes back; None: it stays a debt."""

    payer: int
    payee: int
    amount: int
    handed: HandedOver | None


@dataclass(frozen=True, slots=True)
class StickDeal:
    """The payments of a deal with sticks.

    Attributes:
        number: of the deal.
        payments: in the order of the settlement, what two players owe each other in one.
        holdings: what each place has then, by value.
        debts: what was not paid so far, by payer and payee.
    """

    number: int
    payments: tuple[StickPayment, ...]
    holdings: tuple[Mapping[int, int], ...]
    debts: Mapping[tuple[int, int], int]


def stick_course(sheet: Sheet) -> tuple[StickDeal, ...]:
    """Return how every deal is paid with the sticks of the book; nothing where it has none.

    Adjustments by hand are no payments and move no stick.
    """
    if not sheet.rules.sticks:
        return ()
    holdings = [dict(sheet.rules.sticks) for _ in sheet.setup.players]
    debts: dict[tuple[int, int], int] = {}
    found = []
    for row in sheet.deals:
        payments = []
        for payer, payee, amount in owed_in(row.figures):
            handed = handed_over(amount, holdings[payer], holdings[payee])
            payments.append(StickPayment(payer, payee, amount, handed))
            if handed is None:
                debts[payer, payee] = debts.get((payer, payee), 0) + amount
            else:
                _hand_over(handed, holdings[payer], holdings[payee])
        found.append(StickDeal(row.number, tuple(payments), tuple(map(dict, holdings)), dict(debts)))
    return tuple(found)


def owed_in(figures: Figures) -> list[tuple[int, int, int]]:
    """Return what is owed between each two players, in the order of the payments."""
    owed: dict[tuple[int, int], int] = {}
    for paid in (*figures.payments, *figures.penalties):
        back = (paid.payee, paid.payer)
        pair, amount = (back, -paid.amount) if back in owed else ((paid.payer, paid.payee), paid.amount)
        owed[pair] = owed.get(pair, 0) + amount
    found = []
    for (payer, payee), amount in owed.items():
        if amount > 0:
            found.append((payer, payee, amount))
        elif amount < 0:
            found.append((payee, payer, -amount))
    return found


def _hand_over(handed: HandedOver, payer: dict[int, int], payee: dict[int, int]) -> None:
    for value, number in handed.paid.items():
        payer[value] -= number
        payee[value] = payee.get(value, 0) + number
    for value, number in handed.change.items():
        payee[value] -= number
        payer[value] = payer.get(value, 0) + number
