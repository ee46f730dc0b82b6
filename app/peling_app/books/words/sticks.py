"""Word payments with dotted sticks."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from peling.core.tiles import Wind
from peling_app.kit.words.marks import Sentence
from peling_app.kit.words.numbers import number
from peling_app.kit.words.tiles import joined, wind_name

translate = QCoreApplication.translate


title = Sentence("Sticks", "With dotted sticks")
gets_back = Sentence("Sticks", "back")
noted = Sentence("Sticks", "noted as a debt")


def handed(
    payer: Wind, payee: Wind, paid: tuple[tuple[int, int], ...], change: tuple[tuple[int, int], ...]
) -> str:
    """Return which sticks are handed over and which come back, each as value and number."""
    if not change:
        words = translate("Sticks", "{payer} hands {payee} {sticks}.")
    else:
        words = translate("Sticks", "{payer} hands {payee} {sticks} and gets back {change}.")
    return words.format(
        payer=wind_name(payer), payee=wind_name(payee), sticks=_piles(paid), change=_piles(change)
    )


def debt(payer: Wind, payee: Wind, amount: int) -> str:
    """Say that the sticks do not suffice for a payment."""
    words = translate("Sticks", "{payer} owes {payee} {amount}: the sticks do not suffice. It is noted.")
    return words.format(payer=wind_name(payer), payee=wind_name(payee), amount=number(amount))


def pile(value: int, count: int) -> str:
    """Return a number of equal sticks: "3 × 100"."""
    return translate("Sticks", "{count} × {value}").format(count=number(count), value=number(value))


def _piles(piles: tuple[tuple[int, int], ...]) -> str:
    return joined([pile(value, count) for value, count in piles])
